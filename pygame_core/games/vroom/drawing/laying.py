"""A circuit being laid: two pawns and a start that can be taken by hand, and where each of them may lie."""

from collections.abc import Sequence
from typing import TypedDict

from pygame_core.drawing.svg import at, group, number
from pygame_core.engine.core.refusals import Illegal
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import BOTTOM, GHOST, LEFT, RIGHT, TOP, Point
from ..rules.course import DISTANCES, PAWNS, Course, circuit_fault, course, limit
from ..texts.refusals import refusal
from .circuit import cars_at, pawn
from .frame import gate
from .geometry import UNIT, forward, mm
from .pieces import coat, disc
from .scene import Scene
from .words import say

NAMES = ("start", "a", "b")


def layer(scene: Scene) -> str:
    """The circuit that is looked at, or the first of the ready ones, as something to take hold of."""
    if not scene.choosing:
        return group("lay", "", "", more=None)
    start, a, b = scene.spots
    return group("lay", "", laying(start, a, b, table(scene)), more=None)


class Table(TypedDict):
    """For what race a circuit is laid, and who reads of it."""

    cars: int
    back: bool
    ghost: bool
    lang: str
    inks: Sequence[int]
    """The coats of the cars, for the drawing."""


def table(scene: Scene) -> Table:
    """The race of a scene."""
    inks = [coat(scene.view, car) for car in range(1, scene.cars + 1)]
    ghost = "ghost" in scene.view["modules"]
    return Table(cars=scene.cars, back=scene.back, ghost=ghost, lang=scene.lang, inks=inks)


def spoken(start: Point, a: Point, b: Point, at_table: Table) -> str:
    """Why a circuit may not lie so, or that it may."""
    back, lang = at_table["back"], at_table["lang"]
    fault = circuit_fault(start, a, b, at_table["cars"], back, at_table["ghost"])
    if not fault:
        return say(lang, "lay_fine")
    return refusal(Illegal(fault, **limit(fault, course(start, a, b, back))), (), lang)


def laying(start: Point, a: Point, b: Point, at_table: Table) -> str:
    """What is in the group `lay` for any three points: painted again and again while one of them is moved."""
    fault = circuit_fault(start, a, b, at_table["cars"], at_table["back"], at_table["ghost"])
    drawn, lined = _frame(start, a, b, at_table) if a != b else ("", "")
    handles = "".join(_handle(name, spot, at_table["lang"]) for name, spot in zip(NAMES, (start, a, b), strict=True))
    label = attr(spoken(start, a, b, at_table))
    look = "bad" if fault else "fine"
    return f'<g class="laid {look}" role="group" aria-label="{label}">{drawn}{handles}{lined}</g>'


def _frame(start: Point, a: Point, b: Point, at_table: Table) -> tuple[str, str]:
    """The area in which the start may lie, the room beyond, the way; the cars in their places."""
    found = course(start, a, b, at_table["back"])
    inks = dict(enumerate(at_table["inks"], 1)) | {GHOST: GHOST}
    lined = "".join(
        f'<g class="c{inks[car]}" transform="{at(mm(spot))}">{disc(car)}</g>'
        for car, spot in cars_at(found, at_table["cars"])
        if at_table["ghost"] or car != GHOST
    )
    turned = f'transform="{at(mm(start))} rotate({number(forward(found))})"'
    return (
        f'<g clip-path="url(#vr-table)"><g {turned}>{_area(found)}</g></g>{_bounds()}',
        f'<g class="lined" aria-hidden="true">{lined}</g>',
    )


def _area(found: Course) -> str:
    """Before the gate, neither too near nor too far; beyond it, room to run off."""
    left, right = gate(found)
    nearest, farthest = (limit / UNIT for limit in DISTANCES[found.back])
    line = -found.fs / (found.length or 1) / UNIT
    beyond = 60.0 if found.back else max(200.0, 3 * line / 10)
    wide = number(right - left)
    ready = (
        f"M{number(line - farthest)} {number(left)}h{number(farthest - nearest)}v{wide}h-{number(farthest - nearest)}z"
    )
    way = f"M0 0H{number(line)}m-22-12l22 12-22 12"
    return (
        f'<path class="may" d="{ready}"/><path class="room" d="M{number(line)} '
        f'{number(left)}h{number(beyond)}v{wide}h-{number(beyond)}z"/>'
        f'<path class="way" d="{way}"/>'
    )


def _bounds() -> str:
    """How near the rail pawns and starts may come."""
    x, y, right, low = (side / UNIT for side in PAWNS)
    left, top, east, south = (side / UNIT for side in (LEFT, TOP, RIGHT, BOTTOM))
    pawns = f"M{number(x)} {number(y)}H{number(right)}V{number(low)}H{number(x)}z"
    return (
        f'<path class="may-pawn" d="{pawns}"/><path class="may-start" d="M{number(left)} '
        f'{number(top)}H{number(east)}V{number(south)}H{number(left)}z"/>'
    )


def _handle(name: str, spot: Sequence[int], lang: str) -> str:
    shown = pawn() if name != "start" else '<path class="hold-start" d="M-9-13L13 0-9 13z"/>'
    inner = f'<circle class="reach" r="30"/><circle class="hold-ring" r="30"/>{shown}'
    more = (
        f'role="button" tabindex="0" data-drag="lay-{name}" data-unit="{UNIT}" data-from="{spot[0]} {spot[1]}" '
        f'aria-label="{attr(say(lang, f"lay_{name}"))}"'
    )
    return group(f"lay-{name}", "hold", inner, mm(spot), more)
