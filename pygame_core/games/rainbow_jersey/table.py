"""The names at the table: each somebody's own."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.options import Seat
from pygame_core.engine.refusals import BadOption


def check(_options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    """Refuse a name that another seat has, capitals aside."""
    names = [seat.name.strip().casefold() for seat in seats]
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if (other := names.index(name)) < index:
            raise BadOption("seat_name_taken", seat=index, other=other + 1, name=seat.name)
