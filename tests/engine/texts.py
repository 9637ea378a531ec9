"""Saved games and links to be spoiled, and the one thing that may come of it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match

GAME = registry.game("velo-city")
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**63,
    10**400,
    1.5,
    float("inf"),
    float("-inf"),
    float("nan"),
    "",
    "x",
    "0",
    "\ud800",
    "\x00",
    [],
    [1],
    [None],
    [[]],
    {},
    {"x": 1},
    {"": {}},
    ["red"],
    "red",
    [[["x"] * 50] * 50],
)


def midway(answers: int = 30) -> Match:
    """A race some answers after its start, the same every time."""
    match = Match(GAME, {}, GAME.meta.seats(3, 3), 8)
    match.settle()
    while len(match.log) < answers and not match.over:
        (seat, choices), *_ = match.choices_by_seat.items()
        match.answer(seat, choices[(len(match.log) * 7) % len(choices)].token)
    return match


def resealed(body: dict[str, Any]) -> str:
    """A body as a save whose checksum is right, whatever is in it."""
    body = {name: value for name, value in body.items() if name != "check"}
    return json.dumps(body | {"check": saves._check(body)})


def only_refused(read: Callable[[str], Any], text: str) -> Any:
    """What was read, or None when it was refused as damaged. Anything else fails the test."""
    try:
        return read(text)
    except Damaged as refusal:
        if not refusal.code or len(str(refusal)) > 2000:
            raise AssertionError(text[:200]) from refusal
        return None


def spoiled(value: Any, odd: Any) -> Iterator[Any]:
    """The value with each of its parts in turn replaced by something odd, or left out."""
    yield odd
    if isinstance(value, dict):
        for name, part in value.items():
            yield {other: one for other, one in value.items() if other != name}
            yield from (value | {name: bad} for bad in spoiled(part, odd))
        yield value | {"surprise": odd}
    elif isinstance(value, list):
        for index, part in enumerate(value[:3]):
            yield value[:index] + value[index + 1 :]
            yield from ([*value[:index], bad, *value[index + 1 :]] for bad in spoiled(part, odd))
        yield [*value, odd]


def opened(text: str) -> Match:
    return links.open_link(text, 1).match


def loaded(text: str) -> Match:
    return saves.load(text).match
