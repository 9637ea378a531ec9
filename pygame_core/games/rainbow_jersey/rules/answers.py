"""Every answer of the game, made once: choosing among them costs nothing."""

from pygame_core.engine.core.choice import Choice, choice

from ..board import CARDS, DOT_SETS, EFFORTS, ENERGY
from ..meta import META

RESERVE = "reserve"
ONLY = [(seat,) for seat in range(META.players[1])]
STARTS = {colour: choice("starts", colour) for colour in META.colours}
CONTINUE, GIVE_UP, ROLL = choice("continue"), choice("give_up"), choice("roll")
ATTACK, HOLD = choice("attack"), choice("hold")
DRAW = {card: choice("draw", card) for card in CARDS}
PASS = choice("pass")
BIDS = [choice("bid", n) for n in range(ENERGY + 1)]
_PLACES: tuple[int | str, ...] = (RESERVE, *EFFORTS)
DROP = {place: choice("drop", place) for place in _PLACES}
MOVE = {space: choice("move", space) for space in EFFORTS}
KEEP = choice("keep")
TRADES = (
    *(choice("trade", "dots", *cards) for cards in DOT_SETS),
    choice("trade", "green"),
    choice("trade", "point", "green"),
    choice("trade", "point", "dots"),
    choice("trade", "points", "rainbow"),
)
ABANDON = {place: choice("abandon", place) for place in _PLACES}
EXCHANGES = tuple(Choice(f"exchange {trade.token[6:]}", "exchange", trade.args) for trade in TRADES)
