"""What must hold of every position, however it was told."""

from pygame_core.engine.core.refusals import Damaged

from ..road import ROADS
from ..rules.condition import LAST_STRENGTH, has_condition
from ..rules.riders import best_first
from ..state import FINISHED, HEALTHY, NOBODY, OUT, OUTSIDE, UP, Race
from ..table import stages_of
from .riders import is_back


def in_the_books(s: Race) -> bool:
    """Whether this stage is entered already: then the books tell its ranking, and who has withdrawn."""
    return s.phase == "closed" and len(s.results) == s.stage


def summits_as_they_stand(s: Race) -> list[tuple[int, ...]]:
    """Who would have passed each summit, had nobody been overtaken since."""
    road = ROADS[s.route]
    behind = [road.passed[place] if place >= 0 else 0 for place in s.place]
    behind = [len(road.summits) if s.place[rider] == FINISHED else count for rider, count in enumerate(behind)]
    there = best_first(s, [rider for rider, count in enumerate(behind) if count])
    return [tuple([rider for rider in there if behind[rider] > k]) for k in range(len(road.summits))]


def check_race(s: Race, back: set[int]) -> None:
    """Refuse what no race comes to. `back`: who is said to have been pushed back behind a summit."""
    _check_cells(s)
    _check_summits(s, back)
    _check_condition(s)
    _check_order(s)
    _check_jerseys(s)
    if not set(s.taken) <= set(s.neutrals):
        raise Damaged("crew_misfit", field="taken")
    for rider in s.neutrals:
        if s.place[rider] >= 0 and s.owner[rider] < 0:
            raise Damaged("owner_missing", field="owners", rider=s.names[rider])
    if s.phase != "closed" and s.results and len(s.results) != s.stage - 1:
        raise Damaged("results_count", field="results", expected=s.stage - 1)


def _check_cells(s: Race) -> None:
    """One rider up on a cell."""
    up = [s.place[rider] for rider in range(len(s.names)) if s.place[rider] >= 0 and s.posture[rider] == UP]
    for cell in up:
        if up.count(cell) > 1:
            raise Damaged("cell_shared", field="riders", cell=ROADS[s.route].name[cell])


def _check_summits(s: Race, back: set[int]) -> None:
    """Nobody is in a summit's list who is behind it, unless that is said, and nobody past it is missing."""
    for rider in back:
        if not is_back(s, rider):
            raise Damaged("rider_place", field="riders", rider=s.names[rider])
    road = ROADS[s.route]
    for k, riders in enumerate(s.passed):
        for rider, place in enumerate(s.place):
            past = place == FINISHED or (place >= 0 and road.passed[place] > k)
            known = rider in riders
            if place == OUT or s.phase == "closed" or (known and rider in back):
                continue  # Who dropped out may have passed it.
            if past != known:
                raise Damaged("summit_behind" if known else "summit_missing", field="summits", rider=s.names[rider])


def _check_condition(s: Race) -> None:
    for rider in range(len(s.names)):
        if has_condition(s, rider):
            if s.condition[rider] <= LAST_STRENGTH and s.place[rider] >= OUTSIDE:
                raise Damaged("condition_out", field="condition", rider=s.names[rider])
        elif s.condition[rider] != HEALTHY or s.doped[rider] or rider in s.home:
            raise Damaged("condition_none", field="condition", rider=s.names[rider])


def _check_order(s: Race) -> None:
    """Every team with riders is in the start order once it is known."""
    if s.order and not all(team < s.teams for team in (*s.order, *s.played, *s.led)):
        raise Damaged("order_teams", field="order")
    starting = {s.team[rider] for rider, place in enumerate(s.place) if place != OUT} - {s.teams}
    known = s.phase in ("leaders", "mates", "riders") or (s.phase == "launch" and s.order)
    if known and not starting <= set(s.order):
        raise Damaged("order_teams", field="order")


def _check_jerseys(s: Race) -> None:
    """Gold in a stage race, white in a single one, Red for somebody else; R51."""
    tour = len(stages_of(s.law["stages"])) > 1
    first, foreign = (s.gold, s.white) if tour else (s.white, s.gold)
    for rider in (first, foreign, s.red):
        if rider != NOBODY and (s.is_neutral(rider) or rider == foreign):
            raise Damaged("jersey_misfit", rider=s.names[rider])
    if first == s.red != NOBODY:
        raise Damaged("jersey_misfit", field="red", rider=s.names[first])
