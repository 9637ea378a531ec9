"""Why an answer is not among the choices: the rule that forbids it, for a token or for a place on the board.

Besides real answers these explain "space N", which the page asks when somebody taps a place that cannot be chosen.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal

from ..board import DOT_SETS, DOTS_FOR_RAINBOW, SPACE, SPACES, UPKEEP, dots
from ..state import Ride
from .answers import EXCHANGES, RESERVE, TRADES
from .jerseys import MIXED, bargain

if TYPE_CHECKING:
    from .game import RainbowJersey

STEP_OF = {
    "continue": "upkeep", "give_up": "upkeep", "roll": "roll", "drop": "drop", "attack": "attack", "hold": "attack",
    "bid": "auction", "pass": "auction", "move": "placing", "trade": "exchange", "keep": "exchange",
}  # fmt: skip


THINGS = ("deck", "discard", "no_feed", "rainbow", "stack", "road", "trophy", "dice", "pack", "wagon")
"""What lies on the board and is never an answer: what it is for is told at any time."""


def about(s: Ride, token: str) -> Refusal | None:
    """What a thing on the board is for."""
    word, _, thing = token.partition(" ")
    if word != "about" or thing not in THINGS:
        return None
    return Illegal(f"about_{thing}", count=len(s.pile()))


def not_continued(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """Why the breakaway cannot go on."""
    if words == ["continue"]:
        return _short("continue_short", s, seat, UPKEEP[s.gap])
    return _other(s, seat, words, "upkeep")


def not_rolled(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """There is the die, and nothing else."""
    return _other(s, seat, words, "roll")


def not_attacked(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """Why the attack cannot be paid."""
    if words == ["attack"]:
        return _short("attack_short", s, seat, s.price())
    return _other(s, seat, words, "attack")


def _short(code: str, s: Ride, seat: int, cost: int) -> Refusal:
    return Illegal(code, cost=cost, energy=s.energy[seat], domestiques=s.domestiques(seat))


def not_bid(s: Ride, seat: int, words: Sequence[str], high: int) -> Refusal:
    """Why this bid is none."""
    if words[0] != "bid":
        return _other(s, seat, words, "auction")
    text = words[1] if len(words) == 2 else ""
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or str(int(text)) != text:
        return Illegal("bid_number", value=" ".join(words[1:])[:20])
    if int(text) <= high:
        return Illegal("bid_least", least=high + 1)
    return Illegal("bid_energy", energy=s.energy[seat])


def not_dropped(s: Ride, seat: int, words: Sequence[str], step: str) -> Refusal:
    """Why this domestique cannot leave."""
    kind, place = words[0], _place(words)
    if kind == "space" and place is not None:
        kind = "drop"
    if kind != "drop":
        return _other(s, seat, words, step)
    if place == RESERVE:
        return Illegal("drop_none")
    if place is None:
        return Illegal("not_offered", answer=" ".join(words))
    return Illegal("drop_not_yours", space=place, holder=s.holder(int(place)))


def not_placed(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """Why the winner's domestique cannot come from there (R19)."""
    kind, place = words[0], _place(words)
    if kind not in ("move", "space"):
        return _other(s, seat, words, "placing")
    if place == RESERVE:
        return Illegal("move_reserve")
    if place is None:
        return Illegal("not_offered", answer=" ".join(words))
    return Illegal("move_not_yours", space=place, holder=s.holder(int(place)))


def not_traded(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """Why these jerseys cannot be exchanged."""
    if words[0] != "trade":
        return _other(s, seat, words, "exchange")
    return _no_bargain(s, seat, words)


def not_free(game: "RainbowJersey", s: Ride, seat: int, token: str) -> Refusal | None:
    """Why what is free at any time is not free now; None for other answers of seats that race."""
    words = token[:200].split(" ")
    if seat >= 0 and not s.races(seat):
        return NotAsked("collapsed")
    if words[0] not in game.free_kinds or game.top(s)[0].seats(s, s.stack[-1])[0] < 0:
        return None
    return _not_abandoned(s, seat, words) if words[0] == "abandon" else _no_bargain(s, seat, words)


def _not_abandoned(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    place = _place(words)
    if place is None:
        return Illegal("not_offered", answer=" ".join(words))
    if place == RESERVE and not s.reserve[seat]:
        return Illegal("abandon_none")
    if place != RESERVE and place not in s.held[seat]:
        return Illegal("abandon_not_yours", space=place, holder=s.holder(int(place)))
    return Illegal("abandon_last_winner" if s.stack[-1]["step"] == "placing" else "abandon_last_bidder")


def _no_bargain(s: Ride, seat: int, words: Sequence[str]) -> Refusal:
    """The two spellings of an exchange, and what is missing for it."""
    args = [int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else word for word in words[1:]]
    if len(args) == 3 and args[0] == "dots" and type(args[1]) is int and type(args[2]) is int:
        return _no_dots(s, seat, args[1], args[2])
    known = next((choice.args for choice in (*TRADES, *EXCHANGES) if list(choice.args) == args), None)
    if known is None:
        return Illegal("not_offered", answer=" ".join(words))
    if known == ("green",) and s.target != MIXED:
        return Illegal("exchange_auto")
    if known[0] in ("point", "points") and not s.combativity:
        return Illegal("exchange_no_points")
    what = next(iter(bargain(known)[0]))
    return Illegal("exchange_missing", what=what)


def _no_dots(s: Ride, seat: int, doubles: int, triples: int) -> Refusal:
    if doubles > s.double[seat] or triples > s.triple[seat]:
        return Illegal("exchange_missing", what="dots")
    worth = dots(doubles, triples)
    if worth < DOTS_FOR_RAINBOW:
        return Illegal("exchange_short", worth=worth)
    assert (doubles, triples) not in DOT_SETS
    return Illegal("exchange_too_many", worth=worth)


def _other(s: Ride, seat: int, words: Sequence[str], step: str) -> Refusal:
    """An answer to another question, or a place that is no answer now."""
    if words[0] == "space" and (place := _place(words)) is not None and place != RESERVE:
        return _no_answer(s, seat, int(place))
    known = STEP_OF.get(words[0])
    if known and known != step and not (known == "drop" and step == "debt"):
        return NotAsked("wrong_kind", step=step)
    return Illegal("not_offered", answer=" ".join(words))


def _no_answer(s: Ride, seat: int, space: int) -> Refusal:
    """What a place is, where tapping it answers nothing."""
    kind, value = SPACE[space]
    if kind != "effort":
        return Illegal("space_other", space=space, kind=kind, value=value)
    if (holder := s.holder(space)) >= 0:
        return Illegal("space_held", space=space, holder=holder, cost=value, mine=holder == seat, away=s.away)
    return Illegal("space_free", space=space, cost=value)


def _place(words: Sequence[str]) -> str | int | None:
    """The reserve, or a space of the circuit, as the last of two words."""
    if len(words) != 2:
        return None
    word = words[1]
    if word == RESERVE:
        return RESERVE
    if not word.isascii() or not word.isdecimal() or len(word) > 2 or str(int(word)) != word:
        return None
    return int(word) if int(word) < SPACES else None
