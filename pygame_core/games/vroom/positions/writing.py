"""A game written as a position, whole: `reading.py` reads it again."""

from collections.abc import Mapping
from typing import Any

from ..state import NOBODY, Rally
from .words import written_cars, written_points


def write(s: Rally) -> dict[str, Any]:
    """The whole position: `read` gives the game back."""
    step = s.stack[-1]["step"] if s.stack else "over"
    written: dict[str, Any] = {"step": step, "race": s.race + 1, "wheels": s.wheels, "lost": s.lost}
    written |= {"events": list(s.planned), "used": list(s.used), "epic": s.epic, "races": list(map(_record, s.races))}
    if s.first != NOBODY:
        written["first"] = s.first
    if s.spots:
        written |= _race(s)
    if s.result:
        written |= {"reason": s.result["reason"], "opened": s.result["opened"]}
    kept = ("step", "race", "wheels", "lost", "first")
    return {name: value for name, value in written.items() if name in kept or _says_something(value)}


def _says_something(value: Any) -> bool:
    return any(value) if isinstance(value, list) else bool(value)


def _record(race: Mapping[str, Any]) -> dict[str, Any]:
    cars = {name: written_cars(race[name]) for name in ("order", "removed")}
    return cars | {name: list(race[name]) for name in ("totals", "progress", "faults", "lost")}


def _race(s: Rally) -> dict[str, Any]:
    return {
        "round": s.round,
        "circuit": s.circuit or written_points(s.spots),
        "cars": written_points(s.at),
        "legs": s.legs[:] if s.back else [],
        "cards": [" ".join(map(str, cards)) for cards in s.cards],
        "looked": s.looked[:],
        "boosted": s.boosted[:],
        "pit": s.pit[:],
        "sides": s.sides[:],
        "drifted": s.drifted[:],
        "forecasts": s.forecasts[:],
        "ghost": f"{s.ghost[0]},{s.ghost[1]}" if s.ghost else "",
        "ghost_leg": s.ghost_leg if s.ghost and s.back else 0,
        "faults": list(s.faults),
        "weather": list(s.weather),
        "drift": list(s.drift),
        "turn": s.turn,
        "fog": [f"{x},{y},{leg}" for x, y, leg in s.fog],
        "ghost_fog": ",".join(map(str, s.ghost_fog)),
        "order": written_cars(s.order),
        "laid": written_cars(s.laid),
        "removed": written_cars(s.removed),
        "judged": s.judged,
        "paid": list(s.paid),
        "shown": s.shown,
    }
