"""How values of a state are told in a position."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.refusals import Damaged, shown
from . import checks

MOST = 100_000
"""The greatest number that a scenario may expect, and more than any that a position holds."""
NOBODY = -1
Reader = Callable[[Any, Any, str], Any]
"""From a state, what is told, and the name of its field to a value. Raises Damaged."""
Writer = Callable[[Any, Any], Any]
"""From a state and a value to how it is told."""
Bound = int | Callable[[Any], int]
"""A number, or what it is in a state."""


def as_it_is(_s: Any, value: Any) -> Any:
    """The value itself."""
    return value


def anything(_s: Any, told: Any, _field: str) -> Any:
    """What is told, unchecked."""
    return told


@dataclass(frozen=True)
class Kind:
    """How a value is told: read strictly, written, and what a scenario may expect of it, as `write` would tell it."""

    read: Reader
    write: Writer = as_it_is
    expect: Reader = anything


def number(least: Bound, most: Bound) -> Kind:
    """A whole number within bounds. Any may be expected: what cannot be is then told to differ."""

    def read(s: Any, told: Any, field: str) -> int:
        low = least if isinstance(least, int) else least(s)
        return checks.number(told, field, low, most if isinstance(most, int) else most(s))

    return Kind(read, expect=lambda _s, told, field: checks.number(told, field, 0, MOST))


def _text(_s: Any, told: Any, field: str) -> str:
    if not isinstance(told, str):
        raise Damaged("not_one_of", field=field, value=shown(told), allowed=["text"])
    return told


def word(allowed: Sequence[str]) -> Kind:
    """One of a few words. Any text may be expected."""
    return Kind(lambda _s, told, field: checks.one_of(told, allowed, field), expect=_text)


def step(names: Sequence[str]) -> Kind:
    """The name of the step that waits."""
    read = word(names).read
    return Kind(read, expect=read)


FLAG = Kind(lambda _s, told, field: checks.flag(told, field), expect=lambda _s, told, field: checks.flag(told, field))
"""True or false."""


def _read_seat(s: Any, told: Any, field: str) -> int:
    return checks.seat_of(s.colours, told, field)


def _write_seat(s: Any, value: int) -> str:
    return str(s.colours[value]) if value != NOBODY else ""


def _expect_seat(s: Any, told: Any, field: str) -> str:
    return "" if told == "" else _write_seat(s, _read_seat(s, told, field))


SEAT = Kind(_read_seat, _write_seat, _expect_seat)
"""A seat, told by its colour; nobody is an empty text."""


def by_seat(one: Kind, usual: Any = 0, *, whole: bool = False) -> Kind:
    """A list with a value for each seat, told by colour: all of them, or (not `whole`) those that are not as usual."""

    def read(s: Any, told: Any, field: str) -> list[Any]:
        given = checks.by_colour(s.colours, told, field)
        return [one.read(s, given.get(colour, usual), field) for colour in s.colours]

    def write(s: Any, value: Sequence[Any]) -> dict[str, Any]:
        rows = zip(s.colours, value, strict=True)
        return {colour: one.write(s, part) for colour, part in rows if whole or part != usual}

    def expect(s: Any, told: Any, field: str) -> dict[str, Any]:
        given = checks.by_colour(s.colours, told, field)
        return {colour: one.expect(s, part, field) for colour, part in given.items()}

    return Kind(read, write, expect)
