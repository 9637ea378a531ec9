"""Chases at any position, and what may be asked of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged, Refusal
from pygame_core.engine.match.match import Match
from pygame_core.games.city_chase.state import Chase

GAME = registry.game("city-chase")
REGULAR = {"skyline": "regular"}
LINKS = REGULAR | {"connection": "links"}
SPREAD = {"pink": "X6", "yellow": "X8", "green": "X15"}
CORNER = "A2 B2 B1 A1"
"""The shortest way into a trap."""
WHOLE = "A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3"
"""Eleven hide-outs."""


def seats_of(kinds: str) -> tuple[Seat, ...]:
    """Seats of these kinds, the thief's first: "person computer:3"."""
    told = [kind.partition(":") for kind in kinds.split()]
    colours = zip(told, GAME.meta.colours, strict=False)
    return tuple(Seat(colour.title(), colour, kind, int(level or 2)) for (kind, _, level), colour in colours)


def table(kinds: str = "person person", **options: Any) -> Match:
    """A new game; the skyline is not drawn unless it is told."""
    match = Match(GAME, REGULAR | options, seats_of(kinds), 1)
    match.settle()
    return match


def chase(path: str = "", players: int = 2, **position: Any) -> Match:
    """A game of people at a position."""
    told = {"path": path} | position
    return Match(GAME, REGULAR, seats_of("person " * players), 1, real_dice=True, position=told)


def sealed(**position: Any) -> Match:
    """The police's device in a game by link."""
    start = (
        {"step": "police", "round": 1, "heli": SPREAD} if "log" not in position else {"step": "police", "heli": SPREAD}
    )
    return Match(GAME, LINKS, seats_of("remote person"), 1, position=start | position)


def play(match: Match, *tokens: str) -> Match:
    """Answers, each by whoever is asked and may give it."""
    for token in tokens:
        able = [seat for seat in match.asked if any(one.token == token for one in match.choices_by_seat[seat])]
        match.answer([*able, match.asked[0]][0], token)
    return match


def state(match: Match) -> Chase:
    assert isinstance(match.state, Chase)
    return match.state


def offered(match: Match, seat: int | None = None) -> set[str]:
    return {choice.token for choice in match.choices_by_seat[match.asked[0] if seat is None else seat]}


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.data for heard in match.events for event in heard if event.kind == kind]


def answers(match: Match) -> list[str]:
    """What the checks told, in their order."""
    return [facts["answer"] for facts in told(match, "checked")]


def end(match: Match) -> tuple[str, str, int]:
    """Who won, how, and in which round."""
    assert match.state.result
    return match.state.result["winner"], match.state.result["reason"], match.state.result["round"]


def refusal(match: Match, token: str, seat: int | None = None) -> Refusal:
    """The refusal of an answer, nothing being changed by it."""
    before, checksum, log = match.state.copy(), match.state.checksum(), list(match.log)
    with pytest.raises(Refusal) as caught:
        match.answer(match.asked[0] if seat is None else seat, token)
    assert match.state == before
    assert match.state.checksum() == checksum
    assert match.log == log
    return caught.value


def refused(match: Match, token: str, seat: int | None = None) -> str:
    return refusal(match, token, seat).code


def damaged(path: str = "", **position: Any) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Damaged) as caught:
        chase(path, **position)
    return caught.value.code


def bad_table(kinds: str, **options: Any) -> str:
    """The code with which a table is refused."""
    with pytest.raises(BadOption) as caught:
        table(kinds, **options)
    return caught.value.code


def at_random(players: int, seed: int) -> Iterator[Match]:
    """A random game of people, seen at each question and at its end."""
    match, rng = table("person " * players, skyline="random"), Rng(seed)
    yield match
    while not match.over:
        seat, choices = rng.pick(sorted(match.choices_by_seat.items()))
        confirm = [choice for choice in choices if choice.kind == "confirm"]
        match.answer(seat, rng.pick(confirm or choices).token)
        yield match
