"""What a place on the road is worth to a rider, and where his points carry him best."""

from .condition import has_condition
from .moves import before
from .riders import points_for, ways_on
from .road import ROADS, Road
from .state import FINISHED, NOBODY, OUT, TAKEN, UP, Race

HOME, MEAL, SLIPSTREAM, PULLED, PER_POINT = 600.0, 350.0, 55.0, 25.0, 5.0
FALL, FAILURE, STRENGTH = 320.0, 80.0, 6.0
FALLS = 0.1


def stopping(s: Race, road: Road, rider: int, cell: int) -> float:
    """The worth of a stop: how far, whose wheel there is, whether there is a meal."""
    if cell == road.finish:
        return road.total + HOME
    worth = float(road.end[cell])
    if 0 <= s.on[road.straight[cell]] < TAKEN:
        worth += SLIPSTREAM
    if 0 <= s.on[road.behind[cell]] < TAKEN:
        worth += PULLED
    if s.law["feed"] and road.zones and not s.fed[rider]:
        worth += MEAL if road.zone[cell] >= 0 else -MEAL if road.gone[cell] == len(road.zones) else 0.0
    if not s.law["expert"] or road.straight[cell] != road.none:
        return worth
    return worth - SLIPSTREAM / 2


class Way:
    """The best a rider can do with his points: chances and all, each cell and number of points worked out once."""

    def __init__(self, s: Race, rider: int, six: bool = False) -> None:
        self.s, self.rider, self.road, self.six = s, rider, ROADS[s.route], six
        self.known: dict[tuple[int, int], float] = {}

    def best(self, cell: int, points: int) -> float:
        """The worth of standing on a cell with so many points left."""
        key = cell, points
        if key not in self.known:
            self.known[key] = self.stop(cell, points)
            if points and cell != self.road.finish:
                ways = [way for way in self.road.ways[cell] if self.s.on[way] < 0]
                worths = [self.step(cell, way, points) for way in ways]
                self.known[key] = max(self.known[key] if not points or ways else self.stop(cell, 0), *worths, -1e9)
        return self.known[key]

    def stop(self, cell: int, points: int) -> float:
        worth = stopping(self.s, self.road, self.rider, cell)
        return worth - FALL * FALLS if points and self.six and self.s.law["pro_braking"] else worth

    def step(self, a: int, b: int, points: int) -> float:
        """One step, with the tests that it asks."""
        s, road = self.s, self.road
        worth = self.best(b, points - 1) + self.summit(a, b)
        if road.danger[b] or (self.six and road.downhill[b] and not road.downhill[a] and s.law["pro_descent_six"]):
            worth = (1 - FALLS) * worth + FALLS * (road.end[b] - FALL)
        for test in before(s, road, a, b) if a >= 0 else ():
            if test == "lateral":
                fails = road.climb[a] / 20
                worth = (1 - fails) * worth + fails * (self.stop(a, 0) - FAILURE * s.law["pro_condition"])
            else:
                worth = (1 - FALLS) * worth + FALLS * (road.end[a] - FALL)
        return worth

    def summit(self, a: int, b: int) -> float:
        """Points of a line that the step passes."""
        road, passed = self.road, self.s.passed
        first = road.passed[a] if a >= 0 else 0
        found = 0
        for summit in range(first, road.passed[b]):
            found += points_for(road.summits[summit].category, len(passed[summit]) + 1)
        return found * PER_POINT


def expected(s: Race, rider: int, points: int, six: bool = False) -> float:
    """What so many points are worth to a rider."""
    way = Way(s, rider, six)
    if s.place[rider] >= 0:
        return way.best(s.place[rider], points)
    free = [way.step(-1, cell, points) for cell in ways_on(s, rider) if s.on[cell] < 0]
    return max(free, default=0.0)


def standing_of(s: Race, rider: int) -> float:
    """How far a rider has come, what he lacks, what he has won."""
    road, place = ROADS[s.route], s.place[rider]
    if place == OUT:
        return -2 * FALL
    if place == FINISHED:
        return road.total + HOME + 40.0 * (len(s.names) - s.finishers.index(rider))
    worth = stopping(s, road, rider, place) if place >= 0 else -100.0
    if s.posture[rider] != UP:
        worth -= FALL * (0.4 + 0.5 * s.miss[rider])
    worth -= 60.0 * s.grazed[rider] + 150.0 * bool(s.hungry[rider])
    if has_condition(s, rider):
        worth += STRENGTH * min(s.condition[rider] - 100, 0)
    return worth


def appraise(s: Race, seat: int, denial: float) -> float:
    """A seat's riders, the foremost counting most, against the best of each rival."""
    mine: list[float] = []
    rivals: dict[int, float] = {}
    for rider, owner in enumerate(s.owner):
        if s.is_neutral(rider):
            continue
        worth = standing_of(s, rider) + _won(s, rider)
        if owner == seat:
            mine.append(worth)
        elif owner != NOBODY:
            rivals[owner] = max(rivals.get(owner, -1e9), worth)
    mine.sort(reverse=True)
    own = sum(worth * weight for worth, weight in zip(mine, (1.0, 0.5, 0.3, 0.2), strict=False))
    return own - denial * sum(rivals.values()) / max(len(rivals), 1)


def _won(s: Race, rider: int) -> float:
    """What the summits brought."""
    summits = ROADS[s.route].summits
    return PER_POINT * sum(
        points_for(summit.category, passed.index(rider) + 1)
        for summit, passed in zip(summits, s.passed, strict=True)
        if rider in passed
    )
