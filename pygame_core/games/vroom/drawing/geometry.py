"""From the lengths of the rules (tenths of a millimetre) to those of the drawing (millimetres on a rug)."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from pygame_core.drawing.svg import Spot, pair

from ..rules.course import Course

Frame = tuple[float, float, float, float]
"""Left, top, right and bottom of a part of the table."""

UNIT = 10
"""Units of the rules in one of the drawing."""
SHIFT = (34, 66)
"""Where the corner of the table lies on the rug."""
WIDTH, HEIGHT = 1280, 832
TABLE = (1200, 700)
CAR = 15


def mm(point: Sequence[float]) -> Spot:
    """A point of the rules, in the drawing."""
    return point[0] / UNIT, point[1] / UNIT


def canvas(spot: Spot) -> Spot:
    """Where a finger would tap, on the whole picture."""
    return spot[0] + SHIFT[0], spot[1] + SHIFT[1]


def line(points: Sequence[Sequence[float]]) -> str:
    """A broken line through points of the rules."""
    return "M" + "L".join(pair(mm(point)) for point in points)


def heading(start: Sequence[float], end: Sequence[float]) -> float:
    """The direction from one point to another, in degrees."""
    return round(degrees(atan2(end[1] - start[1], end[0] - start[0])), 1)


def forward(course: Course) -> float:
    """The direction from the start to the pawns."""
    return round(degrees(atan2(course.ny, course.nx)), 1)


def distance(a: Sequence[float], b: Sequence[float]) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def cut(points: Sequence[Sequence[float]], end: Sequence[float]) -> list[Sequence[float]]:
    """A path as far as the point where the car came to rest."""
    kept: list[Sequence[float]] = [points[0]]
    for start, to in pairwise(points):
        if distance(start, end) + distance(end, to) < distance(start, to) + 2:
            return [*kept, end]
        kept.append(to)
    return kept
