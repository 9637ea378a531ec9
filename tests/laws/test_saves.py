"""What was written comes back as it was: positions, saves, links with and without history."""

import json

import pytest

from pygame_core.engine import links, saves
from pygame_core.engine.match import Match
from tests.laws.tables import TABLES, USUAL, Table, played, walk, walk_with_dice, worth_a_look


def same(one: Match, other: Match) -> None:
    assert one.state == other.state
    assert one.state.checksum() == other.state.checksum()
    assert one.seats == other.seats
    assert one.options == other.options
    assert one.real_dice == other.real_dice
    assert dict(one.waiting) == dict(other.waiting)


def same_history(one: Match, other: Match) -> None:
    same(one, other)
    assert one.log == other.log
    assert one.events == other.events
    assert one.position == other.position


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_are_read_as_they_were_written(table: Table) -> None:
    match = table.match(seed=30, real_dice=True)
    for index, _ in enumerate(walk_with_dice(match, seed=31)):
        if not worth_a_look(index):
            continue
        position = match.game.write(match.state)
        assert json.loads(json.dumps(position)) == position
        again = match.game.read(position, match.options, match.seats)
        assert again == match.state
        assert again.checksum() == match.state.checksum()
        assert match.game.write(again) == position


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_end_is_written_too(table: Table) -> None:
    match = played(table, seed=33)
    assert match.game.read(match.game.write(match.state), match.options, match.seats) == match.state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_save_and_load_is_a_fixed_point(table: Table) -> None:
    for answers in (0, 1, 7, 40, 20_000):
        match = played(table, seed=34, answers=answers)
        text = saves.save(match)
        loaded = saves.load(text)
        assert loaded.lost_at is None
        same_history(match, loaded.match)
        assert loaded.match.rng.state == match.rng.state
        assert saves.save(loaded.match) == text


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_loaded_game_goes_on_alike(table: Table) -> None:
    match = played(table, seed=35, answers=20)
    other = saves.load(saves.save(match)).match
    for one, two in zip(walk(match, 36), walk(other, 36), strict=True):
        assert one.state == two.state
    assert match.log == other.log


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("history", [False, True], ids=["position", "history"])
def test_links_are_a_fixed_point(table: Table, history: bool) -> None:
    for answers in (0, 1, 7, 40, 20_000):
        match = played(table, seed=37, answers=answers)
        text = links.link(match, history)
        assert len(text) <= (links.LONGEST_LINK if history else 800)
        opened = links.open_link(text, seed=38)
        assert opened.with_history == history
        same(match, opened.match)
        if history:
            same_history(match, opened.match)
        assert links.link(opened.match, history) == text


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_links_and_saves_go_through_each_other(table: Table) -> None:
    """A game that began at a position still says where."""
    match = links.open_link(links.link(played(table, seed=39, answers=25), history=False), seed=40).match
    for _ in walk(match, 41, 15):
        pass
    same_history(match, saves.load(saves.save(match)).match)
    same_history(match, links.open_link(links.link(match, history=True), seed=42).match)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_link_does_not_tell_what_comes_next(table: Table) -> None:
    match = played(table, seed=43, answers=25)
    text = links.link(match, history=True)
    match.rng.state ^= 0xABCDEF
    assert links.link(match, history=True) == text


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_dice_that_wait_are_saved_waiting(table: Table) -> None:
    match = table.match(seed=44, real_dice=True)
    same_history(match, saves.load(saves.save(match)).match)
    same_history(match, links.open_link(links.link(match, history=True), 1).match)
