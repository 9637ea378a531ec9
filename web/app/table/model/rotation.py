"""The same table once more: who sits where then."""

from collections.abc import Iterator, Mapping
from typing import Any

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption

Seats = tuple[Seat, ...]


def moved(meta: Meta, seats: Seats, options: Mapping[str, Any], lang: str = "en") -> Seats:
    """Everybody one seat further, or as many as it takes for a table that can play. Raises BadOption if none can.

    Whoever is called by a part is called by the new one, in this language.
    """
    refused: BadOption | None = None
    for turned in _turned(meta, seats, lang):
        try:
            check_table(meta, options, turned)
        except BadOption as refusal:
            refused = refusal
        else:
            return turned
    assert refused
    raise refused


def _turned(meta: Meta, seats: Seats, lang: str) -> Iterator[Seats]:
    """Everybody further and further, with their own colours first, then with those of the places."""
    for steps in range(1, len(seats)):
        turned = seats[steps:] + seats[:steps]
        yield turned
        yield tuple(meta.recast(seat, place.colour, lang) for seat, place in zip(turned, seats, strict=True))
