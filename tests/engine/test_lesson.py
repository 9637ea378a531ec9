"""Lessons: a scenario that one person walks through with the real engine."""

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.scenarios.lesson import Lesson, lessons
from pygame_core.engine.scenarios.scenario import parse

GAMES = [meta.id for meta in registry.games()]
TURN = """
game = "velo-city"
seats = ["red", "yellow", "blue"]
options = {first_player = 0}

[[steps]]
asked = "red"
do = "solo"
say = "Ride solo."

[[steps]]
asked = "chance"
do = ["roll 5", "move 36 own"]
say = "Only one move is possible."

[[steps]]
asked = "yellow"
do = "group 36"

[[steps]]
asked = "chance"
do = "roll 1 3 6"
say = "Three dice."
"""


def walked(lesson: Lesson) -> list[str]:
    """What happens on the way: the pupil's answers, the pages turned, the others' answers."""
    way = []
    while not lesson.over:
        assert len(way) < 100
        if lesson.reading:
            way.append("page")
            lesson.turn_page()
        else:
            assert lesson.told
            way.append(f"{'me' if lesson.wanted else lesson.told[0]} {lesson.told[1]}")
            lesson.give()
    return way


def test_the_dice_fall_at_once_and_what_others_did_is_read() -> None:
    lesson = Lesson(parse(TURN))
    assert (lesson.wanted, lesson.say["en"], lesson.page) == ("solo", "Ride solo.", (1, 3))
    assert walked(lesson) == ["me solo", "page", "1 group 36"]
    assert (lesson.say["en"], lesson.page) == ("Three dice.", (3, 3))


def test_a_forced_answer_that_the_file_names_is_passed_over() -> None:
    lesson = Lesson(parse(TURN))
    lesson.give()
    assert [entry.token for entry in lesson.match.log] == ["solo", "roll 5", "move 36 own"]
    assert lesson.reading


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_walked_through(game: str) -> None:
    assert len(lessons(game)) >= 3
    for scenario in lessons(game):
        lesson = Lesson(scenario)
        way = walked(lesson)
        assert sum(step.startswith("me ") for step in way) >= 1
        assert lesson.match.seats[lesson.pupil].colour != registry.meta(game).lead
        given = [entry.token for entry in lesson.match.log if entry.seat != CHANCE and not entry.forced]
        assert [step.split(" ", 1)[1] for step in way if step != "page"] == given
