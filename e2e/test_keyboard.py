"""By keyboard: the board's places are joined by arrow keys and looked at before they are chosen; tools have letters."""

from itertools import repeat

from e2e import positions
from e2e.player import Player


def test_arrow_keys_lead_from_place_to_place(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    seen = player.until_asked()
    player.page.locator("#question").focus()
    player.press_until(list(seen.places)[-1], repeat("Shift+Tab", 40))
    by_height = sorted(seen.places, key=lambda token: seen.places[token][1])
    for keys, wanted in ((repeat("ArrowUp", 4), by_height[0]), (repeat("ArrowDown", 4), by_height[-1])):
        if player.focused != wanted:
            player.press_until(wanted, keys)
        player.page.locator("#foresee b").wait_for()
    player.page.keyboard.press("Enter")
    player.until_asked(seen.length)
    assert by_height[-1] in player.games["g1"]


def test_letters_open_the_tools(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    for letter, title in (("o", "Odds"), ("r", "Rule"), ("s", "Send the game")):
        player.page.keyboard.press(letter)
        player.page.locator("#drawer-title").wait_for()
        assert player.text("#drawer-title"), title
        player.page.keyboard.press("Escape")
        player.page.locator("#drawer-title").wait_for(state="detached")


def test_the_skip_link_leads_past_the_head(player: Player) -> None:
    player.keeping({}).open()
    player.page.keyboard.press("Tab")
    assert player.focused == "skip"
    player.page.keyboard.press("Enter")
    assert player.focused == "app"
