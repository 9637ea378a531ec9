"""Tables, positions and answers for the tests of this game."""

from typing import Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.rules.game import GAME
from pygame_core.games.vroom.state import Rally

FREE = {"campaign": False, "first_seat": 0}
"""Options under which every module may be used, and the first seat holds car 1."""


def seats(players: int = 4, people: int | None = None) -> tuple[Seat, ...]:
    return META.seats(players if people is None else people, players)


def at(players: int = 4, people: int | None = None, seed: int = 1, **told: Any) -> Match:
    """A match at a position; options are told as `options`."""
    options = FREE | told.pop("options", {})
    match = Match(GAME, options, seats(players, people), seed, real_dice=True, position=told or None)
    match.settle()
    return match


def rally(match: Match) -> Rally:
    assert isinstance(match.state, Rally)
    return match.state


def kinds(match: Match, answers: int = 1) -> list[str]:
    """What the last answers have led to."""
    return [event.kind for events in match.events[-answers:] for event in events]


def facts(match: Match, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return next(event.data for events in reversed(match.events) for event in reversed(events) if event.kind == kind)


def ahead(match: Match, far: int = 100) -> str:
    """A short drive straight ahead for whoever drives, on a circuit that leads to the right."""
    state = rally(match)
    x, y = state.at[state.driver - 1]
    return f"drive {x + far},{y}"


def drive_all(match: Match, far: int = 100) -> None:
    """Everybody drives a little ahead until the round is over."""
    state, round_ = rally(match), rally(match).round
    while match.state.stack and match.state.stack[-1]["step"] == "drive" and state.round == round_:
        match.answer(match.asked[0], ahead(match, far))


DRIVING = {"looked": True}
IN_ORDER = ["6 5 4 3 2", "6 5 4 3 1", "5 4 3 3 2", "4 3 3 4 1"]
"""Hands of four cars that count 20, 19, 17 and 15."""
