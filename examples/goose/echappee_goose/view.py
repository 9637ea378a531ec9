"""What a seat may know: everything. (Only the dice to come are unknown, and they are not in the state.)"""

from collections.abc import Mapping
from typing import Any

from .state import Flock


def view_of(s: Flock, asked: tuple[int, ...]) -> dict[str, Any]:
    """The game as plain data, the same for everybody."""
    return {
        "players": len(s.colours),
        "colours": list(s.colours),
        "choose": s.choose,
        "exact": s.exact,
        "inn": s.inn,
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "geese": list(s.geese),
        "waits": list(s.waits),
        "dice": list(s.dice),
        "step": s.stack[-1]["step"] if s.stack else "over",
        "asked": [seat for seat in asked if seat >= 0],
        "result": {**s.result, "ranking": [list(tied) for tied in s.result["ranking"]]} if s.result else None,
    }


def flock_of(view: Mapping[str, Any]) -> Flock:
    """The game that a view shows."""
    s = Flock.at_the_gate(tuple(view["colours"]), choose=view["choose"], exact=view["exact"], inn=view["inn"])
    s.stack = [{"step": view["step"]}] if view["step"] != "over" else []
    s.result, s.first, s.active, s.turn = view["result"], view["first"], view["active"], view["turn"]
    s.geese, s.waits, s.dice = list(view["geese"]), list(view["waits"]), tuple(view["dice"])
    return s
