"""A leader's means: energy and domestiques, and what happens when both are gone. R.. are the rulings carried out."""

from ..board import ABANDON_GAIN, ENERGY
from ..state import NOBODY, Ride
from .answers import RESERVE

PAID_FOR = {"effort": "space", "setback": "setback", "all_pay": "crash"}


def gain(s: Ride, seat: int, amount: int) -> int:
    """Energy never rises above sixty; how much was truly gained."""
    before = s.energy[seat]
    s.energy[seat] = min(ENERGY, before + amount)
    return s.energy[seat] - before


def pay(s: Ride, seat: int, cost: int) -> None:
    """The cost of the landed space or of a card."""
    s.energy[seat] -= cost
    if s.heard is not None:
        s.tell("paid", seat=seat, cost=cost, energy=s.energy[seat], why=PAID_FOR[s.kind])


def place(s: Ride, seat: int, space: int) -> None:
    """A domestique of this seat holds the space from now on."""
    s.held[seat] = tuple(sorted((*s.held[seat], space)))


def clear(s: Ride, seat: int, space: int) -> None:
    """The domestique of this seat leaves the space, which is free at once."""
    s.held[seat] = tuple([held for held in s.held[seat] if held != space])


def let_go(s: Ride, seat: int, where: int | str, why: str) -> None:
    """A domestique abandons and leaves its energy to the leader (R20, R21, R22)."""
    if where == RESERVE:
        s.reserve[seat] -= 1
    else:
        clear(s, seat, int(where))
    gained = gain(s, seat, ABANDON_GAIN)
    s.tell("dropped", seat=seat, space=NOBODY if where == RESERVE else where, gain=gained, why=why)


def collapse(s: Ride, seat: int) -> None:
    """Short of energy and without a domestique: the leader leaves the race; what was won is kept for the count."""
    s.energy[seat] = 0
    s.fallen[seat] = s.turn
    if seat == s.away:
        s.away = NOBODY
        s.gap = s.mark = 0
    else:
        s.pack.remove(seat)
    s.tell("collapsed", seat=seat, turn=s.turn)
