"""The rider in hand: who moves, or who is thought of while dice are given; and when nobody here rides any more."""

from collections.abc import Iterable, Mapping
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.choice import Choice

from .speaker import Speaker

View = Mapping[str, Any]
GIVEN = ("give", "start")


def hands(view: View, choices: Iterable[Choice], lang: str) -> tuple[tuple[str, str], ...]:
    """The riders who may be given a die, or the one whose move it is, with their names."""
    given = dict.fromkeys(in_hand(choice) for choice in choices if choice.kind in GIVEN)
    riders = [*given] or [view["in_hand"]] * bool(view["in_hand"])
    return tuple((rider, Speaker(lang).rider(rider)) for rider in riders)


def in_hand(choice: Choice) -> str:
    """The rider whom a die is for."""
    return str(choice.args[0]) if choice.kind in GIVEN else ""


def alone(view: View, lang: str, looker: Looker = ANYBODY) -> str:
    """The offer to run through the rest, once no rider of whoever looks is on the way any more."""
    if view["result"] or view["step"] in ("swap", "leaders", "readmit") or looker.seat < 0:
        return ""
    mine = [rider for rider in view["riders"].values() if rider["owner"] == looker.seat]
    riding = any(rider["place"] not in ("finished", "out") for rider in mine)
    last = view["stage"] == len(view["stages"])
    return "" if riding or not mine or not last else Speaker(lang).say("alone")
