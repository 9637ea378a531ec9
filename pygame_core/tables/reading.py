"""Reading the fields of letters and messages, strictly. What is of another shape is refused as damaged."""

import re
from collections.abc import Mapping
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.options import HERE, Seat, check_table
from pygame_core.engine.core.refusals import BadOption, Damaged, shown
from pygame_core.engine.keeping.saves import MOST_ANSWERS

from .hashes import HASH_SIGNS, NUMBER_BYTES
from .record import MOST_CUTS, MOST_HANDS, Cut, Hand, Line
from .terms import FREE, Terms

LONGEST_TOKEN = 2_000
MOST_SEATS = 10
"""A seat is written as one sign."""
_DEVICE = re.compile(r"[A-Za-z0-9_-]{6,16}").fullmatch
_HEX = re.compile(r"(?:[0-9a-f]{2})+").fullmatch


def fields(contents: Mapping[str, Any], known: frozenset[str], what: str) -> None:
    """Refuse a field that nobody knows."""
    if strange := contents.keys() - known:
        raise Damaged(f"{what}_field", name=shown(min(strange)))


def count(value: Any, least: int, most: int, field: str) -> int:
    """A whole number within bounds. (True is none.)"""
    if type(value) is not int or not least <= value <= most:
        raise Damaged("letter_shape", fault=field)
    return value


def text(value: Any, most: int, field: str) -> str:
    """A text of so many signs at most."""
    if not isinstance(value, str) or len(value) > most:
        raise Damaged("letter_shape", fault=field)
    return value


def items(value: Any, most: int, field: str) -> list[Any]:
    """A list of so many things at most."""
    if not isinstance(value, list) or len(value) > most:
        raise Damaged("letter_shape", fault=field)
    return value


def table(value: Any, most: int, field: str) -> dict[str, Any]:
    """A table of so many entries at most."""
    if not isinstance(value, dict) or len(value) > most:
        raise Damaged("letter_shape", fault=field)
    return value


def device(value: Any, field: str) -> str:
    """The name that a device has at one table."""
    if not isinstance(value, str) or not _DEVICE(value):
        raise Damaged("letter_shape", fault=field)
    return value


def devices(value: Any, field: str) -> frozenset[str]:
    """Several of them."""
    return frozenset(device(one, field) for one in items(value, MOST_SEATS + 1, field))


def hexed(value: Any, signs: int, field: str) -> str:
    """So many hexadecimal signs."""
    if not isinstance(value, str) or len(value) != signs or not _HEX(value):
        raise Damaged("letter_shape", fault=field)
    return value


def hash_or_none(value: Any) -> str:
    """A root, or nothing as long as there is none."""
    return "" if value == "" else hexed(value, HASH_SIGNS, "root")


def game(value: Any) -> str:
    """A game that is known here."""
    if not isinstance(value, str) or value not in {meta.id for meta in registry.games()}:
        raise Damaged("save_game", value=shown(value))
    return value


def terms(contents: Mapping[str, Any]) -> Terms:
    """What a table is; one that can play."""
    name = game(contents.get("game"))
    meta = registry.meta(name)
    rows = [_row(row) for row in items(contents.get("seats"), MOST_SEATS, "seats")]
    promises = table(contents.get("promises", {}), MOST_SEATS + 1, "promises")
    seats = tuple(seat for seat, _ in rows)
    try:
        options = check_table(meta, table(contents.get("options", {}), 100, "options"), seats)
    except BadOption as refusal:
        raise Damaged("save_options", refusal=refusal).of(name) from refusal
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise Damaged("letter_shape", fault="options").of(name) from error
    return Terms(
        device(contents.get("table"), "table"),
        name,
        options,
        seats,
        tuple(owner for _, owner in rows),
        device(contents.get("layer"), "layer"),
        {device(one, "promises"): hexed(told, 64, "promises") for one, told in promises.items()},
    )


def _row(value: Any) -> tuple[Seat, str]:
    row = items(value, 5, "seats")
    if len(row) != 5 or not all(isinstance(part, str) for part in row[:3]) or row[2] not in HERE:
        raise Damaged("letter_shape", fault="seats")
    owner = FREE if row[4] == FREE else device(row[4], "seats")
    return Seat(row[0], row[1], row[2], count(row[3], 1, 3, "seats")), owner


def numbers(value: Any, terms: Terms) -> dict[str, str]:
    """The numbers that devices have shown."""
    told = table(value, MOST_SEATS + 1, "numbers")
    if told.keys() - terms.promises.keys():
        raise Damaged("letter_shape", fault="numbers")
    return {one: hexed(number, 2 * NUMBER_BYTES, "numbers") for one, number in told.items()}


def lines(value: Any) -> tuple[Line, ...]:
    """Answers, one to a line."""
    if not isinstance(value, str):
        raise Damaged("letter_shape", fault="log")
    written = value.split("\n") if value else []
    if len(written) > MOST_ANSWERS:
        raise Damaged("letter_shape", fault="log")
    return tuple(map(line, written))


def line(value: Any) -> Line:
    """One answer: the sign of its seat, and its token."""
    told = text(value, LONGEST_TOKEN + 1, "log")
    if told[:1] == "*":
        return CHANCE, told[1:]
    if not (told[:1].isascii() and told[:1].isdecimal()):
        raise Damaged("letter_shape", fault="log")
    return int(told[0]), told[1:]


def cuts(value: Any) -> tuple[Cut, ...]:
    """What was taken back."""
    found = []
    for row in items(value, MOST_CUTS, "cuts"):
        length, gone = _two(row, "cuts")
        found.append(Cut(count(length, 0, MOST_ANSWERS, "cuts"), lines(gone)))
    return tuple(found)


def _two(value: Any, field: str) -> tuple[Any, Any]:
    row = items(value, 2, field)
    if len(row) != 2:
        raise Damaged("letter_shape", fault=field)
    return row[0], row[1]


def hands(value: Any, seats: int) -> tuple[Hand, ...]:
    """Which seats changed hands, seat by seat in their order."""
    found = [hand(row, seats) for row in items(value, MOST_HANDS, "hands")]
    if found != sorted(found, key=lambda one: one.seat):
        raise Damaged("letter_shape", fault="hands")
    return tuple(found)


def hand(value: Any, seats: int) -> Hand:
    """One of them."""
    row = items(value, 4, "hands")
    if len(row) != 4:
        raise Damaged("letter_shape", fault="hands")
    return Hand(
        count(row[0], 0, seats - 1, "hands"),
        device(row[1], "hands"),
        count(row[2], 0, MOST_ANSWERS, "hands"),
        count(row[3], 0, 3, "hands"),
    )
