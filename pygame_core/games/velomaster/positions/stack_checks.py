"""What must hold of the steps in progress: the slot, the dice and the leaps that they speak of."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.core.state import Frame

from ..road import ROADS
from ..rules.finish import REASONS
from ..rules.giving import penalties
from ..rules.hands import active
from ..rules.landings import landings
from ..rules.relays import leap_of
from ..rules.riders import best_first, free_ways, up_on_road
from ..rules.throws import verifying
from ..state import NOBODY, NOWHERE, OUTSIDE, UP, Line, Race
from .frames import SETUP, SLOT

CAUSES = ("die", "launch", "pending", "leap")
RULES = ("one", "lowest", "sum")
TESTS = ("climb", "lateral", "danger", "between", "six", "braking", "pileup")
MOST_POINTS = 12
BEFORE_THE_THROW = ("wake", "offers", "attack")


def check_stack(s: Race) -> None:
    """Refuse steps that do not fit the phase, the slot or the dice."""
    base = s.stack[0]["step"]
    expected = "launch" if base in SETUP else "round" if base == "round" else "closed"
    if (s.phase if s.phase in ("launch", "closed") else "round") != expected:
        raise Damaged("stack_phase", step=base, phase=s.phase)
    riding = any(frame["step"] in SLOT for frame in s.stack)
    if riding != (s.slot != NOBODY) or (not riding and _is_pending(s)):
        raise Damaged("stack_slot", step=s.stack[-1]["step"])
    if riding:
        _check_slot(s)
    for frame in s.stack:
        if (fits := FITS.get(frame["step"])) and not fits(s, frame):
            raise Damaged("stack_misfit", step=frame["step"])


def _is_pending(s: Race) -> bool:
    """Whether anything is left of a slot; of the trains, a launch leaves some."""
    tuples = (s.crew, s.lines, s.launched, s.leapt, s.thrown, s.dice, s.given)
    return any(tuples) or s.attacker != NOBODY or bool(s.part or s.worst_used or s.punctured)


def _check_slot(s: Race) -> None:
    """The riders of the slot are the team's of this phase, its dice those of the throw."""
    crews = {"leaders": (s.leader[s.slot],), "mates": s.mates(s.slot), "riders": s.squads[s.slot]}
    crew = s.taken if s.part else crews[s.phase]
    if s.slot in s.played:
        raise Damaged("repeated", field="played")
    mine = all(s.owner[rider] in s.owners(s.slot) for rider in s.crew)
    if not s.crew or not mine or not set(s.crew) <= set(crew) or not set(s.given) <= {*s.crew}:
        raise Damaged("crew_misfit", field="crew")
    if not all(_is_line(s, line) for line in s.lines):
        raise Damaged("crew_misfit", field="lines")
    _check_dice(s)
    if s.attacker != NOBODY and (s.attacker not in s.crew or s.stack[1]["step"] in BEFORE_THE_THROW):
        raise Damaged("crew_misfit", field="attacker")


def _check_dice(s: Race) -> None:
    """Before the throw there are none, but for those of an attack, which the attacker has had."""
    step = s.stack[1]["step"]
    early = s.dice or s.given not in ((), (s.attacker,)) or bool(s.thrown) != bool(s.given)
    nothing_yet = step in BEFORE_THE_THROW and bool(s.thrown or s.dice or s.given)
    if Counter(s.dice) - Counter(s.thrown) or nothing_yet or (step == "throw" and early):
        raise Damaged("dice_missing", field="dice")


def _is_line(s: Race, line: Line) -> bool:
    """Two or more riders, on cells one behind the other."""
    riders, cells = line
    straight = ROADS[s.route].straight
    return len(riders) > 1 and all(straight[cell] == ahead for cell, ahead in pairwise(cells))


def _move(s: Race, f: Frame) -> bool:
    if f["cause"] not in CAUSES or not 0 <= f["points"] <= MOST_POINTS or s.owner[f["rider"]] < 0:
        return False
    if (f["tests"] and s.place[f["rider"]] < 0) or (f["cause"] == "die" and f["rider"] not in s.given):
        return False
    if f["to"] not in (NOWHERE, s.place[f["rider"]]) and f["to"] not in free_ways(s, f["rider"]):
        return False
    return f["rider"] != NOBODY and (f["to"] >= 0) == bool(f["tests"]) and set(f["tests"]) <= set(TESTS)


def _leap(s: Race, f: Frame) -> bool:
    if f["line"] not in [line for line, _ in s.lines] or len(f["over"]) % 2 or set(f["swallowed"]) & set(f["line"]):
        return False
    riders = set(f["line"])
    chain = set(f["chain"])
    if len(riders) < 2 or len(riders) != len(f["line"]) or len(chain) != len(f["chain"]) or not chain <= riders:
        return False
    if set(s.leapt) & {f["rider"], *f["todo"]}:
        return False
    if not set(f["todo"]) <= riders or any(up_on_road(s, rider) for rider in f["todo"] if rider not in chain):
        return False
    if f["rider"] == NOBODY:
        return bool(f["landing"] < 0)
    if f["rider"] not in f["chain"][:-1] or s.place[f["rider"]] < 0 or (f["landing"] >= 0) != bool(f["tests"]):
        return False
    return f["landing"] < 0 or f["landing"] in landings(s, leap_of(f))


def _vote(s: Race, f: Frame) -> bool:
    return 0 <= f["line"] < len(s.lines) and 0 <= f["spoken"] < len(f["order"]) and _are_seats(s, f["order"])


def _are_seats(s: Race, seats: tuple[int, ...]) -> bool:
    return all(0 <= seat < s.seats for seat in seats)


def _offers(s: Race, f: Frame) -> bool:
    return _are_seats(s, f["seats"]) and f["asked"] >= 0 and f["then"] in ("throw", "attack")


def _enough_dice(s: Race, fixed: Mapping[int, int]) -> bool:
    """Whether there is a die for everybody who still rides, the lowest one kept for who must take it."""
    kept = bool(fixed) and not s.part and not s.worst_used and min(s.thrown) in s.dice
    return len(active(s)) - len(fixed) <= len(s.dice) - kept


def _give(s: Race, f: Frame) -> bool:
    own = set(f["own"][::2])
    if not s.thrown or not _enough_dice(s, penalties(s, f, active(s))):
        return False
    if s.part and any((rider in own) != bool(s.grazed[rider]) for rider in active(s)):
        return False
    return s.phase != "leaders" and -1 <= f["last"] < s.seats and own <= set(s.crew)


def _value(s: Race, f: Frame) -> bool:
    return bool(s.thrown) and f["rider"] in s.crew and f["rule"] in RULES


def _verify(s: Race, f: Frame) -> bool:
    return s.phase == "leaders" and _value(s, f) and f["extra"] == verifying(s.thrown) > 0


def _test(s: Race, f: Frame) -> bool:
    if s.place[f["rider"]] < 0 or s.posture[f["rider"]] != UP:
        return False
    return f["rider"] != NOBODY and f["why"] in TESTS and f["kind"] in ("power", "skill") and 1 <= f["against"] < 20


def _launch(s: Race, f: Frame) -> bool:
    teams = len(s.colours)
    dice = f.get("dice", (1, 1))
    fits = _launching(s, f) and 0 <= f["team"] < teams and f["turn"] < teams
    return fits and len(dice) == 2 and all(1 <= die <= 6 for die in dice)


def _launching(s: Race, f: Frame) -> bool:
    """The turn may be past the last team: then the next round of launches begins."""
    return bool(s.order) and 1 <= f["lap"] <= len(s.law["bibs"]) and 0 <= f["turn"] <= len(s.colours)


def _order(s: Race, f: Frame) -> bool:
    """Each team that starts, once."""
    starting = [team for team in range(s.teams) if any(map(s.racing, s.squads[team]))]
    return sorted(team for group in f["groups"] for team in group) == starting


def _managers(s: Race, f: Frame) -> bool:
    """Whoever has not rolled manages as in the set-up."""
    return 0 <= f["team"] <= s.teams and s.manager[f["team"] :] == [*range(f["team"], s.teams)]


def _control(s: Race, f: Frame) -> bool:
    """The ranking is still as ridden: who is home, then who was on the road, a minute later (R48)."""
    late = best_first(s, [rider for rider, place in enumerate(s.place) if place >= OUTSIDE])
    as_ridden = f["ranking"] == (*s.finishers, *late) and f["times"] == (*s.times, *[s.clock + 1] * len(late))
    return as_ridden and f["reason"] in REASONS and all(1 <= place <= len(f["ranking"]) for place in f["drawn"])


FITS: Mapping[str, Callable[[Race, Frame], bool]] = {
    "managers": _managers,
    "dope": lambda s, f: 0 <= f["seat"] < s.seats,
    "order": _order,
    "launching": _launching,
    "launch_dice": _launch,
    "launch": _launch,
    "offers": _offers,
    "vote": _vote,
    "leap": _leap,
    "attack": lambda s, f: bool(s.law["pro_attack"]) and s.attacker == NOBODY and f["asked"] >= 0,
    "verify": _verify,
    "value": _value,
    "give": _give,
    "move": _move,
    "descent": _move,
    "test": _test,
    "gain": lambda s, f: f["rider"] != NOBODY and bool(s.law["pro_condition"]),
    "crash": lambda _, f: f["rider"] != NOBODY and f["cell"] >= 0 and 0 <= f["stage"] <= 3,
    "severity": lambda _, f: f["rider"] != NOBODY,
    "control": _control,
    "readmit": lambda s, f: f["rider"] >= 0 and len(f["votes"]) < s.seats,
    "leaders": lambda s, f: 0 <= f["team"] < s.teams,
    "swap": lambda _, f: len(f["riders"]) <= 2,
}
"""Whether what a step remembers can be so."""
