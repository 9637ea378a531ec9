"""The messages and their fields. What has another shape is no message: nothing behind this looks at types again."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged, Newer, shown

from ..board import BUILDINGS, CROSSINGS, HELICOPTERS, ROUNDS
from ..rules.answers import ANSWERS
from ..table import OFFICERS, TEAM

GAME = "city-chase"
VERSION = 1
ENDS = ("encirclement", "escape", "arrest", "resignation")
SPARE = "computer"
"""Who flies a helicopter that no person does."""

Message = Mapping[str, Any]
Test = Callable[[Any], bool]


def hexes(count: int) -> Test:
    """So many bytes, in lower-case hexadecimal."""
    fits = re.compile(f"[0-9a-f]{{{2 * count}}}").fullmatch
    return lambda value: isinstance(value, str) and fits(value) is not None


def whole(least: int, most: int) -> Test:
    """A number. (True is none here, though Python thinks so.)"""
    return lambda value: type(value) is int and least <= value <= most


def among(values: Sequence[str]) -> Test:
    """One of these words."""
    return lambda value: isinstance(value, str) and value in values


def several(test: Test, least: int, most: int) -> Test:
    """A list of so many."""
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(test, value))


def shaped(tests: Mapping[str, Test]) -> Test:
    """An object with exactly these fields."""
    return lambda value: isinstance(value, dict) and fault(value, tests) is None


def fault(fields: Mapping[str, Any], tests: Mapping[str, Test]) -> str | None:
    """The first field that is missing, unknown or out of range."""
    strange = sorted(fields.keys() ^ tests.keys())
    wrong = (name for name, test in tests.items() if not test(fields[name]))
    return strange[0] if strange else next(wrong, None)


HASH, NONCE, ROUND = hexes(32), hexes(16), whole(1, ROUNDS)
# Whether a building of the path exists is for the verdict to say (V3): a lie, not a broken link.
REVEAL = shaped({"key": HASH, "path": several(lambda name: isinstance(name, str) and name.isascii(), 0, ROUNDS)})
_HIDDEN = shaped({"round": ROUND, "commit": HASH})
_ENDED = shaped({"end": among(ENDS), "reveal": REVEAL})
_TARGETS: Mapping[str, Test] = {"move": whole(1, len(CROSSINGS)), "check": among(BUILDINGS)}
_OPTIONS: Mapping[str, Test] = {
    "notes": among(("full", "traces")),
    "deduction": lambda value: isinstance(value, bool),
    "police_people": whole(1, len(OFFICERS)),
    "owners": several(among((*OFFICERS, TEAM, SPARE)), 3, 3),
    "skyline": among(("random", "regular")),
}


def _is_options(value: Any) -> bool:
    return isinstance(value, dict) and fault(value, {n: _OPTIONS[n] for n in _OPTIONS if n in value}) is None


def _is_starts(value: Any) -> bool:
    return several(whole(1, len(CROSSINGS)), 3, 3)(value) and len(set(value)) == 3


def _is_action(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 3 or not among(HELICOPTERS)(value[0]):
        return False
    return among(tuple(_TARGETS))(value[1]) and _TARGETS[value[1]](value[2])


def _is_next(value: Any) -> bool:
    return value is None or _HIDDEN(value) or _ENDED(value)


_FIELDS: Mapping[str, Mapping[str, Test]] = {
    "open": {"options": _is_options, "starts": _is_starts, "nonce": NONCE},
    "hide": {"nonce": NONCE, "round": ROUND, "commit": HASH},
    "act": {"round": ROUND, "actions": several(_is_action, 1, 3)},
    "answer": {"round": ROUND, "answers": several(among(ANSWERS), 0, 3), "next": _is_next},
    "resign": {"round": ROUND},
}


def sender(n: int) -> str:
    """Police and thief write in turn, the police first."""
    return "thief" if n % 2 else "police"


def check_shape(message: Any, n: int) -> None:
    """Refuse what is no message number n of this game, or lacks a field."""
    if not isinstance(message, dict) or message.get("game") != GAME:
        raise Damaged("post_game")
    _check_version(message.get("v"), n)
    if type(message.get("n")) is not int or message["n"] != n:
        raise Damaged("post_number", n=n)
    if message.get("kind") not in list(_FIELDS):
        raise Damaged("post_fields", n=n, field="kind")
    if wrong := fault(message, _tests(message["kind"], n)):
        raise Damaged("post_fields", n=n, field=shown(wrong))
    if n == 0 and message["kind"] == "open":
        _check_owners(message["options"])


def _check_version(version: Any, n: int) -> None:
    if type(version) is not int or version < 1:
        raise Damaged("post_fields", n=n, field="v")
    if version > VERSION:
        raise Newer("post_newer", format=shown(version))


def _tests(kind: str, n: int) -> Mapping[str, Test]:
    named: dict[str, Test] = dict.fromkeys(("game", "v", "n", "kind"), lambda value: value is not None)
    if n:
        named["prev"] = HASH
    if kind == "resign" and sender(n) == "thief":
        named["reveal"] = REVEAL
    return {**named, **_FIELDS[kind]}


def _check_owners(options: Mapping[str, Any]) -> None:
    people = OFFICERS[: options.get("police_people", 1)]
    owners = options.get("owners", [TEAM])
    if any(owner in OFFICERS and owner not in people for owner in owners):
        raise Damaged("post_fields", n=0, field="owners")
    if TEAM not in owners and not set(people) <= set(owners):
        raise Damaged("post_fields", n=0, field="owners")
