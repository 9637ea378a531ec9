"""What is behind the home page's doors is seen before Python is there, and what is tapped there is not lost."""

from collections.abc import Callable

import pytest

from app.storage.save_record import unpack
from e2e.conftest import PHONE
from e2e.player import Player
from e2e.test_home import before_python
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from tools import base
from tools.hosting import Line, Shaped, hosted

Arrive = Callable[..., Player]
GAMES = [meta.id for meta in registry.games()]
SOON = 3.0
"""Seconds until a table is seen on a slow line."""


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_seen_before_python_and_then_it_lives(newcomer: Arrive, game: str) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, ""):
        visitor.do(f"play:{game}").page.locator("#first-play").click()
        visitor.page.locator(f"#board-{game}").wait_for()
        assert visitor.find("ui:close").is_visible(), "the card of what it is about"
        assert "MB to go" in visitor.text("#loading")
        assert visitor.text("#question")
        visitor.do("ui:close").page.locator("#drawer h2").wait_for(state="hidden")
        assert visitor.games == {}, "nothing has begun yet"
    visitor.alive().settled()
    assert len(visitor.games) == 1
    assert visitor.page.locator(f"#board-{game}").count() == 1
    assert not visitor.find("ui:close").is_visible(), "the card was closed, and stays closed"
    assert visitor.page.evaluate("location.hash").startswith("#/game/")
    visitor.offline_ready()


def test_the_name_that_was_typed_stands_at_the_table(newcomer: Arrive) -> None:
    visitor = newcomer(locale="fr-FR")
    with before_python(visitor, ""):
        visitor.do("play:vroom").page.locator("#me").fill("Gisèle <3")
        visitor.page.locator("#first-play").click()
        visitor.page.locator("#board-vroom").wait_for()
        assert "Gisèle <3" in visitor.text("#players")
        assert "Zoxyq" not in visitor.text("#app")
    visitor.alive().settled()
    assert "Gisèle" in visitor.text("#players")
    assert visitor.stored["name"] == "Gisèle <3"
    visitor.offline_ready()


def test_lesson_rules_and_new_table_are_seen_before_python(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB", **{key: PHONE[key] for key in ("viewport", "has_touch")})
    with before_python(visitor, ""):
        visitor.page.locator("#set-velo-city").click()
        visitor.page.locator("#setup").get_by_text("Start the game").wait_for()
        visitor.page.locator("#event-vroom a[href='#/learn/vroom']").click()
        visitor.page.locator("a[href='#/learn/vroom/1']").first.click()
        visitor.page.locator(".lesson").wait_for()
    visitor.alive().settled()
    assert visitor.page.locator(".lesson").count()
    assert visitor.page.evaluate("location.hash") == "#/learn/vroom/1"
    visitor.offline_ready()


@pytest.mark.parametrize(
    ("address", "sign"),
    [("new/velo-city", "#setup"), ("first/vroom", "#first"), ("learn/vroom", ".lessons"), ("learn/vroom/1", ".lesson")],
)
def test_an_address_that_is_opened_is_seen_before_python(newcomer: Arrive, address: str, sign: str) -> None:
    visitor = newcomer(locale="en-GB", **{key: PHONE[key] for key in ("viewport", "has_touch")})
    with before_python(visitor, f"#/{address}"):
        visitor.page.locator(sign).wait_for()
        assert "MB to go" in visitor.text("#loading")
    visitor.alive().settled()
    assert visitor.page.locator(sign).is_visible()
    assert visitor.page.evaluate("location.hash") == f"#/{address}"
    visitor.offline_ready()


def test_what_is_answered_at_the_first_table_was_answered(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, ""):
        visitor.do("play:velo-city").page.locator("#first-play").click()
        visitor.page.locator("#board-velo-city").wait_for()
        visitor.do("ui:close")
        seen = visitor.seen
        visitor.do(seen.answers[0])
    visitor.alive().settled()
    assert visitor.until_asked(seen.length).length > seen.length
    (kept,) = (saves.load(unpack(record)[1]).match for record in visitor.games.values())
    assert next(entry.token for entry in kept.log if entry.seat == 0) == seen.answers[0]
    visitor.offline_ready()


def test_the_rules_are_read_before_python_and_stay_open(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, ""):
        visitor.do("play:city-chase").page.locator("#first-play").click()
        visitor.page.locator("#board-city-chase").wait_for()
        visitor.do("ui:close", "ui:rules").page.locator("#drawer h2").wait_for()
        read = visitor.text("#drawer")
    visitor.alive().settled()
    assert visitor.text("#drawer") == read
    visitor.do("ui:close").page.locator("#drawer h2").wait_for(state="hidden")
    visitor.offline_ready()


def test_what_is_done_at_a_new_table_is_done(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, "#/new/velo-city"):
        visitor.page.locator("#setup").wait_for()
        visitor.page.locator("#me").fill("Gisèle")
        visitor.do("table:add")
        seats = visitor.page.locator("#setup .chip:not(.add)").count()
    visitor.alive().settled()
    assert visitor.page.locator("#setup .chip:not(.add)").count() == seats + 1
    assert visitor.page.locator("#me").input_value() == "Gisèle"
    visitor.offline_ready()


def test_a_name_that_is_being_typed_stays(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, ""):
        visitor.do("play:vroom").page.locator("#me").fill("Gisèle")
        visitor.page.locator("#first-learn").focus()
    visitor.alive().settled()
    assert visitor.page.locator("#me").input_value() == "Gisèle"
    visitor.page.locator("#first-play").click()
    visitor.page.wait_for_selector("#board-vroom")
    assert "Gisèle" in visitor.text("#players")
    visitor.offline_ready()


def test_a_lesson_goes_on_with_what_was_answered(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, "#/learn/velo-city/1"):
        visitor.page.locator(".lesson").wait_for()
        told = visitor.text(".lesson")
        tokens = [*visitor.seen.places, *visitor.seen.answers]
        visitor.do(tokens[0])
    visitor.alive().settled()
    visitor.until("(told) => document.querySelector('.lesson').innerText !== told", told)
    visitor.offline_ready()


def test_whoever_keeps_something_here_sees_only_their_own(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB").keeping({"name": "Ann"})
    with before_python(visitor, ""):
        visitor.do("play:velo-city")
        visitor.page.locator("#loading").wait_for()
        visitor.page.wait_for_timeout(500)
        assert visitor.page.locator("#first, #board-velo-city").count() == 0
    visitor.page.wait_for_selector("#board-velo-city")
    assert "Ann" in visitor.text("#players")
    visitor.offline_ready()


@pytest.mark.alone
def test_on_a_slow_line_a_table_is_seen_within_three_seconds(newcomer: Arrive) -> None:
    visitor = newcomer(**PHONE)
    with hosted(base.DIST, Shaped, line=Line(1.6e6, 0.150)) as address:
        visitor.guard.origin = address
        visitor.page.goto(address)
        visitor.do("play:rainbow-jersey").page.locator("#first-play").click()
        begun = visitor.page.evaluate("performance.now()")
        visitor.page.locator("#board-rainbow-jersey").wait_for()
        assert visitor.page.evaluate("performance.now()") - begun <= 1000 * SOON
        visitor.page.close()
