"""Whether plain data agrees with what is expected of a part of it."""

from collections.abc import Mapping, Sequence
from typing import Any


def holds(expected: Any, actual: Any, colours: Sequence[str] = ()) -> bool:
    """Tables need only hold what is named; lists (or a text of words) agree item by item; a colour is its seat, too."""
    if isinstance(expected, Mapping):
        return _table_holds(expected, actual, colours)
    if isinstance(expected, list | tuple):
        return (
            isinstance(actual, list | tuple)
            and len(expected) == len(actual)
            and all(holds(one, other, colours) for one, other in zip(expected, actual, strict=True))
        )
    if isinstance(expected, str) and isinstance(actual, list | tuple):
        return holds(expected.split(), actual, colours)
    if actual is None:
        return not expected
    if isinstance(expected, str) and expected in colours and type(actual) in (int, str):
        return actual == expected or str(actual) == str(colours.index(expected))
    return isinstance(expected, bool) == isinstance(actual, bool) and bool(expected == actual)


def _table_holds(expected: Mapping[str, Any], actual: Any, colours: Sequence[str]) -> bool:
    if isinstance(actual, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in actual):
        actual = dict(actual)
    if not isinstance(actual, Mapping):
        return actual is None and not any(expected.values())
    return all(holds(value, actual.get(_key(name, actual, colours)), colours) for name, value in expected.items())


def _key(name: str, actual: Mapping[Any, Any], colours: Sequence[str]) -> Any:
    """The name as the table has it: itself, or its seat's index."""
    if name in actual or name not in colours:
        return name
    seat = colours.index(name)
    return seat if seat in actual else str(seat)


def in_colours(expected: Any, actual: Any, colours: Sequence[str]) -> Any:
    """What is there, told as what is expected tells it: the same parts, and colours where that has colours."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        kept = {name: _key(name, actual, colours) for name in expected}
        return {name: in_colours(expected[name], actual[key], colours) for name, key in kept.items() if key in actual}
    if isinstance(actual, list | tuple):
        return [in_colours(_like(expected, index), one, colours) for index, one in enumerate(actual)]
    if expected in colours and type(actual) is int and 0 <= actual < len(colours):
        return colours[actual]
    return actual


def _like(expected: Any, index: int) -> Any:
    """What is expected at this place of a list; beyond its end, what its first tells."""
    if isinstance(expected, list | tuple) and expected:
        return expected[index] if index < len(expected) else expected[0]
    return None
