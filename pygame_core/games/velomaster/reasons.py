"""What makes an answer good: which sentence says it, and with what facts."""

from collections.abc import Callable, Mapping

from pygame_core.engine.choice import Choice
from pygame_core.engine.state import Frame

from .habits import SPRINT
from .landings import landings, trials
from .outlook import MEAL, Way, is_hungry, rides_behind, stopping
from .relays import leap_of
from .riders import ways_on
from .road import CELL, ROADS
from .state import SIX, TAKEN, Race

Reason = tuple[str, Mapping[str, int]]
STRONG = 5
"""A die that is worth keeping for the leader."""


def reason_of(s: Race, f: Frame, choice: Choice) -> Reason:
    """The key of a sentence and its facts; an empty key where there is nothing to say."""
    found = _REASONS.get(choice.kind)
    return found(s, f, choice) if found else ("", {})


def goal(s: Race, way: Way, start: int, cell: int, points: int) -> Reason:
    """What a rider gains who goes on from a cell with so many points as well as he can."""
    road, cells = way.road, [cell, *way.course(cell, points)]
    last = cells[-1]
    if last == road.finish:
        return "home", {}
    if summit := way.summit_points(start, last):
        return "summit", {"n": summit}
    if road.zone[last] >= 0 and is_hungry(s, road, way.rider):
        return "meal", {}
    if 0 <= s.on[road.straight[last]] < TAKEN:
        return "wheel", {}
    if rides_behind(s, road, last, way.rider):
        return "pulled", {}
    return "far", {"n": len(cells)}


def _step(s: Race, f: Frame, choice: Choice) -> Reason:
    way = Way(s, f["rider"], bool(f["six"]))
    cell = way.road.cell[choice.args[0]]
    key, facts = goal(s, way, s.place[f["rider"]], cell, max(f["points"], 1) - 1)
    return f"way_{key}", facts


def _die(s: Race, rider: int, die: int, six: bool) -> Reason:
    """What a rider does with a die."""
    way, place = Way(s, rider, six), s.place[rider]
    free = [cell for cell in ways_on(s, rider) if s.on[cell] < 0]
    if not free:
        return "die_blocked", {"die": die}
    cell = max(free, key=lambda to: way.step(place, to, die))
    if place >= 0 and way.step(place, cell, die) < way.stop(place, die):
        return "die_stays", {"die": die}
    key, facts = goal(s, way, place, cell, die - 1)
    return f"die_{key}", {"die": die, **facts}


def _give(s: Race, _f: Frame, choice: Choice) -> Reason:
    rider, die = s.names.index(choice.args[0]), int(choice.args[1])
    if s.grazed[rider] or s.hungry[rider]:
        return "give_worst", {}
    return _die(s, rider, die, die == SIX)


def _take(s: Race, f: Frame, choice: Choice) -> Reason:
    value = int(choice.args[0])
    key, facts = _die(s, f["rider"], value, value >= SIX and SIX in s.thrown)
    if key == "die_far":
        highest = sum(s.thrown) if f["rule"] == "sum" else max(s.thrown)
        return ("take_far" if value == highest else "take_less"), facts
    return key, facts


def _stop(s: Race, f: Frame, _choice: Choice) -> Reason:
    rider, road = f["rider"], ROADS[s.route]
    cell = s.place[rider]
    if cell < 0:
        return "stop_risk", {}
    if road.zone[cell] >= 0 and is_hungry(s, road, rider):
        return "stop_meal", {}
    if 0 <= s.on[road.straight[cell]] < TAKEN:
        return "stop_wheel", {}
    return ("stop_pulled" if rides_behind(s, road, cell, rider) else "stop_risk"), {}


def _leap(s: Race, f: Frame, choice: Choice) -> Reason:
    leap, road = leap_of(f), ROADS[s.route]
    cell = road.cell[choice.args[0]]
    tests = trials(s, leap, cell, landings(s, leap)[cell])
    if cell == road.finish and not tests:
        return "leap_home", {}
    if tests:
        return "leap_tests", {"n": round(100 * _passes([against for _, against, _ in tests]))}
    if road.zone[cell] >= 0 and is_hungry(s, road, leap.rider):
        return "leap_meal", {}
    return "leap_free", {"n": (road.end[cell] - road.end[s.place[leap.rider]]) // CELL}


def _passes(against: list[int]) -> float:
    """How likely it is that every test is passed; a skill test (0) fails on 1 and 2."""
    chance = 1.0
    for gradient in against:
        chance *= 1 - (gradient or 2) / 20
    return chance


def _decline(s: Race, f: Frame, _choice: Choice) -> Reason:
    leap, road = leap_of(f), ROADS[s.route]
    found = landings(s, leap)
    here = stopping(s, road, leap.rider, s.place[leap.rider])
    if all(stopping(s, road, leap.rider, cell) < here - MEAL / 2 for cell in found):
        return "decline_meal", {}
    risky = all(trials(s, leap, cell, way) for cell, way in found.items())
    return ("decline_risk" if risky else "decline"), {}


def _accelerate(s: Race, _f: Frame, choice: Choice) -> Reason:
    tail = ROADS[s.route].cell[choice.args[0]]
    riders = next(riders for riders, cells in s.lines if cells[0] == tail)
    mine = sum(s.team[rider] == s.slot for rider in riders)
    return ("relay" if len(riders) == 2 else "accelerate"), {"n": mine}


def _yes(_s: Race, f: Frame, _choice: Choice) -> Reason:
    return ("readmit_yes" if f["step"] == "readmit" else "vote_yes"), {}


def _no(_s: Race, f: Frame, _choice: Choice) -> Reason:
    return ("readmit_no" if f["step"] == "readmit" else "vote_no"), {}


def _attack(s: Race, _f: Frame, choice: Choice) -> Reason:
    road, place = ROADS[s.route], s.place[s.names.index(choice.args[0])]
    left = (road.total - road.end[place]) if place >= 0 else road.total
    return ("attack_end", {"n": left // CELL + 1}) if left <= SPRINT else ("attack", {})


def _start(s: Race, _f: Frame, choice: Choice) -> Reason:
    leads, die = s.leads(s.names.index(choice.args[0])), int(choice.args[1])
    if leads:
        return ("start_leader" if die >= STRONG else "start_any"), {}
    return ("start_any" if die >= STRONG else "start_mate"), {}


def _always(key: str) -> Callable[[Race, Frame, Choice], Reason]:
    return lambda _s, _f, _choice: (key, {})


_REASONS: dict[str, Callable[[Race, Frame, Choice], Reason]] = {
    "step": _step,
    "give": _give,
    "take": _take,
    "stop": _stop,
    "stay": _stop,
    "leap": _leap,
    "decline": _decline,
    "relay": _accelerate,
    "accelerate": _accelerate,
    "pass": _always("pass"),
    "yes": _yes,
    "no": _no,
    "attack": _attack,
    "hold": _always("hold"),
    "start": _start,
    "go": _always("go"),
    "wait": _always("wait"),
    "accept": _always("accept"),
    "refuse": _always("refuse"),
    "done": _always("done"),
    "swap": _always("swap"),
    "keep": _always("keep"),
    "name": _always("name"),
    "ride": _always("ride"),
}
