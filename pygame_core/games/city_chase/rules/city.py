"""What the rules ask of the city: where the car may go, what a check finds, what a helicopter may do."""

from collections.abc import Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..board import AROUND, CROSSINGS, FLIGHTS, HELICOPTERS, NEXT_DOOR, TRACK
from ..state import ALL_ACT, NOWHERE, THIEF, Chase, Where
from .answers import CHECK, CONFIRM, HIDE, MOVE, PLACE

_ANYWHERE = tuple(HIDE)
_PLACES: list[dict[Where, tuple[Choice, ...]]] = [{} for _ in range(ALL_ACT + 1)]
_ACTIONS: list[dict[Where, tuple[Choice, ...]]] = [{} for _ in range(ALL_ACT + 1)]
_TO_ACT: dict[tuple[int, ...], int] = {(): ALL_ACT}


def hideouts(path: Sequence[int]) -> Sequence[Choice]:
    """Round 1: anywhere (R3). Later: next door to the last hide-out (R5), where the car never was (R6)."""
    if not path:
        return _ANYWHERE
    return [HIDE[building] for building in NEXT_DOOR[path[-1]] if building not in path]


def answer(path: Sequence[int], found: Any, building: int) -> str:
    """What a check tells: what is known first, then the car even where it stands on its trace (R14)."""
    if building in found:
        return "known"
    if building not in path:
        return "empty"
    hidden = path.index(building)
    return "car" if hidden == len(path) - 1 else TRACK[hidden]


def to_act(acted: tuple[int, ...]) -> int:
    """The helicopters that have not acted in this phase, as bits."""
    if acted not in _TO_ACT:
        _TO_ACT[acted] = ALL_ACT - sum(1 << heli for heli in acted)
    return _TO_ACT[acted]


def actions(heli: Where, able: int) -> Sequence[Choice]:
    """All that these helicopters (bits) may do from where all three are."""
    known = _ACTIONS[able].get(heli)
    if known is None:
        known = _ACTIONS[able][heli] = tuple(_actions(heli, able))
    return known


def _actions(heli: Where, able: int) -> list[Choice]:
    found: list[Choice] = []
    for craft, crossing in enumerate(heli):
        if able >> craft & 1:
            # R11: free now is free; who left a crossing earlier in this phase left it to the others.
            found += [MOVE[craft][to] for to in FLIGHTS[crossing] if to not in heli]
            found += [CHECK[craft][building] for building in AROUND[crossing]]  # R12, R13: looked into or not.
    return found


def placements(heli: Where, able: int) -> Sequence[Choice]:
    """R21: where these helicopters (bits) may be put, until somebody confirms."""
    known = _PLACES[able].get(heli)
    if known is None:
        known = _PLACES[able][heli] = tuple(_placements(heli, able))
    return known


def _placements(heli: Where, able: int) -> list[Choice]:
    found: list[Choice] = []
    for craft in range(len(HELICOPTERS)):
        if able >> craft & 1:
            others = [*heli[:craft], *heli[craft + 1 :]]
            found += [PLACE[craft][at] for at in range(len(CROSSINGS)) if at not in others]
    return found if NOWHERE in heli else [CONFIRM, *found]


def put(heli: Where, craft: int, crossing: int) -> Where:
    """The helicopters with one of them elsewhere."""
    pink, yellow, green = heli
    if craft == 0:
        return crossing, yellow, green
    return (pink, crossing, green) if craft == 1 else (pink, yellow, crossing)


def outcome(s: Chase, winner: str, reason: str, failing: str = "") -> dict[str, Any]:
    """The result: all police share it, there is no draw."""
    thief, police = (THIEF,), s.police
    ranking = (thief, police) if winner == "thief" else (police, thief)
    return {"winner": winner, "reason": reason, "round": s.round, "ranking": ranking, "failing": failing}
