"""Back and forth in a game, and what happens by itself held in the hand."""

import pytest

from app.table.control.computers import Computers
from app.table.control.playing import Playing
from app.table.control.time_travel import TimeTravel
from tests.app.control.stub import StubTable, given, table


def played(answers: int = 6, people: int = 4) -> StubTable:
    stub = table(people=people)
    for _ in range(answers):
        seat = stub.session.entitled[0]
        stub.session.answer(seat, stub.session.choices(seat)[0].token)
    return stub


def test_what_was_taken_back_is_given_again() -> None:
    stub = table(people=4)
    travel = TimeTravel(stub)
    assert travel.undo()["say"]  # nothing to take back: it is said why, and no way is offered
    assert stub.notes[-1][0] == "note"
    stub = played()
    travel, length = TimeTravel(stub), len(stub.session.log)
    reply = travel.undo()
    if len(stub.session.log) == length:  # dice lie between: rewinding is offered instead
        assert "ui:rewind" in stub.notes[-1]
        travel.rewind()
        assert len(stub.session.log) != length or stub.session.match.rewound == 1
    else:
        assert reply["say"]
        travel.redo()
        assert len(stub.session.log) >= length


@pytest.mark.parametrize(
    ("value", "moment"), [("0", 0), ("3", 3), ("", None), ("-1", None), ("9" * 12, None), ("²", None)]
)
def test_a_moment_is_named_by_the_answers_before_it(value: str, moment: int | None) -> None:
    stub = played()
    stub.state.opened, stub.state.link, stub.state.rushing = "why", "history", True
    TimeTravel(stub).go_to(value)
    state = stub.state
    assert (state.moment, state.opened, state.link, state.rushing) == (moment, "", "", False)


def test_steps_count_from_the_moment_that_is_shown() -> None:
    stub = played()
    travel, last = TimeTravel(stub), len(stub.session.log)
    travel.go_by("-2")
    assert stub.state.moment == last - 2
    travel.go_by("-99999")
    assert stub.state.moment == 0
    travel.go_by("99")
    assert stub.state.moment is None
    travel.go_by("x")
    assert stub.state.moment is None


def test_the_whole_game_runs_to_the_present() -> None:
    stub = played()
    travel = TimeTravel(stub)
    travel.watch()
    seen = []
    while stub.state.replaying:
        seen.append(stub.state.moment)
        travel.next_moment()
    assert seen == list(range(len(stub.session.log)))


def test_panels_that_are_of_use_at_any_moment_stay_open() -> None:
    stub = played()
    stub.state.opened = "log"
    TimeTravel(stub).go_to("1")
    assert stub.state.opened == "log"


def test_all_stands_still_until_somebody_goes_on() -> None:
    stub = table()
    playing = Playing(stub, Computers(stub))
    playing.pause()
    assert stub.state.paused
    assert stub.playback.by_step
    playing.resume()
    assert not stub.state.paused
    stub.state.replaying = True
    playing.pause()  # what is looked back at stops, and nothing else
    assert (stub.state.replaying, stub.state.paused) == (False, False)
    playing.hurry()
    assert stub.playback.hurried
    playing.change_speed("fast")
    assert stub.desk.preferences.speed == "fast"
    assert given(playing.step()) == {}
    assert stub.state.step_due
