"""What a check could tell, in a bubble beside the building that somebody is looking at."""

from pygame_core.drawing.svg import at

from ..board import AROUND, INDEX
from .city import lift
from .geometry import CANVAS, foot, left
from .pieces import answer_picture
from .scene import Scene

_WIDTHS = {"car": 56, "empty": 34}
COIN = 38
GAP = 6
HIGH = 52
TAIL = 38
"""How far the bubble reaches back behind its tail."""
GROWN = 1.2
"""Bubbles on small screens."""


def bubble(scene: Scene) -> str:
    """The pictures of all answers, its tail at the building; nothing for what is known already."""
    seen = scene.show.preview
    if seen is None or seen.kind != "check" or not (answers := scene.answers(scene.seen)):
        return '<g id="preview" aria-hidden="true"></g>'
    widths = [_WIDTHS.get(answer, COIN) for answer in answers]
    wide = sum(widths) + GAP * (len(widths) - 1) + 20
    x, y, above, east = _place(scene)
    reach = CANVAS[0] - 16 - x if east else x - 16
    room = max(TAIL, wide - reach / GROWN)
    start, top = -room if east else room - wide, -HIGH - 14 if above else 14
    inner, across = "", start + 10
    for answer, width in zip(answers, widths, strict=True):
        place = f'x="{across:g}" y="{top + 7}" width="{width}" height="38"'
        inner += answer_picture(answer).replace("<svg ", f"<svg {place} ", 1)
        across += width + GAP
    return (
        f'<g id="preview" class="bubble" transform="{at((x, y))}" aria-hidden="true"><g class="scale">'
        f'<path class="say" d="{_outline(start, top, wide, above=above)}"/>{inner}</g></g>'
    )


def _place(scene: Scene) -> tuple[float, float, bool, bool]:
    """Where its tail points and which way it extends: away from the helicopter, over nothing that can be chosen."""
    name, centre = scene.seen, scene.heli.get(scene.held)
    corner = AROUND[INDEX[centre]].index(INDEX[name]) if centre else 3
    north, east = corner < 2, corner % 2 == 1
    x = left(name) + (78 if east else 54)
    if north:
        return x, scene.roof(name)[1] - lift(scene, name) - 22, True, east
    return x, min(foot(name) - 6, CANVAS[1] - (HIGH + 16) * GROWN), False, east


def _outline(start: float, top: float, wide: float, *, above: bool) -> str:
    """A rounded box with a tail to 0,0."""
    edge = top + HIGH if above else top
    tail = f"L0 0 9 {edge:g}" if not above else f"L0 0-9 {edge:g}"
    right, bottom = start + wide, top + HIGH
    if above:
        return (
            f"M9 {bottom:g}{tail}H{start + 10:g}q-10 0-10-10V{top + 10:g}q0-10 10-10H{right - 10:g}"
            f"q10 0 10 10V{bottom - 10:g}q0 10-10 10z"
        )
    return (
        f"M-9 {top:g}{tail}H{right - 10:g}q10 0 10 10V{bottom - 10:g}q0 10-10 10H{start + 10:g}"
        f"q-10 0-10-10V{top + 10:g}q0-10 10-10z"
    )
