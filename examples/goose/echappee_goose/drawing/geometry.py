"""The spiral as points: where each space lies, and its outline."""

from bisect import bisect_left
from functools import cache
from itertools import accumulate, pairwise
from math import cos, hypot, pi, sin

from ..board import POND

CANVAS = (1000, 700)
MIDDLE = (468.0, 330.0)
WIDE, HIGH, PITCH, BAND = 488.0, 326.0, 98.0, 84.0
"""Half the axes of the outermost turn, the way from turn to turn, and how broad the road is."""
BEGIN, TURNS = 0.80 * pi, 2.40
GATE_LENGTH = 1.9
"""The gate is so many spaces long."""
_STEPS = 1200
Spot = tuple[float, float]


def _at(turn: float, aside: float = 0.0) -> Spot:
    """A point of the spiral, so far outside of its middle line."""
    angle = BEGIN - turn
    back = PITCH * turn / (2 * pi)
    return (
        MIDDLE[0] + (WIDE - back + aside) * cos(angle),
        MIDDLE[1] + (HIGH - back + aside) * sin(angle),
    )


@cache
def _turn_of() -> tuple[float, ...]:
    """How far round each edge between two spaces lies; the spaces are equally long."""
    turns = [TURNS * 2 * pi * step / _STEPS for step in range(_STEPS + 1)]
    points = [_at(turn) for turn in turns]
    ways = list(accumulate((hypot(x - u, y - v) for (u, v), (x, y) in pairwise(points)), initial=0.0))
    length = ways[-1] / (POND - 1 + GATE_LENGTH)
    edges = [0.0] + [length * (GATE_LENGTH + space) for space in range(POND)]
    return tuple(turns[min(bisect_left(ways, edge), _STEPS)] for edge in edges)


@cache
def centre(space: int) -> Spot:
    """The middle of a space; of the pond the middle of the board."""
    if space == POND:
        return MIDDLE
    before, after = _turn_of()[space], _turn_of()[space + 1]
    x, y = _at((before + after) / 2)
    return round(x, 1), round(y, 1)


@cache
def outline(space: int) -> str:
    """A space as a path."""
    before, after = _turn_of()[space], _turn_of()[space + 1]
    turns = [before + (after - before) * part / 6 for part in range(7)]
    ring = [_at(turn, BAND / 2) for turn in turns] + [_at(turn, -BAND / 2) for turn in reversed(turns)]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring) + "z"


@cache
def edge(aside: float) -> str:
    """The whole road as a line, so far outside of its middle."""
    first, last = _turn_of()[0], _turn_of()[-1]
    points = [_at(first + (last - first) * part / 160, aside) for part in range(161)]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


@cache
def corner(space: int) -> Spot:
    """Where the number of a space stands: near its outer edge."""
    before, after = _turn_of()[space], _turn_of()[space + 1]
    x, y = _at((before + after) / 2, BAND / 2 - 13)
    return round(x, 1), round(y, 1)


@cache
def inward(space: int) -> Spot:
    """Where the sign of a space stands: a little inside of its middle, clear of the number."""
    before, after = _turn_of()[space], _turn_of()[space + 1]
    x, y = _at((before + after) / 2, -9)
    return round(x, 1), round(y, 1)


def places(count: int) -> list[Spot]:
    """Where geese stand that wait at the gate together, side by side."""
    x, y = centre(0)
    return [(x - 44 + 30 * (index % 3) + 8 * (index // 3), y - 12 + 26 * (index // 3)) for index in range(count)]
