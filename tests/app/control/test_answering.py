"""Answers of people: one tap, two taps, several in a row, unasked, and what a guide holds back."""

from app.table.control.answering import Answering
from app.table.control.real_dice import RealDice
from tests.app.control.stub import Anything, Nothing, StubTable, given, table


def answered(stub: StubTable) -> bool:
    """Whether a person has decided anything."""
    return stub.session.last_decision() is not None


def answering(stub: StubTable) -> Answering:
    return Answering(stub, Anything())


def test_an_answer_is_given_and_what_follows_is_told() -> None:
    stub = table()
    before = len(stub.session.log)
    stub.state.hint, stub.state.held, stub.state.paused = ("x", "y"), "piece", True
    given(answering(stub).answer("solo"))
    assert stub.session.log[before].token == "solo"
    assert stub.told == [(before, True)]
    assert (stub.state.hint, stub.state.held, stub.state.paused, stub.state.focus_due) == (("", ""), "", False, True)


def test_a_tap_that_comes_too_late_changes_nothing() -> None:
    stub = table()
    stub.state.moment = 0
    assert given(answering(stub).answer("solo")) == {}
    assert not answered(stub)
    assert stub.replies == 1


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    stub = table()
    reply = given(answering(stub).answer("nonsense"))
    assert reply["say"] == stub.state.reason != ""
    assert not answered(stub)


def test_where_reasons_are_asked_for_nothing_is_given() -> None:
    stub = table()
    stub.state.opened = "why"
    assert given(answering(stub).answer("solo"))["say"]
    assert not answered(stub)


def hiding() -> StubTable:
    """A chase in which the thief looks, and is asked for a first place to hide."""
    stub = table("city-chase", people=2, players=2)
    for token in ("place pink X6", "place yellow X8", "place green X15", "confirm"):
        stub.session.answer(1, token)
    stub.session.eyes_open = stub.session.wanted
    return stub


def test_a_careful_answer_takes_two_taps() -> None:
    stub = hiding()
    act = answering(stub)
    assert given(act.answer("hide C3"))["focus"] == "confirm"
    assert (stub.state.pending, stub.state.preview) == ("hide C3", "hide C3")
    given(act.answer("hide C3"))
    assert stub.session.log[-1].token == "hide C3"
    assert stub.state.pending == ""


def test_a_guide_has_the_last_word() -> None:
    stub = table()
    act = Answering(stub, Nothing())
    assert given(act.answer("solo")) == {"say": "not solo"}
    assert not answered(stub)
    act.give_at_once(0, "solo")
    assert answered(stub)


def test_several_people_speak_for_themselves() -> None:
    stub = table()
    act = answering(stub)
    act.speak_for("2")
    assert stub.state.front == 2
    act.speak_for("x")
    assert stub.state.front is None


def test_giving_up_is_said_twice() -> None:
    stub = hiding()
    act, length = answering(stub), len(stub.session.log)
    given(act.volunteer("nothing of the kind"))
    assert not stub.notes
    assert given(act.volunteer("resign"))["focus"] == "drawer-title"
    assert "ui:unasked:resign" in stub.notes[0]
    assert len(stub.session.log) == length
    given(act.volunteer("resign"))
    assert stub.session.log[length].token == "resign"


def test_real_dice_are_taken_one_by_one_or_all_at_once() -> None:
    stub = table(people=4, real_dice=True)
    act = answering(stub)
    dice = RealDice(stub, act)
    dice.enter_die("0:3")
    assert not stub.state.entered  # no dice are waited for
    given(act.answer("solo"))
    count = stub.session.match.draw().count  # type: ignore[attr-defined]
    length = len(stub.session.log)
    dice.enter_die("9:1")
    dice.enter_die("0:7")
    dice.enter_next_die("0")
    assert dice.enter_all("x")["say"] == stub.state.reason
    assert len(stub.session.log) == length
    for _ in range(count):
        dice.enter_next_die("3")
    assert stub.session.log[length].token.split()[1:] == ["3"] * count
