"""The fields of a race's position. Colours name the teams; what is pending within a turn stands in `reading.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions import checks
from pygame_core.engine.positions.checks import by_colour, seat_of
from pygame_core.engine.positions.fields import Field, Fields, Pair
from pygame_core.engine.positions.kinds import SEAT, Kind, anything, by_seat, number, step, word

from ..board import CANS, CAR_PARK, PODIUM_PLACES
from ..state import Race

STEPS = ("first_player", "declare", "roll", "move", "pursuit", "obstacle", "take_from", "over")
MOST_TURNS = 100_000
FIXED_DICE = ("own", "energy", "sum")
Dice = tuple[tuple[str, int], ...]


# --- at home, and on the road ------------------------------------------------------------------------------------


def decides(podium: Sequence[int]) -> bool:
    """Whether the race is over with this podium."""
    return len(podium) == PODIUM_PLACES or any(podium.count(seat) > 2 for seat in podium)


def _read_podium(s: Race, told: Any, field: str) -> list[int]:
    if not isinstance(told, list) or len(told) > PODIUM_PLACES:
        raise Damaged("podium_length", most=PODIUM_PLACES)
    podium = [seat_of(s.colours, colour, field) for colour in told]
    for place in range(len(podium)):
        if decides(podium[:place]):
            raise Damaged("podium_decided", place=place)
    return podium


def _expect_podium(s: Race, told: Any, field: str) -> Any:
    for colour in told if isinstance(told, list) else [told]:
        seat_of(s.colours, colour, field)
    return told


def _read_riders(s: Race, told: Any, field: str) -> list[list[int]]:
    given = by_colour(s.colours, told, field)
    return [_team(s, seat, spaces_of(given.get(colour, []))) for seat, colour in enumerate(s.colours)]


def _team(s: Race, seat: int, spaces: list[int]) -> list[int]:
    """All riders of a team: those that are not told stand on the car park, or are at home as the podium tells."""
    home, size = [-place for place, owner in enumerate(s.podium, 1) if owner == seat], len(s.riders[seat])
    if any(space < 0 for space in spaces):
        if sorted(space for space in spaces if space < 0) != sorted(home):
            raise Damaged("riders_home", colour=s.colours[seat])
    else:
        spaces = spaces + [CAR_PARK] * (size - len(home) - len(spaces)) + home
    if len(spaces) != size:
        raise Damaged("riders_count", colour=s.colours[seat], given=len(spaces), expected=size)
    return spaces


def spaces_of(riders: Any) -> list[int]:
    """The spaces of a team's riders, from a list or from text like "33x2 12"."""
    if isinstance(riders, int) and not isinstance(riders, bool):
        riders = [riders]
    if isinstance(riders, str):
        return [space for word in riders.split() for space in _spaces(word)]
    if not isinstance(riders, list):
        raise Damaged("riders_shape")
    return [checks.number(space, "riders", -PODIUM_PLACES, CAR_PARK, but=0) for space in riders]


def _spaces(word: str) -> list[int]:
    space, x, times = word.partition("x")
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in (space, times if x else "1")):
        raise Damaged("riders_shape")
    times_told = checks.number(int(times), "riders", 1, 4) if x else 1
    return [checks.number(int(space), "riders", 1, CAR_PARK)] * times_told


def _compare_riders(s: Race, told: Any) -> Pair:
    """Sorted spaces; riders at home count where some are told."""
    wanted, there = {}, {}
    for colour, riders in by_colour(s.colours, told, "riders").items():
        spaces = spaces_of(riders)
        told_home = any(space < 0 for space in spaces)
        team = [space for space in s.riders[s.colours.index(colour)] if space > 0 or told_home]
        wanted[colour] = sorted(spaces + [CAR_PARK] * (len(team) - len(spaces)), reverse=True)
        there[colour] = sorted(team, reverse=True)
    return wanted, there


# --- cans --------------------------------------------------------------------------------------------------------


def cans_in_all(s: Race) -> int:
    """How many cans are in the game."""
    return CANS[len(s.colours)]


def _check_cans(s: Race) -> None:
    given, expected = s.supply + sum(s.cans), cans_in_all(s)
    if given != expected:
        raise Damaged("cans_total", given=given, expected=expected)


# --- the turn ----------------------------------------------------------------------------------------------------


def _die(s: Race, name: Any) -> str:
    """A die, told by its name or by the colour of whoever lends it."""
    return name if name in FIXED_DICE else str(seat_of(s.colours, name, "dice"))


def _die_name(s: Race, die: str) -> str:
    return die if die in ("", *FIXED_DICE) else s.colours[int(die)]


def _table(_s: Race, told: Any, _field: str) -> Any:
    if not isinstance(told, Mapping):
        raise Damaged("dice_shape")
    return told


def _read_dice(s: Race, told: Any, field: str) -> Dice:
    table = _table(s, told, field)
    pips = {_die(s, name): checks.number(value, field, 1, 6) for name, value in table.items()}
    return tuple((name, pips[name]) for name in (*FIXED_DICE, *map(str, s.clockwise())) if name in pips)


def _write_dice(s: Race, dice: Dice) -> dict[str, int]:
    return {_die_name(s, die): pips for die, pips in dice}


def _read_arrived(s: Race, told: Any, field: str) -> list[tuple[int, ...]]:
    given = by_colour(s.colours, told, field)
    seats = {s.colours.index(colour): riders for colour, riders in given.items()}
    found = {seat: _came(s, seat, riders) for seat, riders in seats.items()}
    return [found.get(seat, ()) for seat in range(len(s.colours))]


def _came(s: Race, seat: int, told: Any) -> tuple[int, ...]:
    """Which riders of a team came: their indexes, or how many did."""
    there = [rider for rider, space in enumerate(s.riders[seat]) if space == s.to]
    riders = there[:told] if type(told) is int and 0 <= told <= len(there) else told
    if not isinstance(riders, list) or not all(type(rider) is int and rider in there for rider in riders):
        raise Damaged("arrived_not_there", colour=s.colours[seat])
    if len(set(riders)) != len(riders):
        raise Damaged("arrived_not_there", colour=s.colours[seat])
    return tuple(riders)


def _compare_arrived(s: Race, told: Any) -> Pair:
    """How many came of each team."""
    given = by_colour(s.colours, told, "arrived")
    wanted = {colour: len(riders) if isinstance(riders, list) else riders for colour, riders in given.items()}
    return wanted, {colour: len(s.arrived[s.colours.index(colour)]) for colour in given}


# --- all of it ---------------------------------------------------------------------------------------------------

LIST = Kind(anything, lambda _s, value: list(value))
SPACE = number(0, CAR_PARK)
CANS_OF_SEAT = Kind(number(0, cans_in_all).read)
RIDERS = Kind(_read_riders, by_seat(LIST, None).write)
PODIUM = Kind(_read_podium, lambda s, value: [s.colours[seat] for seat in value], _expect_podium)
DICE = Kind(_read_dice, _write_dice, _table)
DIE = Kind(lambda s, told, _: _die(s, told) if told else "", _die_name, word(()).expect)
ARRIVED = Kind(_read_arrived, by_seat(LIST, ()).write)

FIELDS = Fields(
    Field("turn", number(1, MOST_TURNS), always=True),
    Field("first", SEAT, usual=lambda s: s.colours[s.active], always=True),
    Field("active", SEAT, always=True),
    Field("riders", RIDERS, usual=lambda _: {}, always=True, compare=_compare_riders),
    Field("podium", PODIUM, always=True),
    Field("cans", by_seat(CANS_OF_SEAT, whole=True), always=True),
    Field("supply", number(0, cans_in_all), usual=lambda s: s.supply - sum(s.cans), always=True, check=_check_cans),
    Field("step", step(STEPS), pending=True),
    Field("mode", word(("", "solo", "group"))),
    Field("space", SPACE),
    Field("boost", word(("", "none", "bonus", "sprint"))),
    Field("dice", DICE),
    Field("from", SPACE, at="start"),
    Field("to", SPACE),
    Field("die", DIE),
    Field("arrived", ARRIVED, compare=_compare_arrived),
    Field("asked", SEAT, pending=True),
    Field("owed", number(1, 2), pending=True),
    Field("why", word(("supply", "retreat")), pending=True),
)
