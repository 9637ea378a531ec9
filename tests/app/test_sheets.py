"""Sheets beside the game, the pause between two stages, and a link that opens at the classifications."""

import pytest

from app.pages.standings import StandingPage
from app.storage.save_record import Card, pack
from app.table.control.screen import GameScreen
from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from tests.app.tables import GAMES, Page, begun

GAME = "velomaster"
TOUR = {"players": 2, "stages": "criterium criterium", "finish_rule": "podium"}
KEEPING = [game for game in GAMES if registry.module(game).sheets]


def ridden(stage: int, people: int = 1) -> Match:
    """A tour that computers have ridden until a round before the end of a stage, with these people at the table."""
    meta = registry.meta(GAME)
    match = Match(registry.game(GAME), dict(TOUR), meta.seats(0, 2), 1)
    match.settle()
    managers = Computers(match, 1, seconds=0.0)
    while match.state.stage < stage or len(match.state.finishers) < 2:
        managers.next()
    for index, seat in enumerate(meta.seats(people, 2)):
        match.reseat(index, seat)
    return match


def opened(match: Match) -> Page:
    stored = {"echappee/speed": "instant", "echappee/game/g": pack(Card(GAME, 1, over=match.over), saves.save(match))}
    page = Page("#/game/g", stored, languages=("en",))
    page.settle()
    return page


def stage_over(page: Page) -> Page:
    """The same once the page waits between two stages."""
    for _ in range(200):
        if "ui:onward" in page.table.painter.painted["ask"]:
            return page
        page.do(page.tokens[0])
        page.settle()
    raise AssertionError("the stage does not end")


@pytest.mark.parametrize("game", KEEPING)
def test_the_sheet_opens_with_a_page_for_each_team_and_prints(game: str) -> None:
    page = begun(game)
    page.do("ui:sheet")
    drawer = page.table.painter.painted["drawer"]
    match = page.table.session.match
    assert drawer.count('class="leaf"') == len({seat.colour for seat in match.seats}) + 1
    page.do("ui:print")
    assert page.last["effect"] == {"type": "print"}
    page.do("ui:sheet")
    assert page.table.painter.painted["drawer"] == ""


@pytest.mark.parametrize("game", [game for game in GAMES if game not in KEEPING])
def test_who_keeps_no_sheet_offers_none(game: str) -> None:
    page = begun(game)
    assert "ui:sheet" not in page.table.painter.painted["tools"]
    page.do("ui:share")
    assert "ui:link:standing" not in page.table.painter.painted["drawer"]
    assert "ui:link:" in page.table.painter.painted["drawer"]


def test_between_two_stages_the_page_stands_until_somebody_goes_on() -> None:
    page = stage_over(opened(ridden(1)))
    assert "wait" not in page.last
    assert "General classification" in page.table.painter.painted["podium-view"]
    page.do("ui:skip")
    assert "ui:onward" in page.table.painter.painted["ask"], "a tap on the board does not pass it over"
    page.do("ui:onward")
    page.settle()
    assert page.table.session.match.state.stage == 2
    assert "ui:onward" not in page.table.painter.painted["ask"]
    assert page.table.painter.painted["podium-view"] == ""


def test_a_stage_race_goes_on_after_the_page_was_closed_between_stages() -> None:
    page = stage_over(opened(ridden(1)))
    standing = [told["ranking"] for told in page.table.session.match.view(None)["results"]]
    again = page.reloaded()
    again.settle()
    state = again.table.session.match.state
    assert (state.stage, len(state.results)) == (2, 1)
    assert [told["ranking"] for told in again.table.session.match.view(None)["results"]] == standing
    again.play(1)
    assert len(again.table.session.match.log) > len(page.table.session.match.log)


def test_computers_among_themselves_do_not_wait() -> None:
    page = opened(ridden(1, people=0))
    assert page.table.session.match.over
    assert "ui:onward" not in page.table.painter.painted["ask"]


def test_the_classification_is_sent_and_opens_at_once() -> None:
    match = ridden(2)
    sender = opened(match)
    sender.do("ui:sheet")
    sender.do("ui:send-standing")
    url = sender.table.painter.painted["drawer"].partition("copy-link:")[2].partition('"')[0]
    assert url.startswith("https://x.test/#/standing/")
    friend = Page(url.removeprefix("https://x.test/"), {}, languages=("en",))
    assert isinstance(friend.app.screen, StandingPage)
    for words in ("General classification", "Stage 1", "Gold jersey"):
        assert words in friend.regions["app"]
    assert not any("game/" in key for key in friend.stored)
    friend.do(f"visit:#/link/{url.rpartition('/')[2]}")
    friend.do("ui:keep")
    assert isinstance(friend.app.screen, GameScreen)
    assert friend.table.session.match.state == sender.table.session.match.state


def test_a_game_without_classifications_opens_at_its_position() -> None:
    game = next(game for game in GAMES if game not in KEEPING)
    page = begun(game)
    payload = links.link(page.table.session.match, history=False)
    friend = Page(f"#/standing/{payload}", {}, languages=("en",))
    assert "ui:keep" in friend.regions["app"]
    assert "link-picture" in friend.regions["app"]
