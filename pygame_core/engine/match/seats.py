"""Who sits where, and who may sit down there instead."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.meta import Meta
from ..core.options import Seat, check_table
from ..core.refusals import BadOption


def reseated(meta: Meta, options: Mapping[str, Any], seats: Sequence[Seat], index: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with somebody else at one of them. Raises BadOption where the game in progress forbids it."""
    others = (*seats[:index], seat, *seats[index + 1 :])
    check_table(meta, options, others)
    if seat.is_remote or seats[index].is_remote:
        raise BadOption("seat_remote", seat=index)
    if meta.seated and seat.is_computer != seats[index].is_computer:
        raise BadOption("seat_kept", seat=index)
    if seat.colour != seats[index].colour:
        raise BadOption("seat_colour", seat=index, value=seat.colour, allowed=[seats[index].colour])
    return others
