"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly, written whole, compared.

Its fields stand in `fields.py`. Nearly all that is pending follows from step and landed space: see `pending.py`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions.checks import by_colour, number

from ..board import CARDS, DOMESTIQUES, END_OF_ROAD, ENERGY, GREEN_FOR_RAINBOW
from ..rules.jerseys import MIXED
from ..rules.pack import MARKS
from ..state import Ride
from .fields import COUNTED, FIELDS, JERSEYS, MOST_TURNS, cards_of, spaces_of, whole
from .pending import read_step, write_step

if TYPE_CHECKING:
    from ..rules.game import RainbowJersey


def read(game: "RainbowJersey", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Ride:
    """The race of a position; what is not told is as in the set-up. Nothing is kept of a position with a fault."""
    FIELDS.check(position)
    if not position:
        return game.start(options, seats)
    s = Ride.at_the_start(tuple(seat.colour for seat in seats), options["target"], options["combativity"])
    _read_course(s, position)
    _read_fallen(s, position)
    _read_teams(s, position)
    FIELDS.read(s, position, JERSEYS)
    _check_jerseys(s)
    _read_places(s, position)
    _read_cards(s, position)
    FIELDS.read(s, position, ("recent",))
    read_step(game, s, position)
    return s


def _read_course(s: Ride, position: Mapping[str, Any]) -> None:
    before = position.get("step") == "start_order"
    s.turn = number(position.get("turn", 1 - before), "turn", 1 - before, 0 if before else MOST_TURNS)
    FIELDS.read(s, position, ("lap", "space", "rainbow_lap"))


def _read_fallen(s: Ride, position: Mapping[str, Any]) -> None:
    """The present turn, where it is not told, is the one of the last collapse."""
    last = s.turn if "turn" in position else MOST_TURNS
    for colour, turn in by_colour(s.colours, position.get("fallen", {}), "fallen").items():
        s.fallen[s.colours.index(colour)] = number(turn, "fallen", 0, last)
    s.turn = max(s.turn, *s.fallen)


def _read_teams(s: Ride, position: Mapping[str, Any]) -> None:
    energy = by_colour(s.colours, position.get("energy", {}), "energy")
    reserve = by_colour(s.colours, position.get("reserve", {}), "reserve")
    held = by_colour(s.colours, position.get("held", {}), "held")
    for seat, colour in enumerate(s.colours):
        s.held[seat] = spaces_of(held.get(colour, []))
        fresh = not s.fallen[seat]
        left = (DOMESTIQUES - len(s.held[seat])) * fresh
        s.energy[seat] = number(energy.get(colour, ENERGY * fresh), "energy", 0, ENERGY)
        s.reserve[seat] = number(reserve.get(colour, max(left, 0)), "reserve", 0, DOMESTIQUES)
        if s.domestiques(seat) > DOMESTIQUES:
            raise Damaged("position_team", colour=colour, most=DOMESTIQUES)
        if s.fallen[seat] and (s.energy[seat] or s.domestiques(seat)):
            raise Damaged("position_fallen", colour=colour)
    _check_holders(s)


def _check_holders(s: Ride) -> None:
    taken = [space for spaces in s.held for space in spaces]
    for at, space in enumerate(taken):
        if space in taken[:at]:
            raise Damaged("position_two_holders", space=space)


def _check_jerseys(s: Ride) -> None:
    if any(s.points) and not s.combativity:
        raise Damaged("position_points")
    for seat, colour in enumerate(s.colours):
        if s.target != MIXED and s.green[seat] >= GREEN_FOR_RAINBOW:
            raise Damaged("position_green", colour=colour)


def _read_places(s: Ride, position: Mapping[str, Any]) -> None:
    FIELDS.read(s, position, ("away",))
    if s.away < 0 and ("gap" in position or "mark" in position):
        raise Damaged("position_gap")
    if s.away >= 0:
        over = position.get("step") == "over"
        s.gap = number(position.get("gap", 1), "gap", 1, END_OF_ROAD - (not over))
        s.mark = _mark(s, position)
    FIELDS.read(s, position, ("pack",))
    _check_places(s, begun=position.get("step") != "start_order")


def _mark(s: Ride, position: Mapping[str, Any]) -> int:
    """Where this breakaway stands it has been paid for, unless the race ended with its last attack."""
    due = sum(s.gap >= step for step, _ in MARKS) if s.combativity else 0
    mark = number(position.get("mark", due), "mark", 0, len(MARKS) if s.combativity else 0)
    if mark < due and s.gap < END_OF_ROAD:
        raise Damaged("position_mark", gap=s.gap)
    return mark


def _check_places(s: Ride, begun: bool) -> None:
    """Every leader is in just one place: in the pack, away, or out of the race."""
    for seat, colour in enumerate(s.colours):
        places = s.pack.count(seat) + (seat == s.away) + bool(s.fallen[seat])
        if places > 1 or (begun and not places):
            raise Damaged("position_racing", colour=colour)


def _read_cards(s: Ride, position: Mapping[str, Any]) -> None:
    drawn = position.get("card")  # It lies on the discard pile, which need not be told for it.
    pile = [drawn] if isinstance(drawn, str) and drawn in CARDS else []
    s.discard = cards_of(position.get("discard", pile), "discard", list(CARDS))
    FIELDS.read(s, position, ("shown",))
    out = [*s.discard, *s.shown]
    for at, card in enumerate(out):
        if card in out[:at]:
            raise Damaged("position_cards", card=card)
    deck = cards_of(position["deck"], "deck", list(CARDS)) if "deck" in position else s.pile()
    if wrong := {*deck}.symmetric_difference(s.pile()):
        raise Damaged("position_cards", card=min(wrong))


def write(s: Ride) -> dict[str, Any]:
    """The whole position: `read` gives the race back. What is nothing is left out."""
    position = FIELDS.write(s) | write_step(s)
    return {name: position[name] for name in FIELDS.names if name in position}


def difference(s: Ride, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds. Raises Damaged."""
    return FIELDS.difference(s, field, expected, _there(s, asked, field))


def _there(s: Ride, asked: tuple[int, ...], field: str) -> Any:
    if field == "asked":
        return s.colours[asked[0]] if asked and asked[0] >= 0 else ""
    if field in ("step", "bids", "deck"):
        return write_step(s).get(field, [])
    return whole(s, getattr(s, field)) if field in COUNTED else FIELDS.there(s, field)
