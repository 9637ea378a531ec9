"""What is carried in and out, and what is said where the browser keeps nothing."""

import json
from typing import Any

import pytest

from app.core import backup
from app.shell.app import App
from app.shell.game_loader import wanted
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match
from tests.app.tables import GAMES, Page


def link(game: str = GAMES[0]) -> str:
    meta = registry.meta(game)
    match = Match(registry.game(game), {}, meta.seats(meta.default_players), 1)
    match.settle()
    return f"#/link/{links.link(match, history=False)}"


class Unkept(Page):
    """A page in a browser that keeps nothing."""

    def send(self, kind: str, **message: Any) -> dict[str, Any]:
        reply = super().send(kind, **message, **({"keeps": False} if kind == "start" else {}))
        self.stored = {}
        return reply


@pytest.mark.parametrize("around", ["{}", "https://host.example/games/{}", "Your turn: {} . See you!", "<{}>"])
def test_a_link_is_found_in_what_was_pasted(around: str) -> None:
    assert backup.pasted({"value": around.format("#/link/Ab-_9")}) == "#/link/Ab-_9"
    assert backup.pasted({"value": around.format("#/post/some-game/Ab9")}) == "#/post/some-game/Ab9"


@pytest.mark.parametrize("text", ["", "hello", "#/settings", "#/link/", "#/game/g1"])
def test_what_is_no_link_is_not_opened(text: str) -> None:
    page = Page()
    assert backup.pasted({"value": text}) == ""
    page.do("open-link", value=text)
    assert "pas de lien d’Échappée" in page.regions["app"].replace("\u00a0", " ").replace("\u202f", " ")


def test_a_pasted_link_brings_its_game_and_is_shown() -> None:
    message = {"kind": "do", "do": "open-link", "form": {"value": f"look: {link()}"}}
    page = Page()
    assert wanted(message, page.app.desk) == [GAMES[0]]
    reply = page.do("open-link", value=f"look: {link()}")
    assert reply["hash"] == link()
    assert 'data-do="ui:keep"' in page.regions["app"]


def test_a_link_that_leads_nowhere_is_sent_as_a_text() -> None:
    page = Page()
    assert page.do("send-link:#/link/abc")["effect"]["text"] == "#/link/abc"
    assert "url" not in page.do("send-link:#/link/abc")["effect"]
    assert page.do("send-link:https://x.test/#/link/abc")["effect"]["url"] == "https://x.test/#/link/abc"


def test_nothing_kept_is_said_at_once_and_not_at_the_table() -> None:
    page = Unkept()
    assert 'data-do="import"' in page.regions["app"]
    reply = page.do(f"play:{GAMES[0]}")
    assert reply["attrs"]["html"]["data-unkept"] == "", "leaving is asked about"
    assert "notice bad" not in page.regions["app"]
    assert page.send("stored", ok=False, key="echappee/game/x", why="refused") == {}, "it has been said"
    page.send("go", hash="#/")
    assert 'data-do="export"' in page.regions["app"]
    reply = page.do("export")
    assert reply["attrs"]["html"]["data-unkept"] is None
    kept = json.loads(reply["effect"]["text"])["stored"]
    assert any(key.startswith("echappee/game/") for key in kept)


def test_a_first_refusal_at_the_table_is_said_there() -> None:
    page = Page()
    page.do(f"play:{GAMES[0]}")
    page.send("stored", ok=False, key="echappee/game/x", why="refused")
    assert 'data-do="export"' in page.regions.get("notices", page.regions["app"])


def test_at_the_end_of_a_game_that_is_kept_nowhere_a_file_is_offered() -> None:
    page = Unkept()
    app: App = page.app
    page.do(f"play:{GAMES[0]}")
    assert app.desk
    assert backup.last_call(app.desk)
    app.desk.kept = True
    assert backup.last_call(app.desk) is None


def test_games_from_a_file_open_where_they_were_missing() -> None:
    page = Page()
    page.do(f"play:{GAMES[0]}")
    game = page.hash
    carried = page.do("export")["effect"]["text"]
    other = Unkept(game)
    assert 'data-do="import"' in other.regions["app"]
    other.do("file", name="echappee.json", text=carried)
    assert f"board-{GAMES[0]}" in other.regions["app"]
