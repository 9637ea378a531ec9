"""Maillot Arc-en-ciel in the browser: races composed by the same rules, and a thrifty way to play them to the end."""

from collections.abc import Mapping
from typing import Any

from e2e import positions
from e2e.player import Player, Seen
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

GAME = "rainbow-jersey"
MOST_ANSWERS = 700
DEAR = 5
"""Nobody here bids more than this, so that nobody runs out of energy."""

POSITIONS: Mapping[str, Mapping[str, Any]] = {
    "roll": {},
    "roll on a rainbow lap": {
        "turn": 40, "lap": 4, "space": 36, "rainbow_lap": True, "energy": {"red": 31, "black": 22, "yellow": 40},
        "held": {"red": [7, 27], "black": [39, 1], "yellow": [20, 35]}, "rainbow": {"red": 1, "black": 2},
        "green": {"red": 2}, "double": {"yellow": 3}, "triple": {"yellow": 1}, "shown": ["c06"],
        "discard": ["c01", "c10", "c22"],
    },
    "auction": {
        "step": "auction", "space": 27, "white": 3, "front": "red", "pack": ["black", "yellow", "red"], "turn": 12,
        "energy": {"red": 37, "black": 44, "yellow": 20}, "bids": ["black 3", "yellow pass"],
    },
    "auction, others speak later": {
        "step": "auction", "space": 27, "white": 3, "front": "yellow", "pack": ["red", "black", "yellow"], "turn": 12,
        "energy": {"red": 17, "black": 26, "yellow": 30},
    },
    "six at an auction": {
        "step": "auction", "space": 27, "white": 3, "front": "yellow", "turn": 60, "lap": 6,
        "pack": ["white", "black", "red", "green", "blue", "yellow"], "bids": ["white 3", "black pass"],
        "energy": {"red": 37, "black": 9, "yellow": 26, "white": 31, "green": 44, "blue": 18},
        "held": {"red": [7, 11, 20], "black": [39, 1], "yellow": [35, 34, 32], "white": [26, 28], "green": [30, 37]},
        "rainbow": {"red": 2, "white": 1, "blue": 2}, "green": {"green": 2}, "double": {"blue": 3},
    },
    "upkeep": {"away": "red", "gap": 6, "energy": {"red": 30}, "space": 10, "turn": 9},
    "attack": {
        "step": "attack", "space": 7, "white": 3, "front": "red", "held": {"red": [7]}, "turn": 5,
        "energy": {"red": 40},
    },
    "debt": {
        "step": "debt", "space": 28, "white": 1, "front": "black", "pack": ["black", "red", "yellow"], "turn": 30,
        "energy": {"red": 4, "black": 30}, "reserve": {"red": 1}, "held": {"red": [2, 35]},
    },
    "placing": {
        "step": "placing", "space": 26, "white": 1, "front": "black", "pack": ["yellow", "red", "black"], "turn": 50,
        "asked": "red", "reserve": {"red": 0}, "held": {"red": [1, 7, 15]}, "energy": {"red": 20},
    },
    "exchange": {
        "step": "exchange", "space": 31, "white": 1, "front": "red", "turn": 33, "double": {"red": 2},
        "triple": {"red": 3},
    },
    "drop": {
        "step": "drop", "space": 12, "white": 3, "front": "red", "card": "c08", "discard": ["c10", "c08"], "turn": 20,
        "reserve": {"red": 0}, "held": {"red": [1, 37]}, "energy": {"red": 50},
    },
    "one roll from the end": {
        "turn": 90, "lap": 9, "space": 39, "rainbow_lap": True, "rainbow": {"red": 2, "black": 1},
        "green": {"black": 2},
    },
    "the last survivor": {
        "turn": 80, "lap": 8, "space": 12, "fallen": {"black": 60, "yellow": 70}, "rainbow": {"red": 2, "black": 1},
        "energy": {"red": 25}, "reserve": {"red": 2},
    },
}  # fmt: skip
"""Moments of a race, in the words of its saves; red is the first seat."""
SIX = "six at an auction"
"""The one of them that needs six seats."""


def match(kinds: str = "p11", *, at: str | Mapping[str, Any] = "roll", seed: int = 7, lang: str = "en",
          **options: Any) -> Match:  # fmt: skip
    """A race at one of the positions."""
    position = POSITIONS[at] if isinstance(at, str) else at
    made = Match(
        registry.game(GAME), {"start_order": "seats", **options}, positions.seats(kinds, lang, GAME), seed,
        position=position or None,
    )  # fmt: skip
    made.settle()
    return made


def thrifty(seen: Seen) -> str:
    """One more while it is cheap; nothing is ever risked but what the first answers are."""
    bids = [int(token.split()[1]) for token in seen.answers if token.startswith("bid")]
    if bids:
        return f"bid {min(bids)}" if min(bids) <= DEAR else "pass"
    for token in ("give_up", "hold", "keep"):
        if token in seen.answers and seen.length % 3:
            return token
    return seen.answers[0]


def play(player: Player, seen: Seen | None = None) -> list[str]:
    """Answer thriftily until the race is over; returns the answers."""
    given: list[str] = []
    seen = seen or player.until_asked()
    while not seen.over:
        given.append(thrifty(seen))
        seen = player.answer(given[-1], seen)
        assert len(given) < MOST_ANSWERS
    return given
