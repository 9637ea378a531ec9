"""Full sentences for every place and every answer on the board, and the attributes that make a place a button."""

from pygame_core.drawing.svg import explained, spoken
from pygame_core.engine.core.choice import Choice

from .scene import Scene
from .ways import ways_on
from .words import say

WHY = {"hide": ("hide", "fly"), "place": ("look", "place"), "skyline": ("", "")}
"""What the page is asked about a building and a crossing that cannot be chosen, by step."""
SEEK = ("look", "fly")
"""The same in all other steps, and for the police at any time after the start."""


def still(scene: Scene, label: str, place: str) -> str:
    """The attributes of a place that cannot be chosen now, and of which one may ask why."""
    step = scene.view["step"]
    asks = SEEK if step == "hide" and not scene.hiding else WHY.get(step, SEEK)
    about = asks[place.startswith("X")]
    return explained(scene.show, label, f"{about} {place}") if about and not scene.over else spoken(label)


def building_label(scene: Scene, building: str) -> str:
    """What is known of a building."""
    lang, known = scene.lang, scene.view["found"].get(building)
    told = [building, say(lang, "tall" if building in scene.view["skyline"] else "small")]
    if building in scene.shown_empties:
        told.append(say(lang, "empty", round=scene.empties[building]))
    if known:
        told.append(say(lang, "found", colour=say(lang, f"c_{known[0]}"), round=known[1]))
    if building in scene.ordered:
        told.append(say(lang, "asked"))
    if scene.possible:
        told.append(say(lang, "maybe" if building in scene.possible else "never"))
    if scene.hiding and building in scene.watched:
        told.append(say(lang, "watched"))
    return ", ".join(told)


def answer_label(scene: Scene, choice: Choice) -> str:
    """One answer as a sentence."""
    lang, place = scene.lang, str(choice.args[-1])
    if choice.kind == "hide":
        return say(lang, "hide", place=building_label(scene, place), ways=_ways(scene, place))
    heli = say(lang, str(choice.args[0]))
    if choice.kind == "check":
        key = "check_known" if place in scene.view["found"] else "check"
        return say(lang, key, heli=heli, place=building_label(scene, place))
    return say(lang, choice.kind, heli=heli, to=place)


def _ways(scene: Scene, building: str) -> str:
    """What comes after a hide-out: always a warning where there is no way through, how many ways on if wished."""
    count, through = ways_on(tuple(scene.path), building)
    if not through:
        return say(scene.lang, "dead")
    if "exits" not in scene.show.aids or count is None:
        return ""
    return say(scene.lang, f"ways_{count}" if count < 2 else "ways", count=count)


def crossing_label(scene: Scene, place: str) -> str:
    heli = scene.taken.get(place)
    if heli:
        return say(scene.lang, "crossing_held", at=place, heli=say(scene.lang, heli))
    return say(scene.lang, "crossing", at=place)


def helicopter_label(scene: Scene, heli: str) -> str:
    """Where a helicopter is, and what it can do."""
    lang, at = scene.lang, scene.heli[heli]
    state = "held" if heli == scene.held else "acted" if heli in scene.view["acted"] else ""
    state = state or ("can_act" if heli in scene.able else "")
    key = "heli" if at else "heli_waits"
    return say(lang, key, heli=say(lang, heli), at=at, state=say(lang, state) if state else "")
