"""The page keeps the books for the real box: dice typed in one go, a slip put right, cards by what they say."""

import pytest

from e2e.player import Player
from e2e.positions import waiting_for

ENTERED = "(count) => document.querySelectorAll('.thrown button.die').length === count"


def test_the_new_table_form_asks_whose_dice_roll(player: Player) -> None:
    player.open("#/new/velo-city").do("table:fold")
    assert "enter here what they show" in player.text("#help-real-dice")
    player.page.locator("#real-dice").select_option("true")
    player.page.locator("button.start").click()
    player.page.wait_for_selector("#ask.dice")
    assert "starts" in player.text("#question") or player.page.locator('[data-do^="ui:chance:"]').count() > 1
    player.page.locator('[data-do^="ui:chance:"]').first.click()
    player.page.wait_for_selector("#ask.asked")


def test_several_dice_are_typed_in_one_go_and_a_slip_is_put_right(player: Player) -> None:
    player.at_table(waiting_for("velo-city", "roll", 3))
    player.page.wait_for_selector("#ask.dice")
    places = player.page.locator(".thrown li").count()
    length = player.seen.length
    player.page.locator("#typed-dice").fill("9 9")
    player.page.keyboard.press("Enter")
    player.page.locator("#foresee.reason").wait_for()
    assert str(places) in player.text("#foresee")
    player.page.locator("#typed-dice").fill("4" * places)
    player.page.keyboard.press("Enter")
    seen = player.until_asked(length)
    player.do("ui:undo")
    player.page.wait_for_selector("#ask.dice")
    assert player.seen.length == length < seen.length
    player.page.locator("#question").focus()
    for _ in range(places - 1):
        player.page.keyboard.press("5")
    player.do(f"ui:die:{places - 2}:0")
    player.page.wait_for_function(ENTERED, arg=places - 2)
    player.page.keyboard.press("5")
    player.page.keyboard.press("6")
    player.until_asked(length)


def test_twenty_sides_are_tapped(phone: Player) -> None:
    phone.at_table(waiting_for("velomaster", "order"))
    phone.page.wait_for_selector("#ask.dice")
    places = phone.page.locator(".thrown li").count()
    assert phone.page.locator(".faces .face").count() == 20
    for die in range(places):
        phone.do(f"ui:pip:{20 - die}")
    phone.until("() => Number(document.getElementById('moment').max) > 0")


@pytest.mark.parametrize(("game", "step"), [("rainbow-jersey", "card"), ("vroom", "first")])
def test_cards_and_lots_are_told_by_what_they_say(player: Player, game: str, step: str) -> None:
    match = waiting_for(game, step)
    player.at_table(match)
    player.page.wait_for_selector("#ask.dice")
    outcomes = player.page.locator('[data-do^="ui:chance:"]')
    told = outcomes.all_inner_texts()
    assert len(told) == len(set(told)) > 1
    outcomes.last.click()
    player.until("(length) => Number(document.getElementById('moment').max) > length", len(match.log))


def test_the_form_says_which_cards_stay_secret(player: Player) -> None:
    player.open("#/new/vroom").do("table:fold")
    assert "The speed cards stay here: they are secret" in player.text("#help-real-dice")
    player.open("#/new/city-chase").do("table:fold")
    assert player.page.locator("#real-dice").count() == 0
