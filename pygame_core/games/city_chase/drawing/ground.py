"""What never changes: the evening sky, pavements, lanes and trees, the names of places."""

from functools import cache

from ..board import BUILDINGS, CROSSINGS, ROUNDS, SIDE
from .geometry import CANVAS, column, crossing, foot, left, row
from .pieces import use

WIDTH = CANVAS[0]


@cache
def ground_layers() -> str:
    """All static layers, bottom to top."""
    return f'<g aria-hidden="true"><rect class="street" y="90" width="1000" height="766"/>{_sky()}{_streets()}</g>'


def band(turn: int) -> tuple[int, int]:
    """The stripe of sky of a round."""
    return round((turn - 1) * WIDTH / ROUNDS), round(turn * WIDTH / ROUNDS)


def _sky() -> str:
    bands = ""
    for turn in range(1, ROUNDS + 1):
        west, east = band(turn)
        bands += f'<path class="s{turn}" d="M{west} 0H{east}V108H{west}z"/>'
    return f'<g id="sky">{bands}{use("horizon")}</g>'


@cache
def streets_plain() -> str:
    """Pavements and lanes in inks of their own, for pictures that stand without a style sheet."""
    light, dark = _pavements()
    return (
        f'<path fill="#dcb9ae" d="{light}"/><path fill="#8a6486" d="{dark}"/>'
        f'<path fill="none" stroke="#755a86" stroke-width="3" stroke-dasharray="10 9" d="{_lanes()}"/>'
    )


def _streets() -> str:
    light, dark = _pavements()
    return (
        f'<path class="pave-l" d="{light}"/><path class="pave-d" d="{dark}"/>'
        f'<path class="lanes" d="{_lanes()}"/><path class="zebra" d="{_zebras()}"/>{_names()}'
    )


def _pavements() -> tuple[str, str]:
    """A chessboard: the car changes its shade every round."""
    paves = {0: "", 1: ""}
    for building in BUILDINGS:
        x, y = left(building) - 5, foot(building) - 94
        shade = (column(building) + row(building)) % 2
        paves[shade] += f"M{x} {y}h142q8 0 8 8v98q0 8-8 8h-142q-8 0-8-8v-98q0-8 8-8z"
    return paves[0], paves[1]


def _lanes() -> str:
    """The middle lines, from crossing to crossing."""
    lines = ""
    for road in range(SIDE - 1):
        x, y = 218 + 196 * road, 286 + 140 * road
        lines += f"M{x} 126V150" + "".join(f"M{x} {180 + 140 * block}v68" for block in range(SIDE))
        lines += "".join(f"M{60 + 196 * block} {y}h120" for block in range(SIDE))
    return lines


def _zebras() -> str:
    stripes = ""
    for name in CROSSINGS:
        x, y = (round(value) for value in crossing(name))
        for stripe, down in enumerate((-14, -4, 5, 14)):
            across = x - 15 + 10 * stripe
            stripes += f"M{across} {y - 38}v10M{across} {y + 28}v10M{x - 42} {y + down}h12M{x + 30} {y + down}h12"
    return stripes


@cache
def trees() -> str:
    """Along the eastern edge, over the shadows that reach there."""
    rows = range(150, 811, 60)
    crowns = "".join(f"M982 {y}h0" for y in rows)
    lit = "".join(f"M979 {y - 3}h0" for y in rows)
    return f'<path class="rim" d="{crowns}"/><path class="rim-lit" d="{lit}"/>'


def _names() -> str:
    columns = "".join(f'<text x="{70 + 196 * place}" y="852">{name}</text>' for place, name in enumerate("ABCDE"))
    rows = "".join(f'<text x="20" y="{226 + 140 * place}">{place + 1}</text>' for place in range(SIDE))
    return f'<g id="map-names" class="axis">{columns}{rows}</g>'
