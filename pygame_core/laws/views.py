"""A view is plain data, depends on nothing its seat may not know, and gives itself again when it is determinised."""

import json
from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match

from .law import Scope, law
from .tables import Table, walk


def views(match: Match) -> list[Mapping[str, Any]]:
    return [match.view(seat) for seat in (*range(len(match.seats)), None)]


def scribble(value: Any) -> None:
    """Spoil plain data everywhere."""
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list):
        for one in list(inner):
            scribble(one)
        value.clear()


@law(
    Scope.EVERY,
    'A view is made of numbers, texts, booleans, None, lists and tables with texts as keys; "asked" names the seats '
    "that are asked.",
)
def views_are_plain_data(table: Table) -> None:
    match = table.match(seed=61)
    for _ in walk(match, seed=62, most=150):
        for view in views(match):
            assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert sorted(match.view(0)["asked"]) == sorted(match.asked)


@law(Scope.USUAL, "Where nothing is secret (`Meta.hidden`), a view must not depend on its seat.")
def open_games_look_the_same_from_everywhere(table: Table) -> None:
    match = table.match(seed=63)
    if not match.game.meta.hidden:
        for _ in walk(match, seed=64):
            first, *others = views(match)
            assert all(other == first for other in others)


@law(Scope.EVERY, "`determinize` must put back into a state all that a view shows.")
def a_determinised_view_gives_that_view_again(table: Table) -> None:
    match, rng = table.match(seed=65), Rng(66)
    for _ in walk(match, seed=67, most=150):
        for seat in (*range(table.players), None):
            view = match.view(seat)
            state = match.game.determinize(json.loads(json.dumps(view)), rng)
            assert match.game.view(state, seat) == view
            assert all(now == due for now, due in match.game.conserved(state).values())
            if not match.game.meta.hidden:
                assert state == match.state
                assert state.checksum() == match.state.checksum()


@law(Scope.USUAL, "Two states that a seat cannot tell apart must look and offer the same to it.")
def what_a_seat_may_not_know_does_not_show(table: Table) -> None:
    """Two states that a seat cannot tell apart (one is drawn from its view) look the same and offer it the same."""
    match, rng = table.match(seed=68), Rng(69)
    for _ in walk(match, seed=70, most=150):
        for seat in range(table.players):
            other = match.game.determinize(match.view(seat), rng)
            assert match.game.view(other, seat) == match.view(seat)
            assert match.game.asked(other) == match.asked
            if seat in match.choices_by_seat:
                assert list(match.game.choices(other, seat)) == list(match.choices_by_seat[seat])


@law(Scope.USUAL, "Nothing of the generator may be in a state or a view.")
def no_view_shows_what_chance_will_answer(table: Table) -> None:
    one, two = table.match(seed=71, real_dice=True), table.match(seed=72, real_dice=True)
    assert one.rng.state != two.rng.state
    assert views(one) == views(two)
    match = table.match(seed=73)
    for _ in walk(match, seed=74, most=40):
        seen = views(match)
        state, match.rng.state = match.rng.state, 12345
        assert views(match) == seen
        match.rng.state = state
        assert str(state) not in repr(seen)


@law(Scope.USUAL, "A view must copy the lists of the state.")
def looking_changes_nothing(table: Table) -> None:
    match = table.match(seed=75)
    for _ in walk(match, seed=76):
        before = match.state.copy()
        for view in views(match):
            scribble(view)
        assert match.state == before
