"""The browsers, the server, and the rules of the house: every page is guarded, every test says what it opens."""

from base64 import b64encode
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from e2e.account import account
from e2e.guards import Watched
from e2e.host import Host, copy_of_dist
from e2e.player import Player
from tools import base, browsers

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "locale": "fr-FR",
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
Opener = Callable[..., Player]
Camera = Callable[[bytes], str]
READ_CODE = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const photograph = (scale) => {
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(bitmap, 0, 0, width, height);
    return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
  };
  // A camera takes one picture after the other, from nearer and farther.
  return [1, 0.9, 0.8].map(photograph).find(Boolean) ?? "";
}"""


# ------------------------------------------------------------------ what is told of a failure
@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test's report ends with what its pages showed."""
    report = yield
    if report.when == "call" and report.failed:
        people = [value for value in item.funcargs.values() if isinstance(value, Player)]
        report.sections += [("the page", account(player, item.name)) for player in people]
    return report


# ------------------------------------------------------------------ one of each for the whole run
@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """dist/ on the loopback address, for all tests that leave the server alone."""
    running = Host(copy_of_dist(tmp_path_factory.mktemp("host") / "site"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium."""
    running = browsers.launch_chromium(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility engine's source."""
    return (base.MODULES / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture(scope="session")
def camera(browser: Browser) -> Iterator[Camera]:
    """Reads the code in a photograph as a phone does; empty if it cannot."""
    page = browser.new_page()
    page.evaluate((base.MODULES / "jsqr" / "dist" / "jsQR.js").read_text("utf-8"))

    def read(picture: bytes) -> str:
        return str(page.evaluate(READ_CODE, b64encode(picture).decode()))

    yield read
    page.close()


# ------------------------------------------------------------------ who may run beside whom
@pytest.fixture(autouse=True)
def turn(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests run side by side, but one that measures runs alone."""
    alone = request.node.get_closest_marker("alone") is not None
    try:
        import fcntl
    except ImportError:  # Windows: there tests run one after another
        yield
        return
    base.BUILD.mkdir(exist_ok=True)
    with (base.BUILD / "e2e.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


# ------------------------------------------------------------------ guarded pages
@pytest.fixture(scope="session")
def desktop(browser: Browser, host: Host) -> Watched:
    """A desktop profile where the page has been before: quick to open, its storage emptied by each test."""
    return been_there(Watched(browser.new_context(**DESKTOP)), host)


@pytest.fixture(scope="session")
def pocket(browser: Browser, host: Host) -> Watched:
    """The same as a phone of 360 by 740 with a touch screen."""
    return been_there(Watched(browser.new_context(**PHONE)), host)


def been_there(profile: Watched, host: Host) -> Watched:
    """The profile after a first visit to its end."""
    with profile.guarded(host) as guard:
        Player(profile.context, host, guard).open().offline_ready()
    return profile


@pytest.fixture
def player(desktop: Watched, host: Host) -> Iterator[Player]:
    """Somebody at a desk, with nothing stored."""
    with desktop.guarded(host) as guard:
        yield Player(desktop.context, host, guard).with_nothing_stored()


@pytest.fixture
def phone(pocket: Watched, host: Host) -> Iterator[Player]:
    """Somebody with a phone, with nothing stored."""
    with pocket.guarded(host) as guard:
        yield Player(pocket.context, host, guard, touch=True).with_nothing_stored()


@pytest.fixture
def newcomer(browser: Browser, host: Host) -> Iterator[Opener]:
    """Somebody who has never been here: each call opens a fresh profile."""
    with ExitStack() as stack:

        def arrive(at: Host = host, **options: Any) -> Player:
            context = browser.new_context(**{**DESKTOP, **options})
            stack.callback(context.close)
            guard = stack.enter_context(Watched(context).guarded(at))
            return Player(context, at, guard)

        yield arrive


@pytest.fixture
def resident(playwright: Playwright, tmp_path: Path) -> Iterator[Opener]:
    """Somebody with a profile on disk: each call starts a new browser process with the same profile."""
    with ExitStack() as stack:

        def arrive(at: Host, **options: Any) -> Player:
            stack.close()
            context = browsers.chromium_profile(playwright, tmp_path / "profile", **{**DESKTOP, **options})
            stack.callback(context.close)
            guard = stack.enter_context(Watched(context).guarded(at))
            return Player(context, at, guard)

        yield arrive


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server of the test's own, to stop and to give another build."""
    running = Host(copy_of_dist(tmp_path / "site"))
    yield running
    running.stop()
