"""Handover, free answers, panels, hints, seats, computers, sending and the hand: each controller by itself."""

import asyncio
from inspect import isawaitable

import pytest

from app.core.screen import Reply
from app.table.control.advice import Advice
from app.table.control.answering import Answering
from app.table.control.computers import Computers
from app.table.control.context import Controller
from app.table.control.dragging import Dragging
from app.table.control.free_answers import FreeAnswers
from app.table.control.handover import Handover, tell_lost_log
from app.table.control.newcomers import Newcomers
from app.table.control.number_scale import NumberScale
from app.table.control.panels import Panels
from app.table.control.rush import Rush
from app.table.control.screen import GameScreen
from app.table.control.seating import Seating
from app.table.control.sending import Sending
from app.table.model.visibility import CLOSED
from app.table.view.free_answers import LOOK
from tests.app.control.stub import Anything, Nothing, given, table

# --- handover ----------------------------------------------------------------------------------------------------


def test_the_curtain_rises_for_whoever_should_look_and_falls_again() -> None:
    stub = table("city-chase", people=2, players=2)
    handover = Handover(stub)
    assert stub.session.curtain
    assert stub.picture().kind == "curtain"
    handover.open_curtain()
    assert stub.session.eyes_open == stub.session.wanted
    assert stub.afresh == 1
    stub.state.held, stub.state.opened, stub.state.whole_log = "x", "log", True
    handover.hand_over()
    assert stub.session.eyes_open == CLOSED
    assert (stub.state.held, stub.state.opened, stub.state.whole_log) == ("", "", False)


def test_who_leaves_the_tab_leaves_the_curtain_only_where_there_are_secrets() -> None:
    assert Handover(table()).veil() == {}
    stub = table("city-chase", people=2, players=2)
    Handover(stub).open_curtain()
    Handover(stub).veil()
    assert stub.session.curtain


def test_a_lost_log_is_told_once() -> None:
    stub = table()
    stub.state.log_lost_notice_due = True
    tell_lost_log(stub)
    tell_lost_log(stub)
    assert len(stub.notes) == 1


# --- free answers ------------------------------------------------------------------------------------------------


def test_free_answers_open_close_and_are_given_without_changing_the_question() -> None:
    stub = table("rainbow-jersey", people=4)
    free = FreeAnswers(stub, Anything())
    assert free.open("0")["focus"] == "drawer-title"
    assert (stub.state.opened, stub.state.opener, stub.state.free_seat) == ("errands", "errands-0", 0)
    assert free.open("0")["focus"] == "errands-0"
    assert stub.state.opened == ""
    assert free.open("x") == {}
    assert free.choose("0:nothing") == {}


TOKEN = "abandon reserve"


def test_a_free_answer_is_given_whoever_is_asked() -> None:
    stub = table("rainbow-jersey", people=2)
    other, asked = 1 - stub.session.entitled[0], stub.session.entitled[0]
    length, free = len(stub.session.log), FreeAnswers(stub, Anything())
    if free.choose(f"{other}:{TOKEN}").get("focus") == "confirm-errand":
        assert stub.state.pending == f"{LOOK}{TOKEN}"
        assert len(stub.session.log) == length
        free.choose(f"{other}:{TOKEN}")
    assert (stub.session.log[length].seat, stub.session.log[length].token) == (other, TOKEN)
    assert stub.told == [(length, False)]
    assert stub.session.entitled == [asked]


def test_a_guide_may_hold_a_free_answer_back() -> None:
    stub = table("rainbow-jersey", people=2)
    length = len(stub.session.log)
    stub.state.pending = f"{LOOK}{TOKEN}"
    assert FreeAnswers(stub, Nothing()).choose(f"0:{TOKEN}") == {"say": f"not {TOKEN}"}
    assert len(stub.session.log) == length


# --- panels and hints --------------------------------------------------------------------------------------------


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


# --- the table, computers, sending, the hand -----------------------------------------------------------------------


def test_a_seat_changes_hands() -> None:
    stub = table()
    seating = Seating(stub)
    assert seating.change_seat("9") == {}
    assert seating.change_seat("1")["say"]
    assert stub.session.people == [0, 1]
    assert given(seating.begin_again("")) == {}  # the game goes on
    seating.claim()
    assert stub.reloads == 1


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


def test_links_are_made_of_the_kinds_there_are() -> None:
    stub = table()
    sending = Sending(stub)
    sending.make_link("history")
    assert stub.state.link == "history"
    sending.make_link("nonsense")
    assert stub.state.link == ""
    assert sending.paste("nonsense") == {}
    assert stub.notes
    assert "effect" not in sending.take_photo()
    assert sending.keep_file()["effect"]


def test_a_piece_that_is_nobodys_goes_back() -> None:
    stub = table("vroom")
    dragging = Dragging(stub, Answering(stub, Anything()))
    message = {"drag": "nothing", "aim": "", "first": True, "samples": [[0, 0, 0]], "end": "lift"}
    assert given(dragging.drag(message)) == {"dropped": "back"}
    dragging.take_manner("odd")
    assert dragging.chosen_manner() != "odd"


def test_where_no_number_is_asked_for_a_scale_does_nothing() -> None:
    stub = table()
    scale = NumberScale(stub, Answering(stub, Anything()))
    assert scale.turn("+1") == {}
    assert given(scale.offer("3")) == {}
    assert stub.state.number is None


# --- all of them -------------------------------------------------------------------------------------------------


def test_no_two_controllers_have_an_action_of_the_same_name() -> None:
    stub = table()
    screen = GameScreen(stub.desk, stub.session)
    controllers = {id(part): part for part in vars(screen).values() if isinstance(part, Controller)}
    names = [name for part in controllers.values() for name in part.actions]
    assert len(names) == len(set(names))
    assert set(names) <= set(screen.actions)
