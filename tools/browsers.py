"""Finds the three browsers: one that is installed, else Playwright's own (Chromium), else the system's package.

Firefox is driven through WebDriver BiDi (Playwright's channel "moz-firefox"), WebKitGTK through its WebDriver and
Selenium on a virtual screen: Playwright's own WebKit does not start on every Linux, and a stock one is nearer to life.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .base import Trouble, step

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
FIREFOX = ("firefox-esr", "firefox")
FIREFOX_PLACES = ("/Applications/Firefox.app/Contents/MacOS/firefox", r"C:\Program Files\Mozilla Firefox\firefox.exe")
MINIBROWSER = ("webkit2gtk-4.1/MiniBrowser", "webkitgtk-6.0/MiniBrowser", "webkit2gtk-4.0/MiniBrowser")
PATIENCE = 120  # seconds until a browser is there, or a page: others may keep a small machine busy
# No GPU, no first-run pages, no chatter with the vendor's servers: only our own requests are seen.
CHROMIUM_FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def required() -> bool:
    """In CI every browser must be there; elsewhere a missing one is only said to be missing."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false"}


def _installed(names: Sequence[str], places: Sequence[str] = ()) -> str | None:
    found = (shutil.which(name) for name in names)
    return next((path for path in found if path), next((place for place in places if Path(place).exists()), None))


def _apt(*packages: str) -> bool:
    """Installs packages where that is possible without asking anybody."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with step(f"apt-get install {' '.join(packages)}"):
        _quietly(["apt-get", "update", "-q"], environment)
        return _quietly(["apt-get", "install", "-yq", "--no-install-recommends", *packages], environment)


def _quietly(command: Sequence[str], environment: dict[str, str] | None = None) -> bool:
    quiet = subprocess.DEVNULL
    return subprocess.call(command, env=environment, stdout=quiet, stderr=quiet) == 0


# ---------------------------------------------------------------- Chromium
def chromium() -> str | None:
    """The path of Chromium or Chrome; None when Playwright's own is there instead."""
    if found := _installed(CHROMIUM, CHROMIUM_PLACES):
        return found
    with step("Chromium, Playwright's own"):
        fetched = _quietly([sys.executable, "-m", "playwright", "install", "chromium"])
    if fetched:
        return None
    if _apt("chromium") and (found := _installed(CHROMIUM)):
        return found
    raise Trouble("No Chromium or Chrome was found, and none could be fetched. Install one, then try again.")


def chromium_options() -> dict[str, Any]:
    """What Playwright needs to start it; also inside containers, where everybody is root."""
    path = chromium()
    return {"args": list(CHROMIUM_FLAGS), "chromium_sandbox": False, **({"executable_path": path} if path else {})}


def launch_chromium(playwright: Playwright) -> Browser:
    """A Chromium without a profile."""
    return playwright.chromium.launch(**chromium_options())


def chromium_profile(playwright: Playwright, folder: Path | str, **options: Any) -> BrowserContext:
    """A Chromium that keeps its profile: for repeat visits and for the installability check."""
    return playwright.chromium.launch_persistent_context(folder, **chromium_options(), **options)


# ---------------------------------------------------------------- Firefox
def firefox() -> str | None:
    """The path of a stock Firefox, or None when there is none and none can be installed."""
    if found := _installed(FIREFOX, FIREFOX_PLACES):
        return found
    return _installed(FIREFOX) if _apt("firefox-esr") or _apt("firefox") else None


def launch_firefox(playwright: Playwright, path: str) -> Browser:
    """A stock Firefox."""
    return playwright.firefox.launch(channel="moz-firefox", executable_path=path, timeout=1000 * PATIENCE)


def firefox_profile(playwright: Playwright, path: str, folder: Path | str) -> BrowserContext:
    """A stock Firefox that keeps its profile."""
    return playwright.firefox.launch_persistent_context(
        folder, channel="moz-firefox", executable_path=path, timeout=1000 * PATIENCE
    )


# ---------------------------------------------------------------- WebKitGTK
def webkit() -> tuple[str, str] | None:
    """The paths of WebKitGTK's small browser and its driver, or None."""
    return _webkit() or (_webkit() if _apt("webkit2gtk-driver", "xvfb") else None)


def _webkit() -> tuple[str, str] | None:
    driver = _installed(("WebKitWebDriver",))
    libraries = [*Path("/usr/lib").glob("*-linux-gnu*"), Path("/usr/lib64"), Path("/usr/libexec"), Path("/usr/lib")]
    found = (folder / name for name in MINIBROWSER for folder in libraries if (folder / name).exists())
    browser = next(found, None)
    return (str(browser), driver) if browser and driver and _installed(("Xvfb",)) else None


@contextmanager
def webkit_session(paths: tuple[str, str]) -> Iterator[webdriver.WebKitGTK]:
    """A WebKitGTK window on a virtual screen, driven by Selenium."""
    with _screen() as display:
        options = Options()
        options.binary_location = paths[0]
        options.add_argument("--automation")
        # Accelerated drawing and the inner sandbox need more than a container gives.
        environment = {
            **os.environ,
            "DISPLAY": display,
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "GDK_BACKEND": "x11",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        driver = webdriver.WebKitGTK(options=options, service=Service(paths[1], env=environment))
        driver.set_page_load_timeout(PATIENCE)
        driver.set_script_timeout(PATIENCE)
        try:
            yield driver
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """Xvfb on a display of its own choosing."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise Trouble("The virtual screen (Xvfb) did not start.")
        yield f":{number}"
    finally:
        screen.terminate()
        screen.wait(10)
