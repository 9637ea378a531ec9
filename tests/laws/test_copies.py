"""Copies are independent, and the log alone gives every state again."""

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.core.state import State
from pygame_core.engine.match.history import SNAPSHOT_EVERY
from pygame_core.engine.match.match import Match
from tests.laws.tables import TABLES, USUAL, Table, played, walk


def history(table: Table, seed: int) -> tuple[Match, list[State], list[int]]:
    """A whole game with a copy of each state that was asked about, and its place in the log."""
    match = table.match(seed)
    copies, places = [], []
    for _ in walk(match, seed + 1):
        copies.append(match.state.copy())
        places.append(len(match.log))
    return match, copies, places


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_copies_keep_what_they_were(table: Table) -> None:
    match = table.match(seed=21)
    kept: list[tuple[State, int, str]] = []
    for _ in walk(match, seed=22, most=150):
        copy = match.state.copy()
        assert copy == match.state
        assert copy.checksum() == match.state.checksum()
        kept.append((copy, copy.checksum(), repr(copy)))
    for copy, checksum, text in kept:
        assert copy.checksum() == checksum
        assert repr(copy).replace("heard=[]", "heard=None") == text.replace("heard=[]", "heard=None")


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_playing_on_a_copy_leaves_the_original(table: Table) -> None:
    match = table.match(seed=23)
    for _ in walk(match, seed=24, most=60):
        before, copy = match.state.checksum(), match.state.copy()
        assert copy.heard is None
        play_at_random(match.game, copy, match.rng.split(), 30)
        assert match.state.checksum() == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_log_gives_the_same_states(table: Table) -> None:
    match, copies, places = history(table, seed=25)
    again = table.match(seed=999, real_dice=True)
    assert again.log == []
    states = {0: again.state.copy()}
    for entry in match.log:
        again.replay(entry.seat, entry.token, entry.checksum)
        states[len(again.log)] = again.state.copy()
    assert [states[place] for place in places] == copies
    assert again.log == match.log
    assert again.events == match.events


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_every_earlier_state_can_be_seen(table: Table) -> None:
    match, copies, places = history(table, seed=27)
    for copy, place in zip(copies[::9], places[::9], strict=True):
        assert match.at(place) == copy
        assert place == 0 or match.log[place - 1].checksum == copy.checksum()
    assert len(match.log) > SNAPSHOT_EVERY
    assert match.at(len(match.log)) == match.state


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_replay_tells_where_it_diverges(table: Table) -> None:
    match = played(table, seed=29, answers=30)
    again = table.match(seed=1, real_dice=True)
    for entry in match.log[:10]:
        again.replay(entry.seat, entry.token, entry.checksum)
    with pytest.raises(Damaged) as caught:
        again.replay(match.log[10].seat, match.log[10].token, match.log[10].checksum ^ 1)
    assert caught.value.params["index"] == 10
    with pytest.raises(Damaged):
        again.replay(0, "nonsense")
