"""What a position is, against what a scenario expects of it, in the words of `reading.py`."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.keeping.position_checks import check_fields, number, one_of
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..board import CARDS
from ..state import Ride
from .pending import STEPS, write_step
from .reading import FIELDS, JERSEYS, MOST_TURNS
from .vocabulary import by_colour, seat_of, seats_of, spaces_of

COUNTED = ("energy", "reserve", *JERSEYS, "fallen")
COLOURS = ("away", "asked", "front", "owner")
NUMBERS = ("turn", "lap", "space", "gap", "mark", "white", "yellow")
PILES = ("deck", "discard", "shown")


def difference(s: Ride, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds."""
    check_fields({field: expected}, FIELDS)
    wanted, actual = _compared(s, asked, field, expected)
    return "" if holds(wanted, actual) else inline(actual)


def _compared(s: Ride, asked: tuple[int, ...], field: str, expected: Any) -> tuple[Any, Any]:
    """What is expected and what is there, written alike. What no position could hold is a fault of the scenario."""
    if field in COUNTED or field == "held":
        given = by_colour(s, expected, field)
        return _of_teams(s, field, given)
    if field in PILES:
        return _of_pile(s, field, expected)
    if field in COLOURS:
        return _colour(s, expected, field), _name(s, asked[0] if field == "asked" and asked else _place(s, field))
    if field == "pack":
        return [s.colours[seat] for seat in seats_of(s, expected, field)], [s.colours[seat] for seat in s.pack]
    if field in NUMBERS:
        return number(expected, field, 0, MOST_TURNS), getattr(s, field)
    return _of_step(s, field, expected)


def _of_teams(s: Ride, field: str, given: Mapping[str, Any]) -> tuple[Any, Any]:
    there = dict(zip(s.colours, getattr(s, field), strict=True))
    if field == "held":
        return {colour: list(spaces_of(told)) for colour, told in given.items()}, there
    return {colour: number(count, field, 0, MOST_TURNS) for colour, count in given.items()}, there


def _of_pile(s: Ride, field: str, expected: Any) -> tuple[Any, Any]:
    """A pile has no order that matters; it may be told as how many cards it has."""
    there = s.pile() if field == "deck" else sorted(getattr(s, field))
    if type(expected) is int:
        return expected, len(there)
    cards = expected.split() if isinstance(expected, str) else expected
    if not isinstance(cards, list):
        raise Damaged("not_one_of", field=field, value=shown(expected), allowed=list(CARDS))
    return sorted(one_of(card, tuple(CARDS), field) for card in cards), there


def _place(s: Ride, field: str) -> int:
    return -1 if field == "asked" else int(getattr(s, field))


def _name(s: Ride, seat: int) -> str:
    return s.colours[seat] if seat >= 0 else ""


def _colour(s: Ride, told: Any, field: str) -> str:
    return "" if told == "" else _name(s, seat_of(s, told, field))


def _of_step(s: Ride, field: str, expected: Any) -> tuple[Any, Any]:
    if field == "step":
        return one_of(expected, STEPS, field), write_step(s)["step"]
    if field == "recent":
        return expected, [list(energies) for energies in s.recent]
    if field == "bids":
        return [expected] if isinstance(expected, str) else expected, write_step(s).get(field, [])
    if field == "rainbow_lap":
        if not isinstance(expected, bool):
            raise Damaged("not_one_of", field=field, value=shown(expected), allowed=["true", "false"])
        return expected, s.rainbow_lap
    if not isinstance(expected, str):
        raise Damaged("not_one_of", field=field, value=shown(expected), allowed=["text"])
    return expected, getattr(s, field)
