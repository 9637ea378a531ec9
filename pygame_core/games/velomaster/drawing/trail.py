"""What has just happened: ways that were ridden and leapt, falls, tests, points, dice."""

from collections.abc import Callable

from pygame_core.drawing.svg import Spot, at, group, number
from pygame_core.engine.core.events import Event

from .geometry import polyline
from .pieces import MINUS, die, hexagon, use
from .preview import ticket, way_of
from .scene import Scene

TOLD = 3
STAR = "M0-13L3.5-4.5 12.5-4 5.5 1.5 8 10 0 5-8 10-5.5 1.5-12.5-4-3.5-4.5z"


def ways(scene: Scene) -> str:
    """Dots along the ways of the last slot, in the colours of the teams; a ring where each began."""
    drawn = ""
    for rider, spots in _ridden(scene).items():
        if len(spots) > 1:
            data, (x, y) = polyline(spots), spots[0]
            inner = f'<path d="{data}"/><path class="way" d="{data}"/><circle cx="{number(x)}" cy="{number(y)}" r="8"/>'
            drawn += group(f"trail-{rider}", f"trail t-{rider.partition('-')[0]}", inner)
    return group("trails", "asked" if scene.show.choices else "", drawn)


def _ridden(scene: Scene) -> dict[str, list[Spot]]:
    """Rider -> the points he came by."""
    found: dict[str, list[Spot]] = {}
    for event in scene.slot_trail:
        if event.kind not in ("stepped", "leapt"):
            continue
        spots = found.setdefault(event.data["rider"], [])
        start, cell = scene.place(event.data["start"]), scene.place(event.data["cell"])
        if start is not None and not spots:
            spots.append(scene.lay.foot(start))
        if cell is None:
            continue
        end = scene.lay.foot(cell)
        spots += way_of(spots[-1], end, leap=True)[1:] if event.kind == "leapt" and spots else [end]
    return found


def marks(scene: Scene) -> str:
    """The last things that happened to riders, over their heads: the newest of each rider."""
    drawn, seen = "", set[str]()
    if scene.seen:  # What is being thought of stands there now.
        return group("happened", "", "")
    for event in reversed(scene.slot_trail):
        rider = str(event.data.get("rider", ""))
        if event.kind in _MARKS and rider not in seen and len(seen) < TOLD and rider in scene.on_map:
            seen.add(rider)
            over = _MARKS[event.kind](event)
            drawn += _over(scene, rider, event, over) if over else ""
    return group("happened", "", drawn)


def _over(scene: Scene, rider: str, event: Event, inner: str) -> str:
    """Something over a rider's head."""
    lift = f'<g transform="translate(0 {number(-34 * scene.size)})">{inner}</g>'
    return group(f"{event.kind}-{rider}", "tag", f'<g class="scale">{lift}</g>', scene.on_map[rider])


def _test(event: Event) -> str:
    """What the D20 showed."""
    return hexagon(str(event.data["die"]), "passed" if event.data["passed"] else "failed")


def _severity(event: Event) -> str:
    return hexagon(str(event.data["die"]), "passed" if event.data["kind"] == "unhurt" else "failed")


def _sum(words: str, look: str = "") -> str:
    return ticket(10 * len(words) + 16, f'<text class="plus" y="6">{words}</text>', look)


def _summit(event: Event) -> str:
    points = event.data["points"]
    return _sum(f"+{points}", " on") if points else ""


def _condition(event: Event) -> str:
    change = event.data["change"]
    return _sum(f"+{change}" if change > 0 else f"{MINUS}{-change}")


_MARKS: dict[str, Callable[[Event], str]] = {
    "test": _test,
    "crashed": lambda _event: f'<path class="star" d="{STAR}"/>',
    "severity": _severity,
    "summit": _summit,
    "condition": _condition,
    "punctured": lambda _event: use("flat-tyre"),
    "fed": lambda _event: use("feed"),
    "feed_missed": lambda _event: use("feed-end"),
}


def dice(scene: Scene) -> str:
    """The dice of the slot, beside the rider who is looked at; those given already are pale."""
    thrown, in_tray = list(scene.view["thrown"]), bool(scene.show.choices) and scene.step == "give"
    if in_tray or not thrown or not scene.focus or scene.over:
        return group("dice", "", "")
    left = list(scene.view["dice"])
    fresh = " thrown" if scene.last and scene.last.kind == "rolled" else ""
    drawn = ""
    for index, value in enumerate(thrown):
        used = value not in left and scene.step != "value"
        left = [one for place, one in enumerate(left) if place != left.index(value)] if value in left else left
        spot = (24 * (index - (len(thrown) - 1) / 2), 0.0)
        inner = die(value, ("used" if used else "") + fresh, "scale(.68)")
        drawn += f'<g transform="{at(spot)}">{inner}</g>'
    return group("dice", "tag dice", f'<g class="scale">{drawn}</g>', _table(scene, scene.focus[0]))


def _table(scene: Scene, rider: str) -> Spot:
    """Where dice lie: beside the road, on the side with more room."""
    cell = scene.cell(rider)
    if cell is None:
        return 500, 350
    tick = min(scene.lay.middle(cell), scene.lay.road.total - 1)
    side = scene.lay.inner(tick)
    x, y = scene.lay.course.spot(tick, side * (scene.lay.reach(tick, side) + 44))
    return min(max(x, 50), 950), min(max(y, 30), 670)
