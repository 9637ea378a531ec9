"""The small things: what is counted on a panel, and the position in small for the shelf."""

from collections.abc import Mapping
from typing import Any

from pygame_core.drawing.inks import TEAM_INKS
from pygame_core.drawing.svg import number as coordinate
from pygame_core.drawing.svg import pair

from ..board import END_OF_ROAD, ENERGY, SPACE, SPACES, dots
from .geometry import INNER_ROAD, VERGE, XY, circuit, slot, step
from .pieces import picture, use

View = Mapping[str, Any]
GOALS = {"rainbow3": 3, "rainbow5": 5, "rainbow3_green1_dots1": 3}
_SHIRT = "-23 -20 46 40"
BOLT = picture(use("bolt"), "-10 -15 20 30", "power")


def number(view: View, seat: int, name: str) -> str:
    """A number of a seat's panel, drawn; nothing for what it does not know."""
    drawn = _NUMBERS.get(name)
    return drawn(view, seat) if drawn else ""


def _energy(view: View, seat: int) -> str:
    """The energy, and how it went in the last turns, between nothing and sixty."""
    course = [turn[seat] for turn in view["recent"]] + [view["energy"][seat]]
    return f"{BOLT}<b>{view['energy'][seat]}</b>{sparkline(course)}"


def sparkline(course: list[int]) -> str:
    """A line of at most thirteen points, 62 by 26."""
    course = course[-13:]
    stride = 56 / max(len(course) - 1, 1)
    spots = [(58 - stride * (len(course) - 1 - place), 25 - 22 * value / ENERGY) for place, value in enumerate(course)]
    line = "M" + " ".join(pair(spot) for spot in spots)
    left, (right, y) = spots[0][0], spots[-1]
    area = f"{line}V25H{coordinate(left)}z"
    return picture(
        f'<path class="sp-area" d="{area}"/><path class="sp-max" d="M1 3H61"/><path class="sp-line" d="{line}"/>'
        f'<circle cx="{coordinate(right)}" cy="{coordinate(y)}" r="2.6"/>',
        "0 0 62 26",
        "spark",
    )


def _shirt(name: str) -> str:
    return picture(use(f"j-{name}"), _SHIRT)


def _jerseys(view: View, seat: int) -> str:
    """Rainbow jerseys on the way to the goal, then the green ones and what the polka dots are worth."""
    goal, have = GOALS[view["target"]], view["rainbow"][seat]
    row = "".join(_shirt("rainbow" if place < have else "empty") for place in range(max(goal, have)))
    spots = dots(view["double"][seat], view["triple"][seat])
    small = f"{_shirt('green')}<b>{view['green'][seat]}</b>{_shirt('dots')}<b>{spots}</b>"
    return f'<span class="rb goal-{max(goal, have)}">{row}</span><span class="gd">{small}</span>'


def _held(view: View, seat: int) -> str:
    """Domestiques in reserve, and spaces held."""
    colour = view["colours"][seat]
    hat = picture(use(f"dom-{colour}"), "-18 -25 36 29", f"t-{colour}")
    ring = picture(use("sp-held"), "-28 -28 56 56", f"kr t-{colour}")
    return f'{hat}<b>{view["reserve"][seat]}</b>{ring}<b class="kr">{view["holder"].count(seat)}</b>'


def _points(view: View, seat: int) -> str:
    return picture(use("j-point"), "-21 -21 42 42") + f"<b>{view['points'][seat]}</b>" if view["combativity"] else ""


_NUMBERS = {"energy": _energy, "jerseys": _jerseys, "held": _held, "points": _points}


def thumb(view: View) -> str:
    """The position in small, without numbers: it stands alone, in the inks of day."""
    marks = "".join(f"M{pair(XY[space])}h0" for space in range(SPACES) if SPACE[space][0] != "effort")
    efforts = "".join(
        f"M{pair(XY[space])}h0" for space in range(SPACES) if SPACE[space][0] == "effort" and view["holder"][space] < 0
    )
    held = "".join(
        _spot(XY[space], view["colours"][seat], 27) for space, seat in enumerate(view["holder"]) if seat >= 0
    )
    leaders = "".join(
        _spot(slot(place), view["colours"][seat], 30) for place, seat in reversed(list(enumerate(view["pack"])))
    )
    away = _spot(step(min(view["gap"], END_OF_ROAD)), view["colours"][view["away"]], 36) if view["away"] >= 0 else ""
    x, y = XY[view["space"]]
    rider = f'<circle cx="{x}" cy="{y}" r="44" fill="none" stroke="#f2b705" stroke-width="16"/>'
    return (
        f'<svg class="thumb" viewBox="0 0 1000 {700 + VERGE}" width="104" height="{104 * (700 + VERGE) // 1000}" '
        'aria-hidden="true" fill="none" stroke-linecap="round">'
        f'<path fill="#c6cd98" d="M0 0h1000v{700 + VERGE}H0z"/>'
        f'<path stroke="#34424f" stroke-width="66" d="{circuit()}"/>'
        f'<path stroke="#f4e9cd" stroke-width="58" stroke-linejoin="round" d="{INNER_ROAD}"/>'
        f'<path stroke="#6b3f69" stroke-width="40" d="{marks}"/>'
        f'<path stroke="#f6efe0" stroke-width="46" d="{efforts}"/>'
        f'<g stroke="#fffaf0" stroke-width="8">{held}{leaders}{away}</g>{rider}</svg>'
    )


def _spot(spot: tuple[float, float], colour: str, radius: int) -> str:
    return f'<circle cx="{spot[0]:g}" cy="{spot[1]:g}" r="{radius}" fill="{TEAM_INKS[colour][0]}"/>'
