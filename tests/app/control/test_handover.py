"""Who looks, one at a time: the curtain, and what is told to whoever looks first."""

from app.table.control.handover import Handover, tell_lost_log
from app.table.model.visibility import CLOSED
from tests.app.control.stub import table


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
