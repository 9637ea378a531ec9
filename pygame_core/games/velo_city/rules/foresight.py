"""What an answer leads to, worked out with the rules themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK
from ..state import Race
from ..view import race_of
from .turn import LENT, TEAM_TO_WIN, advance, refuge, value_of

View = Mapping[str, Any]


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
