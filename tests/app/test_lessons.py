"""Lessons on the page: every one can be walked through, only its own answer goes on, and nothing of it is kept."""

import pytest

from app.table.model.lesson_session import LessonSession
from app.table.view import private_cards
from tests.app.tables import GAMES, Page

LANGUAGES = ("fr", "en")


def lesson(game: str, number: int, lang: str = "fr") -> tuple[Page, LessonSession]:
    page = Page(f"#/learn/{game}/{number}", languages=(lang,))
    page.settle()
    assert isinstance(page.table.session, LessonSession)
    return page, page.table.session


def go_on(page: Page, walk: LessonSession) -> None:
    """What somebody does who follows the lesson."""
    wanted, seat = walk.lesson.wanted, walk.lesson.pupil
    if not wanted:
        page.do("ui:page")
    elif wanted in page.tokens:
        page.do(wanted)
        if page.table.state.pending:
            page.do(wanted)
    elif private_cards.offered(walk, seat) and wanted == private_cards.look(walk, seat):
        page.do(f"ui:peek:{seat}")
    else:
        page.do("ui:shown")
    page.settle()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_walked_through_and_remembered(game: str, lang: str) -> None:
    for number in (1, 2, 3):
        page, walk = lesson(game, number, lang)
        for _ in range(60):
            if walk.lesson.over:
                break
            go_on(page, walk)
        assert walk.lesson.over
        assert walk.lesson.say[lang] in page.regions["ask"].replace("&#x27;", "'")
        assert f"lesson/{game}/{number}" in page.stored["echappee/learnt"]
        assert not [key for key in page.stored if key.startswith(("echappee/game/", "echappee/played/"))]


def test_what_is_allowed_but_not_meant_is_said_and_changes_nothing() -> None:
    page, walk = lesson("velo-city", 1)
    page.do("group 36")
    assert not walk.match.log
    assert "la leçon continue autrement" in page.regions["ask"]
    page.do("ui:page")
    assert not walk.match.log, "nothing is skipped"
    page.do("solo")
    assert walk.match.log


def test_a_car_goes_where_the_lesson_has_it_or_back() -> None:
    page, walk = lesson("vroom", 1, "en")
    go_on(page, walk)
    x, y = walk.match.view(0)["at"][0]

    def drag(far: int) -> None:
        page.send("drag", drag="drive", aim="", first=True, samples=[[x, y, 0], [x + far // 2, y, 20]])
        page.send("drag", drag="drive", aim="", first=False, samples=[[x + far, y, 400]], end="lift")

    before = len(walk.match.log)
    drag(5000)
    assert page.last["dropped"] == "back"
    assert "goes elsewhere" in page.regions["ask"]
    assert len(walk.match.log) == before
    drag(1000)
    assert page.last["dropped"] == "given"
    assert walk.match.log[before].token == "drive 1900,3050"


def test_the_lessons_of_a_game_are_listed_and_the_table_leads_to_them() -> None:
    page = Page("#/learn/velomaster", {"echappee/learnt": "lesson/velomaster/2"}, ("en",))
    for number in (1, 2, 3):
        assert f'href="#/learn/velomaster/{number}"' in page.regions["app"]
    assert page.regions["app"].count("taken already") == 1
    for fragment in ("", "#/new/vroom"):
        assert 'href="#/learn/vroom"' in Page(fragment).regions["app"]
    page.do("play:city-chase")
    page.do("ui:rules")
    assert 'href="#/learn/city-chase"' in page.regions["drawer"]


def test_another_language_in_the_middle() -> None:
    page, walk = lesson("velo-city", 1)
    page.do("lang:en")
    assert walk.lesson.say["en"] in page.regions["ask"]
    assert "Red" in page.regions["players"]


def test_addresses_that_lead_nowhere() -> None:
    assert 'id="lesson-1"' in Page("#/learn/velo-city/9").regions["app"]
    assert 'id="lesson-1"' in Page("#/learn/velo-city/x").regions["app"]
    for fragment in ("#/learn", "#/learn/nothing"):
        assert 'id="lesson-1"' not in Page(fragment).regions["app"]
