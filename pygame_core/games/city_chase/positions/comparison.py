"""What a position is, against what a scenario expects of it: the fields of `reading.py`, and what can be deduced."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions.checks import one_of
from pygame_core.engine.scenarios.expectations import holds
from pygame_core.engine.scenarios.toml_lines import inline

from ..board import BUILDINGS, HELICOPTERS, INDEX
from ..state import Chase
from .reading import DEDUCED, FIELDS, OPEN_STEPS

LISTS = ("path", "car_in", "skyline")
SEEN = ("step", "round", "heli", "acted", "found", "log", "orders", "claim", "skyline")
STEPS = (*OPEN_STEPS, "reply", "reveal")


def difference(s: Chase, view: Mapping[str, Any], field: str, expected: Any) -> str:
    """What a field is instead of what is expected; empty when that holds."""
    expected = _told(field, expected)
    actual = _actual(s, view, field)
    exactly = expected == {} or field == "paths"
    same = bool(expected == actual) if exactly else holds(expected, actual)
    return "" if same else inline(actual if actual is not None else "")


def _told(field: str, expected: Any) -> Any:
    """What is expected, written as `_actual` writes it; a fault of the scenario is told at once."""
    if field in LISTS:
        words = expected.split() if isinstance(expected, str) else expected
        told = [one_of(word, BUILDINGS, field) for word in words] if isinstance(words, list) else words
        return told if field == "path" or not isinstance(told, list) else sorted(told, key=INDEX.__getitem__)
    if field == "found" and isinstance(expected, Mapping):
        return {one_of(building, BUILDINGS, field): _trace(trace) for building, trace in expected.items()}
    if field == "heli" and isinstance(expected, Mapping):
        return {one_of(heli, HELICOPTERS, field): at for heli, at in expected.items()}
    if field == "step":
        return one_of(expected, STEPS, field)
    if field not in (*FIELDS, *DEDUCED):
        raise Damaged("position_field", field=field, allowed=[*FIELDS, *DEDUCED])
    return expected


def _trace(trace: Any) -> Any:
    """A colour and a round; nothing for a building that was not found."""
    words = trace.split() if isinstance(trace, str) else trace
    if isinstance(words, list) and len(words) == 2 and str(words[1]).isdecimal():
        return [words[0], int(words[1])]
    return words or None


def _actual(s: Chase, view: Mapping[str, Any], field: str) -> Any:
    if field in DEDUCED:
        from ..deduction.belief import paths, possible  # It takes a moment, and few scenarios ask.

        return paths(view) if field == "paths" else list(possible(view))
    if field == "path":
        return [BUILDINGS[building] for building in s.path]
    if field in SEEN:
        return view[field]
    return (s.result or {}).get(field)
