"""What a position is, against what a scenario expects of it, in the words of `reading.py`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..rules.classifications import stage_points
from ..state import NOBODY, Race
from .frames import rider_of
from .reading import FIELDS
from .riders import read_rider, write_rider
from .writing import write

BY_RIDER = ("riders", "condition", "points", "owners", "gone")
EMPTY: Mapping[str, Any] = {"dropped": {}, "slot": "", "gold": "", "red": "", "white": "", "attacker": ""}
FLAGS = ("neutral", "worst_used", "punctured", "shared", "over")


def difference(s: Race, asked: tuple[int, ...], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds."""
    if field not in FIELDS:
        raise Damaged("position_field", field=field, allowed=list(FIELDS))
    if field in BY_RIDER:
        _check(s, field, expected)
    actual = _actual(s, asked, field)
    if field == "riders":
        actual = {name: _as_told(str(expected[name]), actual[name]) for name in expected}
        expected = {name: _as_told(str(told), _normal(s, name, told)) for name, told in expected.items()}
    if isinstance(expected, Mapping) and isinstance(actual, list):
        actual = dict(zip(s.colours, actual, strict=False))
    return "" if holds(expected, actual, s.colours) else inline(actual if actual is not None else "")


def _check(s: Race, field: str, expected: Any) -> None:
    """Refuse what no position could hold: it is a fault of the scenario, not of the game."""
    if not isinstance(expected, Mapping):
        raise Damaged("by_rider", field=field)
    for name in expected:
        rider_of(s, name, field)


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


def _actual(s: Race, asked: tuple[int, ...], field: str) -> Any:
    """The whole of a field, also where a position would leave it out."""
    if field == "asked":
        return [seat for seat in asked if seat >= 0]
    if field in WHOLE:
        return WHOLE[field](s)
    return write(s).get(field, EMPTY.get(field, False if field in FLAGS else []))


def _by_rider(s: Race, values: Iterable[Any]) -> dict[str, Any]:
    return dict(zip(s.names, values, strict=True))


WHOLE: Mapping[str, Callable[[Race], Any]] = {
    "riders": lambda s: {name: write_rider(s, rider) for rider, name in enumerate(s.names)},
    "condition": lambda s: _by_rider(s, s.condition),
    "points": lambda s: _by_rider(s, stage_points(s)),
    "owners": lambda s: _by_rider(s, s.owner),
    "gone": lambda s: _by_rider(s, s.gone),
    "leaders": lambda s: {s.colours[team]: s.names[rider] for team, rider in enumerate(s.leader) if rider != NOBODY},
    "arrived": lambda s: [s.names[rider] for rider in s.arrived],
    "managers": lambda s: s.manager,
    "skip": lambda s: s.skip,
    "step": lambda s: s.stack[-1]["step"] if s.stack else "over",
    "finished": lambda s: [s.names[rider] for rider in s.finishers],
    "times": lambda s: s.times,
    "summits": lambda s: [[s.names[rider] for rider in passed] for passed in s.passed],
}
"""What is compared whole, though a position leaves out what is as in the set-up."""
