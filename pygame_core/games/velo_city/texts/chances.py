"""The exact chances of a declaration, and of a rider at the line."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..board import KIND
from ..rules.turn import departures
from ..state import Race
from ..view import race_of

View = Mapping[str, Any]
PIPS = range(1, 7)


@dataclass(frozen=True)
class Chances:
    """What the dice of a declaration may bring: a can within reach, nothing but manholes, a way over the line."""

    can: Fraction
    hole: Fraction
    line: Fraction


def chances(view: View, choice: Choice) -> Chances:
    """Exact, over all dice. Rivals' dice are alike and independent, so one of them is looked at, and counted."""
    mode, space, boost = choice.args
    race = race_of(view)
    race.mode, race.space = str(mode), int(space)
    spaces = departures(race)
    rivals = len(race.lenders(race.space)) if mode == "group" else 0
    lent = [_kinds([race.space], value) for value in PIPS] if rivals else []
    no_can = _share(["supply" not in kinds for kinds in lent]) ** rivals
    no_way_out = _share([kinds <= {"obstacle"} for kinds in lent]) ** rivals
    rolls = [_own_dice(race, spaces, roll, str(boost)) for roll in product(PIPS, repeat=1 if boost == "none" else 2)]
    return Chances(
        can=1 - _share(["supply" not in kinds for kinds in rolls]) * no_can,
        hole=_share([kinds == {"obstacle"} for kinds in rolls]) * no_way_out,
        line=_share(["line" in kinds for kinds in rolls]),
    )


def _own_dice(race: Race, spaces: list[int], roll: tuple[int, ...], boost: str) -> set[str]:
    """The kinds of places that the active player's own dice lead to."""
    kinds = _kinds(spaces, roll[0], crosses=True)
    if boost != "none":
        kinds |= _kinds(spaces, roll[1])
    if boost == "sprint":
        kinds |= _kinds(spaces, sum(roll), crosses=race.sum_crosses)
    return kinds


def _kinds(spaces: list[int], value: int, *, crosses: bool = False) -> set[str]:
    found: set[str] = {KIND[space - value] for space in spaces if value < space}
    return found | {"line"} if crosses and any(value >= space for space in spaces) else found


def _share(cases: list[bool]) -> Fraction:
    return Fraction(sum(cases), len(cases)) if cases else Fraction(1)


def over_the_line(space: int) -> Fraction:
    """The chance that one die carries a rider over the line from here."""
    return Fraction(max(0, 7 - space), 6)
