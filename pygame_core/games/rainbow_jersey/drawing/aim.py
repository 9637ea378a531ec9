"""What the race is about as a picture: the pack on its way to the line, and the jerseys that are won there."""

from collections.abc import Mapping
from typing import Any

from ..rules.jerseys import NEEDED
from .pieces import use

View = Mapping[str, Any]
BOX = "0 0 320 120"
ROAD, FINISH, FRONT, APART = 100, 256, 222, 40
MOST_SHOWN = 4
"""So many leaders are enough to tell."""


def picture(view: View, seat: int | None) -> str:
    """The leaders in a row, one's own in front and lit; over them the jerseys to be won."""
    return (
        f'<svg class="rj aim" viewBox="{BOX}" aria-hidden="true">{_road()}{_jerseys(view)}'
        f'<path class="mast" d="M{FINISH + 8} {ROAD - 14}V16"/>{use("j-rainbow", f"translate({FINISH + 32} 34)")}'
        f"{_riders(view, seat)}</svg>"
    )


def _road() -> str:
    squares = "".join(f"M{FINISH + 8 * (row % 2)} {ROAD - 14 + 7 * row}h8v7h-8z" for row in range(4))
    return (
        f'<path fill="none" stroke="var(--c-road)" stroke-width="30" d="M0 {ROAD}H320"/>'
        f'<path fill="none" class="c-lane" d="M0 {ROAD}H{FINISH - 6}"/>'
        f'<path fill="#fffaf0" d="M{FINISH} {ROAD - 14}h16v28h-16z"/><path fill="#1e2a38" d="{squares}"/>'
    )


def _jerseys(view: View) -> str:
    """As many as it takes to win, and what else this table asks for."""
    wanted = ["j-rainbow"] * NEEDED[view["target"]]
    if view["target"] == "rainbow3_green1_dots1":
        wanted += ["j-green", "j-dots"]
    return "".join(use(name, f"translate({24 + 40 * place} 24) scale(.8)") for place, name in enumerate(wanted))


def _riders(view: View, seat: int | None) -> str:
    """The tail first, so that whoever is in front stands in front."""
    seats = list(range(view["players"]))
    first = seat if seat is not None else 0
    row = [first, *(one for one in seats if one != first)][:MOST_SHOWN]
    drawn = ""
    for place, one in reversed(list(enumerate(row))):
        colour = view["colours"][one]
        look = f"t-{colour} asked" if one == seat else f"t-{colour}"
        drawn += f'<g class="{look}" transform="translate({FRONT - APART * place} {ROAD + 6})">{use(colour)}</g>'
    return drawn
