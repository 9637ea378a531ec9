"""The app as the shell sees it: messages in, replies out."""

import asyncio
import json
from typing import Any

import pytest

from app.i18n import pages
from app.shell import routes
from app.shell.app import App
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match

GAME = registry.games()[0]
GAME_RULES = registry.game(GAME.id)
SAVED = pack(Card(GAME.id, 1000, {"fr": "À toi, Camille", "en": "Your turn, Camille"}, mine=True), "save")


class Page:
    """An app with a browser around it, as far as it needs one."""

    def __init__(self, fragment: str = "", languages: tuple[str, ...] = ("fr-FR",), **stored: str) -> None:
        self.app = App()
        self.stored = {"echappee/" + key.replace("__", "/"): value for key, value in stored.items()}
        self.html = ""
        self.send("start", hash=fragment, storage=self.stored, languages=languages, entropy="00" * 32)

    def send(self, kind: str, **message: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(
            asyncio.run(self.app.tell(json.dumps({"kind": kind, "now": 2000, **message})))
        )
        for key, value, *_ in reply.get("store", []):
            if value is None:
                self.stored.pop(key, None)
            else:
                self.stored[key] = value
        self.html = reply.get("paint", {}).get("app", self.html)
        return reply

    def do(self, action: str, **form: str) -> dict[str, Any]:
        return self.send("do", do=action, form=form)


def test_the_home_page_offers_the_games_and_no_dead_buttons() -> None:
    page = Page()
    for meta in registry.games():
        assert f'data-do="play:{meta.id}"' in page.html


def test_the_browser_s_language_is_spoken_until_another_is_chosen() -> None:
    page = Page(languages=("en-GB", "fr"))
    assert "On the programme" in page.html
    reply = page.do("lang:fr")
    assert "Au programme" in page.html
    assert reply["attrs"]["html"]["lang"] == "fr"
    assert page.stored["echappee/lang"] == "fr"


@pytest.mark.parametrize(("theme", "attribute"), [("night", "night"), ("contrast", "contrast"), ("auto", None)])
def test_a_theme_is_worn_at_once_and_remembered(theme: str, attribute: str | None) -> None:
    page = Page(theme="light")
    assert page.do(f"theme:{theme}")["attrs"]["html"]["data-theme"] == attribute
    assert page.stored.get("echappee/theme") == attribute


def test_a_theme_that_does_not_exist_changes_nothing() -> None:
    assert Page().do("theme:glitter") == {}


def test_a_saved_game_is_offered_again() -> None:
    page = Page(game__a=SAVED)
    assert "À toi, Camille" in page.html
    assert 'href="#/game/a"' in page.html


def test_a_stored_drawing_cannot_become_markup() -> None:
    evil = pack(Card(GAME.id, 1, {"fr": "<b data-do='erase'>"}, thumb='<svg onload="x"/><button data-do="erase">'), "s")
    html = Page(game__a=evil).html
    assert 'data-do="erase"' not in html
    assert "<b data-do" not in html
    assert "onload=" not in html


def test_a_damaged_save_is_said_to_be_set_aside() -> None:
    page = Page(game__a="rubbish")
    assert "Une partie était abîmée" in page.html
    assert page.stored == {"echappee/broken/a": "rubbish"}


def test_deleting_offers_the_way_back() -> None:
    page = Page("#/games", game__a=SAVED)
    assert page.do("delete:a")["focus"] == "undelete"
    assert "echappee/game/a" not in page.stored
    page.do("undelete")
    assert page.stored["echappee/game/a"] == SAVED


def test_a_full_storage_is_said_in_a_sentence() -> None:
    page = Page()
    page.send("stored", ok=False, key="echappee/game/a", why="quota")
    assert "mémoire de l’appareil est pleine" in page.html


def test_an_unknown_address_leads_home_and_says_so() -> None:
    page = Page("#/nowhere/at/all")
    assert "Cette page n’existe pas" in page.html
    assert "Au programme" in page.html


def test_going_elsewhere_clears_what_was_said() -> None:
    page = Page("#/nowhere")
    page.send("go", hash="#/about")
    assert "Cette page n’existe pas" not in page.html


def test_an_update_is_offered_and_waits() -> None:
    page = Page()
    page.do("update-ready")
    page.send("go", hash="#/about")
    assert 'data-do="update"' in page.html
    assert page.do("update")["effect"] == {"type": "update"}


def test_everything_can_be_carried_away_and_brought_back() -> None:
    match = Match(GAME_RULES, {}, GAME.seats(), 1)
    kept = pack(Card(GAME.id, 1000), saves.save(match))
    page = Page("#/settings", game__a=kept)
    effect = page.do("export")["effect"]
    assert effect["type"] == "download"
    other = Page("#/settings")
    other.do("file", text=effect["text"], name="echappee.json")
    assert other.stored["echappee/game/a"] == kept


@pytest.mark.parametrize("text", ["", "{", "[]", '{"echappee": "export"}', '{"stored": {}}', "[" * 100_000])
def test_a_file_that_is_no_export_changes_nothing(text: str) -> None:
    page = Page("#/settings", game__a=SAVED)
    page.do("file", text=text, name="x")
    assert "n’est pas un export" in page.html
    assert page.stored == {"echappee/game/a": SAVED}


def test_erasing_asks_once_because_it_cannot_be_undone() -> None:
    page = Page("#/settings", game__a=SAVED, theme="night")
    page.do("erase")
    assert page.stored
    reply = page.do("erase-sure")
    assert page.stored == {}
    assert reply["attrs"]["html"]["data-theme"] is None


def test_what_breaks_is_told_with_what_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("bang")

    page = Page()
    monkeypatch.setattr(routes, "open_screen", broken)
    page.send("go", hash="#/about")
    assert "Les parties sont rangées" in page.html
    assert "bang" in page.do("report")["effect"]["text"]


def test_every_sentence_is_there_in_both_languages() -> None:
    for key in pages.keys():  # noqa: SIM118  keys is a function of words, not a mapping's method
        french, english = pages._WORDS[key]
        assert french.strip()
        assert english.strip()


def test_french_keeps_its_marks_on_the_line() -> None:
    sentence = pages.say("fr", "tunnels"), pages.say("fr", "on_device")
    assert " :" not in "".join(sentence)


@pytest.mark.parametrize(
    ("minutes", "french"),
    [(0, "à l’instant"), (5, "il y a 5 min"), (61, "il y a 1 h"), (1500, "hier"), (5000, "il y a 3 jours")],
)
def test_how_long_ago(minutes: int, french: str) -> None:
    assert pages.ago("fr", minutes * 60_000, 0) == french
