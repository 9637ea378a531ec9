"""What stands beside the road: plates of the summits, milestones, warnings, feed stations; each where there is room."""

from functools import cache
from typing import NamedTuple

from pygame_core.drawing.svg import Spot, at, number
from pygame_core.engine.texts.html_escape import escape as attr

from .altitude import gradient
from .geometry import HEIGHT, WIDTH, Layout, layout
from .pieces import use
from .words import WORDS

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
POST = 10
SHIFTS = (0, 26, -26, 52, -52)
FARTHER = (0, 16, 34)
PEN = (108, 84)
BUTTONS: tuple[Box, ...] = ((0, 0, 64, 60), (936, 0, WIDTH, 60))
"""Where the buttons of the map lie over it."""


class Planner:
    """Finds room beside the road: clear of the road, of what already stands there, and of the edge."""

    def __init__(self, lay: Layout) -> None:
        self.lay, self.taken = lay, [*BUTTONS]
        self.road = [(spot, 2.5 * lay.width - 4) for spot in lay.course.points[::8]]

    def place(self, tick: float, wide: float, high: float) -> tuple[Spot, Spot]:
        """The edge of the road at a tick, and the middle of the best box beside it."""
        best, found = 1e9, ((0.0, 0.0), (0.0, 0.0))
        dx, dy = self.lay.course.heading(tick)
        for side in (-1, 1):
            foot = self.lay.course.spot(tick, side * (self.lay.reach(tick, side) + 3))
            out = (-dy * side, dx * side)
            half = abs(out[0]) * wide / 2 + abs(out[1]) * high / 2
            for shift in SHIFTS:
                for farther in FARTHER:
                    far = POST + half + farther
                    x, y = foot[0] + out[0] * far + dx * shift, foot[1] + out[1] * far + dy * shift
                    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
                    cost = self._cost(box) + abs(shift) / 20 + farther / 6
                    if cost < best:
                        best, found = cost, (foot, (x, y))
        x, y = found[1]
        self.taken.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
        return found

    def _cost(self, box: Box) -> float:
        left, top, right, bottom = box
        off = max(0, 4 - left) + max(0, 4 - top) + max(0, right - WIDTH + 4) + max(0, bottom - HEIGHT + 4)
        on_road = 0.0
        for (x, y), reach in self.road:
            if x < left - reach or x > right + reach:
                continue
            gap = max(left - x, x - right, 0.0), max(top - y, y - bottom, 0.0)
            on_road += max(0.0, reach - (gap[0] * gap[0] + gap[1] * gap[1]) ** 0.5)
        covered = sum(
            max(0.0, min(right, d) - max(left, b)) * max(0.0, min(bottom, e) - max(top, c)) for b, c, d, e in self.taken
        )
        return off * 20 + on_road + covered * 2


class Standing(NamedTuple):
    """All signs of a road, and the room left for those who wait at the start and who are home."""

    markup: str
    gate: Spot
    home: Spot


@cache
def standing(road: str) -> Standing:
    """Everything is placed once, what matters most first."""
    lay = layout(road)
    plan = Planner(lay)
    drawn = _ends(lay, plan) + _summits(lay, plan) + _stones(lay, plan) + _dangers(lay, plan) + _feeds(lay, plan)
    drawn += _letters(lay, plan)
    end = lay.road.total % lay.course.lap if lay.course.board.closed else lay.road.total
    home = plan.place((end or lay.course.lap) - 40, *PEN)[1]
    gate = plan.place(60, *PEN)[1]
    return Standing(drawn, gate, home)


def signs(road: str) -> str:
    """All of them."""
    return f'<g id="signs" aria-hidden="true">{standing(road).markup}</g>'


def _post(foot: Spot, middle: Spot) -> str:
    return f'<path class="post" d="M{number(foot[0])} {number(foot[1])}L{number(middle[0])} {number(middle[1])}"/>'


def _plate(middle: Spot, wide: float, inner: str, look: str = "") -> str:
    frame = f'<rect class="plate{look}" x="{number(-wide / 2)}" y="-13" width="{number(wide)}" height="26" rx="4"/>'
    return f'<g class="sign" transform="{at(middle)}"><g class="up">{frame}{inner}</g></g>'


def both(key: str, **values: object) -> str:
    """Words in both languages; the style sheet shows one."""
    return WORDS.painted(key, 'y="5"', **values)


def _ends(lay: Layout, plan: Planner) -> str:
    """Start and finish; one plate where they are the same line, with the number of laps."""
    laps, end = lay.road.laps, lay.road.total
    if lay.course.board.closed and end % lay.course.lap == 0:
        wide = 112 if laps == 1 else 168
        foot, middle = plan.place(10, wide, 26)
        return _post(foot, middle) + _plate(middle, wide, both("line" if laps == 1 else "line_laps", count=laps))
    foot, middle = plan.place(10, 62, 26)
    drawn = _post(foot, middle) + _plate(middle, 62, both("start"))
    foot, middle = plan.place((end % lay.course.lap if lay.course.board.closed else end) - 10, 66, 26)
    return drawn + _post(foot, middle) + _plate(middle, 66, both("finish"), " fin")


def _summits(lay: Layout, plan: Planner) -> str:
    """Category and name of each summit."""
    drawn = ""
    for summit in lay.road.summits:
        if summit.tick > lay.course.lap:
            continue
        wide = 42 + 7.3 * len(summit.name)
        foot, middle = plan.place(summit.tick - 1, wide, 26)
        left = -wide / 2
        inner = (
            f'<circle class="cat k{summit.category}" cx="{number(left + 16)}" r="10"/>'
            f'<text class="cat-n" x="{number(left + 16)}" y="5">{summit.category}</text>'
            f'<text class="named" x="{number(left + 31)}" y="5">{attr(summit.name)}</text>'
        )
        drawn += _post(foot, middle) + _plate(middle, wide, inner)
    return drawn


def _stones(lay: Layout, plan: Planner) -> str:
    """A milestone with the gradient where a climb begins or changes."""
    drawn, before = "", 0
    for section, (_, start, _, _) in zip(lay.road.board.sections, lay.sections, strict=True):
        climb = gradient(section)
        if climb and climb != before:
            _, spot = plan.place(start + 40, 36, 36)
            inner = f'{use("stone")}<text class="grad" y="6">{climb} %</text>'
            drawn += f'<g class="sign" transform="{at(spot)}"><g class="up">{inner}</g></g>'
        before = climb
    return drawn


def _dangers(lay: Layout, plan: Planner) -> str:
    """One warning for each section with danger cells."""
    road, drawn, seen = lay.road, "", set[str]()
    for cell in range(road.finish):
        section = road.name[cell].rpartition(":")[2].partition(".")[0]
        if road.danger[cell] and section not in seen and road.start[cell] < lay.course.lap:
            seen.add(section)
            _, spot = plan.place(lay.middle(cell) - 30, 28, 26)
            drawn += f'<g class="sign" transform="{at(spot)}"><g class="up">{use("warn")}</g></g>'
    return drawn


def _feeds(lay: Layout, plan: Planner) -> str:
    """The first and the last place to eat."""
    drawn = ""
    for ident, start, end, _ in lay.sections:
        if any(lane.startswith(f"{ident}.") for lane in lay.road.board.feed):
            for tick, name in ((start + 30, "feed"), (end - 30, "feed-end")):
                _, spot = plan.place(tick, 30, 30)
                drawn += f'<g class="sign" transform="{at(spot)}"><g class="up">{use(name)}</g></g>'
    return drawn


def _letters(lay: Layout, plan: Planner) -> str:
    """The letter of each section, small, where it begins."""
    drawn = ""
    for ident, start, _, _ in lay.sections:
        _, (x, y) = plan.place(start + 45, 12, 12)
        drawn += f'<text class="letter" x="{number(x)}" y="{number(y + 5)}">{ident}</text>'
    return drawn
