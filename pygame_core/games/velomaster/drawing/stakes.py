"""Who of a line gains what, as HTML: beside the question, whatever the map shows."""

from pygame_core.engine.texts.html_escape import escape as attr

from ..texts.votes import count
from .pieces import bib_of, worn
from .preview import line_chance
from .scene import LINES, Scene
from .words import rider_name, say

SURE = 100


def stakes(scene: Scene) -> str:
    """The line that is voted on, looked at, or the only one that may be launched: its riders from the head."""
    riders = _line(scene)
    if not riders:
        return ""
    each = say(scene.lang, "gains", count=len(riders))
    told = [_rider(scene, rider, len(riders)) for rider in reversed(riders)]
    votes = _votes(scene) if scene.step == "vote" else ""
    return f'<p class="vm vm-ink vm-stakes"><b>{each}{votes}</b>{"".join(told)}</p>'


def _votes(scene: Scene) -> str:
    """How many agree so far, and how many must."""
    told = count(scene.race)
    return f" <em>{say(scene.lang, 'votes', given=told.given, needed=told.needed)}</em>"


def _line(scene: Scene) -> tuple[str, ...]:
    if scene.step == "vote":
        return scene.at_stake
    seen = scene.seen if scene.seen and scene.seen.kind in LINES else None
    offers = [riders for choice, riders, _ in scene.lines if seen is None or choice == seen]
    return offers[0] if len(offers) == 1 else ()


def _rider(scene: Scene, rider: str, count: int) -> str:
    cell = scene.cell(rider)
    value = SURE if cell is None else line_chance(scene, rider, cell, count)
    told = say(scene.lang, "chance", chance=value) if value < SURE else say(scene.lang, "sure")
    title = attr(rider_name(scene.lang, rider))
    return f'<span><i class="bib {worn(rider)}" title="{title}">{bib_of(rider)}</i>{told}</span>'
