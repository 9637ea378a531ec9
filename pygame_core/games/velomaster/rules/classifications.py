"""Time, climbers, teams: every ranking of a race and of a stage race, with its ties."""

from collections.abc import Iterable

from ..road import ROADS
from ..state import NOBODY, Race
from ..table import stages_of
from .riders import points_for

TEAM_COUNTS = 3


def stage_points(s: Race) -> tuple[int, ...]:
    """The summit points of this stage, rider by rider."""
    points = [0] * len(s.names)
    for summit, riders in zip(ROADS[s.route].summits, s.passed, strict=True):
        for place, rider in enumerate(riders, 1):
            points[rider] += points_for(summit.category, place)
    return tuple(points)


def climber_points(s: Race) -> list[int]:
    """All summit points, of the stages in the books."""
    return [sum(points) for points in zip(*[stage[2] for stage in s.results], strict=True)] or [0] * len(s.names)


def eligible(s: Race) -> list[int]:
    """Who is still in the classifications: players' riders placed in every stage."""
    placed = set(range(len(s.names))).intersection(*[stage[0] for stage in s.results])
    return [rider for rider in sorted(placed) if not s.is_neutral(rider) and not s.gone[rider]]


def total_time(s: Race, rider: int) -> int:
    """The sum of a rider's times."""
    return sum(times[ranking.index(rider)] for ranking, times, _, _ in s.results if rider in ranking)


def total_places(s: Race, rider: int) -> int:
    """The sum of a rider's places."""
    return sum(ranking.index(rider) + 1 for ranking, _, _, _ in s.results if rider in ranking)


def _best_two(s: Race, rider: int, points: list[int]) -> int:
    return sum(sorted((points[mate] for mate in s.squads[s.team[rider]]), reverse=True)[:2])


def time_ranking(s: Race) -> list[int]:
    """R50: by time; then climber points, those of the two best of the team, places, colours and bibs."""
    riders = eligible(s)
    if len(s.results) == 1 == len(stages_of(s.law["stages"])):
        ranking = s.results[0][0]
        return sorted(riders, key=ranking.index)
    points = climber_points(s)
    return sorted(
        riders,
        key=lambda rider: (
            total_time(s, rider),
            -points[rider],
            -_best_two(s, rider, points),
            total_places(s, rider),
            rider,
        ),
    )


def climber_ranking(s: Race) -> list[int]:
    """Most points first; who has none is not in it."""
    points = climber_points(s)
    single = len(stages_of(s.law["stages"])) == 1
    riders = [rider for rider in eligible(s) if points[rider]]
    return sorted(
        riders,
        key=lambda rider: (
            -points[rider],
            total_places(s, rider) if single else total_time(s, rider),
            -_best_two(s, rider, points),
            total_places(s, rider),
            rider,
        ),
    )


def team_ranking(s: Race) -> list[tuple[int, int]]:
    """P: teams with the sum of the times of their first three of each stage; who had fewer is not ranked."""
    totals = [(*_team_total(s, team), team) for team in range(s.teams)]
    return [(team, time) for time, _, team in sorted(totals) if time]


def _team_total(s: Race, team: int) -> tuple[int, int]:
    """Time and places of a team; nothing where it had no three riders in a stage."""
    time = places = 0
    for ranking, times, _, _ in s.results:
        rows = [(times[k], k + 1) for k, rider in enumerate(ranking) if s.team[rider] == team][:TEAM_COUNTS]
        if len(rows) < TEAM_COUNTS:
            return 0, 0
        time += sum(row[0] for row in rows)
        places += sum(row[1] for row in rows)
    return time, places


def jerseys(s: Race) -> tuple[int, int, int]:
    """Gold, red and white: first on time in a stage race, best climber, first over the line of a single race."""
    first = _first(time_ranking(s))
    red = _first(rider for rider in climber_ranking(s) if rider != first)
    tour = len(stages_of(s.law["stages"])) > 1
    return (first, red, NOBODY) if tour else (NOBODY, red, first)


def _first(riders: Iterable[int]) -> int:
    return next(iter(riders), NOBODY)


def outcome(s: Race) -> dict[str, object]:
    """The result of the whole: who has won, and every classification."""
    ranked, points, names = time_ranking(s), climber_points(s), s.names
    seats = list(dict.fromkeys(s.owner[rider] for rider in ranked))
    absent = [seat for seat in range(s.seats) if seat not in seats]
    named = {"gold": s.gold, "red": s.red, "white": s.white}
    return {
        "reason": s.results[-1][3],
        "winner": seats[0] if seats else NOBODY,
        "ranking": [[seat] for seat in seats] + ([absent] if absent else []),
        "time": [[names[rider], total_time(s, rider)] for rider in ranked],
        "climbers": [[names[rider], points[rider]] for rider in climber_ranking(s)],
        "teams": [[s.colours[team], time] for team, time in team_ranking(s)] if s.law["pro_team_ranking"] else [],
        **{name: names[rider] if rider != NOBODY else "" for name, rider in named.items()},
    }
