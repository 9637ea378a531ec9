"""Level cars, through a magnifying glass: who is in front is for their drivers to say."""

from collections.abc import Mapping, Sequence

from pygame_core.drawing.svg import at, button, group

from .geometry import TABLE, Frame, canvas, forward
from .pieces import body, token
from .scene import Scene

MIDDLE = (TABLE[0] / 2, TABLE[1] / 2 - 60)
GAP = 190
ROW = TABLE[1] - 150
GLASS = 190


def layer(scene: Scene) -> str:
    """The glass over the cars, and below it the order as it is laid, with a place to tap before and behind each."""
    level = scene.view["level"]
    if not level:
        return group("level", "", "", more=None)
    return group("level", "level", _veil() + _glass(scene, level["cluster"]) + _row(scene, level), more=None)


def frame(level: Mapping[str, Sequence[int]]) -> Frame:
    """The part of the table that the glass and the row below it take."""
    half = max(GLASS + 30, GAP * (len(level["laid"]) / 2 + 0.6))
    return MIDDLE[0] - half, MIDDLE[1] - GLASS - 30, MIDDLE[0] + half, ROW + 60


def _veil() -> str:
    return f'<path class="veil" d="M0 0H{TABLE[0]}V{TABLE[1]}H0z"/>'


def _glass(scene: Scene, cluster: list[int]) -> str:
    """The cars nose to nose on one line; no finger's breadth between them can be told."""
    assert scene.course
    count = len(cluster)
    size = min(5.0, 10.5 / count)
    turn = forward(scene.course) if scene.leg(cluster[0]) == 1 else forward(scene.course) + 180
    inner = f'<path class="photo" d="M{15 * size:g}-{GLASS}V{GLASS}"/>'
    for index, car in enumerate(cluster):
        y = (index - (count - 1) / 2) * 36 * size
        ring = '<circle class="grip" r="22"/>' if car == scene.view["level"]["car"] else ""
        inner += (
            f'<g class="car {scene.coat(car)}" transform="translate(0 {y:g}) scale({size:g})">{ring}{body(car)}</g>'
        )
    glass = f'<circle class="glass" r="{GLASS + 14}"/>'
    handle = f'<path class="handle" transform="rotate({45 if turn < 180 else 135})" d="M{GLASS + 10} 0h90"/>'
    return (
        f'<g class="lens" transform="{at(MIDDLE)}" aria-hidden="true">{handle}{glass}{inner}<circle class="glass-e" '
        f'r="{GLASS + 14}"/></g>'
    )


def _row(scene: Scene, level: dict[str, list[int]]) -> str:
    """Front on the left, as on a list; the car to be placed hovers where it is looked at."""
    laid = level["laid"]
    left = TABLE[0] / 2 - GAP * (len(laid) - 1) / 2
    flag = (
        f'<g transform="{at((left - GAP * 0.95, ROW))}"><path class="chq-l" d="M-14-28h28v56h-28z"/>'
        f'<path class="chq f" d="M-14-28h14v14h-14zM0-14h14v14H0zM-14 0h14v14h-14zM0 14h14v14H0z"/></g>'
    )
    cars = "".join(
        f'<g class="car {scene.coat(car)}" transform="{at((left + GAP * place, ROW))} scale(2.2)">{body(car, 180)}</g>'
        for place, car in enumerate(laid)
    )
    return flag + cars + "".join(_slot(scene, slot, left) for slot in range(len(laid) + 1))


def _slot(scene: Scene, slot: int, left: float) -> str:
    token_, car = f"place {slot}", int(scene.view["level"]["car"])
    spot = (left + GAP * (slot - 0.5), ROW)
    choice = scene.offers.get(token_)
    seen = scene.seen is not None and scene.seen.token == token_
    inner = '<circle class="gap" r="44"/>'
    inner += (
        f'<g class="car {scene.coat(car)}" transform="scale(2)">{body(car, 180)}</g>'
        if seen
        else '<path class="plus" d="M-16 0H16M0-16V16"/>'
    )
    look = "gap-on" if seen else ""
    if choice is None:
        return ""
    before = scene.view["level"]["laid"]
    words = scene.say("slot_front", car=car) if not slot else scene.say("slot", car=car, other=token(before[slot - 1]))
    return group(f"slot-{slot}", look, inner, spot, button(token_, words, canvas(spot)))
