"""What does not change: the meadow, the spiral with its signs, the pond."""

from functools import cache

from ..board import KIND, POND
from ..texts.speaker import PAGES
from .art import use
from .geometry import BAND, CANVAS, MIDDLE, centre, corner, edge, inward, outline

_REEDS = ((-118, 22), (-96, 44), (98, 40), (120, 16), (92, -34), (-104, -28))
_TREES = ((56, 62, 1.2), (112, 42, 0.85), (944, 58, 1.2), (940, 634, 1.15), (44, 660, 0.9))


@cache
def ground() -> str:
    """All of it."""
    width, height = CANVAS
    trees = "".join(_tree(*tree) for tree in _TREES)
    road = f'<path class="road-edge" d="{outline(0)}"/><path class="road-line" d="{edge(BAND / 2)}"/>'
    spaces = "".join(_space(space) for space in range(1, POND))
    return (
        f'<path class="meadow" d="M0 0h{width}v{height}H0z"/>{_furrows()}{trees}{_pond()}{road}{_gate()}{spaces}'
        f'<path class="road-line" d="{edge(-BAND / 2)}"/><path class="frame" d="M9 9h{width - 18}v{height - 18}H9z"/>'
    )


def _furrows() -> str:
    """Mown stripes, so that the meadow is no plain field."""
    stripes = "".join(f"M{x} 0L{x - 260} 700h60L{x + 60} 0z" for x in range(60, 1400, 120))
    return f'<path class="mown" d="{stripes}"/>'


def _tree(x: float, y: float, size: float) -> str:
    crown = '<circle class="tree" r="30"/><circle class="lit" cx="-8" cy="-9" r="17"/>'
    return f'<g transform="translate({x} {y}) scale({size})"><path class="trunk" d="M-5 20h10v24h-10z"/>{crown}</g>'


def _space(space: int) -> str:
    kind = KIND[space]
    x, y = inward(space)
    u, v = corner(space)
    sign = use(kind, f"translate({x} {y}) scale(.92)") if kind != "plain" else ""
    shade = " odd" if space % 2 else ""
    return (
        f'<g class="space {kind}{shade}"><path d="{outline(space)}"/>{sign}'
        f'<text x="{u}" y="{v + 7:.1f}">{space}</text></g>'
    )


def _gate() -> str:
    """The beginning of the road, with a gate over it."""
    x, y = centre(0)
    return (
        f'<path class="gate-road" d="{outline(0)}"/><g class="gate" transform="translate({x - 62} {y + 4})">'
        '<path d="M-12-46v70M20-58v70M-12-40l32-12M-12-20l32-12M-12 2l32-12"/></g>'
    )


def _pond() -> str:
    x, y = MIDDLE
    reeds = "".join(f'<path class="reed" d="M{x + u} {y + v}v-34m7 34v-24m-14 24v-20"/>' for u, v in _REEDS)
    lilies = f'<path class="lily" d="M{x - 74} {y}a13 7 0 1 0 13-7l-2 7zM{x + 56} {y + 30}a12 6 0 1 0 12-6l-2 6z"/>'
    return (
        f'<ellipse class="bank" cx="{x}" cy="{y}" rx="146" ry="70"/><ellipse class="pond" cx="{x}" cy="{y}" rx="130" '
        f'ry="56"/>'
        f'<path class="ripple" d="M{x - 84} {y + 20}q12-6 24 0t24 0M{x + 34} {y - 20}q12-6 24 0t24 0M{x - 30} '
        f'{y + 38}q12-6 24 0t24 0"/>'
        f'{lilies}{reeds}<text class="pond-number" x="{x}" y="{y + 20}">{POND}</text>'
    )


def words(lang: str) -> str:
    """The few words on the board."""
    x, y = centre(0)
    return (
        f'<text class="gate-word" transform="translate({x + 8} {y - 24}) rotate(40)">{PAGES[lang].BOARD["gate"]}</text>'
    )
