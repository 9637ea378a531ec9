"""The small things: what is counted on a panel, the position in small for the shelf."""

from pygame_core.drawing.svg import at

from ..board import BUILDINGS, HELICOPTERS
from .geometry import WAITING, column, crossing, foot, left, row
from .pieces import INKS_OF, answer_picture
from .scene import View
from .words import LETTERS

TRACES = {"yellow": "#f2b705", "red": "#c8402f", "blue": "#2f6690"}


def number(view: View, seat: int, name: str) -> str:
    """The helicopters of an officer by their letters, those that have acted crossed out; the traces found."""
    if name.startswith("heli"):
        mine = [heli for heli in HELICOPTERS if seat in view["owners"][heli]]
        return "".join(letter(heli, spent=heli in view["acted"]) for heli in mine)
    if name == "found":
        return "".join(answer_picture(colour) for colour, _ in view["found"].values())
    return ""


def letter(heli: str, *, spent: bool = False) -> str:
    """A helicopter as its letter in a disc."""
    words = "".join(f'<span class="word-{lang}">{LETTERS[lang][heli]}</span>' for lang in LETTERS)
    return f'<i class="cc letter-disc h-{heli}{" spent" if spent else ""}">{words}</i>'


def thumb(view: View) -> str:
    """The position in small, without words: the chequered city, what was found, the helicopters. Nothing secret."""
    blocks = {0: "", 1: ""}
    for name in BUILDINGS:
        blocks[(column(name) + row(name)) % 2] += f"M{left(name)} {foot(name) - 108}h132v108h-132z"
    found = "".join(_found(name, colour) for name, (colour, _) in view["found"].items())
    crafts = "".join(_craft(heli, place) for heli, place in view["heli"].items())
    return (
        '<svg class="thumb" viewBox="0 110 1000 730" width="104" height="76" aria-hidden="true">'
        '<path fill="#3b2853" d="M0 100h1000v740H0z"/>'
        f'<path fill="#d99f86" d="{blocks[0]}"/><path fill="#8a6486" d="{blocks[1]}"/>{found}{crafts}</svg>'
    )


def _found(name: str, colour: str) -> str:
    x, y = left(name) + 66, foot(name) - 54
    return f'<circle cx="{x}" cy="{y}" r="42" fill="{TRACES[colour]}" stroke="#fff6e0" stroke-width="10"/>'


def _craft(heli: str, place: str | None) -> str:
    spot = crossing(place) if place else WAITING[heli]
    return (
        f'<g transform="{at(spot)}"><path stroke="#fffaf0" stroke-width="16" stroke-linecap="round" d="M-64-44H64"/>'
        f'<circle r="46" fill="{INKS_OF[heli][0]}" stroke="#1e1431" stroke-width="12"/></g>'
    )
