"""A game as plain data: one vocabulary for saves, links and scenarios, read strictly. Colours name the geese."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import check_fields, number, one_of

from ..board import HOLDS, INN, PASSED, POND
from ..rules.turn import close
from ..state import HELD, Flock

if TYPE_CHECKING:
    from ..rules.game import Goose

STEPS = ("first_player", "throw", "roll", "go", "over")
FIELDS = ("turn", "first", "active", "geese", "waits", "dice", "step")
MOST_TURNS = 100_000


def gate(options: Mapping[str, Any], seats: Sequence[Seat]) -> Flock:
    """The table before anything has happened."""
    colours = tuple(seat.colour for seat in seats)
    return Flock.at_the_gate(
        colours, choose=options["dice"] == "choose", exact=options["finish"] == "exact", inn=options["inn"]
    )


def read(game: "Goose", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Flock:
    """The game of a position. What is not told is as in the set-up."""
    check_fields(position, FIELDS)
    if not position:
        return game.start(options, seats)
    s = gate(options, seats)
    s.turn = number(position.get("turn", 1), "turn", 1, MOST_TURNS)
    s.active = _seat(s, position.get("active", s.colours[0]), "active")
    s.first = _seat(s, position.get("first", s.colours[s.active]), "first")
    _read_geese(s, position)
    _read_waits(s, position)
    _read_step(game, s, position)
    return s


def _read_geese(s: Flock, position: Mapping[str, Any]) -> None:
    for colour, space in _by_colour(s, position.get("geese", {}), "geese").items():
        at = number(space, "geese", 0, POND)
        if at in PASSED or (at and at in s.geese):
            raise Damaged("nobody_stands_there" if at in PASSED else "two_on_a_space", space=at)
        s.geese[s.colours.index(colour)] = at


def _read_waits(s: Flock, position: Mapping[str, Any]) -> None:
    """Told, or as the spaces have it: whoever is in the well or in prison is held."""
    s.waits = [HELD if at in HOLDS else 0 for at in s.geese]
    for colour, wait in _by_colour(s, position.get("waits", {}), "waits").items():
        seat = s.colours.index(colour)
        s.waits[seat] = number(wait, "waits", HELD, s.inn)
        where = HOLDS if s.waits[seat] == HELD else {INN}
        if s.waits[seat] and s.geese[seat] not in where:
            raise Damaged("nothing_to_wait_for", colour=colour)


def _read_step(game: "Goose", s: Flock, position: Mapping[str, Any]) -> None:
    over = POND in s.geese
    step = one_of(position.get("step", "over" if over else "go" if position.get("dice") else "throw"), STEPS, "step")
    dice = position.get("dice", [])
    if not isinstance(dice, list) or len(dice) != (2 if step == "go" else 0):
        raise Damaged("two_dice", step=step)
    s.dice = tuple(number(die, "dice", 1, 6) for die in dice)
    if over != (step == "over"):
        raise Damaged("over_or_not", step=step)
    if over:
        close(s)
        return
    if s.waits[s.active] and step in ("roll", "go"):
        raise Damaged("nothing_asked", step=step)
    s.call(step)
    game.advance(s)


def write(s: Flock) -> dict[str, Any]:
    """The whole position."""
    return {
        "turn": s.turn,
        "first": s.colours[s.first],
        "active": s.colours[s.active],
        "geese": dict(zip(s.colours, s.geese, strict=True)),
        "waits": dict(zip(s.colours, s.waits, strict=True)),
        "dice": list(s.dice),
        "step": s.stack[-1]["step"] if s.stack else "over",
    }


def _seat(s: Flock, colour: Any, field: str) -> int:
    if colour not in s.colours:
        raise Damaged("unknown_colour", field=field, value=shown(colour), allowed=list(s.colours))
    return s.colours.index(colour)


def _by_colour(s: Flock, given: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise Damaged("by_colour", field=field)
    for colour in given:
        _seat(s, colour, field)
    return given
