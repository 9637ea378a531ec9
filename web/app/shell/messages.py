"""Where messages come in: what is not shaped as the shell shapes it is left out, or not heard at all."""

import re
from collections.abc import Callable, Mapping
from typing import Any

Fits = Callable[[Any], bool]
_LATEST = 250_000_000_000_000
"""Later than the last day of any calendar."""
_NEEDED = {"do": "do", "go": "hash", "storage": "key", "drag": "samples"}
_NO_NUMBER = re.compile(r"(?<!\d)\d{4000}")
"""Longer numbers Python does not read; nothing of ours is as long. (Each run of digits is looked at once.)"""
_FARTHEST, _MOST_SAMPLES = 1e7, 10_000


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and _NO_NUMBER.search(value) is None


def _is_text_or_nothing(value: Any) -> bool:
    return value is None or _is_text(value)


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and -_FARTHEST < value < _FARTHEST


def _is_aim(value: Any) -> bool:
    """A direction in degrees, or none."""
    return isinstance(value, str) and re.fullmatch(r"(-?\d{1,9}(\.\d{1,9})?)?", value, re.ASCII) is not None


def _are_samples(value: Any) -> bool:
    """Where a hand was, and when."""
    return isinstance(value, list) and len(value) <= _MOST_SAMPLES and all(map(_is_sample, value))


def _is_sample(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(map(_is_number, value[:2])) and _is_time(value[2])


def _is_time(value: Any) -> bool:
    return type(value) is int and 0 <= value < _LATEST


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_table_of_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value.values()))


def _is_list_of_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_FITS: Mapping[str, Fits] = {
    "kind": _is_text,
    "now": _is_time,
    "do": _is_text_or_nothing,
    "form": lambda value: value is None or _is_table_of_texts(value),
    "hash": _is_text,
    "key": _is_text,
    "value": _is_text_or_nothing,
    "why": _is_text,
    "guard": _is_text,
    "owner": _is_text,
    "storage": _is_table_of_texts,
    "languages": _is_list_of_texts,
    "entropy": lambda value: isinstance(value, str) and value.isascii(),
    "base": _is_text,
    "width": _is_time,
    "height": _is_time,
    "zone": lambda value: type(value) is int and abs(value) <= 24 * 60,
    "reduced": _is_flag,
    "dark": _is_flag,
    "keeps": _is_flag,
    "ok": _is_flag,
    "usage": _is_time,
    "quota": _is_time,
    "persisted": _is_flag,
    "drag": _is_text,
    "aim": _is_aim,
    "first": _is_flag,
    "end": _is_text,
    "samples": _are_samples,
    "keys": _is_list_of_texts,
    "struck": _is_list_of_texts,
    "time": _is_time,
    "fine": _is_flag,
}


def heard(message: Any) -> Mapping[str, Any]:
    """The parts of a message that are as they should be; nothing when what it is about is not among them."""
    if not isinstance(message, dict):
        return {}
    told = {name: value for name, value in message.items() if name not in _FITS or _FITS[name](value)}
    needed = _NEEDED.get(told.get("kind", ""), "kind")
    return told if told.get(needed) is not None and "kind" in told else {}
