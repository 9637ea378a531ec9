"""What a racing leader may do whenever the game waits, asked or not (R20, R35)."""

from functools import cache

from pygame_core.engine.core.choice import Choice

from ..state import Ride
from .answers import ABANDON, RESERVE
from .jerseys import exchange, settle
from .team import let_go


@cache
def _abandons(reserve: bool, held: tuple[int, ...]) -> tuple[Choice, ...]:
    return (ABANDON[RESERVE],) * reserve + tuple(ABANDON[space] for space in held)


def abandons(s: Ride, seat: int) -> tuple[Choice, ...]:
    """The domestiques that may be let go."""
    if bound(s, seat):
        return ()
    return _abandons(s.reserve[seat] > 0, s.held[seat])


def bound(s: Ride, seat: int) -> bool:
    """R18: whoever has bid most, or won, keeps a domestique to place."""
    return s.domestiques(seat) == 1 and seat in (s.stack[-1].get("by"), s.stack[-1].get("winner"))


def give_freely(s: Ride, seat: int, choice: Choice) -> None:
    """A domestique abandons, or jerseys are exchanged; whoever is asked is asked still, if that is still needed."""
    if choice.kind == "abandon":
        let_go(s, seat, choice.args[0], "free")
    else:
        exchange(s, seat, choice.args, "free")
        settle(s, seat)
