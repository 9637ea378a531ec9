"""The thief's own map: the way so far, what the police can see, where to hide next. After the end, for everybody."""

from pygame_core.drawing.svg import Spot, at, number
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import BUILDINGS, TRACK
from .city import halo
from .pieces import use
from .scene import Scene
from .ways import ways_on
from .words import say

DOOR = "M-24 28V-8Q-24-32 0-32 24-32 24-8V28z"
"""The shape of a way on: a door, where what was found is ringed."""


def hatching(scene: Scene) -> str:
    """Stripes of light over everything that some helicopter can look into."""
    drawn = ""
    if scene.hiding:
        for name in BUILDINGS:
            if name in scene.watched:
                x, y = scene.roof(name)
                drawn += f"M{x - 14:g} {y - 14:g}h160v{112 + scene.height(name)}h-160z"
    shape = f'<path fill="url(#cc-hatch)" d="{drawn}"/>' if drawn else ""
    return f'<g id="watched" aria-hidden="true">{shape}</g>'


def _spot(scene: Scene, turn: int) -> Spot:
    """Where the mark of a hide-out lies; the last leaves room for the car."""
    x, y = scene.roof(scene.path[turn - 1])
    return (x + 42, y + 38) if turn == len(scene.path) else (x + 66, y + 42)


def way(scene: Scene) -> str:
    """The line of the path with its numbered traces, circled when found, and the car at its last."""
    if not scene.path:
        return '<g id="way"></g>'
    turns = range(1, len(scene.path) + 1)
    line = "L".join(f"{number(x)} {number(y)}" for x, y in (_spot(scene, turn) for turn in turns))
    line = f'<path class="way-b" d="M{line}"/><path class="way" d="M{line}"/>' if len(scene.path) > 1 else ""
    drawn = "".join(_mark(scene, turn) for turn in turns)
    return f'<g id="way">{line}{drawn}</g>'


def _mark(scene: Scene, turn: int) -> str:
    name, colour, lang = scene.path[turn - 1], TRACK[turn - 1], scene.lang
    found = name in scene.view["found"]
    label = say(
        lang, "mine", round=turn, at=name, colour=say(lang, f"c_{colour}"), seen=say(lang, "seen") if found else ""
    )
    ring = '<circle class="ring" r="37"/>' if found else ""
    return (
        f'<g id="path-{turn}" class="found mine" transform="{at(_spot(scene, turn))}" role="img" '
        f'aria-label="{attr(label)}"><g class="scale"><g class="big">{use(f"trace-{colour}-flat")}</g>{ring}'
        f'<text class="on-{colour}" y="12">{turn}</text></g></g>'
    )


def car(scene: Scene) -> str:
    """The car, before the door of its last hide-out."""
    if not scene.path:
        return '<g id="cars"></g>'
    x, y = scene.roof(scene.path[-1])
    spot = x + 82, y + 84 + scene.height(scene.path[-1]) - 18
    label = attr(say(scene.lang, "car", at=scene.path[-1]))
    return (
        f'<g id="cars"><g id="car" class="car" transform="{at(spot)}" role="img" aria-label="{label}">'
        f'<g class="body">{use("car-line")}{use("car")}</g></g></g>'
    )


def hideouts(scene: Scene) -> str:
    """A pulsing outline round every building that is open to the car; dashed where no way lasts to the end."""
    drawn = ""
    for name, choice in scene.offers.items():
        if choice.kind == "hide":
            _, through = ways_on(tuple(scene.path), name)
            state = " pulse" + ("" if through else " dead") + (" on" if name == scene.seen else "")
            drawn += halo(scene, name, state)
    return f'<g id="hideouts" aria-hidden="true">{drawn}</g>'


def exits(scene: Scene) -> str:
    """How many ways lead on from each, if wished; always a warning where none lasts."""
    drawn = ""
    for name, choice in scene.offers.items():
        if choice.kind == "hide":
            count, through = ways_on(tuple(scene.path), name)
            if not through or (count is not None and "exits" in scene.show.aids):
                drawn += _exit(scene, name, str(count) if through else "!")
    return f'<g id="exits" aria-hidden="true">{drawn}</g>'


def _exit(scene: Scene, name: str, words: str) -> str:
    x, y = scene.roof(name)
    dead = " dead" if words == "!" else ""
    return (
        f'<g id="exits-{name}" class="exits{dead}" transform="{at((x + 66, y + 44))}"><g class="scale">'
        f'<path d="{DOOR}"/><text y="14">{words}</text></g></g>'
    )
