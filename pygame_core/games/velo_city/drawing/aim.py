"""What the race is about, as a picture: out of the car park, past cans and manholes, three couriers on the podium."""

from collections.abc import Sequence

from pygame_core.engine.texts.html_escape import escape as attr

from .pieces import die, use
from .scene import View
from .words import say

ROAD = "M44 84C96 84 92 40 140 42S188 78 236 74"
SPACES = (("plain", "34", 100, 66), ("supply", "33", 140, 42), ("obstacle", "3", 186, 63))
STANDS = ((262, "3"), (283, "2"), (304, "1"))
WON = 3


def picture(view: View, seat: int | None, lang: str) -> str:
    """320 by 120, with the couriers of the seat that looks; for an onlooker those of three teams."""
    colours: Sequence[str] = view["colours"]
    own = [colours[seat]] * WON if seat is not None else list(colours[:WON])
    return (
        f'<svg class="vc aim" viewBox="0 0 320 120" role="img" aria-label="{attr(say(lang, "aim"))}">'
        f'<path class="ground" d="M0 0h320v120H0z"/>{_road()}{_start(own[0])}{_spaces()}{_finish(own)}{_ride(own[0])}'
        "</svg>"
    )


def _road() -> str:
    edge = f'<path class="road-edge" style="stroke-width:44" d="{ROAD}"/>'
    lane = f'<path class="lane" style="stroke-dasharray:7 7" d="{ROAD}"/>'
    return f'{edge}<path class="road" style="stroke-width:38" d="{ROAD}"/>{lane}'


def _start(colour: str) -> str:
    """The car park with those who wait."""
    waiting = "".join(_courier(colour, x, 104, 0.62) for x in (22, 42))
    return (
        '<rect class="lot" x="6" y="58" width="54" height="54" rx="6"/>'
        f'<g class="plate" transform="translate(8 44) scale(.6)"><rect width="40" height="38" rx="5"/>'
        f'<text x="20" y="29">P</text></g>{waiting}'
    )


def _spaces() -> str:
    """A plain one, one with a can, a manhole."""
    return "".join(
        f'<g class="space {kind}" transform="translate({x} {y}) scale(.52)">{use(kind)}<text y="11">{name}</text></g>'
        for kind, name, x, y in SPACES
    )


def _finish(own: Sequence[str]) -> str:
    """The line, and one's own three couriers behind it."""
    squares = "".join(f"M{236 + 6 * (row % 2)} {52 + 6 * row}h6v6h-6z" for row in range(10))
    places = "".join(
        f'<g class="step taken"><circle class="disc" cx="{x}" cy="92" r="11"/><text x="{x}" y="98">{place}</text></g>'
        for x, place in STANDS
    )
    home = "".join(_courier(colour, x, 84, 0.66) for colour, (x, _) in zip(own, STANDS, strict=True))
    line = f'<path class="chq-l" d="M236 52h12v60h-12z"/><path class="chq-d" d="{squares}"/>'
    return f'<path class="carpet" d="M236 52h78q6 0 6 6v48q0 6-6 6h-78z"/>{line}{places}{home}'


def _ride(colour: str) -> str:
    """A die is thrown, a courier rides so far."""
    return f'<g transform="translate(72 30) scale(.86)">{die(colour, 2)}</g>{_courier(colour, 100, 54, 0.62)}'


def _courier(colour: str, x: int, y: int, size: float) -> str:
    return f'<g class="t-{colour}" transform="translate({x} {y}) scale({size})">{use(colour)}</g>'
