"""What a seat may know: everything. (Only the dice to come are unknown, and they are not in the state.)"""

from collections.abc import Mapping
from typing import Any, TypedDict

from .state import Race

ASKS = {"receive": "take_from"}


class Pending(TypedDict):
    """What `race_of` needs besides."""

    stack: list[dict[str, Any]]
    arrived: list[list[int]]


RaceView = TypedDict(
    "RaceView",
    {
        "players": int,
        "colours": list[str],
        "riders": list[list[int]],
        "cans": list[int],
        "supply": int,
        "podium": list[int],
        "first": int,
        "active": int,
        "turn": int,
        "step": str,
        "asked": list[int],
        "mode": str,
        "space": int,
        "boost": str,
        "dice": dict[str, int],
        "from": int,
        "to": int,
        "die": str,
        "arrived": list[int],
        "queue": list[int],
        "sprint_finish": str,
        "result": dict[str, Any] | None,
        "pending": Pending,
    },
)
"""The race as everybody sees it. Seats are indexes; riders stand on 36 (the car park), 35..1, or at home (-1...)."""


def view_of(s: Race, asked: tuple[int, ...]) -> RaceView:
    """The race as plain data, the same for everybody."""
    step = s.stack[-1]["step"] if s.stack else "over"
    return {
        "players": len(s.colours),
        "colours": list(s.colours),
        "riders": [list(team) for team in s.riders],
        "cans": list(s.cans),
        "supply": s.supply,
        "podium": list(s.podium),
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "step": ASKS.get(step, step),
        "asked": [seat for seat in asked if seat >= 0],
        "mode": s.mode,
        "space": s.space,
        "boost": s.boost,
        "dice": dict(s.dice),
        "from": s.start,
        "to": s.to,
        "die": s.die,
        "arrived": [len(riders) for riders in s.arrived],
        "queue": _queue(s, step),
        "sprint_finish": "sum" if s.sum_crosses else "own_die",
        "result": _told(s.result),
        "pending": {"stack": [_plain(frame) for frame in s.stack], "arrived": [list(riders) for riders in s.arrived]},
    }


def _told(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return {**result, "ranking": [list(tied) for tied in result["ranking"]]} if result else None


def _plain(frame: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in frame.items()}


def _frame(plain: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()}


def _queue(s: Race, step: str) -> list[int]:
    """The seats still to be asked about this move, the asked one first."""
    if step not in ("pursuit", "obstacle"):
        return []
    seats = s.clockwise()[s.stack[-1]["offset"] :]
    if step == "pursuit":
        return [seat for seat in seats if s.cans[seat] and s.start in s.riders[seat]]
    return [seat for seat in seats if s.arrived[seat]]


def race_of(view: Mapping[str, Any]) -> Race:
    """The race that a view shows."""
    return Race(
        stack=[_frame(frame) for frame in view["pending"]["stack"]],
        result=view["result"],
        colours=tuple(view["colours"]),
        sum_crosses=view["sprint_finish"] == "sum",
        first=view["first"],
        active=view["active"],
        turn=view["turn"],
        riders=[list(team) for team in view["riders"]],
        cans=list(view["cans"]),
        supply=view["supply"],
        podium=list(view["podium"]),
        mode=view["mode"],
        space=view["space"],
        boost=view["boost"],
        dice=tuple(view["dice"].items()),
        start=view["from"],
        to=view["to"],
        die=view["die"],
        arrived=[tuple(riders) for riders in view["pending"]["arrived"]],
    )
