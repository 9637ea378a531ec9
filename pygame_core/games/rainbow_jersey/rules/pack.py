"""Places in the race: the pack from its head to its tail, and the breakaway. R.. are the rulings carried out."""

from ..board import END_OF_ROAD
from ..state import NOBODY, Ride

MARKS = ((7, 1), (13, 2))
"""R27: the first steps beyond one and two minutes, and the points they bring."""


def to_head(s: Ride, seat: int) -> None:
    """The former head becomes second; the others keep their order."""
    if s.pack[0] != seat:
        s.pack.remove(seat)
        s.pack.insert(0, seat)
        s.tell("to_head", seat=seat)


def to_tail(s: Ride, seat: int) -> None:
    """Behind everybody; nothing to be told of a leader who rides alone."""
    s.pack.remove(seat)
    s.pack.append(seat)
    if len(s.pack) > 1:
        s.tell("to_tail", seat=seat)


def end_breakaway(s: Ride) -> int:
    """The breakaway rider is the tail of the pack again (R30: or all of it); who that is."""
    seat = s.away
    s.pack.append(seat)
    s.away = NOBODY
    s.gap = s.mark = 0
    return seat


def caught(s: Ride, by: int) -> None:
    """The breakaway is over."""
    s.tell("caught", seat=end_breakaway(s), by=by)


def fall_back(s: Ride) -> None:
    """R7: on a space that nobody holds the front rider falls to the tail, or loses ten seconds."""
    seat = s.front
    if seat == s.away:
        s.gap -= 1
        s.tell("lost", seat=seat, start=s.gap + 1, to=s.gap)
        if not s.gap:
            caught(s, NOBODY)
    elif seat in s.pack:  # R15: nobody falls back in place of a front rider who collapsed.
        to_tail(s, seat)


def break_away(s: Ride, seat: int, die: int) -> None:
    """Out of the pack, or further ahead of it."""
    if seat != s.away:
        s.pack.remove(seat)
        s.away, s.gap, s.mark = seat, 0, 0
    start, s.gap = s.gap, min(s.gap + die, END_OF_ROAD)
    s.tell("away", seat=seat, start=start, to=s.gap, die=die)


def chase(s: Ride, seat: int, die: int) -> None:
    """R11: compulsory and free; who catches the breakaway may not break away in the same breath."""
    start, s.gap = s.gap, max(0, s.gap - die)
    s.tell("chased", seat=seat, rival=s.away, start=start, to=s.gap, die=die)
    if not s.gap:
        caught(s, seat)


def earn_points(s: Ride) -> int:
    """Combativity points of a breakaway that climbs over a mark for the first time; how many."""
    earned = 0
    for mark, (step, points) in enumerate(MARKS, 1):
        if s.gap >= step and s.mark < mark:
            s.mark = mark
            earned += points
    if earned:
        s.points[s.away] += earned
        s.tell("points", seat=s.away, points=earned, total=s.points[s.away])
    return earned
