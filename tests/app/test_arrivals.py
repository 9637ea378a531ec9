"""What a file brings: each thing in it is looked at by itself, and nothing that is here is replaced."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.storage import finished_games
from app.storage.checksummed_text import seal
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.app.tables import GAMES, Page, begun

META = registry.meta(GAMES[0])


def saved(seed: int = 1, **more: Any) -> str:
    match = Match(registry.game(META.id), {}, META.seats(), seed)
    match.settle()
    return pack(Card(META.id, 1000, **more), saves.save(match))


def newer_inside() -> str:
    body = json.loads(json.loads(saved())["save"]) | {"rules": 99}
    body["check"] = saves._check({name: value for name, value in body.items() if name != "check"})
    return pack(Card(META.id, 1000), json.dumps(body))


def file_of(**stored: object) -> str:
    told = {"echappee/" + key.replace("__", "/"): value for key, value in stored.items()}
    return json.dumps({"echappee": "export", "format": 1, "stored": told})


def shown(page: Page) -> str:
    return page.regions["app"].replace("\u00a0", " ")


def brought(text: str, stored: dict[str, str] | None = None) -> Page:
    page = Page("#/games", stored or {}, ("en",))
    page.do("file", name="x.json", text=text)
    return page


def test_one_game_is_carried_from_device_to_device_with_its_name() -> None:
    page = Page("#/games", {"echappee/game/a": saved(), "echappee/game/b": saved(2)}, ("en",))
    page.do("call:a", title="Sunday")
    effect = page.do("take:a")["effect"]
    assert effect["name"] == f"echappee-{META.id}-a.json"
    other = brought(effect["text"])
    assert other.stored == {"echappee/game/a": page.stored["echappee/game/a"], "echappee/title/a": "Sunday"}
    assert "One game added" in shown(other)


def test_the_same_file_twice_adds_nothing() -> None:
    text = file_of(game__a=saved())
    page = brought(text)
    page.do("file", name="x.json", text=text)
    assert list(page.stored) == ["echappee/game/a"]
    assert "here already" in shown(page)


def test_a_game_of_the_same_name_comes_beside_the_one_that_is_here() -> None:
    page = brought(file_of(game__a=saved(2), title__a="Theirs"), {"echappee/game/a": saved(1)})
    assert page.stored["echappee/game/a"] == saved(1)
    assert page.stored["echappee/game/a-2"] == saved(2)
    assert page.stored["echappee/title/a-2"] == "Theirs"


@pytest.mark.parametrize("damaged", [saved()[:-9], "", "{}", pack(Card(META.id, 5), "no save"), saved(far=7)])
def test_a_damaged_game_is_refused_with_the_reason_and_set_aside(damaged: str) -> None:
    page = brought(file_of(game__bad=damaged, game__good=saved()))
    assert page.stored["echappee/game/good"] == saved()
    assert "echappee/game/bad" not in page.stored
    assert "is damaged" in shown(page)
    assert page.stored.get("echappee/broken/bad", "") == damaged


@pytest.mark.parametrize("newer", ['{"echappee": 99}', newer_inside()])
def test_a_newer_game_is_said_to_be_newer_and_kept_untouched(newer: str) -> None:
    page = brought(file_of(game__n=newer))
    assert "newer version" in shown(page)
    assert page.stored["echappee/game/n"] == newer
    page.send("go", hash="#/game/n")
    assert "newer version" in shown(page)
    assert page.app.route.name == "game"
    page.reloaded()
    assert page.stored["echappee/game/n"] == newer
    assert not any(key.startswith("echappee/broken/") for key in page.stored)


def exported() -> str:
    """One game as a file."""
    page = Page("#/games", {"echappee/game/a": saved()}, ("en",))
    return str(page.do("take:a")["effect"]["text"])


def test_a_newer_file_brings_nothing_and_is_kept_as_it_is() -> None:
    text = exported().replace('"format": 1', '"format": 2', 1)
    page = brought(text)
    assert page.stored == {"echappee/broken/file": text}
    assert "newer version" in shown(page)
    assert "A file that was not opened" in shown(page)
    assert page.do("carry:file")["effect"]["text"] == text


@pytest.mark.parametrize("cut", [lambda text: text[:-30], lambda text: text[: len(text) // 2], lambda text: text + "}"])
def test_a_file_that_is_cut_is_refused_with_the_reason_and_kept_as_it_is(cut: Callable[[str], str]) -> None:
    text = cut(exported())
    page = brought(text)
    assert page.stored == {"echappee/broken/file": text}
    assert "This Échappée file is damaged" in shown(page)
    page.do("file", name="x.json", text=text)
    assert page.stored == {"echappee/broken/file": text}, "the same thing only once"
    page.do("drop:file")
    assert page.stored == {}


@pytest.mark.parametrize("text", ["", "hello", '{"a": 1}', '{"echappee": "export", "stored": "' + "x" * 3_000_000])
def test_a_file_of_somebody_else_or_without_end_is_refused_and_not_kept(text: str) -> None:
    page = brought(text)
    assert page.stored == {}
    assert "is not an Échappée export" in shown(page)


def test_a_file_without_games_says_so() -> None:
    assert "no game in this file" in shown(brought(file_of(lang="fr", owner__a="x", game__a=5)))


def test_finished_games_come_along() -> None:
    page = begun(GAMES[0])
    line = finished_games.Line(META.id, 5000, 9, 30, {"en": "Ann wins"}, {"en": "three home"}, ())
    assert page.app.desk
    finished_games.enter(page.app.desk.library, "g7", line)
    text = page.do("export")["effect"]["text"]
    other = brought(text)
    assert finished_games.lines(other.app.desk.library) == [line]  # type: ignore[union-attr]
    assert "One more finished game" in shown(other)
    other.do("file", name="x.json", text=text)
    assert len(finished_games.lines(other.app.desk.library)) == 1  # type: ignore[union-attr]


def test_a_profile_comes_where_there_is_none_and_else_waits_beside_it() -> None:
    mine, theirs = seal("mine"), seal("theirs")
    key = "echappee/keepsake/profile-x"
    page = brought(file_of(**{"keepsake__profile-x": theirs}))
    assert page.stored == {key: theirs}
    assert "profile in the file" in shown(page)
    assert brought(file_of(**{"keepsake__profile-x.new": theirs}), {key: mine}).stored == {
        key: mine,
        f"{key}.new": theirs,
    }
    page = brought(file_of(**{"keepsake__profile-x": theirs[:-3]}), {key: mine})
    assert page.stored == {key: mine, "echappee/broken/profile-x": theirs[:-3]}


def test_what_was_set_aside_comes_along_too() -> None:
    page = Page("#/games", {"echappee/broken/a": "half a g"}, ("en",))
    assert brought(page.do("export")["effect"]["text"]).stored == {"echappee/broken/a": "half a g"}
