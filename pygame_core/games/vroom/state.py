"""What must be remembered of a game: three races, and everything on the table."""

from dataclasses import dataclass, field
from typing import Any

from pygame_core.engine.core.state import Checksum, State

from .board import GHOST, ROUNDS, SPEEDS, Point
from .rules.course import Course, course
from .table import Terms

NOBODY = -1


class Record(dict[str, Any]):
    """What stays of a race that is over: nothing in it changes, so it is put into words once, for all checksums."""

    words = ""

    def __repr__(self) -> str:
        self.words = self.words or super().__repr__()
        return self.words


@dataclass(slots=True)
class Rally(State):
    """Lists are by car: car 1 at index 0. Speed cards are drawn when they are dealt: no deck is there to be seen."""

    terms: Terms = field(
        default=Terms((), "normal", (), False, False, False, (), False, False, "wood", "random", ("", "")),  # noqa: FBT003
        metadata={"checksum": Checksum.SETTLED},
    )
    first: int = NOBODY
    """Who holds car 1 in the first race."""
    race: int = 0
    round: int = 1
    wheels: int = 0
    lost: int = 0
    """Wheels lost in the whole game, those that came back included (R27)."""
    planned: tuple[str, str] = ("", "")
    """The events of races 2 and 3; one that is still to be drawn has no name."""
    spots: tuple[Point, ...] = ()
    """The middle of the start, and both pawns."""
    circuit: str = ""
    used: tuple[str, ...] = ()
    """The presets of this game so far."""
    at: list[Point] = field(default_factory=list)
    legs: list[int] = field(default_factory=list)
    cards: list[tuple[int, ...]] = field(default_factory=list)
    looked: list[bool] = field(default_factory=list)
    boosted: list[int] = field(default_factory=list)
    """The round in which each card was doubled; 0 before."""
    pit: list[bool] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)
    """R20: how each car has passed the chicane: "", "ok" or "fault"."""
    drifted: list[bool] = field(default_factory=list)
    """Who has failed a bend."""
    forecasts: list[str] = field(default_factory=list)
    ghost: tuple[int, ...] = ()
    """Where the Ghost is, in a race that has one."""
    ghost_leg: int = 1
    faults: tuple[str, ...] = ()
    weather: tuple[str, ...] = ()
    drift: tuple[str, ...] = ()
    turn: int = 0
    """How many have driven in this round."""
    fog: tuple[tuple[int, int, int], ...] = ()
    """In fog: where the cars stood, and on which leg, when the round began."""
    ghost_fog: tuple[int, ...] = field(default=(), metadata={"checksum": Checksum.LATER})
    """In fog: the same of the Ghost."""
    order: tuple[int, ...] = ()
    """The order of arrival as far as it is known, front first."""
    laid: tuple[int, ...] = ()
    """Of the level cars that are being ordered, those that have their place."""
    removed: tuple[int, ...] = ()
    judged: str = ""
    paid: tuple[str, ...] = ()
    """Why wheels were lost in this race, one word each."""
    shown: bool = False
    """R31: the first cards lie open."""
    epic: bool = False
    races: list["Record"] = field(default_factory=list)

    # --- who and what ----------------------------------------------------------------------------------------

    @property
    def cars(self) -> int:
        return len(self.terms.people)

    def holder(self, car: int) -> int:
        """The seat that holds a car in this race: each race it passes one seat to the left."""
        return (car - 1 + self.first + self.race) % self.cars

    def car_of(self, seat: int) -> int:
        """The car of a seat in this race."""
        return (seat - self.first - self.race) % self.cars + 1

    @property
    def events(self) -> tuple[str, ...]:
        """The events in force: they lie face up (R30)."""
        return tuple(event for event in self.planned[: self.race] if event)

    @property
    def back(self) -> bool:
        return "round_trip" in self.planned[: self.race]

    def has(self, module: str) -> bool:
        """Whether a module is in use."""
        return module in self.terms.modules

    @property
    def course(self) -> Course:
        start, a, b = self.spots
        return course(start, a, b, self.back)

    # --- the round -------------------------------------------------------------------------------------------

    @property
    def sky(self) -> str:
        """The weather of this round."""
        return self.weather[-1] if len(self.weather) == self.round else ""

    @property
    def bend(self) -> str:
        """The bend that is asked for in this round. R22: none in the rain."""
        return self.drift[-1] if len(self.drift) == self.round and self.sky != "rain" else ""

    @property
    def driving_order(self) -> list[int]:
        """R23: under Wind the last car drives first."""
        cars = list(range(1, self.cars + 1))
        return cars[::-1] if self.sky == "wind" else cars

    @property
    def driver(self) -> int:
        """The car that is driven now; 0 when all have driven."""
        return self.driving_order[self.turn] if self.turn < self.cars else 0

    def pilot(self, round_: int) -> int:
        """R25: the car whose holder drives the Ghost in a round."""
        return (round_ - 1) % self.cars + 1

    @property
    def face_up(self) -> bool:
        """Whether the cards of this round may still be looked at."""
        return bool(self.stack) and self.stack[-1]["step"] in ("weather", "drift", "drive", "ghost")

    @property
    def people(self) -> tuple[int, ...]:
        """Who answers for the table: everybody of flesh and blood, else the holder of car 1."""
        found = tuple(seat for seat, person in enumerate(self.terms.people) if person)
        return found or (self.holder(1),)

    # --- what counts -----------------------------------------------------------------------------------------

    def progress(self, car: int) -> int:
        """How far a car has come."""
        if car == GHOST:
            x, y = self.ghost
            return self.course.progress(x, y, self.ghost_leg)
        return self.course.progress(*self.at[car - 1], self.legs[car - 1])

    def total(self, car: int) -> int:
        """The total speed so far. R24: a boost doubles the driver's card, not the Ghost's."""
        if car == GHOST:
            return sum(self.cards[self.pilot(r) - 1][r - 1] for r in range(1, len(self.cards[0]) + 1))
        boosted = self.boosted[car - 1]
        return sum(self.cards[car - 1]) + (self.cards[car - 1][boosted - 1] if boosted else 0)

    @property
    def ranked(self) -> list[int]:
        """The cars that are ranked, the Ghost last."""
        return [*range(1, self.cars + 1), *([GHOST] if self.ghost else [])]

    @property
    def pack(self) -> dict[int, int]:
        """The speed cards that are left: how many of each."""
        dealt = [card for cards in self.cards for card in cards]
        return {card: count - dealt.count(card) for card, count in SPEEDS.items()}

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS
