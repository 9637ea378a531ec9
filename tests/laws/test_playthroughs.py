"""Recorded games play out the same in every Python: dice, answers, states, result."""

import pytest

from tests.laws.playthroughs import FOLDER, file_of, followed
from tests.laws.tables import USUAL, Table


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_recorded_game_is_the_same_here(table: Table) -> None:
    """The same answers are offered, and lead to the same dice, states and end."""
    recorded = file_of(table).read_text(encoding="utf-8")
    assert followed(table, recorded) == recorded


def test_none_is_missing_and_none_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == set(map(file_of, USUAL))
