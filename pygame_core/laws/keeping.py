"""What was written comes back as it was: positions, saves, links with and without history."""

import json
from itertools import product
from typing import Any

from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match

from .law import Scope, law
from .tables import Table, played, walk, walk_with_dice, worth_a_look


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


@law(Scope.EVERY, "`read(write(state))` must give the same state: write every field that counts, and read it.")
def positions_are_read_as_they_were_written(table: Table) -> None:
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


@law(Scope.USUAL, "`write` must copy the lists that it hands out.")
def what_was_written_stays_as_it_was_while_the_game_goes_on(table: Table) -> None:
    """Else the start of a match that was opened at a position would change under its log."""
    match = table.match(seed=36)
    written: list[tuple[Any, str]] = []
    for _, _ in zip(range(250), walk(match, seed=37), strict=False):
        position = match.game.write(match.state)
        written.append((position, json.dumps(position)))
    assert [json.dumps(position) for position, _ in written] == [text for _, text in written]


@law(Scope.USUAL, "`write` and `read` must know a finished game: its result follows from the position.")
def the_end_is_written_too(table: Table) -> None:
    match = played(table, seed=33)
    assert match.game.read(match.game.write(match.state), match.options, match.seats) == match.state


@law(
    Scope.EVERY,
    "A save holds the options, the seats, the answers and the position: one of them does not come back as it was.",
)
def save_and_load_is_a_fixed_point(table: Table) -> None:
    for answers in (0, 1, 7, 40, 20_000):
        match = played(table, seed=34, answers=answers)
        text = saves.save(match)
        loaded = saves.load(text)
        assert loaded.lost_at is None
        same_history(match, loaded.match)
        assert loaded.match.rng.state == match.rng.state
        assert saves.save(loaded.match) == text


@law(Scope.USUAL, "What counts for the future must be in the state, and in `write`.")
def a_loaded_game_goes_on_alike(table: Table) -> None:
    match = played(table, seed=35, answers=20)
    other = saves.load(saves.save(match)).match
    for one, two in zip(walk(match, 36), walk(other, 36), strict=True):
        assert one.state == two.state
    assert match.log == other.log


@law(
    Scope.EVERY,
    "A link holds the position (800 characters at most) or all answers: write short positions, and read them exactly.",
)
def links_are_a_fixed_point(table: Table) -> None:
    for history, answers in product((False, True), (0, 1, 7, 40, 20_000)):
        match = played(table, seed=37, answers=answers)
        text = links.link(match, history)
        assert len(text) <= (links.LONGEST_LINK if history else 800)
        opened = links.open_link(text, seed=38)
        assert opened.with_history == history
        same(match, opened.match)
        if history:
            same_history(match, opened.match)
        assert links.link(opened.match, history) == text


@law(Scope.USUAL, "A game that began at a position must be saved with it: look at `read`.")
def links_and_saves_go_through_each_other(table: Table) -> None:
    """A game that began at a position still says where."""
    match = links.open_link(links.link(played(table, seed=39, answers=25), history=False), seed=40).match
    for _ in walk(match, 41, 15):
        pass
    same_history(match, saves.load(saves.save(match)).match)
    same_history(match, links.open_link(links.link(match, history=True), seed=42).match)


@law(Scope.USUAL, "`write` must hold nothing of the generator.")
def a_link_does_not_tell_what_comes_next(table: Table) -> None:
    match = played(table, seed=43, answers=25)
    text = links.link(match, history=True)
    match.rng.state ^= 0xABCDEF
    assert links.link(match, history=True) == text


@law(Scope.USUAL, "A position in which chance is asked must be written and read as such.")
def dice_that_wait_are_saved_waiting(table: Table) -> None:
    match = table.match(seed=44, real_dice=True)
    same_history(match, saves.load(saves.save(match)).match)
    same_history(match, links.open_link(links.link(match, history=True), 1).match)
