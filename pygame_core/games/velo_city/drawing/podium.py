"""The end as a picture worth sending: three steps, three teams, one winner. It needs no style sheet."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from .labels import attr
from .pieces import TEAM_INKS, sprites, team_inks, use
from .words import listing, say

INK, CREAM, YELLOW, BRICK, PINE = "#1e2a38", "#f6efe0", "#f2b705", "#c8402f", "#3a6b4b"
FONT = "Bricolage, 'Arial Narrow', 'Roboto Condensed', sans-serif"
# Middle, top and width of the steps for the first three, and how large their couriers are.
STEPS = ((600, 560, 300, 5.4), (290, 660, 280, 4.2), (910, 700, 280, 3.8))
GROUND = 930
SMILE = (
    f'<path stroke="{INK}" stroke-width="1.8" stroke-linecap="round" d="M-2.6-46.6h0M2.6-46.6h0"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.2" stroke-linecap="round" d="M-3-43q3 2.6 6 0"/>'
)


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The winner's podium, 1200 x 1000."""
    seats = [seat for tied in view["result"]["ranking"] for seat in tied][: len(STEPS)]
    colours = [view["colours"][seat] for seat in seats]
    label = attr(say(lang, "podium_title", names=listing(lang, [names[seat] for seat in seats])))
    steps = "".join(_step(rank, colours[rank]) for rank in range(len(seats)))
    words = "".join(_words(rank, names[seat], view["podium"].count(seat), lang) for rank, seat in enumerate(seats))
    couriers = "".join(_courier(rank, colours[rank]) for rank in reversed(range(len(seats))))
    mark = "en:inline;--mark-fr:none" if lang == "en" else "fr:inline;--mark-en:none"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="podium-picture" viewBox="0 0 1200 1000" role="img" '
        f'aria-label="{label}" style="--display:{FONT};--mark-{mark}"><defs>{_defs(colours)}</defs>'
        f"{_sky()}{_roofs()}{steps}{_finish()}{couriers}{words}</svg>"
    )


def _defs(colours: Sequence[str]) -> str:
    """The sprites of these teams, under names of their own: the board's may be on the same page."""
    wanted = ["courier", "courier-line"]
    for colour in colours:
        wanted += [colour, f"hat-{colour}", f"hat-{colour}-line"]
    return "".join(sprites()[f"vc-{name}"] for name in wanted).replace("vc-", "podium-")


def _sky() -> str:
    """Sunrays behind the winner."""
    rays = ""
    for ray in range(14):
        left, right = pi * (ray - 0.25) / 13 + pi, pi * (ray + 0.25) / 13 + pi
        ends = [(600 + 900 * cos(turn), 600 + 900 * sin(turn)) for turn in (left, right)]
        rays += f"M600 600L{ends[0][0]:.0f} {ends[0][1]:.0f}L{ends[1][0]:.0f} {ends[1][1]:.0f}z"
    return (
        f'<rect width="1200" height="1000" fill="{CREAM}"/><path fill="{YELLOW}" d="{rays}"/>'
        f'<circle cx="600" cy="430" r="250" fill="{YELLOW}"/><circle cx="600" cy="430" r="232" fill="{CREAM}"/>'
    )


def _roofs() -> str:
    """The town behind: gables and chimneys."""
    town = ""
    for index in range(15):
        x, height = 84 * index - 30, 120 + (index * index * 37) % 90 + abs(index - 7) * 14
        roof = BRICK if index % 3 else "#2f6690"
        top = GROUND - height
        town += f'<path fill="{roof}" d="M{x} {top}l30-34h34l30 34z"/>'
        town += f'<path fill="{INK}" d="M{x + 62} {top - 60}h14v40h-14z"/>'
        town += f'<path fill="{"#e9d9b4" if index % 2 else "#dcc898"}" d="M{x + 5} {top}h84v{height}h-84z"/>'
        town += f'<path fill="{INK}" d="M{x + 20} {top + 18}h14v22h-14zM{x + 58} {top + 18}h14v22h-14z"/>'
    return f'<g opacity=".92">{town}</g>'


def _step(rank: int, colour: str) -> str:
    x, top, width, _ = STEPS[rank]
    left, height = x - width // 2, GROUND - top
    return (
        f'<path fill="{INK}" d="M{left - 8} {top - 8}h{width + 16}v{height + 8}h-{width + 16}z"/>'
        f'<path fill="{CREAM}" d="M{left} {top}h{width}v{height}h-{width}z"/>'
        f'<path fill="{TEAM_INKS[colour][0]}" stroke="{INK}" stroke-width="4" d="M{left} {top}h{width}v26h-{width}z"/>'
    )


def _courier(rank: int, colour: str) -> str:
    x, top, _, size = STEPS[rank]
    sprite = use(colour).replace("#vc-", "#podium-") + SMILE
    return f'<g transform="translate({x} {top + 8}) scale({size})" style="{team_inks(colour)}">{sprite}</g>'


def _words(rank: int, name: str, home: int, lang: str) -> str:
    x, top, width, _ = STEPS[rank]
    size = min(58, round(1.9 * (width - 24) / max(len(name), 1)))
    number = (132, 84, 66)[rank]
    text = f'font-family="{FONT}" font-weight="800" text-anchor="middle" fill="{INK}"'
    return (
        f'<text {text} x="{x}" y="{top + 42 + size * 0.8:.0f}" font-size="{size}">{attr(name)}</text>'
        f'<text {text} x="{x}" y="{top + 66 + size + number * 0.72:.0f}" font-size="{number}">{rank + 1}</text>'
        f'<text {text} x="{x}" y="{GROUND - 14}" font-size="37">{say(lang, "at_home", count=home)}</text>'
    )


def _finish() -> str:
    """The chequered line in front, and the title of the game."""
    squares = "".join(f"M{16 * column} {GROUND + 16 * (column % 2)}h16v16h-16z" for column in range(75))
    return (
        f'<path fill="{PINE}" d="M0 {GROUND}h1200v70H0z"/><path fill="{CREAM}" d="M0 {GROUND}h1200v32H0z"/>'
        f'<path fill="{INK}" d="{squares}"/><text font-family="{FONT}" font-weight="800" font-size="37" '
        f'letter-spacing="3" text-anchor="middle" fill="{CREAM}" x="600" y="{GROUND + 65}">VELO CITY</text>'
    )
