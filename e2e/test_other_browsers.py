"""A stock Firefox and WebKitGTK: a first visit, a few answers, a reload; the server stops, and there is a next visit.

Where one of them is not installed the test says so and passes; in CI it must be there.
"""

import warnings
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.ui import WebDriverWait

from e2e.guards import SLOW, Watched
from e2e.host import Host
from e2e.player import AIMS, OFFLINE, READY, SEEN, WENT_ON, Player, Seen
from tools import browsers

ANSWERS = 4


def missing(name: str) -> None:
    """A browser that is not there: an error where it must be, else a plain word in the summary."""
    assert not browsers.required(), f"{name} must be installed here."
    warnings.warn(pytest.PytestWarning(f"{name} is not installed: nothing was tried in it."), stacklevel=2)


# ------------------------------------------------------------------ Firefox
@pytest.mark.firefox
@pytest.mark.alone
@pytest.mark.filterwarnings("default::pytest.PytestWarning")
def test_firefox(playwright: Playwright, own_host: Host, tmp_path: Path) -> None:
    path = browsers.firefox()
    if not path:
        missing("Firefox")
        return
    profile = browsers.firefox_profile(playwright, path, tmp_path / "profile")
    try:
        with Watched(profile, SLOW).guarded(own_host) as guard:
            visitor = Player(profile, own_host, guard).keeping({}).open().offline_ready()
            visitor.do("play:velo-city")
            visitor.page.wait_for_selector("#board-velo-city")
            seen = visitor.until_asked()
            for _ in range(ANSWERS):
                seen = visitor.answer(seen.answers[0], seen)
            assert same(visitor.reload().until_asked(), seen)

            own_host.stop()
            visitor = visitor.new_tab().open()
            visitor.page.locator("#resume a").first.click()
            assert same(visitor.until_asked(), seen)
            assert visitor.answer(seen.answers[-1], seen).length > seen.length
    finally:
        profile.close()


def same(one: Seen, other: Seen) -> bool:
    """Whether two pictures show the same moment, wherever exactly the places stand."""
    return (one.question, one.length, one.answers) == (other.question, other.length, other.answers)


# ------------------------------------------------------------------ WebKitGTK
TROUBLES = """
window.troubles ??= [];
addEventListener("error", ({ message }) => troubles.push(message));
addEventListener("unhandledrejection", ({ reason }) => troubles.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  troubles.push(`${violatedDirective} ${blockedURI}`));
for (const kind of ["error", "warn"]) console[kind] = (...words) => troubles.push(words.join(" "));
"""
TAP = """
document.querySelector(`[data-do="${arguments[0]}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
"""


class Driven:
    """Somebody in front of WebKitGTK."""

    def __init__(self, driver: WebKitGTK, host: Host) -> None:
        self.driver, self.host = driver, host

    def open(self) -> None:
        self.driver.get(self.host.address)
        self.watched()

    def again(self) -> None:
        """Load the page that is there once more."""
        self.driver.refresh()
        self.watched()

    def watched(self) -> None:
        """Listen to what the page complains about, and wait until it is alive."""
        self.driver.execute_script(TROUBLES)
        self.until(READY)

    def until(self, condition: str, *arguments: object) -> None:
        call = f"return ({condition})(...arguments)"
        WebDriverWait(self.driver, SLOW / 1000, 0.05).until(lambda driver: driver.execute_script(call, *arguments))

    @property
    def seen(self) -> Seen:
        return Seen(**self.driver.execute_script(f"return ({SEEN})()"))

    def do(self, action: str) -> None:
        self.driver.execute_script(TAP, action)

    def until_asked(self, length: int = -1) -> Seen:
        self.until(WENT_ON, length)
        return self.seen

    def answer(self, token: str) -> Seen:
        length = self.seen.length
        self.do(token)
        return self.until_asked(length)

    def troubles(self) -> list[Any]:
        """What the page complained about, and requests to other origins."""
        found: list[Any] = self.driver.execute_script("return troubles")
        asked = self.driver.execute_script("return performance.getEntriesByType('resource').map(({name}) => name)")
        return found + [url for url in asked if not url.startswith((self.host.address, "blob:", "data:"))]


@pytest.mark.webkit
@pytest.mark.alone
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # Selenium on itself
@pytest.mark.filterwarnings("default::pytest.PytestWarning")
def test_webkit(own_host: Host) -> None:
    paths = browsers.webkit()
    if not paths:
        missing("WebKitGTK")
        return
    with browsers.webkit_session(paths) as driver:
        visitor = Driven(driver, own_host)
        visitor.open()
        visitor.until(OFFLINE)
        driver.execute_script(
            "localStorage['echappee/lang'] = 'en'; localStorage['echappee/speed'] = 'instant'; "
            "localStorage['echappee/met'] = 'name velo-city'; localStorage['echappee/learnt'] = arguments[0]",
            AIMS,  # else the computers wait until the card at a first table is read
        )
        visitor.again()
        visitor.do("play:velo-city")
        seen = visitor.until_asked()
        for _ in range(ANSWERS):
            seen = visitor.answer(seen.answers[0])
        assert visitor.troubles() == []
        visitor.again()
        assert same(visitor.until_asked(), seen)

        own_host.stop()
        visitor.open()
        visitor.until("() => document.querySelector('#resume a')")
        driver.execute_script("document.querySelector('#resume a').click()")
        assert same(visitor.until_asked(), seen)
        assert visitor.answer(seen.answers[-1]).length > seen.length
        assert visitor.troubles() == []
