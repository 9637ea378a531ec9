"""What a seat may know: everything. (The order of the draw pile and the dice to come are not in the state.)"""

from collections.abc import Mapping
from typing import Any, TypedDict

from pygame_core.engine.core.state import Frame

from .board import SPACES
from .state import NOBODY, Ride

TABLES = ("energy", "reserve", "rainbow", "green", "double", "triple", "points", "fallen", "pack")
SINGLE = (
    "turn", "lap", "space", "rainbow_lap", "away", "gap", "mark", "front", "white", "yellow", "kind", "value",
    "owner", "card", "target", "combativity",
)  # fmt: skip


class AuctionView(TypedDict):
    """The auction that is going on."""

    order: list[int]
    spoken: list[list[int]]
    high: int
    by: int
    waiting: list[int]


class DebtView(TypedDict):
    """Who cannot pay, and how much."""

    seat: int
    cost: int


class RideView(TypedDict):
    """The race as everybody sees it. Seats are indexes, -1 is nobody."""

    players: int
    colours: list[str]
    step: str
    asked: list[int]
    turn: int
    lap: int
    space: int
    rainbow_lap: bool
    energy: list[int]
    reserve: list[int]
    rainbow: list[int]
    green: list[int]
    double: list[int]
    triple: list[int]
    points: list[int]
    fallen: list[int]
    pack: list[int]
    away: int
    gap: int
    mark: int
    front: int
    white: int
    yellow: int
    kind: str
    value: int
    owner: int
    card: str
    target: str
    combativity: bool
    holder: list[int]
    """For each space of the circuit who has a domestique there."""
    pile: list[str]
    discard: list[str]
    shown: list[str]
    order: list[int]
    auction: AuctionView | None
    debt: DebtView | None
    beneficiary: int
    price: int
    payers: list[int]
    recent: list[list[int]]
    result: dict[str, Any] | None
    pending: list[dict[str, Any]]


def view_of(s: Ride, asked: tuple[int, ...]) -> RideView:
    """The race as plain data, the same for everybody."""
    frame: Frame = s.stack[-1] if s.stack else {"step": "over"}
    step = frame["step"]
    attacks = step in ("attack", "yellow")
    return {
        "turn": s.turn,
        "lap": s.lap,
        "space": s.space,
        "rainbow_lap": s.rainbow_lap,
        "away": s.away,
        "gap": s.gap,
        "mark": s.mark,
        "front": s.front,
        "white": s.white,
        "yellow": s.yellow,
        "kind": s.kind,
        "value": s.value,
        "owner": s.owner,
        "card": s.card,
        "target": s.target,
        "combativity": s.combativity,
        "energy": s.energy[:],
        "reserve": s.reserve[:],
        "rainbow": s.rainbow[:],
        "green": s.green[:],
        "double": s.double[:],
        "triple": s.triple[:],
        "points": s.points[:],
        "fallen": s.fallen[:],
        "pack": s.pack[:],
        "players": len(s.colours),
        "colours": list(s.colours),
        "step": step,
        "asked": [seat for seat in asked if seat >= 0],
        "holder": _holders(s),
        "pile": s.pile(),
        "discard": list(s.discard),
        "shown": list(s.shown),
        "order": list(s.racers()),
        "auction": _auction(frame) if step == "auction" else None,
        "debt": {"seat": frame["seat"], "cost": frame["cost"]} if step == "debt" else None,
        "beneficiary": s.beneficiary() if attacks else NOBODY,
        "price": s.price(),
        "payers": list(s.stack[-2].get("payers", ())) if step == "debt" else [],
        "recent": [list(energies) for energies in s.recent],
        "result": s.result and {**s.result, "ranking": [list(tied) for tied in s.result["ranking"]]},
        "pending": [_plain(frame) for frame in s.stack],
    }


def _holders(s: Ride) -> list[int]:
    holders = [NOBODY] * SPACES
    for seat, spaces in enumerate(s.held):
        for space in spaces:
            holders[space] = seat
    return holders


def _auction(frame: Mapping[str, Any]) -> AuctionView:
    return {
        "order": list(frame["order"]),
        "spoken": [list(said) for said in frame["spoken"]],
        "high": frame["high"],
        "by": frame["by"],
        "waiting": list(frame["order"][frame["at"] :]),
    }


def _plain(frame: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _listed(value) for name, value in frame.items()}


def _listed(value: Any) -> Any:
    return [_listed(one) for one in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def ride_of(view: Mapping[str, Any]) -> Ride:
    """The race that a view shows."""
    s = Ride(
        stack=[{name: _frozen(value) for name, value in frame.items()} for frame in view["pending"]],
        result=view["result"],
        colours=tuple(view["colours"]),
        held=[
            tuple(space for space, holder in enumerate(view["holder"]) if holder == seat)
            for seat in range(view["players"])
        ],
        discard=tuple(view["discard"]),
        shown=tuple(view["shown"]),
        recent=tuple(tuple(energies) for energies in view["recent"]),
    )
    for name in SINGLE:
        setattr(s, name, view[name])
    for name in TABLES:
        setattr(s, name, list(view[name]))
    return s
