"""A first visit over a line: from navigation to the first answer, against a bare Pyodide over the same line.

The line is made where the files are served from, so it is as narrow and as long for workers as for pages; both sides
are compressed as static hosts do it.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from . import browsers, site
from .base import step
from .bench import Figure
from .bench_start import FOLDER, bare_site, visit
from .hosting import Line, Shaped, hosted

LINES = {"20 Mbit/s, 40 ms": (20e6, 0.040, 5), "1.6 Mbit/s, 150 ms": (1.6e6, 0.150, 2)}
"""Bits a second, seconds there and back, and how often each side is visited."""
GOAL = 1.0


def measure(_tolerance: float = 0.0) -> list[Figure]:
    """Both lines, in Chromium."""
    bare_site()
    folder = site.build()
    with sync_playwright() as playwright:
        return [compared(playwright, folder, name) for name in LINES]


def compared(playwright: Playwright, folder: Path, name: str) -> Figure:
    """One line: both sides take turns, each with a fresh profile, and have the line for themselves."""
    bits, delay, runs = LINES[name]
    ours, bare = [], []
    with step(f"{runs} first visits of each at {name}"):
        line = Line(bits, delay)
        with hosted(folder, Shaped, line=line) as page, hosted(FOLDER, Shaped, line=line) as other:
            for _ in range(runs):
                ours.append(first_visit(playwright, page))
                bare.append(first_visit(playwright, other))
    one, two = statistics.median(ours), statistics.median(bare)
    note = f"{one / 1000:.1f} s / {two / 1000:.1f} s"
    return Figure(f"{name}: first visit / bare Pyodide", one / two, GOAL, note=note)


def first_visit(playwright: Playwright, address: str) -> float:
    """The milliseconds until the first answer could be given, by somebody who was never here."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
        return visit(browsers.chromium_profile(playwright, Path(fresh)), address)
