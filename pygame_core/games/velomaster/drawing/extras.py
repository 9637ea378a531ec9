"""The small things: what is counted on a panel, the position in small for the shelf, the dice to be given."""

from collections.abc import Mapping
from typing import Any

from pygame_core.drawing.svg import Spot, number, pair

from .geometry import layout, polyline
from .pieces import chip, picture, team_ink, use, worn

View = Mapping[str, Any]
SUMMIT = '<path class="summit" d="M-13 11L-3-10 3-1 6-5 13 11z"/>'
"""Points are taken on summits; a jersey means that somebody wears it."""


def count(view: View, seat: int, name: str) -> str:
    """A number of a seat's panel, drawn; nothing for what it does not know."""
    drawn = _NUMBERS.get(name)
    return drawn(view, seat) if drawn else ""


def _crew(view: View, seat: int) -> list[str]:
    return [rider for rider, one in view["riders"].items() if one["owner"] == seat]


def _bibs(view: View, seat: int) -> str:
    """All riders of a seat as bibs: lying tilted with the turns left, hurt, hungry, home, out; condition as a bar."""
    return f'<span class="vm-ink vm-bibs">{"".join(_bib(view, rider) for rider in _crew(view, seat))}</span>'


def _bib(view: View, rider: str) -> str:
    one = view["riders"][rider]
    gone = one["place"] == "out"
    look = " gone" if gone else " lying" if one["posture"] != "up" else " home" if one["place"] == "finished" else ""
    look += " sel" if rider == view["in_hand"] else ""
    tilt = ' transform="rotate(-16)"' if one["posture"] != "up" else ""
    inner = f"<g{tilt}>{chip(rider)}</g>{_state(one)}"
    if view["pending"]["options"]["pro_condition"] and not rider.startswith("grey") and not gone:
        value = one["condition"]
        low = "low" if value < 60 else "mid" if value < 90 else "full"
        inner += (
            f'<path class="bar" d="M-10 15h20"/><path class="bar {low}" d="M-10 15h{number(min(value, 120) / 6)}"/>'
        )
    return picture(inner, "-13 -13 26 30", f"bibs {worn(rider)}{look}")


def _state(one: Mapping[str, Any]) -> str:
    """One small sign at the corner of a bib: what matters most."""
    if one["place"] == "out":
        return '<path class="crossed" d="M-9 9L9-9"/>'
    if one["place"] == "finished":
        return f'<g transform="translate(8 -8) scale(.5)">{use("flag")}</g>'
    if one["posture"] == "lying" and one["miss"]:
        return (
            f'<g class="mark turns" transform="translate(8 -8)"><circle r="5"/><text y="3.6">{one["miss"]}</text></g>'
        )
    if one["posture"] == "punctured":
        return f'<g transform="translate(7 -7) scale(.8)">{use("flat-tyre")}</g>'
    if one["grazed"]:
        return '<g class="mark" transform="translate(8 -8)"><circle r="5"/><path d="M-2.6 0h5.2M0-2.6v5.2"/></g>'
    if one["hungry"]:
        return '<g class="mark" transform="translate(8 -8)"><circle r="5"/><path d="M-2-2l4 4M2-2l-4 4"/></g>'
    return ""


def _home(view: View, seat: int) -> str:
    home = sum(view["riders"][rider]["place"] == "finished" for rider in _crew(view, seat))
    return f"{picture(use('flag'), '-11 -17 26 34')}<b>{home}</b>"


def _points(view: View, seat: int) -> str:
    points = sum(view["riders"][rider]["total_points"] for rider in _crew(view, seat))
    return f"{picture(SUMMIT, '-14 -14 28 28')}<b>{points}</b>"


_NUMBERS = {"racing": _bibs, "home": _home, "points": _points}


def thumb(view: View) -> str:
    """The position in small, without words: it stands alone, in the inks of day."""
    return (
        '<svg class="thumb" viewBox="0 0 1000 700" width="104" height="73" aria-hidden="true" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{_small(view)}</svg>'
    )


def minimap(view: View, middle: Spot, window: Spot) -> str:
    """The same with a window: what the loupe shows of the whole."""
    wide, high = window
    corner = f'x="{number(middle[0] - wide / 2)}" y="{number(middle[1] - high / 2)}"'
    frame = (
        f'<rect {corner} width="{number(wide)}" height="{number(high)}" rx="14" stroke="#c8402f" stroke-width="20"/>'
    )
    return (
        '<svg class="minimap" viewBox="-10 -10 1020 720" aria-hidden="true" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{_small(view)}{frame}</svg>'
    )


def _small(view: View) -> str:
    """The road as a band, everybody on it as a spot."""
    lay = layout(view["road"])
    line = polyline(lay.course.points[::6]) + ("z" if lay.course.board.closed else "")
    spots = []
    for rider in reversed(view["standing"]):
        cell = lay.road.cell.get(view["riders"][rider]["place"])
        if cell is not None:
            spots.append((lay.foot(cell), team_ink(rider)))
    dots = "".join(f'<path stroke="{ink}" d="M{pair(spot)}h0"/>' for spot, ink in spots)
    rims = "".join(f"M{pair(spot)}h0" for spot, _ in spots)
    wide = 5 * lay.width
    return (
        f'<path fill="#c6cf92" d="M0 0h1000v700H0z"/><path stroke="#1e2a38" stroke-width="{wide + 14}" d="{line}"/>'
        f'<path stroke="#f8efdb" stroke-width="{wide - 6}" d="{line}"/>'
        f'<path stroke="#1e2a38" stroke-width="64" d="{rims}"/><g stroke-width="48">{dots}</g>'
    )
