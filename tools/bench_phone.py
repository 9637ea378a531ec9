"""A telephone's processor: the page in a Chromium held to a part of one core, and its longest task at full speed."""

import math
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, cast

from playwright.sync_api import Page, Playwright, sync_playwright

from pygame_core.engine import registry

from . import browsers, phone, quota, site
from .base import step
from .bench import Figure
from .bench_start import PRIMING, REST, serving

SHARES = {0.25: True, 0.5: False}
"""Parts of one core, and whether the goals are for them."""
STARTS, TABLES, ANSWERS = 5, 3, 24
"""How often each is measured; the last for each game."""
START, TABLE, ANSWER, TASK = 3.5, 1.0, 200.0, 50.0
"""The goals: seconds, seconds, milliseconds, milliseconds."""
SETTLING = 3
"""Seconds in which a browser that has just begun comes to rest."""
LONGEST = "window.longest"
Deed = Callable[[Page], Any]


@dataclass(frozen=True)
class Telephone:
    """One profile that knows the page, and the group that its browser runs in, if there can be one."""

    playwright: Playwright
    home: Path
    address: str
    group: quota.Group | None

    def visit(self, deed: Deed, rest: float = 0) -> Any:
        """Something is done in a new browser, which begins at full speed."""
        options = browsers.chromium_options()
        if self.group:
            self.group.let_go()
            program = options.get("executable_path", self.playwright.chromium.executable_path)
            options["executable_path"] = str(self.group.wrapped(program))
        context = self.playwright.chromium.launch_persistent_context(self.home, **options, **phone.SCREEN)
        try:
            page = context.new_page()
            time.sleep(SETTLING)
            found = deed(page)
            time.sleep(rest)
            return found
        finally:
            if self.group:
                self.group.let_go()
            context.close()


def measure(_tolerance: float = 0.0) -> list[Figure]:
    """Starts, tables and answers at parts of one core; the longest task at full speed."""
    folder = site.build()
    with (
        serving(folder) as address,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as known,
        quota.group() as group,
    ):
        one = Telephone(playwright, Path(known), address, group)
        for _ in range(PRIMING):
            one.visit(partial(phone.start, address=address), REST)
        if group is None:
            print("  No control group can be made here, so a telephone's processor is not measured.", flush=True)
        held = [figure for share in SHARES if group for figure in at(one, group, share)]
        return [*held, longest(one)]


def at(one: Telephone, group: quota.Group, share: float) -> list[Figure]:
    """All times at one part of a core."""
    address, where = one.address, f"{share:g} of a core"

    def slow() -> None:
        group.hold(share)

    with step(f"Chromium at {where}"):
        starts = [one.visit(partial(phone.start, address=address, slow=slow)) for _ in range(STARTS)]
        found = [Figure(f"{where}: repeat start, s", median(starts), goal(START, share))]
        for game in games():
            tables = [one.visit(partial(phone.table, address=address, game=game, slow=slow)) for _ in range(TABLES)]
            found.append(Figure(f"{where}: a table of {game}, s", median(tables), goal(TABLE, share)))
        for game in games():
            taps = one.visit(partial(phone.answers, address=address, game=game, times=ANSWERS, slow=slow))
            title = f"{where}: tap to paint, {game}, ms"
            found.append(Figure(title, percentile(taps, 95), goal(ANSWER, share), note=f"median {median(taps):.0f}"))
    return found


def longest(one: Telephone) -> Figure:
    """The longest task of the page's own thread, at full speed, of a start and some answers of each game."""

    def task(page: Page, game: str) -> float:
        phone.answers(page, one.address, game, ANSWERS)
        return cast("float", page.evaluate(LONGEST))

    with step("Chromium at full speed"):
        found = {game: one.visit(partial(task, game=game)) for game in games()}
    worst = max(found, key=lambda game: found[game])
    note = worst if found[worst] else "none was long enough to be told"
    return Figure("longest task at full speed, ms", found[worst], TASK, note=note)


def games() -> list[str]:
    """All of them."""
    return [meta.id for meta in registry.games()]


def goal(most: float, share: float) -> float | None:
    """What may be reached at most at this part of a core."""
    return most if SHARES[share] else None


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]
