"""The art on the answers under the question, on the tiles of the next roll and in the legend."""

from collections.abc import Callable

from pygame_core.engine.core.choice import Choice

from ..board import ABANDON_GAIN, SPACE, SPACES, UPKEEP
from . import cards, circuit
from .pieces import caps, die, mark, picture, use
from .preview import terms
from .scene import Scene

_DIE = "-26 -26 52 52"
_HAT = "-22 -26 44 32"


def stub(scene: Scene, choice: Choice) -> str:
    """The picture on the stub of an answer."""
    drawn = _STUBS.get(choice.kind)
    return drawn(scene, choice) if drawn else ""


def _die(name: str) -> str:
    return picture(die(name, 0), _DIE)


def _mine(scene: Scene) -> str:
    """The colour of whose answer this is."""
    seat = scene.asked if scene.answers or scene.eyes < 0 else scene.eyes
    return scene.colours[seat]


def _hat(scene: Scene, sign: str = "", turn: int = 0) -> str:
    colour = _mine(scene)
    shown = use(f"dom-{colour}", f"rotate({turn} 0 -9)" if turn else "")
    if sign:
        return picture(f'{shown}<text class="told" x="0" y="19">{sign}</text>', "-24 -26 48 50", f"t-{colour}")
    return picture(shown, _HAT, f"t-{colour}")


def _domestique(scene: Scene, choice: Choice) -> str:
    """The one in reserve is a hat; one on the circuit is seen on its space."""
    place = choice.args[0]
    if place == "reserve":
        return _hat(scene, f"+{ABANDON_GAIN}")
    return space_picture(scene, int(place))


def _move(scene: Scene, choice: Choice) -> str:
    return space_picture(scene, int(choice.args[0]))


def _starts(_scene: Scene, choice: Choice) -> str:
    colour = str(choice.args[0])
    return picture(use(colour), "-24 -66 48 70", f"t-{colour}")


def _continue(scene: Scene, _choice: Choice) -> str:
    return _arrow(UPKEEP[scene.gap])


def _give_up(_scene: Scene, _choice: Choice) -> str:
    """Among the caps again."""
    crowd = caps(((-13, -10, "8a6a86"), (9, -12, "6d8f72"), (0, 3, "5d86a3"), (-18, 8, "d9b94a"), (17, 7, "a8a08c")))
    return picture(f'<rect class="pack" x="-31" y="-25" width="62" height="46" rx="10"/>{crowd}', "-34 -28 68 52")


def _hold(_scene: Scene, _choice: Choice) -> str:
    """A die that is not thrown."""
    return picture(f'{die("yellow", 0)}<path class="crossed" d="M-24 24L24-24"/>', "-28 -28 56 56")


def _trade(_scene: Scene, choice: Choice) -> str:
    (count, what), gets = terms(choice)
    words = f'<text class="told" x="-25" y="7">{count}</text>'
    drawn = f"{words}{use(f'j-{what}', 'translate(-4 -1) scale(.62)')}{use(f'j-{gets}', 'translate(26 -1) scale(.78)')}"
    return picture(drawn, "-36 -26 82 50", "trade")


def _keep(_scene: Scene, _choice: Choice) -> str:
    return picture(
        use("j-dots", "translate(-6 -3) rotate(-8) scale(.8)") + use("j-green", "translate(6 4) rotate(8) scale(.8)"),
        "-32 -26 64 52",
    )


def _draw(_scene: Scene, choice: Choice) -> str:
    return picture(cards.small(str(choice.args[0]), (0, 0), f"stub-{choice.args[0]}"), "-28 -37 56 74")


_STUBS: dict[str, Callable[[Scene, Choice], str]] = {
    "starts": _starts,
    "roll": lambda _scene, _choice: _die("white"),
    "attack": lambda _scene, _choice: _die("yellow"),
    "hold": _hold,
    "continue": _continue,
    "give_up": _give_up,
    "bid": lambda scene, _choice: _hat(scene),
    "pass": lambda scene, _choice: _hat(scene, turn=180),
    "drop": _domestique,
    "abandon": _domestique,
    "move": _move,
    "trade": _trade,
    "exchange": _trade,
    "keep": _keep,
    "draw": _draw,
}


def badges(_scene: Scene, _choice: Choice) -> str:
    """Titles and stubs say it all."""
    return ""


def space_picture(scene: Scene, space: int) -> str:
    """A space alone, with the hat on it where it is held."""
    holder = scene.view["holder"][space]
    look, worn = f"mini space {SPACE[space][0]}", ""
    if holder >= 0:
        colour = scene.colours[holder]
        look += f" held t-{colour}"
        worn = use(f"dom-{colour}", "translate(0 -22)")
    return picture(circuit.face(space, held=holder >= 0, small=True) + worn, "-32 -46 64 76", look)


def ahead(scene: Scene, value: int) -> str:
    """The badge of a face and the space that it leads to."""
    told = scene.tiles[value].mood
    badge = picture(mark(told, value), "-22 -22 44 44", f"nd badge n-{told}")
    return badge + space_picture(scene, (scene.space + value) % SPACES)


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    if name in _SIGNS:
        return _SIGNS[name]()
    if name in _MOODS:
        return picture(use(f"m-{name}"), "-22 -22 44 44", f"kind badge n-{name}")
    return ""


def _kind(space: int, *, held: bool = False) -> Callable[[], str]:
    look = f"kind mini space {SPACE[space][0]}" + (" held t-red" if held else "")
    inner = circuit.face(space, held=held, small=True) + (use("dom-red", "translate(0 -22)") if held else "")
    return lambda: picture(inner, "-32 -46 64 76" if held else "-33 -33 66 66", look)


def _arrow(cost: int, look: str = "") -> str:
    """A step of the inner road with what it costs."""
    inner = f'<g class="arrow u{cost}">{use("arrow")}<text class="up" x="-1" y="9.5">{cost}</text></g>'
    return picture(inner, "-27 -24 56 48", look)


_MOODS = ("pay", "mine", "theirs", "gain", "card", "none")
_SIGNS: dict[str, Callable[[], str]] = {
    "start": _kind(0),
    "effort": _kind(27),
    "held": _kind(27, held=True),
    "feed": _kind(13),
    "green": _kind(10),
    "dots": _kind(16),
    "setback": _kind(5),
    "breakaway": _kind(8),
    "chance": _kind(3),
    "rainbow": lambda: picture(use("j-rainbow"), "-26 -24 52 46", "kind"),
    "rainbow_rider": lambda: picture(use("rainbow-rider"), "-23 -63 46 66", "kind"),
    "upkeep": lambda: _arrow(2, "kind"),
}
