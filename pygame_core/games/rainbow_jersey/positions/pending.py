"""What is pending in a position: the step that waits, and what this turn has brought so far.

Whoever benefits, pays or speaks next follows from the landed space and the race order, so it need not be told.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.core.state import Frame
from pygame_core.engine.positions.checks import number, one_of, seat_of

from ..board import CARDS, END_OF_ROAD, ENERGY, SPACE
from ..rules.jerseys import meets_target, outcome
from ..rules.pack import MARKS
from ..rules.talk import may_speak
from ..state import NOBODY, Ride
from .fields import STEPS

if TYPE_CHECKING:
    from ..rules.game import RainbowJersey

PASSED = "pass"
BEFORE_THE_DIE = ("start_order", "upkeep", "roll", "white")
KINDS = {
    "card": ("chance",),
    "drop": ("abandon",),
    "debt": ("effort", "setback", "all_pay"),
    "attack": ("effort", "breakaway"),
    "yellow": ("effort", "breakaway"),
    "auction": ("effort",),
    "placing": ("effort",),
    "exchange": ("", "green", "dots", "effort", "breakaway"),
    "over": ("", "green", "dots", "effort", "breakaway", "setback", "abandon", "all_pay"),
}
"""What the landed space may count as at a step; nothing yet while the line is not settled."""
ONLY_AT = {
    "white": tuple(KINDS),
    "front": ("white", *KINDS),
    "kind": tuple(KINDS),
    "owner": ("debt", "attack", "yellow", "exchange", "over"),
    "card": ("drop", "debt", "attack", "yellow", "exchange", "over"),
    "yellow": ("exchange", "over"),
    "bids": ("auction",),
}
"""The fields that mean something at some steps only."""
ASKED_TOLD = {"debt": "seat", "placing": "winner"}
"""Where who is asked does not always follow from the rest, and what the frame calls it."""


def read_step(game: "RainbowJersey", s: Ride, position: Mapping[str, Any]) -> None:
    """The step of a position, its frames on the stack; the result when the race is over."""
    end = ending(s)
    step = one_of(position.get("step", "over" if end else "upkeep" if s.away >= 0 else "roll"), STEPS, "step")
    if (step == "over") != bool(end):
        raise Damaged("position_over", step=step)
    _read_turn(s, position, step)
    if end:
        _check_end(s, end[0])
        s.result = outcome(s, *end)
    else:
        _push(s, position, step)
        _check_question(game, s, step)
    if "asked" in position and game.asked(s) != (seat_of(s.colours, position["asked"], "asked"),):
        raise Damaged("position_asked", step=step)


def _check_question(game: "RainbowJersey", s: Ride, step: str) -> None:
    """The step works out for itself whom it asks; where it would go on at once, nobody is asked.

    But a breakaway that cannot pay its upkeep may be told: it is given up, and the head of the pack rolls (R9).
    """
    if not game.steps[step].proceed(s, s.stack[-1]) and step != "upkeep":
        raise Damaged("position_asked", step=step)


def ending(s: Ride) -> tuple[str, int | None] | None:
    """Why the race is over, and which of the racing leaders has won; None before the end."""
    winners = [seat for seat in range(len(s.colours)) if meets_target(s, seat)]
    if len(winners) > 1 or (winners and (s.gap == END_OF_ROAD or not s.races(winners[0]))):
        raise Damaged("position_over", step="over")
    if winners:
        return "jerseys", winners[0]
    if s.gap == END_OF_ROAD:
        return "gap", s.away
    return ("collapse", None) if all(s.fallen) else None


def _fault(field: str, step: str) -> Damaged:
    return Damaged("position_pending", field=field, step=step)


# --- what the turn has brought -----------------------------------------------------------------------------------


def _read_turn(s: Ride, position: Mapping[str, Any], step: str) -> None:
    for name, steps in ONLY_AT.items():
        if position.get(name) and step not in steps:
            raise _fault(name, step)
    if step in BEFORE_THE_DIE or (step == "over" and not position.get("white")):
        _read_before_the_die(s, position, step)
        _check_card(s)
        return
    s.white = number(position.get("white", 0), "white", 1, 6)
    s.yellow = number(position.get("yellow", 0), "yellow", 0, 6)
    _read_landing(s, position, step)
    _check_card(s)
    _check_owner(s, step)
    fronts = _fronts(s, step)
    s.front = _seat(s, position, "front", fronts[0] if fronts else NOBODY)
    if s.front not in fronts:
        raise _fault("front", step)


def _read_before_the_die(s: Ride, position: Mapping[str, Any], step: str) -> None:
    for name in ONLY_AT:
        if position.get(name) and (name, step) != ("front", "white"):
            raise _fault(name, step)
    if step == "white":
        s.front = _seat(s, position, "front", s.head())
        if s.front != s.head():
            raise _fault("front", step)


def _seat(s: Ride, position: Mapping[str, Any], field: str, usual: int) -> int:
    return seat_of(s.colours, position[field], field) if field in position else usual


def _read_landing(s: Ride, position: Mapping[str, Any], step: str) -> None:
    s.card = one_of(position.get("card", ""), ("", *CARDS), "card")
    kind, value = CARDS[s.card] if s.card else SPACE[s.space]
    at_the_line = step == "exchange" and not s.yellow and kind not in ("green", "dots")
    usual = "" if at_the_line or step == "over" else kind
    s.kind = one_of(position.get("kind", usual), (usual, kind) if step == "over" else (usual,), "kind")
    s.value = value if s.kind else 0
    if s.kind not in KINDS[step]:
        raise _fault("space", step)
    if not s.kind and (s.space >= s.white or s.rainbow_lap or s.card or s.yellow):
        raise _fault("space", step)
    s.owner = _seat(s, position, "owner", s.holder(s.space) if s.kind == "effort" else NOBODY)


def _check_card(s: Ride) -> None:
    """A card lies on the discard pile, the abandon card only until it has been carried out."""
    drawn = s.discard[-1:] == (s.card,) and SPACE[s.space][0] == "chance"
    if s.card and not drawn:
        raise Damaged("position_cards", card=s.card, fault="drawn")
    carried_out = [card for card in s.discard if CARDS[card][0] == "abandon" and s.kind != "abandon"]
    if carried_out:
        raise Damaged("position_cards", card=carried_out[0], fault="reshuffled")


def _check_owner(s: Ride, step: str) -> None:
    """Who held the landed space may have let that domestique go since; nobody else has taken it."""
    holder = s.holder(s.space)
    if s.owner < 0:
        wrong = (s.kind == "effort" and holder >= 0) or (step in ("attack", "yellow") and s.kind == "effort")
    else:
        wrong = s.kind != "effort" or holder not in (NOBODY, s.owner) or not s.races(s.owner)
    if wrong or (step in ("auction", "placing") and s.owner >= 0):
        raise _fault("owner", step)


def _fronts(s: Ride, step: str) -> Sequence[int]:
    """Who may have been in front at the white die: wherever this turn may have put them since."""
    if s.away >= 0:
        return (s.away,)
    paid = s.kind in ("effort", "all_pay") or step == "over"
    fallen = [seat for seat, turn in enumerate(s.fallen) if turn == s.turn and paid]
    if step in ("auction", "placing"):
        return [s.pack[-1], *fallen]
    if s.owner >= 0 and step != "debt":
        return [*s.pack[:2], *fallen]
    return [*s.pack[:1], *(s.pack[-1:] if step == "over" and s.kind == "effort" else ()), *fallen]


def _check_end(s: Ride, reason: str) -> None:
    """The last turn can have ended like this."""
    attacked = s.kind in ("effort", "breakaway") and s.beneficiary() == s.away >= 0
    if reason == "gap" and not (attacked and s.yellow):
        raise _fault("yellow", "over")
    if reason == "jerseys" and s.yellow and not (attacked and _climbed(s)):
        raise _fault("yellow", "over")
    paid = s.kind in KINDS["debt"] and s.owner < 0 and not s.yellow and s.fallen[s.front] == s.turn
    if reason == "collapse" and not paid:
        raise _fault("fallen", "over")


def _climbed(s: Ride) -> bool:
    """Whether the last attack may have brought combativity points."""
    return s.combativity and any(s.gap - s.yellow < step <= s.gap for step, _ in MARKS) and s.gap >= s.yellow


# --- the frames --------------------------------------------------------------------------------------------------


def _push_start_order(s: Ride) -> None:
    fresh = Ride.at_the_start(s.colours, s.target, s.combativity)
    fresh.pack = s.pack
    if s != fresh or len(s.pack) > len(s.colours) - 2:
        raise _fault("pack", "start_order")
    s.call("start_order")


def _push_upkeep(s: Ride) -> None:
    if s.away < 0:
        raise _fault("away", "upkeep")
    s.call("upkeep")


def _push_drop(s: Ride) -> None:
    s.call("reshuffle")
    s.call("drop", seat=s.front)


def _push_debt(s: Ride, position: Mapping[str, Any]) -> None:
    if s.kind == "setback":
        s.call("prize", stage=1)
        s.call("debt", seat=s.front, cost=s.value)
        return
    payers = tuple(seat for seat in s.racers() if seat != s.owner)
    short = [seat for seat in payers if s.energy[seat] < s.value]
    seat = _seat(s, position, "asked", short[0] if short else NOBODY)
    if seat not in payers:
        raise Damaged("position_asked", step="debt")
    s.call("payment", payers=payers[payers.index(seat) + 1 :])
    s.call("debt", seat=seat, cost=s.value)


def _push_attack(s: Ride) -> None:
    if s.kind == "effort" and s.head() != s.owner:
        raise _fault("owner", "attack")
    s.call("attack")


def _push_yellow(s: Ride) -> None:
    if s.kind == "effort" and s.owner not in (s.away, *s.pack[:1]):
        raise _fault("owner", "yellow")
    s.call("yellow")


def _push_auction(s: Ride, position: Mapping[str, Any]) -> None:
    order, spoken = s.racers(), _bids(s, position.get("bids", []))
    seats = [seat for seat, _ in spoken]
    at = order.index(seats[-1]) + 1 if seats else 0
    by, high = max(((seat, bid) for seat, bid in spoken if bid), key=lambda said: said[1], default=(NOBODY, 0))
    silent = [seat for seat in order[:at] if seat not in seats]
    if any(may_speak(s, seat, high) for seat in silent) or (high and (s.energy[by] < high or not s.domestiques(by))):
        raise Damaged("position_bids")
    s.call("auction", order=order, at=at, high=high, by=by, spoken=spoken)


def _bids(s: Ride, told: Any) -> tuple[tuple[int, int], ...]:
    """Who has spoken, in race order, and each bid above those before."""
    order, said, high = list(s.racers()), list[tuple[int, int]](), 0
    for line in told if isinstance(told, list) else [told]:
        colour, _, bid = line.partition(" ") if isinstance(line, str) else ("", "", "")
        seat = seat_of(s.colours, colour, "bids")
        if seat not in order:
            raise Damaged("position_bids")
        del order[: order.index(seat) + 1]
        said.append((seat, 0 if bid == PASSED else _bid(bid, high)))
        high = max(high, said[-1][1])
    return tuple(said)


def _bid(text: str, high: int) -> int:
    plain = text.isascii() and text.isdecimal() and len(text) < 3 and str(int(text)) == text
    return number(int(text) if plain else shown(text), "bids", high + 1, ENERGY)


def _push_placing(s: Ride, position: Mapping[str, Any]) -> None:
    winner = seat_of(s.colours, position.get("asked", ""), "asked")
    if not s.races(winner) or not s.held[winner]:
        raise Damaged("position_asked", step="placing")
    s.call("placing", winner=winner)


def _push_exchange(s: Ride) -> None:
    if s.yellow:
        if s.away < 0 or s.beneficiary() != s.away or not _climbed(s):
            raise _fault("yellow", "exchange")
        s.call("turn")
    elif s.kind in ("effort", "breakaway"):
        raise _fault("yellow", "exchange")
    elif s.kind:
        s.call("prize", stage=1)
    else:
        s.call("line")
    s.call("exchange", seat=s.front)


PUSH = {
    "start_order": _push_start_order,
    "upkeep": _push_upkeep,
    "drop": _push_drop,
    "attack": _push_attack,
    "yellow": _push_yellow,
    "exchange": _push_exchange,
}
PUSH_AS_TOLD = {"debt": _push_debt, "auction": _push_auction, "placing": _push_placing}


def _push(s: Ride, position: Mapping[str, Any], step: str) -> None:
    if step in PUSH:
        PUSH[step](s)
    elif step in PUSH_AS_TOLD:
        PUSH_AS_TOLD[step](s, position)
    else:
        s.call(step)


def write_step(s: Ride) -> dict[str, Any]:
    """The step that waits, and what cannot be worked out from the rest."""
    frame: Frame = s.stack[-1] if s.stack else {"step": "over"}
    told: dict[str, Any] = {"step": frame["step"]}
    if frame["step"] in ASKED_TOLD:
        told["asked"] = s.colours[frame[ASKED_TOLD[frame["step"]]]]
    if spoken := frame.get("spoken"):
        told["bids"] = [f"{s.colours[seat]} {bid or PASSED}" for seat, bid in spoken]
    return told
