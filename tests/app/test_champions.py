"""Who has won is dressed as the champion at the next table of this device, and nothing but the drawing knows."""

import json
import re

import pytest

from app.storage.save_record import Card, _sum, pack, unpack
from app.storage.store import PREFIX
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from tests.app.tables import GAMES, Page, begun

KEY = f"{PREFIX}champion-velomaster"
WON = "purple-V:white_world"


def begun_after(word: str | None, lang: str = "en") -> Page:
    stored = {f"{PREFIX}speed": "instant"} | ({KEY: word} if word else {})
    return begun("velomaster", stored=stored, languages=(lang,))


def drawn(page: Page) -> str:
    """Everything that is said and drawn of riders."""
    picture, game = page.table.picture(), page.table.session
    return game.draw.live(picture.view, picture.show) + game.module.sheets.rankings(picture.view, picture.show)


def card(page: Page) -> Card:
    return unpack(page.stored[f"{PREFIX}game/{page.table.session.name}"])[0]


def test_who_has_won_is_dressed_when_they_play_again_and_at_the_next_table() -> None:
    page = begun_after(WON)
    page.play(4000)
    rider = page.table.session.match.view(None)["white"]
    assert rider
    assert page.stored[KEY].startswith(f"{rider}:")
    assert drawn(page).count('class="worn-white"') == 1, "the champion of before has taken his jersey off"
    page.do("ui:again")
    assert card(page).champion == page.stored[KEY]
    assert page.table.session.honours == {f"champion:{page.stored[KEY]}"}
    elsewhere = begun("velomaster", stored=page.stored)
    assert card(elsewhere).champion == page.stored[KEY]


@pytest.mark.parametrize(("lang", "words"), [("en", "Purple V, world champion"), ("fr", "Violet V, champion du monde")])
def test_the_champion_wears_white_and_is_called_so(lang: str, words: str) -> None:
    page = begun_after(WON, lang)
    page.play(8)
    assert words in drawn(page)
    assert re.search(r'id="rider-purple-V" class="rider [^"]* wears-white', drawn(page))
    again = Page(page.hash, page.stored, (lang,))
    assert words in drawn(again), "also when the page is opened again"


@pytest.mark.parametrize(
    "word", ["grey-N9:white_world", "purple-V:crown", "purple-V", ":", "<b>:<i>", "purple-V:gold:x"]
)
def test_a_champion_that_does_not_ride_here_or_is_none_changes_nothing(word: str) -> None:
    page, plain = begun_after(word), begun_after(None)
    assert card(page).champion == word
    assert drawn(page) == drawn(plain)


def test_saves_and_links_know_nothing_of_it() -> None:
    page, plain = begun_after(WON), begun_after(None)
    assert saves.save(page.table.session.match) == saves.save(plain.table.session.match)


def test_a_card_of_before_still_loads() -> None:
    match = begun_after(None).table.session.match
    text = saves.save(match)
    body = json.loads(pack(Card("velomaster", 5), text))
    del body["card"]["champion"]
    body["sum"] = _sum({"card": body["card"], "save": text})
    assert unpack(json.dumps(body))[0].champion == ""


def test_only_games_that_honour_a_champion_keep_one() -> None:
    honouring = [game for game in GAMES if registry.module(game).champion]
    assert honouring == ["velomaster"]
