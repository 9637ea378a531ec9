"""Where a leap may land, by which way, and which tests that way asks."""

from typing import NamedTuple

from ..road import ROADS
from ..state import FINISHED, NOWHERE, TAKEN, Race
from .condition import is_tired
from .moves import between

MOST_SWALLOWED = 3


class Way(NamedTuple):
    """How a landing is reached: steps to the side, who is swallowed now, the cell of the last step, is it lateral."""

    aside: int
    swallowed: tuple[int, ...]
    exit: int
    lateral: bool
    old_exit: bool


class Leap(NamedTuple):
    """A leap sequence as its next rider finds it."""

    rider: int
    ahead: tuple[int, ...]
    line: tuple[int, ...]
    exit: int
    swallowed: tuple[int, ...]
    over: tuple[int, ...]
    """Whom the riders ahead have swallowed on their own leaps, as pairs: rider, swallowed..."""
    acceleration: bool


def landings(s: Race, leap: Leap) -> dict[int, Way]:
    """Every landing with its best way: fewest steps aside, then fewest swallowed, then straight, left, right.

    R16: one cell beyond the front and never shorter.
    """
    found = from_front(s, leap)
    if leap.exit != NOWHERE and s.place[leap.ahead[-1]] != FINISHED:
        road, on = ROADS[s.route], s.on
        for cell in road.ways[leap.exit]:
            lateral = cell != road.straight[leap.exit]
            way = Way(int(lateral), (), leap.exit, lateral, old_exit=True)
            known = found.get(cell)
            if on[cell] < 0 and (known is None or (way.aside, 0) < (known.aside, len(known.swallowed))):
                found[cell] = way
    return found


def from_front(s: Race, leap: Leap) -> dict[int, Way]:
    """R3: as if standing in the cell of the last bike passed; R19: an acceleration passes three others at most."""
    road, on = ROADS[s.route], s.on
    front = s.place[leap.ahead[-1]]
    if front == FINISHED:
        return {road.finish: Way(0, (), road.finish, lateral=False, old_exit=False)}
    found: dict[int, Way] = {}
    edge: list[tuple[int, int, tuple[int, ...]]] = [(front, 0, ())]
    while edge:
        cell, aside, swallowed = edge.pop(0)
        for to in road.ways[cell]:
            lateral = to != road.straight[cell]
            way = Way(aside + lateral, swallowed, cell, lateral, old_exit=False)
            there = on[to]
            if there < 0:
                if to not in found or (way.aside, len(swallowed)) < (found[to].aside, len(found[to].swallowed)):
                    found[to] = way
            elif leap.acceleration and _can_swallow(leap, there, swallowed):
                edge.append((to, way.aside, (*swallowed, there)))
    return found


def _can_swallow(leap: Leap, rider: int, now: tuple[int, ...]) -> bool:
    if rider in leap.line or rider in now or rider == TAKEN:
        return False
    return len({*leap.swallowed, *now, rider}) <= MOST_SWALLOWED


Trial = tuple[str, int, int]
"""A test of a leap: its reason, what a power test must beat (0: skill), and the cell where a skill test makes fall."""


def trials(s: Race, leap: Leap, landing: int, way: Way) -> tuple[Trial, ...]:
    """F6: every test of a leap in road order; all of them come before the bike moves (R22)."""
    road, own = ROADS[s.route], s.place[leap.rider]
    passed = _passed(s, leap, way)
    climbs = leap.acceleration and (not s.leads(leap.rider) or is_tired(s, leap.rider))
    found: list[Trial] = []
    stretches: set[int] = set()

    def climb(cell: int) -> None:
        """R20: one test for each stretch of climb that is touched."""
        if climbs and road.climb[cell] and road.stretch[cell] not in stretches:
            stretches.add(road.stretch[cell])
            found.append(("climb", road.climb[cell], own))

    climb(own)
    for cell in passed:
        climb(cell)
        if road.danger[cell]:
            found.append(("danger", 0, cell))
    if road.climb[own]:  # R21: the terrain the leap starts from decides.
        found += [("lateral", road.climb[own], own)] * way.aside
    if s.law["expert"] and way.lateral and between(s, road, way.exit, landing, but=leap.rider):
        found.append(("between", 0, own))
    climb(landing)
    if road.danger[landing]:
        found.append(("danger", 0, landing))
    return tuple(found)


def _passed(s: Race, leap: Leap, way: Way) -> list[int]:
    """The cells leapt over, each once: riders ahead with those whom they swallowed, and who is swallowed now."""
    finish = ROADS[s.route].finish
    ahead = leap.ahead[:-1] if way.old_exit else leap.ahead
    riders: list[int] = []
    for rider in ahead:
        riders += [*_swallowed_by(leap.over, rider), rider]
    cells = [s.place[rider] if s.place[rider] >= 0 else finish for rider in (*riders, *way.swallowed)]
    if way.old_exit:
        cells.append(way.exit)
    own = s.place[leap.rider]
    return [cell for cell in dict.fromkeys(cells) if cell not in (own, finish)]


def _swallowed_by(over: tuple[int, ...], rider: int) -> list[int]:
    """Who was swallowed on a rider's own leap."""
    return [other for leaper, other in zip(over[::2], over[1::2], strict=True) if leaper == rider]


def exit_of(s: Race, leap: Leap, landing: int, way: Way) -> int:
    """R4: the cell that the next leaper may use besides; ways from the front bike come before ways from an old exit."""
    way = from_front(s, leap).get(landing, way)
    return way.exit if way.lateral else NOWHERE
