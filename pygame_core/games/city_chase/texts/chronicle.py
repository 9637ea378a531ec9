"""The public log of a view, read: which helicopter did what, in which round."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.engine.contract.looker import Looker

from ..board import HELICOPTERS

View = Mapping[str, Any]


class Action(NamedTuple):
    """What a helicopter did: it flew from `at` to `found`, or looked into `at` and got the answer `found`."""

    round: int
    kind: str
    heli: str
    at: str
    found: str


def actions(log: Sequence[str]) -> list[Action]:
    """Every flight and every check, in their order."""
    round_, told = 1, []
    for entry in log:
        kind, *words = entry.split(" ")
        if kind == "hidden":
            round_ = int(words[0])
        elif kind in ("move", "check"):
            heli = words[0] if words[0] in HELICOPTERS else ""
            told.append(Action(round_, kind, heli, *words[-2:]))
    return told


def empties(view: View) -> dict[str, int]:
    """The buildings that were found empty, with the last round of it."""
    return {deed.at: deed.round for deed in actions(view["log"]) if deed.kind == "check" and deed.found == "empty"}


def left(view: View) -> list[str]:
    """The helicopters that have still to act."""
    ordered = [order.split(" ")[1] for order in view["orders"]]
    return [heli for heli in HELICOPTERS if heli not in view["acted"] and heli not in ordered]


def ours(view: View, helis: Sequence[str]) -> list[str]:
    """Those of the helicopters that somebody who is asked may order."""
    return [heli for heli in helis if set(view["owners"].get(heli, ())) & set(view["asked"])]


def held(looker: Looker, helis: Sequence[str]) -> str:
    """The helicopter in hand: the one that was taken, or the only one there is."""
    if looker.held in helis:
        return looker.held
    return helis[0] if len(helis) == 1 else ""


def thief_s(view: View) -> bool:
    """Whether this is the thief's own view, while there is still something to hide."""
    return "path" in view and not view["result"]


def switched_on(looker: Looker, view: View, aid: str) -> bool:
    """Whether a display is switched on, and may be."""
    if aid not in looker.aids:
        return False
    return thief_s(view) if aid == "exits" else may_deduce(view)


def may_deduce(view: View) -> bool:
    """Whether the deduction may be shown: to the police, while the car stands where they look for it."""
    return bool(view["deduction"]) and view["step"] in ("police", "reply") and not thief_s(view)
