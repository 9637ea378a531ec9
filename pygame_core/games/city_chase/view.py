"""Who may know what: everything is public but the path, which is the thief's alone until the chase is over."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from pygame_core.engine.core.chance import Rng

from .board import BUILDINGS, CROSSINGS, HELICOPTERS, INDEX
from .rules.city import hideouts
from .rules.round import flown, ordered
from .state import NOWHERE, THIEF, Chase, Where

STEP_NAMES = {"orders": "police", "seal": "hide"}
"""Play by link has steps of its own for the same two phases."""


class ChaseView(TypedDict):
    """What a seat knows; buildings, crossings and helicopters by their names."""

    players: int
    step: str
    asked: list[int]
    round: int
    heli: dict[str, str | None]
    acted: list[str]
    owners: dict[str, list[int]]
    """The seats that may order each helicopter."""
    found: dict[str, list[Any]]
    """The traces on top: for each building its colour and the round in which it was found."""
    log: list[str]
    orders: list[str]
    claim: str
    skyline: list[str]
    notes: str
    deduction: bool
    links: bool
    sealed: bool
    result: dict[str, Any] | None
    path: NotRequired[list[str]]
    """The thief's alone, until the chase is over."""


def view_of(s: Chase, seat: int | None, asked: tuple[int, ...]) -> ChaseView:
    """What this seat (None: a spectator) may know."""
    step = s.stack[-1]["step"] if s.stack else "over"
    view: ChaseView = {
        "players": len(s.owners),
        "step": STEP_NAMES.get(step, step),
        "asked": [one for one in asked if one >= 0],
        "round": s.round,
        "heli": _places(flown(s) if s.orders else s.heli),
        "acted": [HELICOPTERS[craft] for craft in (ordered(s) if s.orders else s.acted)],
        "owners": {heli: s.who_orders(craft) for craft, heli in enumerate(HELICOPTERS)},
        "found": {BUILDINGS[building]: list(told) for building, told in sorted(s.found.items())},
        "log": s.log[:],
        "orders": list(s.orders),
        "claim": s.claim,
        "skyline": list(s.skyline),
        "notes": s.notes,
        "deduction": s.deduction,
        "links": s.links,
        "sealed": s.sealed,
        "result": _told(s.result),
    }
    if (seat == THIEF and not s.sealed) or not s.stack:
        view["path"] = [BUILDINGS[building] for building in s.path]
    return view


def _places(heli: Where) -> dict[str, str | None]:
    return {name: None if at == NOWHERE else CROSSINGS[at] for name, at in zip(HELICOPTERS, heli, strict=True)}


def _told(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return {**result, "ranking": [list(tied) for tied in result["ranking"]]} if result else None


def chase_of(view: Mapping[str, Any], rng: Rng) -> Chase:
    """A chase that looks like this: its path is the one of the view, or any that fits what was heard."""
    s = Chase(
        owners=_owners(view),
        sealed=view["sealed"],
        links=view["links"],
        notes=view["notes"],
        deduction=view["deduction"],
        skyline=tuple(view["skyline"]),
        round=view["round"],
        found={INDEX[building]: (colour, at) for building, (colour, at) in view["found"].items()},
        log=list(view["log"]),
        orders=tuple(view["orders"]),
        claim=view["claim"],
    )
    s.path = _path(view, rng)
    s.heli, s.acted = _before_orders(view)
    if view["step"] == "over":
        s.result = {**view["result"], "ranking": tuple(map(tuple, view["result"]["ranking"]))}
    else:
        s.call(_step(view))
    return s


def _step(view: Mapping[str, Any]) -> str:
    own = {name: step for step, name in STEP_NAMES.items()} if view["sealed"] else {}
    return str(own.get(view["step"], view["step"]))


def _owners(view: Mapping[str, Any]) -> tuple[int, ...]:
    flies = [view["owners"][heli] for heli in HELICOPTERS]
    return tuple(sum(1 << craft for craft, who in enumerate(flies) if seat in who) for seat in range(view["players"]))


def _before_orders(view: Mapping[str, Any]) -> tuple[Where, tuple[int, ...]]:
    """Where the helicopters stand and which have acted, without what is only ordered."""
    at = {heli: view["heli"][heli] for heli in HELICOPTERS}
    acted = list(view["acted"])
    for order in view["orders"]:
        _, heli, _ = order.split(" ")
        acted.remove(heli)
        at[heli] = at_last(view["log"], heli)
    pink, yellow, green = (NOWHERE if at[heli] is None else INDEX[at[heli]] for heli in HELICOPTERS)
    return (pink, yellow, green), tuple(HELICOPTERS.index(heli) for heli in acted)


def at_last(log: list[str], heli: str) -> str:
    """Where the log tells that this helicopter was last."""
    return next(line.split(" ")[-1] for line in reversed(log) if line.startswith((f"placed {heli} ", f"move {heli} ")))


def _path(view: Mapping[str, Any], rng: Rng) -> list[int]:
    if "path" in view:
        return [INDEX[building] for building in view["path"]]
    if view["sealed"] or view["step"] in ("skyline", "place"):
        return []
    from .deduction.belief import sample  # Only a search needs it.

    path = sample(view, rng)
    # The thief is asked: so there was a way on.
    while view["step"] == "hide" and not hideouts(path):
        path = sample(view, rng)
    return path
