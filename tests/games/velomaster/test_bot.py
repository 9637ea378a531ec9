"""Computer managers: legal answers in time, and each level better than the one below."""

from collections import Counter
from typing import Any

import pytest

from pygame_core.bots.base import Bot, Budget, RandomBot, ticks
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.options import check_table
from pygame_core.games.velomaster.bots.levels import LEVELS
from pygame_core.games.velomaster.bots.words import reason
from pygame_core.games.velomaster.rules.game import GAME
from pygame_core.games.velomaster.state import Race
from tests.games.velomaster.races import offered, play, race, seats_of


def ride(bots: list[Bot], options: dict[str, Any], seed: int) -> Race:
    seats, rng = seats_of(len(bots)), Rng(seed)
    s = GAME.start(check_table(GAME.meta, options, seats), seats)
    while s.stack:
        seat = GAME.asked(s)[0]
        if seat == CHANCE:
            GAME.play(s, seat, GAME.draw(s).sample(rng))
            continue
        choices = GAME.choices(s, seat)
        choice = bots[seat].choose(GAME.view(s, seat), choices, rng.split(), Budget(0.02, ticks()))
        assert choice in choices
        GAME.play(s, seat, choice)
    return s


def wins(strong: Bot, weak: Bot, races: int, level: str) -> Counter[int]:
    """Who wins how often, seats taken in turn."""
    found: Counter[int] = Counter()
    for seed in range(races):
        bots = [strong, weak] if seed % 2 else [weak, strong]
        result = ride(bots, {"level": level, "neutral_team": False}, seed // 2).result
        assert result
        found[bots.index(strong) == result["winner"]] += 1
    return found


@pytest.mark.parametrize("level", ["beginner", "expert", "pro"])
def test_the_second_level_beats_the_first(level: str) -> None:
    assert wins(LEVELS[2](), LEVELS[1](), 10, level)[True] >= 8


def test_the_first_level_beats_chance() -> None:
    assert wins(LEVELS[1](), RandomBot(), 10, "expert")[True] >= 8


def test_the_third_level_rides_a_whole_race() -> None:
    result = ride([LEVELS[3](), LEVELS[2]()], {"level": "beginner"}, 3).result
    assert result
    assert result["winner"] in (0, 1)


def test_there_is_a_reason_for_everything() -> None:
    """In both languages, filled in, for every kind of answer; nobody advises to dope."""
    heard: dict[str, set[str]] = {}
    for seed, (level, players) in enumerate([("expert", 6), ("pro", 2)]):
        seats, rng = seats_of(players), Rng(seed)
        s = GAME.start(check_table(GAME.meta, {"level": level, "stages": "criterium criterium"}, seats), seats)
        while s.stack:
            seat = GAME.asked(s)[0]
            if seat == CHANCE:
                GAME.play(s, seat, GAME.draw(s).sample(rng))
                continue
            choices, view = GAME.choices(s, seat), GAME.view(s, seat)
            for choice in {choice.kind: choice for choice in choices}.values():
                told = [reason(view, choice, lang) for lang in ("fr", "en")]
                heard.setdefault(choice.kind, set()).update(told)
                assert all(told) == (choice.kind != "dope")
                assert not any("{" in each for each in told)
            GAME.play(s, seat, rng.pick(choices))
    assert {"step", "stop", "give", "take", "leap", "relay", "yes", "no", "attack", "start", "ride"} <= set(heard)
    assert min(len(heard["step"]), len(heard["give"]), len(heard["leap"])) > 6


@pytest.mark.parametrize(
    ("riders", "token", "word"),
    [
        ({"green-L": "F.4.1"}, "step F.4.2", "eats"),
        ({"green-L": "H.3.3"}, "step finish", "the line"),
        ({"green-L": "A.3.1", "purple-V": "A.3.4"}, "step A.3.2", "wheel"),
        ({"green-L": "F.4.1"}, "stop", "eats"),
    ],
)
def test_a_reason_fits_its_moment(riders: dict[str, str], token: str, word: str) -> None:
    match = play(race(riders, phase="leaders"), "roll 2")
    choice = next(choice for choice in match.choices_by_seat[0] if choice.token == token)
    assert word in reason(match.view(0), choice, "en")
    assert LEVELS[3]().reason(match.view(0), choice, "fr") == reason(match.view(0), choice, "fr")


def test_neutral_riders_wait_for_no_meal() -> None:
    """They have no feed: a computer that moves one must not park it before the zone, where it bars the road."""
    match = play(race({"green-L": "A.3.1", "purple-L": "A.2.1", "grey-N1": "F.3.4"}, seats=2), "roll 2")
    assert offered(match) == {"step G.3.1", "step F.2.5", "step F.4.5", "stop"}
    best = LEVELS[2]().rank(match.view(1), match.choices_by_seat[1], Rng(1))[0][0]
    assert best.token == "step G.3.1"
