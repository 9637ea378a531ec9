"""What is particular to a small screen and to people who want no motion."""

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from e2e import chases, positions
from e2e.player import Player
from pygame_core.engine import registry

Arrive = Callable[..., Player]
SIZES = {"small": (320, 640), "usual": (360, 740), "sideways": (740, 360), "tablet": (820, 1180)}
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty} on ${one.effect.target?.outerHTML.slice(0, 80)}`)"""


def test_a_tap_beside_a_place_means_the_nearest_one(phone: Player) -> None:
    phone.at_table(positions.match("ppp", at="move"))
    seen = phone.until_asked()
    others = dict(seen.places)
    x, y = others.pop("move 20 black")

    def room(point: tuple[float, float]) -> float:
        return min(math.dist(point, other) for other in others.values())

    beside = [(x + across, y + down) for across in (-14, 0, 14) for down in (-14, 0, 14)]
    phone.point(*max(beside, key=room))
    phone.until_asked(seen.length)
    assert "move 20 black" in phone.games["g1"]


def test_a_finger_that_rests_only_looks(phone: Player) -> None:
    phone.at_table(positions.match("ppp", at="move"))
    seen = phone.until_asked()
    box = phone.page.locator("#ask [data-do='move 20 energy']").bounding_box()
    assert box
    session = phone.context.new_cdp_session(phone.page)
    point = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    phone.page.locator("#foresee b").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.seen.length == seen.length


@pytest.mark.parametrize("size", SIZES)
def test_question_answers_and_board_are_seen_without_scrolling(phone: Player, size: str) -> None:
    width, height = SIZES[size]
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.at_table(positions.match("pppp", at="move"))
    phone.until_asked()
    for selector in ("#question", "#ask [data-do='move 20 own']", "#board svg"):
        box = phone.page.locator(selector).first.bounding_box()
        assert box, selector
        assert box["x"] >= 0, selector
        assert box["x"] + box["width"] <= width + 1, selector
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= height + 1, selector


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kinds", "at", "token"), [("1p", "found before", "check pink B2"), ("p1", "hide", "")])
def test_helicopters_and_city_are_seen_without_scrolling(
    phone: Player, kinds: str, at: str, token: str, size: str
) -> None:
    width, height = SIZES[size]
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.at_table(chases.match(kinds, at=at)).until_asked()
    corners = [f"#place-{name}" for name in ("A1", "E1", "A5", "E5")]
    pad = [f"#ask [data-do='{token}']"] if token else []
    for selector in ("#question", *pad, "#board svg", *corners):
        box = phone.page.locator(selector).first.bounding_box()
        assert box, selector
        assert box["x"] >= -1, selector
        assert box["x"] + box["width"] <= width + 1, selector
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= height + 1, selector


def test_who_wants_no_motion_gets_none(newcomer: Arrive) -> None:
    still = newcomer(reduced_motion="reduce")
    still.at_table(positions.match("p11", at="move of which nothing comes"), speed="slow").offline_ready()
    assert still.page.evaluate(MOVING) == []
    seen = still.seen
    still.do("move 20 own")
    assert still.page.evaluate(MOVING) == []
    still.until_asked(seen.length)
    assert still.page.evaluate(MOVING) == []


# A word that stands on two lines, of those that are no longer than one.
BROKEN = """() => [...document.querySelectorAll(".edit .seg button")].flatMap((button) =>
  [...button.childNodes].filter(({ nodeType, data }) => nodeType === 3 && !data.includes(" ")).filter((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length > 1;
  }).map((node) => node.data))"""


@pytest.mark.parametrize("size", ["320x640", "360x740", "740x360"])
def test_no_levels_name_is_broken_in_two(phone: Player, size: str) -> None:
    width, height = map(int, size.split("x"))
    phone.page.set_viewport_size(ViewportSize(width=width, height=height))
    phone.keeping({"lang": "fr"})
    for meta in registry.games():
        phone.open(f"#/new/{meta.id}").do("table:seat:0")
        phone.page.locator(".edit .seg").wait_for()
        assert phone.page.evaluate(BROKEN) == [], meta.id
