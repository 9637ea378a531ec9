"""The names at the table: short, and each somebody's own."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.options import Seat
from pygame_core.engine.refusals import BadOption

NAME_LENGTH = 20


def check(_options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    """Refuse a name that is too long, and one that another seat has, capitals aside."""
    names = [seat.name.strip().casefold() for seat in seats]
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if len(seat.name) > NAME_LENGTH:
            raise BadOption("seat_name", seat=index, most=NAME_LENGTH)
        if (other := names.index(name)) < index:
            raise BadOption("seat_name_taken", seat=index, other=other + 1, name=seat.name)
