"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.options import Seat
from pygame_core.engine.vocabulary import check_fields

from .state import Ride

if TYPE_CHECKING:
    from .rules import RainbowJersey

FIELDS = ("turn",)


def read(game: "RainbowJersey", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Ride:
    """The race of a position. Nothing is kept of a position with a fault."""
    check_fields(position, FIELDS)
    return game.start(options, seats)


def write(s: Ride) -> dict[str, Any]:
    """The whole position."""
    return {"turn": s.turn}
