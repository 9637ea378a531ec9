"""What each hide-out is worth to the thief: out of reach, never a dead end, and not where the police expect it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..board import AROUND, NEXT_DOOR, ROUNDS
from ..deduction.walks import within
from ..rules.routes import TO_SEE

TOUCHED, ONE_FLIGHT = 0.12, 0.06
NEXT = 0.6
CAUGHT = 0.9


class Road(NamedTuple):
    """What a thief sees: its own hide-outs, the helicopters, and where the police expect the car in this round."""

    path: Sequence[int]
    where: tuple[int, ...]
    police: Sequence[float] = ()

    @property
    def reach(self) -> int:
        return within(self.where)


@lru_cache(maxsize=20_000)
def whole_walks(visited: int, last: int, more: int) -> int:
    """In how many ways the car can find so many more hide-outs."""
    if not more:
        return 1
    onward = [to for to in NEXT_DOOR[last] if not visited >> to & 1]
    return sum(whole_walks(visited | 1 << to, to, more - 1) for to in onward)


def used(path: Iterable[int]) -> int:
    """The buildings of a path, as a mask."""
    return sum(1 << building for building in path)


def ways_left(path: Sequence[int], building: int) -> int:
    """In how many ways the car can reach round 11 if it hides here now."""
    return whole_walks(used(path) | 1 << building, building, ROUNDS - 1 - len(path))


def risk(road: Road, building: int) -> float:
    """How likely it is that a helicopter looks in here, when the police expect the car so much in each building."""
    missed = 1.0
    for crossing in road.where:
        if building in AROUND[crossing]:
            missed *= 1 - CAUGHT * _share(building, road.police, crossing)
    return 1 - missed


def next_risk(road: Road, building: int) -> float:
    """How near the helicopters are to the safest hide-out after this one."""
    onward = [to for to in NEXT_DOOR[building] if to not in road.path]
    return min((sum(_near(to, crossing) for crossing in road.where) for to in onward), default=0.0)


def danger(road: Road, building: int) -> float:
    """What an evader fears here."""
    return risk(road, building) + NEXT * next_risk(road, building)


def _share(building: int, police: Sequence[float], crossing: int) -> float:
    """How much of a helicopter's attention a building draws."""
    draws = {each: police[each] * police[each] ** 0.5 for each in AROUND[crossing]}
    total = sum(draws.values())
    return draws[building] / total if total else 1 / len(draws)


def _near(building: int, crossing: int) -> float:
    return (TOUCHED, ONE_FLIGHT, 0.0)[min(TO_SEE[crossing][building], 2)]
