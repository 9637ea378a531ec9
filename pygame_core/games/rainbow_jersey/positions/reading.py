"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly.

Colours name the teams. Nearly all that is pending follows from the step and the landed space: see pending.py.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.keeping.position_checks import check_fields, number, one_of

from ..board import CARDS, DOMESTIQUES, END_OF_ROAD, ENERGY, GREEN_FOR_RAINBOW, SPACES
from ..rules.jerseys import MIXED
from ..rules.pack import MARKS
from ..state import NOBODY, RECENT, Ride
from .pending import read_step, write_step
from .vocabulary import by_colour, seat_of, seats_of, spaces_of

if TYPE_CHECKING:
    from ..rules.game import RainbowJersey

FIELDS = (
    "turn", "lap", "space", "rainbow_lap", "energy", "reserve", "held", "rainbow", "green", "double", "triple",
    "points", "fallen", "pack", "away", "gap", "mark", "discard", "shown", "deck", "recent",
    "step", "asked", "front", "white", "yellow", "kind", "owner", "card", "bids",
)  # fmt: skip
JERSEYS = ("rainbow", "green", "double", "triple", "points")
SHOWABLE = [card for card, (kind, _) in CARDS.items() if kind == "no_feed"]
MOST_TURNS = 100_000
MOST_JERSEYS = 999


def read(game: "RainbowJersey", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Ride:
    """The race of a position; what is not told is as in the set-up. Nothing is kept of a position with a fault."""
    check_fields(position, FIELDS)
    if not position:
        return game.start(options, seats)
    s = Ride.at_the_start(tuple(seat.colour for seat in seats), options["target"], options["combativity"])
    _read_course(s, position)
    _read_fallen(s, position)
    _read_teams(s, position)
    _read_jerseys(s, position)
    _read_places(s, position)
    _read_cards(s, position)
    _read_recent(s, position)
    read_step(game, s, position)
    return s


def _read_course(s: Ride, position: Mapping[str, Any]) -> None:
    before = position.get("step") == "start_order"
    s.turn = number(position.get("turn", 1 - before), "turn", 1 - before, 0 if before else MOST_TURNS)
    s.lap = number(position.get("lap", 1), "lap", 1, MOST_TURNS)
    s.space = number(position.get("space", 0), "space", 0, SPACES - 1)
    s.rainbow_lap = position.get("rainbow_lap", False)
    if not isinstance(s.rainbow_lap, bool):
        raise Damaged("not_one_of", field="rainbow_lap", value=shown(s.rainbow_lap), allowed=["true", "false"])


def _read_fallen(s: Ride, position: Mapping[str, Any]) -> None:
    """The present turn, where it is not told, is the one of the last collapse."""
    last = s.turn if "turn" in position else MOST_TURNS
    for colour, turn in by_colour(s, position.get("fallen", {}), "fallen").items():
        s.fallen[s.colours.index(colour)] = number(turn, "fallen", 0, last)
    s.turn = max(s.turn, *s.fallen)


def _read_teams(s: Ride, position: Mapping[str, Any]) -> None:
    energy = by_colour(s, position.get("energy", {}), "energy")
    reserve = by_colour(s, position.get("reserve", {}), "reserve")
    held = by_colour(s, position.get("held", {}), "held")
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


def _read_jerseys(s: Ride, position: Mapping[str, Any]) -> None:
    for name in JERSEYS:
        given = by_colour(s, position.get(name, {}), name)
        counts = getattr(s, name)
        counts[:] = [number(given.get(colour, 0), name, 0, MOST_JERSEYS) for colour in s.colours]
    if any(s.points) and not s.combativity:
        raise Damaged("position_points")
    for seat, colour in enumerate(s.colours):
        if s.target != MIXED and s.green[seat] >= GREEN_FOR_RAINBOW:
            raise Damaged("position_green", colour=colour)


def _read_places(s: Ride, position: Mapping[str, Any]) -> None:
    away = position.get("away", "")
    s.away = NOBODY if away == "" else seat_of(s, away, "away")
    if s.away < 0 and ("gap" in position or "mark" in position):
        raise Damaged("position_gap")
    if s.away >= 0:
        over = position.get("step") == "over"
        s.gap = number(position.get("gap", 1), "gap", 1, END_OF_ROAD - (not over))
        s.mark = _mark(s, position)
    racing = [seat for seat, turn in enumerate(s.fallen) if not turn and seat != s.away]
    s.pack = seats_of(s, position["pack"], "pack") if "pack" in position else racing
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
    pile = {"discard": [drawn]} if isinstance(drawn, str) and drawn in CARDS else {}
    s.discard = _cards(pile | dict(position), "discard", list(CARDS))
    s.shown = _cards(position, "shown", SHOWABLE)
    out = [*s.discard, *s.shown]
    for at, card in enumerate(out):
        if card in out[:at]:
            raise Damaged("position_cards", card=card)
    if "deck" in position and (wrong := {*_cards(position, "deck", list(CARDS))}.symmetric_difference(s.pile())):
        raise Damaged("position_cards", card=min(wrong))


def _cards(position: Mapping[str, Any], field: str, known: Sequence[str]) -> tuple[str, ...]:
    told = position.get(field, [])
    cards = told.split() if isinstance(told, str) else told
    if not isinstance(cards, list):
        raise Damaged("not_one_of", field=field, value=shown(told), allowed=list(known))
    found = tuple(one_of(card, known, field) for card in cards)
    if len(set(found)) != len(found):
        raise Damaged("position_cards", card=next(card for card in found if found.count(card) > 1))
    return found


def _read_recent(s: Ride, position: Mapping[str, Any]) -> None:
    told = position.get("recent", [])
    players = len(s.colours)
    rows = told if isinstance(told, list) else [told]
    if len(rows) > min(s.turn, RECENT) or not all(isinstance(row, list) and len(row) == players for row in rows):
        raise Damaged("position_recent", most=min(s.turn, RECENT), players=players)
    s.recent = tuple(tuple(number(energy, "recent", 0, ENERGY) for energy in row) for row in rows)


def write(s: Ride) -> dict[str, Any]:
    """The whole position: `read` gives the race back. What is nothing is left out."""
    colours = s.colours
    written: dict[str, Any] = {
        "rainbow_lap": s.rainbow_lap,
        "held": {colour: list(spaces) for colour, spaces in zip(colours, s.held, strict=True) if spaces},
        "fallen": {colour: turn for colour, turn in zip(colours, s.fallen, strict=True) if turn},
        "away": colours[s.away] if s.away >= 0 else "",
        "gap": s.gap,
        "discard": list(s.discard),
        "shown": list(s.shown),
        "recent": [list(energies) for energies in s.recent],
    }
    for name in JERSEYS:
        written[name] = {colour: count for colour, count in zip(colours, getattr(s, name), strict=True) if count}
    if s.away >= 0 and s.combativity:
        written["mark"] = s.mark
    always = {
        "turn": s.turn,
        "lap": s.lap,
        "space": s.space,
        "energy": dict(zip(colours, s.energy, strict=True)),
        "reserve": dict(zip(colours, s.reserve, strict=True)),
        "pack": [colours[seat] for seat in s.pack],
    }
    position = always | {name: value for name, value in written.items() if value or name == "mark"} | write_step(s)
    return {name: position[name] for name in FIELDS if name in position}
