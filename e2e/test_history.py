"""Through the game and back: keys, redo, links to a moment, computers that are watched at any speed."""

import re

import pytest

from e2e import positions
from e2e.player import Player
from e2e.test_table import a_game_in_progress

MOMENT = "(moment) => Number(document.getElementById('moment')?.value) === moment"
LENGTH = "() => Number(document.getElementById('moment').max)"


def at(player: Player, moment: int) -> None:
    player.until(MOMENT, moment)


def test_keys_lead_through_the_whole_game_wherever_the_focus_is(player: Player) -> None:
    player.at_table(a_game_in_progress())
    last, press = player.until_asked().length, player.page.keyboard.press
    press("ArrowLeft")
    at(player, last - 1)
    press("Home")
    at(player, 0)
    press("PageDown")
    at(player, last // 10)
    press("ArrowRight")
    at(player, last // 10 + 1)
    press("PageUp")
    at(player, 1)
    press("End")
    player.page.wait_for_selector("#ask.asked")
    press("Home")
    at(player, 0)


def test_the_slider_has_its_own_keys(player: Player) -> None:
    player.at_table(a_game_in_progress())
    last = player.until_asked().length
    player.page.locator("#moment").focus()
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("End", last)):
        player.page.keyboard.press(key)
        at(player, moment)


def test_redo_stands_beside_the_slider_while_there_is_something_to_redo(player: Player) -> None:
    player.at_table(positions.match("ppp", at="obstacle"))
    player.until_asked()
    assert player.find("ui:redo").count() == 0
    after = player.answer("pay")
    player.page.keyboard.press("u")
    player.until("() => Number(document.getElementById('moment').max) === 0")
    assert player.find("ui:redo").is_visible()
    player.page.keyboard.press("y")
    assert player.until_asked(0) == after
    assert player.find("ui:redo").count() == 0


def test_computers_are_paused_stepped_and_sped_up_while_they_play(player: Player) -> None:
    player.at_table(positions.computers_only(), speed="slow")
    player.do("ui:pause")
    player.page.locator('[data-do="ui:resume"]').wait_for()
    stood = player.page.evaluate(LENGTH)
    player.page.wait_for_timeout(1500)
    assert player.page.evaluate(LENGTH) == stood, "nothing happens while all stands still"
    told = player.text("#ask .context")
    for _ in range(80):
        player.page.keyboard.press(".")
        player.page.wait_for_timeout(150)
        if player.text("#ask .context") != told:
            break
    assert player.text("#ask .context") != told, "one step goes on by one thing"
    assert player.find("ui:resume").is_visible()
    player.do("ui:speed:instant")
    player.page.locator('[data-do="ui:speed:instant"][aria-pressed=true]').wait_for()
    assert player.stored["speed"] == "instant"
    player.do("ui:resume")
    player.until("(stood) => Number(document.getElementById('moment').max) > stood + 12", stood)
    player.do("ui:pause", "ui:speed:slow", "ui:resume")
    player.page.locator('[data-do="ui:pause"]').wait_for()


def test_a_seat_is_taken_while_computers_play(player: Player) -> None:
    player.at_table(positions.computers_only())
    player.do("ui:pause").find("ui:resume").wait_for()
    colours = ["red", "black", "white"]
    taken = (colours.index(player.seen.asker) + 1) % len(colours)
    player.do("ui:menu", f"ui:seat:{taken}", "ui:close", "ui:resume")
    seen = player.until_asked()
    assert (seen.kind, seen.asker) == ("asked", colours[taken])
    player.do("ui:menu", f"ui:seat:{taken}", "ui:close")
    player.until("(length) => Number(document.getElementById('moment').max) > length + 6", seen.length)


def test_the_past_runs_by_itself_at_the_speed_that_is_chosen(player: Player) -> None:
    player.at_table(a_game_in_progress(), speed="slow")
    player.until_asked()
    player.page.keyboard.press("Home")
    at(player, 0)
    player.do("ui:replay", "ui:speed:fast")
    at(player, 2)
    player.page.keyboard.press("p")
    player.page.locator('[data-do="ui:replay"]').wait_for()


@pytest.mark.parametrize("kind", ["position", "history"])
def test_a_link_to_a_moment_opens_at_that_moment(player: Player, kind: str) -> None:
    player.at_table(a_game_in_progress())
    last = player.until_asked().length
    player.page.keyboard.press("Home")
    for _ in range(4):
        player.page.keyboard.press("ArrowRight")
    at(player, 4)
    player.do("ui:share", f"ui:link:{kind}")
    assert player.text("#drawer-title") == "Send this moment"
    link = player.page.locator("#share-link").input_value().removeprefix(player.host.address)
    player.open(link)
    assert ("It opens at move 4" in player.text("#page")) == (kind == "history")
    player.do("ui:keep")
    if kind == "position":
        assert player.until_asked().length <= 1, "only a die may have fallen"
        return
    at(player, 4)
    assert player.seen.length == last
    assert re.search(r"/4$", player.page.evaluate("location.hash"))
    player.do("ui:now")
    player.until_asked()
    assert not re.search(r"/4$", player.page.evaluate("location.hash"))
