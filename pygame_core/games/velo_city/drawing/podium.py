"""The end as a picture worth sending: three steps, three teams, one winner."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.drawing import podium as kit
from pygame_core.drawing.inks import TEAM_INKS, team_inks
from pygame_core.drawing.podium import BRICK, CREAM, GROUND, INK, LAKE, PINE, SMILE, YELLOW
from pygame_core.engine.texts.language import listing

from .pieces import SPRITES, use
from .words import say

STEPS: tuple[kit.Step, ...] = ((600, 560, 300, 5.4), (290, 660, 280, 4.2), (910, 700, 280, 3.8))


def picture(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The winner's podium."""
    seats = [seat for tied in view["result"]["ranking"] for seat in tied][: len(STEPS)]
    colours = [view["colours"][seat] for seat in seats]
    steps = "".join(kit.block(STEPS[rank], TEAM_INKS[colour][0]) for rank, colour in enumerate(colours))
    words = "".join(_words(rank, names[seat], view["podium"].count(seat), lang) for rank, seat in enumerate(seats))
    couriers = "".join(_courier(rank, colours[rank]) for rank in reversed(range(len(seats))))
    return kit.framed(
        say(lang, "podium_title", names=listing(lang, [names[seat] for seat in seats])),
        kit.lettered(lang),
        _defs(colours),
        f"{_sky()}{_roofs()}{steps}{_finish()}{couriers}{words}",
    )


def _defs(colours: Sequence[str]) -> str:
    """The sprites of these teams."""
    wanted = ["courier", "courier-line"]
    for colour in colours:
        wanted += [colour, f"hat-{colour}", f"hat-{colour}-line"]
    return SPRITES.some(wanted)


def _sky() -> str:
    """Sunrays behind the winner."""
    return (
        f'<rect width="1200" height="1000" fill="{CREAM}"/><path fill="{YELLOW}" d="{kit.rays(600, 900, 14, 0.25)}"/>'
        f'<circle cx="600" cy="430" r="250" fill="{YELLOW}"/><circle cx="600" cy="430" r="232" fill="{CREAM}"/>'
    )


def _roofs() -> str:
    """The town behind: gables and chimneys."""
    town = ""
    for index in range(15):
        x, height = 84 * index - 30, 120 + (index * index * 37) % 90 + abs(index - 7) * 14
        roof = BRICK if index % 3 else LAKE
        top = GROUND - height
        town += f'<path fill="{roof}" d="M{x} {top}l30-34h34l30 34z"/>'
        town += f'<path fill="{INK}" d="M{x + 62} {top - 60}h14v40h-14z"/>'
        town += f'<path fill="{"#e9d9b4" if index % 2 else "#dcc898"}" d="M{x + 5} {top}h84v{height}h-84z"/>'
        town += f'<path fill="{INK}" d="M{x + 20} {top + 18}h14v22h-14zM{x + 58} {top + 18}h14v22h-14z"/>'
    return f'<g opacity=".92">{town}</g>'


def _courier(rank: int, colour: str) -> str:
    x, top, _, size = STEPS[rank]
    sprite = SPRITES.apart(use(colour)) + SMILE
    return f'<g transform="translate({x} {top + 8}) scale({size})" style="{team_inks(colour)}">{sprite}</g>'


def _words(rank: int, name: str, home: int, lang: str) -> str:
    """The name, the place, and how many are home."""
    named = kit.placed(STEPS[rank], name, rank + 1, 58, (132, 84, 66)[rank], (42, 66))
    return named + kit.written(STEPS[rank][0], GROUND - 14, 37, say(lang, "at_home", count=home))


def _finish() -> str:
    """The chequered line in front, and the title of the game."""
    squares = "".join(f"M{16 * column} {GROUND + 16 * (column % 2)}h16v16h-16z" for column in range(75))
    return (
        f'<path fill="{PINE}" d="M0 {GROUND}h1200v70H0z"/><path fill="{CREAM}" d="M0 {GROUND}h1200v32H0z"/>'
        f'<path fill="{INK}" d="{squares}"/>{kit.title("VELO CITY", 37, GROUND + 65)}'
    )
