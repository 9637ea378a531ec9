"""What every computer player does by habit: jerseys exchanged, domestiques let go, what is in sight on the road."""

from collections.abc import Iterator, Mapping, Sequence

from pygame_core.bots.base import View
from pygame_core.engine.choice import Choice

from .answers import RESERVE
from .board import DOTS_FOR_RAINBOW, SPACE, SPACES, dots
from .jerseys import MIXED, NEEDED, bargain

Hand = Mapping[str, int]
"""How many a team has of each: rainbow, green, double, triple, points."""
HAND = ("rainbow", "green", "double", "triple", "points")
PRIZES = {10: "green", 16: "double", 31: "triple"}
SIGHT = 6
RUN_IN = 12
"""So far from the line a breakaway may hold out until it."""


def hand_of(view: View, seat: int) -> dict[str, int]:
    """What a team has won so far."""
    return {name: view[name][seat] for name in HAND}


def traded(hand: Hand, trade: Choice) -> dict[str, int]:
    """What it has after an exchange."""
    gives, gets = bargain(trade.args)
    new = dict(hand)
    for what, count in gives.items():
        new[what] -= count
    new[gets] += 1
    return new


def wins(hand: Hand, target: str) -> bool:
    """Whether this is enough."""
    if hand["rainbow"] < NEEDED[target]:
        return False
    return target != MIXED or (hand["green"] > 0 and hand["double"] + hand["triple"] > 0)


def winning(view: View, seat: int, trades: Sequence[Choice], all_trades: Sequence[Choice]) -> Choice | None:
    """The first of some exchanges that win the race, one after another."""
    hand, target = hand_of(view, seat), view["target"]
    return next((trade for trade in trades if _leads(traded(hand, trade), target, all_trades)), None)


def _leads(hand: Hand, target: str, trades: Sequence[Choice]) -> bool:
    if wins(hand, target):
        return True
    return any(_leads(new, target, trades) for new in _onward(hand, target, trades))


def _onward(hand: Hand, target: str, trades: Sequence[Choice]) -> Iterator[dict[str, int]]:
    for trade in trades:
        gives, _ = bargain(trade.args)
        if all(hand[what] >= count for what, count in gives.items()):
            yield traded(hand, trade)


def waste(trade: Choice) -> int:
    """What is lost in change."""
    return dots(int(trade.args[1]), int(trade.args[2])) - DOTS_FOR_RAINBOW if trade.args[0] == "dots" else 0


# --- on the road -------------------------------------------------------------------------------------------------


def to_line(view: View) -> int:
    """How far the line is."""
    return SPACES - int(view["space"])


def prize_in_sight(view: View) -> bool:
    """Whether a jersey may be won by who stays in front: at the line, or on a space within a throw."""
    if view["rainbow_lap"] and to_line(view) <= RUN_IN:
        return True
    return any(0 < space - view["space"] <= SIGHT for space in PRIZES)


def held_by(view: View, seat: int) -> list[int]:
    """The spaces where a team has a domestique."""
    return [space for space, holder in enumerate(view["holder"]) if holder == seat]


def cheapest(view: View, seat: int) -> str:
    """Where the domestique stands who is missed least: in reserve, else on the space of the least cost."""
    if view["reserve"][seat]:
        return RESERVE
    return str(min(held_by(view, seat), key=lambda space: (SPACE[space][1], space)))
