"""The art on the answers: the way through the lanes, dice, bibs; and the signs of the legend."""

from collections.abc import Callable, Sequence

from pygame_core.drawing.svg import number
from pygame_core.engine.core.choice import Choice

from ..texts.answers import tests_of
from .ground import tint
from .pieces import chip, die, figure, hexagon, picture, use, worn
from .reach import needed
from .scene import Scene

_ROAD = "-24 -30 48 60"
_RIDER = "-13 -35 26 37"
_HEX = "-18 -19 36 38"
_MOST = 6


def stub(scene: Scene, choice: Choice) -> str:
    """The picture on the stub of an answer."""
    drawn = _STUBS.get(choice.kind)
    return drawn(scene, choice) if drawn else ""


def badges(scene: Scene, choice: Choice) -> str:
    """The D20 an answer asks for, one after the other."""
    asked = tests_of(choice, scene.view)
    return "".join(picture(hexagon(needed(test)), _HEX, "kind d20") for test in asked)


def _ground(scene: Scene, cell: int) -> str:
    """The tint of a cell's section."""
    road = scene.lay.road
    if cell >= road.finish:
        return "flat"
    terrain = "desc" if road.downhill[cell] else "flat"
    return "feed" if road.zone[cell] >= 0 else tint(terrain, road.climb[cell])


def _lanes(look: str, inner: str) -> str:
    """Three lanes of road, seen from above, the way to the top."""
    cells = '<path d="M-8-28V28M8-28V28M-24-6H-8M-8 6H8M8-6H24"/>'
    road = f'<rect class="{look}" x="-23" y="-28" width="46" height="56"/><g class="ground" fill="none">{cells}</g>'
    return picture(road + inner, _ROAD, "stub-road")


def _arrow(turn: int) -> str:
    """An arrow straight on, to the left (-1) or to the right (1)."""
    end = 16 * turn
    line = f"M0 18C0 2 {end} 6 {end}-12" if turn else "M0 18V-14"
    tip = f"M{end - 7}-9L{end}-17 {end + 7}-9"
    return f'<circle class="dot" cy="18" r="5"/><path class="arrow" d="{line}{tip}"/>'


def _turn(scene: Scene, cell: int) -> int:
    """To which side a step or a leap goes."""
    road, rider = scene.lay.road, scene.in_hand
    start = scene.cell(rider) if rider else None
    if start is None or cell >= road.finish:
        return 0
    shift = road.lane[cell] - road.lane[start]
    return (shift > 0) - (shift < 0)


def _step(scene: Scene, choice: Choice) -> str:
    cell = scene.lay.road.cell[choice.args[0]]
    line = '<path class="bar" d="M-23-22H23"/>' if cell == scene.lay.road.finish or _passes(scene, cell) else ""
    return _lanes(_ground(scene, cell), line + _arrow(_turn(scene, cell)))


def goal(scene: Scene, tokens: Sequence[str]) -> str:
    """The picture of several steps at once: the way, and how many points it takes."""
    steps = [token.partition(" ")[2] for token in tokens if token.startswith("step ")]
    cell = scene.lay.road.cell[steps[-1]]
    line = '<path class="bar" d="M-23-22H23"/>' if cell == scene.lay.road.finish or _passes(scene, cell) else ""
    told = f'<text class="told" x="12" y="24">{len(steps)}</text>'
    return _lanes(_ground(scene, cell), line + _arrow(_turn(scene, cell)) + told)


def _passes(scene: Scene, cell: int) -> bool:
    """Whether a summit line lies between."""
    start = scene.cell(scene.in_hand) if scene.in_hand else None
    passed = scene.lay.road.passed
    return start is not None and passed[cell] > passed[start]


def _leap(scene: Scene, choice: Choice) -> str:
    """Over a rider, to the number that the landing bears on the road."""
    cell = scene.lay.road.cell[choice.args[0]]
    place = [one for one in scene.show.choices if one.kind == "leap"].index(choice) + 1
    turn = _turn(scene, cell)
    end = 8 * turn
    bow = f'<path class="arrow" d="M-4 20C-16 4-14-8 {6 + end}-14M{end}-20L{7 + end}-14 {end - 1}-8"/>'
    return _lanes(
        _ground(scene, cell),
        f'<circle class="dot" cx="2" cy="8" r="5"/>{bow}<text class="told" x="14" y="24">{place}</text>',
    )


def _line(scene: Scene, choice: Choice) -> str:
    """The bibs of the line, the head at the top."""
    riders = next(offer[1] for offer in scene.lines if offer[0] == choice)[-_MOST:]
    pitch = min(20, 52 / len(riders))
    drawn = ""
    for index, rider in enumerate(riders):
        y = (len(riders) - 1) / 2 * pitch - index * pitch
        drawn += f'<g class="{worn(rider)}" transform="translate(0 {number(y)})">{chip(rider)}</g>'
    return picture(drawn, "-24 -36 48 72")


def _rider_of(choice: Choice) -> str:
    return str(choice.args[0])


def _rider(_scene: Scene, choice: Choice) -> str:
    return picture(figure(_rider_of(choice)), _RIDER, worn(_rider_of(choice)))


def _die(value: int) -> str:
    return picture(die(value), "-18 -18 36 36")


def _pair(_scene: Scene, choice: Choice) -> str:
    """A rider and the die he would get."""
    rider = _rider_of(choice)
    drawn = (
        f'<g class="{worn(rider)}">{figure(rider)}</g>{die(int(choice.args[1]), "", "translate(22 -17) scale(.72)")}'
    )
    return picture(drawn, "-13 -35 50 37", "pair")


def _take(scene: Scene, choice: Choice) -> str:
    """One die, or both together."""
    value, thrown = int(choice.args[0]), list(scene.view["thrown"])
    if value in thrown:
        return _die(value)
    both = "".join(die(one, "", f"translate({34 * index - 17} 0)") for index, one in enumerate(thrown[:2]))
    return picture(both, "-36 -18 72 36")


def _still(scene: Scene, _choice: Choice) -> str:
    """A rider before a closed line."""
    cell = scene.cell(scene.in_hand) if scene.in_hand else None
    look = "flat" if cell is None else _ground(scene, cell)
    return _lanes(look, '<circle class="dot" cy="4" r="6"/><path class="arrow" d="M-15-10H15"/>')


def _ride(_scene: Scene, choice: Choice) -> str:
    pair = "".join(
        f'<g class="{worn(str(rider))}" transform="translate({24 * index} 0)">{figure(str(rider))}</g>'
        for index, rider in enumerate(choice.args)
    )
    return picture(pair, f"-13 -35 {26 + 24 * (len(choice.args) - 1)} 37")


def _said(stroke: str) -> str:
    """A yes, a no, or neither."""
    return picture(f'<path class="arrow" d="{stroke}"/>', "-22 -22 44 44", "stub-road")


def _roll(scene: Scene, _choice: Choice) -> str:
    twenty = scene.step in ("managers", "order", "test", "severity", "control")
    return picture(hexagon("?"), _HEX) if twenty else _die(0)


_STUBS: dict[str, Callable[[Scene, Choice], str]] = {
    "step": _step,
    "leap": _leap,
    "relay": _line,
    "accelerate": _line,
    "give": _pair,
    "start": _pair,
    "take": _take,
    "dope": _rider,
    "attack": _rider,
    "name": _rider,
    "swap": _rider,
    "home": _rider,
    "ride": _ride,
    "stop": _still,
    "stay": _still,
    "decline": _still,
    "wait": _still,
    "hold": _still,
    "yes": lambda _scene, _choice: _said("M-14 1l9 10L15-12"),
    "no": lambda _scene, _choice: _said("M-12-12l24 24M12-12l-24 24"),
    "accept": lambda _scene, _choice: _said("M-14 1l9 10L15-12"),
    "refuse": lambda _scene, _choice: _said("M-12-12l24 24M12-12l-24 24"),
    "pass": lambda _scene, _choice: _said("M-14 0H14"),
    "done": lambda _scene, _choice: _said("M-14 0H14"),
    "keep": lambda _scene, _choice: _said("M-14 0H14"),
    "go": lambda _scene, _choice: _lanes("flat", _arrow(0)),
    "roll": _roll,
}

_SIGNS: dict[str, Callable[[], str]] = {
    "danger": lambda: picture(use("warn"), "-15 -15 30 30", "kind"),
    "feed": lambda: picture(use("feed"), "-16 -16 32 32", "kind"),
    "summit": lambda: picture(
        '<g class="sign"><circle class="cat k2" r="12"/><text class="cat-n" y="5">2</text></g>', "-15 -15 30 30", "kind"
    ),
    "climb": lambda: picture(
        f'<g class="sign">{use("stone")}<text class="grad" y="6">8 %</text></g>', "-20 -26 40 38", "kind"
    ),
    "descent": lambda: picture(
        '<rect class="desc" x="-14" y="-14" width="28" height="28" rx="3"/>', "-15 -15 30 30", "kind"
    ),
    "test": lambda: picture(hexagon("7+"), _HEX, "kind"),
}


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    return _SIGNS[name]() if name in _SIGNS else ""
