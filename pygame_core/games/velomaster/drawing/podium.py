"""The end as a picture worth sending: the first three on the mountain. It needs no style sheet."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from pygame_core.engine.texts.html_escape import escape as attr

from ..board import BOARDS
from ..texts.speaker import clock
from .pieces import bib_of, letter_ink, sprites, team_inks, use
from .words import listing, rider_name, say

INK, CREAM, YELLOW, SKY, PINE = "#1e2a38", "#f6efe0", "#f2b705", "#f6d98a", "#3a6b4b"
FONT = "Bricolage, 'Arial Narrow', 'Roboto Condensed', sans-serif"
# Middle, top and width of the steps for the first three, and how large their riders are.
STEPS = ((600, 560, 300, 9.6), (290, 650, 280, 7.6), (910, 682, 280, 6.9))
GROUND = 930
ROAD = "M-150 900Q120 800 420 850T1000 830 760 740 420 700 640 620 560 540"
JERSEYS = {"gold": "#f2b705", "white": "#fffdf6", "red": "#c8402f"}
SMILE = (
    f'<path stroke="{INK}" stroke-width="1" stroke-linecap="round" d="M-1.5-25h0M1.5-25h0"/>'
    f'<path fill="none" stroke="{INK}" stroke-width=".7" stroke-linecap="round" d="M-1.8-23q1.8 1.8 3.6 0"/>'
)


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The podium of the race, 1200 x 1000."""
    told = view["result"]
    first = told["time"][: len(STEPS)]
    riders = [rider for rider, _ in first]
    shown = listing(lang, [rider_name(lang, rider) for rider in riders]) if riders else say(lang, "nobody_home")
    steps = "".join(_step(rank, rider) for rank, rider in enumerate(riders))
    figures = "".join(_rider(rank, rider, told) for rank, rider in reversed(list(enumerate(riders))))
    words = "".join(_words(view, rank, rider, names, _told(first, rank, lang)) for rank, rider in enumerate(riders))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="podium-picture" viewBox="0 0 1200 1000" role="img" '
        f'aria-label="{attr(say(lang, "podium_title", names=shown))}" style="--display:{FONT}">'
        f"<defs>{_defs(riders)}</defs>{_sky()}{_mountain()}{steps}{_foot()}{figures}{words}"
        f"{_banner(_race(view))}{_climber(view, lang)}</svg>"
    )


def _told(first: Sequence[Sequence[Any]], rank: int, lang: str) -> str:
    """The time of the first, the gaps of the others."""
    gap = int(first[rank][1]) - int(first[0][1])
    if not rank:
        return clock(int(first[0][1]))
    return f"+{gap}′" if gap else say(lang, "same")


def _race(view: Mapping[str, Any]) -> str:
    return " · ".join(dict.fromkeys(BOARDS[stage[0]].name for stage in view["stages"][:3]))


def _own(markup: str) -> str:
    """Sprites under names of their own: the board's may be on the same page."""
    return markup.replace('"vm-', '"podium-').replace("#vm-", "#podium-")


def _defs(riders: Sequence[str]) -> str:
    wanted = ["line", "body"]
    for colour in dict.fromkeys(rider.partition("-")[0] for rider in riders):
        wanted += [f"hat-{colour}", colour]
    return _own("".join(sprites()[f"vm-{name}"] for name in wanted))


def _sky() -> str:
    """A sun with its rays behind the summit."""
    rays = ""
    for ray in range(15):
        left, right = (pi * (ray + side) / 14 + pi for side in (-0.22, 0.22))
        ends = [(600 + 1000 * cos(turn), 560 + 1000 * sin(turn)) for turn in (left, right)]
        rays += f"M600 560L{ends[0][0]:.0f} {ends[0][1]:.0f}L{ends[1][0]:.0f} {ends[1][1]:.0f}z"
    return (
        f'<rect x="-150" width="1500" height="1000" fill="{CREAM}"/><path fill="{SKY}" d="{rays}"/>'
        f'<circle cx="600" cy="330" r="230" fill="{YELLOW}"/>'
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


def _step(rank: int, rider: str) -> str:
    x, top, width, _ = STEPS[rank]
    left, height = x - width // 2, GROUND - top
    team = team_inks(rider).partition(";")[0].partition(":")[2]
    return (
        f'<path fill="{INK}" d="M{left - 8} {top - 8}h{width + 16}v{height + 8}h-{width + 16}z"/>'
        f'<path fill="{CREAM}" d="M{left} {top}h{width}v{height}h-{width}z"/>'
        f'<path fill="{team}" stroke="{INK}" stroke-width="4" d="M{left} {top}h{width}v26h-{width}z"/>'
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
    figure = _own(use(rider.partition("-")[0]))
    return f'<g transform="translate({x} {top + 10}) scale({size})" style="{inks}">{figure}{SMILE}{letter}</g>'


def _words(view: Mapping[str, Any], rank: int, rider: str, names: Sequence[str], told: str) -> str:
    """Whose rider it is, the place, and the time."""
    x, top, width, _ = STEPS[rank]
    owner = view["riders"][rider]["owner"]
    name = names[owner] if 0 <= owner < len(names) else ""
    size = min(52, round(1.9 * (width - 24) / max(len(name), 1)))
    number = (120, 80, 62)[rank]
    text = f'font-family="{FONT}" font-weight="800" text-anchor="middle" fill="{INK}"'
    return (
        f'<text {text} x="{x}" y="{top + 40 + size * 0.8:.0f}" font-size="{size}">{attr(name)}</text>'
        f'<text {text} x="{x}" y="{top + 58 + size + number * 0.72:.0f}" font-size="{number}">{rank + 1}</text>'
        f'<text {text} x="{x}" y="{GROUND - 20}" font-size="48">{told}</text>'
    )


def _banner(words: str) -> str:
    size = min(46, 2080 // max(len(words), 1))  # However many stages, on one line.
    wide = round(0.5 * size * len(words)) + 80
    return (
        f'<rect x="{600 - wide / 2:g}" y="24" width="{wide}" height="70" rx="12" fill="{CREAM}" stroke="{INK}" '
        f'stroke-width="4"/><text font-family="{FONT}" font-weight="700" font-size="{size}" text-anchor="middle" '
        f'fill="{INK}" x="600" y="{59 + 0.34 * size:.0f}">{attr(words)}</text>'
    )


def _climber(view: Mapping[str, Any], lang: str) -> str:
    """The second honour: the Red jersey."""
    red = view["result"]["red"]
    if not red:
        return ""
    climbers = dict(map(tuple, view["result"]["climbers"]))
    points = climbers.get(red, 0)
    key = "climber" if points == max(climbers.values()) else "red"
    words = say(lang, key, rider=rider_name(lang, red), points=points)
    wide = 20 * len(words) + 50
    return (
        f'<rect x="{600 - wide / 2:g}" y="106" width="{wide}" height="60" rx="10" fill="#c8402f" stroke="{INK}" '
        f'stroke-width="4"/><text font-family="{FONT}" font-weight="700" font-size="42" text-anchor="middle" '
        f'fill="#fffaf0" x="600" y="150">{attr(words)}</text>'
    )


def _foot() -> str:
    """The road before the podium, and the title of the game."""
    return (
        f'<path fill="#34424f" d="M-150 {GROUND}h1500v130h-1500z"/><path stroke="{CREAM}" stroke-width="6" '
        f'stroke-dasharray="40 26" d="M-150 {GROUND + 12}H1350"/><text font-family="{FONT}" font-weight="800" '
        f'font-size="26" letter-spacing="3" text-anchor="middle" fill="{CREAM}" x="600" y="{GROUND + 52}">'
        "VELOMASTER</text>"
    )
