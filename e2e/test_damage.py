"""Broken saves, a full or refused storage, and a fault of ours: a clear sentence, and nothing lost."""

import json
from pathlib import Path

import pytest

from e2e import positions
from e2e.conftest import Opener
from e2e.host import Host
from e2e.player import Player

FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
REFUSED = """Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError"); };"""
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); }
});"""
NO_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's setting; it refuses databases and service workers, too."""
GARBAGE = '{"echappee": 1, "sum": 5, "save": "half a gam'
BREAK_PYTHON = "async () => { await document.getElementById('engine').xworker.sync.tell('no message'); }"


def test_a_damaged_save_is_set_aside_and_the_others_are_fine(player: Player) -> None:
    whole = positions.stored(positions.match("ppp"))
    player.keeping({"game/g1": GARBAGE, "game/g2": whole}).open()
    assert "damaged" in player.text("#notices")
    player.open("#/games")
    assert list(player.games) == ["g2"]
    assert player.stored["broken/g1"] == GARBAGE
    with player.page.expect_download() as download:
        player.do("carry:g1")
    assert download.value.path().read_text("utf-8") == GARBAGE
    player.open("#/game/g2")
    assert player.answer("solo").length


def test_a_damaged_save_goes_on_one_answer_earlier(player: Player) -> None:
    older = positions.stored(positions.match("ppp"))
    player.keeping({"game/g1": older[:-40], "game/g1.old": older}).open()
    assert "one answer earlier" in player.text("#notices")
    player.page.locator("#resume a").first.click()
    assert player.until_asked().answers
    assert player.stored["broken/g1"] == older[:-40]


def test_a_changed_save_is_no_game(player: Player) -> None:
    """The record's own sum is right, what is inside is not."""
    from app.storage.save_record import Card, pack

    inside = json.dumps({"format": 1, "game": "velo-city", "rules": 1, "log": "roll 7"})
    player.keeping({"game/g1": pack(Card("velo-city", 1), inside)}).open("#/game/g1")
    assert "damaged" in player.text("#notices")
    assert "broken/g1" in player.stored


def test_a_newer_save_is_left_alone(player: Player) -> None:
    newer = json.dumps({"echappee": 9, "what": "ever"})
    player.keeping({"game/g1": newer}).open("#/games")
    assert "newer version" in player.text("#app")
    player.open("#/game/g1")
    player.reload()
    assert player.stored["game/g1"] == newer


@pytest.mark.parametrize("fault", [FULL, REFUSED, FORBIDDEN])
def test_the_game_goes_on_when_nothing_can_be_stored(player: Player, fault: str) -> None:
    player.keeping({}).page.add_init_script(fault)
    player.open()
    if fault is not FULL:
        assert "refuses" in player.text("#notices"), "that is said at once"
    player.begin("velo-city")
    if fault is FULL:
        player.page.get_by_text("storage is full").wait_for()
    if player.find("ui:skip").is_visible():
        player.do("ui:skip")
    seen = player.until_asked()
    assert player.answer(seen.answers[0], seen).length > seen.length


def test_where_the_browser_keeps_nothing_at_all_one_plays(resident: Opener, host: Host, tmp_path: Path) -> None:
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(NO_COOKIES), "utf-8")
    player = resident(host).open()
    assert "refuses" in player.text("#notices")
    player.begin("velo-city")
    seen = player.until_asked()
    assert player.answer(seen.answers[0], seen).length > seen.length


@pytest.mark.parametrize("part", ["core-*.js", "shell.js", "page.css"])
def test_a_part_that_did_not_come_is_asked_for_once_more(newcomer: Opener, part: str) -> None:
    """Browsers give up a module now and then, and say nothing."""
    player = newcomer()
    player.page.route(f"**/{part}", lambda route: route.abort("aborted"), times=1)
    assert player.open().find("play:velo-city").is_visible()
    assert "echappee/again" not in player.page.evaluate("Object.keys(sessionStorage)")


def test_a_part_that_never_comes_is_told(newcomer: Opener) -> None:
    player = newcomer()
    player.page.route("**/core-*.js", lambda route: route.abort("aborted"))
    player.page.goto(player.host.address)
    player.page.get_by_text("The game engine does not answer.").wait_for()


def test_a_start_that_stands_still_is_tried_once_more(newcomer: Opener) -> None:
    player = newcomer()
    player.page.route("**/worker.py", lambda route: route.abort("aborted"), times=1)
    assert player.open().find("play:velo-city").is_visible()
    player.guard.troubles.clear()  # PyScript has told the console what it missed


def test_a_fault_of_ours_says_what_is_safe(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    seen = player.answer("solo")
    player.page.evaluate(BREAK_PYTHON)
    player.do("theme:night")
    player.page.get_by_role("heading", name="A tyre has burst").wait_for()
    assert "Games are saved up to the last answer" in player.text("#page")
    with player.page.expect_download() as report:
        player.do("report")
    assert "JSONDecodeError" in report.value.path().read_text("utf-8")
    with player.page.expect_navigation():
        player.do("reload")
    assert player.alive().until_asked().length == seen.length
