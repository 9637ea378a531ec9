"""The rules of Velo City, in the rulebook's order. R1.. are the rulings that each line carries out."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Draw, Pick, Rng, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..board import CAR_PARK, PODIUM_PLACES
from ..meta import META
from ..positions import reading
from ..positions.fields import FIELDS
from ..state import Race
from ..view import race_of, view_of
from . import why
from .answers import FIRST, GROUP, GROUP_BONUS, MOVE, ONLY, PAY, PURSUE, RETREAT, SOLO, SOLO_BONUS, SOLO_SPRINT, TAKE
from .turn import (
    LENT,
    TEAM_TO_WIN,
    able_to_pursue,
    advance,
    arrive,
    departures,
    end_turn,
    outcome,
    retreat,
    thrown,
    usable_dice,
    value_of,
)

COST = {"none": 0, "bonus": 1, "sprint": 2}


class FirstPlayer(Chance[Race]):
    """Who starts is drawn by lot."""

    name = "first_player"

    def draw(self, s: Race, f: Frame) -> Draw:
        return Pick(FIRST[: len(s.colours)])

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.first = s.active = int(choice.args[0])
        s.tell("first", seat=s.first)
        s.goto("declare")


class Declare(Step[Race]):
    """1. How the active player rides: alone or in a group, with or without energy."""

    name = "declare"
    never_forced = True  # This is the button that rolls the dice.

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.active]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        cans, shared = s.cans[s.active], s.shared(s.active)
        if not cans:
            return [SOLO, *[GROUP[space] for space in shared]]
        solo = [SOLO, SOLO_BONUS, SOLO_SPRINT] if cans > 1 else [SOLO, SOLO_BONUS]
        for space in shared:  # R11: the car park too.
            solo += GROUP[space], GROUP_BONUS[space]
        return solo

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.mode, s.space, s.boost = choice.args
        cost = COST[s.boost]  # R22: paid now, never given back.
        s.cans[seat] -= cost
        s.supply += cost
        s.tell("declared", seat=seat, mode=s.mode, space=s.space, boost=s.boost, cost=cost)
        s.goto("roll", thrown=thrown(s))

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_declared(s, seat, words)


class Roll(Chance[Race]):
    """2. All dice of the turn are rolled together."""

    name = "roll"

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(len(f["thrown"]))

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.dice = tuple(zip(f["thrown"], choice.args, strict=True))
        s.tell("rolled", seat=s.active, dice=s.dice)
        s.goto("move")


class Move(Step[Race]):
    """3. and 4. Which rider moves by which die; then it moves, and perhaps the race is over."""

    name = "move"

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.active]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        spaces = departures(s)
        found = [MOVE["own"][space] for space in spaces]
        # R4 to R7: no other die crosses the line, nor is it cut short to fit before it.
        for die, value in s.dice[1:]:
            move = MOVE[s.colours[int(die)] if die in LENT else die]
            found += [move[space] for space in spaces if value < space]
        if s.boost == "sprint":
            total = value_of(s, "sum")
            found += [MOVE["sum"][space] for space in spaces if total < space or s.sum_crosses]
        return found

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.start, die = choice.args
        s.die = str(s.colours.index(die)) if die in s.colours else die
        value = value_of(s, s.die)
        if value >= s.start:
            self.cross(s, seat, value)
        else:
            self.ride(s, seat, value)

    def cross(self, s: Race, seat: int, value: int) -> None:
        """Over the line to the next free podium place; surplus pips are lost."""
        s.podium.append(seat)
        place = len(s.podium)
        rider = s.riders[seat].index(s.start)
        s.riders[seat][rider] = -place
        s.tell("crossed", seat=seat, rider=rider, start=s.start, place=place, die=s.die, value=value)
        if s.home(seat) == TEAM_TO_WIN:  # R26, before the eighth place: E16.
            self.win(s, "three")
        elif place == PODIUM_PLACES:
            self.win(s, "eight")
        else:
            end_turn(s)  # R9: nobody pursues a rider over the line.

    def win(self, s: Race, reason: str) -> None:
        """R25: the race stops here, in mid-round."""
        result = outcome(s, reason)
        s.tell("over", **result)
        s.finish(result)

    def ride(self, s: Race, seat: int, value: int) -> None:
        s.to = s.start - value
        rider = advance(s, seat)
        s.tell("moved", seat=seat, rider=rider, start=s.start, to=s.to, die=s.die, value=value)
        if s.die in LENT:  # R23: one rider of each of the two teams. R10: it cannot be held back.
            lender = int(s.die)
            s.tell("joined", seat=lender, rider=advance(s, lender), start=s.start, to=s.to)
        # R8 and R11: nobody follows a sprint, nor out of the car park.
        if s.boost == "sprint" or s.start == CAR_PARK:
            arrive(s)
        else:
            s.goto("pursuit", offset=0)

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_moved(s, words, departures(s), usable_dice(s))


class Pursuit(Step[Race]):
    """5. Riders left behind may follow, for a can each."""

    name = "pursuit"

    def proceed(self, s: Race, f: Frame) -> bool:
        start, riders, cans = s.start, s.riders, s.cans
        for seat in s.clockwise()[f["offset"] :]:
            if cans[seat] and start in riders[seat]:
                return True
            f["offset"] += 1
        arrive(s)
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.clockwise()[f["offset"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return PURSUE[: able_to_pursue(s, seat) + 1]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        count = int(choice.args[0])
        s.cans[seat] -= count
        s.supply += count
        riders = [advance(s, seat) for _ in range(count)]
        if count:
            s.tell("pursued", seat=seat, riders=riders, start=s.start, to=s.to, count=count)
        else:
            s.tell("stayed_behind", seat=seat)
        f["offset"] += 1

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_pursued(s, seat, words, able_to_pursue(s, seat))


class Supply(Step[Race]):
    """6. A supply space gives the active player one can. R12: after the pursuit, and to nobody else."""

    name = "supply"

    def proceed(self, s: Race, f: Frame) -> bool:
        s.goto("turn_end")
        s.call("receive", seat=s.active, owed=1, why="supply")
        return False


class Obstacle(Step[Race]):
    """7. Each rider that came onto a manhole pays a can or retreats. R21: one player after another."""

    name = "obstacle"

    def proceed(self, s: Race, f: Frame) -> bool:
        for seat in s.clockwise()[f["offset"] :]:
            if s.arrived[seat]:
                if s.cans[seat]:
                    return True
                retreat(s, seat, forced=True)
                return False  # R20: the can for this rider may pay for the next.
            f["offset"] += 1
        s.goto("turn_end")
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.clockwise()[f["offset"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return (PAY, RETREAT)

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice is RETREAT or choice == RETREAT:
            retreat(s, seat, forced=False)
            return
        s.cans[seat] -= 1
        s.supply += 1
        s.arrived[seat] = s.arrived[seat][1:]
        s.tell("paid_manhole", seat=seat, space=s.to)

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_settled(s, seat, words)


class Receive(Step[Race]):
    """A player must receive cans, one at a time. R19: each is a receipt of its own."""

    name = "receive"

    def proceed(self, s: Race, f: Frame) -> bool:
        while f["owed"]:
            if s.supply:
                self.take(s, f)
            elif f["seat"] in (richest := s.richest()):  # R18: only an empty supply spares the richest.
                s.tell("no_can", seat=f["seat"])
                f["owed"] -= 1
            elif len(richest) == 1:
                self.rob(s, f, richest[0])
            else:
                return True
        s.end()
        return False

    def take(self, s: Race, f: Frame) -> None:
        s.supply -= 1
        s.cans[f["seat"]] += 1
        f["owed"] -= 1
        s.tell("took_can", seat=f["seat"], why=f["why"])

    def rob(self, s: Race, f: Frame, victim: int) -> None:
        s.cans[victim] -= 1
        s.cans[f["seat"]] += 1
        f["owed"] -= 1
        s.tell("took_from", seat=f["seat"], victim=victim)

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[f["seat"]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [TAKE[s.colours[victim]] for victim in s.richest()]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        self.rob(s, f, s.colours.index(str(choice.args[0])))

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_taken(s, words)


class TurnEnd(Step[Race]):
    """8. The next player clockwise. R16: every team still has a rider to move."""

    name = "turn_end"

    def proceed(self, s: Race, f: Frame) -> bool:
        end_turn(s)
        return False


class VeloCity(Game[Race]):
    """The courier race."""

    meta = META
    fields = FIELDS.names
    endings = ("three", "eight")
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        step.name: step
        for step in (FirstPlayer(), Declare(), Roll(), Move(), Pursuit(), Supply(), Obstacle(), Receive(), TurnEnd())
    }

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
        s = Race.at_the_car_park(tuple(seat.colour for seat in seats), options["sprint_finish"] == "sum")
        if options["first_player"] == "random":
            s.call("first_player")
        else:
            s.first = s.active = options["first_player"]
            s.call("declare")
        return s

    def view(self, s: Race, seat: int | None) -> Mapping[str, Any]:
        return view_of(s, self.asked(s))

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Race:
        return race_of(view)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
        return reading.read(self, given, options, seats)

    def write(self, s: Race) -> dict[str, Any]:
        return reading.write(s)

    def difference(self, s: Race, field: str, expected: Any) -> str:
        return reading.difference(s, self.asked(s), field, expected)

    def conserved(self, s: Race) -> Mapping[str, tuple[int, int]]:
        start = Race.at_the_car_park(s.colours, s.sum_crosses)
        return {
            "cans": (s.supply + sum(s.cans), start.supply),
            "riders": (sum(map(len, s.riders)), sum(map(len, start.riders))),
            "podium": (sum(space < 0 for team in s.riders for space in team), len(s.podium)),
        }


GAME = VeloCity()
