"""Reading the words of a position, strictly."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.refusals import Damaged, shown


def check_fields(position: Any, fields: Sequence[str]) -> None:
    """Refuse what is no table, or has a field that is unknown."""
    if not isinstance(position, Mapping):
        raise Damaged("position_shape")
    for name in position:
        if name not in fields:
            raise Damaged("position_field", field=shown(name), allowed=list(fields))


def number(value: Any, field: str, least: int, most: int, but: int | None = None) -> int:
    """A whole number within bounds. (True is none.)"""
    if type(value) is not int or not least <= value <= most or value == but:
        raise Damaged("number_range", field=field, value=shown(value), least=least, most=most)
    return value


def one_of(value: Any, allowed: Sequence[str], field: str) -> str:
    """One of a few words."""
    if not isinstance(value, str) or value not in allowed:
        raise Damaged("not_one_of", field=field, value=shown(value), allowed=list(dict.fromkeys(allowed)))
    return value


def flag(value: Any, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Damaged("not_one_of", field=field, value=shown(value), allowed=["true", "false"])
    return value


def seat_of(colours: Sequence[str], colour: Any, field: str) -> int:
    """The seat of a colour at this table."""
    if colour not in colours:
        raise Damaged("unknown_colour", field=field, value=shown(colour), allowed=list(colours))
    return colours.index(colour)


def by_colour(colours: Sequence[str], given: Any, field: str) -> dict[str, Any]:
    """A table whose keys are colours at this table."""
    if not isinstance(given, Mapping):
        raise Damaged("by_colour", field=field)
    for colour in given:
        seat_of(colours, colour, field)
    return dict(given)
