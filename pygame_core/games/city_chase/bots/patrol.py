"""The simple police, who follow the last trace and know nothing of walks, and where helicopters start."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import CROSSINGS, HELICOPTERS, INDEX, NEXT_DOOR, TRACK
from ..deduction.walks import empty_now, facts, within
from ..rules.routes import TO_SEE

View = Mapping[str, Any]
Placement = frozenset[int]
CORNERS = frozenset({0, 3, 12, 15})
MOST_SEEN = 12
CURIOUS = 0.7
JUST_NOW = 2
"""For so many rounds simple police trust a building that was empty."""


@cache
def placements(corners: int) -> tuple[Placement, ...]:
    """All placements from which twelve buildings can be looked into, with so many helicopters at corners at least."""
    return tuple(
        frozenset(three)
        for three in combinations(range(len(CROSSINGS)), len(HELICOPTERS))
        if within(three).bit_count() == MOST_SEEN and len(CORNERS & set(three)) >= corners
    )


def place(view: View, choices: Sequence[Choice], corners: int, rng: Rng) -> Choice:
    """The next step towards a wide placement that fits the helicopters already placed."""
    taken = frozenset(INDEX[crossing] for crossing in view["heli"].values() if crossing)
    fresh = [each for each in choices if each.kind == "place" and not view["heli"][each.args[0]]]
    if not fresh:
        return next((each for each in choices if each.kind == "confirm"), choices[0])
    fitting = [three for three in placements(corners) if taken < three]
    wanted = rng.pick(fitting) - taken if fitting else set(_widest(taken, fresh))
    first = fresh[0].args[0]
    return rng.pick([each for each in fresh if each.args[0] == first and INDEX[each.args[1]] in wanted])


def _widest(taken: frozenset[int], fresh: Sequence[Choice]) -> list[int]:
    """The crossings that add most to what is seen, when people have placed their helicopters otherwise."""
    free = sorted({INDEX[each.args[1]] for each in fresh})
    seen = {crossing: within([*taken, crossing]).bit_count() for crossing in free}
    return [crossing for crossing in free if seen[crossing] == max(seen.values())]


def patrol(view: View, choices: Sequence[Choice], rng: Rng) -> Choice:
    """What simple police do with their next helicopter: look beside the last trace, fly to it, or look around."""
    able = next((each.args[0] for each in choices if each.args), "")
    own = [each for each in choices if each.args[:1] == (able,)]
    checks, flights = _fresh_checks(view, own), [each for each in own if each.kind == "move"]
    if wanted := _towards(view, _last_trace(view), checks, flights):
        return rng.pick(wanted)
    if checks and (not flights or rng.random() < CURIOUS):
        return rng.pick(checks)
    return rng.pick(flights or own or choices)


def _towards(view: View, trace: int | None, checks: list[Choice], flights: list[Choice]) -> list[Choice]:
    """The checks next door to a trace, or the flights that come nearer to it."""
    if trace is None:
        return []
    beside = [each for each in checks if INDEX[each.args[1]] in NEXT_DOOR[trace]]
    if beside or not flights:
        return beside
    here = TO_SEE[INDEX[view["heli"][flights[0].args[0]]]][trace]
    return [each for each in flights if TO_SEE[INDEX[each.args[1]]][trace] < here]


def _fresh_checks(view: View, own: Sequence[Choice]) -> list[Choice]:
    """The checks of buildings that were neither found nor empty just now."""
    stale = {*map(INDEX.get, view["found"]), *empty_now(facts(view["log"]), JUST_NOW)}
    return [each for each in own if each.kind == "check" and INDEX[each.args[1]] not in stale]


def _last_trace(view: View) -> int | None:
    return next((fact.building for fact in reversed(facts(view["log"])) if fact.answer in TRACK), None)
