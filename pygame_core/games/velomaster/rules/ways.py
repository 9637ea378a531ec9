"""How the rider in hand gets to each cell within his points: the safest way, and among safe ways the shortest."""

from collections.abc import Sequence
from itertools import pairwise
from math import prod
from typing import NamedTuple

from ..road import Road
from ..state import FINISHED, Race
from .moves import before

D20, SKILL_PASSED = 20, 0.9


class Way(NamedTuple):
    """A way to a cell: the chance to pass all its tests, and the cells one after the other."""

    chance: float
    cells: tuple[int, ...]


def ways(s: Race, road: Road, start: int, points: int) -> dict[int, Way]:
    """Cell -> its best way. What happens on the way (falls, other riders) is left aside."""
    best: dict[int, Way] = {}
    edge = {start: Way(1.0, ())}
    for _ in range(points if start > FINISHED else 0):
        following: dict[int, Way] = {}
        for cell, way in edge.items():
            for to in road.ways[cell] if cell >= 0 else road.entries:
                if s.on[to] < 0 and to not in way.cells:
                    _keep(following, to, Way(way.chance * _passed(s, road, cell, to), (*way.cells, to)))
        for cell, way in following.items():
            _keep(best, cell, way)
        edge = {cell: way for cell, way in following.items() if cell != road.finish}
    best.pop(start, None)
    return best


def chance_on(s: Race, road: Road, cells: Sequence[int]) -> float:
    """The chance that every step of a way succeeds."""
    return prod(_passed(s, road, a, b) for a, b in pairwise(cells))


def _keep(known: dict[int, Way], cell: int, way: Way) -> None:
    """The safer of two ways; the shorter one of two that are as safe."""
    if cell not in known or (way.chance, -len(way.cells)) > (known[cell].chance, -len(known[cell].cells)):
        known[cell] = way


def _passed(s: Race, road: Road, a: int, b: int) -> float:
    """The chance that a step succeeds."""
    chance = SKILL_PASSED if road.danger[b] else 1.0
    for test in before(s, road, a, b) if a >= 0 else ():
        chance *= (D20 - road.climb[a]) / D20 if test == "lateral" else SKILL_PASSED
    return chance
