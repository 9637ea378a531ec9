"""A drive as it happens on the table: the car follows its path in tiny steps and pushes what is in its way.

Nothing here depends on the order or the numbers of the cars. Between two contacts steps are left out in which nothing
can happen; the result is the same as if each had been made.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from math import isqrt
from typing import NamedTuple

from ..board import BOTTOM, LEFT, RADIUS, RIGHT, TOP, Point
from .course import Course
from .division import adiv, rdiv

STEP = 10
MOST_PUSHES = 60
APART = 2 * RADIUS
_APART2 = APART * APART
_ROUNDING = 3
"""More than a step can be longer than it should, over any number of steps."""


class Drive(NamedTuple):
    """What a drive has led to."""

    at: list[Point]
    legs: list[int]
    stopped: str
    """"rail", "blocked", or nothing when the path was driven to its end."""
    contact: bool
    """R21: whether cars have touched, be it in a step that was undone."""
    sides: dict[int, bool]
    """For each car (its index) that has come to the gate: whether it was on its side."""


class Gate(NamedTuple):
    """R20: where each car must be on its side, and which cars (by index) have still to come there."""

    progress: int
    waiting: Sequence[int]


NO_GATE = Gate(0, ())
NOBODY: set[int] = set()
Film = list[tuple[Point, ...]]


def execute(
    course: Course,
    at: Sequence[Point],
    legs: Sequence[int],
    car: int,
    path: Sequence[Point],
    gate: Gate = NO_GATE,
    film: Film | None = None,
) -> Drive:
    """Drive one car (its index) along a path. `film` collects the centres at each push and vertex."""
    roll = _Roll(course, at, legs, car, gate, film)
    stopped = next((why for why in map(roll.to, path) if why), "")
    return Drive(list(zip(roll.x, roll.y, strict=True)), roll.legs, stopped, roll.contact, roll.sides)


def glide(course: Course, at: Point, leg: int, path: Sequence[Point]) -> tuple[Point, int]:
    """R25: the Ghost drives through everything but the rail, and turns like a car."""
    drive = execute(course, [at], [leg], 0, path)
    return drive.at[0], drive.legs[0]


class _Roll:
    """The table while a car is driven."""

    __slots__ = (
        "car", "contact", "course", "edge", "film", "gate", "legs", "others", "sides", "slack", "waiting", "x", "y",
    )  # fmt: skip

    def __init__(
        self, course: Course, at: Sequence[Point], legs: Sequence[int], car: int, gate: Gate, film: Film | None
    ) -> None:
        self.course, self.car, self.gate, self.film = course, car, gate, film
        self.x, self.y = [x for x, _ in at], [y for _, y in at]
        self.legs = list(legs)
        self.others = [other for other in range(len(at)) if other != car]
        self.contact = False
        self.sides: dict[int, bool] = {}
        self.waiting = set(gate.waiting)
        self.slack = abs(course.nx) + abs(course.ny)
        self.find_edge()

    def find_edge(self) -> None:
        """Where along the course something is next noted of the driven car: the gate, or the turn."""
        edges = [self.gate.progress + self.course.fs] if self.car in self.waiting else []
        if self.course.back and self.legs[self.car] == 1:
            edges.append(1)
        self.edge = min(edges, default=None)

    def to(self, vertex: Point) -> str:
        """One segment of the path; why the drive has ended in it, or nothing."""
        vx, vy = self.x[self.car], self.y[self.car]
        dx, dy = vertex[0] - vx, vertex[1] - vy
        steps = max(1, -(-isqrt(dx * dx + dy * dy) // STEP))
        last = self.on_table(vx, vy, dx, dy, steps)
        j = 0
        while j < last:
            free = far = min(self.free(), last - j)
            while far > 1 and self.delicate(vx + rdiv(dx * (j + far), steps), vy + rdiv(dy * (j + far), steps)):
                far //= 2  # Step by step only where it matters, not all the way there.
            j += max(far, 1)
            if not self.put(vx + rdiv(dx * j, steps), vy + rdiv(dy * j, steps), free < 1):
                return "blocked"
        self.shoot()
        return "" if last == steps else "rail"

    def on_table(self, vx: int, vy: int, dx: int, dy: int, steps: int) -> int:
        """How many of the steps stay on the table: once the rail is reached, it is."""

        def out(j: int) -> int:
            x, y = vx + rdiv(dx * j, steps), vy + rdiv(dy * j, steps)
            return int(not (LEFT <= x <= RIGHT and TOP <= y <= BOTTOM))

        if not out(steps):
            return steps
        return bisect_left(range(1, steps + 1), 1, key=out)

    def free(self) -> int:
        """For how many steps no other car can be reached."""
        x, y = self.x[self.car], self.y[self.car]
        nearest = min([(self.x[o] - x) ** 2 + (self.y[o] - y) ** 2 for o in self.others], default=1 << 60)
        return (isqrt(nearest) - APART - _ROUNDING) // STEP

    def delicate(self, x: int, y: int) -> bool:
        """Whether on the way there something must be noted at its very step."""
        if self.edge is None:
            return False
        here = self.course.f(self.x[self.car], self.y[self.car])
        return max(here, self.course.f(x, y)) + self.slack >= self.edge

    def put(self, x: int, y: int, near: bool) -> bool:
        """One step: the car is there, whoever was there gives way. False: nobody can, nothing has moved."""
        before = self.x[self.car], self.y[self.car]
        self.x[self.car], self.y[self.car] = x, y
        moved = self.push() if near else NOBODY
        if moved is None:
            self.x[self.car], self.y[self.car] = before
            return False
        if moved:
            self.shoot()
        if self.course.back or self.waiting:
            for car in (self.car, *moved):
                self.note(car)
        return True

    def push(self) -> set[int] | None:
        """Let the cars give way until none overlap: those that were moved. None: there was no end to it."""
        loose, moved = [self.car], set[int]()
        depth: dict[int, int] = {self.car: 0}
        kept = self.x[:], self.y[:]
        for _ in range(MOST_PUSHES):
            pairs = self.overlaps(loose)
            if not pairs:
                return moved
            self.contact = True
            _deepen(depth, pairs)
            loose = self.shift(pairs, depth)
            moved.update(loose)
        if not self.overlaps(loose):
            return moved
        self.x, self.y = kept
        return None

    def overlaps(self, loose: Sequence[int]) -> list[tuple[int, int]]:
        """The pairs that overlap: one of the two has just moved, as all were apart before."""
        xs, ys, found = self.x, self.y, []
        for a in loose:
            x, y = xs[a], ys[a]
            for b, other in enumerate(xs):
                dx = other - x
                if -APART < dx < APART and a != b:
                    dy = ys[b] - y
                    if dx * dx + dy * dy < _APART2 and (a < b or b not in loose):
                        found.append((a, b))
        return found

    def shift(self, pairs: Sequence[tuple[int, int]], depth: Mapping[int, int]) -> list[int]:
        """Push all pairs apart at once; who was pushed."""
        pushes: dict[int, tuple[int, int]] = {}
        for a, b in pairs:
            one, other = depth.get(a, 0), depth.get(b, 0)
            full = 2 if one != other else 1
            px, py = self.pressure(a, b, full)
            if other >= one:
                x, y = pushes.get(b, (0, 0))
                pushes[b] = x + px, y + py
            if one >= other:
                x, y = pushes.get(a, (0, 0))
                pushes[a] = x - px, y - py
        for car, (px, py) in pushes.items():
            self.x[car] = min(max(self.x[car] + px, LEFT), RIGHT)
            self.y[car] = min(max(self.y[car] + py, TOP), BOTTOM)
        return list(pushes)

    def pressure(self, a: int, b: int, full: int) -> tuple[int, int]:
        """How far b is pushed away from a: by the whole overlap (2) or by half of it (1)."""
        dx, dy = self.x[b] - self.x[a], self.y[b] - self.y[a]
        if not dx and not dy:
            return (APART * full + 1) // 2 * (1 if a < b else -1), 0
        dist = isqrt(dx * dx + dy * dy)
        overlap = APART - dist
        return adiv(dx * overlap * full, 2 * dist), adiv(dy * overlap * full, 2 * dist)

    def note(self, car: int) -> None:
        """The turn (R18) and the gate (R20), driven or pushed."""
        x, y = self.x[car], self.y[car]
        if self.course.back and self.legs[car] == 1 and self.course.f(x, y) > 0:
            self.legs[car] = 2
            self.find_edge()
        if car in self.waiting and self.course.progress(x, y, self.legs[car]) >= self.gate.progress:
            self.waiting.discard(car)
            lat = self.course.lat(x, y)
            self.sides[car] = lat < 0 if car % 2 == 0 else lat > 0
            self.find_edge()

    def shoot(self) -> None:
        if self.film is not None:
            self.film.append(tuple(zip(self.x, self.y, strict=True)))


def _deepen(depth: dict[int, int], pairs: Sequence[tuple[int, int]]) -> None:
    """Whoever is touched by a car of some depth is one deeper."""
    deeper: dict[int, int] = {}
    for a, b in pairs:
        if (a in depth) != (b in depth):
            new, known = (b, a) if a in depth else (a, b)
            deeper[new] = min(deeper.get(new, depth[known] + 1), depth[known] + 1)
    depth.update(deeper)
