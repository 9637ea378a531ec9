"""What a position is, against what a scenario expects of it, in the words of `reading.py`."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping.position_checks import number, one_of
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..board import CAR_PARK
from ..state import Race
from .reading import MOST_TURNS, STEPS, by_colour, seat_of, spaces_of, write

BY_COLOUR = ("riders", "cans", "arrived")
COLOURS = ("active", "first", "asked")
NUMBERS = ("turn", "supply", "space", "from", "to", "owed")


def difference(s: Race, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds. Riders compare as those of `read`."""
    _check(s, field, expected)
    written = write(s) | {"asked": s.colours[asked[0]] if asked and asked[0] >= 0 else ""}
    actual = written.get(field)
    if field in ("riders", "arrived"):
        expected, actual = _comparable(s, field, expected)
    return "" if holds(expected, actual) else inline(actual if actual is not None else "")


def _comparable(s: Race, field: str, expected: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is expected of some teams' riders, and what is there, both as sorted spaces or as counts."""
    given = by_colour(s, expected, field)
    wanted: dict[str, Any] = {}
    there: dict[str, Any] = {}
    for colour, riders in given.items():
        seat = s.colours.index(colour)
        if field == "arrived":
            wanted[colour] = len(riders) if isinstance(riders, list) else riders
            there[colour] = len(s.arrived[seat])
            continue
        spaces = spaces_of(riders)
        told_home = any(space < 0 for space in spaces)
        team = [space for space in s.riders[seat] if space > 0 or told_home]
        wanted[colour] = sorted(spaces + [CAR_PARK] * (len(team) - len(spaces)), reverse=True)
        there[colour] = sorted(team, reverse=True)
    return wanted, there


def _check(s: Race, field: str, expected: Any) -> None:
    """Refuse what no position could hold: it is a fault of the scenario, not of the game."""
    if field in BY_COLOUR:
        by_colour(s, expected, field)
    elif field in NUMBERS:
        number(expected, field, 0, MOST_TURNS)
    elif field == "podium":
        for colour in expected if isinstance(expected, list) else [expected]:
            seat_of(s, colour, field)
    elif field == "dice":
        if not isinstance(expected, Mapping):
            raise Damaged("dice_shape")
    elif field == "step":
        one_of(expected, STEPS, field)
    elif field in COLOURS and expected != "":
        seat_of(s, expected, field)
    elif not isinstance(expected, str):
        raise Damaged("not_one_of", field=field, value=str(expected)[:40], allowed=["text"])
