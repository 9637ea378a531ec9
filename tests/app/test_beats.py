"""The game as a row of pictures: at each thing that happens there is something to be seen."""

from collections.abc import Collection

import pytest

from app.table.model.replay import Beat, beats, played_again
from pygame_core.engine.match.match import Match
from tests.games.vroom.races import at
from tests.laws.tables import TABLES, Table, played

SOME = [table for index, table in enumerate(TABLES) if not table.options or index % 9 == 0]


def shown_since(match: Match, start: int, seat: int | None, as_it_was: Collection[str] = ()) -> list[Beat]:
    return list(beats(match.game, played_again(match, start), match.view(seat), seat, as_it_was))


@pytest.mark.parametrize("table", SOME, ids=str)
def test_every_event_of_a_game_can_be_shown(table: Table) -> None:
    match = played(table, seed=5, answers=160)
    shown = shown_since(match, 0, None)
    told = sum(event.known_to(None) for events in match.events for event in events)
    assert len(shown) == told
    assert all(beat.view for beat in shown)


def test_what_clears_the_table_is_shown_as_it_was() -> None:
    cards = ["4 4 4 4 4", "3 3 3 3 5", "2 2 5 5 5", "2 2 3 4 5"]
    match = at(step="remove", order="1 2 3 4", cards=cards)
    begun = len(match.log)
    match.answer(0, "remove 2")
    plain = {beat.event.kind: beat.view for beat in shown_since(match, begun, 0)}
    kept = {beat.event.kind: beat.view for beat in shown_since(match, begun, 0, {"race_over"})}
    assert plain["race_over"]["race"] == 2
    assert (kept["race_over"]["race"], kept["race_over"]["wheels"]) == (1, 1)
    assert kept["wheel"]["totals"] == kept["race_over"]["totals"] != []
