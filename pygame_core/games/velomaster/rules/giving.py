"""F2.7, F3.5: the leader takes a value, mates are given their dice, and ride."""

from collections.abc import Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..state import NOBODY, SIX, Race
from . import why
from .answers import ONLY, TAKE, give
from .hands import FLAT_TYRE, MATES_DICE, active, after_dice, carries_worst, flat
from .moves import begin_move
from .trials import settle


class Value(Step[Race]):
    """The leader, or an attacking mate, takes his value and rides."""

    name = "value"

    def proceed(self, s: Race, f: Frame) -> bool:
        rider = f["rider"]
        if f["done"] or not s.is_up(rider):
            self.leave(s)
            return False
        values = self.values(s, f)
        if len(values) > 1:
            return True
        self.take(s, f, values[0])
        return False

    def leave(self, s: Race) -> None:
        if s.phase == "leaders":
            after_dice(s)
        else:
            s.goto("throw")

    def values(self, s: Race, f: Frame) -> list[int]:
        if f["rule"] == "lowest":
            return [min(s.thrown)]
        found = {*s.thrown}
        if f["rule"] == "sum":
            found.add(sum(s.thrown))
        return sorted(found, reverse=True)

    def take(self, s: Race, f: Frame, value: int) -> None:
        rider = f["rider"]
        f["done"] = 1
        s.given += (rider,)
        s.tell("took", rider=s.names[rider], die=value)
        begin_move(s, rider, value, "die", six=int(value >= SIX and SIX in s.thrown))

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[f["rider"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [TAKE[value] for value in self.values(s, f)]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        self.take(s, f, int(choice.args[0]))

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_taken(s, self.values(s, f), words)


class Give(Step[Race]):
    """F3.5: a die for a rider, who moves; then the next one.

    R10: everybody must get one, though he may stop at once. R11: the throw is seen whole, the moves one by one.
    """

    name = "give"

    def proceed(self, s: Race, f: Frame) -> bool:
        if active(s):
            return True
        after_dice(s)
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[giver(s, f)]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        names, owner, riders = s.names, s.owner, active(s)
        fixed = penalties(s, f, riders)
        rest = sorted(for_the_healthy(s, fixed), reverse=True)
        return [
            give(names[rider], die)
            for rider in riders
            if owner[rider] == seat
            for die in ((fixed[rider],) if rider in fixed else rest)
        ]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        name, die = choice.args
        rider = s.names.index(name)
        worst = self.use(s, f, rider, die)
        s.given += (rider,)
        f["last"] = seat
        s.tell("gave", rider=name, die=die, worst=worst)
        whole = s.law["puncture"] and not s.part and not s.punctured and len(s.thrown) == MATES_DICE
        if die == 1 and whole and sorted(s.thrown) == FLAT_TYRE:
            s.punctured = 1
            flat(s, rider)
            settle(s)
        else:
            begin_move(s, rider, die, "die", six=int(die == SIX))

    def use(self, s: Race, f: Frame, rider: int, die: int) -> bool:
        """The die is used up, but the lowest one only once for all who must take it; whether it was a penalty."""
        worst = s.phase == "mates" and carries_worst(s, rider)
        if worst:
            s.grazed[rider] = 0
            if s.part or s.worst_used or die not in s.dice:
                return True
            s.worst_used = 1
        left = [*s.dice]
        left.remove(die)
        s.dice = tuple(left)
        return worst

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_given(s, seat, penalties(s, f, active(s)), words)


def penalties(s: Race, f: Frame, riders: list[int]) -> dict[int, int]:
    """The riders who have no choice, with their value: R29, the lowest of the whole throw."""
    if s.phase != "mates":
        return {}
    if s.part:
        own = f["own"]
        return {rider: value for rider, value in zip(own[::2], own[1::2], strict=True) if rider in riders}
    lowest = min(s.thrown)
    return {rider: lowest for rider in riders if s.grazed[rider] or s.hungry[rider]}


def for_the_healthy(s: Race, fixed: dict[int, int]) -> set[int]:
    """The dice that the others may be given: the lowest is kept for who must take it."""
    if not fixed or s.part or s.worst_used:
        return {*s.dice}
    left = [*s.dice]
    if (lowest := min(s.thrown)) in left:
        left.remove(lowest)
    return {*left}


def giver(s: Race, f: Frame) -> int:
    """R40: two owners take dice in turn, beginning with the one who has more mates, else the outsider."""
    seats = s.owners(s.slot)
    owner, riders = s.owner, active(s)
    if len(seats) == 1:
        return owner[riders[0]]
    if f["last"] == NOBODY:
        counts = [sum(owner[rider] == seat for rider in s.crew) for seat in seats]
        turn = seats if counts[0] >= counts[1] else seats[::-1]
    else:
        turn = (*[seat for seat in seats if seat != f["last"]], f["last"])
    # While the last one moves nobody is left to be given a die; whoever looks then finds the last giver.
    return next((seat for seat in turn if any(owner[rider] == seat for rider in riders)), f["last"])
