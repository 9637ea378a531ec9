"""How two builds' pictures are compared: what differs is counted and shown, what is chance is not."""

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Error

from e2e.against import DIFFERENCE, Difference, Pictures, Visitor, looked_at
from e2e.player import Player

SIDE = 20
Compare = Callable[..., dict[str, Any]]


@pytest.fixture
def compare(browser: Browser) -> Compare:
    """Compares pictures that are named by their colours: those of two builds, then the same once more."""
    page = browser.new_page(viewport={"width": SIDE, "height": SIDE})

    def taken(colour: str) -> str:
        page.set_content(f"<body style='margin:0;background:linear-gradient(90deg,{colour} 50%,white 50%)'>")
        return b64encode(page.screenshot()).decode()

    return lambda *colours: page.evaluate(DIFFERENCE, [taken(colour) for colour in colours])


def test_the_same_pictures_do_not_differ(compare: Compare) -> None:
    assert compare("red", "red", "red", "red")["count"] == 0


def test_what_differs_is_counted_point_by_point_and_shown(compare: Compare) -> None:
    found = compare("red", "blue", "red", "blue")
    assert found["count"] == SIDE * SIDE / 2
    assert found["shown"]


def test_what_does_not_stay_the_same_within_one_build_is_chance(compare: Compare) -> None:
    assert compare("red", "blue", "blue", "blue")["count"] == 0
    assert compare("red", "blue", "red", "green")["count"] == 0


def test_a_screen_that_is_not_reached_is_named() -> None:
    class Lost(Visitor):
        def see(self, screen: str) -> Pictures:
            raise Error(f"no way to {screen}\nCall log")

    lost: Any = [Lost(cast("Player", None))]
    page: Any = None
    (found,) = looked_at(page, lost, "phone", "the moon")
    assert found.name == "the moon, phone, not reached (no way to the moon)"


def test_a_difference_is_kept_beside_the_page_that_shows_it(tmp_path: Path) -> None:
    row = Difference("chase, over, phone, night", 7, {"before": b"1", "after": b"2"}).kept(tmp_path)
    assert "chase, over, phone, night: 7" in row
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "chase--over--phone--night-after.png",
        "chase--over--phone--night-before.png",
    ]
    assert all(file.name in row for file in tmp_path.iterdir())
