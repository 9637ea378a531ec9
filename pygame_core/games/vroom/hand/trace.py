"""From finger to path: what of a drag counts as driven. For the screen only; the rules know paths alone."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ..board import Point
from ..rules.course import Course
from ..rules.path import MOST_VERTICES, RANGE_X, RANGE_Y, SHORTEST, reverses, total

Sample = tuple[int, int, int]
"""Where the finger is, and when (milliseconds)."""
NEAREST = 20
PATIENCE = 600
"""A finger that rests longer has stopped the car (R5)."""
TOLERANCE = 15


class Trace:
    """A drag, sample by sample."""

    def __init__(self, course: Course, at: Point, leg: int, rain: bool = False) -> None:
        self.course, self.at, self.leg, self.rain = course, at, leg, rain
        self.offset: Point | None = None
        self.kept: list[Point] = []
        self.turn = -1
        self.time = 0
        self.ended = False

    def add(self, x: int, y: int, t: int) -> bool:
        """One more sample; whether the drive has ended by now."""
        if self.offset is None:
            self.offset = self.at[0] - x, self.at[1] - y
        here = _within(x + self.offset[0], y + self.offset[1])
        if self.kept and t - self.time > PATIENCE:
            self.ended = True
        if not self.ended and self.counts(here):
            self.keep(here, t)
        return self.ended

    def counts(self, here: Point) -> bool:
        """Far enough from the last point that was kept, and not back."""
        last, far = (self.kept[-1], NEAREST) if self.kept else (self.at, SHORTEST)
        dx, dy = here[0] - last[0], here[1] - last[1]
        return dx * dx + dy * dy >= far * far and not reverses(self.course, last, self.leg, [here])

    def keep(self, here: Point, t: int) -> None:
        self.kept.append(here)
        self.time = t
        if self.course.back and self.leg == 1 and self.course.f(*here) > 0:
            self.leg, self.turn = 2, len(self.kept)

    def path(self) -> tuple[Point, ...]:
        """The legal path so far; empty while it is no drive."""
        if not self.kept:
            return ()
        points = [self.at, *self.kept]
        anchors = [0, *([self.turn] if 0 < self.turn < len(points) - 1 else []), len(points) - 1]
        found = [points[index] for index in (anchors if self.rain else _simpler(points, anchors))][1:]
        found = [end for start, end in pairwise([self.at, *found]) if end != start]
        return tuple(found) if total(self.at, found) >= SHORTEST else ()


def trace(course: Course, at: Point, leg: int, samples: Iterable[Sample], rain: bool = False) -> tuple[Point, ...]:
    """The path of a whole drag; empty when it is no drive."""
    drag = Trace(course, at, leg, rain)
    for sample in samples:
        if drag.add(*sample):
            break
    return drag.path()


def _within(x: int, y: int) -> Point:
    return min(max(x, RANGE_X[0]), RANGE_X[1]), min(max(y, RANGE_Y[0]), RANGE_Y[1])


def _simpler(points: Sequence[Point], anchors: Sequence[int]) -> list[int]:
    """Ramer-Douglas-Peucker between the anchors, coarser and coarser until few enough points are left."""
    tolerance = TOLERANCE
    while True:
        left = sorted({index for start, end in pairwise(anchors) for index in _thinned(points, start, end, tolerance)})
        if len(left) - 1 <= MOST_VERTICES:
            return left
        tolerance *= 2


def _thinned(points: Sequence[Point], start: int, end: int, tolerance: int) -> list[int]:
    """The points to be kept from one to another, both of them included."""
    kept, open_ends = [start, end], [(start, end)]
    while open_ends:
        first, last = open_ends.pop()
        far, index = max(((_apart2(points, first, last, i), i) for i in range(first + 1, last)), default=(0, 0))
        if far > tolerance * tolerance:
            kept.append(index)
            open_ends += [(first, index), (index, last)]
    return kept


def _apart2(points: Sequence[Point], first: int, last: int, index: int) -> int:
    """The squared distance of a point from the line between two others (from the first one, where they coincide)."""
    (ax, ay), (bx, by), (x, y) = points[first], points[last], points[index]
    dx, dy = bx - ax, by - ay
    if not dx and not dy:
        return (x - ax) ** 2 + (y - ay) ** 2
    cross = dx * (y - ay) - dy * (x - ax)
    return cross * cross // (dx * dx + dy * dy)
