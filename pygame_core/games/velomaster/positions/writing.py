"""The whole of a race in the words of `reading.py`."""

from typing import Any

from ..road import ROADS
from ..state import HEALTHY, NOBODY, Race
from .checks import in_the_books, summits_as_they_stand
from .frames import write_stack
from .riders import write_rider


def write(s: Race) -> dict[str, Any]:
    """The whole position; what is as in the set-up is left out."""
    names, road = s.names, ROADS[s.route]
    whole: dict[str, Any] = {
        "stage": s.stage,
        "clock": s.clock,
        "round": s.round,
        "phase": s.phase,
        "order": [s.colours[team] for team in s.order],
        "riders": _written_riders(s),
    }
    if s.passed != summits_as_they_stand(s):
        whole["summits"] = [[names[rider] for rider in riders] for riders in s.passed]
    more: dict[str, Any] = {
        "played": [s.colours[team] for team in s.played],
        "dropped": {names[rider]: road.name[cell] if cell >= 0 else "" for rider, cell in s.dropped},
        "condition": {name: now for name, now in zip(names, s.condition, strict=True) if now != HEALTHY},
        "doped": [name for name, doped in zip(names, s.doped, strict=True) if doped],
        "gone": _written_gone(s),
        "owners": {names[rider]: s.owner[rider] for rider in s.neutrals},
        "managers": list(s.manager) if s.manager != list(range(s.teams)) else [],
        "leaders": _written_leaders(s),
        "home": [names[rider] for rider in s.home],
        "results": [_written_stage(s, *stage) for stage in s.results],
        "skip": list(s.skip) if any(s.skip) else [],
        "led": [s.colours[team] for team in s.led],
        "taken": [names[rider] for rider in s.taken],
        "shared": bool(s.shared),
    }
    if not in_the_books(s):
        more |= {"finished": [names[rider] for rider in s.finishers], "times": list(s.times)}
    more |= {jersey: names[rider] for jersey in ("gold", "red", "white") if (rider := getattr(s, jersey)) != NOBODY}
    more |= _written_slot(s)
    return whole | {name: value for name, value in more.items() if value}


def _written_riders(s: Race) -> dict[str, str]:
    """In the order of their arrival; who is outside, or known to have finished or to be out, need not be told."""
    told = {rider: write_rider(s, rider) for rider in (*s.arrived, *range(len(s.names)))}
    known_out = {rider for rider, _ in s.dropped} | {rider for rider, word in enumerate(s.gone) if word}
    plain = ("outside", "finished")
    return {
        s.names[rider]: words
        for rider, words in told.items()
        if words not in plain and not (words == "out" and rider in known_out)
    }


def _written_gone(s: Race) -> dict[str, str]:
    """Who is out for good; after the close whoever dropped out in the stage is."""
    dropped = [rider for rider, _ in s.dropped] if in_the_books(s) else []
    rows = [
        (rider, word) for rider, word in enumerate(s.gone) if word and not (rider in dropped and word == "withdrawn")
    ]
    return {s.names[rider]: word for rider, word in rows}


def _written_leaders(s: Race) -> dict[str, str]:
    squad = len(s.law["bibs"])
    rows = [(s.colours[team], s.leader[team]) for team in range(s.teams) if s.leader[team] != team * squad]
    return {colour: s.names[rider] for colour, rider in rows}


def _written_stage(s: Race, ranking: Any, times: Any, points: Any, reason: str) -> dict[str, Any]:
    scored = {s.names[rider]: count for rider, count in enumerate(points) if count}
    return {"ranking": [s.names[rider] for rider in ranking], "times": list(times), "points": scored, "reason": reason}


def _written_slot(s: Race) -> dict[str, Any]:
    names = s.names
    told: dict[str, Any] = {
        "slot": s.colours[s.slot] if s.slot != NOBODY else "",
        "neutral": bool(s.part),
        "lines": [[_written_member(s, r, c) for r, c in zip(*line, strict=True)] for line in s.lines],
        "launched": list(s.launched),
        "thrown": list(s.thrown),
        "dice": list(s.dice),
        "worst_used": bool(s.worst_used),
        "punctured": bool(s.punctured),
        "attacker": names[s.attacker] if s.attacker != NOBODY else "",
        "trains": [s.colours[team] for team in s.trains],
        "over": not s.stack,
    }
    told |= {name: [names[rider] for rider in getattr(s, name)] for name in ("crew", "leapt", "given")}
    if s.stack:
        told["stack"] = write_stack(s)
    return told


def _written_member(s: Race, rider: int, cell: int) -> Any:
    """A rider of a line; his cell only where he has left it."""
    return s.names[rider] if s.place[rider] == cell else [s.names[rider], ROADS[s.route].name[cell]]
