"""Panels, switches, hints, and what newcomers are told."""

import asyncio
from inspect import isawaitable

import pytest

from app.table.control.advice import Advice
from app.table.control.newcomers import Newcomers
from app.table.control.panels import Panels
from tests.app.control.stub import given, table


def test_one_panel_is_open_at_a_time_and_the_focus_comes_back() -> None:
    stub = table()
    acts = Panels(stub).actions
    assert given(acts["rules"](""))["focus"] == "drawer-title"
    assert given(acts["log"](""))["focus"] == "h-log"
    assert stub.state.opened == "log"
    assert given(acts["log"](""))["focus"] == "tool-log"
    given(acts["sheet"](""))
    assert stub.state.opened == ""  # this game keeps none
    stub.state.greeting = True
    assert given(acts["close"](""))["focus"] == "question"
    assert not stub.state.greeting


@pytest.mark.parametrize(("name", "field"), [("loupe", "loupe"), ("podium", "podium"), ("all", "whole_log")])
def test_switches_turn_on_and_off(name: str, field: str) -> None:
    stub = table()
    act, before = Panels(stub).actions[name], getattr(stub.state, field)
    act("")
    assert getattr(stub.state, field) is not before
    act("")
    assert getattr(stub.state, field) is before


def test_a_hint_names_a_legal_answer_and_closes_when_asked_again() -> None:
    stub = table()
    advice = Advice(stub, Panels(stub))
    answer = advice.advise()
    assert isawaitable(answer)
    asyncio.run(answer)  # type: ignore[arg-type]
    assert stub.state.advised in {choice.token for choice in stub.picture().choices}
    assert stub.notes[0][0] == "hint"
    stub.state.opened = "hint"
    given(advice.advise())
    assert (stub.state.opened, stub.state.advised) == ("", "")


def test_newcomers_are_told_what_the_game_is_about_first() -> None:
    stub = table()
    newcomers = Newcomers(stub)
    newcomers.teach(stub.picture())
    assert (stub.state.opened, stub.state.greeting, stub.state.hint) == ("aim", True, ("", ""))
    stub.greeted()
    newcomers.teach(stub.picture())
    assert newcomers.read() == {"focus": "question"}
    assert stub.state.hint == ("", "")
