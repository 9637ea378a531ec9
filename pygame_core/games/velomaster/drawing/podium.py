"""The end as a picture worth sending: the first three on the mountain."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.drawing import podium as kit
from pygame_core.drawing.podium import BRICK, CREAM, FONT, GROUND, INK, PINE, YELLOW
from pygame_core.engine.texts.language import listing

from ..board import BOARDS
from ..texts.speaker import clock
from .pieces import SPRITES, bib_of, letter_ink, team_ink, team_inks, use
from .words import rider_name, say

SKY = "#f6d98a"
STEPS: tuple[kit.Step, ...] = ((600, 560, 300, 9.6), (290, 650, 280, 7.6), (910, 682, 280, 6.9))
ROAD = "M-150 900Q120 800 420 850T1000 830 760 740 420 700 640 620 560 540"
JERSEYS = {"gold": "#f2b705", "white": "#fffdf6", "red": "#c8402f"}
SMILE = (
    f'<path stroke="{INK}" stroke-width="1" stroke-linecap="round" d="M-1.5-25h0M1.5-25h0"/>'
    f'<path fill="none" stroke="{INK}" stroke-width=".7" stroke-linecap="round" d="M-1.8-23q1.8 1.8 3.6 0"/>'
)


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The podium of the race."""
    told = view["result"]
    first = told["time"][: len(STEPS)]
    riders = [rider for rider, _ in first]
    shown = listing(lang, [rider_name(lang, rider) for rider in riders]) if riders else say(lang, "nobody_home")
    steps = "".join(kit.block(STEPS[rank], team_ink(rider)) for rank, rider in enumerate(riders))
    figures = "".join(_rider(rank, rider, told) for rank, rider in reversed(list(enumerate(riders))))
    words = "".join(_words(view, rank, rider, names, _told(first, rank, lang)) for rank, rider in enumerate(riders))
    return kit.framed(
        say(lang, "podium_title", names=shown),
        f'style="--display:{FONT}"',
        _defs(riders),
        f"{_sky()}{_mountain()}{steps}{_foot()}{figures}{words}{_banner(_race(view))}{_climber(view, lang)}",
    )


def _told(first: Sequence[Sequence[Any]], rank: int, lang: str) -> str:
    """The time of the first, the gaps of the others."""
    gap = int(first[rank][1]) - int(first[0][1])
    if not rank:
        return clock(int(first[0][1]))
    return f"+{gap}′" if gap else say(lang, "same")


def _race(view: Mapping[str, Any]) -> str:
    return " · ".join(dict.fromkeys(BOARDS[stage[0]].name for stage in view["stages"][:3]))


def _defs(riders: Sequence[str]) -> str:
    wanted = ["line", "body"]
    for colour in dict.fromkeys(rider.partition("-")[0] for rider in riders):
        wanted += [f"hat-{colour}", colour]
    return SPRITES.some(wanted)


def _sky() -> str:
    """A sun with its rays behind the summit."""
    return (
        f'<rect x="-150" width="1500" height="1000" fill="{CREAM}"/>'
        f'<path fill="{SKY}" d="{kit.rays(560, 1000, 15, 0.22)}"/><circle cx="600" cy="330" r="230" fill="{YELLOW}"/>'
    )


def _mountain() -> str:
    """Peaks, and the road up to the pass; a little wider than the picture, for frames that are."""
    return (
        '<path fill="#9db9c0" d="M-150 760L60 430 190 560 330 400 470 560H760L900 380 1010 500 1120 420 1350 700'
        'V940H-150z"/>'
        f'<path fill="{CREAM}" d="M60 430l52 52-26 44-30-34-34 30zM900 380l44 48-24 40-30-30-34 26z'
        'M330 400l46 52-30 34-26-30-28 20z"/>'
        '<path fill="#8c8574" d="M180 860L470 420 600 250 720 400 1020 860z"/>'
        '<path fill="#6a6557" d="M600 250L720 400 1020 860H760L690 640 730 520 660 440z"/>'
        f'<path fill="{CREAM}" d="M600 250L680 350 640 380 610 350 580 390 548 352 520 356z"/>'
        f'<path fill="{PINE}" d="M-150 800Q150 640 420 790T860 780 1350 800V940H-150z"/>'
        '<path fill="#5f9470" d="M-150 850Q200 750 560 850T1350 850V940H-150z"/>'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="{INK}" stroke-width="34" '
        f'd="{ROAD}"/>'
        f'<path stroke="#ecdcb4" stroke-width="26" d="{ROAD}"/></g>'
    )


def _rider(rank: int, rider: str, told: Mapping[str, Any]) -> str:
    """Who has won a jersey wears it."""
    x, top, _, size = STEPS[rank]
    jersey = next((ink for name, ink in JERSEYS.items() if told[name] == rider), "")
    inks = team_inks(rider) + (f";--jersey:{jersey}" if jersey else "")
    letter = (
        f'<text font-family="{FONT}" font-weight="800" font-size="11.5" text-anchor="middle" '
        f'fill="{letter_ink(rider)}" y="-10">{bib_of(rider)}</text>'
    )
    figure = SPRITES.apart(use(rider.partition("-")[0]))
    return f'<g transform="translate({x} {top + 10}) scale({size})" style="{inks}">{figure}{SMILE}{letter}</g>'


def _words(view: Mapping[str, Any], rank: int, rider: str, names: Sequence[str], told: str) -> str:
    """Whose rider it is, the place, and the time."""
    owner = view["riders"][rider]["owner"]
    name = names[owner] if 0 <= owner < len(names) else ""
    named = kit.placed(STEPS[rank], name, rank + 1, 52, (120, 80, 62)[rank], (40, 58))
    return named + kit.written(STEPS[rank][0], GROUND - 20, 48, told)


def _banner(words: str) -> str:
    size = min(46, 2080 // max(len(words), 1))  # However many stages, on one line.
    wide = round(0.5 * size * len(words)) + 80
    return kit.plate(words, wide, (24, 70, 12), size, 59 + 0.34 * size, (CREAM, INK))


def _climber(view: Mapping[str, Any], lang: str) -> str:
    """The second honour: the Red jersey."""
    red = view["result"]["red"]
    if not red:
        return ""
    climbers = dict(map(tuple, view["result"]["climbers"]))
    points = climbers.get(red, 0)
    key = "climber" if points == max(climbers.values()) else "red"
    words = say(lang, key, rider=rider_name(lang, red), points=points)
    return kit.plate(words, 20 * len(words) + 50, (106, 60, 10), 42, 150, (BRICK, "#fffaf0"))


def _foot() -> str:
    """The road before the podium, and the title of the game."""
    return (
        f'<path fill="#34424f" d="M-150 {GROUND}h1500v130h-1500z"/><path stroke="{CREAM}" stroke-width="6" '
        f'stroke-dasharray="40 26" d="M-150 {GROUND + 12}H1350"/>{kit.title("VELOMASTER", 26, GROUND + 52)}'
    )
