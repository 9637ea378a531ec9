"""What a seat may know: everything. (Only the dice to come are unknown, and they are not in the state.)"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypedDict

from pygame_core.engine.core.state import Frame

from .road import ROADS
from .rules.classifications import climber_points, stage_points, total_time
from .rules.riders import best_first, points_for
from .state import FINISHED, NOBODY, OUT, OUTSIDE, Race
from .table import rules_in_force, stages_of

POSTURES = ("up", "lying", "punctured")
_DERIVED = ("stack", "result", "returned", "heard", "law", "on")
_RAW = [f.name for f in fields(Race) if f.name not in _DERIVED]
_NESTED = (list, tuple, dict)
_LISTS = {f.name for f in fields(Race) if f.default_factory is list}


class RiderView(TypedDict):
    """One rider."""

    team: int
    owner: int
    leader: bool
    place: str
    """A cell, "outside", "finished" or "out"."""
    posture: str
    miss: int
    grazed: bool
    fed: bool
    hungry: bool
    pending: int
    condition: int
    doped: bool
    gone: str
    points: int
    total_points: int
    total_time: int | None


class SummitView(TypedDict):
    """A summit, and who has passed it for how many points."""

    name: str
    category: str
    tick: int
    passed: list[list[Any]]


class RaceView(TypedDict):
    """The race as everybody sees it: riders by their ids, teams and seats as indexes."""

    players: int
    colours: list[str]
    level: str
    stages: list[list[Any]]
    stage: int
    board: str
    laps: int
    road: str
    step: str
    asked: list[int]
    clock: int
    round: int
    phase: str
    start_order: list[int]
    played: list[int]
    slot: int
    neutral: bool
    crew: list[str]
    in_hand: str
    points_left: int
    lines: list[list[str]]
    thrown: list[int]
    dice: list[int]
    given: list[str]
    attacker: str
    riders: dict[str, RiderView]
    standing: list[str]
    leaders: list[str]
    managers: list[int]
    skip: list[int]
    summits: list[SummitView]
    finishers: list[list[Any]]
    results: list[dict[str, Any]]
    gold: str
    red: str
    white: str
    home: list[str]
    result: dict[str, Any] | None
    pending: dict[str, Any]
    """The state's own fields, for `race_of`."""


def view_of(s: Race, asked: tuple[int, ...]) -> RaceView:
    """The race as plain data, the same for everybody."""
    road, names = ROADS[s.route], s.names
    frame: Frame = s.stack[-1] if s.stack else {"step": "over"}
    return {
        "players": s.seats,
        "colours": list(s.colours),
        "level": s.law["level"],
        "stages": [list(stage) for stage in stages_of(s.law["stages"])],
        "stage": s.stage,
        "board": road.board.id,
        "laps": road.laps,
        "road": s.route,
        "step": frame["step"],
        "asked": [seat for seat in asked if seat >= 0],
        "clock": s.clock,
        "round": s.round,
        "phase": s.phase,
        "start_order": list(s.order),
        "played": list(s.played),
        "slot": s.slot,
        "neutral": bool(s.part),
        "crew": [names[rider] for rider in s.crew],
        "in_hand": in_hand(s, frame),
        "points_left": frame.get("points", 0) if frame["step"] in ("move", "descent") else 0,
        "lines": [[names[rider] for rider in riders] for riders, _ in s.lines],
        "thrown": list(s.thrown),
        "dice": list(s.dice),
        "given": [names[rider] for rider in s.given],
        "attacker": _name(s, s.attacker),
        "riders": riders_of(s),
        "standing": [names[rider] for rider in best_first(s, range(len(names)))],
        "leaders": [_name(s, leader) for leader in s.leader],
        "managers": list(s.manager),
        "skip": list(s.skip),
        "summits": summits_of(s),
        "finishers": [[names[rider], time] for rider, time in zip(s.finishers, s.times, strict=True)],
        "results": [_told_stage(s, stage) for stage in s.results],
        "gold": _name(s, s.gold),
        "red": _name(s, s.red),
        "white": _name(s, s.white),
        "home": [names[rider] for rider in s.home],
        "result": _plain(s.result),
        "pending": raw(s),
    }


def in_hand(s: Race, frame: Mapping[str, Any]) -> str:
    """The rider whose move, leap or test it is."""
    rider = frame.get("rider", NOBODY)
    told = frame["step"] in ("move", "descent", "leap", "test", "severity", "pending", "gain", "value", "verify")
    return _name(s, rider) if told else ""


def riders_of(s: Race) -> dict[str, RiderView]:
    """Each rider by his id."""
    road = ROADS[s.route]
    stage = s.results[-1][2] if s.phase == "closed" and len(s.results) == s.stage else stage_points(s)
    total = climber_points(s) if s.results else [0] * len(s.names)
    places = {OUTSIDE: "outside", FINISHED: "finished", OUT: "out"}
    return {
        name: {
            "team": s.team[rider],
            "owner": s.owner[rider],
            "leader": s.leads(rider),
            "place": road.name[s.place[rider]] if s.place[rider] >= 0 else places[s.place[rider]],
            "posture": POSTURES[s.posture[rider]],
            "miss": s.miss[rider],
            "grazed": bool(s.grazed[rider]),
            "fed": bool(s.fed[rider]),
            "hungry": bool(s.hungry[rider]),
            "pending": s.pending[rider],
            "condition": s.condition[rider],
            "doped": bool(s.doped[rider]),
            "gone": s.gone[rider],
            "points": stage[rider],
            "total_points": total[rider] + (0 if len(s.results) == s.stage else stage[rider]),
            "total_time": total_time(s, rider),
        }
        for rider, name in enumerate(s.names)
    }


def summits_of(s: Race) -> list[SummitView]:
    """Each summit with who has passed it, and for how many points."""
    return [
        {
            "name": summit.name,
            "category": summit.category,
            "tick": summit.tick,
            "passed": [[s.names[rider], points_for(summit.category, place)] for place, rider in enumerate(passed, 1)],
        }
        for summit, passed in zip(ROADS[s.route].summits, s.passed, strict=True)
    ]


def _told_stage(s: Race, stage: tuple[Any, ...]) -> dict[str, Any]:
    ranking, times, points, reason = stage
    rows = [[s.names[rider], time, points[rider]] for rider, time in zip(ranking, times, strict=True)]
    return {"ranking": rows, "reason": reason}


def _name(s: Race, rider: int) -> str:
    return s.names[rider] if rider != NOBODY else ""


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, (list, tuple)):
        return [_plain(one) if isinstance(one, _NESTED) else one for one in value]
    if isinstance(value, dict):
        return {name: _plain(one) if isinstance(one, _NESTED) else one for name, one in value.items()}
    return value


def _packed(value: Any) -> Any:
    """Lists as tuples again."""
    if not isinstance(value, list):
        return value
    return tuple([_packed(one) if isinstance(one, list) else one for one in value])


def raw(s: Race) -> dict[str, Any]:
    """Every field as it stands: what `race_of` and searching computer players read."""
    told = {name: _plain(getattr(s, name)) for name in _RAW}
    options = {name: value for name, value in s.law.items() if name not in ("bibs", "expert", "pro")}
    return {**told, "options": options, "stack": _plain(s.stack), "returned": s.returned}


def race_of(view: Mapping[str, Any]) -> Race:
    """The race that a view shows."""
    told = view["pending"]
    s = Race(law=rules_in_force(told["options"]), result=view["result"], returned=told["returned"])
    for name in _RAW:
        value = told[name]
        setattr(s, name, list(_packed(value)) if name in _LISTS else _packed(value))
    s.stack = [{name: _packed(value) for name, value in frame.items()} for frame in told["stack"]]
    s.occupy()
    return s


_seen: list[tuple[Mapping[str, Any], Race]] = []


def race_seen(view: Mapping[str, Any]) -> Race:
    """The same for words and pictures, which ask again and again while they tell one view: never to be changed."""
    if not _seen or _seen[0][0] is not view:
        _seen[:] = [(view, race_of(view))]
    return _seen[0][1]
