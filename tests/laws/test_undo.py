"""Undo then redo changes nothing; undo never crosses chance, a reveal or another seat."""

import pytest

from pygame_core.engine.chance import CHANCE
from pygame_core.engine.match import Match
from pygame_core.engine.refusals import NoUndo
from tests.laws.tables import TABLES, USUAL, Table, played, walk


def check_undo(match: Match, seat: int) -> bool:
    state, log, events, drawn = match.state.copy(), list(match.log), list(match.events), match.rng.state
    try:
        match.undo(seat)
    except NoUndo:
        assert match.log == log
        assert match.state == state
        return False
    taken = log[len(match.log) :]
    assert taken[0].seat == seat
    assert not taken[0].forced
    assert not any(entry.seat != seat or entry.reveals or entry.seat == CHANCE for entry in taken)
    assert all(entry.forced for entry in taken[1:])
    assert match.log == log[: len(match.log)]
    assert taken[0].token in {choice.token for choice in match.waiting[seat]} or match.game.find(
        match.state, seat, taken[0].token
    )
    match.redo()
    assert match.state == state
    assert match.log == log
    assert match.events == events
    assert match.rng.state == drawn
    with pytest.raises(NoUndo):
        match.redo()
    return True


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_undo_then_redo_changes_nothing(table: Table) -> None:
    match, undone = table.match(seed=51), 0
    for _ in walk(match, seed=52):
        undone += sum(check_undo(match, seat) for seat in range(table.players))
    # Where most answers reveal something, a game may hold nothing to take back.
    assert undone or match.game.meta.hidden


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_new_answer_after_undo_forgets_what_was_undone(table: Table) -> None:
    match, tried = table.match(seed=53), 0
    for _ in walk(match, seed=54):
        seat = match.log[-1].seat if match.log else CHANCE
        try:
            match.undo(seat)
        except NoUndo:
            continue
        match.answer(seat, match.undone[0].token)
        assert match.undone == []
        tried += 1
        if tried > 20:
            return


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_nothing_to_undo_at_the_start(table: Table) -> None:
    match = table.match(seed=55)
    for seat in range(table.players):
        assert not check_undo(match, seat)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_rewinding_goes_on_from_any_moment(table: Table) -> None:
    match = played(table, seed=56)
    if match.game.meta.hidden:
        with pytest.raises(NoUndo):
            match.rewind(3)
        return
    kept = list(match.log)
    for index in (len(kept) // 2, 17, 16, 3, 0):
        match.rewind(index)
        assert match.log[:index] == kept[:index]
        assert match.waiting
        assert match.undone == []
    assert match.rewound == 5
    for _ in walk(match, seed=57):
        pass
    assert match.over
    for wrong in (-1, len(match.log), len(match.log) + 1):
        with pytest.raises(NoUndo):
            match.rewind(wrong)
