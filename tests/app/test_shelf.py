"""My games: what the list shows of each, its tools, long lists, and that it gives nothing away."""

import re

import pytest

from app.pages.saved_games import HANDFUL
from app.storage.save_record import Card, pack, unpack
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from tests.app.tables import GAMES, Page, begun
from tests.laws.keep import KEPT

SECRET = [game for game in GAMES if registry.meta(game).hidden]
THUMB = '<svg viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'


def stored(count: int) -> dict[str, str]:
    cards = (Card(GAMES[0], 1000, who=("Ann", "Bob"), number=n, far=0.4, thumb=THUMB) for n in range(count))
    return {f"echappee/game/g{card.number}": pack(card, "text") for card in cards}


def the_card(page: Page) -> Card:
    return unpack(page.stored[f"echappee/game/{page.hash.rpartition('/')[2]}"])[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_tells_who_plays_and_how_far_they_are(game: str) -> None:
    page = begun(game)
    first = the_card(page)
    assert first.who == page.table.session.names
    assert first.far < 0.5
    assert all(first.fact.values())
    page.play(4000)
    assert page.table.session.match.over
    last = the_card(page)
    assert last.over
    assert last.turn["fr"] == page.table.session.text.result(page.table.session.match.view(None), last.who, "fr").title
    page.send("go", hash="#/games")
    shown = page.regions["app"]
    assert all(name in shown for name in last.who)
    assert "data:image/svg" in shown


def test_the_time_that_is_played_counts_without_pauses_and_whatever_the_clock_does() -> None:
    page = begun(GAMES[0])
    began = 5000
    for now in (65_000, 100_000_000, 50, 10_050):
        page.settle()
        page.send("do", do=page.tokens[0], form=None, now=now)
    card = the_card(page)
    assert card.begun == began
    assert card.played == 60_000 + 120_000 + 0 + 10_000


def test_a_game_is_called_and_stays_called() -> None:
    page = Page("#/games", stored(2), ("en",))
    assert page.do("more:g1")["focus"] == "more-g1"
    assert page.last["paint"].keys() == {"save-g1"}, "the others are not painted again"
    assert 'aria-expanded="true"' in page.regions["save-g1"]
    assert page.do("rename:g1")["focus"] == "title"
    page.do("call:g1", title="<b>Sunday</b>")
    assert "&lt;b&gt;Sunday&lt;/b&gt;" in page.regions["save-g1"]
    assert page.stored["echappee/title/g1"] == "<b>Sunday</b>"
    page.do("more:g1")
    page.do("rename:g1")
    page.do("call:g1", title="")
    assert "Sunday" not in page.regions["save-g1"]
    assert "echappee/title/g1" not in page.stored


def test_what_somebody_types_is_not_painted_over_by_another_tab() -> None:
    page = Page("#/games", stored(2), ("en",))
    page.do("more:g1")
    page.do("rename:g1")
    assert page.send("storage", key="echappee/game/g0", value=stored(1)["echappee/game/g0"]) == {}


def test_games_in_progress_come_before_finished_ones() -> None:
    over = pack(Card(GAMES[0], 9000, over=True, number=50), "text")
    page = Page("#/games", {**stored(2), "echappee/game/done": over}, ("en",))
    assert re.findall(r'id="save-(\w+)"', page.regions["app"]) == ["g1", "g0", "done"]
    assert "Finished" in page.regions["app"]


def test_a_hundred_games_are_there_at_once_and_their_pictures_follow() -> None:
    page = Page("#/games", stored(100), ("en",))
    assert page.regions["app"].count('id="save-') == 100
    assert page.regions["app"].count("data:image/svg") == HANDFUL
    painted = set()
    while "wait" in page.last:
        page.send("next")
        painted |= {name for name, html in page.last["paint"].items() if "data:image/svg" in html}
    assert len(painted) == 100 - HANDFUL


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (0, ""),
        (10**9 - 200_000, ""),
        (10**9, "just now"),
        (10**9 + 10**7, "2 h ago"),
        (10**12, "11562 days ago"),
    ],
)
def test_a_clock_that_is_wrong_tells_no_nonsense(now: int, words: str) -> None:
    page = Page("#/games", {"echappee/game/a": pack(Card(GAMES[0], 10**9), "text")}, ("en",))
    page.send("do", do="more:a", form=None, now=now)
    assert re.search(r'class="ago">([^<]*)<', page.regions["save-a"])[1] == words  # type: ignore[index]


# ------------------------------------------------------------------ secrets
@pytest.mark.parametrize("game", SECRET)
def test_the_list_gives_no_secret_away(game: str) -> None:
    """Of the same game with other secrets in it, everybody's view being the same, the list shows the same."""
    text = (KEPT / f"{game}-1-midway.save.json").read_text(encoding="utf-8")
    page = Page("#/game/g1", {"echappee/game/g1": pack(Card(game, 1000), text)})
    match = page.table.session.match
    page.table.session.keep()
    before, real = told(page), match.state
    others = [match.game.determinize(match.view(None), Rng(seed)) for seed in range(20)]
    assert any(other != real for other in others)
    for other in others:
        match.state = other
        match._refresh()
        page.table.session.keep()
        assert told(page) == before


def told(page: Page) -> tuple[object, ...]:
    """What the list may show of the game, once what was just kept is written."""
    assert page.app.desk
    page.stored |= {str(key): str(value) for key, value, *_ in page.app.desk.library.drain()}
    card = the_card(page)
    return card.turn, card.fact, card.thumb, card.far, card.who, card.mine
