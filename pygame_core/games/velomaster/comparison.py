"""What a position is, against what a scenario expects of it, in the words of position.py."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pygame_core.engine.compare import holds
from pygame_core.engine.refusals import Damaged
from pygame_core.engine.toml_text import inline

from .classifications import stage_points
from .frames import rider_of
from .position import FIELDS
from .position_write import write
from .rider_words import PLACES, write_rider
from .road import ROADS
from .state import NOBODY, Race

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
        expected = {name: _normal(s, told) for name, told in expected.items()}
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


def _normal(s: Race, told: Any) -> Any:
    """A cell as the road names it: the first lap may be left out."""
    place, _, rest = str(told).partition(" ")
    cells = ROADS[s.route].cell
    if place not in cells and place not in PLACES and f"1:{place}" in cells:
        place = f"1:{place}"
    return f"{place} {rest}" if rest else place


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
    "managers": lambda s: s.manager,
    "skip": lambda s: s.skip,
    "step": lambda s: s.stack[-1]["step"] if s.stack else "over",
    "finished": lambda s: [s.names[rider] for rider in s.finishers],
    "times": lambda s: s.times,
}
"""What is compared whole, though a position leaves out what is as in the set-up."""
