"""The whole of a race in the words of `fields.py`, and what a part of it is against what a scenario expects."""

from collections.abc import Iterable, Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..rules.classifications import stage_points
from ..state import NOBODY, Race
from .fields import FIELDS
from .frames import write_stack
from .kinds import rider_of
from .riders import read_rider, write_rider

RACE = (
    "stage", "clock", "round", "phase", "order", "riders", "summits", "played", "dropped", "condition", "doped",
    "gone", "owners", "managers", "leaders", "home", "results", "skip", "led", "taken", "shared", "finished", "times",
    "gold", "red", "white", "slot", "neutral", "lines", "launched", "thrown", "dice", "worst_used", "punctured",
    "attacker", "trains",
)  # fmt: skip
CREW = ("crew", "leapt", "given")


def write(s: Race) -> dict[str, Any]:
    """The whole position; what is as in the set-up is left out."""
    over: dict[str, Any] = {} if s.stack else {"over": True}
    stack = {"stack": write_stack(s)} if s.stack else {}
    return FIELDS.write(s, RACE) | over | FIELDS.write(s, CREW) | stack


def difference(s: Race, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds. Raises Damaged."""
    if field in BY_RIDER:
        _check(s, field, expected)
    actual = _actual(s, asked, field)
    if field == "riders":
        actual = {name: _as_told(str(expected[name]), actual[name]) for name in expected}
        expected = {name: _as_told(str(told), _normal(s, name, told)) for name, told in expected.items()}
    if isinstance(expected, Mapping) and isinstance(actual, list):
        actual = dict(zip(s.colours, actual, strict=False))
    return "" if holds(expected, actual, s.colours) else inline(actual if actual is not None else "")


BY_RIDER = ("riders", "condition", "points", "owners", "gone")


def _check(s: Race, field: str, expected: Any) -> None:
    """Refuse what no position could hold: it is a fault of the scenario, not of the game."""
    if not isinstance(expected, Mapping):
        raise Damaged("by_rider", field=field)
    for name in expected:
        rider_of(s, name, field)


def _actual(s: Race, asked: tuple[int, ...], field: str) -> Any:
    """The whole of a field, also where a position would leave it out."""
    whole: dict[str, Any] = {
        "asked": [seat for seat in asked if seat >= 0],
        "step": s.stack[-1]["step"] if s.stack else "over",
        "stack": write_stack(s),
        "over": not s.stack,
        "others": [],
    }
    return whole[field] if field in whole else _of_riders(s, field) if field in OF_RIDERS else FIELDS.there(s, field)


OF_RIDERS = (*BY_RIDER, "leaders")


def _of_riders(s: Race, field: str) -> dict[str, Any]:
    if field == "leaders":
        return {s.colours[team]: s.names[rider] for team, rider in enumerate(s.leader) if rider != NOBODY}
    values: Mapping[str, Iterable[Any]] = {
        "riders": (write_rider(s, rider) for rider in range(len(s.names))),
        "condition": s.condition,
        "points": stage_points(s) if field == "points" else (),
        "owners": s.owner,
        "gone": s.gone,
    }
    return dict(zip(s.names, values[field], strict=True))


def _as_told(expected: str, actual: str) -> str:
    """A place alone is compared with the place alone; words that are told with all of them."""
    return actual if len(expected.split()) > 1 else actual.partition(" ")[0]


def _normal(s: Race, name: str, told: Any) -> str:
    """As the position itself says it: the first lap, numbers and the order of words may be told otherwise."""
    new, rider = s.copy(), s.names.index(name)
    for values in (new.posture, new.miss, new.grazed, new.fed, new.hungry, new.pending):
        values[rider] = 0
    new.declined[rider] = ()
    try:
        read_rider(new, rider, told)
    except Damaged:  # Nothing that could be: so it differs.
        return str(told)
    return write_rider(new, rider)
