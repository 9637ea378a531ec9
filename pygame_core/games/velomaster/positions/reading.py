"""A race as plain data: one vocabulary for saves, links and scenarios, read strictly.

Its fields stand in `fields.py`. Riders are ids ("pink-V"), told as text: a place ("A.3.2", "outside", "finished",
"out"), then what is special about them: "lying 2", "punctured", "graze", "fed 1", "hungry 1", "pending 4",
"declined A.3.4,A.2.4".
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import check_fields, number, one_of

from ..state import FINISHED, OUT, Race
from .checks import check_race, in_the_books, summits_as_they_stand
from .fields import FIELDS, PHASES, RIDERS
from .frames import read_stack
from .kinds import cell_of, list_of, rider_of, seat_of, table
from .riders import BACK, read_rider
from .stack_checks import check_stack

if TYPE_CHECKING:
    from ..rules.game import VeloMaster

ONLY_EXPECTED = ("points", "asked")
MAY_BE_EMPTY = ("gold", "red", "white", "slot", "attacker")
"""Told in whatever empty way, they are nobody's."""
TOUR = ("managers", "leaders", "condition", "doped", "home", "gold", "red", "white", "results")
CLOCK = ("round", "order", "played", "led", "taken", "shared", "skip")
SLOT = (
    "slot", "neutral", "worst_used", "punctured", "crew", "leapt", "given", "thrown", "dice", "lines", "launched",
    "attacker", "trains",
)  # fmt: skip


def read(game: "VeloMaster", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
    """The race of a position. What is not told is as in the set-up. Nothing is kept of a position with a fault."""
    if not position:
        return game.start(options, seats)
    check_fields(position, [name for name in FIELDS.names if name not in ONLY_EXPECTED])
    told = {name: value for name, value in position.items() if value or name not in MAY_BE_EMPTY}
    s = Race.at_the_start(options, seats)
    try:
        FIELDS.read(s, told, ("stage", "gone"))
        s.begin_stage(s.stage)
        FIELDS.read(s, told, TOUR)
        _read_clock(s, told)
        _read_riders(s, told)
        _read_books(s, told)
        FIELDS.read(s, told, SLOT)
        check_race(s, _pushed_back(s, told))
        _read_stack(game, s, told)
    except (IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise Damaged("stack_shape", fault=type(error).__name__) from error
    return s


def _read_clock(s: Race, position: Mapping[str, Any]) -> None:
    FIELDS.read(s, position, ("clock",))
    usual = "leaders" if s.law["expert"] else "riders"
    foreign = ("riders",) if s.law["expert"] else ("leaders", "mates")
    s.phase = one_of(position.get("phase", usual), [phase for phase in PHASES if phase not in foreign], "phase")
    FIELDS.read(s, position, CLOCK)


def _read_riders(s: Race, position: Mapping[str, Any]) -> None:
    """Where everybody is; who is told first has arrived first, unless that is told, too."""
    given = table(position.get("riders", {}), "riders")
    if one_of(position.get("others", "outside"), ("outside", "out"), "others") == "out":
        s.place = [OUT] * len(s.names)
    for name, cell in table(position.get("dropped", {}), "dropped").items():
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
    s.arrived = list(RIDERS.read(s, position["arrived"], "arrived")) if "arrived" in position else road
    if sorted(s.arrived) != sorted(road):
        raise Damaged("arrived_riders", field="arrived")
    s.occupy()


def _read_finishers(s: Race, position: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Who is home, in order, with a time each."""
    finished = list(RIDERS.read(s, position.get("finished", _of_the_books(s, 0)), "finished"))
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
    for name, seat in table(position.get("owners", {}), "owners").items():
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
    s.passed = [RIDERS.read(s, row, "summits") for row in rows]


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
        if not _has_an_answer(game, s, seat):
            raise Damaged("nothing_asked", step=before[-1])
    if "step" in position and (not s.stack or s.stack[-1]["step"] != position["step"]):
        raise Damaged("nothing_asked", step=shown(position["step"]))


def _has_an_answer(game: "VeloMaster", s: Race, seat: int) -> bool:
    """Whether a seat can answer what it is asked. Eight dice have a million outcomes: the first will do."""
    if seat == CHANCE:
        return any(weight for _, weight in game.draw(s).outcomes())
    return bool(game.choices(s, seat))
