"""A circuit on the table: where its lines lie, how far a car has come, and which circuits are legal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt

from ..board import BOTTOM, LEFT, PITCH, RIGHT, TOP, Point
from .division import rdiv

PAWNS = (200, 200, 11800, 6800)
NARROWEST, WIDEST = 1500, 5000
CENTIMETRE = 100
DISTANCES = {False: (3000, 9000), True: (2000, 4500)}
"""From the start to the pawns: one way; there and back."""


@dataclass(frozen=True, slots=True)
class Course:
    """The pawns' line and the start, and what follows from them. `f` is a distance from the line, times `length`."""

    start: Point
    a: Point
    b: Point
    back: bool
    """Whether the pawns mark the turn, and the start line the finish (R18)."""
    nx: int
    ny: int
    shift: int
    length: int
    fs: int

    def f(self, x: int, y: int) -> int:
        """How far beyond the pawns' line: negative before it. The line has no end (R2)."""
        return self.nx * x + self.ny * y + self.shift

    def lat(self, x: int, y: int) -> int:
        """How far to the right of the middle axis for who faces the pawns, times `length`."""
        return self.nx * (y - self.start[1]) - self.ny * (x - self.start[0])

    @property
    def goal(self) -> int:
        """The length of the course: the progress that must be passed."""
        return -2 * self.fs if self.back else -self.fs

    @property
    def distance(self) -> int:
        """From the start to the pawns' line."""
        return -self.fs // self.length

    def progress(self, x: int, y: int, leg: int) -> int:
        """R4: at right angles to the line. R18: what is driven beyond the turn is wasted."""
        f = self.f(x, y)
        return f - self.fs if leg == 1 else -self.fs + max(0, -f)

    def crossed(self, x: int, y: int, leg: int) -> bool:
        """R3: the centre strictly beyond the finish."""
        return self.progress(x, y, leg) > self.goal

    def along(self, forward: int) -> Point:
        """The point so far ahead of the middle of the start."""
        x, y = self.start
        return x + rdiv(self.nx * forward, self.length), y + rdiv(self.ny * forward, self.length)

    def beside(self, right: int) -> Point:
        """The point of the start line so far to the right of its middle."""
        x, y = self.start
        return x + rdiv(-self.ny * right, self.length), y + rdiv(self.nx * right, self.length)

    def lineup(self, cars: int) -> list[Point]:
        """The starts of so many cars: car 1 leftmost."""
        return [self.beside((2 * car - cars - 1) * PITCH // 2) for car in range(1, cars + 1)]

    def ghost_start(self, cars: int) -> Point:
        """The Ghost lines up to the right of everybody."""
        return self.beside((cars + 1) * PITCH // 2)


@lru_cache(maxsize=64)
def course(start: Point, a: Point, b: Point, back: bool) -> Course:
    """The course of a start and two pawns."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cross = dx * (start[1] - a[1]) - dy * (start[0] - a[0])
    o = -1 if cross > 0 else 1
    nx, ny = -o * dy, o * dx
    return Course(start, a, b, back, nx, ny, -nx * a[0] - ny * a[1], isqrt(dx * dx + dy * dy), o * cross)


def fits(point: Point) -> bool:
    """Whether a car can stand there."""
    return LEFT <= point[0] <= RIGHT and TOP <= point[1] <= BOTTOM


def circuit_fault(start: Point, a: Point, b: Point, cars: int, back: bool, ghost: bool) -> str:
    """The first bound that a circuit breaks; empty when it is legal."""
    if not all(PAWNS[0] <= x <= PAWNS[2] and PAWNS[1] <= y <= PAWNS[3] for x, y in (a, b)):
        return "circuit_pawns"
    found = course(start, a, b, back)
    if found.length < NARROWEST:
        return "circuit_narrow"
    if found.length > WIDEST:
        return "circuit_wide"
    if not all(map(fits, [*found.lineup(cars), *([found.ghost_start(cars)] if ghost else [])])):
        return "circuit_start"
    return _facing(found) or _distance(found) or _room(found)


def limit(fault: str, found: Course) -> dict[str, int]:
    """The bound that a circuit breaks, in whole centimetres: for the sentence that says so."""
    return {"limit": -(-_LIMITS[fault](found) // CENTIMETRE)} if fault in _LIMITS else {}


def _facing(found: Course) -> str:
    (ax, ay), (bx, by), (sx, sy) = found.a, found.b, found.start
    dx, dy = bx - ax, by - ay
    return "" if 0 <= (sx - ax) * dx + (sy - ay) * dy <= dx * dx + dy * dy else "circuit_facing"


def _distance(found: Course) -> str:
    nearest, farthest = DISTANCES[found.back]
    if found.distance < nearest:
        return "circuit_near"
    return "circuit_far" if found.distance > farthest else ""


def _room(found: Course) -> str:
    """Room to run off beyond the pawns; there and back, also behind the start."""
    if not fits(found.along(found.distance + beyond(found))):
        return "circuit_room"
    return "circuit_room_back" if found.back and not fits(found.along(-behind(found))) else ""


def beyond(found: Course) -> int:
    """How much room there must be past the pawns."""
    return 600 if found.back else max(2000, 3 * found.distance // 10)


def behind(found: Course) -> int:
    """How much room there must be behind the start, for who comes back to it."""
    return max(1200, 6 * found.distance // 10)


_LIMITS: dict[str, Callable[[Course], int]] = {
    "circuit_pawns": lambda _found: PAWNS[0],
    "circuit_narrow": lambda _found: NARROWEST,
    "circuit_wide": lambda _found: WIDEST,
    "circuit_near": lambda found: DISTANCES[found.back][0],
    "circuit_far": lambda found: DISTANCES[found.back][1],
    "circuit_room": beyond,
    "circuit_room_back": behind,
}
