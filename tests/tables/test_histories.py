"""Any interleaving of letters, with loss, repetition and reordering, ends with equal copies or a fork that is told."""

import pytest

from tests.laws.tables import Table
from tests.tables.world import OPEN_TABLES, history


@pytest.mark.parametrize("table", OPEN_TABLES, ids=str)
def test_letters_in_any_order_end_with_equal_copies(table: Table) -> None:
    assert not history(0, table, most=30).forked


def test_whoever_answers_twice_is_told() -> None:
    assert sum(history(5 * number + 4).forked for number in range(8)) > 3
