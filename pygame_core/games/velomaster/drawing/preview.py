"""What an answer would lead to, drawn before it is given: the way, the arrival, the chance, who gains what."""

from collections.abc import Callable

from pygame_core.drawing.svg import Spot, at, group, number
from pygame_core.engine.core.choice import Choice

from ..rules.condition import is_tired
from ..rules.riders import points_for
from ..rules.ways import Way
from .pieces import chip, worn
from .reach import chance, route, side_of, stayed
from .riders import ghost
from .scene import LINES, Scene
from .words import say

D20, BOW, HIGH = 20, 0.22, 72


def layer(scene: Scene) -> str:
    """All that is to be seen of the answer that is looked at."""
    if scene.way:
        return group("preview", "preview", _ridden(scene, scene.way))
    drawn = _DRAWN[scene.seen.kind](scene, scene.seen) if scene.seen and scene.seen.kind in _DRAWN else ""
    return group("preview", "preview", drawn)


def _ridden(scene: Scene, way: Way) -> str:
    """Several steps: the way, the arrival, the chance to get there."""
    start, feet = scene.on_map.get(scene.in_hand), [scene.lay.foot(cell) for cell in way.cells]
    drawn = route([start, *feet] if start else feet) if start or len(feet) > 1 else ""
    drawn += ghost(scene, scene.in_hand, feet[-1])
    told = say(scene.lang, "chance", chance=round(100 * way.chance)) if way.chance < 1 else ""
    return drawn + _beyond(scene, way.cells[-1], told)


def ticket(wide: float, inner: str, look: str = "", high: int = 36) -> str:
    """A small ticket with something on it."""
    box = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{high}"'
    return f'<rect class="tick{look}" {box} rx="5"/>{inner}'


def tag(ident: str, spot: Spot, drawn: str) -> str:
    """Something as large as the screen needs it, upright whatever the camera does."""
    return group(ident, "tag", f'<g class="scale">{drawn}</g>', spot)


def _to_cell(scene: Scene, choice: Choice) -> str:
    """A step or a leap: the way, where the rider arrives, where he stays if a test fails; chance and points."""
    road, rider = scene.lay.road, scene.in_hand
    cell = road.cell[choice.args[0]]
    start, end = scene.on_map.get(rider), scene.lay.foot(cell)
    if not rider:
        return ""
    drawn = route(way_of(start, end, leap=choice.kind == "leap")) if start else ""
    drawn += ghost(scene, rider, end)
    return drawn + _odds(scene, choice, cell)


def way_of(start: Spot, end: Spot, *, leap: bool) -> list[Spot]:
    """Straight for a step; a leap goes in a bow."""
    if not leap:
        return [start, end]
    (a, b), (x, y) = start, end
    peak = ((a + x) / 2 + (y - b) * BOW, (b + y) / 2 - (x - a) * BOW)
    return [(_bent(a, peak[0], x, part / 8), _bent(b, peak[1], y, part / 8)) for part in range(9)]


def _bent(start: float, peak: float, end: float, t: float) -> float:
    return float((1 - t) ** 2 * start + 2 * t * (1 - t) * peak + t * t * end)


def _odds(scene: Scene, choice: Choice, cell: int) -> str:
    """The chance to get there and the points that wait there, on a ticket beyond the arrival."""
    value, points = chance(choice, scene), _summit_points(scene, cell)
    words = ([say(scene.lang, "chance", chance=value)] if value < 100 else []) + ([f"+{points}"] if points else [])
    return _beyond(scene, cell, " ".join(words))


def _beyond(scene: Scene, cell: int, told: str) -> str:
    """A few words on a ticket beside the road, level with a cell."""
    if not told:
        return ""
    tick, side = min(scene.lay.road.total - 5, scene.lay.middle(cell)), -side_of(scene, cell)
    wide = 11 * len(told) + 18
    x, y = scene.lay.course.spot(tick, side * (scene.lay.reach(tick, side) + 12 + wide / 2))
    drawn = ticket(wide, f'<text y="7">{told}</text>', " on")
    return tag("preview-odds", (min(max(x, 50), 950), min(max(y, 24), 676)), drawn)


def _summit_points(scene: Scene, cell: int) -> int:
    """What the next summit line brings, if the cell lies beyond it."""
    road = scene.lay.road
    start = scene.cell(scene.in_hand)
    behind = road.passed[start] if start is not None else 0
    summits = scene.view["summits"][behind : road.passed[cell]]
    return sum(points_for(summit["category"], len(summit["passed"]) + 1) for summit in summits)


def _line(scene: Scene, choice: Choice) -> str:
    """Who of a line gains what: so many cells each, surely or with which chance."""
    offer = next(offer for offer in scene.lines if offer[0] == choice)
    return line_tag(scene, offer[1], offer[2])


def line_tag(scene: Scene, riders: tuple[str, ...], cells: tuple[int, ...]) -> str:
    """A ticket with every bib of a line, and a ghost for each rider where the line would be next."""
    head = say(scene.lang, "gains", count=len(riders))
    inner = f'<text class="small" y="-18">{head}</text>'
    for index, (rider, cell) in enumerate(zip(riders, cells, strict=True)):
        x = (index - (len(riders) - 1) / 2) * 40
        value = line_chance(scene, rider, cell, len(riders))
        words = say(scene.lang, "chance", chance=value) if value < 100 else say(scene.lang, "sure")
        told = f'<text class="small" y="26">{words}</text>'
        inner += f'<g class="{worn(rider)}" transform="{at((x, 2))}">{chip(rider)}{told}</g>'
    wide = max(40 * len(riders) + 14, 8 * len(head) + 16)
    return tag("preview-line", _beside(scene, cells, wide), ticket(wide, inner, high=HIGH))


def _beside(scene: Scene, cells: tuple[int, ...], wide: float) -> Spot:
    """A place for a ticket next to the middle of a line: inside the bend, unless the plan ends there."""
    lay = scene.lay
    tick = lay.middle(cells[len(cells) // 2])
    dx, dy = lay.course.heading(tick)
    found: list[tuple[float, Spot]] = []
    for side in (lay.inner(tick), -lay.inner(tick)):
        far = lay.reach(tick, side) + 16 + abs(dy) * wide / 2 + abs(dx) * 40
        x, y = lay.course.spot(tick, side * far)
        spot = min(max(x, wide / 2 + 4), 996 - wide / 2), min(max(y, 42), 660)
        found.append((abs(spot[0] - x) + abs(spot[1] - y), spot))
    return min(found, key=lambda one: one[0])[1]


def line_chance(scene: Scene, rider: str, cell: int, count: int) -> int:
    """A rider's chance: a power test for each stretch of climb on the way, for those whom nobody protects."""
    road, s = scene.lay.road, scene.race
    index = s.names.index(rider)
    if count <= len(LINES) or (s.leads(index) and not is_tired(s, index)):
        return 100
    value, seen = 1.0, set[int]()
    for _ in range(count + 1):
        if cell >= road.finish:
            break
        if road.climb[cell] and road.stretch[cell] not in seen:
            seen.add(road.stretch[cell])
            value *= (D20 - road.climb[cell]) / D20
        cell = road.straight[cell]
    return round(100 * value)


def at_stake(scene: Scene) -> str:
    """The ticket of the line that is voted on, or of the one that may be launched."""
    if scene.step == "offers" and not scene.seen and len(scene.lines) == 1:
        return line_tag(scene, *scene.lines[0][1:])
    if scene.step != "vote" or not scene.at_stake:
        return ""
    cells = [scene.cell(rider) for rider in scene.at_stake]
    known = tuple(cell for cell in cells if cell is not None)
    return line_tag(scene, scene.at_stake, known) if len(known) == len(cells) else ""


def _stays(scene: Scene, _choice: Choice) -> str:
    return stayed(scene, scene.in_hand) if scene.in_hand else ""


def _of_rider(scene: Scene, choice: Choice) -> str:
    return stayed(scene, str(choice.args[0]))


_DRAWN: dict[str, Callable[[Scene, Choice], str]] = {
    "step": _to_cell,
    "leap": _to_cell,
    "relay": _line,
    "accelerate": _line,
    "stop": _stays,
    "stay": _stays,
    "decline": _stays,
    "wait": _stays,
    "dope": _of_rider,
    "attack": _of_rider,
    "name": _of_rider,
    "swap": _of_rider,
}
