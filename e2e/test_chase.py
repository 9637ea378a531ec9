"""City Chase on one device: whole chases from both sides, the helicopter in hand, second taps, taking back, the end."""

import re
from itertools import repeat

import pytest

from e2e import chases
from e2e.chases import answer, by_chance, play
from e2e.player import Player

ENDS = r"Arrest in round|Encircled in round|vanishes into the night"


def the_end_is_told(player: Player) -> int:
    """Who won, the path in words, a round strip as long as the path; returns its length."""
    assert re.search(ENDS, player.text("#question"))
    told = re.search(r"The path: (.+?)\.", player.text("#ask"))
    assert told
    path = re.findall(r"[A-E][1-5]", told[1])
    assert player.page.locator(".round-strip .round").count() == len(path)
    return len(path)


# ------------------------------------------------------------------ whole chases
def test_as_the_police_by_taps(player: Player) -> None:
    player.at_table(chases.match("1p"))
    given = play(player, by_chance(3, places=True))
    assert {token.split()[0] for token in given} == {"place", "confirm", "move", "check"}
    the_end_is_told(player)


def test_as_the_thief_by_taps_each_hide_out_said_twice(player: Player) -> None:
    player.at_table(chases.match("p1"))
    seen = player.until_asked()
    choose = by_chance(5, places=True)
    token = choose(seen)
    player.point(*seen.places[token])
    player.page.wait_for_selector("#confirm:not([disabled])")
    assert player.seen.length == seen.length, "the first tap only shows it"
    other = next(place for place in seen.places if place != token)
    player.point(*player.seen.places[other])
    player.until("(token) => document.getElementById('confirm')?.dataset.do === token", other)
    player.page.locator("#confirm").click()
    seen = player.until_asked(seen.length)
    assert other.split()[-1] in chases.shown_path(player)[0]
    play(player, choose, seen)
    the_end_is_told(player)


def test_by_keyboard_alone_in_french(player: Player) -> None:
    player.keeping({"lang": "fr"}).open()
    player.press_until("play:city-chase", repeat("Tab", 60))
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#board-city-chase")
    seen, choose = player.until_asked(), by_chance(11)
    while not seen.over:
        token = "confirm" if "confirm" in seen.answers else choose(seen)
        player.press_until(token, repeat("Tab", 80))
        player.page.keyboard.press("Enter")
        player.until(chases.TWICE, seen.length)
        if player.page.locator("#confirm:not([disabled])").count():
            assert player.focused == token
            player.page.keyboard.press("Enter")
        seen = player.until_asked(seen.length)
    assert re.search(r"Arrestation|Encerclement|évapore|nuit", player.text("#question"))


def test_reloading_changes_nothing(player: Player) -> None:
    player.at_table(chases.match("1p"))
    seen, choose = player.until_asked(), by_chance(8)
    for _ in range(7):
        seen = answer(player, choose(seen), seen)
    shown = {name: player.text(name) for name in ("#ask", "#players", "#log")}
    kept = player.games["g1"]
    assert player.reload().until_asked() == seen
    assert {name: player.text(name) for name in shown} == shown
    assert player.games["g1"] == kept


# ------------------------------------------------------------------ the police's hand
def test_a_helicopter_is_taken_in_hand_on_the_board(player: Player) -> None:
    player.at_table(chases.match("1p", at="police"))
    seen = player.until_asked()
    assert {token.split()[1] for token in seen.places} == {"yellow"}, "the first that has still to act"
    chases.point_at(player, "#board [data-do='ui:hold:green']")  # it hovers, so that no click waits for it to stand
    player.page.wait_for_selector("#hand-green[aria-pressed=true]")
    seen = player.seen
    assert {token.split()[1] for token in (*seen.places, *seen.answers)} == {"green"}
    assert "check green C4" in seen.places
    answer(player, "check green C4", seen)
    player.page.wait_for_selector("#hand-green", state="detached")


def test_looking_into_a_found_building_takes_a_second_tap(player: Player) -> None:
    player.at_table(chases.match("1p", at="found before"))
    seen = player.until_asked()
    player.point(*seen.places["check pink C3"])
    player.page.wait_for_selector("#confirm:not([disabled])")
    assert "waste" in player.text("#confirm")
    assert player.seen.length == seen.length
    player.page.locator("#confirm").click()
    player.until("(length) => Number(document.getElementById('moment').max) > length", seen.length)
    assert "found before" in player.text("#log")


def test_a_flight_is_taken_back_but_not_a_look(player: Player) -> None:
    player.at_table(chases.match("1p", at="one look from the car"))
    before = player.until_asked()
    answer(player, "move pink X10", before)
    player.do("ui:undo")
    player.until("(length) => Number(document.getElementById('moment').max) === length", before.length)
    assert player.seen.answers == before.answers
    answer(player, "move pink X5")
    looked = answer(player, "check yellow D2")
    assert looked.length == before.length + 2
    player.do("ui:undo")
    player.page.locator("#drawer-title").wait_for()
    assert player.seen.length == looked.length
    assert player.page.locator("[data-do='ui:rewind']").count() == 0


def test_why_not_out_of_reach(player: Player) -> None:
    player.at_table(chases.match("1p", at="police"))
    length = player.until_asked().length
    player.find("why:look A5").click()
    player.page.locator("#foresee.reason").wait_for()
    assert "cannot look into A5" in player.text("#foresee")
    player.find("why:fly X1").click()
    player.until("() => document.getElementById('foresee').textContent.includes('X1')")
    assert player.seen.length == length


@pytest.mark.parametrize("kinds", ["1p", "p1"])
def test_resigning_from_the_menu(player: Player, kinds: str) -> None:
    player.at_table(chases.match(kinds, at="found before" if kinds == "1p" else "one hide-out from a trap"))
    player.until_asked()
    player.do("ui:menu", "ui:unasked:resign")
    player.page.get_by_role("button", name="Yes, really").wait_for()
    assert player.page.locator("#ask.asked").count() == 1
    player.page.get_by_role("button", name="Yes, really").click()
    player.page.wait_for_selector("#ask.over")
    assert "resign" in player.text("#question")


# ------------------------------------------------------------------ the thief's help
def test_a_trap_is_warned_of(player: Player) -> None:
    player.at_table(chases.match("p1", at="one hide-out from a trap"))
    seen = player.until_asked()
    assert set(seen.places) == {"hide A1", "hide C1"}
    player.find("hide A1").hover()
    player.page.locator("#foresee b").wait_for()
    assert "encirclement" in player.text("#foresee")
    answer(player, "hide A1", seen)
    player.page.wait_for_selector("#ask.over")
    assert "Encircled in round 5" in player.text("#question")


# ------------------------------------------------------------------ the end
def test_the_slider_shows_the_way_up_to_its_moment(player: Player) -> None:
    player.at_table(chases.match("1p", at="one look from the car"))
    player.until_asked()
    seen = answer(player, "check pink C3")
    assert seen.over
    assert the_end_is_told(player) == 1
    player.do("ui:podium")
    player.page.wait_for_selector("#way [aria-label]")
    assert len(chases.shown_path(player)) == 1


def test_round_by_round_the_true_path(player: Player) -> None:
    player.at_table(chases.match("1p"))
    play(player, by_chance(21))
    rounds = the_end_is_told(player)
    assert rounds > 1
    for number in range(1, rounds + 1):
        player.page.locator(".round-strip .round").nth(number - 1).click()
        player.page.wait_for_selector(f".round-strip .round:nth-child({number})[aria-current=true]")
        assert len(chases.shown_path(player)) == number
        assert f"Round {number}" in player.text(".round-card")
    player.page.locator("#moment").focus()
    player.page.keyboard.press("Home")
    player.until("() => document.querySelectorAll('#way [aria-label]').length === 0")
    player.page.keyboard.press("End")
    player.page.wait_for_selector("#ask.over")


def test_play_again_with_the_parts_changed(player: Player) -> None:
    player.at_table(chases.match("1p", at="one look from the car"))
    answer(player, "check pink C3")
    player.do("ui:again")
    player.until("() => document.querySelector('#ask.asked.by-thief')")
    seen = player.seen
    assert seen.asker == "thief"
    assert seen.question.startswith("Bob")
    assert {token.split()[0] for token in seen.places} == {"hide"}
