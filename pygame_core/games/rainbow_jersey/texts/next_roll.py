"""The race as the next roll will find it, as far as that is certain now: the rules' own moves, each way to go on."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..board import CARDS, END_OF_ROAD, LINE_FEED, SPACE, UPKEEP, reach
from ..rules.pack import break_away, chase, end_breakaway, fall_back, to_head
from ..rules.team import collapse, gain
from ..state import NOBODY, Ride
from ..view import ride_of
from . import facts

View = Mapping[str, Any]
BEFORE_IT = ("start_order", "upkeep", "roll", "white")
"""Steps at which the roll of this turn is still to come, or under way."""


def next_roll(view: View) -> View:
    """The view with the places of the next roll; `open`: nobody knows yet who rolls; `loose`: nor who is away."""
    if view["result"] or view["step"] in BEFORE_IT:
        return view
    ways = [_rested(s) for s in _ways(ride_of(view), view) if s.racers() and s.gap < END_OF_ROAD]
    if not ways:
        return view
    s, fronts, aways = ways[0], {s.head() for s in ways}, {s.away for s in ways}
    places = {"order": list(s.racers()), "pack": s.pack, "away": s.away, "gap": s.gap}
    line = {"rainbow_lap": s.rainbow_lap, "shown": list(s.shown)}
    return {**view, **places, **line, "step": "roll", "open": len(fronts) > 1, "loose": len(aways) > 1}


def _rested(s: Ride) -> Ride:
    """At the start of a turn a breakaway that cannot be paid for is over."""
    if s.away >= 0 and s.energy[s.away] < UPKEEP[s.gap] and not s.domestiques(s.away):
        end_breakaway(s)
    return s


def _ways(s: Ride, view: View) -> Sequence[Ride]:
    """How this turn may end."""
    step = view["step"]
    if step in ("auction", "placing") or (step == "exchange" and s.yellow):
        return [s]
    if step == "attack":
        return _attacks(s)
    if step == "yellow":
        return _yellow(s)
    if not s.kind:
        _over_the_line(s)
    return _lands(s, view["payers"] if step == "debt" else _payers(s))


def _over_the_line(s: Ride) -> None:
    """What follows a jersey at the line: the feed, the new lap, the space."""
    for seat in s.racers():
        gain(s, seat, 0 if s.shown else LINE_FEED)
    s.shown, s.rainbow_lap = (), s.space == 0
    s.kind, s.value = SPACE[s.space]
    s.owner = s.holder(s.space) if s.kind == "effort" else NOBODY


def _payers(s: Ride) -> Sequence[int]:
    if s.kind in ("effort", "all_pay"):
        return [seat for seat in s.racers() if seat != s.owner]
    return [s.front] if s.kind == "setback" else []


def _lands(s: Ride, payers: Sequence[int]) -> Sequence[Ride]:
    """The landed space, or each of the cards that it may stand for."""
    if s.kind != "chance":
        return _arrives(s, payers)
    ways = list[Ride]()
    for kind, value in dict.fromkeys(CARDS[card] for card in s.pile()):
        drawn = s.copy()
        drawn.kind, drawn.value = kind, value
        ways += _arrives(drawn, _payers(drawn))
    return ways


def _arrives(s: Ride, payers: Sequence[int]) -> Sequence[Ride]:
    """Who cannot pay collapses; then places change."""
    for seat in payers:
        if s.energy[seat] >= s.value:
            s.energy[seat] -= s.value
        elif not s.domestiques(seat):
            collapse(s, seat)
    if s.kind == "breakaway":
        return _attacks(s)
    if s.owner < 0:
        fall_back(s)
        return [s]
    if s.away == s.owner:
        return _attacks(s)
    to_head(s, s.owner)
    return _attacks(s) if s.away < 0 else _yellow(s)


def _attacks(s: Ride) -> Sequence[Ride]:
    """To hold back, or to attack where that can be paid."""
    seat = s.beneficiary()
    if reach(s.energy[seat], s.domestiques(seat)) < s.price():
        return [s]
    attacking = s.copy()
    break_away(attacking, seat, facts.DIE[0])
    return [s, attacking]


def _yellow(s: Ride) -> Sequence[Ride]:
    """The faces of the yellow die."""
    seat, ways = s.beneficiary(), [s.copy() for _ in facts.DIE]
    for die, way in zip(facts.DIE, ways, strict=True):
        (break_away if s.away in (NOBODY, seat) else chase)(way, seat, die)
    return ways
