"""The art on the answers under the question, and in the legend."""

from collections.abc import Callable

from pygame_core.drawing.svg import number
from pygame_core.engine.core.choice import Choice

from ..board import ALL_PRESETS, GHOST
from ..rules.course import course
from ..rules.ranking import price
from .geometry import line, mm
from .moments import icon
from .pieces import body, coat, disc, mini, picture, use, wheel
from .scene import Scene

_ICON = "-26 -26 52 52"


def stub(scene: Scene, choice: Choice) -> str:
    """The picture on the stub of an answer."""
    drawn = _STUBS.get(choice.kind)
    return drawn(scene, choice) if drawn else ""


def _icon(name: str) -> str:
    return picture(use(name), _ICON, "icon")


def _first(_scene: Scene, _choice: Choice) -> str:
    return mini(1)


def _circuit(scene: Scene, choice: Choice) -> str:
    """The table in small: start, way, gate."""
    spots = ALL_PRESETS[str(choice.args[0])] if len(choice.args) == 1 else choice.args
    return plan(spots, back=scene.back)


def plan(spots: tuple[tuple[int, int], ...], *, back: bool) -> str:
    """A circuit as a little plan."""
    start, a, b = spots
    found = course(start, a, b, back)
    x, y = mm(start)
    end = found.along(found.distance)
    dots = "".join(f'<circle class="p-pawn" cx="{number(mm(p)[0])}" cy="{number(mm(p)[1])}" r="44"/>' for p in (a, b))
    cars = line([found.beside(-900), found.beside(900)])
    return picture(
        '<rect class="p-table" width="1200" height="700" rx="40"/>'
        f'<path class="p-way" d="{line([start, end])}"/><path class="p-line" d="{line([a, b])}"/>'
        f'<path class="p-start" d="{cars}"/>{dots}<circle class="p-from" cx="{number(x)}" cy="{number(y)}" r="36"/>',
        "-20 -20 1240 740",
        "plan",
    )


def _look(_scene: Scene, _choice: Choice) -> str:
    return picture(use("back"), "-13 -17 26 34", "icon")


def _drive(scene: Scene, choice: Choice) -> str:
    car = GHOST if choice.kind == "ghost" else scene.view["driver"] or 1
    return mini(car, ink=coat(scene.view, car))


def _forecast(scene: Scene, choice: Choice) -> str:
    """On the steps, or before them."""
    car = scene.own or 1
    x, y = (0, -10) if choice.args[0] == "in" else (-20, 14)
    placed = f'<g class="{scene.coat(car)}" transform="translate({x} {y}) scale(.8)">{disc(car)}</g>'
    steps = f'<g transform="scale(1.4) translate(3 2)">{use("t-podium")}</g>'
    return picture(steps + placed, _ICON, "icon")


def _place(scene: Scene, choice: Choice) -> str:
    """The cars in a row, the new one in its place."""
    level = scene.view["level"]
    if not level:
        return ""
    row = [*level["laid"]]
    row.insert(int(choice.args[0]), level["car"])
    wide = 30 * len(row)
    inner = "".join(
        f'<g class="{scene.coat(car)}{" new" if car == level["car"] else ""}" transform="translate({15 + 30 * place} '
        f'0)">{disc(car)}</g>'
        for place, car in enumerate(row)
    )
    return picture(inner, f"0 -20 {wide} 40", "row")


def _remove(scene: Scene, choice: Choice) -> str:
    cars = choice.args
    if len(cars) == 1:
        return mini(cars[0], ink=coat(scene.view, cars[0]))
    inner = "".join(
        f'<g class="{scene.coat(car)}" transform="translate({30 * (place % 2)} {30 * (place // 2)})">{disc(car)}</g>'
        for place, car in enumerate(cars)
    )
    return picture(inner, f"-15 -15 {60} {30 * ((len(cars) + 1) // 2)}", "icon")


def _judge(_scene: Scene, choice: Choice) -> str:
    return _icon("check" if choice.args[0] == "kept" else "cross")


def _open(_scene: Scene, choice: Choice) -> str:
    seal = f'{use("paper")}<g transform="translate(0 3) scale(.82)">{use("seal")}</g>'
    return picture(
        f'{seal}<g class="sign" transform="translate(30 16) scale(.8)">'
        f'<circle class="st-e" r="22"/>{icon(str(choice.args[0]))}</g>',
        "-52 -34 110 74",
        "icon",
    )


def _later(_scene: Scene, _choice: Choice) -> str:
    return picture(use("paper"), "-50 -33 100 66", "icon")


_STUBS: dict[str, Callable[[Scene, Choice], str]] = {
    "first": _first,
    "event": lambda _scene, choice: _icon(f"e-{choice.args[0]}"),
    "circuit": _circuit,
    "preset": _circuit,
    "deal": _look,
    "weather": lambda _scene, choice: _icon(f"w-{choice.args[0]}"),
    "drift": lambda _scene, choice: _icon(f"b-{choice.args[0]}"),
    "look": _look,
    "drive": _drive,
    "ghost": _drive,
    "forecast": _forecast,
    "place": _place,
    "remove": _remove,
    "judge": _judge,
    "open": _open,
    "later": _later,
}


def badges(choice: Choice) -> str:
    """The price of a removal, in wheels."""
    if choice.kind != "remove" or not choice.args:
        return ""
    return wheel() * int(price(len(choice.args)))


# --- the legend --------------------------------------------------------------------------------------------------


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    if name == "finish":
        squares = "M0 0h10v10H0zM20 0h10v10H20zM10 10h10v10H10zM30 10h10v10H30z"
        checks = f'<path class="chq-l" d="M0 0H40V20H0z"/><path class="chq-r" d="{squares}"/>'
        return picture(checks, "-3 -3 46 26", "kind")
    if name == "turn":
        return picture('<path class="turn-w" d="M2 13H44"/><path class="turn-d" d="M2 13H44"/>', "0 0 46 26", "kind")
    if name == "centre":
        return picture(f'<circle class="base" r="15"/>{body(2)}', "-22 -20 44 40", "kind c2")
    return wheel() if name == "wheel" else ""
