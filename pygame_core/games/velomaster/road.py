"""A road as tables: every cell of a course with its laps unrolled, and where one comes from there."""

from bisect import bisect_right
from itertools import pairwise
from typing import Final, NamedTuple

from pygame_core.engine.core.choice import Choice

from .board import BOARDS, Board, Section

CELL: Final = 100
LANES: Final = 5


class Summit(NamedTuple):
    """A summit line: the tick it lies at, its category and its name."""

    tick: int
    category: str
    name: str


class Cell(NamedTuple):
    """One cell while the road is laid."""

    name: str
    lane: int
    start: int
    end: int
    section: Section
    stretch: int
    zone: int


class Road:
    """The tables of one course, indexed by cell; after the last cell come `finish` and `none`.

    `ways` are the cells that one step leads to (straight, left, right), `straight`, `left`, `right` the same one by one
    with `none` where there is nothing. `none` is always taken and `finish` always free.
    """

    def __init__(self, board: Board, laps: int, finish_at: str) -> None:
        self.board, self.laps = board, laps
        self.summits: list[Summit] = []
        self.zones: list[int] = []
        self.sections: list[tuple[str, int, int, Section]] = []
        cells = self._laid(finish_at)
        self.total = self.sections[-1][2]
        self.meals = len(self.zones)
        self.zones = [end for end in self.zones if end < self.total]  # R35: one that ends with the race misses nobody.
        self._measure(cells)
        self._join(cells)
        self._word()

    def _laid(self, finish_at: str) -> list[Cell]:
        """All cells in the order of their sections; a shortened race ends with a section of the last lap."""
        cells: list[Cell] = []
        tick, stretch, before = 0, 0, ""
        for lap in range(1, self.laps + 1):
            mark = f"{lap}:" if self.laps > 1 else ""
            for section in self.board.sections:
                stretch += section.terrain != before
                before = section.terrain
                cells += self._of(section, mark, tick, stretch)
                start, tick = tick, tick + section.length * CELL
                self.sections.append((mark + section.id, start, tick, section))
                self._lines(section.id, tick)
                if lap == self.laps and section.id == finish_at:
                    return cells
        return cells

    def _lines(self, section: str, tick: int) -> None:
        """What lies at the end of a section: a summit, the end of a feed zone."""
        self.summits += [Summit(tick, category, name) for top, category, name in self.board.summits if top == section]
        if any(lane.startswith(section + ".") for lane in self.board.feed):
            self.zones.append(tick)

    def _of(self, section: Section, mark: str, tick: int, stretch: int) -> list[Cell]:
        cells = []
        for lane, code in enumerate(section.lanes, 1):
            fed = f"{section.id}.{lane}" in self.board.feed
            bounds = boundaries(code, section.length)
            for k, (start, end) in enumerate(pairwise(bounds), 1):
                name, zone = f"{mark}{section.id}.{lane}.{k}", len(self.zones) if fed else -1
                cells.append(Cell(name, lane, tick + start, tick + end, section, stretch, zone))
        return cells

    def _measure(self, cells: list[Cell]) -> None:
        beyond = Cell("finish", 0, self.total, self.total + CELL, Section("", "flat", 1, ()), 0, -1)
        every = [*cells, beyond]
        self.finish, self.none = len(cells), len(cells) + 1
        self.name = [cell.name for cell in every]
        self.cell = {cell.name: index for index, cell in enumerate(every)}
        self.lane = [cell.lane for cell in every]
        self.start = [cell.start for cell in every]
        self.end = [cell.end for cell in every]
        climbs = [cell.section.terrain.partition("climb ")[2] for cell in every]
        self.climb = [int(gradient or 0) for gradient in climbs]
        self.stretch = [cell.stretch for cell in every]
        self.downhill = [cell.section.terrain == "desc" for cell in every]
        dangers = set(self.board.danger)
        self.danger = [cell.name.rpartition(":")[2] in dangers for cell in every]
        self.zone = [cell.zone for cell in every]
        # R36: passed when the cell reached starts at or beyond the line.
        ticks = [summit.tick for summit in self.summits]
        self.passed = [bisect_right(ticks, start) for start in self.start]
        self.gone = [bisect_right(self.zones, start) for start in self.start]
        """How many feed zones lie behind a cell."""

    def _join(self, cells: list[Cell]) -> None:
        lanes = [[index for index, cell in enumerate(cells) if cell.lane == lane] for lane in range(LANES + 2)]
        begins = [{cells[index].start: index for index in lane} for lane in lanes]
        ends = [{cells[index].end: index for index in lane} for lane in lanes]
        none = self.none
        # R23: the last cell of a lane has the line ahead of it.
        self.straight = [self.finish if c.end == self.total else begins[c.lane].get(c.end, none) for c in cells]
        self.behind = [ends[c.lane].get(c.start, none) for c in cells]
        self.left = [self._beside(cells, lanes[c.lane - 1], c.end) for c in cells]
        self.right = [self._beside(cells, lanes[c.lane + 1], c.end) for c in cells]
        neighbours = [
            [other for side in (-1, 1) for other in lanes[c.lane + side] if _overlap(c, cells[other])] for c in cells
        ]
        joined = zip(self.straight, self.behind, neighbours, strict=True)
        # R1: a common edge; a corner is not enough.
        self.touching = [
            tuple(sorted([*(b for b in (ahead, back) if b < self.finish), *side])) for ahead, back, side in joined
        ]
        self.swept = [
            tuple(sorted((b for b in near if cells[b].end < c.end), key=lambda b: (-self.end[b], self.lane[b])))
            for c, near in zip(cells, self.touching, strict=True)
        ]
        """Behind and touching, in the order in which a pile-up reaches them."""
        for table in (self.straight, self.left, self.right):
            table.append(none if table is not self.straight else self.finish)
        self.behind.append(none)
        triples = zip(self.straight, self.left, self.right, strict=True)
        self.ways = [tuple(cell for cell in three if cell != none) for three in triples]
        self.entries = tuple(index for index, cell in enumerate(cells) if cell.start == 0)

    def _beside(self, cells: list[Cell], lane: list[int], end: int) -> int:
        """The cell of a lane that holds the last tick before `end`: R2, no other of that side is further forward."""
        place = bisect_right([cells[index].start for index in lane], end - 1) - 1
        return lane[place] if place >= 0 and cells[lane[place]].end >= end else self.none

    def _word(self) -> None:
        """The answers that name a cell, made once."""
        self.step = [Choice(f"step {name}", "step", (name,)) for name in self.name]
        self.leap = [Choice(f"leap {name}", "leap", (name,)) for name in self.name]
        self.relay = [Choice(f"relay {name}", "relay", (name,)) for name in self.name]
        self.accelerate = [Choice(f"accelerate {name}", "accelerate", (name,)) for name in self.name]


def _overlap(one: Cell, other: Cell) -> bool:
    return one.start < other.end and other.start < one.end


def boundaries(code: str, length: int) -> list[int]:
    """Where the cells of a lane begin and end, in ticks from the start of its section."""
    if code == ".":
        return []
    if code == "=":
        return [k * CELL for k in range(length + 1)]
    if code == "~":
        return [0, *(k * CELL + CELL // 2 for k in range(1, length - 1)), length * CELL]
    n = int(code)
    return [(2 * k * CELL * length + n) // (2 * n) for k in range(n + 1)]


class _Roads(dict[str, Road]):
    """Every road, by "board:laps:finish", laid when it is first ridden."""

    def __missing__(self, route: str) -> Road:
        board, laps, finish_at = route.split(":")
        road = self[route] = Road(BOARDS[board], int(laps), finish_at)
        return road


ROADS: Final = _Roads()


def route_of(board: str, laps: int, finish_at: str = "line") -> str:
    """The name of a road in ROADS."""
    return f"{board}:{laps}:{finish_at}"
