"""Every reason that a hint gives is true of the answer it stands beside, as far as numbers can say, over many races."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from pygame_core.engine.core.choice import Choice
from pygame_core.games.rainbow_jersey.board import END_OF_ROAD, SPACE, SPACES, UPKEEP
from pygame_core.games.rainbow_jersey.bots import words as bot_words
from pygame_core.games.rainbow_jersey.bots.words import reason
from pygame_core.games.rainbow_jersey.rules.answers import RESERVE
from tests.games.rainbow_jersey.rides import play
from tests.games.rainbow_jersey.words import at, view

RACES, ANSWERS = 8, 200
View = dict[str, Any]
Moment = tuple[View, Choice]
EXCHANGE = {"step": "exchange", "space": 31, "front": "red", "white": 1, "turn": 33}
CLOSE = (
    {"away": "red", "gap": 14, "space": 24, "turn": 9, "held": {"red": [26, 27], "black": [28]}},
    {**EXCHANGE, "double": {"red": 2}, "triple": {"red": 3}},
    {**EXCHANGE, "rainbow": {"red": 2}, "double": {"red": 5}},
    {"space": 33, "rainbow_lap": True, "turn": 9, "held": {"red": [37], "black": [39]}},
    {"space": 7, "energy": {"red": 12, "black": 9, "yellow": 6}, "turn": 20, "reserve": {"yellow": 0}},
)  # fmt: skip


@cache
def moments() -> tuple[Moment, ...]:
    """Every answer to every question of some races at random."""
    return tuple(moment for seed in range(RACES) for moment in race(seed))


def race(seed: int) -> Iterator[Moment]:
    rng, match = Random(seed), at(CLOSE[seed % len(CLOSE)] if seed % 2 else {})
    for _ in range(ANSWERS):
        if match.over:
            return
        seat = match.asked[0] if match.asked[0] >= 0 else -1
        if seat < 0:
            match.answer(-1, rng.choice([choice.token for choice in match.game.choices(match.state, -1)]))
            continue
        choices = [one for one in match.game.choices(match.state, seat) if one.kind not in match.game.free_kinds]
        seen, bids = view(match), [one for one in choices if one.kind == "bid"]
        yield from ((seen, choice) for choice in choices if choice not in bids[3:-1])
        match.answer(seat, rng.choice([one for one in choices if one.kind != "bid"] or choices + choices[:3]).token)


def key(words: str) -> tuple[str, int]:
    """Which reason a sentence is, and its number."""
    for name, form in bot_words._EN.items():
        found = re.fullmatch(re.escape(form).replace(r"\{n\}", r"(\d+)"), words)
        if found:
            return name, int(found[1]) if found.groups() else 1
    raise AssertionError(words)


def energy(seen: View) -> int:
    return int(seen["energy"][seen["asked"][0]])


def to_line(seen: View) -> int:
    return SPACES - int(seen["space"])


def jersey_at(seen: View, n: int) -> bool:
    return SPACE[(seen["space"] + n) % SPACES][0] in ("green", "dots")


def last_word(seen: View, choice: Choice, n: int) -> bool:
    """Nobody who speaks later has a domestique and the means, and one less would not do."""
    later = seen["auction"]["waiting"][1:]
    could = [
        seat for seat in later
        if (left := seen["reserve"][seat] + seen["holder"].count(seat))
        and min(60, seen["energy"][seat] + 15 * (left - 1)) > seen["auction"]["high"]
    ]  # fmt: skip
    return not could and n == choice.args[0] == seen["auction"]["high"] + 1


TRUE: dict[str, Callable[[View, Choice, int], bool]] = {
    "continue_line": lambda seen, _choice, n: seen["rainbow_lap"] and n == to_line(seen),
    "continue_prize": lambda seen, _choice, n: jersey_at(seen, n),
    "continue_far": lambda seen, _choice, _n: seen["gap"] >= 13,
    "continue": lambda seen, _choice, n: n == UPKEEP[seen["gap"]],
    "give_up_poor": lambda seen, _choice, n: n == energy(seen) < 15,
    "attack_end": lambda seen, _choice, n: seen["gap"] + n == END_OF_ROAD,
    "attack_six": lambda seen, _choice, _n: seen["gap"] + 6 == END_OF_ROAD,
    "attack_line": lambda seen, _choice, n: seen["rainbow_lap"] and n == to_line(seen),
    "attack_prize": lambda seen, _choice, n: jersey_at(seen, n),
    "attack_free": lambda seen, _choice, _n: seen["price"] == 0,
    "attack": lambda seen, _choice, n: n == seen["price"] > 0,
    "hold_away": lambda seen, _choice, _n: seen["away"] == seen["asked"][0],
    "hold": lambda seen, _choice, _n: seen["order"][0] == seen["asked"][0],
    "hold_near": lambda seen, _choice, _n: seen["away"] < 0,
    "pass_poor": lambda seen, _choice, n: n == energy(seen) < 15,
    "pass_high": lambda seen, _choice, n: n == seen["auction"]["high"] > 0,
    "bid_last": last_word,
    "bid_line": lambda seen, _choice, _n: to_line(seen) <= 6,
    "bid_prize": lambda seen, _choice, _n: any(jersey_at(seen, n) for n in range(1, 7)),
    "bid_dear": lambda seen, _choice, n: n == SPACE[seen["space"]][1] >= 4,
    "drop_reserve": lambda seen, choice, _n: choice.args[0] == RESERVE and seen["reserve"][seen["asked"][0]] > 0,
    "drop": lambda seen, choice, _n: seen["holder"][choice.args[0]] == seen["asked"][0],
    "move": lambda seen, choice, _n: seen["holder"][choice.args[0]] == seen["asked"][0],
}
"""What numbers can say of a reason; those that are left are matters of taste."""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_is_true_of_its_answer(lang: str) -> None:
    met = set()
    for seen, choice in moments():
        name, n = key(reason(seen, choice, "en"))
        assert reason(seen, choice, lang)
        plain = name.removesuffix("_one")
        met.add(plain)
        if plain in TRUE:
            assert TRUE[plain](seen, choice, n), (name, n, choice.token, seen)
    assert len(met & set(TRUE)) > len(TRUE) // 2


def test_a_trade_wins_only_if_the_race_is_over_with_it() -> None:
    told = 0
    for position in CLOSE[1:3]:
        for choice in at(position).game.choices(at(position).state, 0):
            if choice.kind != "trade":
                continue
            match = at(position)
            name, _ = key(reason(view(match), choice, "en"))
            match.answer(0, choice.token)
            assert match.over == (name == "trade_wins")
            told += name == "trade_wins"
    assert told


def test_the_last_word_is_not_promised_to_who_is_followed() -> None:
    match = play(at({"space": 26, "energy": {"black": 20, "yellow": 30, "red": 26}}), "roll", "roll 1")
    choice = next(one for one in match.game.choices(match.state, 1) if one.kind == "bid")
    assert key(reason(view(match), choice, "en"))[0] != "bid_last"
