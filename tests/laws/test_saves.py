"""What was written comes back as it was: positions, saves, links with and without history."""

import json
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from tests.fuzz.targets import seal_save
from tests.laws.tables import TABLES, USUAL, Table, played, walk, walk_with_dice, worth_a_look


def same(one: Match, other: Match) -> None:
    assert one.state == other.state
    assert one.state.checksum() == other.state.checksum()
    assert one.seats == other.seats
    assert one.options == other.options
    assert one.real_dice == other.real_dice
    assert dict(one.choices_by_seat) == dict(other.choices_by_seat)


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
def test_what_was_written_stays_as_it_was_while_the_game_goes_on(table: Table) -> None:
    """Else the start of a match that was opened at a position would change under its log."""
    match = table.match(seed=36)
    written: list[tuple[Any, str]] = []
    for _, _ in zip(range(250), walk(match, seed=37), strict=False):
        position = match.game.write(match.state)
        written.append((position, json.dumps(position)))
    assert [json.dumps(position) for position, _ in written] == [text for _, text in written]


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


@pytest.mark.parametrize("table", [one for one in USUAL if registry.meta(one.game).hidden], ids=str)
def test_what_computers_hang_on_is_kept_and_older_saves_do_without(table: Table) -> None:
    match = played(table, seed=3, answers=9)
    loaded = saves.load(saves.save(match)).match
    assert loaded.minds == match.minds
    body = dict(saves._clear(json.loads(saves.save(match))))
    older = {name: body[name] for name in body if name not in ("minds", "secret", "check")}
    older["secret"] = saves._scrambled({name: older.pop(name) for name in saves.SECRET})
    again = saves.load(json.dumps(older | {"check": saves._check(older)})).match
    assert again.state == match.state
    assert again.minds == again.rng.state
    assert saves.load(saves.save(again)).match.minds == again.minds


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_game_whose_answers_lead_where_its_save_says_is_opened_whatever_the_reader_thinks(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position may be accepted and lead to one that is not: the game that was kept goes on. A changed one not."""
    match = played(table, seed=5, answers=25)
    text, game = saves.save(match), type(match.game)
    body = {name: part for name, part in saves._clear(json.loads(text)).items() if name not in ("secret", "check")}
    later = match.game.write(match.state)
    strict = game.read

    def read(self: Any, position: Any, *more: Any) -> Any:
        if position == later or position.get("changed"):
            raise Damaged("position_shape")
        return strict(self, position, *more)

    monkeypatch.setattr(game, "read", read)
    assert saves.load(text).match.state == match.state
    with pytest.raises(Damaged):
        saves.load(seal_save(body | {"position": later | {"changed": 1}}))
    with pytest.raises(Damaged):
        saves.load(seal_save(body | {"log": "", "sums": ""}))


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
