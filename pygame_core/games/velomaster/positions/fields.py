"""The fields of a race's position: clock and teams, who is where, what the books say, what the slot has brought."""

from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions import checks
from pygame_core.engine.positions.fields import Field, Fields
from pygame_core.engine.positions.kinds import Kind, anything, number, word

from ..rules.finish import REASONS
from ..state import HEALTHY, Line, Race
from ..table import stages_of
from .checks import in_the_books, summits_as_they_stand
from .kinds import (
    ANY_TEAM,
    CELL,
    FLAG,
    RIDER,
    TEAM,
    by_colour,
    by_rider,
    cell_of,
    different,
    list_of,
    many,
    maybe,
    rider_of,
    seat_of,
    table,
    team_of,
)  # fmt: skip
from .riders import write_rider

PHASES = ("launch", "leaders", "mates", "riders", "closed")
MOST_MINUTES, MOST_ROUNDS, MOST_CONDITION = 10_000, 150, 500
MAYBE_RIDER, RIDERS, TEAMS = maybe(RIDER), different(RIDER), different(ANY_TEAM)
PIPS, TIMES = many(number(1, 6)), many(number(0, MOST_MINUTES))
KNOWN = Kind(anything)
LIST = Kind(anything, lambda _s, value: list(value))


# --- riders ------------------------------------------------------------------------------------------------------


def _write_riders(s: Race, _: Any) -> dict[str, str]:
    """In the order of their arrival; who is outside, or known to have finished or to be out, need not be told."""
    told = {rider: write_rider(s, rider) for rider in (*s.arrived, *range(len(s.names)))}
    known_out = {rider for rider, _ in s.dropped} | {rider for rider, word in enumerate(s.gone) if word}
    plain = ("outside", "finished")
    return {
        s.names[rider]: words
        for rider, words in told.items()
        if words not in plain and not (words == "out" and rider in known_out)
    }


def _write_dropped(s: Race, dropped: list[tuple[int, int]]) -> dict[str, str]:
    cell = maybe(CELL)
    return {s.names[rider]: cell.write(s, place) for rider, place in dropped}


def _read_condition(s: Race, told: Any, field: str) -> list[int]:
    found = s.condition[:]
    for name, points in table(told, field).items():
        rider = rider_of(s, name, field)
        found[rider] = checks.number(points, field, 0, MOST_CONDITION)
        if points % 10:
            raise Damaged("condition_tens", field=field, value=points)
    return found


def _read_doped(s: Race, told: Any, field: str) -> list[int]:
    doped = RIDERS.read(s, told, field)
    return [int(rider in doped) for rider in range(len(s.names))]


GONE_WORDS = by_rider(word(("withdrawn", "excluded")), "")


def _write_gone(s: Race, gone: list[str]) -> dict[str, str]:
    """Who is out for good; after the close whoever dropped out in the stage is."""
    dropped = [s.names[rider] for rider, _ in s.dropped] if in_the_books(s) else []
    told = GONE_WORDS.write(s, gone).items()
    return {name: word for name, word in told if not (name in dropped and word == "withdrawn")}


# --- teams and seats ---------------------------------------------------------------------------------------------


def _read_managers(s: Race, told: Any, field: str) -> list[int]:
    seats = [seat_of(s, seat, field, 0) for seat in by_colour(s, told, s.manager, field)]
    if len(seats) != s.teams or any(seat not in (team, team + s.teams) for team, seat in enumerate(seats)):
        raise Damaged("managers_teams", field=field)
    return seats


def _read_leaders(s: Race, told: Any, field: str) -> list[int]:
    leaders = s.leader[:]
    for colour, name in table(told, field).items():
        team, rider = team_of(s, colour, field), rider_of(s, name, field)
        if s.team[rider] != team:
            raise Damaged("leader_team", field=field, rider=name)
        leaders[team] = rider
    return leaders


def _write_leaders(s: Race, leader: list[int]) -> dict[str, str]:
    """Those that are not their teams' first riders."""
    squad = len(s.law["bibs"])
    return {s.colours[team]: s.names[leader[team]] for team in range(s.teams) if leader[team] != team * squad}


def _read_skip(s: Race, told: Any, field: str) -> list[int]:
    skip = [checks.number(turns, field, 0, 20) for turns in by_colour(s, told, s.skip, field)]
    if len(skip) != s.seats:
        raise Damaged("list_shape", field=field)
    return skip


# --- stages in the books, and lines ------------------------------------------------------------------------------


def _read_stage(s: Race, told: Any, field: str) -> tuple[Any, ...]:
    row = table(told, field)
    if set(row) != {"ranking", "times", "points", "reason"}:
        raise Damaged("results_shape")
    ranking, times = RIDERS.read(s, row["ranking"], field), TIMES.read(s, row["times"], field)
    points = by_rider(number(0, 1000), 0).read(s, row["points"], field)
    if len(times) != len(ranking):
        raise Damaged("results_shape")
    return ranking, times, tuple(points), checks.one_of(row["reason"], REASONS, field)


def _write_stage(s: Race, stage: tuple[Any, ...]) -> dict[str, Any]:
    ranking, times, points, reason = stage
    scored = {s.names[rider]: count for rider, count in enumerate(points) if count}
    return {"ranking": RIDERS.write(s, ranking), "times": list(times), "points": scored, "reason": reason}


def _read_lines(s: Race, told: Any, field: str) -> tuple[Line, ...]:
    rows = [list_of(row, field) for row in list_of(told, field)]
    return tuple([_read_line(s, row, field) for row in rows])


def _read_line(s: Race, row: list[Any], field: str) -> Line:
    """The riders of a line with their cells; a cell that is not told is where the rider stands."""
    riders = [rider_of(s, one if isinstance(one, str) else one[0], field) for one in row]
    told = zip(riders, row, strict=True)
    cells = [s.place[rider] if isinstance(one, str) else cell_of(s, one[1], field) for rider, one in told]
    if any(cell < 0 for cell in cells):
        raise Damaged("crew_misfit", field=field)
    return tuple(riders), tuple(cells)


def _write_member(s: Race, rider: int, cell: int) -> Any:
    return s.names[rider] if s.place[rider] == cell else [s.names[rider], CELL.write(s, cell)]


# --- all of it ---------------------------------------------------------------------------------------------------

EVERYBODY = Kind(anything, _write_riders)
DROPPED = Kind(anything, _write_dropped)
CONDITION = Kind(_read_condition, by_rider(KNOWN, HEALTHY).write)
DOPED = Kind(_read_doped, lambda s, value: [name for name, doped in zip(s.names, value, strict=True) if doped])
GONE = Kind(GONE_WORDS.read, _write_gone)
OWNERS = Kind(anything, lambda s, value: {s.names[rider]: value[rider] for rider in s.neutrals})
MANAGERS, SKIPPED = Kind(_read_managers, LIST.write), Kind(_read_skip, LIST.write)
LEADERS = Kind(_read_leaders, _write_leaders)
STAGE = Kind(_read_stage, _write_stage)
LINE = Kind(anything, lambda s, line: [_write_member(s, *member) for member in zip(*line, strict=True)])
LINES = Kind(_read_lines, many(LINE).write)

FIELDS = Fields(
    Field("stage", number(1, lambda s: len(stages_of(s.law["stages"]))), always=True),
    Field("clock", number(0, MOST_MINUTES), always=True),
    Field("round", number(0, MOST_ROUNDS), usual=lambda s: int(s.phase != "launch"), always=True),
    Field("phase", word(PHASES), always=True),
    Field("order", TEAMS, usual=lambda s: [] if s.phase == "launch" else list(s.colours[: s.teams]), always=True),
    Field("played", TEAMS),
    Field("riders", EVERYBODY, at="place", always=True),
    Field("arrived", RIDERS),
    Field(
        "summits", many(many(RIDER)), at="passed", always=True, unless=lambda s: s.passed == summits_as_they_stand(s)
    ),
    Field("finished", RIDERS, at="finishers", unless=in_the_books),
    Field("times", LIST, unless=in_the_books),
    Field("dropped", DROPPED),
    Field("condition", CONDITION),
    Field("doped", DOPED),
    Field("gone", GONE),
    Field("owners", OWNERS, at="owner"),
    Field("managers", MANAGERS, at="manager", unless=lambda s: s.manager == list(range(s.teams))),
    Field("leaders", LEADERS, at="leader"),
    Field("home", RIDERS),
    Field("results", many(STAGE, list)),
    Field("gold", MAYBE_RIDER),
    Field("red", MAYBE_RIDER),
    Field("white", MAYBE_RIDER),
    Field("skip", SKIPPED, unless=lambda s: not any(s.skip)),
    Field("led", TEAMS),
    Field("taken", RIDERS),
    Field("shared", FLAG, usual=lambda s: bool(s.taken)),
    Field("slot", maybe(TEAM)),
    Field("neutral", FLAG, at="part"),
    Field("crew", RIDERS),
    Field("lines", LINES),
    Field("launched", many(number(0, lambda s: len(s.lines) - 1))),
    Field("leapt", RIDERS),
    Field("thrown", PIPS),
    Field("dice", PIPS),
    Field("given", RIDERS),
    Field("worst_used", FLAG),
    Field("punctured", FLAG),
    Field("attacker", MAYBE_RIDER),
    Field("trains", TEAMS),
    *[Field(name, KNOWN, pending=True) for name in ("stack", "over", "points", "step", "asked", "others")],
)
