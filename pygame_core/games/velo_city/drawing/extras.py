"""The small things: the kiosk with the cans, somebody under the manholes, numbers for panels, the position in small."""

from pygame_core.drawing.inks import TEAM_INKS
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import CAR_PARK, KIND, OBSTACLES, TRACK
from .geometry import centre, way
from .pieces import use
from .scene import Scene, View
from .words import say

LOW = 3
ROW = 4
TO_WIN = 3
NAPS = 7
TOWN = "M592 584h400v76H592zM768 150h94v340h-110zM126 200h66v190h-66z"
RIVER = "M0 490L150 515 330 500 660 566 1000 566"


def supply(scene: Scene) -> str:
    """The kiosk with the cans that are left."""
    left = scene.view["supply"]
    key = "stock_none" if not left else "stock_one" if left == 1 else "stock_label"
    state = " empty" if not left else " low" if left <= LOW else ""
    return (
        f'<g id="supply" class="supply-store{state}" transform="translate(-26 15)" role="img" '
        f'aria-label="{attr(say(scene.lang, key, count=left))}">{use("kiosk")}'
        f'<g class="stock">{use("can", "translate(395 657) scale(.86)")}</g>'
        f'<text class="supply-num" x="432" y="655">{left}</text>'
        f'<text class="sign" x="415" y="668.5">{say(scene.lang, "stock")}</text></g>'
    )


def eyes(scene: Scene) -> str:
    """Somebody lives under the manholes. They move now and then, never where the race is."""
    busy = {*scene.crowd, *scene.offers, *scene.departures, scene.view["to"]}
    free = [hole for hole in sorted(OBSTACLES) if hole not in busy]
    if not free:
        return ""
    x, y = centre(free[scene.view["turn"] // NAPS % len(free)])
    return f'<g id="eyes-in-the-dark" aria-hidden="true">{use("eyes", f"translate({x - 9} {y - 17})")}</g>'


def number(view: View, seat: int, name: str) -> str:
    """A number of a seat's panel, drawn; nothing for what the board shows well enough."""
    if name == "cans":
        return _purse(view["cans"][seat])
    if name == "home":
        home = view["podium"].count(seat)
        return "".join('<i class="in"></i>' if place < home else "<i></i>" for place in range(TO_WIN))
    return ""


def _purse(cans: int) -> str:
    """A row of cans where there is room, one where there is not, and how many."""
    step = 24 if cans <= ROW else 24 * ROW / cans
    row = "".join(use("can", f"translate({step * index:g} 0)") for index in range(cans))
    return (
        f'<svg class="vc row" viewBox="-12 -38 100 42" aria-hidden="true">{row}</svg>'
        f'<svg class="vc one" viewBox="-13 -39 26 44" aria-hidden="true">{use("can")}</svg><b>{cans}</b>'
    )


def thumb(view: View) -> str:
    """The position in small, without numbers: it stands alone, in the inks of noon."""
    teams = "".join(_team(view, seat) for seat in range(view["players"]))
    return (
        '<svg class="thumb" viewBox="0 0 1000 700" width="104" height="73" aria-hidden="true" fill="none" '
        f'stroke-linecap="round"><path fill="#ecdbb2" d="M0 0h1000v700H0z"/>'
        f'<path stroke="#38769b" stroke-width="40" d="{RIVER}"/><path fill="#a9b97c" d="{TOWN}"/>'
        f'<path stroke="#34424f" stroke-width="80" d="M60 640V590H190V614L{way(CAR_PARK, 0)[1:]}"/>'
        f'<path stroke="#8c8574" stroke-width="22" d="{_dots("plain")}{_dots("supply")}"/>'
        f'<path stroke="#141c25" stroke-width="30" d="{_dots("obstacle")}"/>'
        f'<g stroke="#fffaf0" stroke-width="10">{teams}</g></svg>'
    )


def _dots(kind: str) -> str:
    spots = (centre(space) for space in range(TRACK, 0, -1) if KIND[space] == kind)
    return "".join(f"M{x} {y}h0" for x, y in spots)


def _team(view: View, seat: int) -> str:
    """One dot per place where a team stands; teams on one place stand side by side."""
    shift = (seat - (view["players"] - 1) / 2) * 16
    dots = ""
    for place in sorted(set(view["riders"][seat])):
        x, y = centre(place)
        dots += f'<circle cx="{x + shift * (2 if place == CAR_PARK else place > 0):.0f}" cy="{y}" r="32"/>'
    return f'<g fill="{TEAM_INKS[view["colours"][seat]][0]}">{dots}</g>'
