"""Computers think, answer and rush; what comes too late is not given."""

import asyncio
from inspect import isawaitable

import pytest

from app.core.screen import Reply
from app.table.control.computers import Computers
from app.table.control.rush import Rush
from tests.app.control.stub import table


def test_a_computer_thinks_answers_and_is_told() -> None:
    stub = table(people=0)
    computers, before = Computers(stub), len(stub.session.log)
    assert computers.due
    assert computers.breath is not None
    answer = computers.go_on()
    assert isawaitable(answer)
    asyncio.run(answer)  # type: ignore[arg-type]
    assert len(stub.session.log) > before
    assert stub.told == [(before, False)]
    assert stub.state.gathered is None


@pytest.mark.native  # Inside Pyodide no loop of our own can wait for a future.
def test_a_thought_that_comes_too_late_is_not_given() -> None:
    stub = table(people=0)
    thinking = Computers(stub).go_on()
    assert isawaitable(thinking)
    before = len(stub.session.log)

    async def meanwhile() -> Reply:
        running = asyncio.ensure_future(thinking)
        await asyncio.sleep(0)
        stub.changed()
        return await running

    assert asyncio.run(meanwhile()) == {}
    assert len(stub.session.log) == before


def test_a_rush_begins_only_where_nothing_is_left_to_win() -> None:
    stub = table()
    rush = Rush(stub)
    rush.finish()
    assert not stub.state.rushing
    stub.state.rushing = True
    rush.halt()
    assert not stub.state.rushing
