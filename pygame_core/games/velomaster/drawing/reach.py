"""Where one may go: cells that are lit, lines that may be launched, tests that stand in the way."""

from pygame_core.drawing.svg import HIDDEN, Spot, at, button, explained, group, number, pair, reason
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import listing

from ..rules.landings import Trial
from ..rules.ways import Way
from ..texts.answers import chance_of, tests_of
from .geometry import MIDDLE, polyline
from .pieces import hexagon
from .riders import way_button
from .scene import Offer, Scene
from .words import cell_name, rider_name, say

FEW = 3
MOVES = ("move", "descent", "leap")
BADGE = 26


def reach(scene: Scene) -> str:
    """Everything the points lead to, each cell with what it costs; then the cells of the answers themselves."""
    own = scene.cells
    far = "".join(_far(scene, cell, way) for cell, way in scene.reach.items() if cell not in own)
    near = "".join(_land(scene, cell, choice, place) for place, (cell, choice) in enumerate(own.items(), 1))
    return f'<g id="reach">{_unlit(scene)}{far}{near}</g>'


def _unlit(scene: Scene) -> str:
    """The road under what is lit: tapped, it says why not; cells near by, and taken ones, have their own reasons."""
    if not scene.show.choices:
        return ""
    road = scene.lay.road
    start = scene.cell(scene.in_hand) if scene.in_hand else None
    known = [cell for cell in (start, *scene.cells) if cell is not None and cell < road.finish]
    near = [other for cell in known for other in road.touching[cell]] if scene.step in MOVES else []
    taken = [cell for rider in scene.on_map if (cell := scene.cell(rider)) is not None]
    lit = {*scene.cells, *scene.reach, *(cell for _, _, cells in scene.lines for cell in cells)}
    return _beyond(scene) + "".join(_silent(scene, cell) for cell in dict.fromkeys([*near, *taken]) if cell not in lit)


def _beyond(scene: Scene) -> str:
    """All of the road: a finger that comes down beside what is lit still means what is lit."""
    more = f'{HIDDEN} data-beyond="" {reason(scene.show, "cell beyond")}'
    return group("cell-beyond", "whole", '<use href="#surface"/>', None, more)


def _silent(scene: Scene, cell: int) -> str:
    name = scene.lay.road.name[cell]
    more = explained(scene.show, name, f"cell {name}")
    return group(f"cell-{name.replace(':', '-')}", "unlit", f'<path d="{scene.lay.cell(cell)}"/>', None, more)


def _shape(scene: Scene, cell: int) -> str:
    """A cell; beyond the finish a flag's worth of road."""
    if cell < scene.lay.road.finish:
        return scene.lay.cell(cell)
    x, y = scene.lay.foot(cell)
    return f"M{number(x - 15)} {number(y)}a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"


def _far(scene: Scene, cell: int, way: Way) -> str:
    """A cell beyond the next one: what it costs; whoever taps it is told the steps that lead there."""
    road = scene.lay.road
    inner = f'<path d="{_shape(scene, cell)}"/>{_written(scene.lay.foot(cell), str(len(way.cells)))}'
    look = ("reach" if way.chance == 1 else "reach risky") + (" on" if way == scene.way else "")
    goal, more = scene.goal(way), 'aria-hidden="true"'
    if goal:
        words = say(scene.lang, "goal", cell=cell_name(scene.lang, road.name[cell]), count=len(way.cells))
        more = way_button(f"ui:walk:{goal}", words, scene.lay.foot(cell))
    return group(f"reach-{road.name[cell].replace(':', '-')}", look, inner, None, more)


def _written(spot: Spot, words: str) -> str:
    return f'<text x="{number(spot[0])}" y="{number(spot[1] + 5)}">{words}</text>'


def _land(scene: Scene, cell: int, choice: Choice, place: int) -> str:
    """A cell that is an answer; landings of a leap are numbered, steps tell their cost."""
    spot, tests = scene.lay.foot(cell), tests_of(choice, scene.view)
    look = "land" + ("" if tests else " sure") + (" on" if choice == scene.seen else "")
    words = str(place) if choice.kind == "leap" else "1"
    hit = f'<circle class="hit" cx="{number(spot[0])}" cy="{number(spot[1])}" r="26"/>'
    inner = f'<path d="{_shape(scene, cell)}"/>{_written(spot, words)}{hit}'
    name = scene.lay.road.name[cell].replace(":", "-")
    label = scene.label(choice) if choice.kind == "leap" else f"{scene.label(choice)} {say(scene.lang, 'one_point')}"
    return group(f"land-{name}", look, inner, None, button(choice.token, label, spot))


def tests(scene: Scene) -> str:
    """The dice that stand between a rider and a cell, beside the road; of many landings only those looked at."""
    offers = {cell: one for cell, one in scene.cells.items() if len(scene.cells) <= FEW or one == scene.seen}
    drawn = "".join(_tests(scene, cell, choice) for cell, choice in offers.items())
    return group("tests", "tests", drawn)


def _tests(scene: Scene, cell: int, choice: Choice) -> str:
    asked = tests_of(choice, scene.view)
    if not asked:
        return ""
    start, side = scene.lay.foot(cell), side_of(scene, cell)
    tick = min(scene.lay.middle(cell), scene.lay.road.total - 5)
    far = scene.lay.reach(tick, side) + 20
    drawn = f'<path class="lead" d="M{pair(start)}L{pair(scene.lay.course.spot(tick, side * far))}"/>'
    for index, test in enumerate(asked):
        spot = scene.lay.course.spot(tick, side * (far + BADGE * index))
        drawn += f'<g class="tag" transform="{at(spot)}"><g class="scale">{hexagon(needed(test))}</g></g>'
    return drawn


def side_of(scene: Scene, cell: int) -> int:
    """Left of the road for steps to the left, right for those to the right."""
    road, rider = scene.lay.road, scene.in_hand
    start = scene.cell(rider) if rider else None
    lane = road.lane[start] if start is not None and scene.step != "leap" else MIDDLE
    turn = road.lane[cell] - lane if cell < road.finish else 0
    return -1 if turn < 0 else 1 if turn > 0 else scene.lay.inner(scene.lay.middle(cell))


def needed(test: Trial) -> str:
    """What the D20 must show."""
    return f"{test[1] + 1}+" if test[1] else "3+"


def chance(choice: Choice, scene: Scene) -> int:
    """The chance that all tests of an answer are passed, in per cent."""
    value = 1.0
    for test in tests_of(choice, scene.view):
        value *= float(chance_of(test))
    return round(100 * value)


# --- lines
def lit_lines(scene: Scene) -> str:
    """The lanes under the lines that may be launched, or that are voted on or ride."""
    drawn = "".join(_offered(scene, offer) for offer in scene.lines)
    if scene.at_stake:
        cells = [cell for rider in scene.at_stake if (cell := scene.cell(rider)) is not None]
        drawn += f'<g id="line-at-stake">{_lanes(scene, tuple(cells), outline=False)}</g>'
    return f'<g id="lines">{drawn}</g>'


def _offered(scene: Scene, offer: Offer) -> str:
    choice, riders, cells = offer
    on = " on" if choice == scene.seen else ""
    middle = scene.lay.foot(cells[len(cells) // 2])
    label = f"{scene.label(choice)} {line_label(scene.lang, riders)}."
    inner = _lanes(scene, cells, outline=True)
    return group(f"line-{riders[0]}", f"offer{on}", inner, None, button(choice.token, label, middle))


def line_label(lang: str, riders: tuple[str, ...]) -> str:
    """A line in words, from its head."""
    names = [rider_name(lang, rider) for rider in reversed(riders)]
    return say(lang, "line_of", count=len(riders), riders=listing(lang, names))


def _lanes(scene: Scene, cells: tuple[int, ...], *, outline: bool) -> str:
    """The lane under a line, as one ribbon for each lane it uses."""
    lay, road = scene.lay, scene.lay.road
    drawn = ""
    for lane in sorted({road.lane[cell] for cell in cells}):
        mine = sorted((cell for cell in cells if road.lane[cell] == lane), key=lambda cell: road.start[cell])
        for start, end in _runs([(road.start[cell], road.end[cell]) for cell in mine]):
            middle = (lane - MIDDLE) * lay.width
            shape = lay.course.ribbon(start, end, middle - lay.width / 2, middle + lay.width / 2)
            drawn += f'<path class="line-lit" d="{shape}"/>'
            drawn += f'<path class="line-out" d="{shape}"/><path class="line-in" d="{shape}"/>' if outline else ""
    return drawn


def _runs(parts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Cells that follow each other, as one stretch."""
    runs: list[tuple[int, int]] = []
    for start, end in parts:
        joined = bool(runs) and runs[-1][1] == start
        runs[-1:] = [(runs[-1][0], end)] if joined else [*runs[-1:], (start, end)]
    return runs


def stayed(scene: Scene, rider: str) -> str:
    """A ring round who stays where he is."""
    spot = scene.on_map.get(rider)
    return (
        f'<circle class="stays" cx="{number(spot[0])}" cy="{number(spot[1])}" r="{number(15 * scene.size)}"/>'
        if spot
        else ""
    )


def route(spots: list[Spot]) -> str:
    """A way that would be ridden: dots on a pale line."""
    data = polyline(spots)
    return f'<path class="route-out" d="{data}"/><path class="route" d="{data}"/>'
