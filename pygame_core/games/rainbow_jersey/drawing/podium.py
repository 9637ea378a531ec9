"""The end as a picture worth sending: the winner in the rainbow over the village. It needs no style sheet."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from pygame_core.engine.texts.html_escape import escape as attr

from ..board import dots
from .pieces import BANDS, TEAM_INKS, sprites, team_inks, use
from .words import listing, say

INK, CREAM, YELLOW, SKY = "#1e2a38", "#f6efe0", "#f2b705", "#f6d98a"
FONT = "Bricolage, 'Arial Narrow', 'Roboto Condensed', sans-serif"
# Middle, top and width of the steps for the first three, and how large their leaders are.
STEPS = ((600, 560, 300, 5.2), (290, 650, 280, 4.1), (910, 682, 280, 3.7))
GROUND = 930
TITLES = {"fr": "MAILLOT ARC-EN-CIEL", "en": "RAINBOW JERSEY"}
SMILE = (
    f'<path stroke="{INK}" stroke-width="1.8" stroke-linecap="round" d="M-2.6-46.6h0M2.6-46.6h0"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.2" stroke-linecap="round" d="M-3-43q3 2.6 6 0"/>'
)


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The podium of the race, 1200 x 1000."""
    result = view["result"]
    seats = [seat for tied in result["ranking"] for seat in tied][: len(STEPS)]
    places = [place for place, tied in enumerate(result["ranking"], 1) for _ in tied]
    colours = [view["colours"][seat] for seat in seats]
    winners = len(result["ranking"][0])
    label = attr(say(lang, "podium_title", names=listing(lang, [names[seat] for seat in seats])))
    steps = "".join(_step(rank, colours[rank]) for rank in range(len(seats)))
    words = "".join(_words(rank, places[rank], names[seat], _holdings(view, seat)) for rank, seat in enumerate(seats))
    leaders = "".join(_leader(rank, colours[rank], won=rank < winners) for rank in reversed(range(len(seats))))
    mark = "en:inline;--mark-fr:none" if lang == "en" else "fr:inline;--mark-en:none"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="podium-picture" viewBox="0 0 1200 1000" role="img" '
        f'aria-label="{label}" style="--display:{FONT};--mark-{mark}"><defs>{_defs(colours)}</defs>'
        f"{_sky()}{_village()}{steps}{_foot(lang)}{leaders}{words}{_why(say(lang, 'by_' + result['reason']))}</svg>"
    )


def _own(markup: str) -> str:
    """Sprites under names of their own: the board's may be on the same page."""
    return markup.replace('"rj-', '"podium-').replace("#rj-", "#podium-")


def _defs(colours: Sequence[str]) -> str:
    wanted = ["leader", "leader-line", "leader-rainbow", "j-rainbow", "j-green", "j-dots"]
    for colour in dict.fromkeys(colours):
        wanted += [colour, f"hat-{colour}", f"hat-{colour}-line"]
    return _own("".join(sprites()[f"rj-{name}"] for name in wanted))


def _sky() -> str:
    """The rainbow as a great bow behind the winner, and rays between its foot and the hills."""
    rays = ""
    for ray in range(15):
        left, right = (pi * (ray + side) / 14 + pi for side in (-0.22, 0.22))
        ends = [(600 + 1000 * cos(turn), 640 + 1000 * sin(turn)) for turn in (left, right)]
        rays += f"M600 640L{ends[0][0]:.0f} {ends[0][1]:.0f}L{ends[1][0]:.0f} {ends[1][1]:.0f}z"
    bow = "".join(
        f'<circle cx="600" cy="640" r="{496 - 34 * band}" fill="none" stroke="{ink}" stroke-width="34"/>'
        for band, ink in enumerate(BANDS)
    )
    return (
        f'<rect x="-150" width="1500" height="1000" fill="{CREAM}"/><path fill="{SKY}" d="{rays}"/>{bow}'
        f'<circle cx="600" cy="640" r="343" fill="{CREAM}"/>'
    )


def _village() -> str:
    """Hills, and roofs before them; all a little wider than the picture, for frames that are."""
    town = '<path fill="#9fb276" d="M-150 830Q150 620 470 790T860 760 1350 800V940H-150z"/>'
    town += '<path fill="#b6c48a" d="M-150 860Q200 740 560 850T1350 850V940H-150z"/>'
    for index in range(-1, 15):
        x, height = 90 * index - 30, 70 + (index * index * 29) % 60
        top = GROUND - height
        roof = ("#c8593f", "#a8452f", "#d98a5f")[index % 3]
        town += f'<path fill="{("#fbf5e6", "#e6d4aa")[index % 2]}" d="M{x} {top}h74v{height}h-74z"/>'
        town += f'<path fill="{roof}" d="M{x - 8} {top}l24-30h42l24 30z"/>'
        town += f'<path fill="#4f4638" d="M{x + 14} {top + 16}h12v18h-12zM{x + 46} {top + 16}h12v18h-12z"/>'
    return town


def _step(rank: int, colour: str) -> str:
    x, top, width, _ = STEPS[rank]
    left, height = x - width // 2, GROUND - top
    return (
        f'<path fill="{INK}" d="M{left - 8} {top - 8}h{width + 16}v{height + 8}h-{width + 16}z"/>'
        f'<path fill="{CREAM}" d="M{left} {top}h{width}v{height}h-{width}z"/>'
        f'<path fill="{TEAM_INKS[colour][0]}" stroke="{INK}" stroke-width="4" d="M{left} {top}h{width}v26h-{width}z"/>'
    )


def _leader(rank: int, colour: str, *, won: bool) -> str:
    """Who has won wears the rainbow under the hat of the team."""
    x, top, _, size = STEPS[rank]
    if won:
        figure = use("leader-line") + use(f"hat-{colour}-line") + use("leader-rainbow") + use(f"hat-{colour}")
    else:
        figure = use(colour)
    return (
        f'<g transform="translate({x} {top + 8}) scale({size})" style="{team_inks(colour)}">{_own(figure)}{SMILE}</g>'
    )


def _holdings(view: Mapping[str, Any], seat: int) -> tuple[int, int, int]:
    return view["rainbow"][seat], view["green"][seat], dots(view["double"][seat], view["triple"][seat])


def _words(rank: int, place: int, name: str, holdings: tuple[int, int, int]) -> str:
    """The name, the place, and the jerseys under it."""
    x, top, width, _ = STEPS[rank]
    size = min(56, round(1.9 * (width - 24) / max(len(name), 1)))
    number = (120, 80, 62)[rank]
    text = f'font-family="{FONT}" font-weight="800" text-anchor="middle" fill="{INK}"'
    base = GROUND - 34
    shirts = "".join(
        f"{_own(use(f'j-{jersey}', f'translate({x - 88 + 76 * n} {base}) scale(1.05)'))}"
        f'<text {text} x="{x - 50 + 76 * n}" y="{base + 11}" font-size="30">{count}</text>'
        for n, (jersey, count) in enumerate(zip(("rainbow", "green", "dots"), holdings, strict=True))
    )
    return (
        f'<text {text} x="{x}" y="{top + 42 + size * 0.8:.0f}" font-size="{size}">{attr(name)}</text>'
        f'<text {text} x="{x}" y="{top + 62 + size + number * 0.72:.0f}" font-size="{number}">{place}</text>{shirts}'
    )


def _why(words: str) -> str:
    wide = 15 * len(words) + 60
    return (
        f'<rect x="{600 - wide / 2:g}" y="28" width="{wide}" height="60" rx="12" fill="{CREAM}" stroke="{INK}" '
        f'stroke-width="4"/><text font-family="{FONT}" font-weight="700" font-size="34" text-anchor="middle" '
        f'fill="{INK}" x="600" y="70">{words}</text>'
    )


def _foot(lang: str) -> str:
    """The bands across the road, and the title of the game."""
    bands = "".join(f'<path fill="{ink}" d="M-150 {GROUND + 6 * row}h1500v6h-1500z"/>' for row, ink in enumerate(BANDS))
    return (
        f'<path fill="#34424f" d="M-150 {GROUND}h1500v130h-1500z"/>{bands}<text font-family="{FONT}" font-weight="800" '
        f'font-size="33" letter-spacing="3" text-anchor="middle" fill="{CREAM}" x="600" y="{GROUND + 60}">'
        f"{TITLES[lang]}</text>"
    )
