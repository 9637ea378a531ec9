"""The rules of Vroom Vroom, in the order of a race. R1.. are the rulings that each line carries out."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Space, Step

from ..board import CLASSIC, GHOST, SPEEDS
from ..meta import META
from ..positions import reading
from ..positions.writing import write
from ..state import NOBODY, Rally
from ..view import rally_of, view_of
from . import why
from .answers import FORECASTS, LOOK
from .cards import Deal, Drift, EventCard, First, PresetCard, Weather
from .circuits import Circuits, listed
from .driving import Drives, drive_car, drive_ghost, end_round, next_round
from .finale import Judge, Open, Place, Remove, Wheels
from .race import clear, lay, lay_preset


class NextRace(Step[Rally]):
    """A race begins: its event is turned up (R29, R30), then the circuit is chosen."""

    name = "race"

    def proceed(self, s: Rally, f: Frame) -> bool:
        clear(s)
        if s.race and not s.planned[s.race - 1]:
            s.goto("event")
            return False
        if s.race:
            s.tell("event", event=s.planned[s.race - 1], race=s.race + 1)
        s.goto("circuit")
        return False


class Circuit(Step[Rally]):
    """Where the race is run: the holder of car 1 decides, or the next person to the left."""

    name = "circuit"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if s.terms.first_game and not s.race:
            lay_preset(s, CLASSIC)
            s.goto("deal")
            return False
        if s.terms.presets:
            s.goto("preset")
            return False
        return True

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        left = [(s.holder(1) + offset) % s.cars for offset in range(s.cars)]
        return (next((seat for seat in left if s.terms.people[seat]), left[0]),)

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return listed(s)

    def space(self, s: Rally, f: Frame, seat: int) -> Space:
        return Circuits(s)

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        if len(choice.args) == 1:
            lay_preset(s, str(choice.args[0]), seat)
        else:
            lay(s, "", choice.args, seat)
        s.goto("deal")

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_circuit(s, words)


class Drive(Step[Rally]):
    """One car after the other is pushed (R8: always)."""

    name = "drive"
    never_forced = True  # Looking at one's card is never done for a person.

    def proceed(self, s: Rally, f: Frame) -> bool:
        if not s.driver:
            end_round(s)
            return False
        return True

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return (s.holder(s.driver),)

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return (LOOK,) if must_look(s, seat) else ()

    def space(self, s: Rally, f: Frame, seat: int) -> Space | None:
        return None if must_look(s, seat) else Drives(s, s.driver)

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "look":
            look(s, seat)
            return
        path, boost = choice.args
        ghost = s.has("ghost") and s.driver == s.pilot(s.round)
        if not drive_car(s, seat, path, boost):
            return
        if ghost:
            s.goto("ghost")
        else:
            s.turn += 1

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_drive(s, s.driver, words, looked=not must_look(s, seat))


class GhostDrive(Step[Rally]):
    """R25: the pilot of the round drives the Ghost by the same card."""

    name = "ghost"

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return (s.holder(s.driver),)

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return ()

    def space(self, s: Rally, f: Frame, seat: int) -> Space:
        return Drives(s, GHOST)

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        drive_ghost(s, seat, choice.args[0])
        s.turn += 1
        s.goto("drive")

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_drive(s, GHOST, words, looked=True)


class Forecast(Step[Rally]):
    """On the podium or not: everybody says so in secret, seat by seat (R23)."""

    name = "forecast"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if all(s.forecasts):
            next_round(s)
            return False
        return True

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return (next(seat for seat in range(s.cars) if not s.forecasts[s.car_of(seat) - 1]),)

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return FORECASTS

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.forecasts[s.car_of(seat) - 1] = str(choice.args[0])
        s.tell("forecast", seat=seat, car=s.car_of(seat))

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_forecast(s, words)


LONGEST_TOKEN = 1000
"""A path has many words."""


def may_look(s: Rally, seat: int) -> bool:
    """From the deal until the round ends, as often as one likes."""
    return bool(s.stack) and s.stack[-1]["step"] in ("drive", "ghost") and 0 <= seat < s.cars


def must_look(s: Rally, seat: int) -> bool:
    """Whether a person has not seen this round's card yet."""
    return s.terms.people[seat] and not s.looked[s.car_of(seat) - 1]


def look(s: Rally, seat: int) -> None:
    """One's own card of this round. Nobody else sees it."""
    s.looked[s.car_of(seat) - 1] = True
    s.shown = False
    s.tell("looked", reveals=True, seat=seat, car=s.car_of(seat), round=s.round)


class Vroom(Game[Rally]):
    """Everybody against the finish line."""

    meta = META
    fields = reading.FIELDS
    endings = reading.REASONS
    free_kinds = frozenset({"look"})
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        step.name: step
        for step in (
            First(), NextRace(), EventCard(), Circuit(), PresetCard(), Deal(), Weather(), Drift(),
            Drive(), GhostDrive(), Forecast(), Place(), Remove(), Wheels(), Judge(), Open(),
        )
    }  # fmt: skip

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Rally:
        s = reading.empty(options, seats)
        s.call("first" if s.first == NOBODY else "race")
        return s

    def free_choices(self, s: Rally, seat: int) -> Sequence[Choice]:
        """A look at one's own card, until the round ends."""
        return (LOOK,) if may_look(s, seat) and must_look(s, seat) and s.holder(s.driver) != seat else ()

    def unlisted_choices(self, s: Rally, seat: int) -> Sequence[Choice]:
        return (LOOK,) if may_look(s, seat) else ()

    def play_free(self, s: Rally, seat: int, choice: Choice) -> None:
        look(s, seat)

    def refuse(self, s: Rally, seat: int, token: str) -> Refusal:
        words = token[:LONGEST_TOKEN].split(" ")
        if words == ["look"]:
            return Illegal("card_face_down")
        if told := why.about(words):
            return told
        step, frame = self.top(s)
        if words[0] == "drive" == step.name and seat != s.holder(s.driver):
            return NotAsked("cars_turn", car=s.driver, seat=s.holder(s.driver))
        return step.refuse(s, frame, seat, words) if seat in step.seats(s, frame) else super().refuse(s, seat, token)

    def view(self, s: Rally, seat: int | None) -> Mapping[str, Any]:
        return view_of(s, seat, self.asked(s))

    def has_secrets(self, seat: int) -> bool:
        return True

    def asked_privately(self, s: Rally, seat: int) -> bool:
        """Before a card, a forecast or a place the device is handed over."""
        step = s.stack[-1]["step"]
        return step in ("forecast", "place") or (step == "drive" and must_look(s, seat))

    def full_view(self, s: Rally) -> Mapping[str, Any]:
        return view_of(s, None, ())

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Rally:
        return rally_of(view, rng)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Rally:
        return reading.read(self, given, options, seats)

    def write(self, s: Rally) -> dict[str, Any]:
        return write(s)

    def difference(self, s: Rally, field: str, expected: Any) -> str:
        from ..positions.comparison import difference

        return difference(s, field, expected)

    def conserved(self, s: Rally) -> Mapping[str, tuple[int, int]]:
        return {
            "speed cards": (
                sum(max(0, count) for count in s.pack.values()) + sum(map(len, s.cards)),
                sum(SPEEDS.values()),
            ),
            "wheels": (min(s.wheels + s.lost, s.terms.wheels), s.terms.wheels),
        }


GAME = Vroom()
