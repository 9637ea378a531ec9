"""A rule is corrected while a game lies on the shelf: the page goes on from its position, and says so."""

from typing import Any

import pytest

from app.i18n.game_screen import say
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.refusals import Illegal
from pygame_core.engine.keeping import saves
from tests.app.tables import GAMES, Page
from tests.engine.texts import GAME, midway
from tests.laws.keep import KEPT

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
    assert page.table.session.match.state == MATCH.state
    assert page.table.picture().kind == "asked"


@pytest.mark.usefixtures("corrected")
def test_the_game_is_played_on_and_then_its_log_fits_again() -> None:
    page = Page("#/game/g1", STORED)
    page.do("ui:close")
    page.play(3)
    assert len(page.table.session.match.log) >= 3
    again = Page("#/game/g1", page.stored)
    assert say("fr", "log_lost") not in again.regions["app"]
    assert again.table.session.match.state == page.table.session.match.state
    assert not any(key.startswith("echappee/broken/") for key in page.stored), "nothing was damaged"


def test_without_a_change_nothing_is_said() -> None:
    assert say("fr", "log_lost") not in Page("#/game/g1", STORED).regions["app"]


# ------------------------------------------------------------------ the same in every game
def forbid(monkeypatch: pytest.MonkeyPatch, game: Game[Any], token: str) -> None:
    """From now on nobody may answer this."""
    kind = type(game)
    choices, find = kind.choices, kind.find

    def fewer(self: Game[Any], s: Any, seat: int) -> Any:
        return [one for one in choices(self, s, seat) if one.token != token]

    def refused(self: Game[Any], s: Any, seat: int, given: str) -> Any:
        if given == token:
            raise Illegal("illegal")
        return find(self, s, seat, given)

    monkeypatch.setattr(kind, "choices", fewer)
    monkeypatch.setattr(kind, "find", refused)


@pytest.mark.parametrize("game", GAMES)
def test_an_old_game_of_any_kind_goes_on_from_its_position_and_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kept game in the middle; the first thing that anybody decided in it is forbidden now."""
    text = (KEPT / f"{game}-1-midway.save.json").read_text(encoding="utf-8")
    before = saves.load(text).match
    decided = next(entry for entry in before.log if entry.seat != CHANCE and not entry.forced)
    forbid(monkeypatch, registry.game(game), decided.token)
    page = Page("#/game/g1", {"echappee/game/g1": pack(Card(game, 1000), text), "echappee/speed": "instant"})
    if 'data-hold="ui:open"' in page.regions["app"]:
        page.do("ui:open")
    assert say("fr", "log_lost") in page.regions["app"]
    match = page.table.session.match
    assert match.state == before.state
    assert match.log == []
    assert match.seats == before.seats
    page.do("ui:close")
    page.play(3)
    again = Page("#/game/g1", page.stored)
    assert say("fr", "log_lost") not in again.regions["app"]
    assert again.table.session.match.state == match.state
    assert not any(key.startswith("echappee/broken/") for key in page.stored)
