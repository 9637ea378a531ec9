"""What a seat may do at any time, whoever is asked."""

from app.table.control.free_answers import FreeAnswers
from app.table.view.free_answers import LOOK
from tests.app.control.stub import Anything, Nothing, table


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
