"""The path of a drive before it is driven: whether it is legal, the slide on ice, the bend that Drift asks for."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt

from ..board import Point
from .course import Course
from .division import rdiv

MOST_VERTICES = 24
SHORTEST = 50
RANGE_X = (-2000, 14000)
RANGE_Y = (-2000, 9000)
SLIDE = 5
"""Ice: the car slides on by a fifth of the drive."""


def span(start: Point, end: Point) -> int:
    """The length of a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return isqrt(dx * dx + dy * dy)


def total(at: Point, path: Sequence[Point]) -> int:
    """The length of a path from where the car stands."""
    return sum(span(start, end) for start, end in pairwise([at, *path]))


def fault(course: Course, at: Point, leg: int, path: Sequence[Point], rain: bool) -> str:
    """The first rule that a path breaks; empty when it is legal."""
    if not path:
        return "path_empty"
    if len(path) > MOST_VERTICES:
        return "path_long"
    if not all(RANGE_X[0] <= x <= RANGE_X[1] and RANGE_Y[0] <= y <= RANGE_Y[1] for x, y in path):
        return "path_range"
    if any(start == end for start, end in pairwise([at, *path])):
        return "path_zero"
    if total(at, path) < SHORTEST:
        return "path_short"
    if reverses(course, at, leg, path):
        return "reversing"
    return "rain_bend" if rain and not straight(course, leg, path) else ""


def reverses(course: Course, at: Point, leg: int, path: Sequence[Point]) -> bool:
    """R6: forward or sideways; on the way back forward is the other way. What others do to the car is no matter."""
    before = course.f(*at)
    for vertex in path:
        f = course.f(*vertex)
        if f < before if leg == 1 else f > before:
            return True
        if course.back and f > 0:
            leg = 2
        before = f
    return False


def straight(course: Course, leg: int, path: Sequence[Point]) -> bool:
    """Rain: one line; two where the car turns between them."""
    return len(path) == 1 or (len(path) == 2 and course.back and leg == 1 and course.f(*path[0]) > 0)


def slid(at: Point, path: Sequence[Point]) -> list[Point]:
    """The path on ice, with the slide at its end."""
    (px, py), (x, y) = [at, *path][-2:]
    dx, dy = x - px, y - py
    length, slide = isqrt(dx * dx + dy * dy), total(at, path) // SLIDE
    return [*path, (x + rdiv(dx * slide, length), y + rdiv(dy * slide, length))]


def bends(at: Point, path: Sequence[Point], ask: str) -> bool:
    """Whether the path bends as Drift asks: "left", "right" or "s". R22: as planned, slide and all."""
    cx, cy = path[-1][0] - at[0], path[-1][1] - at[1]
    chord2 = cx * cx + cy * cy
    crosses = list(_crosses(at, cx, cy, path))
    left, right = max(0, -min(crosses)), max(0, *crosses)
    if not chord2:
        return False
    if ask == "s":
        return 16 * left >= chord2 and 16 * right >= chord2
    return 8 * (left if ask == "left" else right) >= chord2


def _crosses(at: Point, cx: int, cy: int, path: Sequence[Point]) -> Iterator[int]:
    for x, y in [at, *path]:
        yield cx * (y - at[1]) - cy * (x - at[0])
