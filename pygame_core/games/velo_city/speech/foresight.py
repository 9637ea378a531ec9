"""What an answer leads to, worked out with the rules themselves, and the exact chances of a declaration."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from pygame_core.engine.choice import Choice

from ..board import CAR_PARK, KIND
from ..state import Race
from ..turn import LENT, TEAM_TO_WIN, advance, departures, refuge, value_of
from ..view import race_of

View = Mapping[str, Any]
PIPS = range(1, 7)


@dataclass(frozen=True)
class Landing:
    """A move as it would be at its end, before anybody follows."""

    race: Race
    value: int
    mate: int | None

    @property
    def crosses(self) -> bool:
        return self.race.to < 1

    @property
    def place(self) -> int:
        """The podium place that a crossing takes."""
        return len(self.race.podium) + 1

    @property
    def to_go(self) -> int:
        """How many more riders the active player must bring home after a crossing."""
        return TEAM_TO_WIN - self.race.home(self.race.active) - 1

    def followers(self) -> list[int]:
        """The seats that might follow."""
        race = self.race
        if self.crosses or race.boost == "sprint" or race.start == CAR_PARK:
            return []
        return [seat for seat in race.clockwise() if race.cans[seat] and race.start in race.riders[seat]]


def land(view: View, choice: Choice) -> Landing:
    """The end of a move."""
    race = race_of(view)
    race.start, die = choice.args
    race.die = str(race.colours.index(die)) if die in race.colours else die
    value, mate = value_of(race, race.die), int(race.die) if race.die in LENT else None
    race.to = race.start - value
    if race.to >= 1:
        advance(race, race.active)
        if mate is not None:
            advance(race, mate)
    return Landing(race, value, mate)


def after_pursuit(view: View, seat: int, count: int) -> Race:
    """The race when so many riders of a seat have followed."""
    race = race_of(view)
    for _ in range(count):
        advance(race, seat)
    race.cans[seat] -= count
    race.supply += count
    return race


def fall(race: Race, seat: int) -> tuple[int, int]:
    """Where a rider of this seat would retreat to, and how many cans that brings."""
    back = refuge(race)
    return back, gain(race, seat, 2 if back == CAR_PARK else 1)


def gain(race: Race, seat: int, owed: int) -> int:
    """How many of the cans owed would really come."""
    cans, supply = list(race.cans), race.supply
    for _ in range(owed):
        if supply:
            supply -= 1
        elif cans[seat] == max(cans):
            continue
        else:
            cans[cans.index(max(cans))] -= 1
        cans[seat] += 1
    return cans[seat] - race.cans[seat]


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
