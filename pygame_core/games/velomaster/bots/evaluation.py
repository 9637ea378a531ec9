"""What a place on the road is worth to a rider, and where his points carry him best."""

from functools import lru_cache, reduce
from operator import or_

from ..road import ROADS, Road
from ..rules.condition import has_condition
from ..rules.moves import before
from ..rules.riders import points_for, ways_on
from ..state import FINISHED, NOBODY, OUT, TAKEN, UP, Race

HOME, MEAL, SLIPSTREAM, PULLED, PER_POINT = 600.0, 350.0, 55.0, 25.0, 5.0
FALL, FAILURE, STRENGTH = 320.0, 80.0, 6.0
FALLS = 0.1
Edge = tuple[int, float, float]
"""A cell that one step leads to, the share of what follows that counts, and what comes on top."""


def stopping(s: Race, road: Road, rider: int, cell: int) -> float:
    """The worth of a stop: how far, whose wheel there is, whether there is a meal."""
    return _stopping(s, road, is_hungry(s, road, rider), cell)


def _stopping(s: Race, road: Road, hungry: bool, cell: int) -> float:
    if cell == road.finish:
        return road.total + HOME
    worth = float(road.end[cell])
    if 0 <= s.on[road.straight[cell]] < TAKEN:
        worth += SLIPSTREAM
    if 0 <= s.on[road.behind[cell]] < TAKEN:
        worth += PULLED
    if hungry:
        zones = len(road.zones)
        worth += MEAL if 0 <= road.zone[cell] < zones else -MEAL if road.gone[cell] == zones else 0.0
    if not s.law["expert"] or road.straight[cell] != road.none:
        return worth
    return worth - SLIPSTREAM / 2


def is_hungry(s: Race, road: Road, rider: int) -> bool:
    """Whether a rider must still eat; neutral ones never do."""
    return bool(s.law["feed"] and road.zones and not s.fed[rider] and not s.is_neutral(rider))


Known = dict[tuple[int, ...], float]
"""The worth of a cell, or of a step, with so many points left; the last number tells who stands where that counts."""
MOST_KNOWN = 10_000


@lru_cache(maxsize=24)
def _known(*_circumstances: object) -> Known:
    """What all riders have found out who are in the same circumstances: looking ahead asks the same again and again."""
    return {}


@lru_cache(maxsize=24)
def _in_sight(route: str, points: int) -> list[int]:
    """For each cell the cells that count for what its points are worth, one bit each: those within reach, and next to
    these the one ahead and the one behind."""
    road = ROADS[route]
    near = [1 << a | 1 << b | 1 << c for a, (b, c) in enumerate(zip(road.straight, road.behind, strict=True))]
    if not points:
        return near
    before = _in_sight(route, points - 1)
    return [reduce(or_, [before[to] for to in ways], here) for here, ways in zip(near, road.ways, strict=True)]


class Way:
    """The best a rider can do with his points: chances and all, each cell and number of points worked out once.

    A step's tests do not depend on the points left, so what a step is worth is a share of what follows plus a constant:
    its `Edge`, worked out once for each cell.
    """

    def __init__(self, s: Race, rider: int, six: bool = False) -> None:
        self.s, self.rider, self.road, self.six = s, rider, ROADS[s.route], six
        self.hungry = is_hungry(s, self.road, rider)
        self.braking = FALL * FALLS if six and s.law["pro_braking"] else 0.0
        self.descending = bool(six and s.law["pro_descent_six"])
        self.rests: dict[int, float] = {}
        self.edges: dict[int, list[Edge]] = {}
        self.taken = sum({1 << place for place in s.place if place >= 0 and s.on[place] >= 0})
        strict = s.law["expert"], s.law["pro_condition"], self.braking, self.descending
        self.known = _known(s.route, self.hungry, *strict, *map(len, s.passed))

    def best(self, cell: int, points: int) -> float:
        """The worth of standing on a cell with so many points left."""
        if not points or cell == self.road.finish:
            return self.rest(cell)
        key = cell, points, self.taken & _in_sight(self.s.route, points)[cell]
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[key] = self.onward(cell, points)
        return found

    def edges_of(self, cell: int) -> list[Edge]:
        """What each way on from a cell asks and brings."""
        edges = self.edges.get(cell)
        if edges is None:
            on = self.s.on
            edges = self.edges[cell] = [self.edge(cell, to) for to in self.road.ways[cell] if on[to] < 0]
        return edges

    def onward(self, cell: int, points: int) -> float:
        """The worth of a cell that is not known yet."""
        edges = self.edges_of(cell)
        worth = self.rest(cell) - (self.braking if edges else 0.0)
        for to, share, more in edges:
            found = share * self.best(to, points - 1) + more
            if found > worth:
                worth = found
        return worth

    def rest(self, cell: int) -> float:
        """The worth of having come to a cell with the last point."""
        found = self.rests.get(cell)
        if found is None:
            found = self.rests[cell] = _stopping(self.s, self.road, self.hungry, cell)
        return found

    def stop(self, cell: int, points: int) -> float:
        """The worth of stopping by choice."""
        return self.rest(cell) - (self.braking if points else 0.0)

    def step(self, a: int, b: int, points: int) -> float:
        """One step, with the tests that it asks."""
        if a < 0:
            return self.stepped(a, b, points)
        key = a, b, points, self.taken & _in_sight(self.s.route, points)[a]
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.stepped(a, b, points)
        return found

    def stepped(self, a: int, b: int, points: int) -> float:
        """The same, worked out."""
        _, share, more = self.edge(a, b)
        return share * self.best(b, points - 1) + more

    def edge(self, a: int, b: int) -> Edge:
        """What the way from a cell to the next one asks and brings."""
        s, road = self.s, self.road
        share, more = 1.0, self.summit(a, b)
        if road.danger[b] or (self.descending and road.downhill[b] and not road.downhill[a]):
            share, more = (1 - FALLS), (1 - FALLS) * more + FALLS * (road.end[b] - FALL)
        if a < 0 or b == road.straight[a]:
            return b, share, more
        for test in before(s, road, a, b):
            if test == "lateral":
                fails, there = road.climb[a] / 20, self.rest(a) - FAILURE * s.law["pro_condition"]
            else:
                fails, there = FALLS, road.end[a] - FALL
            share, more = (1 - fails) * share, (1 - fails) * more + fails * there
        return b, share, more

    def course(self, cell: int, points: int) -> list[int]:
        """The cells that the best way leads over from here."""
        found: list[int] = []
        while points and cell != self.road.finish:
            edges = self.edges_of(cell)
            if self.best(cell, points) <= self.stop(cell, points) or not edges:
                break
            points -= 1
            cell = max((share * self.best(to, points) + more, to) for to, share, more in edges)[1]
            found.append(cell)
        return found

    def summit_points(self, a: int, b: int) -> int:
        """Points of the lines that lie between two cells."""
        road, passed = self.road, self.s.passed
        first = road.passed[a] if a >= 0 else 0
        found = 0
        for summit in range(first, road.passed[b]):
            found += points_for(road.summits[summit].category, len(passed[summit]) + 1)
        return found

    def summit(self, a: int, b: int) -> float:
        """What those points are worth."""
        return self.summit_points(a, b) * PER_POINT


def expected(s: Race, rider: int, points: int, six: bool = False) -> float:
    """What so many points are worth to a rider."""
    return worth_of(Way(s, rider, six), points)


def worth_of(way: Way, points: int) -> float:
    """The same, by ways that may be known already."""
    s, rider = way.s, way.rider
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
