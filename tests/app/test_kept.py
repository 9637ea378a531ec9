"""What people have in their browsers and messages: files of everything and letters are read for ever."""

import json
from pathlib import Path

import pytest

from app.storage.finished_games import lines
from app.storage.store import Store
from pygame_core.engine.keeping import saves
from tests.app.tables import Page
from tests.laws.keep import KEPT

EXPORTS = sorted(KEPT.glob("*.export"))
LETTERS = sorted(KEPT.glob("*.letters"))
BY_LINK = sorted(KEPT.glob("*-post-*.save.json"))


@pytest.mark.parametrize("file", EXPORTS, ids=lambda file: file.name)
def test_a_kept_file_of_everything_is_taken_in(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    games = [key for key in json.loads(text)["stored"] if key.startswith("echappee/game/") and not key.endswith(".old")]
    page = Page("#/settings")
    page.do("file", name="echappee.json", text=text)
    assert len(games) >= 4
    assert set(games) <= set(page.stored)
    for key in games:
        page.send("go", hash=f"#/game/{key.rpartition('/')[2]}")
        assert page.app.route.name == "game"
        assert page.table.session.match.log
        assert not page.table.session.log_lost


def test_a_kept_file_brings_names_statistics_and_what_was_set_aside() -> None:
    text = (KEPT / "echappee-2.export").read_text(encoding="utf-8")
    given = json.loads(text)["stored"]
    page = Page("#/settings")
    page.do("file", name="echappee.json", text=text)
    shelves = ("title", "played", "keepsake", "broken")
    brought = {key: value for key, value in given.items() if key.split("/")[1] in shelves and not key.endswith(".old")}
    assert {key.split("/")[1] for key in brought} == set(shelves)
    assert brought.items() <= page.stored.items()
    assert len(lines(Store(page.stored, ""))) == 3


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.name)
def test_kept_letters_lead_to_their_game(file: Path) -> None:
    """Each of them is shown; the first one invites, and what came later finds the game that it is of."""
    first, *later = file.read_text(encoding="utf-8").split()
    page = Page(f"#/post/city-chase/{first}")
    page.do("ui:begin")
    assert page.app.route.name == "game"
    for letter in later:
        other = Page(f"#/post/city-chase/{letter}")
        assert 'role="alert"' not in other.regions["app"]


@pytest.mark.parametrize("file", BY_LINK, ids=lambda file: file.name)
def test_kept_games_between_two_devices_still_have_their_post(file: Path) -> None:
    from pygame_core.games.city_chase.letters.mail import Mail

    loaded = saves.load(file.read_text(encoding="utf-8"))
    mail = Mail.from_text(loaded.beside)
    assert mail.name
    assert Mail.from_text(mail.to_text()).thread.to_plain() == mail.thread.to_plain()


def test_there_is_something_of_each() -> None:
    assert EXPORTS
    assert len(LETTERS) >= 3
    assert len(BY_LINK) >= 2
