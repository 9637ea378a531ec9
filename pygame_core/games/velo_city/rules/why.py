"""Why an answer is not among the choices: the rule that forbids it, for a token or for a place on the board.

Besides real answers these explain "space N", which the page asks when somebody taps a place that cannot be chosen.
"""

from collections.abc import Sequence

from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal

from ..board import CAR_PARK
from ..state import Race

PRICES = {"bonus": 1, "sprint": 2}
KINDS = {
    "solo": "declare",
    "group": "declare",
    "move": "move",
    "pursue": "pursuit",
    "pay": "obstacle",
    "retreat": "obstacle",
    "take": "take_from",
}


def not_declared(s: Race, seat: int, words: Sequence[str]) -> Refusal:
    """Why the active player cannot ride like this."""
    kind, *rest = words
    if kind == "space":
        kind = "group"
    if kind not in ("solo", "group"):
        return _wrong_kind(words, "declare")
    if kind == "group" and "sprint" in rest:
        return Illegal("no_group_sprint")
    if kind == "group" and (refusal := _no_group(s, seat, rest)):
        return refusal
    boost = rest[-1] if rest else ""
    if boost in PRICES and s.cans[seat] < PRICES[boost]:
        return Illegal("cans_short", cost=PRICES[boost], cans=s.cans[seat])
    return Illegal("not_offered", answer=" ".join(words))


def _no_group(s: Race, seat: int, rest: Sequence[str]) -> Refusal | None:
    space = _space(rest)
    if space is None:
        return Illegal("no_such_space", space=" ".join(rest[:1]))
    if space not in s.shared(seat):
        return Illegal("no_group_there", space=space, own=space in s.riders[seat])
    return None


def not_moved(
    s: Race, words: Sequence[str], departures: Sequence[int], dice: Sequence[tuple[str, int, bool]]
) -> Refusal:
    """Why the active player cannot make this move."""
    kind, *rest = words
    if kind == "space":
        return _not_reached(rest, departures, dice)
    if kind != "move":
        return _wrong_kind(words, "move")
    start = _space(rest)
    if start is None:
        return Illegal("no_such_space", space=" ".join(rest[:1]))
    if start not in departures:
        return Illegal("courier_cannot_move", space=start, group=s.space)
    name = rest[1] if len(rest) == 2 else ""
    die = str(s.colours.index(name)) if name in s.colours else name
    rolled = {known: value for known, value, _ in dice}
    if die not in rolled or name.isdigit():
        return Illegal("die_not_rolled", die=name[:20])
    if rolled[die] < start or die == "own":  # legal, but not written like this
        return Illegal("not_offered", answer=" ".join(words))
    return Illegal("own_die_only", die=die, value=rolled[die], space=start)


def _not_reached(rest: Sequence[str], departures: Sequence[int], dice: Sequence[tuple[str, int, bool]]) -> Refusal:
    """Why no move ends on this place (0 is the finish line)."""
    if rest == ["0"]:
        over = [(die, value) for die, value, _ in dice if any(value >= space for space in departures)]
        return Illegal("own_die_only", die=over[0][0], value=over[0][1]) if over else Illegal("line_too_far")
    space = _space(rest)
    if space is None:
        return Illegal("no_such_space", space=" ".join(rest[:1]))
    return Illegal("no_die_leads_there", space=space)


def not_pursued(s: Race, seat: int, words: Sequence[str], most: int) -> Refusal:
    """Why so many cannot follow."""
    if words[0] == "space":
        return Illegal("pursuit_goes_to", space=s.to, start=s.start)
    if words[0] != "pursue":
        return _wrong_kind(words, "pursuit")
    return Illegal("pursuit_too_many", most=most, cans=s.cans[seat], behind=s.riders[seat].count(s.start))


def not_settled(s: Race, seat: int, words: Sequence[str]) -> Refusal:
    """Why a rider on the manhole can only stay for a can, or retreat."""
    if words[0] == "space":
        return Illegal("pay_or_retreat", space=s.to)
    if words[0] == "pay" and not s.cans[seat]:
        return Illegal("no_can_left")
    return _wrong_kind(words, "obstacle")


def not_taken(s: Race, words: Sequence[str]) -> Refusal:
    """Why the can cannot come from there."""
    if words[0] not in ("take", "space"):
        return _wrong_kind(words, "take_from")
    return Illegal("not_the_richest", seats=s.richest())


def _wrong_kind(words: Sequence[str], step: str) -> Refusal:
    known = KINDS.get(words[0])
    code = "wrong_kind" if known and known != step else "not_offered"
    return NotAsked(code, step=step) if code == "wrong_kind" else Illegal(code, answer=" ".join(words))


def _space(rest: Sequence[str]) -> int | None:
    if not rest or not rest[0].isascii() or not rest[0].isdecimal() or len(rest[0]) > 3:
        return None
    space = int(rest[0])
    return space if 1 <= space <= CAR_PARK else None
