"""What computer players do by habit: which jerseys they exchange, who is let go, what they call in sight."""

from collections.abc import Iterator, Mapping, Sequence

from pygame_core.bots.base import View
from pygame_core.engine.core.choice import Choice

from ..board import DOT_SETS, DOTS_FOR_RAINBOW, GREEN_FOR_RAINBOW, SPACE, SPACES, dots
from ..rules.answers import RESERVE, TRADES
from ..rules.jerseys import MIXED, NEEDED, bargain

Hand = Mapping[str, int]
"""How many a team has of each."""
HAND = ("rainbow", "green", "double", "triple", "points")
PRIZES = {10: "green", 16: "double", 31: "triple"}
SIGHT = 6
RUN_IN = 12
"""So far from the line a breakaway may hold out until it."""
LATE, LATE_WORTH = 34, 5
"""From here on a space commands the line, and is worth so much more."""
AT_EASE = 40
"""Who has as much energy as this does not count it."""

# --- jerseys -----------------------------------------------------------------------------------------------------


def trade(view: View, seat: int, choices: Sequence[Choice]) -> str:
    """An exchange that leads to victory, else one that loses nothing, else none yet."""
    trades = [choice for choice in choices if choice.kind == "trade"]
    hand, target = hand_of(view, seat), view["target"]
    for each in trades:
        if leads_home(traded(hand, each), target):
            return each.token
    good = [each for each in trades if target != MIXED and loses_nothing(hand, each)]
    return good[0].token if good else "keep"


def hand_of(view: View, seat: int) -> Hand:
    """What a team has won so far."""
    return {name: view[name][seat] for name in HAND}


def traded(hand: Hand, trade: Choice) -> dict[str, int]:
    """What a team has after an exchange."""
    gives, gets = bargain(trade.args)
    new = dict(hand)
    for what, count in gives.items():
        new[what] -= count
    new[gets] += 1
    return new


def leads_home(hand: Hand, target: str) -> bool:
    """Whether this wins, perhaps after more exchanges."""
    if hand["rainbow"] >= NEEDED[target] and (target != MIXED or (hand["green"] and hand["double"] + hand["triple"])):
        return True
    return any(leads_home(new, target) for new in _onward(hand))


def _onward(hand: Hand) -> Iterator[dict[str, int]]:
    for each in TRADES:
        gives, _ = bargain(each.args)
        if all(hand[what] >= count for what, count in gives.items()):
            yield traded(hand, each)


def loses_nothing(hand: Hand, trade: Choice) -> bool:
    """Ten dots sharp, three points at once, or a point that completes something of the kind."""
    if trade.args[0] == "dots":
        return not waste(trade)
    new = traded(hand, trade)
    exact = any(new["double"] >= a and new["triple"] >= b and not _over(a, b) for a, b in DOT_SETS)
    return trade.args[0] == "points" or exact or new["green"] >= GREEN_FOR_RAINBOW


def waste(trade: Choice) -> int:
    """What is lost in change."""
    return _over(int(trade.args[1]), int(trade.args[2])) if trade.args[0] == "dots" else 0


def _over(doubles: int, triples: int) -> int:
    return dots(doubles, triples) - DOTS_FOR_RAINBOW


# --- on the road -------------------------------------------------------------------------------------------------


def to_line(view: View) -> int:
    """How far the line is."""
    return SPACES - int(view["space"])


def prize_ahead(view: View) -> int:
    """The next space with a jersey within a throw, the line not counted; 0 when there is none."""
    return next((space for space in PRIZES if 0 < space - view["space"] <= SIGHT), 0)


def line_in_sight(view: View) -> bool:
    """Whether a rainbow jersey waits at a line that a breakaway may reach."""
    return bool(view["rainbow_lap"]) and to_line(view) <= RUN_IN


def prize_in_sight(view: View) -> bool:
    """Whether a jersey may be won by who stays in front."""
    return line_in_sight(view) or prize_ahead(view) > 0


def held_by(view: View, seat: int) -> list[int]:
    """The spaces where a team has a domestique."""
    return [space for space, holder in enumerate(view["holder"]) if holder == seat]


def cheapest(view: View, seat: int) -> str:
    """Where the domestique stands who is missed least: in reserve, else on the space of the least cost."""
    if view["reserve"][seat]:
        return RESERVE
    return str(min(held_by(view, seat), key=lambda space: (SPACE[space][1], space)))
