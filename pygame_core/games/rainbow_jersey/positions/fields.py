"""The fields of a race's position. Colours name the teams; the step and what it waits for stand in `pending.py`."""

from collections.abc import Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions import checks
from pygame_core.engine.positions.checks import by_colour, one_of, seat_of
from pygame_core.engine.positions.fields import Field, Fields, Pair
from pygame_core.engine.positions.kinds import FLAG, NOBODY, SEAT, Kind, anything, by_seat, number, step, word

from ..board import CARDS, DOMESTIQUES, END_OF_ROAD, ENERGY, SPACE, SPACES
from ..rules.pack import MARKS
from ..state import RECENT, Ride

STEPS = (
    "start_order", "upkeep", "roll", "white", "card", "drop", "debt", "attack", "yellow", "auction", "placing",
    "exchange", "over",
)  # fmt: skip
JERSEYS = ("rainbow", "green", "double", "triple", "points")
COUNTED = ("energy", "reserve", *JERSEYS, "fallen")
SHOWABLE = [card for card, (kind, _) in CARDS.items() if kind == "no_feed"]
MOST_TURNS = 100_000
MOST_JERSEYS = 999


def seats_of(s: Ride, told: Any, field: str) -> list[int]:
    """Several seats in their order, from a list of colours or from text."""
    colours = told.split() if isinstance(told, str) else told if isinstance(told, list) else [told]
    return [seat_of(s.colours, colour, field) for colour in colours]


def spaces_of(told: Any) -> tuple[int, ...]:
    """The spaces of a team's domestiques, from a list, from text like "20 34", or just one."""
    if isinstance(told, str):
        words = told.split()
        told = [int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else word for word in words]
    spaces = told if isinstance(told, list) else [told]
    for space in spaces:
        if SPACE[checks.number(space, "held", 0, SPACES - 1)][0] != "effort":
            raise Damaged("position_not_effort", space=space)
    return tuple(sorted(spaces))


def cards_of(told: Any, field: str, known: Sequence[str]) -> tuple[str, ...]:
    """Some of the cards, no card twice."""
    cards = told.split() if isinstance(told, str) else told
    if not isinstance(cards, list):
        raise Damaged("not_one_of", field=field, value=shown(told), allowed=list(known))
    found = tuple(one_of(card, known, field) for card in cards)
    if len(set(found)) != len(found):
        raise Damaged("position_cards", card=next(card for card in found if found.count(card) > 1))
    return found


def _read_recent(s: Ride, told: Any, field: str) -> tuple[tuple[int, ...], ...]:
    players = len(s.colours)
    rows = told if isinstance(told, list) else [told]
    if len(rows) > min(s.turn, RECENT) or not all(isinstance(row, list) and len(row) == players for row in rows):
        raise Damaged("position_recent", most=min(s.turn, RECENT), players=players)
    return tuple(tuple(checks.number(energy, field, 0, ENERGY) for energy in row) for row in rows)


def _racing(s: Ride) -> list[str]:
    """Whoever has not fallen and is not away."""
    return [s.colours[seat] for seat, turn in enumerate(s.fallen) if not turn and seat != s.away]


# --- what is compared otherwise than it is written ---------------------------------------------------------------


def _compare_held(s: Ride, told: Any) -> Pair:
    given = by_colour(s.colours, told, "held")
    return {colour: list(spaces_of(spaces)) for colour, spaces in given.items()}, whole(s, s.held)


def _compare_pile(field: str, there: list[str], told: Any) -> Pair:
    """A pile has no order that matters; it may be told as how many cards it has."""
    if type(told) is int:
        return told, len(there)
    cards = told.split() if isinstance(told, str) else told
    if not isinstance(cards, list):
        raise Damaged("not_one_of", field=field, value=shown(told), allowed=list(CARDS))
    return sorted(one_of(card, tuple(CARDS), field) for card in cards), there


def whole(s: Ride, values: Sequence[Any]) -> dict[str, Any]:
    """A value for each seat, by colour, none left out."""
    return dict(zip(s.colours, values, strict=True))


# --- all of it ---------------------------------------------------------------------------------------------------

LIST = Kind(anything, lambda _s, value: list(value))
MAYBE_SEAT = Kind(lambda s, told, field: NOBODY if told == "" else SEAT.read(s, told, field), SEAT.write, SEAT.expect)
ENERGIES, DOMESTIQUES_LEFT = by_seat(number(0, ENERGY), whole=True), by_seat(number(0, DOMESTIQUES), whole=True)
JERSEYS_WON = by_seat(number(0, MOST_JERSEYS))
PACK = Kind(
    seats_of,
    lambda s, value: [s.colours[seat] for seat in value],
    lambda s, told, field: [s.colours[seat] for seat in seats_of(s, told, field)],
)
DISCARD = Kind(lambda _s, told, field: cards_of(told, field, list(CARDS)), LIST.write)
SHOWN = Kind(lambda _s, told, field: cards_of(told, field, SHOWABLE), LIST.write)
RECENT_ENERGIES = Kind(_read_recent, lambda _s, value: [list(energies) for energies in value])
BIDS = Kind(anything, expect=lambda _s, told, _: [told] if isinstance(told, str) else told)

FIELDS = Fields(
    Field("turn", number(0, MOST_TURNS), always=True),
    Field("lap", number(1, MOST_TURNS), always=True),
    Field("space", number(0, SPACES - 1), always=True),
    Field("rainbow_lap", FLAG),
    Field("energy", ENERGIES, always=True),
    Field("reserve", DOMESTIQUES_LEFT, always=True),
    Field("held", by_seat(LIST, ()), compare=_compare_held),
    *[Field(name, JERSEYS_WON) for name in JERSEYS],
    Field("fallen", by_seat(number(0, MOST_TURNS))),
    Field("pack", PACK, usual=_racing, always=True),
    Field("away", MAYBE_SEAT),
    Field("gap", number(1, END_OF_ROAD)),
    Field("mark", number(0, len(MARKS)), always=True, unless=lambda s: s.away < 0 or not s.combativity),
    Field("discard", DISCARD, compare=lambda s, told: _compare_pile("discard", sorted(s.discard), told)),
    Field("shown", SHOWN, compare=lambda s, told: _compare_pile("shown", sorted(s.shown), told)),
    Field("deck", DISCARD, pending=True, compare=lambda s, told: _compare_pile("deck", s.pile(), told)),
    Field("recent", RECENT_ENERGIES),
    Field("step", step(STEPS), pending=True),
    Field("asked", SEAT, pending=True),
    Field("front", SEAT),
    Field("white", number(1, 6)),
    Field("yellow", number(0, 6)),
    Field("kind", word(()), unless=lambda s: bool(s.stack)),
    Field("owner", SEAT),
    Field("card", word(("", *CARDS))),
    Field("bids", BIDS, pending=True),
)
