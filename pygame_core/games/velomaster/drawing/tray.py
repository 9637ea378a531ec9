"""The dice to be given: riders against dice. A tap gives, and so does a die dragged onto a rider."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.html_escape import escape as attr

from .pieces import die, figure, picture, use, worn
from .scene import GIVEN, Scene
from .words import rider_name, say


def tray(scene: Scene) -> str:
    """One row for each rider; empty where no die is to be given."""
    offers = [choice for choice in scene.show.choices if choice.kind in GIVEN]
    if not offers:
        return ""
    crew = list(dict.fromkeys(str(choice.args[0]) for choice in offers))
    given = {(choice.args[0], int(choice.args[1])): choice for choice in offers}
    values = sorted({int(choice.args[1]) for choice in offers} | set(scene.view["dice"]), reverse=True)
    rows = "".join(_row(scene, rider, values, given) for rider in crew)
    return (
        f'<div class="vm vm-tray" role="group" aria-label="{attr(say(scene.lang, "tray"))}" '
        f'style="--dice:{len(values)};--crew:{len(crew)}">{rows}</div>'
    )


def _row(scene: Scene, rider: str, values: list[int], given: Mapping[tuple[Any, int], Choice]) -> str:
    """A rider with his dice; tapped himself, he shows how far each would carry him."""
    held = scene.in_hand == rider
    words = attr(say(scene.lang, "show_reach", rider=rider_name(scene.lang, rider)))
    more = f'data-do="ui:hold:{rider}" data-receive="{rider}" aria-pressed="{"true" if held else "false"}"'
    face = (
        f'<button type="button" id="tray-{rider}" class="who {worn(rider)}" {more} aria-label="{words}">'
        f"{picture(figure(rider), '-13 -35 26 37', worn(rider))}</button>"
    )
    return face + "".join(_pair(scene, rider, value, given.get((rider, value))) for value in values)


def _pair(scene: Scene, rider: str, value: int, choice: Choice | None) -> str:
    """A die for a rider; locked where he may not take it: a tap says why."""
    drawn, label = picture(die(value), "-18 -18 36 36"), rider_name(scene.lang, rider)
    more = f'data-carry="{value}" id="tray-{rider}-{value}"'
    if choice is None:
        words = attr(say(scene.lang, "no_die", rider=label, value=value))
        drawn += picture(use("lock"), "-10 -13 20 23", "lock")
        more += f' data-do="why:give {rider} {value}"'
        return f'<button type="button" class="locked" {more} aria-label="{words}">{drawn}</button>'
    on = ' class="on"' if choice == scene.seen else ""
    token = attr(choice.token)
    return (
        f'<button type="button"{on} {more} data-do="{token}" data-look="{token}" data-pair="{value} {rider}" '
        f'aria-label="{attr(scene.label(choice))}">{drawn}</button>'
    )
