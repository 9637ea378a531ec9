"""The questions that are put to one team after another: auctions, debts, exchanges. R.. are the rulings carried out."""

from collections.abc import Sequence
from functools import cache

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..board import reach
from ..state import NOBODY, Ride
from . import why
from .answers import BIDS, DROP, KEEP, MOVE, ONLY, PASS, RESERVE
from .jerseys import exchange, offers, settle
from .team import clear, collapse, let_go, pay, place


@cache
def _drops(reserve: bool, held: tuple[int, ...]) -> tuple[Choice, ...]:
    return (DROP[RESERVE],) * reserve + tuple(DROP[space] for space in held)


def drops(s: Ride, seat: int) -> tuple[Choice, ...]:
    """The domestiques that somebody may choose among who must let one go."""
    return _drops(s.reserve[seat] > 0, s.held[seat])


class Drop(Step[Ride]):
    """The abandon card: the front rider chooses who leaves. Without domestiques nothing happens (R22)."""

    name = "drop"

    def proceed(self, s: Ride, f: Frame) -> bool:
        if s.domestiques(f["seat"]):
            return True
        s.end()
        return False

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[f["seat"]]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return drops(s, seat)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        let_go(s, seat, choice.args[0], "card")
        s.end()

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_dropped(s, seat, words, self.name)


class Debt(Step[Ride]):
    """R21: domestiques are let go while energy is short; without any, the leader collapses."""

    name = "debt"

    def proceed(self, s: Ride, f: Frame) -> bool:
        seat, cost = f["seat"], f["cost"]
        if s.energy[seat] < cost and s.domestiques(seat):
            return True
        s.end()
        if s.energy[seat] < cost:
            collapse(s, seat)
        else:
            pay(s, seat, cost)
        return False

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[f["seat"]]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return drops(s, seat)

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        let_go(s, seat, choice.args[0], "debt")

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_dropped(s, seat, words, self.name)


def begin_auction(s: Ride) -> None:
    """R17: everybody speaks once, in race order; the tail has the last word."""
    order = s.racers()
    s.tell("auction", space=s.space, cost=s.value, order=order)
    s.goto("auction", order=order, at=0, high=0, by=NOBODY, spoken=())


@cache
def _bids(high: int, energy: int) -> list[Choice]:
    return [*BIDS[high + 1 : energy + 1], PASS]


def may_speak(s: Ride, seat: int, high: int) -> bool:
    """With a domestique to place, and able to bid more, perhaps by letting others go (R17, R18)."""
    domestiques = s.domestiques(seat)
    return domestiques > 0 and reach(s.energy[seat], domestiques - 1) > high


class Auction(Step[Ride]):
    """S13. The free space goes to whoever bids most. R16: bids are energy in hand."""

    name = "auction"
    never_forced = True  # Who can only pass may first let a domestique go.

    def proceed(self, s: Ride, f: Frame) -> bool:
        order: tuple[int, ...] = f["order"]
        while f["at"] < len(order):
            if may_speak(s, order[f["at"]], f["high"]):
                return True
            f["at"] += 1
        self.close(s, f)
        return False

    def close(self, s: Ride, f: Frame) -> None:
        winner, bid = f["by"], f["high"]
        if winner < 0:
            s.tell("unsold", space=s.space)
            s.goto("turn")
            return
        s.energy[winner] -= bid
        s.tell("won", seat=winner, bid=bid, space=s.space, energy=s.energy[winner])
        s.goto("placing", winner=winner)

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        speaker: int = f["order"][f["at"]]
        return ONLY[speaker]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return _bids(f["high"], s.energy[seat])

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        f["at"] += 1
        if choice.kind == "pass":
            f["spoken"] += ((seat, 0),)
            s.tell("passed", seat=seat)
            return
        bid = int(choice.args[0])
        f["high"], f["by"] = bid, seat
        f["spoken"] += ((seat, bid),)
        s.tell("bid", seat=seat, bid=bid)

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_bid(s, seat, words, f["high"])


class Placing(Step[Ride]):
    """S14. A domestique from the reserve; without one the winner must move another (R19)."""

    name = "placing"

    def proceed(self, s: Ride, f: Frame) -> bool:
        winner = f["winner"]
        if not s.reserve[winner]:
            return True
        s.reserve[winner] -= 1
        self.put(s, winner, NOBODY)
        return False

    def put(self, s: Ride, seat: int, start: int) -> None:
        place(s, seat, s.space)
        s.tell("placed", seat=seat, space=s.space, start=start)
        s.goto("turn")

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[f["winner"]]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return [MOVE[space] for space in s.held[seat]]

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        start = int(choice.args[0])
        clear(s, seat, start)
        self.put(s, seat, start)

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_placed(s, seat, words)


class Exchange(Step[Ride]):
    """After every gain of a jersey or of points: greens by themselves, the victory, then what is optional (R25)."""

    name = "exchange"

    def proceed(self, s: Ride, f: Frame) -> bool:
        settle(s, f["seat"])
        if not s.stack:
            return False
        if offers(s, f["seat"]):
            return True
        s.end()
        return False

    def seats(self, s: Ride, f: Frame) -> tuple[int, ...]:
        return ONLY[f["seat"]]

    def choices(self, s: Ride, f: Frame, seat: int) -> Sequence[Choice]:
        return [*offers(s, seat), KEEP]

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "trade":
            exchange(s, seat, choice.args, "asked")
            return
        s.tell("kept", seat=seat)
        s.end()

    def refuse(self, s: Ride, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_traded(s, seat, words)
