"""What devices on a live line say to each other: small tables as JSON texts, read strictly.

hello     who is there, with which version, and how far their copy is
mismatch  the other side's version does not fit
letter    a whole letter (`letters.py`, or a sealed one): the table while it is laid, and whatever is no plain growth
entries   the answers since a place of the log
answer    a guest's answer, given when the log was so long
refused   why such an answer was not taken
undo      a guest's wish to take back a last answer
presence  the devices that are here now
drag      where a finger is, to be seen by the others
ask_seat  somebody would like a seat; `give_seat` is what its owner says to that
bye       this side leaves
"""

import json
import math
from collections.abc import Callable, Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.keeping.safe_json import read_json
from pygame_core.engine.keeping.saves import MOST_ANSWERS

from . import reading
from .hashes import HASH_SIGNS
from .letters import LONGEST_LETTER

FORM = 1
"""The version of this language: both sides must speak the same."""
LONGEST_MESSAGE = LONGEST_LETTER + 1_000
MOST_SAMPLES = 200
Message = dict[str, Any]
_Field = Callable[[Any], Any]


def write(kind: str, **facts: Any) -> str:
    """A message as text."""
    return json.dumps({"kind": kind, **facts}, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Message:
    """A message from text. Raises Damaged: nobody need answer to that."""
    if len(text) > LONGEST_MESSAGE:
        raise Damaged("line_message", fault="length")
    try:
        found = read_json(text)
    except ValueError as error:
        raise Damaged("line_message", fault="json") from error
    kind = found.get("kind") if isinstance(found, dict) else None
    if not isinstance(kind, str) or kind not in _KINDS:
        raise Damaged("line_message", fault=shown(kind))
    known = _KINDS[kind]
    if found.keys() != {"kind", *known}:
        raise Damaged("line_message", fault=kind)
    return {"kind": kind, **{name: check(found[name]) for name, check in known.items()}}


def _number(most: int) -> _Field:
    return lambda value: reading.count(value, 0, most, "message")


def _text(most: int) -> _Field:
    return lambda value: reading.text(value, most, "message")


def _device(value: Any) -> str:
    return "" if value == "" else reading.device(value, "message")


def _devices(value: Any) -> list[str]:
    return sorted(reading.devices(value, "message"))


def _hash(value: Any) -> str:
    return "" if value == "" else reading.hexed(value, HASH_SIGNS, "message")


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Damaged("letter_shape", fault="message")
    return value


def _samples(value: Any) -> list[list[float]]:
    found = reading.items(value, MOST_SAMPLES, "samples")
    for sample in found:
        if not isinstance(sample, list) or len(sample) != 3 or not all(map(_finite, sample)):
            raise Damaged("letter_shape", fault="samples")
    return found


def _finite(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1e9 and math.isfinite(value)


_LENGTH, _SEAT, _TOKEN, _WORD = _number(MOST_ANSWERS), _number(reading.MOST_SEATS - 1), _text(2_000), _text(40)
_KINDS: Mapping[str, Mapping[str, _Field]] = {
    "hello": {"form": _number(1_000), "rules": _number(1_000), "game": _WORD, "table": _WORD, "device": _device,
              "length": _LENGTH},
    "mismatch": {"form": _number(1_000), "rules": _number(1_000), "game": _WORD, "table": _WORD},
    "letter": {"text": _text(LONGEST_LETTER)},
    "entries": {"start": _LENGTH, "lines": reading.lines, "hash": _hash},
    "answer": {"length": _LENGTH, "seat": _SEAT, "token": _TOKEN},
    "refused": {"seat": _SEAT, "token": _TOKEN, "code": _WORD},
    "undo": {"length": _LENGTH, "seat": _SEAT},
    "presence": {"here": _devices},
    "drag": {"seat": _SEAT, "drag": _WORD, "samples": _samples, "first": _flag, "end": _WORD},
    "ask_seat": {"seat": _SEAT, "device": _device},
    "give_seat": {"seat": _SEAT, "device": _device, "given": _flag},
    "bye": {},
}  # fmt: skip
