"""What a position is, against what a scenario expects of it, in the words of `reading.py`."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.positions.checks import flag
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..board import CARS as MOST
from ..board import GHOST
from ..rules.answers import point_word
from ..state import Rally
from .arrival import COSTS
from .reading import FIELDS, STEPS
from .words import by_car, cars_of, hand, spot, standing, whole, word, words, written_cars
from .writing import write

BY_CAR = {
    "cars": spot,
    "legs": whole(1, 2),
    "cards": hand,
    "looked": flag,
    "boosted": whole(0, 5),
    "pit": flag,
    "sides": word(("", "ok", "fault")),
    "drifted": flag,
    "forecasts": word(("", "in", "out")),
    "fog": standing,
}
CARS = ("order", "laid", "removed")
ALL = (*range(1, MOST + 1), GHOST)
ONE_FOR_ALL = ("looked", "pit", "drifted")


def difference(s: Rally, field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds."""
    if field in BY_CAR:
        return _by_car(s, field, expected)
    if field in CARS:
        wanted, actual = cars_of(expected, field, s.ranked), getattr(s, field)
        return "" if wanted == actual else inline(list(actual))
    actual = _actual(s, field)
    expected = _told(s, field, expected)
    if field == "events" and holds(expected, list(s.planned)):  # As a position tells them: of both later races.
        return ""
    return "" if holds(expected, actual) else inline("nothing" if actual is None else actual)


def _by_car(s: Rally, field: str, expected: Any) -> str:
    actual = s.at if field == "cars" else getattr(s, field)
    if not expected and not actual:
        return ""
    if field in ONE_FOR_ALL and isinstance(expected, bool):
        expected = [expected] * s.cars
    wanted = by_car(expected, field, s.cars, BY_CAR[field])
    if all(car <= len(actual) and actual[car - 1] == value for car, value in wanted.items()):
        return ""
    return inline([point_word(one) if field == "cars" else one for one in actual])


def _told(s: Rally, field: str, expected: Any) -> Any:
    """What is expected, as `_actual` writes it; a fault of the scenario is told at once."""
    if field == "step":
        return word(STEPS)(expected, field)
    if field == "ghost" and expected:
        return point_word(spot(expected, field))
    if field == "first" and expected in s.terms.colours:
        return s.terms.colours.index(expected)
    if field in ("faults", "paid"):
        return list(words(expected, field, COSTS))
    if field == "races" and isinstance(expected, list | tuple):
        return [_race(one) for one in expected]
    if field in ("weather", "drift", "events", "used") and isinstance(expected, str):
        return expected.split()
    return expected


def _race(expected: Any) -> Any:
    """A race that is over, its cars as a text however they are told."""
    if not isinstance(expected, Mapping):
        return expected
    told = [name for name in ("order", "removed") if name in expected]
    return {**expected, **{name: written_cars(cars_of(expected[name], "races", ALL)) for name in told}}


def _actual(s: Rally, field: str) -> Any:
    usual: dict[str, Any] = {"round": s.round, "turn": 0, "epic": False, "shown": False, "faults": [], "paid": []}
    usual |= {
        "weather": [],
        "drift": [],
        "used": [],
        "judged": "",
        "reason": "",
        "circuit": "",
        "ghost_leg": s.ghost_leg,
        "ghost_fog": "",
        "opened": "",
        "races": [],
        "ghost": "",
    }
    written = write(s)
    if field == "events":
        return list(s.events)
    return written.get(field, usual.get(field)) if field in FIELDS else None
