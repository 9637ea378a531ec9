"""A rule is corrected while a game lies on the shelf: the page goes on from its position, and says so."""

import pytest

from app.record import Card, pack
from app.table_words import say
from pygame_core.engine import saves
from tests.app.tables import Page
from tests.engine.texts import GAME, midway

DECLARE = type(GAME.steps["declare"])
MATCH = midway(60)
STORED = {"echappee/game/g1": pack(Card("velo-city", 1000), saves.save(MATCH)), "echappee/speed": "instant"}


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody may ride as a group; in this game somebody did."""
    real = DECLARE.choices
    monkeypatch.setattr(DECLARE, "choices", lambda *given: [one for one in real(*given) if one.args[0] != "group"])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.usefixtures("corrected")
def test_the_page_says_that_it_goes_on_from_the_position(lang: str) -> None:
    page = Page("#/game/g1", STORED, (lang,))
    assert say(lang, "log_lost") in page.regions["app"]
    assert page.table.game.match.state == MATCH.state
    assert page.table.picture().kind == "asked"


@pytest.mark.usefixtures("corrected")
def test_the_game_is_played_on_and_then_its_log_fits_again() -> None:
    page = Page("#/game/g1", STORED)
    page.do("ui:close")
    page.play(3)
    assert len(page.table.game.match.log) >= 3
    again = Page("#/game/g1", page.stored)
    assert say("fr", "log_lost") not in again.regions["app"]
    assert again.table.game.match.state == page.table.game.match.state
    assert not any(key.startswith("echappee/broken/") for key in page.stored), "nothing was damaged"


def test_without_a_change_nothing_is_said() -> None:
    assert say("fr", "log_lost") not in Page("#/game/g1", STORED).regions["app"]
