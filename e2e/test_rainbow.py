"""Maillot Arc-en-ciel in the browser: whole races, auctions, what is free at any time, hints, the last survivor."""

import re
from itertools import pairwise, repeat

import pytest

from e2e import rides
from e2e.player import Player

WINS = r"wins|won|gagne|remporte|victoire"
CAUGHT_UP = "() => document.querySelector('#offer b').textContent === document.getElementById('dial').value"


def the_end_is_told(player: Player) -> None:
    """Who won, and the picture of the podium."""
    assert re.search(WINS, player.text("#ask"))
    assert player.page.locator("#podium-view svg").is_visible()
    assert player.find("ui:again").is_visible()


def energy(player: Player, seat: int) -> int:
    """What a seat's panel says."""
    found = re.search(r"\d+", player.page.locator(f"#seat-{seat} .energys").inner_text())
    assert found
    return int(found[0])


# ------------------------------------------------------------------ whole races
def test_by_taps(player: Player) -> None:
    player.at_table(rides.match("p11"))
    given = rides.play(player)
    assert {token.split()[0] for token in given} >= {"roll", "bid", "pass"}
    the_end_is_told(player)
    player.do("ui:again")
    player.page.wait_for_selector("#ask.asked")


def test_by_keyboard_alone_in_french(player: Player) -> None:
    player.keeping({"lang": "fr"}).open()
    player.press_until(f"play:{rides.GAME}", repeat("Tab", 80))
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(f"#board-{rides.GAME}")
    seen, given = player.until_asked(), 0
    while not seen.over:
        player.press_until(rides.thrifty(seen), repeat("Tab", 80))
        player.page.keyboard.press("Enter")
        seen = player.until_asked(seen.length)
        given += 1
        assert given < rides.MOST_ANSWERS
    the_end_is_told(player)


def test_by_finger_on_a_small_screen(phone: Player) -> None:
    phone.at_table(rides.match("p21"))
    rides.play(phone)
    the_end_is_told(phone)


# ------------------------------------------------------------------ auctions
def test_one_more_in_one_tap(player: Player) -> None:
    player.at_table(rides.match("p11", at="auction"))
    seen = player.until_asked()
    assert "forest" in seen.question
    player.page.locator("#one-up").click()
    player.until_asked(seen.length)
    assert "bid 4" in player.games["g1"]


def test_a_number_by_plus_and_by_the_slider(player: Player) -> None:
    player.at_table(rides.match("p11", at="auction"))
    seen = player.until_asked()
    start = int(player.page.locator("#dial").input_value())
    player.do("ui:dial:+1")
    player.until("(n) => document.querySelector('#offer b').textContent === n", str(start + 1))
    assert player.page.locator("#dial").input_value() == str(start + 1)
    dial = player.page.locator("#dial")
    dial.focus()
    player.page.keyboard.press("End")
    player.until("() => document.querySelector('#offer b').textContent === '37'")
    assert "0 left" in player.text("#foresee") or "At 37" in player.text("#foresee")
    player.page.keyboard.press("Home")
    player.until("() => document.querySelector('#offer b').textContent === '4'")
    player.page.keyboard.press("Enter")
    player.until_asked(seen.length)
    assert "bid 4" in player.games["g1"]


def test_a_number_by_dragging(phone: Player) -> None:
    phone.at_table(rides.match("p11", at="auction"))
    asked = phone.until_asked()
    box = phone.page.locator("#dial").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    phone.page.mouse.move(box["x"] + box["width"] * 0.15, middle)
    phone.page.mouse.down()
    phone.page.mouse.move(box["x"] + box["width"] * 0.5, middle, steps=6)
    phone.page.mouse.up()
    phone.until(CAUGHT_UP)  # A busy page tells of a moving thumb a little later.
    shown = int(phone.text("#offer b"))
    assert shown > 9
    assert phone.page.locator("#dial").input_value() == str(shown)
    assert re.search(rf"\b{shown}\b", phone.text("#foresee"))
    phone.do(f"bid {shown}")
    phone.until_asked(asked.length)
    assert f"bid {shown}" in phone.games["g1"]


def test_the_slider_stands_under_the_number_it_means(player: Player) -> None:
    """Where the thumb is pressed, the drawn scale shows that number."""
    player.at_table(rides.match("p11", at="auction"))
    player.until_asked()
    box = player.page.locator("#dial").bounding_box()
    assert box
    player.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    player.until("() => document.querySelector('#offer b').textContent === '37'")


def test_computers_bid_one_by_one(player: Player) -> None:
    """At the usual pace each bid stands long enough to be read."""
    player.at_table(rides.match("p22", at="auction, others speak later"), speed="normal")
    player.page.wait_for_selector("#ask.asked")
    player.page.evaluate("""() => {
      window.heard = [];
      const look = () => {
        const told = document.querySelector("#ask .tell")?.textContent ?? "";
        if (told && told !== window.heard.at(-1)?.[0]) window.heard.push([told, performance.now()]);
      };
      new MutationObserver(look).observe(document.getElementById("app"), {subtree: true, childList: true,
        characterData: true});
    }""")
    player.do("bid 1")
    player.page.wait_for_function("() => window.heard.length >= 3")
    heard = player.page.evaluate("() => window.heard")
    spoken = [(words, at) for words, at in heard if re.search(r"bids|passes", words)]
    assert len(spoken) >= 2
    assert all(after - before > 500 for (_, before), (_, after) in pairwise(spoken))


# ------------------------------------------------------------------ what is free at any time
def test_a_domestique_is_let_go_while_another_is_asked(phone: Player) -> None:
    phone.at_table(rides.match("ppp", at="auction, others speak later"))
    seen = phone.until_asked()
    assert seen.asker == "red"
    before = energy(phone, 1)
    phone.do("ui:errands:1")
    phone.page.locator("#drawer-title").wait_for()
    phone.do("ui:errand:1:abandon reserve")
    phone.until("(length) => Number(document.getElementById('moment').max) > length", seen.length)
    after = phone.seen
    assert (after.asker, after.question, after.answers) == (seen.asker, seen.question, seen.answers)
    assert energy(phone, 1) == before + 15
    assert phone.focused == "ui:errands:1"


def test_a_waste_takes_a_second_tap(player: Player) -> None:
    player.at_table(rides.match("ppp"))
    seen = player.until_asked()
    player.do("ui:errands:0:abandon", "ui:errand:0:abandon reserve")
    player.page.locator("#confirm-errand").wait_for()
    assert "nothing" in player.text("#confirm-errand")
    assert player.seen.length == seen.length
    player.page.locator("#confirm-errand").click()
    player.until("(length) => Number(document.getElementById('moment').max) > length", seen.length)
    assert energy(player, 0) == 60


def test_dots_are_exchanged_in_somebody_elses_turn(player: Player) -> None:
    position = rides.POSITIONS["roll"] | {"double": {"yellow": 5}, "turn": 3}
    player.at_table(rides.match("ppp", at=position))
    seen = player.until_asked()
    player.page.locator("#errands-2").dispatch_event("click")
    player.page.locator("#drawer-title").wait_for()
    player.do("ui:errand:2:exchange dots 5 0")
    player.until("(length) => Number(document.getElementById('moment').max) > length", seen.length)
    assert player.seen.asker == "red"
    assert "exchange dots 5 0" in player.games["g1"]


def test_nobody_else_may_touch_a_computers_team(player: Player) -> None:
    player.at_table(rides.match("p11"))
    player.until_asked()
    assert player.page.locator("[data-do^='ui:errands:0']").count() > 0
    assert player.page.locator("[data-do^='ui:errands:1'], [data-do^='ui:errands:2']").count() == 0


# ------------------------------------------------------------------ other questions
@pytest.mark.parametrize(
    ("at", "token"),
    [
        ("upkeep", "continue"), ("attack", "attack"), ("debt", "drop 2"), ("placing", "move 7"),
        ("exchange", "trade dots 2 2"), ("drop", "drop 37"),
    ],
)  # fmt: skip
def test_each_question_is_answered(player: Player, at: str, token: str) -> None:
    player.at_table(rides.match("p11", at=at))
    seen = player.until_asked()
    assert token in (*seen.answers, *seen.places)
    player.answer(token, seen)
    assert token in player.games["g1"]


@pytest.mark.parametrize(("at", "token"), [("debt", "drop 35"), ("placing", "move 15"), ("drop", "drop 1")])
def test_own_spaces_are_chosen_on_the_board(player: Player, at: str, token: str) -> None:
    player.at_table(rides.match("p11", at=at))
    seen = player.until_asked()
    player.point(*seen.places[token])
    player.until_asked(seen.length)
    assert token in player.games["g1"]


def test_why_not(player: Player) -> None:
    player.at_table(rides.match("p11", at="roll on a rainbow lap"))
    length = player.until_asked().length
    player.find("why:space 39").click()
    player.page.locator("#foresee.reason").wait_for()
    assert "Bob" in player.text("#foresee")
    assert player.seen.length == length


def test_the_next_roll_has_its_title_on_a_small_screen_at_an_auction_too(phone: Player) -> None:
    """Six tiles without a word above them were a riddle."""
    phone.at_table(rides.match("p22", at="auction"), hints="off")
    phone.until_asked()
    title, board, tiles = (phone.page.locator(one).bounding_box() for one in ("#h-ahead", ".board", "#ahead ol"))
    assert title
    assert board
    assert tiles
    assert phone.text("#h-ahead").startswith("Next roll")
    assert title["height"] >= 15
    assert title["y"] + title["height"] <= tiles["y"] + 1
    assert board["y"] + board["height"] - title["y"] < 25  # on the edge, where no space lies


def test_six_faces_are_foretold(player: Player) -> None:
    player.at_table(rides.match("p11", at="roll on a rainbow lap"), hints="off")
    player.until_asked()
    tiles = player.page.locator("#ahead li")
    assert tiles.count() == 6
    told = tiles.all_inner_texts()
    assert "you pay 4" in told[2], "39 is held by black"
    assert any("jersey" in one for one in told[3:])


# ------------------------------------------------------------------ hints, the last survivor
def test_a_hint_comes_once(player: Player) -> None:
    player.at_table(rides.match("ppp"))
    player.until_asked()
    player.page.locator(".newcomer").wait_for()
    first = player.text(".newcomer p")
    player.do("ui:read")
    player.page.locator(".newcomer").wait_for(state="detached")
    player.reload().until_asked()
    again = player.page.locator(".newcomer p")
    assert not again.count() or again.inner_text() != first


def test_hints_can_be_switched_off(player: Player) -> None:
    player.at_table(rides.match("ppp"), hints="off")
    player.until_asked()
    assert player.page.locator(".newcomer").count() == 0


def test_the_last_survivor_need_not_play_on(player: Player) -> None:
    player.at_table(rides.match("p11", at="the last survivor"))
    player.until_asked()
    player.find("ui:finish").click()
    player.page.wait_for_selector("#ask.over")
    the_end_is_told(player)


def test_reloading_in_an_auction_changes_nothing(player: Player) -> None:
    player.at_table(rides.match("p11", at="auction"), hints="off")
    seen = player.until_asked()
    shown = {name: player.text(name) for name in ("#ask", "#players", "#log")}
    assert player.reload().until_asked() == seen
    assert {name: player.text(name) for name in shown} == shown
