"""The words of a position that name teams and spaces, read strictly."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.keeping.position_checks import number

from ..board import SPACE, SPACES
from ..state import Ride

PASSED = "pass"


def seat_of(s: Ride, colour: Any, field: str) -> int:
    """The seat of a colour at this table."""
    if colour not in s.colours:
        raise Damaged("unknown_colour", field=field, value=shown(colour), allowed=list(s.colours))
    return s.colours.index(colour)


def seats_of(s: Ride, told: Any, field: str) -> list[int]:
    """Several seats in their order, from a list of colours or from text."""
    colours = told.split() if isinstance(told, str) else told if isinstance(told, list) else [told]
    return [seat_of(s, colour, field) for colour in colours]


def by_colour(s: Ride, given: Any, field: str) -> dict[str, Any]:
    """A table whose keys are colours at this table."""
    if not isinstance(given, Mapping):
        raise Damaged("by_colour", field=field)
    for colour in given:
        seat_of(s, colour, field)
    return dict(given)


def spaces_of(told: Any) -> tuple[int, ...]:
    """The spaces of a team's domestiques, from a list, from text like "20 34", or just one."""
    if isinstance(told, str):
        words = told.split()
        told = [int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else word for word in words]
    spaces = told if isinstance(told, list) else [told]
    for space in spaces:
        if SPACE[number(space, "held", 0, SPACES - 1)][0] != "effort":
            raise Damaged("position_not_effort", space=space)
    return tuple(sorted(spaces))
