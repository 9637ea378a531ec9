"""What never changes in a game: the rug, the table top that was chosen, what lies around it."""

from functools import cache

from ..board import MONUMENTS
from .pieces import SPRITES

_DOODLED = ("wood", "floor")
"""On these a child has drawn with chalk."""


@cache
def layers() -> dict[str, str]:
    """Every drawn layer by its name."""
    return {row.split('"', 2)[1]: row for row in SPRITES.text("table.svg").splitlines()}


@cache
def ground_layers(skin: str) -> str:
    """All static layers, bottom to top."""
    drawn = layers()
    top = drawn[skin].replace(f'id="{skin}"', f'id="skin" class="top-{skin}" clip-path="url(#vr-table)"')
    chalk = drawn["doodles"] if skin in _DOODLED else ""
    look = "monument" if skin in MONUMENTS else "home"
    return (
        '<defs><clipPath id="vr-table"><path d="M0 0H1200V700H0z"/></clipPath></defs>'
        f'<g class="setting s-{skin} {look}" '
        f'aria-hidden="true">{drawn["rug"]}{top}{chalk}{drawn["rail"]}{drawn["things"]}</g>'
    )
