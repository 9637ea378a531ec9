"""What happens to a race within a turn; the steps of `game.py` say when. R.. are the rulings carried out."""

from collections.abc import Sequence
from typing import Any

from ..board import CAR_PARK, HIGHER_OBSTACLES, KIND
from ..meta import META
from ..state import Race

TEAM_TO_WIN = 3
OWN, OWN_AND_ENERGY = ("own",), ("own", "energy")
LENT = [str(seat) for seat in range(META.players[1])]


def end_turn(s: Race) -> None:
    """The next player's turn begins; nothing of this one is pending."""
    s.active = s.clockwise()[1]
    s.turn += 1
    s.mode = s.boost = s.die = ""
    s.space = s.start = s.to = 0
    s.dice = ()
    s.arrived = [()] * len(s.colours)
    s.tell("turn", seat=s.active, turn=s.turn)
    s.goto("declare")


def thrown(s: Race) -> tuple[str, ...]:
    """Whose dice are rolled, in the order in which the outcome tells them. R28: nobody may refuse to lend theirs."""
    own = OWN if s.boost == "none" else OWN_AND_ENERGY
    return own if s.mode == "solo" else own + tuple([LENT[seat] for seat in s.lenders(s.space)])


def departures(s: Race) -> list[int]:
    """Where the active player's rider may leave from. R24: in a group run, from the group alone."""
    if s.mode == "group":
        return [s.space]
    return [space for space in sorted(set(s.riders[s.active]), reverse=True) if space > 0]


def usable_dice(s: Race) -> list[tuple[str, int, bool]]:
    """The dice of this turn: name, value, and whether they may cross the line."""
    dice = [(die, value, die == "own") for die, value in s.dice]
    if s.boost == "sprint":
        dice.append(("sum", s.dice[0][1] + s.dice[1][1], s.sum_crosses))  # R7
    return dice


def value_of(s: Race, die: str) -> int:
    """The pips of a die of this turn."""
    if die == "sum":
        return s.dice[0][1] + s.dice[1][1]
    return dict(s.dice)[die]


def advance(s: Race, seat: int) -> int:
    """One rider of this seat comes from the start of the move to its end; which one."""
    team = s.riders[seat]
    rider = team.index(s.start)
    team[rider] = s.to
    s.arrived[seat] += (rider,)
    return rider


def arrive(s: Race) -> None:
    """All riders of this turn have come; what the space does to them."""
    kind = KIND[s.to]
    if kind == "plain":
        end_turn(s)
    else:
        s.goto(kind, offset=0)


def able_to_pursue(s: Race, seat: int) -> int:
    """How many riders of this seat can follow."""
    return min(s.riders[seat].count(s.start), s.cans[seat])


def refuge(s: Race) -> int:
    """Where a rider falls to: the next free manhole behind (R13: free of everybody), else the car park (R14)."""
    occupied = {space for team in s.riders for space in team}
    return next((space for space in HIGHER_OBSTACLES[s.to] if space not in occupied), CAR_PARK)


def retreat(s: Race, seat: int, forced: bool) -> None:
    """One arrived rider goes back; its owner must receive a can for it, two from the car park."""
    rider, *rest = s.arrived[seat]
    s.arrived[seat] = tuple(rest)
    to = refuge(s)
    owed = 2 if to == CAR_PARK else 1
    s.riders[seat][rider] = to
    s.tell("retreated", seat=seat, rider=rider, start=s.to, to=to, owed=owed, forced=forced)
    s.call("receive", seat=seat, owed=owed, why="retreat")


def outcome(s: Race, reason: str) -> dict[str, Any]:
    """The result of a race that is over."""
    ranked = ranking(s.podium, len(s.colours))
    return {"reason": reason, "winner": ranked[0][0], "ranking": ranked}


def ranking(podium: Sequence[int], players: int) -> list[list[int]]:
    """Most riders home first; among equals the latest last finisher (R27); those with none share the last rank."""
    last = {seat: place for place, seat in enumerate(podium)}
    home = sorted(last, key=lambda seat: (podium.count(seat), last[seat]), reverse=True)
    absent = [seat for seat in range(players) if seat not in last]
    return [[seat] for seat in home] + ([absent] if absent else [])


def close(s: Race) -> None:
    """End a race whose podium has decided it."""
    three = any(s.home(seat) == TEAM_TO_WIN for seat in s.podium)
    s.finish(outcome(s, "three" if three else "eight"))
