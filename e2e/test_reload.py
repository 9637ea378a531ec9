"""Nothing is lost: reloading or closing the tab in mid-turn, going back and forth between pages, two tabs."""

import json

from e2e import positions
from e2e.player import Player


def saved_length(player: Player, name: str = "g1") -> int:
    """How many answers the kept game holds."""
    save = json.loads(json.loads(player.stored[f"game/{name}"])["save"])
    return len(save["log"].split("\n"))


def test_after_the_dice(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    seen = player.answer("group 36")
    dice = player.text("#ask")
    assert player.reload().until_asked() == seen
    assert player.text("#ask") == dice
    assert saved_length(player) == seen.length


def test_while_computers_play(player: Player) -> None:
    player.at_table(positions.match("p22", at="move of which nothing comes"), speed="slow")
    player.do("move 20 own")
    player.page.wait_for_selector("#ask.waiting, #ask.beat")
    before = saved_length(player)
    assert before > 0
    player.reload()
    assert saved_length(player) >= before
    while player.seen.kind != "asked":
        player.page.keyboard.press("n")  # skips, where there is something to skip
    assert player.until_asked(before).asker


def test_closing_the_tab(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    seen = player.answer("solo")
    other = player.new_tab()
    player.page.close()
    other.open()
    other.page.locator("#resume a").first.click()
    assert other.until_asked() == seen


def test_back_and_forward_between_pages(player: Player) -> None:
    player.keeping({}).open()
    player.do("play:velo-city")
    player.page.wait_for_selector("#board-velo-city")
    seen = player.until_asked()
    player.page.go_back()
    player.page.wait_for_selector("#resume")
    player.page.go_forward()
    assert player.until_asked() == seen
    player.page.get_by_role("link", name="Back to the games").click()
    player.page.wait_for_selector("#resume")


def test_two_tabs_do_not_overwrite_each_other(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    other = player.new_tab().open("#/game/g1")
    player.page.wait_for_selector("#ask.watched")
    seen = other.answer("solo")
    player.until("(length) => Number(document.getElementById('moment').max) === length", seen.length)
    assert player.text("#notices")
    player.do("ui:claim")
    assert player.until_asked() == seen
    other.page.wait_for_selector("#ask.watched")
    seen = player.answer(seen.answers[0], seen)
    other.until("(length) => Number(document.getElementById('moment').max) === length", seen.length)
    assert saved_length(player) == seen.length
