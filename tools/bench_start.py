"""How long a start takes: from navigation until the first legal answer can be given, against a bare, stock Pyodide that
answers 1+1 in a plain worker; and the page in one file against a repeat visit. All take turns, so that a busy machine
slows them alike."""

import json
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.keeping.saves import save
from pygame_core.engine.match.match import Match

from . import browsers, single, site
from .base import BUILD, Trouble, step
from .bench import Figure
from .bench_bytes import BARE
from .pyodide import STOCK
from .serve import Server

RUNS = 7
# Visits before a repeat visit is measured: caches of compiled code fill up slowly, and a visit without is half as fast
# again. So there are more for as long as each is clearly faster than the one before.
PRIMING, MOST_PRIMING, CLEARLY = 3, 6, 0.9
REST = 12  # seconds for each: Chromium keeps what it compiled once there has been nothing more to compile for a while
SETTLING = 3  # seconds until a browser has opened its own pages, which otherwise take half of the machine
GOALS = {
    "Chromium": {"first": 0.85, "repeat": 0.60, "file": 1.30},
    "Firefox": {"repeat": 0.60},
    "WebKitGTK": {"repeat": 0.45},
}
FOLDER = BUILD / "bare"
WORKER = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1+1"));
"""
PAGE = """<!doctype html><title>bare</title><body><script type="module">
new Worker("./000000000000/worker.js", { type: "module" }).onmessage = ({ data }) => {
  document.body.innerHTML = `<b data-do="1" data-at="1">${data}</b>`;
};
</script>"""
GAME = "#/game/bench"
# A kept game waits for a person, so that no lot decides who begins.
KEEP = "localStorage.setItem('echappee/game/bench', {});"
# Notes the moment when the board's first place can be tapped.
WATCH = """(() => {
  const look = () => {
    if (window.benchReady) return;
    if (document.querySelector("#app [data-do][data-at], body > b[data-do]")) window.benchReady = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", look);
})();"""
Profile = Callable[[Path], BrowserContext]


class Pages(NamedTuple):
    """The addresses of what is compared."""

    page: str
    bare: str
    file: str


@dataclass
class Times:
    """Milliseconds of one page in one browser."""

    first: list[float] = field(default_factory=list)
    repeat: list[float] = field(default_factory=list)


def measure(_tolerance: float = 0.0) -> list[Figure]:
    """All three browsers, those that are there."""
    bare_site()
    folder = site.build()
    with serving(folder) as page, serving(FOLDER) as bare, sync_playwright() as playwright:
        pages = Pages(page, bare, (folder / single.NAME).as_uri())
        found = compare("Chromium", lambda where: chromium(playwright, where), pages)
        if path := browsers.firefox():
            found += compare("Firefox", lambda where: firefox(playwright, str(path), where), pages)
        if paths := browsers.webkit():
            found += webkit(paths, page, bare)
    return found


def bare_site() -> None:
    """The reference: nothing but Pyodide's own files."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    inner = FOLDER / "000000000000"  # named like a build: our server then lets browsers keep it, as with the page's own
    inner.mkdir(parents=True)
    for name in BARE:
        shutil.copy(STOCK / name, inner / name)
    (inner / "worker.js").write_text(WORKER, "utf-8")
    (FOLDER / "index.html").write_text(PAGE, "utf-8")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server in the background."""
    with Server(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


def compare(browser: str, profile: Profile, pages: Pages) -> list[Figure]:
    """Visits all in turn, with fresh profiles and with profiles that know them."""
    times = {address: Times() for address in pages}
    with step(f"{browser}, {RUNS} first and {RUNS} repeat visits of each"), tempfile.TemporaryDirectory() as known:
        homes = {address: Path(known) / str(number) for number, address in enumerate(times)}
        for address, home in homes.items():
            prime(lambda: visit(profile(home), address, rest=REST))  # noqa: B023  called at once
        for _ in range(RUNS):
            for address, home in homes.items():
                if address != pages.file:  # there every visit is like the first
                    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
                        times[address].first.append(visit(profile(Path(fresh)), address))
                times[address].repeat.append(visit(profile(home), address))
    ours, bare, file = (times[address] for address in pages)
    told = f"{browser}: the page in one file / repeat visit"
    return [*figures(browser, ours, bare), ratio(told, file.repeat, ours.repeat, GOALS[browser].get("file"))]


def prime(visited: Callable[[], float]) -> None:
    """Makes visits until they no longer become clearly faster."""
    times = [visited() for _ in range(PRIMING)]
    while len(times) < MOST_PRIMING and times[-1] < CLEARLY * times[-2]:
        times.append(visited())


def figures(browser: str, ours: Times, bare: Times) -> list[Figure]:
    """The ratios of the medians."""
    goals = GOALS[browser]
    return [
        ratio(f"{browser}: first visit / bare Pyodide", ours.first, bare.first, goals.get("first")),
        ratio(f"{browser}: repeat visit / bare Pyodide", ours.repeat, bare.repeat, goals.get("repeat")),
    ]


def ratio(title: str, ours: list[float], theirs: list[float], goal: float | None) -> Figure:
    """The ratio of two medians."""
    one, two = statistics.median(ours), statistics.median(theirs)
    return Figure(title, one / two, goal, note=f"{one:.0f} ms / {two:.0f} ms")


def chromium(playwright: Playwright, home: Path) -> BrowserContext:
    """A Chromium with a profile of its own."""
    return browsers.chromium_profile(playwright, home)


def firefox(playwright: Playwright, path: str, home: Path) -> BrowserContext:
    """A Firefox with a profile of its own."""
    home.mkdir(exist_ok=True)
    return browsers.firefox_profile(playwright, path, home)


def visit(context: BrowserContext, address: str, rest: float = 0) -> float:
    """One visit in a new browser process; the profile is left rested, so that caches are written."""
    try:
        page = context.new_page()
        page.add_init_script(KEEP.format(json.dumps(kept_game())) + WATCH)
        time.sleep(SETTLING)
        page.goto(address + GAME, wait_until="commit")
        milliseconds = ready(page)
        time.sleep(rest)
        return milliseconds
    finally:
        context.close()


@cache
def kept_game() -> str:
    """A new game of the first game there is, as the page keeps it: somebody is asked at once."""
    meta = registry.games()[0]
    match = Match(registry.game(meta.id), {}, meta.seats(meta.default_players), 1)
    match.settle()
    return pack(Card(meta.id, 0), save(match))


def ready(page: Page) -> float:
    """The moment the page could be played."""
    page.wait_for_function("window.benchReady", timeout=180_000)
    return float(page.evaluate("window.benchReady"))


def webkit(paths: tuple[str, str], page: str, bare: str) -> list[Figure]:
    """WebKitGTK forgets its profile with its window, so first visits are one window each and repeats share one."""
    times = {page: Times(), bare: Times()}
    with step(f"WebKitGTK, {RUNS} first and {RUNS} repeat visits of each"):
        for _ in range(RUNS):
            for address, found in times.items():
                with browsers.webkit_session(paths) as driver:
                    found.first.append(webkit_visit(driver, address))
                    time.sleep(2.5)
                    found.repeat.append(webkit_visit(driver, address))
    return figures("WebKitGTK", times[page], times[bare])


def webkit_visit(driver: Any, address: str) -> float:
    """One visit; the watch is set a moment after navigation, long before Python can be there."""
    driver.get(f"{address}icons/icon.svg")
    driver.execute_script(KEEP.format(json.dumps(kept_game())))
    driver.get("about:blank")
    driver.get(address + GAME)
    driver.execute_script(WATCH + "document.documentElement.append(document.createComment(''))")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if found := driver.execute_script("return window.benchReady || 0"):
            return float(found)
        time.sleep(0.05)
    raise Trouble("WebKitGTK did not get the page ready within a minute.")
