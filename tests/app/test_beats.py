"""The game as a row of pictures: at each thing that happens there is something to be seen."""

import pytest

from app.beats import beats
from tests.laws.tables import TABLES, Table, played

SOME = [table for index, table in enumerate(TABLES) if not table.options or index % 9 == 0]


@pytest.mark.parametrize("table", SOME, ids=str)
def test_every_event_of_a_game_can_be_shown(table: Table) -> None:
    match = played(table, seed=5, answers=160)
    shown = list(beats(match, 0, None))
    told = sum(event.known_to(None) for events in match.events for event in events)
    assert len(shown) == told
    assert all(beat.view for beat in shown)
