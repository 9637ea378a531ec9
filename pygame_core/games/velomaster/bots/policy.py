"""What a manager does without much thought: the greedy answer to every question. Others look ahead with it."""

from collections.abc import Callable, Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.state import Frame

from ..road import ROADS
from ..rules.landings import landings, trials
from ..rules.relays import leap_of
from ..state import SIX, Race
from .evaluation import Way, expected, stopping, worth_of

SPRINT = 900
"""How much road, in ticks, is little enough for an attack."""


def habit(s: Race, f: Frame, choices: Sequence[Choice]) -> Choice:
    """The answer of somebody who knows the road."""
    if len(choices) == 1:
        return choices[0]
    values = weigh(s, f, choices)
    return choices[values.index(max(values))]


def weigh(s: Race, f: Frame, choices: Sequence[Choice]) -> list[float]:
    """What each answer seems worth at first sight, in ticks of the road."""
    several = _TOGETHER.get(f["step"])
    if several:
        return several(s, f, choices)
    weigher = _WEIGHERS.get(f["step"], _indifferent)
    return [weigher(s, f, choice) for choice in choices]


def _indifferent(_s: Race, _f: Frame, _choice: Choice) -> float:
    return 0.0


def _steps(s: Race, f: Frame, choices: Sequence[Choice]) -> list[float]:
    """F8: where the points lead best."""
    rider, road = f["rider"], ROADS[s.route]
    way, place, points = Way(s, rider, bool(f["six"])), s.place[rider], max(f["points"], 1)
    here = way.stop(place, f["points"]) if place >= 0 else -1000.0
    if f["step"] == "descent" and s.law["pro_braking"]:
        here -= 30
    return [way.step(place, road.cell[choice.args[0]], points) if choice.kind == "step" else here for choice in choices]


def _leap(s: Race, f: Frame, choice: Choice) -> float:
    """F6: one cell beyond the front, if the tests are not too many."""
    rider, road = f["rider"], ROADS[s.route]
    here = stopping(s, road, rider, s.place[rider])
    if choice.kind == "decline":
        return here + 20
    leap, cell = leap_of(f), road.cell[choice.args[0]]
    worth = stopping(s, road, rider, cell)
    for _, against, _ in reversed(trials(s, leap, cell, landings(s, leap)[cell])):
        fails = against / 20 if against else 0.1
        worth = (1 - fails) * worth + fails * (here if against else here - 300)
    return worth


def _gives(s: Race, _f: Frame, choices: Sequence[Choice]) -> list[float]:
    """The die that gains most against what the rider would gain with an average one."""
    ways: dict[tuple[int, bool], Way] = {}
    usual: dict[int, float] = {}
    strict = s.law["pro_braking"] or s.law["pro_descent_six"]

    def worth(rider: int, die: int) -> float:
        key = rider, strict and die == SIX
        if key not in ways:
            ways[key] = Way(s, *key)
        return worth_of(ways[key], die)

    found = []
    for choice in choices:
        rider, die = s.names.index(choice.args[0]), choice.args[1]
        if rider not in usual:
            usual[rider] = worth(rider, 3)
        found.append(worth(rider, die) - usual[rider])
    return found


def _take(s: Race, f: Frame, choice: Choice) -> float:
    value = int(choice.args[0])
    return expected(s, f["rider"], value, value >= 6 and 6 in s.thrown)


def _start(s: Race, _f: Frame, choice: Choice) -> float:
    """R56: a good die for the leader, low ones for the mates."""
    name, die = choice.args
    leads = s.leads(s.names.index(name))
    worth: float = die * (12.0 if leads else 10.0) - (40.0 if leads and die < 5 else 0.0)
    return worth


def _launch(_s: Race, _f: Frame, choice: Choice) -> float:
    return 0.0 if choice.kind == "pass" else 50.0


def _vote(s: Race, f: Frame, choice: Choice) -> float:
    """Yes, where more than one's own share of the line goes along."""
    owners = [s.owner[rider] for rider in s.lines[f["line"]][0]]
    mine = owners.count(f["order"][f["spoken"]])
    return (mine * 2.5 - len(owners)) * (1 if choice.kind == "yes" else -1)


def _attack(s: Race, _f: Frame, choice: Choice) -> float:
    """At full strength and near the finish, or not at all."""
    if choice.kind == "hold":
        return 0.0
    rider = s.names.index(choice.args[0])
    return 100.0 if _left(s, rider) <= SPRINT or (s.condition[rider] >= 110 and not s.leads(rider)) else -100.0


def _gain(s: Race, _f: Frame, choice: Choice) -> float:
    """Above 100 the doping test excludes."""
    return float(choice.kind == ("refuse" if s.law["pro_doping"] else "accept"))


def _left(s: Race, rider: int) -> int:
    """How far a rider is from the line, in ticks."""
    road, place = ROADS[s.route], s.place[rider]
    return road.total - road.end[place] if place >= 0 else road.total


def _yes(_s: Race, _f: Frame, choice: Choice) -> float:
    return float(choice.kind in ("go", "accept", "done", "keep"))


def _readmit(s: Race, f: Frame, choice: Choice) -> float:
    seat = len(f["votes"])
    withdrawn = [rider for rider, _ in s.dropped if s.gone[rider] == "withdrawn"]
    mine = any(s.owner[rider] == seat for rider in withdrawn)
    return float((choice.kind == "yes") == mine)


_WEIGHERS: dict[str, Callable[[Race, Frame, Choice], float]] = {
    "leap": _leap,
    "value": _take,
    "launch": _start,
    "offers": _launch,
    "vote": _vote,
    "attack": _attack,
    "pending": _yes,
    "gain": _gain,
    "dope": _yes,
    "swap": _yes,
    "readmit": _readmit,
}
_TOGETHER: dict[str, Callable[[Race, Frame, Sequence[Choice]], list[float]]] = {
    "move": _steps,
    "descent": _steps,
    "give": _gives,
}
"""Answers that share most of what must be worked out."""
