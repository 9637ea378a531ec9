"""Games that travel by link: what is told before, what arrives, what is refused."""

import re

import pytest

from app.pages.link import LinkPage
from app.table.control.screen import GameScreen
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from tests.app.tables import GAMES, Page, begun


def made(page: Page, kind: str) -> str:
    page.do("ui:share")
    assert "share-link" not in page.regions["drawer"]
    page.do(f"ui:link:{kind}")
    assert "<svg" in page.regions["drawer"] or kind == "history"
    (copy,) = re.findall(r'data-do="(copy-link:[^"]*)"', page.regions["drawer"])
    page.do(copy)
    url = str(page.last["effect"]["text"])
    assert url.startswith("https://x.test/#/link/")
    return url.removeprefix("https://x.test/")


@pytest.mark.parametrize("kind", ["position", "history"])
def test_a_game_arrives_as_it_was_sent_beside_those_that_are_here(kind: str) -> None:
    sender = begun(GAMES[0])
    sender.play(12)
    friend = Page(made(sender, kind), {}, languages=("en",))
    assert isinstance(friend.app.screen, LinkPage)
    assert not any("game/" in key for key in friend.stored)
    for seat in sender.table.session.match.seats:
        assert seat.name in friend.regions["app"]
    friend.do("ui:keep")
    assert isinstance(friend.app.screen, GameScreen)
    assert friend.table.session.match.state == sender.table.session.match.state
    assert bool(friend.table.session.match.log) == (kind == "history")
    assert friend.hash == f"#/game/{friend.table.session.name}"


@pytest.mark.parametrize("kind", ["position", "history"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_any_kind_is_a_picture_and_a_few_words_before_it_is_kept(game: str, kind: str) -> None:
    sender = begun(game)
    sender.play(4000)
    match = sender.table.session.match
    assert match.over
    friend = Page(made(sender, kind), {}, languages=("en",))
    shown = friend.regions["app"]
    assert friend.stored == {}
    assert re.search('class="link-picture"><svg', shown)
    assert all(seat.name in shown for seat in match.seats)
    assert registry.meta(game).names["en"] in shown
    friend.do("ui:keep")
    assert friend.table.session.match.state == match.state


def test_opening_a_link_replaces_no_game_that_is_here() -> None:
    sender = begun(GAMES[0])
    fragment = made(sender, "history")
    again = Page(fragment, sender.stored)
    again.do("ui:keep")
    key = f"echappee/game/{sender.table.session.name}"
    assert again.stored[key] == sender.stored[key]
    assert again.table.session.name != sender.table.session.name


@pytest.mark.parametrize("payload", ["", "x", "%00", "A" * 20_000, "AWVQS2rDMBC9y6xV"])
def test_a_damaged_link_says_so_and_loses_nothing(payload: str) -> None:
    page = begun(GAMES[0])
    before = dict(page.stored)
    other = Page(f"#/link/{payload}", before)
    assert "ne s’ouvre pas" in other.regions["app"]
    other.do("ui:keep")
    assert other.stored == before


def test_a_link_from_a_newer_version_offers_to_reload() -> None:
    page = begun(GAMES[0])
    contents = links.unpack(links.link(page.table.session.match, history=False))
    other = Page(f"#/link/{links.pack({**contents, 'rules': 99})}", {})
    assert 'data-do="reload"' in other.regions["app"]


def test_the_file_is_taken_in_by_the_settings() -> None:
    page = begun(GAMES[0])
    page.do("ui:share")
    page.do("ui:file")
    effect = page.last["effect"]
    other = Page("#/settings", {})
    other.do("file", name=effect["name"], text=effect["text"])
    assert f"echappee/game/{page.table.session.name}" in other.stored
