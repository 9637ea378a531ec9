"""What makes an answer good: which sentence says it, and with what facts."""

from collections.abc import Callable, Mapping, Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.state import Frame

from ..road import ROADS, Road
from ..rules.between_stages import Readmit
from ..rules.condition import can_leap
from ..rules.landings import landings, trials
from ..rules.lines import usable
from ..rules.moves import before
from ..rules.relays import leap_of
from ..rules.riders import free_ways, ways_on
from ..state import SIX, TAKEN, Race
from .evaluation import MEAL, Way, is_hungry, stopping
from .policy import SPRINT

Reason = tuple[str, Mapping[str, int]]
PAIR = 2


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
    return _company(s, road, last, way.rider) or ("far", {"n": len(cells)})


def _company(s: Race, road: Road, cell: int, rider: int) -> Reason | None:
    """The line that a rider would be in on a cell, if it is one that can be ridden."""
    ahead, behind = (_beside(s, towards, cell, rider) for towards in (road.straight, road.behind))
    count = ahead + behind + 1
    if count == 1 or (count > PAIR and not s.law["expert"]) or not can_leap(s, rider, acceleration=count > PAIR):
        return None
    return ("train", {"n": count}) if count > PAIR else ("wheel" if ahead else "pulled", {})


def _beside(s: Race, towards: list[int], cell: int, rider: int) -> int:
    """How many others stand one behind the other next to a cell."""
    found = 0
    while 0 <= (other := s.on[towards[cell]]) < TAKEN and other != rider:
        cell, found = towards[cell], found + 1
    return found


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
        return "stop_here", {}
    if road.zone[cell] >= 0 and is_hungry(s, road, rider):
        return "stop_meal", {}
    found = _company(s, road, cell, rider)
    if found:
        return f"stop_{found[0]}", found[1]
    risky = all(before(s, road, cell, to) or road.danger[to] for to in free_ways(s, rider))
    return ("stop_risk" if risky else "stop_here"), {}


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
    passed = (*leap.ahead, *landings(s, leap)[cell].swallowed)
    many = sum(s.place[one] >= 0 and road.end[s.place[one]] < road.end[cell] for one in passed)
    return ("leap_free", {"n": many}) if many else ("leap_level", {})


def _cells(road: Road, start: int, end: int) -> int:
    """How many cells straight on lead level with another place."""
    found = 0
    while start != road.finish and (found == 0 or road.end[start] < road.end[end]):
        start, found = road.straight[start] if road.straight[start] != road.none else end, found + 1
    return found


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


def _accelerate(s: Race, f: Frame, choice: Choice) -> Reason:
    tail = ROADS[s.route].cell[choice.args[0]]
    riders = next(riders for riders, cells in s.lines if cells[0] == tail)
    able = [rider for rider in riders if can_leap(s, rider, acceleration=len(riders) > PAIR)]
    return ("relay" if len(riders) == PAIR else "accelerate"), {"n": _mine(s, able, f["seats"][f["asked"]])}


def _mine(s: Race, riders: Sequence[int], seat: int) -> int:
    return sum(s.owner[rider] == seat for rider in riders)


def _pass(s: Race, f: Frame, _choice: Choice) -> Reason:
    seat = f["seats"][f["asked"]]
    lines = [s.lines[index][0] for index in usable(s, seat)]
    others = all(2 * _mine(s, riders, seat) < len(riders) for riders in lines)
    return ("pass" if others else "pass_mine"), {}


def _vote(s: Race, f: Frame, choice: Choice) -> Reason:
    if f["step"] == "readmit":
        return _readmit(s, f, choice)
    riders = s.lines[f["line"]][0]
    mine = _mine(s, riders, f["order"][f["spoken"]])
    if choice.kind == "yes":
        return ("vote_yes" if 2 * mine >= len(riders) else "vote_yes_few"), {"n": mine}
    return ("vote_no" if 2 * mine < len(riders) else "vote_no_mine"), {"n": mine}


def _readmit(s: Race, f: Frame, choice: Choice) -> Reason:
    """Whether the rider who is voted on is one of theirs: votes are given in the order of the seats."""
    rider = Readmit().candidates(s)[f["rider"]]
    return f"readmit_{choice.kind}{'_mine' if s.owner[rider] == len(f['votes']) else ''}", {}


def _attack(s: Race, _f: Frame, choice: Choice) -> Reason:
    road, place = ROADS[s.route], s.place[s.names.index(choice.args[0])]
    left = (road.total - road.end[place]) if place >= 0 else road.total
    return ("attack_end", {"n": _cells(road, place, road.finish)}) if left <= SPRINT else ("attack", {})


def _start(s: Race, f: Frame, choice: Choice) -> Reason:
    leads, die, dice = s.leads(s.names.index(choice.args[0])), int(choice.args[1]), f["dice"]
    if min(dice) == max(dice):
        return "start_same", {"die": die}
    if die == max(dice):
        return ("start_leader" if leads else "start_far"), {"die": die}
    return ("start_low" if leads else "start_mate"), {"die": die}


def _tested(key: str) -> Callable[[Race, Frame, Choice], Reason]:
    """A reason that only holds where riders are tested for doping; without that there is another one."""
    return lambda s, _f, _choice: (key if s.law["pro_doping"] else f"{key}_free", {})


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
    "pass": _pass,
    "yes": _vote,
    "no": _vote,
    "attack": _attack,
    "hold": _always("hold"),
    "start": _start,
    "go": _always("go"),
    "wait": _always("wait"),
    "accept": _tested("accept"),
    "refuse": _tested("refuse"),
    "done": _tested("done"),
    "swap": _always("swap"),
    "keep": _always("keep"),
    "name": _always("name"),
    "ride": _always("ride"),
}
