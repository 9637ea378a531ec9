"""Full sentences for every place and every answer on the board, and the attributes that make a place a button."""

from pygame_core.drawing import svg
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import ordinal

from ..board import END_OF_ROAD, SPACE, UPKEEP
from .geometry import clock
from .names import space_name
from .scene import Scene
from .words import say


def explained(scene: Scene, label: str, thing: str) -> str:
    """The attributes of a thing that tells what it is for when it is tapped."""
    return svg.explained(scene.show, label, f"about {thing}")


def space_label(scene: Scene, space: int) -> str:
    """What a space is, whose it is, and what landing there would mean."""
    lang = scene.lang
    more = _kind(scene, space) + (say(lang, "rider_here") if space == scene.space else "")
    if tile := scene.soon.get(space):
        more += say(lang, "face", face=tile.value, meaning=tile.detail)
    return say(lang, "space", space=space, name=space_name(space, lang), more=more)


def _kind(scene: Scene, space: int) -> str:
    kind, value = SPACE[space]
    if kind == "effort":
        holder = scene.view["holder"][space]
        owner = say(scene.lang, "held", name=scene.name(holder)) if holder >= 0 else say(scene.lang, "free")
        return say(scene.lang, "cost", value=value) + owner
    key = {"feed": "plus", "setback": "minus", "green": "green", "dots": "dots"}.get(kind)
    return say(scene.lang, key, value=value) if key else ""


def offer_label(scene: Scene, space: int, choice: Choice) -> str:
    """The answer that is given on a space, as a sentence."""
    bid = choice.args[0] if choice.kind == "bid" else 0
    name, value = space_name(space, scene.lang), SPACE[space][1]
    return say(scene.lang, choice.kind, space=space, name=name, value=value, bid=bid)


def leader_label(scene: Scene, seat: int) -> str:
    """Who this is, and where in the race."""
    lang, name = scene.lang, scene.name(seat)
    if seat == scene.away:
        if scene.gap >= END_OF_ROAD:
            return say(lang, "away_won", name=name)
        return say(lang, "away", name=name, gap=clock(scene.gap), cost=UPKEEP[scene.gap])
    place = scene.pack.index(seat)
    if place == 0:
        return say(lang, "head", name=name)
    if place == len(scene.pack) - 1:
        return say(lang, "tail", name=name)
    return say(lang, "pack_rider", name=name, place=ordinal(lang, place + 1))
