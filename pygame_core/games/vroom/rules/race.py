"""How a race begins and ends, and how the game does."""

from typing import Any

from ..board import ALL_PRESETS, MODULES, RACES, Point
from ..state import Rally, Record
from .reckoning import removal_price


def clear(s: Rally) -> None:
    """Nothing on the table but the spare wheels."""
    n = s.cars
    s.round, s.turn = 1, 0
    s.spots, s.circuit = (), ""
    s.at, s.legs, s.cards = [], [], [()] * n
    s.looked, s.boosted = [False] * n, [0] * n
    s.pit, s.sides, s.drifted, s.forecasts = [False] * n, [""] * n, [False] * n, [""] * n
    s.ghost, s.ghost_leg = (), 1
    s.faults, s.weather, s.drift, s.fog, s.ghost_fog = (), (), (), (), ()
    s.order, s.laid, s.removed, s.judged, s.paid, s.shown = (), (), (), "", (), False


def lay(s: Rally, name: str, spots: tuple[Point, ...], seat: int) -> None:
    """The circuit is chosen: pawns and cars take their places."""
    s.spots, s.circuit = tuple(spots), name
    if name:
        s.used += (name,)
    line_up(s)
    s.tell("lined_up", race=s.race + 1, circuit=name, spots=s.spots, seat=seat)


def line_up(s: Rally) -> None:
    """Car 1 leftmost, the Ghost to the right of all."""
    s.at, s.legs = s.course.lineup(s.cars), [1] * s.cars
    if s.has("ghost"):
        s.ghost = s.course.ghost_start(s.cars)


def lay_preset(s: Rally, name: str, seat: int = -1) -> None:
    """One of the circuits that are ready."""
    lay(s, name, ALL_PRESETS[name], seat)


def record(s: Rally) -> Record:
    """What stays of a race."""
    return Record({
        "order": s.order,
        "totals": tuple(s.total(car) for car in s.order),
        "progress": tuple(1000 * s.progress(car) // s.course.goal for car in s.order),
        "removed": s.removed,
        "faults": s.faults,
        "lost": s.paid,
    })  # fmt: skip


def end_race(s: Rally) -> None:
    """Car cards pass to the left, or the game is won."""
    s.races.append(record(s))
    s.tell("race_over", race=s.race + 1, errors=len(s.removed), wheels=s.wheels, lost=s.paid)
    if s.race + 1 < RACES:
        s.race += 1
        s.goto("race")
    elif entitled(s) and any(s.terms.people):
        s.goto("open")
    else:
        win(s)


def sealed(s: Rally) -> tuple[str, ...]:
    """The modules whose envelopes are still closed."""
    return tuple(module for module in MODULES if module not in s.terms.opened)


def entitled(s: Rally) -> bool:
    """R32: a campaign game that is won opens an envelope, if its active module was in use or there is none."""
    opened = s.terms.opened
    return s.terms.campaign and bool(sealed(s)) and (not opened or opened[-1] in s.terms.modules)


def win(s: Rally, opened: str = "") -> None:
    """Three races, and no wheel too many."""
    finish(s, "won", opened)


def finish(s: Rally, reason: str, opened: str = "") -> None:
    """Everybody wins, or everybody loses."""
    won, all_seats = reason == "won", tuple(range(s.cars))
    s.tell("over", reveals=True, won=won, reason=reason, race=s.race + 1, round=s.round, wheels=s.wheels, lost=s.lost)
    s.finish(outcome(s, reason, opened) | {"ranking": (all_seats,) if won else ((), all_seats)})


def outcome(s: Rally, reason: str, opened: str) -> dict[str, Any]:
    """The facts of the end; those that trophies ask for among them."""
    return {
        "won": reason == "won",
        "reason": reason,
        "race": s.race + 1,
        "round": s.round,
        "wheels": s.wheels,
        "lost": s.lost,
        "races": len(s.races),
        "faultless": sum(removal_price(one) == 0 for one in s.races),
        "opened": opened,
        "due": reason == "won" and entitled(s) and not opened,
        "inventor": "custom" in s.events,
        "epic": s.epic,
    }
