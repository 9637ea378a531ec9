"""Which way there: a path to a share of the course, round the others, on the right side of a post, with a bend."""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from math import sqrt

from ..board import GHOST, PITCH, ROUNDS, Point
from ..rules.division import rdiv
from ..rules.motion import APART
from ..rules.path import SLIDE, bends, fault, slid
from .policy import Outlook

CLEAR = APART + 20
TURN = 12
"""So far beyond the pawns a driver goes to turn."""
POST = 0.4
BEFORE_THE_POST = 0.37
MARGIN = 15
DETOURS = (0, 340, -340, 500, -500, 700, -700, 950, -950, 1300, -1300, 1700, -1700, 2200, -2200)
Spot = tuple[float, float]
"""How far ahead of the start line, and how far to the right of the middle axis (in tenths of a millimetre)."""


class Way:
    """The ways of one car in this drive."""

    def __init__(self, outlook: Outlook, car: int, target: float, *, flat: bool = False) -> None:
        self.outlook, self.car, self.course = outlook, car, outlook.course
        self.flat = flat
        self.view = outlook.view
        self.at, self.leg = outlook.place(car)
        self.length = self.course.goal / self.course.length
        self.target = target * self.length
        self.turn = -self.course.fs / self.course.length
        self.others = [] if car == GHOST else [outlook.place(one)[0] for one in outlook.cars if one != car]

    def path(self) -> list[Point]:
        """The first way that is legal and does all that is asked; else one that does less."""
        legal = [path for path in self.ways() if not self.fault(path)]
        for wanted in ((self.bent, self.sided, self.clear), (self.bent, self.sided), (self.sided,), ()):
            found = next((path for path in legal if all(asked(path) for asked in wanted)), None)
            if found:
                return found
        return [self.point((self.ahead() + (60 if self.leg == 1 else -60), self.right()))]

    def fault(self, path: Sequence[Point]) -> str:
        return fault(self.course, self.at, self.leg, path, self.view["sky"] == "rain")

    def bent(self, path: Sequence[Point]) -> bool:
        bend = self.view["bend"] if self.car != GHOST and not self.flat else ""
        return not bend or bends(self.at, slid(self.at, path) if self.icy else path, bend)

    def clear(self, path: Sequence[Point]) -> bool:
        """Whether nobody is touched on the way."""
        driven = slid(self.at, path) if self.icy else path
        return all(_apart(start, end, other) for start, end in pairwise([self.at, *driven]) for other in self.others)

    def sided(self, path: Sequence[Point]) -> bool:
        """Whether the car passes the post, and ends the race, on its side."""
        if self.car == GHOST:
            return True
        spots = [self.spot(point) for point in [self.at, *(slid(self.at, path) if self.icy else path)]]
        return self.past_post(spots) and self.crossed_over(spots[-1])

    def past_post(self, spots: Sequence[Spot]) -> bool:
        view, post = self.view, POST * self.length
        if "chicane" not in view["events"] or view["sides"][self.car - 1]:
            return True
        for (ahead, right), (then, aside) in pairwise(spots):
            if ahead < post <= then:
                there = right + (aside - right) * (post - ahead) / (then - ahead)
                return there < -MARGIN if self.car % 2 else there > MARGIN
        return True

    def crossed_over(self, end: Spot) -> bool:
        side = 2 * self.car - len(self.outlook.cars) - 1
        if "criss_cross" not in self.view["events"] or self.view["round"] < ROUNDS or not side:
            return True
        return end[1] > MARGIN if side < 0 else end[1] < -MARGIN

    @property
    def icy(self) -> bool:
        return bool(self.view["sky"] == "ice")

    # --- where things are ------------------------------------------------------------------------------------

    def ahead(self) -> float:
        return self.spot(self.at)[0]

    def right(self) -> float:
        return self.spot(self.at)[1]

    def spot(self, point: Point) -> Spot:
        """The spot of a point."""
        c = self.course
        return (c.f(*point) - c.fs) / c.length, c.lat(*point) / c.length

    def point(self, spot: Spot) -> Point:
        """The point of a spot."""
        ahead, right = round(spot[0]), round(spot[1])
        (x, y), c = self.course.start, self.course
        return x + rdiv(c.nx * ahead - c.ny * right, c.length), y + rdiv(c.ny * ahead + c.nx * right, c.length)

    def lane(self) -> float:
        """How far to the right this drive is to end."""
        view, car, n = self.view, self.car, len(self.outlook.cars)
        if car != GHOST and "chicane" in view["events"] and not view["sides"][car - 1]:
            rank = (car - 1) // 2
            return (rank + 0.5) * PITCH if car % 2 == 0 else (rank + 0.5 - (n + 1) // 2) * PITCH
        if car != GHOST and "criss_cross" in view["events"]:
            start = (2 * car - n - 1) * PITCH / 2
            return start * (1 - 2 * view["round"] / 4) if view["round"] < 5 else -start
        return self.right()

    # --- ways ------------------------------------------------------------------------------------------------

    def ways(self) -> Iterator[list[Point]]:
        """Paths from the plainest to the widest detour."""
        lane = self.lane()
        for shift in DETOURS:
            yield from self.ways_to(lane + shift, lane)

    def ways_to(self, by: float, lane: float) -> Iterator[list[Point]]:
        """The paths that go by some lane, and end in it or in their own."""
        here, right = self.ahead(), self.right()
        turns = self.course.back and self.leg == 1 and self.target > self.turn
        end = self.turn - (self.target - self.turn) if self.course.back and (turns or self.leg == 2) else self.target
        if turns:
            yield from (self.points(self.slowed(spots)[1:]) for spots in self.turning_ways(here, right, end, by))
            return
        for spots in chain(self.straight_ways(here, right, end, by, lane), self.bent_ways(here, right, end, by)):
            yield self.points(self.slowed(spots)[1:])

    def turning_ways(self, here: float, right: float, end: float, by: float) -> Iterator[list[Spot]]:
        """Out to the pawns and back, straight or with a loop to either side."""
        corner = self.turn + TURN
        yield [(here, right), (corner, by), (end, by)]
        far = max(abs(end - here), abs(by - right)) / 6 + 60
        for loop in (far, -far, 3 * far, -3 * far):
            yield [(here, right), (corner, (right + by) / 2 + loop), (end, by)]
            yield [
                (here, right),
                (corner, (right + by) / 2 + loop),
                ((corner + end) / 2, (right + by) / 2 - loop),
                (end, by),
            ]

    def straight_ways(self, here: float, right: float, end: float, by: float, lane: float) -> Iterator[list[Spot]]:
        post = BEFORE_THE_POST * self.length
        if self.passes_post(here, end, right):
            yield [(here, right), (post, by), (end, by)]
            yield [(here, right), (min(post, end), by)]
        yield [(here, right), (end, by)]
        if by != lane:
            third = (end - here) / 4
            yield [(here, right), (here + third, by), (end, by)]
            yield [(here, right), (here + third, by), (end - third, by), (end, lane)]

    def bent_ways(self, here: float, right: float, end: float, by: float) -> Iterator[list[Spot]]:
        """Bends to the left and to the right of who drives, and both."""
        far, aside = end - here, by - right
        if not far:
            return
        deep = (far * far + aside * aside) / (6 * far)
        for bulge in (deep, -deep):
            yield [(here, right), ((here + end) / 2, (right + by) / 2 + bulge), (end, by)]
            a, b = here + far / 4, end - far / 4
            yield [
                (here, right),
                (a, right + bulge * 0.7 + (by - right) / 4),
                (b, by - bulge * 0.7 - (by - right) / 4),
                (end, by),
            ]

    def passes_post(self, here: float, end: float, right: float) -> bool:
        """Whether the car would come to the post on the wrong side."""
        view = self.view
        if self.car == GHOST or "chicane" not in view["events"] or view["sides"][self.car - 1]:
            return False
        wrong = right >= -20 if self.car % 2 else right <= 20
        return wrong and end > 0.395 * self.length

    def slowed(self, spots: list[Spot]) -> list[Spot]:
        """On ice the last stretch is shorter by what the car will slide."""
        if not self.icy:
            return spots
        *first, (ax, ay), (bx, by) = spots
        last = _far((ax, ay), (bx, by))
        before = sum(_far(one, two) for one, two in pairwise([*first, (ax, ay)]))
        part = max(0.05, (last - before / SLIDE) / (1 + 1 / SLIDE)) / last if last else 1.0
        part = max(part, 55 / last) if last else 1.0
        return [*first, (ax, ay), (ax + (bx - ax) * part, ay + (by - ay) * part)]

    def points(self, spots: Sequence[Spot]) -> list[Point]:
        return [self.point(spot) for spot in spots]


def _far(one: Spot, two: Spot) -> float:
    return sqrt((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2)


def _apart(start: Point, end: Point, other: Point) -> bool:
    """Whether a car keeps clear of another one on a stretch."""
    dx, dy, ox, oy = end[0] - start[0], end[1] - start[1], other[0] - start[0], other[1] - start[1]
    length2 = dx * dx + dy * dy
    part = min(max((ox * dx + oy * dy) / length2, 0.0), 1.0) if length2 else 0.0
    near2 = (ox - part * dx) ** 2 + (oy - part * dy) ** 2
    # Who stands close already may be left behind.
    return near2 >= CLEAR * CLEAR or (part == 0.0 and near2 >= APART * APART)
