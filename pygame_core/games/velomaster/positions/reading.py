"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly.

Riders are ids ("pink-V"), told as text: a place ("A.3.2", "outside", "finished", "out"), then what is special about
them: "lying 2", "punctured", "graze", "fed 1", "hungry 1", "pending 4", "declined A.3.4,A.2.4".
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.keeping.position_checks import check_fields, number, one_of

from ..rules.finish import REASONS
from ..state import FINISHED, NOBODY, OUT, Line, Race
from ..table import stages_of
from .checks import check_race, in_the_books, summits_as_they_stand
from .frames import by_colour, cell_of, list_of, read_stack, rider_of, seat_of
from .riders import BACK, read_rider
from .stack_checks import check_stack

if TYPE_CHECKING:
    from ..rules.game import VeloMaster

PHASES = ("launch", "leaders", "mates", "riders", "closed")
MOST_MINUTES, MOST_ROUNDS, MOST_CONDITION = 10_000, 150, 500
DEDUCED = ("points", "step", "asked", "others")
FIELDS = (
    "stage", "clock", "round", "phase", "order", "played", "riders", "arrived", "summits", "finished", "times",
    "dropped", "condition", "doped", "gone", "owners", "managers", "leaders", "home", "results", "gold", "red",
    "white", "skip", "led", "taken", "shared", "slot", "neutral", "crew", "lines", "launched", "leapt", "thrown",
    "dice", "given", "worst_used", "punctured", "attacker", "trains", "stack", "over", *DEDUCED,
)  # fmt: skip


def read(game: "VeloMaster", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
    """The race of a position. What is not told is as in the set-up. Nothing is kept of a position with a fault."""
    if not position:
        return game.start(options, seats)
    check_fields(position, [name for name in FIELDS if name not in ("points", "asked")])
    s = Race.at_the_start(options, seats)
    try:
        _read_tour(s, position)
        _read_clock(s, position)
        _read_riders(s, position)
        _read_books(s, position)
        _read_slot(s, position)
        check_race(s, _pushed_back(s, position))
        _read_stack(game, s, position)
    except (IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise Damaged("stack_shape", fault=type(error).__name__) from error
    return s


def _teams(s: Race, given: Any, field: str) -> tuple[int, ...]:
    teams = [s.colours.index(one_of(colour, s.colours, field)) for colour in list_of(given, field)]
    if len(set(teams)) != len(teams):
        raise Damaged("repeated", field=field)
    return tuple(teams)


def _riders(s: Race, given: Any, field: str) -> list[int]:
    riders = [rider_of(s, name, field) for name in list_of(given, field)]
    if len(set(riders)) != len(riders):
        raise Damaged("repeated", field=field)
    return riders


def _table(given: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise Damaged("by_rider", field=field)
    return given


def _flag(given: Any, field: str) -> int:
    if not isinstance(given, bool):
        raise Damaged("flag_shape", field=field)
    return int(given)


def _read_tour(s: Race, position: Mapping[str, Any]) -> None:
    """What lasts from stage to stage; then the road."""
    stages = len(stages_of(s.law["stages"]))
    stage = number(position.get("stage", 1), "stage", 1, stages)
    for name, word in _table(position.get("gone", {}), "gone").items():
        s.gone[rider_of(s, name, "gone")] = one_of(word, ("withdrawn", "excluded"), "gone")
    s.begin_stage(stage)
    told = by_colour(s, position.get("managers", s.manager), s.manager, "managers")
    s.manager = [seat_of(s, seat, "managers", 0) for seat in told]
    if len(s.manager) != s.teams or any(seat not in (team, team + s.teams) for team, seat in enumerate(s.manager)):
        raise Damaged("managers_teams", field="managers")
    for colour, name in _table(position.get("leaders", {}), "leaders").items():
        team, rider = s.colours.index(one_of(colour, s.colours[: s.teams], "leaders")), rider_of(s, name, "leaders")
        if s.team[rider] != team:
            raise Damaged("leader_team", field="leaders", rider=name)
        s.leader[team] = rider
    for name, points in _table(position.get("condition", {}), "condition").items():
        rider = rider_of(s, name, "condition")
        s.condition[rider] = number(points, "condition", 0, MOST_CONDITION)
        if s.condition[rider] % 10:
            raise Damaged("condition_tens", field="condition", value=points)
    for rider in _riders(s, position.get("doped", []), "doped"):
        s.doped[rider] = 1
    s.home = tuple(_riders(s, position.get("home", []), "home"))
    for jersey in ("gold", "red", "white"):
        setattr(s, jersey, rider_of(s, position[jersey], jersey) if position.get(jersey) else NOBODY)
    s.results = [_read_stage(s, row) for row in list_of(position.get("results", []), "results")]


def _read_stage(s: Race, row: Any) -> tuple[Any, ...]:
    """A stage in the books."""
    row = _table(row, "results")
    if set(row) != {"ranking", "times", "points", "reason"}:
        raise Damaged("results_shape")
    ranking = tuple(_riders(s, row["ranking"], "results"))
    times = tuple([number(time, "results", 0, MOST_MINUTES) for time in list_of(row["times"], "results")])
    points = [0] * len(s.names)
    for name, count in _table(row["points"], "results").items():
        points[rider_of(s, name, "results")] = number(count, "results", 0, 1000)
    if len(times) != len(ranking):
        raise Damaged("results_shape")
    return ranking, times, tuple(points), one_of(row["reason"], REASONS, "results")


def _read_clock(s: Race, position: Mapping[str, Any]) -> None:
    s.clock = number(position.get("clock", 0), "clock", 0, MOST_MINUTES)
    usual = "leaders" if s.law["expert"] else "riders"
    foreign = ("riders",) if s.law["expert"] else ("leaders", "mates")
    s.phase = one_of(position.get("phase", usual), [phase for phase in PHASES if phase not in foreign], "phase")
    s.round = number(position.get("round", int(s.phase != "launch")), "round", 0, MOST_ROUNDS)
    told = position.get("order", [] if s.phase == "launch" else list(s.colours[: s.teams]))
    s.order = _teams(s, told, "order")
    s.played = _teams(s, position.get("played", []), "played")
    s.led = _teams(s, position.get("led", []), "led")
    s.taken = tuple(_riders(s, position.get("taken", []), "taken"))
    s.shared = _flag(position.get("shared", bool(s.taken)), "shared")
    skip = by_colour(s, position.get("skip", s.skip), s.skip, "skip")
    s.skip = [number(turns, "skip", 0, 20) for turns in skip]
    if len(s.skip) != s.seats:
        raise Damaged("list_shape", field="skip")


def _read_riders(s: Race, position: Mapping[str, Any]) -> None:
    """Where everybody is; who is told first has arrived first, unless that is told, too."""
    given = _table(position.get("riders", {}), "riders")
    if one_of(position.get("others", "outside"), ("outside", "out"), "others") == "out":
        s.place = [OUT] * len(s.names)
    for name, cell in _table(position.get("dropped", {}), "dropped").items():
        rider = rider_of(s, name, "dropped")
        if str(given.get(name, "out")).partition(" ")[0] != "out" and not in_the_books(s):
            raise Damaged("dropped_elsewhere", field="dropped", rider=name)
        s.dropped.append((rider, cell_of(s, cell, "dropped") if cell else -1))
        s.place[rider] = OUT
    for name, words in given.items():
        read_rider(s, rider_of(s, name, "riders"), words)
    _read_finishers(s, position, given)
    road = [rider_of(s, name, "riders") for name in given]
    road = [rider for rider in road if s.place[rider] >= 0]
    s.arrived = _riders(s, position["arrived"], "arrived") if "arrived" in position else road
    if sorted(s.arrived) != sorted(road):
        raise Damaged("arrived_riders", field="arrived")
    s.occupy()


def _read_finishers(s: Race, position: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Who is home, in order, with a time each."""
    finished = _riders(s, position.get("finished", _of_the_books(s, 0)), "finished")
    for rider in finished:
        dropped = rider in [one for one, _ in s.dropped] and not in_the_books(s)
        if dropped or (s.names[rider] in given and s.place[rider] != FINISHED):
            raise Damaged("finished_elsewhere", field="finished", rider=s.names[rider])
        s.place[rider] = FINISHED
    if s.place.count(FINISHED) != len(finished):
        raise Damaged("finished_missing", field="finished")
    s.finishers = finished
    if in_the_books(s):
        for rider, _ in s.dropped:
            s.gone[rider] = s.gone[rider] or ("withdrawn" if s.place[rider] == OUT else "")
    times = list_of(position.get("times", _of_the_books(s, 1) or [s.clock] * len(finished)), "times")
    latest = s.clock + int(s.phase == "closed")  # Who was on the road at the close has a minute more.
    s.times = [number(time, "times", 0, latest) for time in times]
    if len(times) != len(finished) or sorted(times) != times:
        raise Damaged("times_shape", field="times")


def _of_the_books(s: Race, column: int) -> list[Any]:
    """After the close: the ranking of the stage, or its times."""
    if not in_the_books(s):
        return []
    return [s.names[rider] for rider in s.results[-1][0]] if column == 0 else list(s.results[-1][column])


def _read_books(s: Race, position: Mapping[str, Any]) -> None:
    """Owners, summits, who dropped out."""
    for lap, rider in enumerate(s.neutrals):
        if s.order and s.place[rider] != -1:
            s.owner[rider] = s.order[lap % 2 % len(s.order)]
    s.share_out()
    for name, seat in _table(position.get("owners", {}), "owners").items():
        rider = rider_of(s, name, "owners")
        if not s.is_neutral(rider):
            raise Damaged("owner_fixed", field="owners", rider=name)
        s.owner[rider] = seat_of(s, seat, "owners", -1)
    _read_summits(s, position)


def _pushed_back(s: Race, position: Mapping[str, Any]) -> set[int]:
    """Who is said to stand behind a summit that he has passed."""
    told = position.get("riders", {})
    return {s.names.index(name) for name, words in told.items() if BACK in words.split()}


def _read_summits(s: Race, position: Mapping[str, Any]) -> None:
    """Who has passed each summit; not told: in the order in which they stand now."""
    if "summits" not in position:
        s.passed = summits_as_they_stand(s)
        return
    rows = list_of(position["summits"], "summits")
    if len(rows) != len(s.passed):
        raise Damaged("summits_count", field="summits", expected=len(s.passed))
    s.passed = [tuple(_riders(s, row, "summits")) for row in rows]


def _read_slot(s: Race, position: Mapping[str, Any]) -> None:
    """What is pending in the slot."""
    if position.get("slot"):
        s.slot = s.colours.index(one_of(position["slot"], s.colours[: s.teams], "slot"))
    s.part = _flag(position.get("neutral", False), "neutral")
    s.worst_used = _flag(position.get("worst_used", False), "worst_used")
    s.punctured = _flag(position.get("punctured", False), "punctured")
    for name in ("crew", "leapt", "given"):
        setattr(s, name, tuple(_riders(s, position.get(name, []), name)))
    for name in ("thrown", "dice"):
        setattr(s, name, tuple([number(die, name, 1, 6) for die in list_of(position.get(name, []), name)]))
    rows = [list_of(row, "lines") for row in list_of(position.get("lines", []), "lines")]
    s.lines = tuple([_read_line(s, row) for row in rows])
    launched = list_of(position.get("launched", []), "launched")
    s.launched = tuple([number(index, "launched", 0, len(s.lines) - 1) for index in launched])
    s.attacker = rider_of(s, position["attacker"], "attacker") if position.get("attacker") else NOBODY
    s.trains = _teams(s, position.get("trains", []), "trains")


def _read_line(s: Race, row: list[Any]) -> Line:
    """The riders of a line with their cells; a cell that is not told is where the rider stands."""
    riders = [rider_of(s, one if isinstance(one, str) else one[0], "lines") for one in row]
    told = zip(riders, row, strict=True)
    cells = [s.place[rider] if isinstance(one, str) else cell_of(s, one[1], "lines") for rider, one in told]
    if any(cell < 0 for cell in cells):
        raise Damaged("crew_misfit", field="lines")
    return tuple(riders), tuple(cells)


def _read_stack(game: "VeloMaster", s: Race, position: Mapping[str, Any]) -> None:
    """The steps in progress; not told: the next slot begins. What is asked then must be what was told."""
    if position.get("over"):
        from ..rules.classifications import outcome

        if "stack" in position or s.phase != "closed" or not s.results:
            raise Damaged("over_or_not", field="over")
        s.finish(outcome(s))
        return
    if "stack" in position:
        s.stack = read_stack(s, position["stack"])
    elif s.phase in ("launch", "closed"):
        raise Damaged("stack_missing", field="stack", phase=s.phase)
    else:
        s.call("round")
    check_stack(s)
    before = [frame["step"] for frame in s.stack]
    game.advance(s)
    if "stack" in position and [frame["step"] for frame in s.stack] != before:
        raise Damaged("nothing_asked", step=before[-1])
    for seat in game.asked(s):
        if not game.choices(s, seat):
            raise Damaged("nothing_asked", step=before[-1])
    if "step" in position and (not s.stack or s.stack[-1]["step"] != position["step"]):
        raise Damaged("nothing_asked", step=shown(position["step"]))
