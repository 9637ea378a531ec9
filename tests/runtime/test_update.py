"""The service worker's bookkeeping, in a sub-folder of a host: whole builds only, each kept as long as a page needs it.

What a person sees of it is tested in e2e/.
"""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tools import base, browsers, site
from tools.serve import Server
from tools.site import Files

pytestmark = [pytest.mark.native, pytest.mark.slow, pytest.mark.chromium, pytest.mark.xdist_group("profile")]
Put = Callable[[Files], str]
OFFLINE = "'offline' in document.documentElement.dataset"
BUILD = "document.querySelector('meta[name=build]').content"
CACHES = "async () => (await caches.keys()).map((name) => name.split(' ').at(-1)).filter((name) => name !== 'next')"
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/games/");
  await registration.update();
  const worker = registration.installing;
  return new Promise((done) => worker.addEventListener("statechange", () => done(worker.state)));
}"""
WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration('/games/')).waiting)"


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
        found = browsers.chromium_profile(playwright, tmp_path_factory.mktemp("profile"))
        found.set_default_timeout(90_000)  # now and then Chromium changes workers only after half a minute
        yield found
        found.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Server]:
    """A server in a sub-folder of its address, as many hosts have it."""
    with Server(tmp_path / "host") as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture
def put(tmp_path: Path, files: Files) -> Put:
    """Puts a build on the host, some files changed; returns the build's name."""

    def replace(changes: Files) -> str:
        with base.only_one():
            made = site.named(site.content() | changes) if changes else files
        site.replace(tmp_path / "host" / "games", made)
        return next(name for name in made if name.endswith("/worker.py")).split("/")[0]

    (tmp_path / "host").mkdir()
    return replace


def visit(profile: BrowserContext, host: Server) -> Page:
    page = profile.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(f"{host.address}games/")
    try:
        page.wait_for_function(OFFLINE)
    except TooLate as error:
        raise AssertionError(f"the page did not start; it said {said}") from error
    return page


def until(page: Page, expression: str) -> None:
    page.wait_for_function(f"async () => await ({expression})()")


def change_workers(profile: BrowserContext, host: Server) -> Page:
    """What Chromium does by itself once no page is left and the older worker has idled for a while; the page that has
    waited for it lies outside."""
    outside = profile.new_page()
    outside.goto(host.address)
    session = profile.new_cdp_session(outside)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    until(outside, f"async () => !(await ({WAITING})())")
    return outside


def test_a_build_is_kept_until_its_last_page_is_gone(profile: BrowserContext, host: Server, put: Put) -> None:
    old = put({})
    first, second = visit(profile, host), visit(profile, host)
    new = put({"style/more.css": b"/* newer */"})
    assert first.evaluate(INSTALL) == "installed"
    with first.expect_navigation():
        first.evaluate(f"() => void import('./{old}/shell/update.js').then((update) => update.applyUpdate())")
    assert first.evaluate(BUILD) == new
    first.wait_for_function(OFFLINE)

    kept = second.evaluate(f"async () => (await fetch('{old}/worker.py')).status")
    assert kept == 200, "the other tab still gets the files of its own build, which the host no longer has"
    assert second.evaluate(BUILD) == old
    assert set(first.evaluate(CACHES)) == {old, new}

    second.close()
    first.close()
    outside = change_workers(profile, host)
    until(outside, f"async () => (await caches.keys()).every((name) => name.endsWith('{new}'))")
    outside.close()
    last = visit(profile, host)
    assert last.evaluate(BUILD) == new
    last.close()


def test_half_an_upload_is_no_update(profile: BrowserContext, host: Server, put: Put, tmp_path: Path) -> None:
    old = put({})
    page = visit(profile, host)
    new = put({"style/more.css": b"/* newest */"})
    (tmp_path / "host" / "games" / new / "style" / "more.css").write_text("another file than the one listed")
    assert page.evaluate(INSTALL) == "redundant"
    assert not page.evaluate(WAITING)
    assert page.evaluate(CACHES) == [old]
    page.reload()
    assert page.evaluate(BUILD) == old
    page.close()
