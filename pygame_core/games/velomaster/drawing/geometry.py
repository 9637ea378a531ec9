"""Where ticks lie: the centre line of a course as a curve, and everything beside it."""

from bisect import bisect_right
from functools import cache
from itertools import pairwise
from math import atan2, degrees, hypot

from pygame_core.drawing.svg import Spot, number

from ..board import BOARDS, Board
from ..road import CELL, LANES, ROADS, Road

WIDTH, HEIGHT = 1000, 700
SAMPLES = 24
MIDDLE = 3


def polyline(spots: list[Spot], *, closed: bool = False) -> str:
    """Points as path data, each relative to the one before: half as long."""
    x, y = (round(value, 1) for value in spots[0])
    data = f"M{number(x)} {number(y)}l"
    for a, b in spots[1:]:
        dx, dy = round(a - x, 1), round(b - y, 1)
        x, y = round(x + dx, 1), round(y + dy, 1)
        step = number(dy)
        data += number(dx) + (step if step.startswith("-") else f" {step}") + " "
    return data.rstrip() + ("z" if closed else "")


class Course:
    """The line of a board, measured: a tick of one lap is a point and a direction."""

    def __init__(self, board: Board) -> None:
        self.board, self.width = board, board.lane_px
        self.lap = sum(section.length for section in board.sections) * CELL
        points = self._sampled(board)
        lengths = [0.0]
        for (a, b), (x, y) in pairwise(points):
            lengths.append(lengths[-1] + hypot(x - a, y - b))
        self.points, self.lengths = points, lengths
        self.px = lengths[-1] / self.lap
        """How long a tick is."""

    @staticmethod
    def _sampled(board: Board) -> list[Spot]:
        """Catmull and Rom's curve through the control points; open ends are mirrored."""
        line = list(board.line)
        if board.closed:
            line = [line[-1], *line, line[0], line[1]]
        else:
            (a, b), (c, d), (e, f), (g, h) = line[0], line[1], line[-2], line[-1]
            line = [(2 * a - c, 2 * b - d), *line, (2 * g - e, 2 * h - f)]
        spots: list[Spot] = [line[1]]
        for four in zip(line, line[1:], line[2:], line[3:], strict=False):
            spots += [_curve(four, index / SAMPLES) for index in range(1, SAMPLES + 1)]
        return spots

    def _place(self, tick: float) -> tuple[int, float]:
        """The sample before a tick, and how far on the way to the next one."""
        if self.board.closed:
            tick %= self.lap
        length = tick * self.px
        index = min(max(bisect_right(self.lengths, length) - 1, 0), len(self.points) - 2)
        return index, (length - self.lengths[index]) / (self.lengths[index + 1] - self.lengths[index])

    def heading(self, tick: float) -> Spot:
        """The way the road runs, as a vector of length 1."""
        index, t = self._place(tick)
        dx, dy = self._direction(index)
        ex, ey = self._direction(index + 1)
        dx, dy = dx + (ex - dx) * t, dy + (ey - dy) * t
        length = hypot(dx, dy)
        return dx / length, dy / length

    def _direction(self, index: int) -> Spot:
        """The direction at a sample: of the chord between its neighbours."""
        last = len(self.points) - 1
        if self.board.closed:
            before, after = self.points[(index - 1) % last], self.points[(index + 1) % last]
        else:
            before, after = self.points[max(index - 1, 0)], self.points[min(index + 1, last)]
        return after[0] - before[0], after[1] - before[1]

    def spot(self, tick: float, far: float = 0) -> Spot:
        """A point so far to the right of the centre line; beyond the ends of an open road it runs straight on."""
        index, t = self._place(tick)
        (a, b), (x, y) = self.points[index], self.points[index + 1]
        dx, dy = self.heading(tick)
        return a + (x - a) * t - dy * far, b + (y - b) * t + dx * far

    def lane(self, lane: float, tick: float) -> Spot:
        """A point of a lane."""
        return self.spot(tick, (lane - MIDDLE) * self.width)

    def edge(self, start: float, end: float, far: float, points: int) -> list[Spot]:
        """A line along the road."""
        return [self.spot(start + (end - start) * index / points, far) for index in range(points + 1)]

    def ribbon(self, start: float, end: float, left: float, right: float) -> str:
        """The road between two ticks and two distances from its middle, as path data."""
        points = max(2, round((end - start) * self.px / 9))
        back = self.edge(end, start, right, points)
        return polyline(self.edge(start, end, left, points) + back, closed=True)

    def free_room(self, spot: Spot) -> float:
        """How far the centre line is from a point."""
        x, y = spot
        return min(hypot(a - x, b - y) for a, b in self.points[:: SAMPLES // 4])


def _curve(four: tuple[Spot, ...], t: float) -> Spot:
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*four, strict=True)
    )
    return x, y


class Layout:
    """A road on its course: cells, sections of the picture, and how high it lies."""

    def __init__(self, road: Road) -> None:
        self.road, self.course = road, course(road.board.id)
        self.width = self.course.width
        self.sections = _sections(road.board)
        self._cells: dict[int, str] = {}
        self.shown = min(road.total, self.course.lap)
        """So much of the picture is ridden at all."""

    def cell(self, cell: int) -> str:
        """A cell as a shape, measured once."""
        if cell not in self._cells:
            self._cells[cell] = self._shape(cell)
        return self._cells[cell]

    def _shape(self, cell: int) -> str:
        road, w = self.road, self.width
        middle = (road.lane[cell] - MIDDLE) * w
        return self.course.ribbon(road.start[cell], road.end[cell], middle - w / 2, middle + w / 2)

    def foot(self, cell: int) -> Spot:
        """The middle of a cell; beyond the line, a little beyond it."""
        road = self.road
        if cell >= road.finish:
            return self.gate(road.total, 1)
        return self.course.lane(road.lane[cell], (road.start[cell] + road.end[cell]) / 2)

    def gate(self, tick: int, way: int) -> Spot:
        """A point on the middle of the road, just before (-1) or beyond (1) a line."""
        return self.course.spot(tick + way * min(60, 14 / self.course.px))

    def verge(self, cell: int) -> Spot:
        """Beside the road, level with a cell: where who fell lies."""
        road, tick = self.road, self.middle(cell)
        side = -1 if road.lane[cell] < MIDDLE or self.inner(tick) < 0 else 1
        return self.course.spot(tick, side * (self.reach(tick, side) + 15))

    def middle(self, cell: int) -> float:
        return (self.road.start[cell] + self.road.end[cell]) / 2

    def turn(self, tick: float) -> int:
        """The direction of travel against the picture's right, in quarters of a turn."""
        dx, dy = self.course.heading(tick)
        return round(degrees(atan2(dy, dx)) / 90) % 4 * 90

    def inner(self, tick: float) -> int:
        """The side with more room beside the road: -1 left, 1 right."""
        left, right = (self.clear(self.course.spot(tick, side * 60)) for side in (-1, 1))
        return -1 if left > right else 1

    def clear(self, spot: Spot) -> float:
        """How much room there is round a point, edges of the plan included."""
        x, y = spot
        return min(self.course.free_room(spot), x + 30, y + 30, WIDTH + 30 - x, HEIGHT + 30 - y)

    def reach(self, tick: float, side: int) -> float:
        """How far the road spreads to a side there."""
        lap = tick % self.course.lap if self.course.board.closed else min(tick, self.course.lap - 1)
        lanes = next(lanes for _, start, end, lanes in self.sections if start <= lap < end)
        return abs((lanes[0] if side < 0 else lanes[-1]) - MIDDLE + side * 0.5) * self.width


Stretch = tuple[str, int, int, tuple[int, ...]]
"""A section of the picture: its id, where it begins and ends, its lanes."""


@cache
def _sections(board: Board) -> tuple[Stretch, ...]:
    found, tick = [], 0
    for section in board.sections:
        lanes = tuple(lane for lane in range(1, LANES + 1) if section.lanes[lane - 1] != ".")
        found.append((section.id, tick, tick + section.length * CELL, lanes))
        tick += section.length * CELL
    return tuple(found)


@cache
def course(board: str) -> Course:
    return Course(BOARDS[board])


@cache
def layout(road: str) -> Layout:
    """The drawing's own tables of a road, made once."""
    return Layout(ROADS[road])
