"""City Chase in the browser: chases composed by the same rules, the curtain, answers that take a second tap."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from e2e import positions
from e2e.player import Player, Seen
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

GAME = "city-chase"
PLACED = ("placed pink X6", "placed yellow X8", "placed green X15")
BUILDINGS = tuple(f"{column}{row}" for row in range(1, 6) for column in "ABCDE")
WHOLE = "A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3"
"""Eleven hide-outs."""
MOST_ANSWERS = 120

POSITIONS: Mapping[str, Mapping[str, Any]] = {
    "place": {},
    "hide": {"step": "hide", "heli": {"pink": "X6", "yellow": "X8", "green": "X15"}},
    "police": {"log": [*PLACED, "hidden 1", "check pink B2 empty"], "path": "A1"},
    "found before": {
        "log": [
            *PLACED, "hidden 1", "check pink B2 empty", "check yellow D2 empty", "check green D5 empty",
            "hidden 2", "check pink C3 yellow", "move yellow X8 X7", "check green D5 empty", "hidden 3",
        ],
        "path": "C3 C4 B4",
    },
    "one hide-out from a trap": {
        "step": "hide", "round": 4, "path": "A2 B2 B1", "heli": {"pink": "X8", "yellow": "X11", "green": "X15"},
    },
    "one look from the car": {"log": [*PLACED, "hidden 1"], "path": "C3"},
    "the last look": {
        "round": 11, "path": WHOLE, "acted": ["pink", "yellow"],
        "heli": {"pink": "X1", "yellow": "X4", "green": "X16"},
    },
}  # fmt: skip
"""Moments of a chase, in the words of its saves."""

TWICE = """(length) => Number(document.getElementById("moment")?.max ?? -1) > length
  || document.getElementById("curtain") || document.querySelector("#confirm:not([disabled])")"""
HELD_BACK = "() => document.getElementById('curtain') && !document.getElementById('board')"
CALM = """() => !document.querySelector("#ask.beat, #ask.waiting") && document.getElementById("app").firstChild"""


def match(kinds: str = "1p", *, at: str | Mapping[str, Any] = "place", seed: int = 7, lang: str = "en",
          **options: Any) -> Match:  # fmt: skip
    """A chase at one of the positions; the first seat is the thief's."""
    position = POSITIONS[at] if isinstance(at, str) else at
    table = {"skyline": "regular", **options}
    made = Match(registry.game(GAME), table, positions.seats(kinds, lang, GAME), seed, position=position or None)
    made.settle()
    return made


# ------------------------------------------------------------------ answers
def answer(player: Player, token: str, seen: Seen | None = None) -> Seen:
    """An answer, given twice where the page asks for it; then whatever follows, up to a question or a curtain."""
    seen = seen or player.seen
    if at := seen.places.get(token):
        player.point(*at)
    else:
        player.do(token)
    player.until(TWICE, seen.length)
    if player.page.locator("#confirm:not([disabled])").count():
        player.page.locator("#confirm").click()
        player.until("(length) => Number(document.getElementById('moment')?.max ?? 1e9) > length", seen.length)
    player.until(CALM)
    return player.seen


def take(player: Player, heli: str) -> None:
    """Take a helicopter in hand by its panel."""
    player.page.locator(f"#hand-{heli}").click()
    player.page.wait_for_selector(f"#hand-{heli}[aria-pressed=true]")


def point_at(player: Player, selector: str) -> None:
    """Touch or click the middle of something."""
    box = player.page.locator(selector).bounding_box()
    assert box
    player.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_chance(seed: int, *, places: bool = False) -> Callable[[Seen], str]:
    """Any answer, on the board where it can be; helicopters stand where they were put first."""
    rng = random.Random(seed)

    def choose(seen: Seen) -> str:
        offered = list(seen.places) if places and seen.places else seen.answers or list(seen.places)
        if "confirm" in seen.answers:
            return "confirm"
        return rng.choice(offered)

    return choose


def play(player: Player, choose: Callable[[Seen], str], seen: Seen | None = None) -> list[str]:
    """Answer until the chase is over; returns the answers."""
    given: list[str] = []
    seen = seen or player.until_asked()
    while not seen.over:
        token = choose(seen)
        given.append(token)
        seen = answer(player, token, seen)
        assert len(given) < MOST_ANSWERS
    return given


# ------------------------------------------------------------------ the curtain
def curtain_is_down(player: Player) -> None:
    """Wait for it, and see that it hides everything."""
    player.until(HELD_BACK)


def raise_curtain(player: Player) -> Seen:
    """Hold the button until it opens."""
    player.page.locator("[data-hold]").hover()
    player.page.mouse.down()
    player.page.wait_for_selector("#board")
    player.page.mouse.up()
    return player.seen


def shown_path(player: Player) -> Sequence[str]:
    """The hide-outs drawn on the board, by what is said of them."""
    return player.page.locator("#way [aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
