"""One turn thought through: every answer followed to the end of the turn, every declaration averaged over its dice."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK
from ..state import CLOCKWISE
from . import words
from .forecast import Outlook, pips_of

COST = {"none": 0, "bonus": 1, "sprint": 2}
NEVER = -1e9
PROGRESS = 1e-7
"""Among equals the longer way is preferred, so that nobody waits for ever."""


def best_of(dice: Sequence[Sequence[float]]) -> float:
    """The expected best of several dice, each showing each of its values equally often."""
    below = [0] * len(dice)
    expected = reached = 0.0
    for value, die in sorted((value, die) for die, values in enumerate(dice) for value in values):
        below[die] += 1
        share = 1.0
        for count, values in zip(below, dice, strict=True):
            share *= count / len(values)
        if share > reached:
            expected += value * (share - reached)
            reached = share
    return expected


class Tactician(WeighingBot):
    """A player that thinks a turn through. What a position is worth, and what is foreseen, each level says itself."""

    @abstractmethod
    def value(self, race: Outlook, seat: int) -> float:
        """What a position is worth to a seat, after a turn has ended."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        race, seat = Outlook.of(view), view["asked"][0]
        if view["step"] == "declare":
            return (yield from self.declare(view, race, seat, choices))
        weighers: dict[str, Callable[[View, Outlook, int, Choice], float]] = {
            "move": self.move,
            "pursue": self.pursue,
            "obstacle": self.obstacle,
            "take_from": self.take_from,
        }
        values = []
        for choice in choices:
            values.append(weighers[choice.kind](view, race, seat, choice))
            yield
        return values

    # --- the kinds of decision -------------------------------------------------------------------------------

    def declare(self, view: View, race: Outlook, seat: int, choices: Sequence[Choice]) -> Thinking[list[float]]:
        """The expected values of the best moves that the dice will allow."""
        turns = {boost: Turn(self, race, seat, boost) for boost in COST}
        values = []
        for mode, space, boost in [choice.args for choice in choices]:
            turn = turns[boost]
            values.append(turn.group(int(space)) if mode == "group" else turn.solo(view["sprint_finish"] == "sum"))
            yield
        return values

    def ride(self, race: Outlook, seat: int, start: int, pips: int, lender: int = -1, followed: bool = True) -> float:
        moved = race.ride(start, start - pips, lender)
        return self.moved(moved, seat, followed and start != CAR_PARK) + PROGRESS * pips

    @abstractmethod
    def moved(self, race: Outlook, seat: int, followed: bool) -> float:
        """What a move is worth to the seat that made it."""

    def arrived(self, race: Outlook, seat: int, order: Sequence[int]) -> float:
        """What a position is worth to a seat when the riders have come to their space."""
        race.arrive(order)
        return self.value(race, seat)

    def cross(self, race: Outlook, seat: int, start: int) -> float:
        new = race.copy()
        new.cross(seat, start)
        return self.value(new, seat) + PROGRESS * start

    def move(self, view: View, race: Outlook, seat: int, choice: Choice) -> float:
        start, die = int(choice.args[0]), choice.args[1]
        pips = pips_of(view, choice)
        if pips >= start:
            return self.cross(race, seat, start)
        lender = view["colours"].index(die) if die in view["colours"] else -1
        return self.ride(race, seat, start, pips, lender, view["boost"] != "sprint")

    def pursue(self, view: View, race: Outlook, seat: int, choice: Choice) -> float:
        new, count = race.copy(), int(choice.args[0])
        new.pursue(seat, count)
        new.follow([other for other in view["queue"] if other != seat])
        return self.arrived(new, seat, CLOCKWISE[len(new.cans)][new.active]) + PROGRESS * count

    def obstacle(self, view: View, race: Outlook, seat: int, choice: Choice) -> float:
        new = race.copy()
        new.settle(seat, choice.args[0] == "pay")
        return self.arrived(new, seat, view["queue"]) + PROGRESS * int(choice.args[0] == "pay")

    def take_from(self, view: View, race: Outlook, seat: int, choice: Choice) -> float:
        new = race.copy()
        new.cans[view["colours"].index(choice.args[0])] -= 1
        new.cans[seat] += 1
        return self.value(new, seat)

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return words.reason(view, choice, lang)


class Turn:
    """A turn with a boost, thought through for all its dice. Each ride is followed once: solo and group share many."""

    def __init__(self, bot: Tactician, race: Outlook, seat: int, boost: str) -> None:
        self.bot, self.seat, self.boost = bot, seat, boost
        self.race = race.copy()
        self.race.pay(seat, COST[boost])
        self.rides: dict[tuple[int, int, int], float] = {}
        self.crossings: dict[int, float] = {}

    def ride(self, start: int, pips: int, lender: int = -1) -> float:
        """What a ride is worth; nobody follows a sprint."""
        key = start, pips, lender
        if key not in self.rides:
            self.rides[key] = self.bot.ride(self.race, self.seat, start, pips, lender, self.boost != "sprint")
        return self.rides[key]

    def cross(self, start: int) -> float:
        """What it is worth to cross the line."""
        if start not in self.crossings:
            self.crossings[start] = self.bot.cross(self.race, self.seat, start)
        return self.crossings[start]

    def solo(self, sum_crosses: bool) -> float:
        """Any rider, by the best of the dice, or by their sum in a sprint."""
        starts = sorted({space for space in self.race.riders[self.seat] if space > 0})
        far = 12 if self.boost == "sprint" else 6
        lent = [
            max([self.ride(start, pips) if 0 < pips < start and pips <= far else NEVER for start in starts])
            for pips in range(13)
        ]
        own = [self.own(starts, pips, lent[pips]) for pips in range(7)]
        if self.boost == "none":
            return sum(own[1:]) / 6
        if self.boost == "bonus":
            return best_of((own[1:], lent[1:7]))
        sums = [self.own(starts, pips, lent[pips]) for pips in range(13)] if sum_crosses else lent
        return sum(max(own[a], lent[b], sums[a + b]) for a in range(1, 7) for b in range(1, 7)) / 36

    def own(self, starts: Sequence[int], pips: int, short: float) -> float:
        """The best with one's own die: over the line, or short of it."""
        return max([short, *[self.cross(start) for start in starts if start <= pips]])

    def group(self, space: int) -> float:
        """From one space, by the best of one's own die, the rivals' there and perhaps the energy die."""
        short = self.throw(space)
        home = self.cross(space) if space <= 6 else NEVER
        dice = [[home if pips >= space else short[pips - 1] for pips in range(1, 7)]]
        if self.boost == "bonus":
            dice.append(short)
        rivals = CLOCKWISE[len(self.race.cans)][self.seat][1:]
        dice += [self.throw(space, rival) for rival in rivals if space in self.race.riders[rival]]
        return best_of(dice)

    def throw(self, space: int, lender: int = -1) -> list[float]:
        """What each number of a die is worth that takes nobody over the line."""
        return [self.ride(space, pips, lender) if pips < space else NEVER for pips in range(1, 7)]
