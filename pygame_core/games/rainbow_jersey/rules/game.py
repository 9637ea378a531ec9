"""The rules of Maillot Arc-en-ciel, in the order of a turn. R1.. are the rulings that each line carries out."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Draw, Pick, Rng, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..board import CARDS, DOMESTIQUES, SPACES, UPKEEP, reach
from ..meta import META
from ..positions import reading
from ..positions.fields import FIELDS
from ..state import NOBODY, RECENT, Ride
from ..view import ride_of, view_of
from . import why
from .answers import ATTACK, CONTINUE, GIVE_UP, HOLD, ONLY, ROLL, STARTS
from .free import abandons, give_freely
from .jerseys import finish, offers
from .landing import Card, Landing, Line, Payment, Prize, Reshuffle
from .pack import break_away, chase, earn_points, end_breakaway, fall_back, to_head
from .talk import Auction, Debt, Drop, Exchange, Placing, begin_auction


@cache
def lots(colours: tuple[str, ...]) -> Pick:
    """Who may be drawn for the next place in the pack."""
    return Pick([STARTS[colour] for colour in colours])


class StartOrder(Chance[Ride]):
    """The pack is drawn by lot, its head first."""

    name = "start_order"

    def draw(self, s: Ride, f: Frame) -> Draw:
        return lots(tuple(colour for seat, colour in enumerate(s.colours) if seat not in s.pack))

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        self.line_up(s, s.colours.index(str(choice.args[0])))
        left = {*range(len(s.colours))}.difference(s.pack)
        if len(left) == 1:
            self.line_up(s, left.pop())
            s.goto("turn")

    def line_up(self, s: Ride, seat: int) -> None:
        s.pack.append(seat)
        s.tell("starts", seat=seat, place=len(s.pack))


class Turn(Step[Ride]):
    """S1. Nothing of the last turn is left."""

    name = "turn"

    def proceed(self, s: Ride, f: Frame) -> bool:
        s.turn += 1
        s.recent = (*s.recent[1 - RECENT :], tuple(s.energy))
        s.front = s.owner = NOBODY
        s.white = s.yellow = s.value = 0
        s.kind = s.card = ""
        s.tell("turn", turn=s.turn, seat=s.head())
        s.goto("roll" if s.away < 0 else "upkeep")
        return False


class Upkeep(Step[Ride]):
    """S2. A breakaway costs energy, or it is given up. R9: that is never a debt."""

    name = "upkeep"
    never_forced = True  # A domestique may abandon first, and so pay for going on.

    def proceed(self, s: Ride, f: Frame) -> bool:
        if s.energy[s.away] >= UPKEEP[s.gap] or s.domestiques(s.away):
            return True
        self.give_up(s, forced=True)
        return False

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[s.away]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return (CONTINUE, GIVE_UP) if s.energy[seat] >= UPKEEP[s.gap] else (GIVE_UP,)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "give_up":
            self.give_up(s, forced=False)
            return
        paid = UPKEEP[s.gap]
        s.energy[seat] -= paid
        s.tell("upkeep", seat=seat, paid=paid, energy=s.energy[seat], gap=s.gap)
        s.goto("roll")

    def give_up(self, s: Ride, forced: bool) -> None:
        """R10: free of charge, and the head of the pack rolls in this same turn."""
        gap = s.gap
        s.tell("gave_up", seat=end_breakaway(s), forced=forced, gap=gap)
        s.goto("roll")

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_continued(s, seat, words)


class Roll(Step[Ride]):
    """S3. The front rider rolls. R20: before every roll the game waits, so that anybody may act freely."""

    name = "roll"
    never_forced = True

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[s.head()]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return (ROLL,)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        s.front = seat  # R6: for the whole turn.
        s.goto("white")

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_rolled(s, seat, words)


class White(Chance[Ride]):
    """S4. The rainbow rider moves before anything else."""

    name = "white"

    def draw(self, s: Ride, f: Frame) -> Draw:
        return dice(1)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        s.white = int(choice.args[0])
        start = s.space
        s.space = (start + s.white) % SPACES
        crossed = start + s.white >= SPACES
        s.tell("rolled", seat=s.front, die=s.white, start=start, to=s.space, crossed=crossed)
        s.goto("line" if crossed else "landing")


class Position(Step[Ride]):
    """S10. Who is in front now, judged after the payments."""

    name = "position"

    def proceed(self, s: Ride, f: Frame) -> bool:
        if s.owner < 0:
            fall_back(s)
            if s.kind == "effort":
                begin_auction(s)
            else:
                s.goto("turn")
            return False
        if s.away != s.owner:
            to_head(s, s.owner)
        s.goto("attack" if s.away in (NOBODY, s.owner) else "yellow")  # R11, R15
        return False


class Attack(Step[Ride]):
    """S11. To break away or to widen the gap, at a price (R13)."""

    name = "attack"
    never_forced = True  # A domestique may abandon first, and so pay for it.

    def proceed(self, s: Ride, f: Frame) -> bool:
        seat = s.beneficiary()
        if reach(s.energy[seat], s.domestiques(seat)) >= s.price():
            return True
        self.hold(s, seat)
        return False

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[s.beneficiary()]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return (ATTACK, HOLD) if s.energy[seat] >= s.price() else (HOLD,)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "hold":
            self.hold(s, seat)
            return
        price = s.price()
        s.energy[seat] -= price
        s.tell("attacked", seat=seat, price=price, energy=s.energy[seat])
        s.goto("yellow")

    def hold(self, s: Ride, seat: int) -> None:
        s.tell("held_back", seat=seat)
        s.goto("turn")

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_attacked(s, seat, words)


class Yellow(Chance[Ride]):
    """S12. How far an attack leads, or how much a chase wins back."""

    name = "yellow"

    def draw(self, s: Ride, f: Frame) -> Draw:
        return dice(1)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        s.yellow = int(choice.args[0])
        rider = s.beneficiary()
        s.tell("yellow", seat=rider, die=s.yellow)
        s.goto("turn")
        if s.away not in (NOBODY, rider):
            chase(s, rider, s.yellow)
            return
        break_away(s, rider, s.yellow)
        if s.gap > len(UPKEEP) - 1:  # R32
            finish(s, "gap", rider)
        elif s.combativity and earn_points(s):
            s.call("exchange", seat=rider)


class RainbowJersey(Game[Ride]):
    """The race for rainbow jerseys."""

    meta = META
    fields = FIELDS.names
    endings = ("jerseys", "gap", "collapse")
    free_kinds = frozenset({"abandon", "exchange"})
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        step.name: step
        for step in (
            StartOrder(), Turn(), Upkeep(), Roll(), White(), Line(), Landing(), Card(), Drop(), Reshuffle(), Prize(),
            Payment(), Debt(), Position(), Attack(), Yellow(), Auction(), Placing(), Exchange(),
        )
    }  # fmt: skip

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Ride:
        s = Ride.at_the_start(tuple(seat.colour for seat in seats), options["target"], options["combativity"])
        if options["start_order"] == "random":
            s.call("start_order")
        else:
            s.pack = [*range(len(seats))]
            s.call("turn")
        return s

    def free_choices(self, s: Ride, seat: int) -> Sequence[Choice]:
        """R20: whenever somebody is asked; not between a roll and what follows from it."""
        if not s.stack or isinstance(self.steps[s.stack[-1]["step"]], Chance) or not s.races(seat):
            return ()
        return abandons(s, seat) + offers(s, seat, free=True)

    def play_free(self, s: Ride, seat: int, choice: Choice) -> None:
        give_freely(s, seat, choice)

    def counts(self, s: Ride) -> Mapping[str, int]:
        left = sum(s.reserve) + sum(map(len, s.held))
        gone = DOMESTIQUES * len(s.colours) - left
        return {"turns": s.turn, "laps": s.lap, "collapses": len(s.colours) - s.fallen.count(0), "let_go": gone}

    def refuse(self, s: Ride, seat: int, token: str) -> Refusal:
        return why.about(s, token) or why.not_free(self, s, seat, token) or super().refuse(s, seat, token)

    def view(self, s: Ride, seat: int | None) -> Mapping[str, Any]:
        return view_of(s, self.asked(s))

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Ride:
        return ride_of(view)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Ride:
        return reading.read(self, given, options, seats)

    def write(self, s: Ride) -> dict[str, Any]:
        return reading.write(s)

    def difference(self, s: Ride, field: str, expected: Any) -> str:
        return reading.difference(s, self.asked(s), field, expected)

    def conserved(self, s: Ride) -> Mapping[str, tuple[int, int]]:
        held = [space for spaces in s.held for space in spaces]
        fallen = [seat for seat, turn in enumerate(s.fallen) if turn]
        return {
            "cards": (len(s.pile()) + len(s.discard) + len(s.shown), len(CARDS)),
            "leaders": (len({*s.racers(), *fallen}), len(s.colours)),
            "spaces": (len(held), len(set(held))),
        }


GAME = RainbowJersey()
