"""A test for each kind of lie: all messages pass on receipt, and the verdict names the first point that is not true."""

from collections.abc import Callable

import pytest

from pygame_core.engine.core.refusals import Refusal
from pygame_core.games.city_chase.deduction.proof import is_failing_point
from pygame_core.games.city_chase.letters import bridge
from pygame_core.games.city_chase.letters.verdict import Failing, verify
from tests.games.city_chase.post.author import KEY, Author

SNAKE = ("A1", "B1", "C1", "D1", "E1", "E2", "D2", "C2", "B2", "A2", "A3")
"""E16: eleven hide-outs; nothing is hidden below row 3."""
INWARDS = ("D3", "E3", "E2", "E1", "D1", "D2", "C2", "C1", "B1", "B2", "A2")
LOW = (13, 14, 15)
BELOW = ("pink check A5", "yellow check B5", "green check C5")
EMPTY = ("empty",) * 3


def driven(*path: str) -> Author:
    """Low helicopters look into the last row until the car is in the last of these."""
    author = Author(*LOW).hide(path[0])
    for building in path[1:]:
        author.act(*BELOW).say(*EMPTY, hide=building)
    return author


def escaped(*path: str, **shown: object) -> Author:
    return driven(*path).act(*BELOW).say(*EMPTY, end="escape", **shown)


def false_empty() -> Author:
    """E29: h1 = A1, left in round 2; a check of A1 is answered "empty"."""
    author = Author(1, 8, 15).hide("A1").act("pink check B2", "yellow check E2", "green check C5")
    author.say(*EMPTY, hide="B1").act("pink check A1").say("empty").act("yellow check E2", "green check C5")
    return author.say("empty", "empty", hide="C1").act("pink check A2", "yellow move 4").say("empty")


def encircled(*path: str) -> Author:
    return driven(*path).act(*BELOW).say(*EMPTY, end="encirclement")


def told(answer: str, end: str = "", at: str = "A1", path: tuple[str, ...] = SNAKE[:8]) -> Author:
    """In the last of these rounds pink, at X1, gets this answer; then the police give up."""
    author = Author(1, 14, 15).hide(path[0])
    for building in path[1:]:
        author.act("pink check A2", *BELOW[1:]).say(*EMPTY, hide=building)
    author.act(f"pink check {at}")
    return author.say(answer, end=end) if end else author.say(answer).add("resign").say(end="resignation")


LIES: dict[str, tuple[Callable[[], Author], str]] = {
    "a path that is too short": (lambda: escaped(*SNAKE, path=list(SNAKE[:10])), "V1 11"),
    "no path at all": (lambda: escaped(*SNAKE, path=[]), "V1 11"),
    "a hide-out changed afterwards": (lambda: escaped(*SNAKE, path=[*SNAKE[:10], "B3"]), "V2 11 B3"),
    "the first hide-out changed": (lambda: escaped(*SNAKE, path=["A2", *SNAKE[1:]]), "V2 1 A2"),
    "a forged key": (lambda: escaped(*SNAKE, key="f" + KEY[1:]), "V2 1 A1"),
    "a jump": (lambda: escaped(*SNAKE[:10], "D3"), "V3 11 D3"),
    "a slanting step": (lambda: escaped(*SNAKE[:10], "B3"), "V3 11 B3"),
    "a step around the edge": (
        lambda: escaped("D1", "E1", "A2", "B2", "C2", "D2", "D3", "C3", "B3", "A3", "A4"),
        "V3 3 A2",
    ),
    "staying": (lambda: escaped(*SNAKE[:10], "A2"), "V3 11 A2"),
    "back onto a trace": (lambda: escaped(*SNAKE[:10], "B2"), "V3 11 B2"),
    "a building that is none, shown afterwards": (lambda: escaped(*SNAKE, path=[*SNAKE[:10], "Z9"]), "V2 11"),
    "a building that is none": (lambda: escaped(*SNAKE[:10], "Z9"), "V3 11"),
    "a false empty": (lambda: false_empty().add("resign").say(end="resignation"), "V4 2 A1 yellow"),
    "the car passed over in silence": (lambda: told("empty", at=SNAKE[0], path=SNAKE[:1]), "V4 1 A1 car"),
    "a red trace withheld": (lambda: told("empty", path=(*reversed(SNAKE[:6]), "A2")), "V4 7 A1 red"),
    "a yellow trace called blue": (lambda: told("blue"), "V4 8 A1 yellow"),
    "a blue trace called red": (lambda: told("red", at="B1"), "V4 8 B1 blue"),
    "a trace where none is": (lambda: told("blue", at="B2"), "V4 8 B2 empty"),
    "the car called a trace": (lambda: told("blue", at="B2", path=(*SNAKE[:2], "B2")), "V4 3 B2 car"),
    "a car where none is": (lambda: told("car", end="arrest", at="B2"), "V4 8 B2 empty"),
    "an encirclement with a way out": (
        lambda: encircled(*SNAKE[:8]),
        "V5 9 B2",
    ),
    "an encirclement in row 1": (lambda: encircled(*SNAKE[:4]), "V5 5 E1"),
}


@pytest.mark.parametrize("name", LIES)
def test_a_lie_comes_out(name: str) -> None:
    write, point = LIES[name]
    transcript = write().read
    assert str(verify(transcript)) == point


def test_a_lie_of_round_2_is_found_however_late_the_game_ends() -> None:
    """E29, to the end: the police's match hears of it as cheating, and of the lie only once."""
    author = false_empty().add("resign")
    officer = author.thread()
    fresh = officer.receive(author.say(end="resignation").text)
    assert [entry.token for entry in bridge.entries(officer, fresh)] == ["cheated V4 2 A1 yellow"]
    assert officer.failing == Failing("V4", 2, "A1", "yellow")


TRUE: dict[str, Callable[[], Author]] = {
    "an escape": lambda: escaped(*SNAKE),
    "a yellow trace": lambda: told("yellow"),
    "a red trace": lambda: told("red", path=(*reversed(SNAKE[:6]), "A2")),
    "a blue trace": lambda: told("blue", at="B1"),
    "an arrest on the trace of round 1": lambda: told("car", end="arrest", path=SNAKE[:1]),
    "an arrest in the last round": lambda: told("car", end="arrest", at="A2", path=INWARDS),
    "an encirclement in the corner": lambda: encircled("A2", "B2", "B1", "A1"),
    "the thief gives up": lambda: (
        driven(*SNAKE[:3]).act(*BELOW).add("resign", reveal={"key": KEY, "path": [*SNAKE[:3]]})
    ),
    "the thief gives up at once": lambda: Author().add("resign", reveal={"key": KEY, "path": []}),
    "the police give up": lambda: driven(*SNAKE[:3]).add("resign").say(end="resignation"),
}


NO_BUILDINGS = ("Z9", "", "A1 A2", "A1|", "V1", "cheated V1", "A" * 3000, "A1\n", "1", "car")


@pytest.mark.parametrize("shown", NO_BUILDINGS, ids=lambda shown: repr(shown[:10]))
@pytest.mark.parametrize("round_", [1, 6, 11])
def test_whatever_is_shown_that_is_no_building_is_cheating_and_no_broken_letter(round_: int, shown: str) -> None:
    """The police's match takes the verdict, since it names nothing but what exists."""
    author = driven(*SNAKE).act(*BELOW)
    officer = author.thread()
    path = [*SNAKE[: round_ - 1], shown, *SNAKE[round_:]]
    fresh = officer.receive(author.say(*EMPTY, end="escape", path=path).text)
    tokens = [entry.token for entry in bridge.entries(officer, fresh)]
    assert tokens[-1] == f"cheated V2 {round_}"
    assert is_failing_point(tokens[-1].split()[1:])


@pytest.mark.parametrize("name", TRUE)
def test_the_truth_is_proved(name: str) -> None:
    assert verify(TRUE[name]().read) is None


def test_an_end_that_was_not_reached() -> None:
    """Nothing of this kind passes on receipt; the verdict does not rely on that."""
    early = told("yellow").read
    early.end = "escape"
    assert str(verify(early)) == "V5 8"
    elsewhere = told("yellow").read
    elsewhere.end = "arrest"
    assert str(verify(elsewhere)) == "V5 8 A1"


def test_only_a_game_that_is_over_can_be_proved() -> None:
    with pytest.raises(Refusal, match="post_not_over"):
        verify(driven("A1", "B1").read)
