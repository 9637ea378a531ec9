"""The art on the answers under the question: what is thrown or paid on the stub, small pictures beside the number."""

from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK, KIND
from ..rules.why import PRICES
from .pieces import die, two_dice, use
from .preview import foresee
from .scene import Scene, die_value, kind_of, target

TILTS = (-7, 5, 9, -4)


def stub(scene: Scene, choice: Choice) -> str:
    """The picture on the stub of an answer."""
    return _STUBS[choice.kind](scene, choice)


def _picture(inner: str, tilt: int = 0, box: str = "-18 -18 36 36") -> str:
    style = f' style="--tilt:{tilt}deg"' if tilt else ""
    return f'<svg class="vc" viewBox="{box}" aria-hidden="true"{style}>{inner}</svg>'


def _move(scene: Scene, choice: Choice) -> str:
    start, name = int(choice.args[0]), str(choice.args[1])
    tilt, own = TILTS[(start + len(name)) % 4], scene.colours[scene.view["active"]]
    if name == "sum":
        values = die_value(scene.view, "own"), die_value(scene.view, "energy")
        return _picture(two_dice(own, *values), tilt, "-24 -24 48 48")
    return _picture(die(own if name == "own" else name, die_value(scene.view, name)), tilt)


def _declare(scene: Scene, choice: Choice) -> str:
    """The dice that would roll, not yet thrown."""
    names = foresee(scene, choice).dice
    columns = 1 if len(names) == 1 else 2 if len(names) <= 4 else 3
    rows = -(-len(names) // columns)
    dice = ""
    for index, name in enumerate(names):
        row, column = divmod(index, columns)
        x, y = (column - (columns - 1) / 2) * 35, (row - (rows - 1) / 2) * 35
        dice += f'<g transform="translate({x:g} {y:g})">{die(name, 0)}</g>'
    half = max(columns, rows) * 18
    return _picture(dice, TILTS[len(names) % 4], f"-{half} -{half} {2 * half} {2 * half}")


def _cans(count: int, *, crossed: bool = False) -> str:
    row = "".join(use("can", f"translate({24 * index} 0)") for index in range(count))
    cross = '<path class="crossed" d="M-15-36L15 4"/>' if crossed else ""
    return _picture(row + cross, 0, f"-20 -42 {16 + 24 * max(count, 1)} 50")


def _pursue(_scene: Scene, choice: Choice) -> str:
    count = int(choice.args[0])
    return _cans(count or 1, crossed=not count)


def _obstacle(scene: Scene, choice: Choice) -> str:
    if choice.args[0] == "pay":
        return _cans(1)
    return _face(scene.colours[scene.seat])


def _take_from(_scene: Scene, choice: Choice) -> str:
    return _face(str(choice.args[0]))


def _face(colour: str) -> str:
    return f'<svg class="vc t-{colour}" viewBox="-24 -66 48 70" aria-hidden="true">{use(colour)}</svg>'


_STUBS = {"move": _move, "declare": _declare, "pursue": _pursue, "obstacle": _obstacle, "take_from": _take_from}


def badges(scene: Scene, choice: Choice) -> str:
    """A small picture of where an answer leads, and who comes along."""
    place = target(scene.view, choice)
    mate = scene.mate(choice) if choice.kind == "move" else None
    return _place(place) + ("" if mate is None else _mate(scene.colours[mate])) + _price(choice)


def _price(choice: Choice) -> str:
    """The cans that a way to ride costs."""
    cost = PRICES.get(str(choice.args[-1]), 0) if choice.kind == "declare" else 0
    if not cost:
        return ""
    words = f'<text class="told" x="-13" y="8">−{cost}</text>{use("can", "translate(13 14) scale(.8)")}'
    return f'<svg class="vc price" viewBox="-30 -18 58 36" aria-hidden="true">{words}</svg>'


def _place(place: int | None) -> str:
    if place is None:
        return ""
    if place == CAR_PARK:
        plate = '<g class="plate"><rect x="-30" y="-30" width="60" height="60" rx="8"/><text y="12">P</text></g>'
        return _kind(plate, "-36 -36 72 72")
    if place < 0:
        return _kind(f'<g class="step"><circle class="disc" r="21"/><text y="9">{-place}</text></g>', "-26 -26 52 52")
    return _kind(use(kind_of(place)), "-36 -44 76 80" if kind_of(place) == "supply" else "-36 -38 74 74")


def sign(kind: str) -> str:
    """A kind of space, for the legend."""
    return _kind(use(kind), "-38 -46 80 84") if kind in KIND else ""


def _kind(inner: str, box: str) -> str:
    return f'<svg class="vc kind" viewBox="{box}" aria-hidden="true">{inner}</svg>'


def _mate(colour: str) -> str:
    return f'<svg class="vc mate t-{colour}" viewBox="-24 -66 48 70" aria-hidden="true">{use(colour)}</svg>'
