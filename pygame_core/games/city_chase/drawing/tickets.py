"""The art on the answers under the question: the roof to look under, the way to fly, what a check may still tell."""

from collections.abc import Callable

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import BUILDINGS
from .geometry import SMALL, heading
from .path import DOOR
from .pieces import KINDS, answer_picture, building, helicopter, picture, use
from .scene import Scene
from .ways import ways_on
from .words import say

ARROW = "M12 21V4M4.5 11.5L12 4l7.5 7.5"
ENVELOPE = "M2 6h20v13H2zM2 6l10 8L22 6"
TICK = "M4 13l5.5 5.5L20 6"
FLAG = "M6 22V3q6-3 11 1-1 4 1 7-6-3-12 0"


def stub(scene: Scene, choice: Choice) -> str:
    """The picture on the stub of an answer."""
    drawn = _STUBS.get(choice.kind)
    return drawn(scene, choice) if drawn else ""


def _icon(line: str, turn: int = 0) -> str:
    path = f'<path transform="rotate({turn} 12 12)" d="{line}"/>' if turn else f'<path d="{line}"/>'
    return f'<svg class="ico way-icon" viewBox="0 0 24 24" aria-hidden="true">{path}</svg>'


def roof(name: str, height: int, state: str = "reached") -> str:
    """A building alone, in full light."""
    box = "-8 -12 148 128" if height == SMALL else "-8 -30 148 166"
    return picture(building(name, height), box, f"mini place k-{KINDS[name]} {state}")


def _roof(scene: Scene, choice: Choice) -> str:
    name = str(choice.args[-1])
    return roof(name, scene.height(name))


def _hideout(scene: Scene, choice: Choice) -> str:
    """A building to hide in; it warns where no way from it lasts to the end."""
    name = str(choice.args[0])
    warns = name in scene.offers and not ways_on(tuple(scene.path), name)[1]
    return roof(name, scene.height(name), "reached warns" if warns else "reached")


def _arrow(scene: Scene, choice: Choice) -> str:
    """The way to fly, or the helicopter that holds the crossing."""
    start, to = scene.heli[str(choice.args[0])], str(choice.args[1])
    there = next((heli for heli, spot in scene.heli.items() if spot == to), "")
    if there:
        return pic(there, scene.lang)
    return _icon(ARROW, heading(start, to)) if start else ""


def pic(colour: str, lang: str = "", state: str = "") -> str:
    """A helicopter alone."""
    inner = helicopter(colour, lang).replace("translate(0 8)", "translate(0 0)").replace('y="-28"', 'y="-36"')
    return picture(inner, "-70 -96 140 96", f"pic h-{colour}{state}")


def _placed(scene: Scene, choice: Choice) -> str:
    return pic(str(choice.args[0]), scene.lang)


def _replied(_scene: Scene, choice: Choice) -> str:
    told = str(choice.args[-1]) if choice.args else "empty"
    return answer_picture("empty" if told == "known" else told)


def _car(_scene: Scene, _choice: Choice) -> str:
    return picture(use("car-line") + use("car"), "-44 -54 88 56", "pic")


_STUBS: dict[str, Callable[[Scene, Choice], str]] = {
    "check": _roof,
    "hide": _hideout,
    "move": _arrow,
    "place": _placed,
    "confirm": lambda _scene, _choice: _icon(TICK),
    "send": lambda _scene, _choice: _icon(ENVELOPE),
    "resign": lambda _scene, _choice: _icon(FLAG),
    "reply": _replied,
    "hidden": _car,
    "encircled": _car,
}


def badges(scene: Scene, choice: Choice) -> str:
    """Small pictures of what a check may still tell, for those who let the app deduce."""
    if choice.kind != "check" or scene.possible is None:
        return ""
    name = str(choice.args[-1])
    known = scene.view["found"].get(name)
    told = (known[0],) if known else scene.answers(name)
    return "".join(answer_picture(answer, attr(_name(scene.lang, answer))) for answer in told)


def _name(lang: str, answer: str) -> str:
    return say(lang, f"answer_{answer}" if answer in ("car", "empty") else f"trace_{answer}")


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    if name in ("trace", "yellow", "red", "blue"):
        return answer_picture("blue" if name == "trace" else name)
    if name in ("lit", "maybe", "dark", "never"):
        return roof("C1", SMALL, "maybe" if name in ("lit", "maybe") else "never")
    if name in BUILDINGS:
        return roof(name, SMALL)
    return _SIGNS[name]() if name in _SIGNS else ""


_SIGNS: dict[str, Callable[[], str]] = {
    "empty": lambda: picture('<g class="empty age-1"><circle r="23"/><text y="10.5">6</text></g>', "-30 -30 60 60"),
    "nothing": lambda: answer_picture("empty"),
    "car": lambda: answer_picture("car"),
    "flight": lambda: picture(
        '<circle class="pad-b" r="30"/><circle class="pad" r="30"/><path class="chevron" d="M-12 9L0-5 12 9"/>',
        "-36 -36 72 72",
    ),
    "watched": lambda: picture(
        '<path class="dusk" d="M0 0h60v60H0z"/><path fill="url(#cc-hatch)" d="M0 0h60v60H0z"/>', "0 0 60 60"
    ),
    "seen": lambda: picture(
        f'<g class="found mine">{use("trace-blue-flat")}<circle class="ring" r="37"/>'
        '<text class="on-blue" y="12">2</text></g>',
        "-42 -42 84 84",
    ),
    "dead": lambda: picture(f'<g class="exits dead"><path d="{DOOR}"/><text y="14">!</text></g>', "-32 -36 64 68"),
    "exits": lambda: picture(f'<g class="exits"><path d="{DOOR}"/><text y="14">2</text></g>', "-32 -36 64 68"),
}
