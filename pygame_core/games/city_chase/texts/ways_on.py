"""Where the thief may still go: ways on, dead ends, and who looks on from above."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..board import AROUND, BUILDINGS, INDEX, NEXT_DOOR, ROUNDS
from ..deduction.walks import dead_end_in

View = Mapping[str, Any]


def trail(view: View, to: str) -> tuple[int, ...]:
    """The thief's path with one more hide-out."""
    return tuple(INDEX[name] for name in (*view["path"], to))


def ways_on(path: Sequence[int]) -> list[int]:
    """The free buildings next door."""
    return [building for building in NEXT_DOOR[path[-1]] if building not in path]


def farthest(path: Sequence[int]) -> int:
    """How many more hide-outs there are at most, of those that are still needed."""
    return dead_end_in(sum(1 << building for building in path), path[-1], ROUNDS - len(path))


def is_doomed(path: Sequence[int]) -> bool:
    """Whether no eleventh hide-out can be reached from here."""
    return farthest(path) < ROUNDS - len(path)


def forced_end(path: tuple[int, ...]) -> str:
    """The building after which nothing is free, where there is one single way to it."""
    while len(ways := ways_on(path)) == 1:
        path = (*path, ways[0])
    return "" if ways else BUILDINGS[path[-1]]


def above(view: View, building: str) -> list[str]:
    """The helicopters that can look into a building."""
    return [heli for heli, crossing in view["heli"].items() if crossing and building in around(crossing)]


def around(crossing: str) -> list[str]:
    """The four buildings that can be looked into from a crossing."""
    return [BUILDINGS[building] for building in AROUND[INDEX[crossing]]]
