"""Rides at any position, with dice and cards that the test chooses."""

from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, Refusal
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.state import Ride

GAME = registry.game("rainbow-jersey")
RBY = "red black yellow"
RBYW = "red black yellow white"
MIXED = {"target": "rainbow3_green1_dots1"}
POINTS = {"combativity": True}


def seats_of(colours: str) -> tuple[Seat, ...]:
    return tuple(Seat(colour.title(), colour) for colour in colours.split())


def ride(colours: str = RBY, options: dict[str, Any] | None = None, **position: Any) -> Match:
    """A match at a position; the first colour is the head of the pack unless told."""
    match = Match(GAME, options or {}, seats_of(colours), 1, real_dice=True, position=position or {"turn": 1})
    match.settle()
    return match


def play(match: Match, *tokens: str) -> Match:
    """Answers, each by whoever is asked; "black: abandon 7" by that colour."""
    for token in tokens:
        colour, colon, rest = token.partition(": ")
        match.answer(*(seat(match, colour), rest) if colon else (match.asked[0], token))
    return match


def rolled(match: Match, die: int, *more: str) -> Match:
    """The front rider rolls."""
    return play(match, "roll", f"roll {die}", *more)


def state(match: Match) -> Ride:
    assert isinstance(match.state, Ride)
    return match.state


def seat(match: Match, colour: str) -> int:
    return state(match).colours.index(colour)


def pack(match: Match) -> str:
    """The colours in the pack, head first."""
    return " ".join(state(match).colours[one] for one in state(match).pack)


def away(match: Match) -> tuple[str, int]:
    """Who is broken away, and how many steps ahead."""
    s = state(match)
    return (s.colours[s.away] if s.away >= 0 else "", s.gap)


def energy(match: Match) -> list[int]:
    return state(match).energy


def asked(match: Match) -> tuple[str, str]:
    """The colour that is asked, and the step."""
    view = match.view(None)
    return (view["colours"][view["asked"][0]] if view["asked"] else "", view["step"])


def offered(match: Match) -> set[str]:
    """What the asked seat may answer, free answers aside."""
    return {choice.token for choice in match.choices_by_seat[match.asked[0]] if choice.kind not in GAME.free_kinds}


def free(match: Match, colour: str) -> set[str]:
    """What a seat may do unasked."""
    choices = match.choices_by_seat.get(seat(match, colour), ())
    return {choice.token for choice in choices if choice.kind in GAME.free_kinds}


def refused(match: Match, token: str, by: str = "") -> str:
    """The code with which an answer is refused, nothing being changed by it."""
    before, checksum = match.state.copy(), match.state.checksum()
    with pytest.raises(Refusal) as caught:
        match.answer(seat(match, by) if by else match.asked[0], token)
    assert match.state == before
    assert match.state.checksum() == checksum
    return caught.value.code


def damaged(colours: str = RBY, options: dict[str, Any] | None = None, **position: Any) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Damaged) as caught:
        ride(colours, options, **position)
    return caught.value.code


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.data for heard in match.events for event in heard if event.kind == kind]


def kinds(match: Match) -> list[str]:
    """What happened, in order."""
    return [event.kind for heard in match.events for event in heard]
