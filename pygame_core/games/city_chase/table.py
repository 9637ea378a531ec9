"""Who sits at the table and who flies which helicopter."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption

from .board import HELICOPTERS

OFFICERS = ("p1", "p2", "p3")
TEAM = "team"


def owners(options: Mapping[str, Any], players: int) -> tuple[int, ...]:
    """For each seat the helicopters that it may order, as bits."""
    flown = [_flown_by(options.get(heli, "auto"), craft, players) for craft, heli in enumerate(HELICOPTERS)]
    return tuple(sum(1 << craft for craft, seats in enumerate(flown) if seat in seats) for seat in range(players))


def _flown_by(value: str, craft: int, players: int) -> Sequence[int]:
    """One officer flies all three; two have one each and share the third (R16); three have one each."""
    police = range(1, players)
    if value in OFFICERS:
        return (OFFICERS.index(value) + 1,)
    if value == TEAM or craft >= len(police) > 1:
        return police
    return (min(craft, len(police) - 1) + 1,)


def check(options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    """Refuse a table where somebody flies what nobody sits for, or where nobody could send a link."""
    officers = OFFICERS[: len(seats) - 1]
    for heli in HELICOPTERS:
        value = options[heli]
        if value in OFFICERS and value not in officers:
            raise BadOption("table_owner", heli=heli, value=value, allowed=[*officers, TEAM])
        if value == TEAM and not any(_by_hand(seat) for seat in seats[1:]):
            raise BadOption("table_team", heli=heli)
    for seat, able in enumerate(owners(options, len(seats))):
        if seat and not able:
            raise BadOption("table_idle", seat=seat)
    _check_links(options["connection"] == "links", seats)


def _by_hand(seat: Seat) -> bool:
    return seat.is_person or seat.is_remote


def _check_links(links: bool, seats: Sequence[Seat]) -> None:
    """By link both sides are people, and one side is here."""
    thief, *police = seats
    remote = [seat.is_remote for seat in seats]
    if any(remote) and not links:
        raise BadOption("table_remote")
    if links and not (_by_hand(thief) and any(map(_by_hand, police))):
        raise BadOption("table_links")
    if all(remote) or (thief.is_remote and any(remote[1:])):
        raise BadOption("table_links")
