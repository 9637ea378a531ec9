"""Condition: what it costs, what it gives, and what tired riders may no longer do."""

from ..state import HEALTHY, Race
from .riders import drop_out

GAIN, ATTACK, HUNGER, FAILURE = 10, -20, -30, -10
FALLS = {"severe": -50, "serious": -30, "graze": -10}
NOTHING = -1
LAST_STRENGTH, LEAST_FOR_RELAY, LEAST_FOR_ALL, LEAST_TO_ATTACK = 30, 60, 90, 60


def has_condition(s: Race, rider: int) -> bool:
    """Whether condition is kept for the rider: never for neutrals."""
    return bool(s.law["pro_condition"]) and not s.is_neutral(rider)


def is_tired(s: Race, rider: int) -> bool:
    """Whether a leader has lost his protection."""
    return has_condition(s, rider) and s.condition[rider] < LEAST_FOR_ALL


def can_leap(s: Race, rider: int, acceleration: bool) -> bool:
    """Whether the rider may take part in a relay, or in an acceleration."""
    if not has_condition(s, rider):
        return True
    least = LEAST_FOR_ALL if acceleration and not s.leads(rider) else LEAST_FOR_RELAY
    return s.condition[rider] >= least


def change(s: Race, rider: int, by: int, why: str) -> None:
    """A loss, or a gain that nobody may refuse. At 30 or less a rider that has not finished is out."""
    if not has_condition(s, rider):
        return
    now = s.condition[rider] = max(0, s.condition[rider] + by)
    s.tell("condition", rider=s.names[rider], change=by, now=now, why=why)
    if now <= LAST_STRENGTH and s.racing(rider):
        drop_out(s, rider, "condition")


def gain(s: Race, rider: int, why: str, then: int = NOTHING) -> None:
    """R52: +10; a gain above 100 is offered, unless doped. `then` is what the running step is to find afterwards."""
    if not has_condition(s, rider):
        return
    if s.condition[rider] + GAIN > HEALTHY and not s.doped[rider]:
        s.returned = None
        s.call("gain", rider=rider, why=why, then=then)
    else:
        change(s, rider, GAIN, why)
