"""Jerseys: won, exchanged, and counted at the end. R.. are the rulings carried out."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pygame_core.engine.core.choice import Args, Choice

from ..board import DOT_SETS, GREEN_FOR_RAINBOW, POINTS_FOR_RAINBOW, dots
from ..state import Ride
from .answers import EXCHANGES, TRADES

NEEDED = {"rainbow3": 3, "rainbow5": 5, "rainbow3_green1_dots1": 3}
MIXED = "rainbow3_green1_dots1"
Count = tuple[int, int, int]
"""Rainbow jerseys, green ones, and what the polka-dot cards are worth."""


def award(s: Ride, seat: int, jersey: str, at: str) -> None:
    """R24: the stacks never run out."""
    getattr(s, jersey)[seat] += 1
    s.tell("jersey", seat=seat, jersey=jersey, at=at)


def meets_target(s: Ride, seat: int) -> bool:
    """R26: all at once."""
    if s.rainbow[seat] < NEEDED[s.target]:
        return False
    return s.target != MIXED or (s.green[seat] > 0 and s.double[seat] + s.triple[seat] > 0)


def exchange_greens(s: Ride, seat: int) -> None:
    """R25: three green ones become a rainbow jersey by themselves where that can only help."""
    while s.target != MIXED and s.green[seat] >= GREEN_FOR_RAINBOW:
        exchange(s, seat, ("green",), "auto")


# --- what may be exchanged ---------------------------------------------------------------------------------------


@cache
def _open(doubles: int, triples: int, greens: int, points: int, free: bool) -> tuple[Choice, ...]:
    sets = [doubles >= a and triples >= b for a, b in DOT_SETS]
    open_ = [*sets, greens >= GREEN_FOR_RAINBOW, points >= 1, points >= 1, points >= POINTS_FOR_RAINBOW]
    return tuple(choice for choice, able in zip(EXCHANGES if free else TRADES, open_, strict=True) if able)


def offers(s: Ride, seat: int, *, free: bool = False) -> tuple[Choice, ...]:
    """The exchanges that a seat may choose, as answers to a question or as free ones."""
    greens = s.green[seat] if s.target == MIXED else 0
    return _open(s.double[seat], s.triple[seat], greens, s.points[seat] if s.combativity else 0, free)


def bargain(args: Args) -> tuple[dict[str, int], str]:
    """What an exchange gives away, and the jersey that it brings."""
    if args[0] == "dots":
        return {name: count for name, count in zip(("double", "triple"), args[1:], strict=True) if count}, "rainbow"
    if args[0] == "green":
        return {"green": GREEN_FOR_RAINBOW}, "rainbow"
    if args[0] == "points":
        return {"points": POINTS_FOR_RAINBOW}, "rainbow"
    return {"points": 1}, "green" if args[1] == "green" else "triple"


def exchange(s: Ride, seat: int, args: Args, why: str) -> None:
    """No change is given."""
    gives, gets = bargain(args)
    for what, count in gives.items():
        getattr(s, what)[seat] -= count
    getattr(s, gets)[seat] += 1
    s.tell("exchanged", seat=seat, gives=gives, gets=gets, why=why)


# --- the end -----------------------------------------------------------------------------------------------------


@cache
def best_count(rainbow: int, green: int, doubles: int, triples: int, points: int) -> Count:
    """R34: the holdings after every exchange, in the best way.

    What is not spent on triple cards is worth most as green jerseys: three of them, like three points, are a rainbow
    jersey. Twelve points are never worth more as triple cards.
    """
    found = list[Count]()
    for bought in range(min(points, 11) + 1):
        sets, left = _most_sets(doubles, triples + bought)
        greens = green + points - bought
        found.append((rainbow + sets + greens // GREEN_FOR_RAINBOW, greens % GREEN_FOR_RAINBOW, left))
    return max(found)


@cache
def _most_sets(doubles: int, triples: int) -> tuple[int, int]:
    """How many rainbow jerseys the dots are worth, and what is left: of two sets worth 11, one can be done better."""
    found = [(0, dots(doubles, triples))]
    for a, b in ((0, 0), (4, 1), (1, 3)):
        for even in range(min((doubles - a) // 2, (triples - b) // 2) + 1):
            fives, d = divmod(doubles - a - 2 * even, 5)
            fours, t = divmod(triples - b - 2 * even, 4)
            found.append(((a > 0) + even + fives + fours, dots(d, t)))
    return max(found)


def holdings(s: Ride, seat: int) -> Count:
    """What a seat has now."""
    return s.rainbow[seat], s.green[seat], dots(s.double[seat], s.triple[seat])


def final_count(s: Ride, seat: int) -> Count:
    """What a seat has once everything is exchanged."""
    points = s.points[seat] if s.combativity else 0
    return best_count(s.rainbow[seat], s.green[seat], s.double[seat], s.triple[seat], points)


def outcome(s: Ride, reason: str, winner: int | None = None) -> dict[str, Any]:
    """The result: the winner first, the others by what they hold; after a general collapse everybody by that alone."""
    seats = range(len(s.colours))
    if winner is None:
        worth = [final_count(s, seat) for seat in seats]
        keys: list[tuple[Any, ...]] = [*worth]
    else:
        worth = [holdings(s, seat) for seat in seats]
        keys = [(seat == winner, *worth[seat], s.races(seat), s.energy[seat]) for seat in seats]
    ranking = ranked(keys)
    return {"reason": reason, "winner": ranking[0][0], "ranking": ranking, "worth": [list(count) for count in worth]}


def ranked(keys: Sequence[tuple[Any, ...]]) -> list[list[int]]:
    """The seats from the greatest key to the least; equals share a rank."""
    order: Mapping[tuple[Any, ...], list[int]] = {key: [] for key in sorted(keys, reverse=True)}
    for seat, key in enumerate(keys):
        order[key].append(seat)
    return list(order.values())


def finish(s: Ride, reason: str, winner: int | None = None) -> None:
    """R28: at once; the rest of the turn is not played."""
    result = outcome(s, reason, winner)
    s.tell("over", reason=reason, winners=result["ranking"][0], ranking=result["ranking"])
    s.finish(result)


def settle(s: Ride, seat: int) -> None:
    """After every gain and every exchange: greens, then perhaps the victory."""
    exchange_greens(s, seat)
    if meets_target(s, seat):
        finish(s, "jerseys", seat)
