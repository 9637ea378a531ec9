"""The rules of the Game of the Goose, in the order of a turn."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Draw, Pick, Rng, dice
from pygame_core.engine.core.choice import Choice, choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Illegal, Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..board import POND
from ..meta import META
from ..positions import reading
from ..state import HELD, Flock
from ..view import flock_of, view_of
from .turn import close, move, release
from .way import pips_of

THROW = choice("throw")


@cache
def go(pips: int) -> Choice:
    """The answer that moves by so many spaces."""
    return choice("go", pips)


class FirstPlayer(Chance[Flock]):
    """Who starts is drawn by lot."""

    name = "first_player"

    def draw(self, s: Flock, f: Frame) -> Draw:
        return Pick([choice("first", seat) for seat in range(len(s.colours))])

    def answer(self, s: Flock, f: Frame, seat: int, choice: Choice) -> None:
        s.first = s.active = int(choice.args[0])
        s.tell("first", seat=s.first)
        s.goto("throw")


class Throw(Step[Flock]):
    """The active player picks up the dice, unless the inn, the well or the prison has something against it."""

    name = "throw"
    never_forced = True  # This is the button that rolls the dice.

    def proceed(self, s: Flock, f: Frame) -> bool:
        release(s)
        wait = s.waits[s.active]
        if not wait:
            return True
        if wait != HELD:
            s.waits[s.active] -= 1
        s.tell("missed", seat=s.active, held=wait == HELD, left=max(wait - 1, 0))
        pass_on(s)
        return False

    def seats(self, s: Flock, f: Frame) -> tuple[int, ...]:
        return (s.active,)

    def choices(self, s: Flock, f: Frame, seat: int) -> Sequence[Choice]:
        return (THROW,)

    def answer(self, s: Flock, f: Frame, seat: int, choice: Choice) -> None:
        s.goto("roll")

    def refuse(self, s: Flock, f: Frame, seat: int, words: list[str]) -> Refusal:
        return Illegal("throw_first")


class Roll(Chance[Flock]):
    """Two dice."""

    name = "roll"

    def draw(self, s: Flock, f: Frame) -> Draw:
        return dice(2)

    def answer(self, s: Flock, f: Frame, seat: int, choice: Choice) -> None:
        s.dice = tuple(map(int, choice.args))
        s.tell("rolled", seat=s.active, dice=s.dice)
        s.goto("go")


class Go(Step[Flock]):
    """The goose moves: by the sum, or by what its player chooses."""

    name = "go"

    def seats(self, s: Flock, f: Frame) -> tuple[int, ...]:
        return (s.active,)

    def choices(self, s: Flock, f: Frame, seat: int) -> Sequence[Choice]:
        return [go(pips) for pips in pips_of(s.dice, choose=s.choose)]

    def answer(self, s: Flock, f: Frame, seat: int, choice: Choice) -> None:
        move(s, int(choice.args[0]))
        s.dice = ()
        if s.geese[seat] == POND:
            close(s)
        else:
            pass_on(s)

    def refuse(self, s: Flock, f: Frame, seat: int, words: list[str]) -> Refusal:
        if words[0] != "go":
            return Illegal("move_first")
        return Illegal("not_thrown", a=s.dice[0], b=s.dice[1], choose=s.choose)


def pass_on(s: Flock) -> None:
    """The next one clockwise."""
    s.active, s.turn = s.next_seat(), s.turn + 1
    s.tell("turn", seat=s.active, turn=s.turn)
    s.goto("throw")


class Goose(Game[Flock]):
    """The game as the engine knows it."""

    meta = META
    fields = reading.FIELDS
    endings = ("pond",)
    steps: ClassVar[Mapping[str, Step[Any]]] = {step.name: step for step in (FirstPlayer(), Throw(), Roll(), Go())}

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Flock:
        s = reading.gate(options, seats)
        if options["first_player"] == "random":
            s.call("first_player")
        else:
            s.first = s.active = options["first_player"]
            s.call("throw")
        return s

    def view(self, s: Flock, seat: int | None) -> dict[str, Any]:
        return view_of(s, self.asked(s))

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Flock:
        return flock_of(view)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Flock:
        return reading.read(self, given, options, seats)

    def write(self, s: Flock) -> dict[str, Any]:
        return reading.write(s)

    def counts(self, s: Flock) -> Mapping[str, int]:
        return {"turns": s.turn}


GAME = Goose()
