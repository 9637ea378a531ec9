"""Cards lie face down: two games that differ in them alone look the same, but for who holds the card of this round."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from e2e import drives
from e2e.chases import curtain_is_down, raise_curtain
from e2e.player import Player
from e2e.test_chase_secret import COME_BACK, LEAVE, told

TWINS = {
    "an earlier card": (["3 5", "2 4", "1 6", "4 4"], ["6 5", "2 4", "1 3", "4 4"]),
    "the card of this round": (["3 5", "2 4", "1 6", "4 4"], ["3 2", "2 4", "1 6", "4 5"]),
}
"""The cards of four cars after two deals; one's own are the first."""
ROUND: dict[str, Any] = {"round": 2, "cars": ["2500,3000", "2300,3400", "2100,3800", "2700,4200"]}
IN_CLEAR = re.compile(r'"cards"|deal \d|"secret":\s*\{')
SHOWN = "() => document.querySelector('#peeked')?.ariaLabel ?? document.querySelector('#peeked svg')?.ariaLabel ?? ''"
FACE_DOWN = "() => !document.querySelector('#peeked *')"


def at_round_two(player: Player, cards: list[str], kinds: str = "p222") -> Player:
    """The second round begins, and nobody has looked."""
    player.at_table(drives.match(kinds, at={**ROUND, "cards": cards}), hints="off")
    return player


def hold(player: Player) -> str:
    """Hold the card; what it says, and then let it go."""
    player.page.locator("#my-card").hover()
    player.page.mouse.down()
    player.page.wait_for_selector("#peeked svg")
    said: str = player.page.evaluate(SHOWN)
    player.page.mouse.up()
    player.until(FACE_DOWN)
    return said


def wander(player: Player) -> Iterator[tuple[str, list[Any]]]:
    """Open what can be opened, and look at every earlier moment."""
    player.page.mouse.move(1, 1)
    yield "at first", told(player)
    for tool in ("menu", "share", "odds", "rules", "hint"):
        player.do(f"ui:{tool}")
        player.page.locator("#drawer-title").wait_for()
        yield tool, told(player)
        player.do("ui:close")
        player.page.locator("#drawer-title").wait_for(state="detached")
    for moment in range(player.seen.length):
        player.page.evaluate("(n) => { const s = document.getElementById('moment'); s.value = n; "
                             "s.dispatchEvent(new Event('input', { bubbles: true })); }", moment)  # fmt: skip
        player.page.wait_for_selector("#ask.past")
        yield f"moment {moment}", told(player)
    if player.page.locator("#ask.past").count():
        player.do("ui:now")
        player.page.wait_for_selector("#ask.asked")


@pytest.mark.parametrize("hidden", TWINS)
def test_a_card_face_down_is_told_nowhere(player: Player, hidden: str) -> None:
    tours, held = [], []
    for cards in TWINS[hidden]:
        at_round_two(player, cards).offline_ready().page.wait_for_selector("#my-card")
        assert not IN_CLEAR.search(player.stored["game/g1"])
        tour = list(wander(player))
        held.append(hold(player))
        player.until("() => document.querySelector('#cars .movable')")
        tours.append([*tour, *wander(player)])
        assert not IN_CLEAR.search(player.stored["game/g1"])
    ours, theirs = tours
    assert [name for name, _ in ours] == [name for name, _ in theirs]
    differing = [name for (name, one), (_, other) in zip(ours, theirs, strict=True) if one != other]
    assert differing == []
    assert held == (["Your card: 5"] * 2 if hidden == "an earlier card" else ["Your card: 5", "Your card: 2"])


def test_a_card_that_was_looked_at_is_gone_with_its_round(player: Player) -> None:
    drives.driver(player, drives.TRAIN)
    assert hold(player) == "Your card: 3"
    drives.grab(player, (1000, 3500))
    drives.pull(player, (1500, 3300))
    player.page.mouse.up()
    player.until("() => document.querySelector('.strip .lit-now')?.textContent === '2'")
    player.page.wait_for_selector("#my-card")
    player.page.evaluate("(n) => { const s = document.getElementById('moment'); s.value = n; "
                         "s.dispatchEvent(new Event('input', { bubbles: true })); }", 0)  # fmt: skip
    player.page.wait_for_selector("#ask.past")
    assert player.page.locator("#my-card").count() == 0
    assert "Your card: 3" not in str(told(player))


# ------------------------------------------------------------------ holding
def test_a_key_holds_the_card_and_leaving_the_window_lets_it_go(player: Player) -> None:
    at_round_two(player, TWINS["an earlier card"][0])
    player.page.locator("#my-card").focus()
    player.page.keyboard.down("Enter")
    player.page.wait_for_selector("#peeked svg")
    player.page.evaluate("dispatchEvent(new Event('blur'))")
    player.until(FACE_DOWN)
    player.page.keyboard.up("Enter")
    player.page.keyboard.down(" ")
    player.page.wait_for_selector("#peeked svg")
    player.page.keyboard.up(" ")
    player.until(FACE_DOWN)


def test_a_finger_holds_the_card(phone: Player) -> None:
    at_round_two(phone, TWINS["an earlier card"][0]).page.wait_for_selector("#my-card")
    box = phone.page.locator("#my-card").bounding_box()
    assert box
    session = phone.context.new_cdp_session(phone.page)
    at = {"x": box["x"] + 60, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    phone.page.wait_for_selector("#peeked svg")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.until(FACE_DOWN)
    assert phone.page.locator("#cars .movable").count() == 1


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180), (740, 360), (320, 640)])
def test_the_card_that_is_held_is_seen_whole(player: Player, width: int, height: int) -> None:
    at_round_two(player, TWINS["an earlier card"][0]).page.set_viewport_size({"width": width, "height": height})
    player.page.locator("#my-card").hover()
    player.page.mouse.down()
    box = player.page.wait_for_selector("#peeked svg").bounding_box()
    player.page.mouse.up()
    player.page.set_viewport_size({"width": 1280, "height": 800})
    assert box
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height


# ------------------------------------------------------------------ from hand to hand
def test_the_curtain_hangs_before_each_look_and_the_table_is_open_to_all(player: Player) -> None:
    at_round_two(player, TWINS["an earlier card"][0], "pp22").page.wait_for_selector("#ask.handing")
    assert player.page.locator("#my-card").count() == 0
    player.do("ui:hand")
    curtain_is_down(player)
    raise_curtain(player)
    assert hold(player) == "Your card: 5"
    player.do("ui:table")
    player.page.wait_for_selector("#ask.asked")
    assert player.page.locator("[data-peek]").count() == 0
    player.page.wait_for_selector("#cars .movable")
    player.do("ui:aside:0")  # Once more: behind the curtain again.
    curtain_is_down(player)
    raise_curtain(player)
    assert hold(player) == "Your card: 5"
    player.do("ui:table").page.locator("#seat-1 [data-do='ui:aside:1']").click()  # Nobody asks Bob; he may look.
    curtain_is_down(player)
    raise_curtain(player)
    assert hold(player) == "Your card: 4"
    assert "Ann" not in player.text("#question")


def test_who_leaves_the_tab_leaves_the_curtain(player: Player) -> None:
    at_round_two(player, TWINS["an earlier card"][0], "pp22").page.wait_for_selector("#ask.handing")
    player.do("ui:hand")
    raise_curtain(player)
    player.page.wait_for_selector("#my-card")
    assert player.page.evaluate(LEAVE) == 0
    player.page.evaluate(COME_BACK)
    curtain_is_down(player)


def test_forecasts_are_made_one_behind_the_other(player: Player) -> None:
    at = {"step": "forecast", "round": 4, "cars": ["4500,3500", "4300,2600", "4000,3000", "4800,4000"],
          "cards": ["3 3 3 3", "4 4 4 4", "2 2 1 1", "2 2 5 5"]}  # fmt: skip
    player.at_table(drives.match("pp22", at=at, podium=True)).page.wait_for_selector("#ask.handing")
    for answer in ("forecast in", "forecast out"):
        player.do("ui:hand")
        curtain_is_down(player)
        raise_curtain(player)
        player.page.wait_for_selector("#ask.asked")
        player.do(answer)
        player.page.wait_for_selector("#ask:not(.asked)")
    assert "forecast in" not in player.stored["game/g1"]


def test_no_link_from_an_open_table_tells_what_only_one_may_see(player: Player) -> None:
    at_round_two(player, TWINS["an earlier card"][0], "pp22").page.wait_for_selector("#ask.handing")
    player.do("ui:share").page.locator("#drawer-title").wait_for()
    links = player.page.locator("#drawer [data-do^='ui:link:']")
    offered = links.evaluate_all("(all) => all.map((one) => one.dataset.do)")
    assert offered == ["ui:link:public"]
