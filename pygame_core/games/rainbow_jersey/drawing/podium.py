"""The end as a picture worth sending: the winner in the rainbow over the village."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.drawing import podium as kit
from pygame_core.drawing.inks import TEAM_INKS, team_inks
from pygame_core.drawing.podium import CREAM, GROUND, SMILE
from pygame_core.engine.texts.language import listing

from ..board import dots
from .pieces import BANDS, SPRITES, use
from .words import say

SKY = "#f6d98a"
STEPS: tuple[kit.Step, ...] = ((600, 560, 300, 5.2), (290, 650, 280, 4.1), (910, 682, 280, 3.7))
TITLES = {"fr": "MAILLOT ARC-EN-CIEL", "en": "RAINBOW JERSEY"}


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The podium of the race."""
    result = view["result"]
    seats = [seat for tied in result["ranking"] for seat in tied][: len(STEPS)]
    places = [place for place, tied in enumerate(result["ranking"], 1) for _ in tied]
    colours = [view["colours"][seat] for seat in seats]
    winners = len(result["ranking"][0])
    steps = "".join(kit.block(STEPS[rank], TEAM_INKS[colour][0]) for rank, colour in enumerate(colours))
    words = "".join(_words(rank, places[rank], names[seat], _holdings(view, seat)) for rank, seat in enumerate(seats))
    leaders = "".join(_leader(rank, colours[rank], won=rank < winners) for rank in reversed(range(len(seats))))
    return kit.framed(
        say(lang, "podium_title", names=listing(lang, [names[seat] for seat in seats])),
        kit.lettered(lang),
        _defs(colours),
        f"{_sky()}{_village()}{steps}{_foot(lang)}{leaders}{words}{_why(say(lang, 'by_' + result['reason']))}",
    )


def _defs(colours: Sequence[str]) -> str:
    wanted = ["leader", "leader-line", "leader-rainbow", "j-rainbow", "j-green", "j-dots"]
    for colour in dict.fromkeys(colours):
        wanted += [colour, f"hat-{colour}", f"hat-{colour}-line"]
    return SPRITES.some(wanted)


def _sky() -> str:
    """The rainbow as a great bow behind the winner, and rays between its foot and the hills."""
    bow = "".join(
        f'<circle cx="600" cy="640" r="{496 - 34 * band}" fill="none" stroke="{ink}" stroke-width="34"/>'
        for band, ink in enumerate(BANDS)
    )
    return (
        f'<rect x="-150" width="1500" height="1000" fill="{CREAM}"/>'
        f'<path fill="{SKY}" d="{kit.rays(640, 1000, 15, 0.22)}"/>'
        f'{bow}<circle cx="600" cy="640" r="343" fill="{CREAM}"/>'
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


def _leader(rank: int, colour: str, *, won: bool) -> str:
    """Who has won wears the rainbow under the hat of the team."""
    x, top, _, size = STEPS[rank]
    if won:
        figure = use("leader-line") + use(f"hat-{colour}-line") + use("leader-rainbow") + use(f"hat-{colour}")
    else:
        figure = use(colour)
    worn = SPRITES.apart(figure) + SMILE
    return f'<g transform="translate({x} {top + 8}) scale({size})" style="{team_inks(colour)}">{worn}</g>'


def _holdings(view: Mapping[str, Any], seat: int) -> tuple[int, int, int]:
    return view["rainbow"][seat], view["green"][seat], dots(view["double"][seat], view["triple"][seat])


def _words(rank: int, place: int, name: str, holdings: tuple[int, int, int]) -> str:
    """The name, the place, and the jerseys under it."""
    x, base = STEPS[rank][0], GROUND - 34
    shirts = "".join(
        SPRITES.apart(use(f"j-{jersey}", f"translate({x - 88 + 76 * n} {base}) scale(1.05)"))
        + kit.written(x - 50 + 76 * n, base + 11, 30, str(count))
        for n, (jersey, count) in enumerate(zip(("rainbow", "green", "dots"), holdings, strict=True))
    )
    return kit.placed(STEPS[rank], name, place, 56, (120, 80, 62)[rank], (42, 62)) + shirts


def _why(words: str) -> str:
    return kit.plate(words, 15 * len(words) + 60, (28, 60, 12), 34, 70, (CREAM, kit.INK))


def _foot(lang: str) -> str:
    """The bands across the road, and the title of the game."""
    bands = "".join(f'<path fill="{ink}" d="M-150 {GROUND + 6 * row}h1500v6h-1500z"/>' for row, ink in enumerate(BANDS))
    return f'<path fill="#34424f" d="M-150 {GROUND}h1500v130h-1500z"/>{bands}{kit.title(TITLES[lang], 33, GROUND + 60)}'
