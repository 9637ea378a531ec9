"""What a device keeps of a game by link, and what it refuses to take for it."""

import json
from typing import Any

import pytest

from pygame_core.engine.core.refusals import Damaged
from pygame_core.games.city_chase.letters.thread import Thread, read_link
from tests.games.city_chase.post.author import KEY, Author

MESSAGES = Author().hide("A1").act("pink check B2", "yellow move 4", "green move 11").say("empty", hide="B1").messages


def thief() -> Thread:
    return Thread("thief", MESSAGES, KEY, ["A1", "B1"])


@pytest.mark.parametrize("thread", [thief(), Thread("police", MESSAGES), Thread.begin([1, 2, 3], {}, bytes(16))])
def test_what_is_kept_comes_back(thread: Thread) -> None:
    kept = json.loads(json.dumps(thread.to_plain()))
    again = Thread.from_plain(kept)
    assert again.to_plain() == kept
    assert (again.role, again.link, again.my_turn) == (thread.role, thread.link, thread.my_turn)


def test_a_thief_who_was_only_invited() -> None:
    invited = Thread.invited(Thread.begin([1, 2, 3], {}, bytes(16)).link, bytes(32))
    assert Thread.from_plain(invited.to_plain()).hide("A1", bytes(16))


@pytest.mark.parametrize(
    "changes",
    [
        {"role": "judge"},
        {"role": "police"},
        {"role": None},
        {"link": 7},
        {"link": "AAAA"},
        {"key": ""},
        {"key": "f" * 64},
        {"key": None},
        {"path": ["A1"]},
        {"path": ["A1", "B1", "C1"]},
        {"path": ["A1", "A2"]},
        {"path": "A1B1"},
        {"path": [1, 2]},
        {"more": 1},
    ],
)
def test_what_does_not_fit_together_is_not_taken(changes: dict[str, Any]) -> None:
    with pytest.raises(Damaged):
        Thread.from_plain(thief().to_plain() | changes)


@pytest.mark.parametrize("kept", [None, [], "x", {}, {"role": "police"}])
def test_what_is_nothing_of_the_kind(kept: Any) -> None:
    with pytest.raises(Damaged, match="post_kept"):
        Thread.from_plain(kept)


def test_a_link_tells_its_game_and_whose_turn_it_is() -> None:
    read = read_link(thief().link)
    assert (read.name, read.turn, read.round) == (thief().transcript.name, "police", 2)
    assert read.name != Author(1, 2, 3).read.name


def test_the_secret_is_in_no_link_before_the_end() -> None:
    """Not even hashed without salt: the messages hold nothing but commitments."""
    for message in thief().transcript.messages:
        assert not {"A1", "B1", KEY} & set(json.dumps(message).split('"'))


def test_the_police_close_a_game_that_is_not_proved() -> None:
    """Unless they gave up themselves: then the thief's win stands."""
    officer = Thread("police", MESSAGES)
    assert not officer.may_close
    officer.resign()
    assert not officer.may_close
    waiting = Thread("police", MESSAGES)
    waiting.act([["pink", "check", "B2"]])
    assert waiting.may_close
