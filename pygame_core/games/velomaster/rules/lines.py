"""Riders directly one behind the other: which lines there are, and who may launch one."""

from collections.abc import Iterable

from ..road import ROADS
from ..state import TAKEN, Line, Race
from .condition import can_leap

LAUNCHERS = 3
"""An acceleration is launched from among the first three."""


def find_lines(s: Race, riders: Iterable[int]) -> tuple[Line, ...]:
    """The lines that hold one of these riders: two or more up on consecutive cells of a lane, the last one first."""
    road, on = ROADS[s.route], s.on
    found: list[Line] = []
    seen: set[int] = set()
    for rider in riders:
        cell = s.place[rider]
        if cell < 0 or on[cell] != rider or rider in seen:
            continue
        ahead, behind = on[road.straight[cell]], on[road.behind[cell]]
        if 0 <= ahead < TAKEN or 0 <= behind < TAKEN:
            found.append(_line(s, cell))
            seen.update(found[-1][0])
    return tuple(found)


def _line(s: Race, cell: int) -> Line:
    road, on = ROADS[s.route], s.on
    while 0 <= on[road.behind[cell]] < TAKEN:
        cell = road.behind[cell]
    cells = [cell]
    while 0 <= on[road.straight[cell]] < TAKEN:
        cell = road.straight[cell]
        cells.append(cell)
    return tuple([on[cell] for cell in cells]), tuple(cells)


def is_whole(s: Race, line: Line) -> bool:
    """R13: still the same riders on the same cells, none of whom has leapt in this slot."""
    riders, cells = line
    on, leapt = s.on, s.leapt
    return all(on[cell] == rider and rider not in leapt for rider, cell in zip(riders, cells, strict=True))


def launchers(s: Race, line: Line) -> list[int]:
    """The active riders of a line who may launch it."""
    riders = line[0]
    if len(riders) > 2 and not s.law["expert"]:  # R12
        return []
    first = riders[-LAUNCHERS:]
    return [rider for rider in first if rider in s.crew and can_leap(s, rider, acceleration=len(riders) > 2)]


def usable(s: Race, seat: int) -> list[int]:
    """The lines, by index, that this seat may launch now."""
    return [
        index
        for index, line in enumerate(s.lines)
        if index not in s.launched and is_whole(s, line) and any(s.owner[rider] == seat for rider in launchers(s, line))
    ]


def weight(s: Race, line: Line, seat: int) -> int:
    """R17: how many riders of a seat in the line are able to take part."""
    return sum(s.owner[rider] == seat and can_leap(s, rider, acceleration=True) for rider in line[0])
