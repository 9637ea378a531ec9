"""Races at any position, played with dice that the test rolls. Riders that are not told are out."""

from typing import Any

import pytest

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged, Refusal
from pygame_core.engine.match.match import Match
from pygame_core.games.velomaster.road import ROADS, Road, route_of
from pygame_core.games.velomaster.rules.game import GAME
from pygame_core.games.velomaster.state import Race

COLOURS = ("green", "purple", "pink", "orange")


def seats_of(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"{COLOURS[k % 4]} {k // 4}", COLOURS[k % 4]) for k in range(count))


def race(riders: dict[str, str], level: str = "expert", seats: int = 3, **more: Any) -> Match:
    """A match at a position; `options` are the table's, all others are fields of the position."""
    options = {"level": level, **more.pop("options", {})}
    position = {"riders": riders, "others": "out", **more}
    if level != "beginner" and "phase" not in more:
        position["phase"] = "mates"
    match = Match(GAME, options, seats_of(seats), 1, real_dice=True, position=position)
    match.settle()
    return match


def start(level: str = "expert", seats: int = 3, **options: Any) -> Match:
    """A match at its beginning."""
    match = Match(GAME, {"level": level, **options}, seats_of(seats), 1, real_dice=True)
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


def at(match: Match, rider: str) -> str:
    """Where a rider is, in the words of a position."""
    view = match.view(None)["riders"][rider]
    return str(view["place"]) if view["posture"] == "up" else f"{view['place']} {view['posture']}"


def told_of(match: Match, rider: str, fact: str) -> Any:
    return match.view(None)["riders"][rider][fact]


def offered(match: Match) -> set[str]:
    return {choice.token for choice in match.choices_by_seat[match.asked[0]]}


def step(match: Match) -> str:
    return str(match.view(None)["step"])


def slot(match: Match) -> str:
    """The colour whose slot it is."""
    team = match.view(None)["slot"]
    return str(match.view(None)["colours"][team]) if team >= 0 else ""


def dice_asked(match: Match) -> int:
    """How many dice chance is asked for."""
    assert match.asked == (CHANCE,)
    return next(count for count in range(1, 9) if match.draw().find(" ".join(["roll", *["1"] * count])))


def refused(match: Match, token: str, seat: int | None = None) -> str:
    """The code with which an answer is refused, nothing being changed by it."""
    before, checksum = match.state.copy(), match.state.checksum()
    with pytest.raises(Refusal) as caught:
        match.answer(match.asked[0] if seat is None else seat, token)
    assert match.state == before
    assert match.state.checksum() == checksum
    return caught.value.code


def damaged(riders: dict[str, str], **more: Any) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Damaged) as caught:
        race(riders, **more)
    return caught.value.code


def bad_table(seats: int = 3, **options: Any) -> str:
    """The code with which a table is refused."""
    with pytest.raises(BadOption) as caught:
        Match(GAME, options, seats_of(seats), 1)
    return caught.value.code


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.data for heard in match.events for event in heard if event.kind == kind]


def road(board: str = "criterium", laps: int = 1) -> Road:
    return ROADS[route_of(board, laps)]


def names(of: Road, cells: Any) -> list[str]:
    return [of.name[cell] for cell in cells]
