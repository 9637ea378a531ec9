"""Measures, each figure as a ratio to a reference that runs beside it; a goal that is missed is an error."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from .base import ROOT, Trouble


@dataclass(frozen=True)
class Figure:
    """One measured ratio; `goal` is the most it may be (or the least, when `least`), none where it is only told."""

    title: str
    value: float
    goal: float | None = None
    least: bool = False
    note: str = ""

    @property
    def missed(self) -> bool:
        """Whether there is a goal and it is not reached."""
        if self.goal is None:
            return False
        return self.value < self.goal if self.least else self.value > self.goal

    def __str__(self) -> str:
        bound = "" if self.goal is None else f"{'at least' if self.least else 'at most'} {self.goal:.2f}"
        verdict = "" if self.goal is None else "  MISSED" if self.missed else "  ok"
        return f"  {self.title:<44} {self.value:7.2f}   {bound:<14}{verdict}  {self.note}".rstrip()


BUSY = 0.5
"""How many programs others may run on the average, if milliseconds are to mean something."""
# Each part is a module of tools/ with `measure(tolerance) -> list[Figure]`.
PARTS = ("engine", "lab", "bytes", "look", "lines", "start", "phone")


def run(only: list[str], tolerance: float = 0.0) -> int:
    """Measures the named parts, or all; `tolerance` is for machines on which others are at work, too."""
    if unknown := set(only) - set(PARTS):
        raise Trouble(f"There is no part {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}.")
    sys.path.insert(0, str(ROOT / "web"))  # the page's Python makes the saved game that a start opens
    figures: list[Figure] = []
    if (others := os.getloadavg()[0]) > BUSY:
        print(f"Others are at work here (load {others:.1f}): what takes time is not told from them.", flush=True)
    for name in only or PARTS:
        print(f"\n{name}", flush=True)
        measure: Callable[[float], list[Figure]] = import_module(f"tools.bench_{name}").measure
        found = measure(tolerance)
        print(*found, sep="\n", flush=True)
        figures += found
    missed = [figure for figure in figures if figure.missed]
    print(f"\n{len(figures)} figures, {len(missed)} goals missed")
    return 1 if missed else 0
