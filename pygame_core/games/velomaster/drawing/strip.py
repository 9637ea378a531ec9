"""The profile: altitude of the whole race, what waits along it, and a stratum for each team with all its riders."""

from functools import cache

from pygame_core.drawing.svg import number
from pygame_core.engine.texts.html_escape import escape as attr

from .altitude import altitude, gradient
from .geometry import layout
from .ground import tint
from .pieces import bib_of, use, worn
from .scene import Scene
from .words import rider_name, say

WIDE, HIGH = 960, 100
TOP, EARLY = 8, 0.4
"""How much of the height lies over the highest point."""
LATE = 0.86
"""From this share of the race on, names are written to the left of their summits."""
NARROWEST, DISC, LETTER = 760, 24, 5.4
"""The width from which on names are written, what stands before them, and how wide a letter is, in pixels."""


def strip(scene: Scene, window: tuple[float, float]) -> str:
    """The profile as HTML; `window` is the part of the race that the loupe shows, in ticks."""
    road = scene.view["road"]
    label = attr(say(scene.lang, "profile"))
    start, end = (100 * min(max(tick, 0), _total(road)) / _total(road) for tick in window)
    shown = f'<i class="view" style="--x:{number(start)}%;--w:{number(max(end - start, 3))}%"></i>'
    return (
        f'<div class="vm vm-profile of-{len(scene.view["colours"])}" id="profile" role="group" aria-label="{label}">'
        f'{_section(road)}<ul class="marks" aria-hidden="true">{_marks(road)}</ul>'
        f'<div class="dots" aria-hidden="true">{_dots(scene)}</div>{shown}'
        f'<ul class="strata">{_strata(scene)}</ul></div>'
    )


def coming(road: str) -> str:
    """The profile of a road that nobody rides yet."""
    marks = f'<ul class="marks" aria-hidden="true">{_marks(road)}</ul>'
    return f'<div class="vm vm-profile vm-coming">{_section(road)}{marks}</div>'


def _total(road: str) -> int:
    return layout(road).road.total


def _x(road: str, tick: float) -> str:
    return number(round(1000 * min(tick, _total(road)) / _total(road)) / 10)


def _height(road: str, tick: float) -> float:
    """The altitude as a share of the picture's height."""
    return 0.06 + (1 - TOP / HIGH - 0.06) * altitude(layout(road).road.board.id)(tick)


@cache
def _section(road: str) -> str:
    """The cross-section: one area for each section in its tint, and the ridge."""
    lay, parts, ridge = layout(road), "", "M"
    feed = {lane.partition(".")[0] for lane in lay.road.board.feed}
    scale = WIDE / lay.road.total
    for _, start, end, section in lay.road.sections:
        (a, b), (x, y) = ((tick * scale, HIGH * (1 - _height(road, tick))) for tick in (start, end))
        look = "feed" if section.id in feed else tint(section.terrain, gradient(section))
        parts += f'<path class="{look}" d="M{number(a)} {HIGH}V{number(b)}L{number(x)} {number(y)}V{HIGH}z"/>'
        ridge += f"{number(a)} {number(b)}L"
    ridge += f"{WIDE} {number(HIGH * (1 - _height(road, lay.road.total)))}"
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" aria-hidden="true">{parts}'
        f'<path class="ridge-line" vector-effect="non-scaling-stroke" d="{ridge}"/></svg>'
    )


@cache
def _marks(road: str) -> str:
    """Summits with category and name, danger, feed, and where a lap begins."""
    lay = layout(road)
    drawn = ""
    named = _named(road)
    for summit in lay.road.summits:
        name = f"<span>{attr(summit.name)}</span>" if summit.tick in named else ""
        drawn += _mark(road, "m-sum", summit.tick, f'<i class="k{summit.category}">{summit.category}</i>{name}')
    seen: set[int] = set()
    for cell in range(lay.road.finish):
        if lay.road.danger[cell] and lay.road.start[cell] // 600 not in seen:
            seen.add(lay.road.start[cell] // 600)
            drawn += _mark(road, "m-sign", lay.road.start[cell], f'<svg viewBox="-14 -14 28 28">{use("warn")}</svg>')
    for zone in lay.road.zones:
        drawn += _mark(road, "m-sign", zone - 200, f'<svg viewBox="-9 -9 18 18">{use("bottle")}</svg>')
    for lap, tick in enumerate(_laps(road), 2):
        drawn += f'<li class="m-lap" style="--x:{_x(road, tick)}%"><b>{lap}</b></li>'
    return drawn


def _laps(road: str) -> list[int]:
    """Where every lap but the first begins."""
    lay = layout(road)
    return [lap * lay.course.lap for lap in range(1, lay.road.laps)]


def _named(road: str) -> set[int]:
    """The summits, by their ticks, whose names end before what stands next to them; late names run to the left."""
    summits, total = layout(road).road.summits, _total(road)
    stops = sorted([*(one.tick for one in summits), *_laps(road), total])
    named, free = set[int](), 0.0
    for one in summits:
        place, wide = NARROWEST * one.tick / total, DISC + LETTER * len(one.name)
        if _is_late(road, one.tick):
            fits = place - wide >= free
        else:
            following = next((tick for tick in stops if tick > one.tick), total)
            fits = place + wide <= NARROWEST * following / total
        free = place + (wide if fits and not _is_late(road, one.tick) else DISC)
        named |= {one.tick} if fits else set()
    return named


def _is_late(road: str, tick: int) -> bool:
    return tick > LATE * _total(road)


def _mark(road: str, look: str, tick: int, inner: str) -> str:
    height = number(round(1000 * _height(road, tick)) / 1000) if tick == 0 else f"{_height(road, tick):.2f}"
    edge = " late" if _is_late(road, tick) else ""
    return f'<li class="{look}{edge}" style="--x:{_x(road, tick)}%;--h:{height}">{inner}</li>'


def tick_of(scene: Scene, rider: str) -> int | None:
    """How far a rider is; nothing for those who have left the race."""
    place = scene.riders[rider]["place"]
    if place in ("outside", "finished"):
        return 0 if place == "outside" else _total(scene.view["road"])
    cell = scene.cell(rider)
    return None if cell is None else scene.lay.road.end[cell]


def _dots(scene: Scene) -> str:
    """Everybody on the slope, as dots."""
    drawn, road = "", scene.view["road"]
    for rider in scene.riders:
        tick = tick_of(scene, rider)
        if tick is not None and scene.riders[rider]["place"] not in ("outside", "finished"):
            drawn += f'<i class="{worn(rider)}" style="--x:{_x(road, tick)}%;--h:{_height(road, tick):.2f}"></i>'
    return drawn


def _strata(scene: Scene) -> str:
    """A line for each team: its riders at their places; the team whose slot it is stands out."""
    return "".join(
        _stratum(scene, team, colour) for team, colour in enumerate(scene.view["colours"]) if _crew(scene, team)
    )


def _crew(scene: Scene, team: int) -> list[str]:
    """A team's riders who are in the race, the best placed last: drawn over the others."""
    crew = [rider for rider in reversed(scene.view["standing"]) if scene.riders[rider]["team"] == team]
    return [rider for rider in crew if tick_of(scene, rider) is not None]


def _stratum(scene: Scene, team: int, colour: str) -> str:
    crew = _crew(scene, team)
    words = ", ".join(say(scene.lang, "at", bib=bib_of(rider), place=_where(scene, rider)) for rider in reversed(crew))
    name = _called(scene, crew, colour)
    label = attr(say(scene.lang, "stratum", team=name, riders=words))
    now = " now" if scene.view["slot"] == team else ""
    early = max((tick_of(scene, rider) or 0) for rider in crew) < _total(scene.view["road"]) * EARLY
    now += " early" if early else ""
    return (
        f'<li id="stratum-{colour}" class="t-{colour}{now}" aria-label="{label}"><b aria-hidden="true">{attr(name)}</b>'
        f"{''.join(_bib(scene, rider) for rider in crew)}</li>"
    )


def _called(scene: Scene, crew: list[str], colour: str) -> str:
    """A team's people with its colour, as the log tells them; the colour alone where nobody has another name."""
    names, told = scene.show.names, say(scene.lang, colour)
    owners = sorted({int(scene.riders[rider]["owner"]) for rider in crew})
    people = ", ".join(names[owner] for owner in owners if 0 <= owner < len(names) and names[owner] != told)
    return f"{people} ({told})" if people else told


def _where(scene: Scene, rider: str) -> str:
    place = scene.riders[rider]["place"]
    rank = scene.view["standing"].index(rider) + 1
    return say(scene.lang, place, place=rank) if place in ("outside", "finished") else str(place)


def _bib(scene: Scene, rider: str) -> str:
    one = scene.riders[rider]
    state = " down" if one["posture"] != "up" else " sel" if rider == scene.in_hand else ""
    x = _x(scene.view["road"], tick_of(scene, rider) or 0)
    title = attr(rider_name(scene.lang, rider))
    return (
        f'<i id="strip-{rider}" class="bib {worn(rider)}{state}" style="--x:{x}%" title="{title}" aria-hidden="true">'
        f"{bib_of(rider)}</i>"
    )
