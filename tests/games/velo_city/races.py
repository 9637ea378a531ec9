"""Races at any position, played with dice that the test rolls."""

from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, Refusal
from pygame_core.engine.match.match import Match
from pygame_core.games.velo_city.state import Race

GAME = registry.game("velo-city")


def seats_of(colours: str) -> tuple[Seat, ...]:
    return tuple(Seat(colour.title(), colour) for colour in colours.split())


def race(colours: str, options: dict[str, Any] | None = None, **position: Any) -> Match:
    """A match at a position; the first colour is active unless told."""
    match = Match(GAME, options or {}, seats_of(colours), 1, real_dice=True, position=position or {"turn": 1})
    match.settle()
    return match


def play(match: Match, *tokens: str) -> Match:
    """Answers, each by whoever is asked."""
    for token in tokens:
        match.answer(match.asked[0], token)
    return match


def state(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def spaces(match: Match, colour: str) -> list[int]:
    """Where a team's riders stand, those at home left out, the last one first."""
    team = state(match).riders[state(match).colours.index(colour)]
    return sorted((space for space in team if space > 0), reverse=True)


def cans(match: Match) -> list[int]:
    """Cans by seat, then the supply."""
    return [*state(match).cans, state(match).supply]


def offered(match: Match) -> set[str]:
    return {choice.token for choice in match.choices_by_seat[match.asked[0]]}


def asked(match: Match) -> tuple[str, str]:
    """The colour that is asked, and the step."""
    view = match.view(None)
    return (view["colours"][view["asked"][0]] if view["asked"] else "", view["step"])


def refused(match: Match, token: str, seat: int | None = None) -> str:
    """The code with which an answer is refused, nothing being changed by it."""
    before, checksum = match.state.copy(), match.state.checksum()
    with pytest.raises(Refusal) as caught:
        match.answer(match.asked[0] if seat is None else seat, token)
    assert match.state == before
    assert match.state.checksum() == checksum
    return caught.value.code


def damaged(colours: str, **position: Any) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Damaged) as caught:
        race(colours, **position)
    return caught.value.code


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.data for heard in match.events for event in heard if event.kind == kind]
