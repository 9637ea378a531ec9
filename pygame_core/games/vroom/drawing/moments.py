"""Big moments, one card each in the middle of the table: an event, the weather, a bend, a fault, a wheel that goes."""

from collections.abc import Callable

from pygame_core.drawing.svg import Spot, group
from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import capital

from ..board import EVENTS
from .geometry import SHIFT, TABLE
from .pieces import disc, use
from .scene import Scene

SIZE = (560, 250)
LOW = 530
"""Below the totals, when these are there."""


def layer(scene: Scene, camera: tuple[float, float, float]) -> str:
    """The card of what has just happened, if it is one to stop at. Where the camera is near, it comes along."""
    event = scene.last
    if event is None or event.kind not in _CARDS:
        return group("big-moment", "", "", more=None)
    icon, title, words = _CARDS[event.kind](scene, event)
    wide, tall = SIZE
    look = "moment bad" if event.kind in _BAD else "moment"
    size = f' style="font-size:{round(760 / len(title))}px"' if len(title) > 16 else ""
    rows = f'<text class="m-t"{size} x="-120" y="-20">{attr(title)}</text>'
    for place, row in enumerate(_wrapped(words)):
        rows += f'<text class="m-w" x="-120" y="{22 + 32 * place}">{attr(row)}</text>'
    card = f'<rect class="m-c" x="{-wide / 2:g}" y="{-tall / 2:g}" width="{wide}" height="{tall}" rx="16"/>'
    band = f'<path class="m-b" d="M{-wide / 2:g} {-tall / 2 + 16:g}q0-16 16-16h112v{tall}h-112q-16 0-16-16z"/>'
    spot = TABLE[0] / 2, LOW if scene.totals else TABLE[1] / 2
    drawn = f'{card}{band}<g class="m-i" transform="translate(-212 0)">{icon}</g>{rows}'
    inner = f'<g class="size" style="{_along(spot, camera)}">{drawn}</g>'
    label = f'role="img" aria-label="{attr(title)}. {attr(words)}"'
    return group("big-moment", look, inner, spot, label)


def _along(spot: Spot, camera: tuple[float, float, float]) -> str:
    """How far it moves, and how much smaller it is, to lie in the middle of what the camera sees."""
    x, y, scale = camera
    to = (0.0, 0.0) if scale == 1 else (x - SHIFT[0] - spot[0], y - SHIFT[1] - spot[1])
    return f"--to:{to[0]:.1f}px {to[1]:.1f}px;--by:{1 / scale:.3f}"


def _wrapped(words: str, longest: int = 31, most: int = 3) -> list[str]:
    rows = [""]
    for word in words.split():
        if len(rows[-1]) + len(word) > longest:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}".strip()
    return rows[:most]


def _form(scene: Scene, form: str, key: object) -> str:
    text = scene.speaker.form(form, key)
    return capital(text)


def icon(name: str) -> str:
    """The sign of an event or a module."""
    return use(f"e-{name}") if name in EVENTS or name == "custom" else use(f"t-{name}")


def _event(scene: Scene, event: Event) -> tuple[str, str, str]:
    name = str(event.data["event"])
    custom = scene.view["custom"] if name == "custom" else None
    title = custom["name"] if custom else _form(scene, "event", name)
    words = custom["text"] if custom else scene.speaker.form("asks", name)
    return f'<g transform="scale(2.4)">{icon(name)}</g>', title, words


def _weather(scene: Scene, event: Event) -> tuple[str, str, str]:
    name = str(event.data["weather"])
    words = scene.speaker.say(f"sky_{name}")
    return f'<g transform="scale(2.6)">{use(f"w-{name}")}</g>', _form(scene, "weather", name), words


def _drift(scene: Scene, event: Event) -> tuple[str, str, str]:
    name = str(event.data["ask"])
    words = "" if event.data.get("void") else scene.say("bend", bend=scene.speaker.form("bend", name))
    return f'<g transform="scale(2.6)">{use(f"b-{name}")}</g>', _form(scene, "bend", name), words


def _fault(scene: Scene, event: Event) -> tuple[str, str, str]:
    name = str(event.data["event"])
    return f'<g transform="scale(2.4)">{icon(name)}</g>', _form(scene, "event", name), _guilty(scene, event)


def _guilty(scene: Scene, event: Event) -> str:
    return scene.say("faults", cars=scene.speaker.row("car", event.data["cars"]))


def _wheel(scene: Scene, event: Event) -> tuple[str, str, str]:
    lost = event.kind != "wheel_back"
    why = str(event.data.get("why", ""))
    words = scene.say("for", why=scene.speaker.form("event", why)) if why else ""
    drawn = f'<g transform="scale(4)">{use("tyre-lost" if lost else "tyre-ok")}</g>'
    return drawn, scene.say(event.kind), words


def _line(scene: Scene, event: Event) -> tuple[str, str, str]:
    cars = event.data.get("cars", ())
    drawn = (
        f'<g class="c{cars[0]}" transform="scale(4)">{disc(cars[0])}</g>'
        if cars
        else f'<g transform="scale(4)">{use("no")}</g>'
    )
    return drawn, scene.say(event.kind), scene.speaker.row("car", cars) if cars else ""


def _opened(scene: Scene, event: Event) -> tuple[str, str, str]:
    name = str(event.data["module"])
    return f'<g transform="scale(2.6)">{icon(name)}</g>', _form(scene, "event", name), scene.speaker.form("asks", name)


_CARDS: dict[str, Callable[[Scene, Event], tuple[str, str, str]]] = {
    "event": _event,
    "weather": _weather,
    "drift": _drift,
    "fault": _fault,
    "wheel": _wheel,
    "wheel_back": _wheel,
    "no_wheel": _wheel,
    "early": _line,
    "nobody": _line,
    "opened": _opened,
}
_BAD = ("fault", "wheel", "no_wheel", "early", "nobody")
