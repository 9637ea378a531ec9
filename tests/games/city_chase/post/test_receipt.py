"""Each check on receipt, on either device: the link is refused, and everything stays as it was."""

from collections.abc import Callable

import pytest

from pygame_core.engine.core.refusals import Damaged, Newer, NotAsked
from pygame_core.games.city_chase.letters import wire
from pygame_core.games.city_chase.letters.thread import Thread
from tests.games.city_chase.post.author import KEY, Author

ALL_AWAY = ("pink move 2", "yellow move 4", "green move 11")
Write = Callable[[], Author]


def hidden() -> Author:
    return Author().hide("A1")


def asked(*orders: str) -> Author:
    return hidden().act(*(orders or ("pink check B2",)))


def round_two() -> Author:
    """A1 was left for B1; pink is at X2, above A1's neighbour, yellow at X4, green at X11."""
    return hidden().act(*ALL_AWAY).say(hide="B1")


def round_three() -> Author:
    return round_two().act("pink move 1", "yellow move 3", "green move 10").say(hide="C1")


def thief_first() -> Author:
    author = Author()
    author.messages.clear()
    return author.add("hide", round=1, nonce="1" * 32, commit="0" * 64)


def found_again(told: str) -> Author:
    """Pink finds a trace in B2; yellow, which flew there a round before, looks into the same building."""
    author = hidden().act("pink move 5", "yellow move 7", "green move 11").say(hide="B1")
    author.act("pink move 1", "yellow move 6", "green move 10").say(hide="C1")
    return author.act("pink check B2").say("blue").act("yellow check B2").say(told, end="arrest" * (told == "car"))


OPENINGS = {
    "of another game": (lambda: Author().add("hide", game="velo-city"), "post_game"),
    "from a newer version": (lambda: Author().add("hide", v=2), "post_newer"),
    "with a version that is no number": (lambda: Author().add("hide", v=True), "post_fields"),
    "of an unknown kind": (lambda: Author().add("shout"), "post_fields"),
    "of a kind that is no text": (lambda: Author().add("hide", kind=["hide"]), "post_fields"),
    "without an n": (lambda: Author().add("hide", n=...), "post_number"),
    "with an n that was left out": (lambda: Author().hide("A1", n=2), "post_number"),
    "with another prev": (lambda: Author().hide("A1", prev="0" * 64), "post_chain"),
    "without a prev": (lambda: Author().hide("A1", prev=...), "post_fields"),
    "that hides the car again": (lambda: hidden().act("pink check B2").hide("B1"), "post_turn"),
    "that begins again": (lambda: Author().add("open", starts=[1, 2, 3], options={}, nonce="0" * 32), "post_fields"),
    "that begins with the thief": (thief_first, "post_turn"),
}
FIELDS = {
    "two helicopters on a crossing": (lambda: Author(6, 6, 15), "post_fields"),
    "a crossing that is none": (lambda: Author(6, 8, 17), "post_fields"),
    "a crossing that is a truth": (lambda: Author(*[True, 8, 6]), "post_fields"),
    "an unknown option": (lambda: Author(shape="round"), "post_fields"),
    "an option's strange value": (lambda: Author(notes="some"), "post_fields"),
    "no police": (lambda: Author(police_people=0), "post_fields"),
    "a helicopter of nobody's": (lambda: Author(owners=["p1", "p2", "p1"]), "post_fields"),
    "an officer without helicopter": (lambda: Author(owners=["p1"] * 3, police_people=2), "post_fields"),
    "a short nonce": (lambda: Author().hide("A1", nonce="11"), "post_fields"),
    "capitals in a hash": (lambda: Author().hide("A1", commit="A" * 64), "post_fields"),
    "a commitment left out": (lambda: Author().hide("A1", commit=...), "post_fields"),
    "one field too many": (lambda: Author().hide("A1", hint="A1"), "post_fields"),
    "no action": (lambda: hidden().act(), "post_fields"),
    "four actions": (lambda: hidden().act(*ALL_AWAY, "pink check B2"), "post_fields"),
    "an unknown helicopter": (lambda: hidden().act("blue check B2"), "post_fields"),
    "an unknown action": (lambda: hidden().act("pink land B2"), "post_fields"),
    "an action that is a number": (lambda: hidden().act(actions=[7]), "post_fields"),
    "a kind of action that is a list": (lambda: hidden().act(actions=[["pink", ["move"], 7]]), "post_fields"),
    "a building that is none": (lambda: hidden().act("pink check F1"), "post_fields"),
    "an unknown answer": (lambda: asked().say("perhaps"), "post_fields"),
    "a next that is a number": (lambda: asked().say("empty", next=0), "post_fields"),
    "an end that is none": (lambda: asked().say("car", end="boredom"), "post_fields"),
    "a key cut short": (lambda: asked().say("car", end="arrest", key=KEY[:-1]), "post_fields"),
    "a path of numbers": (lambda: asked().say("car", end="arrest", path=[1]), "post_fields"),
    "a thief who gives up and shows nothing": (lambda: asked().add("resign"), "post_fields"),
    "police who give up and show a path": (lambda: hidden().add("resign", reveal={}), "post_fields"),
}
TURNS = {
    "an answer instead of orders": (lambda: hidden().say(), "post_turn"),
    "orders instead of an answer": (lambda: asked().act("yellow check D2"), "post_turn"),
    "orders before the car is hidden": (lambda: Author().act("pink check B2"), "post_turn"),
    "giving up after the police did": (
        lambda: hidden().add("resign").add("resign", reveal=Author().show()),
        "post_turn",
    ),
    "the wrong round of orders": (lambda: hidden().act("pink check B2", round=2), "post_round"),
    "the wrong round of an answer": (lambda: asked().say("empty", round=2), "post_round"),
    "the wrong round of a hide-out": (lambda: Author().hide("A1", round=2), "post_round"),
    "anything after the end": (lambda: asked().say("car", end="arrest").act("pink check C2"), "post_over"),
}
ACTIONS = {
    "two actions of one": (lambda: hidden().act("pink check B2", "pink check C2"), "post_acted"),
    "one that acted before": (lambda: asked().say("empty").act("pink check C2"), "post_acted"),
    "a check out of reach": (lambda: hidden().act("pink check A1"), "post_reach"),
    "a check out of reach after a move": (lambda: hidden().act("green move 14", "green check D5"), "post_acted"),
    "a flight too far": (lambda: hidden().act("pink move 8"), "post_flight"),
    "a slanting flight": (lambda: hidden().act("pink move 1"), "post_flight"),
    "a flight to where it is": (lambda: hidden().act("pink move 6"), "post_flight"),
    "a flight around the edge": (lambda: hidden().act("yellow move 9"), "post_flight"),
    "a flight onto another one": (lambda: hidden().act("pink move 7", "yellow move 7"), "post_flight"),
}
ANSWERS = {
    "no answer": (lambda: asked().say(), "post_count"),
    "one answer too many": (lambda: asked().say("empty", "empty"), "post_count"),
    "an answer after the car": (lambda: asked("pink check B2", "yellow check D2").say("car", "empty"), "post_count"),
    "an answer to nothing": (lambda: asked("pink move 7").say("empty"), "post_count"),
    "a new round too early": (lambda: asked().say("empty", hide="B1"), "post_next"),
    "no new round": (lambda: hidden().act(*ALL_AWAY).say(), "post_next"),
    "a round left out": (
        lambda: hidden().act(*ALL_AWAY).say(next={"round": 3, "commit": "0" * 64}),
        "post_next",
    ),
    "an arrest without the car": (lambda: asked().say("empty", end="arrest"), "post_next"),
    "the car without an arrest": (lambda: asked().say("car"), "post_next"),
    "the car and an escape": (lambda: asked().say("car", end="escape"), "post_next"),
    "an escape before the eleventh round": (lambda: hidden().act(*ALL_AWAY).say(end="escape"), "post_next"),
    "an encirclement that cannot be yet": (lambda: hidden().act(*ALL_AWAY).say(end="encirclement"), "post_next"),
    "giving up in an answer": (lambda: asked().say("empty", end="resignation"), "post_next"),
    "giving up answered with something else": (lambda: hidden().add("resign").say(end="escape"), "post_next"),
    "giving up answered with an answer": (lambda: asked().say("empty").add("resign").say(), "post_next"),
    "known when it is not found": (lambda: asked().say("known"), "post_known"),
    "yellow in round 1": (lambda: asked().say("yellow"), "post_early"),
    "blue in round 2": (lambda: round_two().act("pink check B1").say("blue"), "post_early"),
    "red in round 3": (lambda: round_three().act("pink check A1").say("red"), "post_early"),
    "yellow twice": (
        lambda: round_three().act("pink check A1").say("yellow").act("yellow check D1").say("yellow"),
        "post_twice",
    ),
    "more traces than rounds gone by": (
        lambda: round_three().act("pink check A1", "yellow check C1", "green check B3").say("yellow", "blue", "blue"),
        "post_traces",
    ),
    "found before, now empty": (lambda: found_again("empty"), "post_known"),
    "found before, found again": (lambda: found_again("blue"), "post_known"),
    "found before, now the car": (lambda: found_again("car"), "post_known"),
}


CASES = {
    f"{group}: {name}": case
    for group, cases in (
        ("link", OPENINGS),
        ("field", FIELDS),
        ("turn", TURNS),
        ("action", ACTIONS),
        ("answer", ANSWERS),
    )
    for name, case in cases.items()
}


@pytest.mark.parametrize("name", CASES)
def test_a_link_is_refused(name: str) -> None:
    write, code = CASES[name]
    author = write()
    *before, _ = author.messages
    if len(before) < 2:
        with pytest.raises(Damaged) as refused:
            Thread.join(author.text)
    else:
        thread = Thread("police", before)
        kept = thread.to_plain()
        with pytest.raises(Damaged) as refused:
            thread.receive(author.text)
        assert thread.to_plain() == kept
    assert refused.value.code == code
    assert isinstance(refused.value, Newer) == (code == "post_newer")


def test_what_is_right_is_taken() -> None:
    assert found_again("known").read.found == {"B2": "blue"}
    assert hidden().act("pink move 7", "green move 14").read.where == {"pink": 7, "yellow": 8, "green": 14}


def test_a_crossing_that_was_left_is_free() -> None:
    """R11."""
    author = Author(6, 7, 10).hide("A1").act("yellow move 8", "pink move 7")
    assert author.read.where == {"pink": 7, "yellow": 8, "green": 10}


def test_the_same_building_twice_in_a_phase() -> None:
    """R12."""
    author = Author(6, 7, 10).hide("A1").act("pink check C2", "yellow check C2").say("empty", "empty")
    assert [check.answer for check in author.read.answered] == ["empty", "empty"]


def test_no_forks() -> None:
    """E28: the police cannot take back a check, and the thief cannot change an answer."""
    author = hidden()
    thief = Thread("thief", author.messages, KEY, ["A1"])
    first, second = Thread.join(author.text), Thread.join(author.text)
    assert len(thief.receive(first.act([["pink", "check", "B2"]]))) == 1
    reply = thief.answer(["empty"])
    with pytest.raises(Damaged, match="post_answered"):
        thief.receive(second.act([["pink", "check", "C2"]]))
    assert thief.link == reply
    with pytest.raises(Damaged, match="post_answered"):
        second.receive(reply)
    assert first.receive(reply)


def test_a_changed_answer_is_refused() -> None:
    author = asked().say("empty")
    officer = author.thread()
    with pytest.raises(Damaged, match="post_answered"):
        officer.receive(asked().say("car", end="arrest").text)
    assert officer.link == wire.pack(author.messages)


def test_the_same_message_again_gets_the_same_reply() -> None:
    thief, officer = Thread("thief", hidden().messages, KEY, ["A1"]), hidden().thread()
    orders = officer.act([["pink", "check", "B2"]])
    assert thief.receive(orders)
    assert thief.reply is None
    reply = thief.answer(["empty"])
    assert thief.receive(orders) == []
    assert thief.reply == reply
    assert thief.receive(reply) == []


def test_an_older_link_changes_nothing() -> None:
    author = asked().say("empty").act("yellow check D2")
    officer = author.thread()
    assert officer.receive(hidden().text) == []
    assert officer.reply == wire.pack(author.messages)


def test_somebody_elses_game() -> None:
    officer, other = hidden().thread(), Author(1, 4, 16).hide("A1")
    with pytest.raises(Damaged, match="post_other_game"):
        officer.receive(other.text)


def test_two_thieves_who_took_the_same_invitation() -> None:
    with pytest.raises(Damaged, match="post_answered"):
        hidden().thread().receive(Author().hide("B1").text)


def test_the_secret_is_on_one_device_only() -> None:
    author = hidden()
    with pytest.raises(Damaged, match="post_other_device"):
        Thread.invited(author.text, bytes(32))
    thief = Thread("thief", author.messages, KEY, ["A1"])
    with pytest.raises(Damaged, match="post_other_device"):
        thief.receive(author.act("pink check B2").say("empty").text)
    invited = Thread("thief", Author().messages, KEY)
    with pytest.raises(Damaged, match="post_other_device"):
        invited.receive(hidden().text)


def test_police_on_several_devices_share_a_thread() -> None:
    one, other = hidden().thread(), hidden().thread()
    assert other.receive(one.act([["pink", "check", "B2"]]))
    thief = Thread("thief", hidden().messages, KEY, ["A1"])
    thief.receive(other.link)
    assert len(hidden().thread().receive(thief.answer(["empty"]))) == 2


def test_only_who_has_the_turn_may_write() -> None:
    officer = asked().thread()
    for write in (officer.resign, lambda: officer.act([["pink", "check", "C2"]])):
        with pytest.raises(NotAsked, match="post_not_your_turn"):
            write()
    assert officer.may_close
    over = Thread("thief", asked().say("car", end="arrest").messages, KEY, ["A1"])
    with pytest.raises(NotAsked, match="post_not_your_turn"):
        over.resign()


def test_orders_of_ones_own_are_judged_alike() -> None:
    officer = hidden().thread()
    with pytest.raises(Damaged, match="post_reach"):
        officer.act([["pink", "check", "A1"]])
    assert len(officer.transcript.messages) == 2
