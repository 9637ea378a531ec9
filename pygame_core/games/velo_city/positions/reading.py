"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly, written whole, compared.

Its fields stand in `fields.py`; here is what is pending in the middle of a turn.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions.checks import number, one_of, seat_of

from ..board import CAR_PARK, KIND
from ..rules.turn import close, thrown, value_of
from ..state import Race
from .fields import FIELDS, FIXED_DICE, STEPS, decides

if TYPE_CHECKING:
    from ..rules.game import VeloCity

ONLY_AT = {"asked": ("pursuit", "obstacle", "take_from"), "owed": ("take_from",), "why": ("take_from",)}
READ = (
    "turn", "active", "first", "podium", "riders", "cans", "supply", "mode", "boost", "space", "from", "to", "dice",
    "die", "arrived",
)  # fmt: skip
SET_UP = ("turn", "first", "active", "riders", "podium", "cans", "supply")
TURN = ("mode", "space", "boost", "from", "to", "dice", "die", "arrived")


def read(game: "VeloCity", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
    """The race of a position. What is not told is as in the set-up. Nothing is kept of a position with a fault."""
    FIELDS.check(position)
    s = Race.at_the_car_park(tuple(seat.colour for seat in seats), options["sprint_finish"] == "sum")
    if not position:
        return game.start(options, seats)
    FIELDS.read(s, position, READ)
    _read_step(game, s, position)
    return s


def _read_step(game: "VeloCity", s: Race, position: Mapping[str, Any]) -> None:
    over = decides(s.podium)
    step = one_of(position.get("step", "over" if over else "declare"), STEPS, "step")
    if over != (step == "over"):
        raise Damaged("over_or_not", step=step)
    for name, steps in ONLY_AT.items():
        if name in position and step not in steps:
            raise Damaged(
                "position_field", field=name, allowed=[field for field in FIELDS.names if field not in ONLY_AT]
            )
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
    if "asked" in position and game.asked(s) != (seat_of(s.colours, position["asked"], "asked"),):
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
    receiver = seat_of(s.colours, position.get("asked", s.colours[s.active]), "asked")
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
    return s.clockwise().index(seat_of(s.colours, colour, "asked"))


def write(s: Race) -> dict[str, Any]:
    """The whole position; riders in the order of their figures, those at home as minus their podium place."""
    frame: Mapping[str, Any] = s.stack[-1] if s.stack else {"step": "over"}
    step = {"receive": "take_from"}.get(frame["step"], frame["step"])
    return FIELDS.write(s, SET_UP) | {"step": step} | FIELDS.write(s, TURN) | _written_question(s, frame)


def _written_question(s: Race, frame: Mapping[str, Any]) -> dict[str, Any]:
    """Who is asked, where that is not the active player as a matter of course."""
    if frame["step"] in ("pursuit", "obstacle"):
        return {"asked": s.colours[s.clockwise()[frame["offset"]]]}
    if frame["step"] != "receive":
        return {}
    return {"asked": s.colours[frame["seat"]], "owed": frame["owed"], "why": frame["why"]}


def difference(s: Race, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds. Raises Damaged."""
    there = write(s) | {"asked": s.colours[asked[0]] if asked and asked[0] >= 0 else ""}
    return FIELDS.difference(s, field, expected, there.get(field))
