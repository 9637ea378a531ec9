"""The computers of a match: they stop for people, and what they do depends on the seed and the log alone."""

from dataclasses import replace

import pytest

from pygame_core.bots.base import finish, ticks
from pygame_core.bots.driver import Computers
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.laws.tables import USUAL, Table

FIRST = {table.game: table for table in reversed(USUAL)}.values()


def match_of(table: Table, people: int = 0, level: int = 2, **more: bool) -> Match:
    seats = [replace(seat, level=level) for seat in table.match().game.meta.seats(people, table.players)]
    match = Match(table.match().game, {}, seats, 5, **more)
    match.settle()
    return match


def computers_of(match: Match, seed: int = 9) -> Computers:
    return Computers(match, seed, clock=ticks())


def answer_until(match: Match, computers: Computers, index: int) -> None:
    while len(match.log) < index and computers.next():
        pass


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_computers_play_a_whole_game(table: Table) -> None:
    match = match_of(table)
    computers = computers_of(match)
    while computers.next():
        assert len(match.log) < 10_000
    assert match.over
    assert computers.asked is None


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_they_wait_for_a_person(table: Table) -> None:
    match = match_of(table, people=1)
    computers = computers_of(match)
    person = next(seat for seat, who in enumerate(match.seats) if who.is_person)
    while computers.next():
        pass
    assert person in match.asked
    assert not computers.next()
    assert person not in computers.bots
    assert computers.bot(person)


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_they_wait_for_real_dice(table: Table) -> None:
    match = match_of(table, real_dice=True)
    computers = computers_of(match)
    while computers.next():
        pass
    assert match.asked == (CHANCE,)
    assert computers.asked is None


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_a_saved_game_goes_on_as_it_would_have(table: Table) -> None:
    match = match_of(table)
    computers = computers_of(match)
    answer_until(match, computers, 40)
    again = saves.load(saves.save(match)).match
    answer_until(match, computers, 80)
    answer_until(again, computers_of(again), 80)
    assert again.log == match.log


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_another_seed_plays_otherwise(table: Table) -> None:
    one, other = match_of(table, level=1), match_of(table, level=1)
    answer_until(one, computers_of(one, 1), 80)
    answer_until(other, computers_of(other, 2), 80)
    assert one.log != other.log


def alone(match: Match) -> bool:
    """Whether the one answer leaves nothing to think about."""
    own = [choice for choice in match.choices_by_seat[match.asked[0]] if choice.kind not in match.game.free_kinds]
    return len(own) == 1


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_thoughts_about_a_past_moment_are_dropped(table: Table) -> None:
    match = match_of(table)
    computers = computers_of(match)
    while alone(match):
        computers.next()
    thinking = computers.think()
    next(thinking)
    computers.next()
    told = list(match.log)
    assert not finish(thinking)
    assert match.log == told
