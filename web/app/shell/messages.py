"""Where messages come in: what is not shaped as the shell shapes it is left out, or not heard at all."""

import re
from collections.abc import Callable, Mapping
from typing import Any

Fits = Callable[[Any], bool]
_LATEST = 250_000_000_000_000
"""Later than the last day of any calendar."""
NEEDED = {"do": "do", "go": "hash", "storage": "key", "drag": "samples"}
"""Without this, a message of that kind says nothing."""
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


TYPES: Mapping[str, Fits] = {
    "Text": _is_text,
    "Text | null": _is_text_or_nothing,
    "Text[]": _is_list_of_texts,
    "Texts": _is_table_of_texts,
    "Texts | null": lambda value: value is None or _is_table_of_texts(value),
    "Flag": _is_flag,
    "Whole": _is_time,
    "Zone": lambda value: type(value) is int and abs(value) <= 24 * 60,
    "Entropy": lambda value: isinstance(value, str) and value.isascii(),
    "Aim": _is_aim,
    "Sample[]": _are_samples,
}
"""What a value of each type looks like; the names are those of `web/shell/messages.d.ts`."""

SHAPES: Mapping[str, Mapping[str, str]] = {
    "start": {
        "hash": "Text", "storage": "Texts", "keeps": "Flag", "languages": "Text[]", "width": "Whole", "height": "Whole",
        "reduced": "Flag", "dark": "Flag", "entropy": "Entropy", "base": "Text", "zone": "Zone",
    },
    "do": {"do": "Text", "form": "Texts | null"},
    "look": {"do": "Text | null"},
    "go": {"hash": "Text"},
    "drag": {
        "drag": "Text", "aim": "Aim", "first": "Flag", "samples": "Sample[]", "end": "Text", "keys": "Text[]",
        "struck": "Text[]", "fine": "Flag", "time": "Whole",
    },
    "next": {},
    "skip": {},
    "veil": {},
    "storage": {"key": "Text", "value": "Text | null"},
    "stored": {"ok": "Flag", "key": "Text", "why": "Text", "guard": "Text", "owner": "Text", "value": "Text | null"},
    "room": {"usage": "Whole", "quota": "Whole", "persisted": "Flag"},
}  # fmt: skip
"""Every kind of message with its parts, as `web/shell/messages.d.ts` says it; a test compares the two."""


def heard(message: Any) -> Mapping[str, Any]:
    """The parts of a message that are as they should be; nothing when what it is about is not among them."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in SHAPES:
        return {}
    shape = {**SHAPES[kind], "now": "Whole"}
    told = {name: message[name] for name, of in shape.items() if name in message and TYPES[of](message[name])}
    return {"kind": kind, **told} if kind not in NEEDED or NEEDED[kind] in told else {}
