"""What the race is about, as a picture: two of one's own riders, the cells that a die gives, a leap, the line."""

from collections.abc import Mapping
from typing import Any

from .pieces import die, figure, use, worn
from .words import say

View = Mapping[str, Any]
TOP, LANE, CELL, START, FINISH = 34, 26, 34, 8, 280
LANES = 3


def drawn(view: View, seat: int | None, lang: str) -> str:
    """A stretch of road of 320 by 120, ridden from left to right."""
    own = _colour(view, seat)
    others = [colour for colour in view["colours"] if colour not in (own, "grey")]
    label = say(lang, "aim")
    riders = "".join(_rider(f"{colour}-L", 0, lane) for colour, lane in zip(others, (0, 2), strict=False))
    riders += _rider(f"{own}-V", 1, 1) + _rider(f"{own}-L", 2, 1)
    return (
        f'<svg class="vm vm-aim" viewBox="0 0 320 120" role="img" aria-label="{label}">'
        f"{_road()}{_lit()}{_leap()}{riders}{_goal()}</svg>"
    )


def _colour(view: View, seat: int | None) -> str:
    mine = (rider.partition("-")[0] for rider, one in view["riders"].items() if one["owner"] == seat)
    return next((colour for colour in mine if colour != "grey"), str(view["colours"][0]))


def _x(cell: float) -> float:
    """The middle of a cell."""
    return START + CELL * (cell + 0.5)


def _road() -> str:
    """Three lanes whose cells are shifted, as a wall's bricks are."""
    bottom, lines = TOP + LANES * LANE, ""
    for lane in range(LANES):
        y, shift = TOP + lane * LANE, CELL // 2 if lane % 2 == 0 else 0
        lines += f"M{START} {y}H{FINISH}"
        lines += "".join(f"M{x} {y}v{LANE}" for x in range(START + shift or CELL, FINISH, CELL))
    return (
        f'<rect class="flat" x="{START}" y="{TOP}" width="{FINISH - START}" height="{LANES * LANE}"/>'
        f'<path class="cells" d="{lines}M{START} {bottom}H{FINISH}"/>'
        f'<path class="chq" d="M{FINISH + 8} {TOP}V{bottom}"/><path class="chq-d" d="M{FINISH + 4} {TOP}V{bottom}"/>'
        f'<path class="chq-d" stroke-dashoffset="8" d="M{FINISH + 12} {TOP}V{bottom}"/>'
    )


def _lit() -> str:
    """The cells that a four gives to whoever stands before them, and the die."""
    y, found = TOP + LANE, ""
    for points in range(1, 5):
        x = START + CELL * (2 + points)
        found += f'<g class="reach"><path d="M{x} {y}h{CELL}v{LANE}h-{CELL}z"/>'
        found += f'<text x="{x + CELL / 2:g}" y="{y + 18}">{points}</text></g>'
    return found + f'<g transform="translate({_x(3):g} 17)">{die(4, "", "scale(.8)")}</g>'


def _leap() -> str:
    """From the wheel of the one in front to just ahead of him."""
    y = TOP + 1.5 * LANE
    data = f"M{_x(1):g} {y - 22:g}Q{_x(2):g} {y - 74:g} {_x(3) - 3:g} {y - 12:g}"
    return f'<path class="route-out" d="{data}"/><path class="route" d="{data}"/>'


def _rider(rider: str, cell: float, lane: int) -> str:
    y = TOP + (lane + 0.8) * LANE
    return f'<g class="{worn(rider)}" transform="translate({_x(cell):g} {y:g})">{figure(rider)}</g>'


def _goal() -> str:
    """Whoever comes here first."""
    first = '<text font-weight="800" font-size="20" fill="currentColor" x="22" y="8">1</text>'
    return f'<g transform="translate({FINISH + 10} 20)">{use("flag")}{first}</g>'
