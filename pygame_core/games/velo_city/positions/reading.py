"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly.

Colours name the teams. Riders: a list of spaces, or text like "33x2 12"; riders not mentioned stand on the car park.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.core.state import Frame
from pygame_core.engine.keeping.position_checks import check_fields, number, one_of

from ..board import CAR_PARK, KIND, PODIUM_PLACES
from ..rules.turn import close, thrown, value_of
from ..state import Race

if TYPE_CHECKING:
    from ..rules.game import VeloCity

STEPS = ("first_player", "declare", "roll", "move", "pursuit", "obstacle", "take_from", "over")
TURN_FIELDS = {"mode": "mode", "space": "space", "boost": "boost", "from": "start", "to": "to"}
FIELDS = (
    "turn", "first", "active", "riders", "podium", "cans", "supply", "step", "mode", "space", "boost",
    "dice", "from", "to", "die", "arrived", "asked", "owed", "why",
)  # fmt: skip
ONLY_AT = {"asked": ("pursuit", "obstacle", "take_from"), "owed": ("take_from",), "why": ("take_from",)}
MOST_TURNS = 100_000
FIXED_DICE = ("own", "energy", "sum")


def read(game: "VeloCity", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
    """The race of a position. What is not told is as in the set-up. Nothing is kept of a position with a fault."""
    check_fields(position, FIELDS)
    s = Race.at_the_car_park(tuple(seat.colour for seat in seats), options["sprint_finish"] == "sum")
    if not position:
        return game.start(options, seats)
    _read_people(s, position)
    _read_podium(s, position)
    _read_riders(s, position)
    _read_cans(s, position)
    _read_turn(s, position)
    _read_step(game, s, position)
    return s


def _read_people(s: Race, position: Mapping[str, Any]) -> None:
    s.turn = number(position.get("turn", 1), "turn", 1, MOST_TURNS)
    s.active = seat_of(s, position.get("active", s.colours[0]), "active")
    s.first = seat_of(s, position.get("first", s.colours[s.active]), "first")


def _read_podium(s: Race, position: Mapping[str, Any]) -> None:
    podium = position.get("podium", [])
    if not isinstance(podium, list) or len(podium) > PODIUM_PLACES:
        raise Damaged("podium_length", most=PODIUM_PLACES)
    s.podium = [seat_of(s, colour, "podium") for colour in podium]
    for place in range(len(podium)):
        if decides(s.podium[:place]):
            raise Damaged("podium_decided", place=place)


def decides(podium: Sequence[int]) -> bool:
    """Whether the race is over with this podium."""
    return len(podium) == PODIUM_PLACES or any(podium.count(seat) > 2 for seat in podium)


def _read_riders(s: Race, position: Mapping[str, Any]) -> None:
    given = by_colour(s, position.get("riders", {}), "riders")
    for seat, team in enumerate(s.riders):
        home = [-place for place, owner in enumerate(s.podium, 1) if owner == seat]
        spaces = spaces_of(given.get(s.colours[seat], []))
        if any(space < 0 for space in spaces):
            if sorted(space for space in spaces if space < 0) != sorted(home):
                raise Damaged("riders_home", colour=s.colours[seat])
        else:
            spaces = spaces + [CAR_PARK] * (len(team) - len(home) - len(spaces)) + home
        if len(spaces) != len(team):
            raise Damaged("riders_count", colour=s.colours[seat], given=len(spaces), expected=len(team))
        s.riders[seat] = spaces


def spaces_of(riders: Any) -> list[int]:
    """The spaces of a team's riders, from a list or from text like "33x2 12"."""
    if isinstance(riders, int) and not isinstance(riders, bool):
        riders = [riders]
    if isinstance(riders, str):
        return [space for word in riders.split() for space in _word(word)]
    if not isinstance(riders, list):
        raise Damaged("riders_shape")
    return [number(space, "riders", -PODIUM_PLACES, CAR_PARK, but=0) for space in riders]


def _word(word: str) -> list[int]:
    space, x, times = word.partition("x")
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in (space, times if x else "1")):
        raise Damaged("riders_shape")
    return [number(int(space), "riders", 1, CAR_PARK)] * (number(int(times), "riders", 1, 4) if x else 1)


def _read_cans(s: Race, position: Mapping[str, Any]) -> None:
    total = s.supply
    given = by_colour(s, position.get("cans", {}), "cans")
    s.cans = [number(given.get(colour, 0), "cans", 0, total) for colour in s.colours]
    s.supply = number(position.get("supply", total - sum(s.cans)), "supply", 0, total)
    if s.supply + sum(s.cans) != total:
        raise Damaged("cans_total", given=s.supply + sum(s.cans), expected=total)


def _read_turn(s: Race, position: Mapping[str, Any]) -> None:
    s.mode = one_of(position.get("mode", ""), ("", "solo", "group"), "mode")
    s.boost = one_of(position.get("boost", ""), ("", "none", "bonus", "sprint"), "boost")
    s.space = number(position.get("space", 0), "space", 0, CAR_PARK)
    s.start = number(position.get("from", 0), "from", 0, CAR_PARK)
    s.to = number(position.get("to", 0), "to", 0, CAR_PARK)
    dice = position.get("dice", {})
    if not isinstance(dice, Mapping):
        raise Damaged("dice_shape")
    told = {_die(s, name): number(value, "dice", 1, 6) for name, value in dice.items()}
    s.dice = tuple((name, told[name]) for name in (*FIXED_DICE, *map(str, s.clockwise())) if name in told)
    s.die = _die(s, position["die"]) if position.get("die") else ""
    _read_arrived(s, position)


def _read_arrived(s: Race, position: Mapping[str, Any]) -> None:
    """Which riders came: their indexes, or how many did."""
    for colour, told in by_colour(s, position.get("arrived", {}), "arrived").items():
        seat = s.colours.index(colour)
        there = [rider for rider, space in enumerate(s.riders[seat]) if space == s.to]
        riders = there[:told] if type(told) is int and 0 <= told <= len(there) else told
        if not isinstance(riders, list) or not all(type(rider) is int and rider in there for rider in riders):
            raise Damaged("arrived_not_there", colour=colour)
        if len(set(riders)) != len(riders):
            raise Damaged("arrived_not_there", colour=colour)
        s.arrived[seat] = tuple(riders)


def _read_step(game: "VeloCity", s: Race, position: Mapping[str, Any]) -> None:
    over = decides(s.podium)
    step = one_of(position.get("step", "over" if over else "declare"), STEPS, "step")
    if over != (step == "over"):
        raise Damaged("over_or_not", step=step)
    for name, steps in ONLY_AT.items():
        if name in position and step not in steps:
            raise Damaged("position_field", field=name, allowed=[field for field in FIELDS if field not in ONLY_AT])
    if over:
        _check_last_crossing(s)
        close(s)
        return
    _check_pending(s, step)
    _push(s, step, position)
    before = s.stack[-1]["step"]
    game.advance(s)
    if not s.stack or s.stack[-1]["step"] != before:
        raise Damaged("nothing_asked", step=step)
    if "asked" in position and game.asked(s) != (seat_of(s, position["asked"], "asked"),):
        raise Damaged("nothing_asked", step=step)


def _check_last_crossing(s: Race) -> None:
    """What is still told of the turn that ended the race: nothing, or the crossing."""
    if not any((s.mode, s.boost, s.space, s.dice, s.start, s.to, s.die, any(s.arrived))):
        return
    if not (s.mode and s.boost and s.start and s.die) or s.to or any(s.arrived):
        raise Damaged("pending_move", step="over")
    if not _dice_fit(s, STEPS.index("over")) or not _die_known(s) or _pips(s) < s.start:
        raise Damaged("pending_dice", step="over")
    if s.space != (s.start if s.mode == "group" else 0) or s.podium[-1] != s.active:
        raise Damaged("pending_group", space=s.space)


def _check_pending(s: Race, step: str) -> None:
    """What is pending must fit the step: nothing rolled before the declaration, a move that the dice allow..."""
    at = STEPS.index(step)
    told = [bool(s.mode), bool(s.boost)]
    if told != [at >= STEPS.index("roll")] * 2:
        raise Damaged("pending_declaration", step=step)
    if s.mode == "group" and (s.boost == "sprint" or _group_left(s, at)):
        raise Damaged("pending_group", space=s.space)
    if s.mode != "group" and s.space:
        raise Damaged("pending_group", space=s.space)
    if (at >= STEPS.index("move")) != bool(s.dice):
        raise Damaged("pending_dice", step=step)
    if s.dice and not _dice_fit(s, at):
        raise Damaged("pending_dice", step=step)
    told = [bool(s.start), bool(s.to), bool(s.die)]
    if told != [at >= STEPS.index("pursuit")] * 3 or (any(s.arrived) and not s.die):
        raise Damaged("pending_move", step=step)
    if s.die and not _move_fits(s):
        raise Damaged("pending_move", step=step)


def _group_left(s: Race, at: int) -> bool:
    """Whether the group of this run is not where it must be; after the move its riders may have gone."""
    return not s.space or (at <= STEPS.index("move") and s.space not in s.shared(s.active))


def _dice_fit(s: Race, at: int) -> bool:
    names = [name for name, _ in s.dice]
    fixed = ["own"] if s.boost == "none" else ["own", "energy"]
    if at == STEPS.index("move") and s.mode == "group":
        return names == fixed + [str(seat) for seat in s.lenders(s.space)]
    rivals = names[len(fixed) :]
    lent = all(name not in FIXED_DICE and name != str(s.active) for name in rivals)
    return names[: len(fixed)] == fixed and lent and bool(rivals) == (s.mode == "group")


def _move_fits(s: Race) -> bool:
    if not _die_known(s) or s.start - _pips(s) != s.to:
        return False
    return s.mode != "group" or s.start == s.space


def _die_known(s: Race) -> bool:
    return s.die in dict(s.dice) or (s.die == "sum" and s.boost == "sprint")


def _pips(s: Race) -> int:
    return value_of(s, s.die)


def _push(s: Race, step: str, position: Mapping[str, Any]) -> None:
    if step == "roll":
        s.call("roll", thrown=thrown(s))
    elif step in ("pursuit", "obstacle"):
        _check_kind(s, step)
        offset = _offset(s, position.get("asked", s.colours[s.active]))
        _check_order(s, step, offset)
        s.call(step, offset=offset)
    elif step == "take_from":
        _push_receipt(s, position)
    else:
        s.call(step)


def _check_kind(s: Race, step: str) -> None:
    if step == "obstacle" and KIND[s.to] != "obstacle":
        raise Damaged("not_an_obstacle", space=s.to)
    if step == "pursuit" and (s.boost == "sprint" or s.start == CAR_PARK):
        raise Damaged("no_pursuit", step=step)
    if step == "pursuit":
        _check_came(s)


def _check_came(s: Race) -> None:
    """The active player's rider has come, and the rider that its die moved along."""
    for seat in _moved(s):
        if not s.arrived[seat]:
            raise Damaged("arrived_not_there", colour=s.colours[seat])


def _moved(s: Race) -> tuple[int, ...]:
    """Whose riders the move itself brought, one of each."""
    return (s.active,) if s.die in FIXED_DICE else (s.active, int(s.die))


def _check_order(s: Race, step: str, offset: int) -> None:
    """Nobody has followed who was not asked yet, or could not be; nobody is left on a manhole whose turn is past."""
    order = s.clockwise()
    barred = s.boost == "sprint" or s.start == CAR_PARK
    for seat in order if barred else order[offset:] if step == "pursuit" else ():
        if len(s.arrived[seat]) > (seat in _moved(s)):
            raise Damaged("arrived_not_there", colour=s.colours[seat])
    if step != "pursuit" and any(s.arrived[seat] for seat in order[:offset]):
        raise Damaged("nothing_asked", step=step)


def _push_receipt(s: Race, position: Mapping[str, Any]) -> None:
    why = one_of(position.get("why", "supply" if KIND[s.to] == "supply" else "retreat"), ("supply", "retreat"), "why")
    if KIND[s.to] != {"supply": "supply", "retreat": "obstacle"}[why]:
        raise Damaged("nothing_asked", step="take_from")
    receiver = seat_of(s, position.get("asked", s.colours[s.active]), "asked")
    if why == "supply":
        _check_came(s)
        if receiver != s.active:
            raise Damaged("nothing_asked", step="take_from")
        _check_order(s, "take_from", 0)
        s.call("turn_end")
    else:
        offset = s.clockwise().index(receiver)
        _check_order(s, "take_from", offset)
        s.call("obstacle", offset=offset)
    s.call("receive", seat=receiver, owed=number(position.get("owed", 1), "owed", 1, 1 + (why == "retreat")), why=why)


def _offset(s: Race, colour: Any) -> int:
    return s.clockwise().index(seat_of(s, colour, "asked"))


def write(s: Race) -> dict[str, Any]:
    """The whole position; riders in the order of their figures, those at home as minus their podium place."""
    colours = s.colours
    position: dict[str, Any] = {
        "turn": s.turn,
        "first": colours[s.first],
        "active": colours[s.active],
        "riders": {colour: list(team) for colour, team in zip(colours, s.riders, strict=True)},
        "podium": [colours[seat] for seat in s.podium],
        "cans": dict(zip(colours, s.cans, strict=True)),
        "supply": s.supply,
        "step": "over" if not s.stack else {"receive": "take_from"}.get(s.stack[-1]["step"], s.stack[-1]["step"]),
    }
    position |= {name: value for name, field in TURN_FIELDS.items() if (value := getattr(s, field))}
    if s.dice:
        position["dice"] = {_die_name(s, die): value for die, value in s.dice}
    if s.die:
        position["die"] = _die_name(s, s.die)
    arrived = {colour: list(riders) for colour, riders in zip(colours, s.arrived, strict=True) if riders}
    return position | ({"arrived": arrived} if arrived else {}) | _written_question(s)


def _written_question(s: Race) -> dict[str, Any]:
    """Who is asked, where that is not the active player as a matter of course."""
    frame: Frame = s.stack[-1] if s.stack else {"step": "over"}
    if frame["step"] in ("pursuit", "obstacle"):
        return {"asked": s.colours[s.clockwise()[frame["offset"]]]}
    if frame["step"] != "receive":
        return {}
    return {"asked": s.colours[frame["seat"]], "owed": frame["owed"], "why": frame["why"]}


def _die_name(s: Race, die: str) -> str:
    return die if die in FIXED_DICE else s.colours[int(die)]


def _die(s: Race, name: Any) -> str:
    if name in FIXED_DICE:
        return str(name)
    return str(seat_of(s, name, "dice"))


def seat_of(s: Race, colour: Any, field: str) -> int:
    """The seat of a colour at this table."""
    if colour not in s.colours:
        raise Damaged("unknown_colour", field=field, value=shown(colour), allowed=list(s.colours))
    return s.colours.index(colour)


def by_colour(s: Race, given: Any, field: str) -> dict[str, Any]:
    """A table whose keys are colours at this table."""
    if not isinstance(given, Mapping):
        raise Damaged("by_colour", field=field)
    for colour in given:
        seat_of(s, colour, field)
    return dict(given)
