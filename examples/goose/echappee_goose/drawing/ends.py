"""Pictures that stand alone: what it is about, the position in small, the winner on the pond."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.words import View
from pygame_core.engine.texts.html_escape import escape

from ..board import POND
from .art import goose, inked, sprites, use
from .geometry import edge

_INK, _CREAM, _YELLOW, _LAKE, _PINE = "#1e2a38", "#f6efe0", "#f2b705", "#2f6690", "#3a6b4b"
_FONT = "Bricolage, 'Arial Narrow', 'Roboto Condensed', sans-serif"
_PLACES = ((600, 640, 6.6), (230, 770, 4.2), (970, 780, 3.8))


def aim(view: View, seat: int | None, said: str) -> str:
    """320 by 120: from the gate past a goose and the well to the pond."""
    colour = view["colours"][seat or 0]
    row = (("goose", 118), ("well", 166), ("death", 214))
    spaces = "".join(
        f'<g class="space {kind}" transform="translate({x} 74) scale(.66)"><rect class="plate" x="-32" y="-32" '
        f'width="64" height="64"/>{use(kind)}</g>'
        for kind, x in row
    )
    return (
        f'<svg class="oie aim" viewBox="0 0 320 120" role="img" aria-label="{escape(said)}">'
        f'<path class="meadow" d="M0 0h320v120H0z"/><path class="gate-road" d="M10 53h230v42H10z"/>{spaces}'
        f'<ellipse class="bank" cx="276" cy="74" rx="42" ry="34"/><ellipse class="pond" cx="276" cy="74" rx="36" '
        f'ry="28"/>'
        f'<text class="pond-number small" x="276" y="86">{POND}</text>'
        f'<g class="t-{colour}" transform="translate(50 92)">{goose(colour)}</g></svg>'
    )


def thumb(dots: str) -> str:
    """The spiral with dots on it."""
    return (
        '<svg class="thumb" viewBox="0 0 1000 700" width="104" height="73" aria-hidden="true">'
        f'<path fill="#a9b97c" d="M0 0h1000v700H0z"/><path fill="none" stroke="#f1e4c2" stroke-width="76" '
        f'd="{edge(0)}"/>'
        f'<ellipse cx="468" cy="330" rx="120" ry="52" fill="#38769b"/><g stroke="#fffaf0" '
        f'stroke-width="10">{dots}</g></svg>'
    )


def podium(view: View, names: Sequence[str], words: Mapping[str, Any]) -> str:
    """The winner swims, the next two stand on the bank; 1200 by 1000, without a style sheet."""
    seats = [seat for tied in view["result"]["ranking"] for seat in tied][: len(_PLACES)]
    said = escape(words["podium"].format(name=names[seats[0]]))
    drawn = "".join(_goose(view, names, rank, seat) for rank, seat in reversed(list(enumerate(seats))))
    inside = sprites().replace("oie-", "podium-oie-")
    title = " ".join(words["title"]).upper()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="podium-picture" viewBox="0 0 1200 1000" role="img" '
        f'aria-label="{said}">'
        f"<defs>{inside}</defs>{_scene()}{drawn}"
        f'<text font-family="{_FONT}" font-weight="800" font-size="40" letter-spacing="3" text-anchor="middle" '
        f'fill="{_CREAM}" x="600" y="978">{title}</text></svg>'
    )


def _scene() -> str:
    rays = "".join(f"M600 560L{x} 0h{60}z" for x in range(-300, 1500, 150))
    reeds = "".join(f"M{x} {y}v-120m16 120v-86m-32 86v-70" for x, y in ((60, 940), (1140, 940), (470, 905), (730, 905)))
    return (
        f'<path fill="{_CREAM}" d="M0 0h1200v1000H0z"/><path fill="{_YELLOW}" opacity=".55" d="{rays}"/>'
        f'<circle cx="600" cy="330" r="190" fill="{_YELLOW}"/><path fill="#a9b97c" d="M0 560Q600 470 1200 '
        f'560V1000H0z"/>'
        f'<ellipse cx="600" cy="720" rx="430" ry="150" fill="{_LAKE}"/>'
        f'<path fill="none" stroke="#a9cfdd" stroke-width="8" d="M340 760q30-16 60 0t60 0M740 690q30-16 60 0t60 '
        f'0M560 830q30-16 60 0t60 0"/>'
        f'<path fill="{_PINE}" d="M0 900Q600 850 1200 900V1000H0z"/><path fill="none" stroke="{_INK}" '
        f'stroke-width="9" d="{reeds}"/>'
    )


def _goose(view: View, names: Sequence[str], rank: int, seat: int) -> str:
    x, y, size = _PLACES[rank]
    colour = view["colours"][seat]
    body = goose(colour).replace("#oie-", "#podium-oie-")
    name = names[seat]
    large = min(60, round((1000 if rank == 0 else 620) / max(len(name), 10)))
    where = "" if view["geese"][seat] == POND else f" · {view['geese'][seat]}"
    water = f'<path fill="{_LAKE}" d="M{x - 170} {y - 20}h340v60h-340z"/>' if not rank else ""
    return (
        f'<g style="{inked(colour)}"><g transform="translate({x} {y}) scale({size})">{body}</g>{water}'
        f'<text font-family="{_FONT}" font-weight="800" text-anchor="middle" font-size="{large}" x="{x}" '
        f'y="{y + (70 if not rank else 64)}" fill="{_CREAM if not rank else _INK}">{rank + 1} '
        f"{escape(name)}{where}</text></g>"
    )
