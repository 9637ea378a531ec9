"""What the chase is about, as a picture: a car leaves traces from building to building, a helicopter looks for it."""

from pygame_core.engine.texts.html_escape import escape as attr

from .geometry import SMALL
from .pieces import KINDS, building, helicopter, use
from .words import say

HOUSES = (("A2", 12), ("C1", 114), ("B4", 216))
"""The same in every chase: nothing of the one that is played."""
SIZE = 0.66
ROOF = 44


def picture(lang: str) -> str:
    """320 by 120."""
    houses = "".join(_house(name, x) for name, x in HOUSES)
    return (
        f'<svg class="cc aim" viewBox="0 0 320 120" role="img" aria-label="{attr(say(lang, "aim"))}">'
        '<path class="street" d="M0 0h320v120H0z"/>'
        '<path class="pave-l" d="M4 46h104v70H4zM208 46h104v70H208z"/><path class="pave-d" d="M108 46h100v70H108z"/>'
        f"{houses}{_beam()}{_way()}{_craft(lang)}</svg>"
    )


def _house(name: str, x: int) -> str:
    place = f"translate({x} {ROOF}) scale({SIZE})"
    return f'<g class="place k-{KINDS[name]}" transform="{place}">{building(name, SMALL)}</g>'


def _way() -> str:
    """Where the car has been, with the traces it left, and where it is now."""
    line = "M55 72H157L246 78"
    traces = _trace("yellow", 55, "1") + _trace("blue", 157, "2")
    car = f'<g transform="translate(262 108) scale(.8)">{use("car-line")}{use("car")}</g>'
    return (
        f'<path class="way-b" style="stroke-width:9" d="{line}"/><path class="way" style="stroke-width:5" d="{line}"/>'
        f"{traces}{car}"
    )


def _trace(colour: str, x: int, number: str) -> str:
    return (
        f'<g class="found mine" transform="translate({x} 72) scale(.56)">{use(f"trace-{colour}-flat")}'
        f'<text class="on-{colour}" y="12">{number}</text></g>'
    )


def _beam() -> str:
    """Light on the building where the car is."""
    return '<g class="spot"><path class="cone" d="M186 36L214 116H316V44L200 30z"/></g>'


def _craft(lang: str) -> str:
    return f'<g class="h-pink" transform="translate(172 56) scale(.56)">{helicopter("pink", lang)}</g>'
