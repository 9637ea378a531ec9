"""What somebody is told who sits down at a game for the first time, and what happened since their turn."""

import re
from html import unescape

import pytest

from pygame_core.engine.texts.language import Aim
from tests.app.tables import GAMES, Page, begun, several

LONGEST_GOAL = 34


def first_table(game: str, **stored: str) -> Page:
    """Somebody who has never seen the game."""
    page = Page(stored={"echappee/speed": "instant", "echappee/learnt": "", **stored}, languages=("en",))
    page.do(f"play:{game}")
    return page


def shown(page: Page) -> str:
    """What stands on the screen, as words."""
    words = re.sub(r"<svg.*?</svg>|<[^>]+>", " ", " ".join(page.regions.values()), flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(words))


def aim_of(page: Page) -> Aim:
    picture = page.table.picture()
    found: Aim = page.table.session.text.aim(picture.view, picture.show.seat, picture.names, picture.lang)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_says_what_the_game_is_about(game: str) -> None:
    page = first_table(game)
    assert page.table.state.opened == "aim"
    told = shown(page)
    for sentence in aim_of(page):
        assert sentence in told
    assert "wait" not in page.last  # nothing happens behind it
    page.do("ui:close")
    assert page.last["focus"] == "question"
    assert page.table.state.opened == ""
    page.do(f"play:{game}")
    assert page.table.state.opened == ""  # the second table


@pytest.mark.parametrize("game", GAMES)
def test_it_is_always_one_tap_away(game: str) -> None:
    page = first_table(game, **{"echappee/learnt": f"{game}/aim"})
    assert page.table.state.opened == ""
    page.settle()
    page.do("ui:aim")
    assert aim_of(page).want in shown(page)
    page.do("ui:close")
    assert page.last["focus"] == "tool-aim"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_goal_stays_in_sight(game: str, lang: str) -> None:
    page = begun(game, stored={"echappee/speed": "instant", "echappee/hints": "off"}, languages=(lang,))
    for _ in range(12):
        picture = page.table.picture()
        goal = page.table.session.text.goal(picture.view, picture.show.seat, picture.names, lang)
        top = unescape(page.regions.get("top", page.regions["app"]))
        assert goal or page.table.session.match.over
        assert len(goal) <= LONGEST_GOAL
        assert f"<span>{goal}</span>" in top
        page.play(1)


def test_who_plays_on_has_read_it() -> None:
    page = first_table("city-chase")
    assert page.table.state.opened == "aim"
    page.do(page.tokens[0])
    assert page.table.state.opened == ""
    assert "city-chase/aim" in page.stored["echappee/learnt"]


def test_it_does_not_come_to_who_wants_no_hints_or_has_begun() -> None:
    assert first_table("city-chase", **{"echappee/hints": "off"}).table.state.opened == ""
    page = first_table("city-chase")
    page.do(page.tokens[0])
    page.stored["echappee/learnt"] = ""
    assert page.reloaded().table.state.opened == ""


def test_a_lesson_begins_with_its_own_words() -> None:
    page = Page("#/learn/velo-city/1", languages=("en",))
    assert page.table.state.opened == ""


@pytest.mark.parametrize("game", GAMES)
def test_since_my_turn_stands_over_the_question_until_i_answer(game: str) -> None:
    page = begun(game, stored={"echappee/speed": "instant", "echappee/hints": "off"}, languages=("en",))
    seen = 0
    for step in range(60):
        page.go_on()
        offered, game_now = page.answers(step), page.table.session
        if not offered:
            break
        seat = page.table.picture().seat
        log = game_now.match.log
        own = max((n for n, entry in enumerate(log) if entry.seat == seat and not entry.forced), default=-1)
        rivals = any(entry.seat >= 0 and game_now.match.seats[entry.seat].is_computer for entry in log[own + 1 :])
        asked = page.regions.get("ask", page.regions["app"])
        assert ('id="since"' in asked) <= rivals, step
        if 'id="since"' in asked:
            seen += 1
            told = re.search(r'id="since".*?</button>', asked, re.DOTALL)
            assert told
            assert asked.index('id="since"') < asked.index('id="question"')
        page.do(offered[step % len(offered)])
    assert seen


def test_a_tap_shows_it_again_move_by_move_and_then_the_question() -> None:
    page = begun("velo-city", stored={"echappee/speed": "instant", "echappee/hints": "off"})
    while 'id="since"' not in page.regions.get("ask", ""):
        page.do(page.tokens[0])
        page.settle()
    length, question = len(page.table.session.match.log), page.table.picture().choices
    page.do("ui:speed:normal")
    page.do("ui:since")
    kinds, waits = [], 0
    while "wait" in page.last:
        kinds.append(page.table.picture().kind)
        waits += page.last["wait"]
        page.send("next")
    assert set(kinds) == {"beat"}
    assert waits > 0
    assert (len(page.table.session.match.log), page.table.picture().choices) == (length, question)


def test_without_motion_it_is_seen_step_by_step() -> None:
    page = begun("velo-city", stored={"echappee/speed": "instant", "echappee/hints": "off"})
    while 'id="since"' not in page.regions.get("ask", ""):
        page.do(page.tokens[0])
        page.settle()
    page.do("ui:since")
    steps = 0
    while page.table.picture().kind == "beat":
        assert "wait" not in page.last
        page.do("ui:step")
        steps += 1
    assert steps > 1
    assert page.table.picture().kind == "asked"


def test_where_all_play_at_one_device_nobody_is_told_what_they_saw() -> None:
    page = several("velo-city", people=4)
    for _ in range(12):
        page.go_on()
        assert 'id="since"' not in page.regions.get("ask", "")
        page.do(page.tokens[0])
