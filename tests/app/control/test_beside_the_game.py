"""Seats, links and files, the hand, the scale; and that no two controllers share an action."""

from app.table.control.answering import Answering
from app.table.control.context import Controller
from app.table.control.dragging import Dragging
from app.table.control.number_scale import NumberScale
from app.table.control.screen import GameScreen
from app.table.control.seating import Seating
from app.table.control.sending import Sending
from tests.app.control.stub import Anything, given, table


def test_a_seat_changes_hands() -> None:
    stub = table()
    seating = Seating(stub)
    assert seating.change_seat("9") == {}
    assert seating.change_seat("1")["say"]
    assert stub.session.people == [0, 1]
    assert given(seating.begin_again("")) == {}  # the game goes on
    seating.claim()
    assert stub.reloads == 1


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


def test_no_two_controllers_have_an_action_of_the_same_name() -> None:
    stub = table()
    screen = GameScreen(stub.desk, stub.session)
    controllers = {id(part): part for part in vars(screen).values() if isinstance(part, Controller)}
    names = [name for part in controllers.values() for name in part.actions]
    assert len(names) == len(set(names))
    assert set(names) <= set(screen.actions)
