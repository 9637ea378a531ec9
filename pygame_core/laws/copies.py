"""Copies are independent, and the log alone gives every state again."""

from collections.abc import Iterator
from dataclasses import fields

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.core.state import Checksum, State
from pygame_core.engine.match.history import SNAPSHOT_EVERY
from pygame_core.engine.match.match import Match

from .law import Scope, law, refusing
from .tables import Table, played, walk


def history(table: Table, seed: int) -> tuple[Match, list[State], list[int]]:
    """A whole game with a copy of each state that was asked about, and its place in the log."""
    match = table.match(seed)
    copies, places = [], []
    for _ in walk(match, seed + 1):
        copies.append(match.state.copy())
        places.append(len(match.log))
    return match, copies, places


@law(
    Scope.USUAL,
    "The state's own `copy()` must copy every field, and every list in it; without one it follows from the fields.",
)
def copies_keep_what_they_were(table: Table) -> None:
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


def containers(state: State) -> Iterator[object]:
    """Every list and dict of a state that answers may change, and those directly in one."""
    for part in fields(state):
        value = getattr(state, part.name)
        if (
            part.name != "result"
            and part.metadata.get("checksum") is not Checksum.SETTLED
            and type(value) in (list, dict)
        ):
            yield value
            yield from (inner for inner in value if type(inner) in (list, dict))


@law(Scope.USUAL, "`copy()` hands on a list or a table instead of copying it.")
def a_copy_shares_nothing_that_changes(table: Table) -> None:
    match = table.match(seed=31)
    for _ in walk(match, seed=32, most=150):
        mine, other = map(list, map(containers, (match.state, match.state.copy())))
        assert len(mine) == len(other)
        assert not {*map(id, mine)} & {*map(id, other)}


@law(Scope.USUAL, "`copy()` must copy every list, however deep; a shared one changes in both.")
def playing_on_a_copy_leaves_the_original(table: Table) -> None:
    match = table.match(seed=23)
    for _ in walk(match, seed=24, most=60):
        before, copy = match.state.checksum(), match.state.copy()
        assert copy.heard is None
        play_at_random(match.game, copy, match.rng.split(), 30)
        assert match.state.checksum() == before


@law(
    Scope.EVERY, "All that happens must follow from the state and the answer: nothing may be remembered anywhere else."
)
def the_log_gives_the_same_states(table: Table) -> None:
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


@law(Scope.USUAL, "`copy()` and the checksum must agree: see which field a copy lacks.")
def every_earlier_state_can_be_seen(table: Table) -> None:
    match, copies, places = history(table, seed=27)
    for copy, place in zip(copies[::9], places[::9], strict=True):
        assert match.at(place) == copy
        assert place == 0 or match.log[place - 1].checksum == copy.checksum()
    assert len(match.log) > SNAPSHOT_EVERY
    assert match.at(len(match.log)) == match.state


@law(Scope.USUAL, "An answer that is not offered must be refused: look at `choices` and `find`.")
def a_replay_tells_where_it_diverges(table: Table) -> None:
    match = played(table, seed=29, answers=30)
    again = table.match(seed=1, real_dice=True)
    for entry in match.log[:10]:
        again.replay(entry.seat, entry.token, entry.checksum)
    with refusing(Damaged) as caught:
        again.replay(match.log[10].seat, match.log[10].token, match.log[10].checksum ^ 1)
    assert caught.value.params["index"] == 10
    with refusing(Damaged):
        again.replay(0, "nonsense")
