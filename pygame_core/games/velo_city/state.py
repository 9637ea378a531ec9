"""What must be remembered of a courier race."""

from dataclasses import dataclass, field
from itertools import chain

from pygame_core.engine.core.state import State

from .board import CANS, CAR_PARK, RIDERS_PER_TEAM

# CLOCKWISE[players][active]: the seats in the order in which they are asked.
CLOCKWISE = [[tuple((active + k) % n for k in range(n)) for active in range(n)] for n in range(max(CANS) + 1)]


@dataclass(slots=True)
class Race(State):
    """Seats are indexes, clockwise. A rider stands on 36 (the car park), on 35..1, or on -k: podium place k."""

    colours: tuple[str, ...] = ()
    sum_crosses: bool = False
    first: int = 0
    active: int = 0
    turn: int = 1
    riders: list[list[int]] = field(default_factory=list)
    cans: list[int] = field(default_factory=list)
    supply: int = 0
    podium: list[int] = field(default_factory=list)
    # What is pending in this turn.
    mode: str = ""
    space: int = 0
    boost: str = ""
    dice: tuple[tuple[str, int], ...] = ()  # "own", "energy", or the lender's seat as text; with its value
    start: int = 0
    to: int = 0
    die: str = ""
    arrived: list[tuple[int, ...]] = field(default_factory=list)

    @classmethod
    def at_the_car_park(cls, colours: tuple[str, ...], sum_crosses: bool) -> "Race":
        """Everybody on the car park, all cans in the supply."""
        players = len(colours)
        return cls(
            colours=colours,
            sum_crosses=sum_crosses,
            riders=[[CAR_PARK] * RIDERS_PER_TEAM[players] for _ in colours],
            cans=[0] * players,
            supply=CANS[players],
            arrived=[()] * players,
        )

    def clockwise(self) -> tuple[int, ...]:
        """All seats, from the active one on."""
        return CLOCKWISE[len(self.colours)][self.active]

    def shared(self, seat: int) -> list[int]:
        """The spaces where this seat meets a rival, the car park first."""
        rivals = [*self.riders]
        del rivals[seat]
        met = {*self.riders[seat]}.intersection(chain.from_iterable(rivals))
        return sorted([space for space in met if space > 0], reverse=True) if met else []

    def lenders(self, space: int) -> list[int]:
        """The rivals of the active seat on a space, clockwise: their dice roll in a group run."""
        riders = self.riders
        return [seat for seat in self.clockwise()[1:] if space in riders[seat]]

    def home(self, seat: int) -> int:
        """How many riders of this seat are on the podium."""
        return self.podium.count(seat)

    def richest(self) -> list[int]:
        """The seats with most cans."""
        most = max(self.cans)
        return [seat for seat, cans in enumerate(self.cans) if cans == most]
