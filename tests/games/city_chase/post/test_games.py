"""Whole games between two devices by links alone: what one side sees is what the other one sees, and all is proved."""

from collections import Counter

import pytest

from pygame_core.engine.keeping import saves
from tests.games.city_chase.post.duel import Duel

GIVES_UP = ("", "", "", "thief", "police")
LONGEST = 2_000


def played(seed: int, batch: int) -> Duel:
    players = 2 + seed % 3
    options = {"skyline": ("random", "regular")[seed % 2], "notes": ("full", "traces")[seed // 2 % 2]}
    return Duel(seed, batch, players, GIVES_UP[seed % 5], **options).run()


def ending(duel: Duel) -> str:
    """Both sides see the same end, and the path is the one that was driven."""
    police, thief = duel.police.view(None), duel.thief.view(None)
    for name in ("winner", "reason"):
        assert police["result"][name] == thief["result"][name]
    assert police["path"] == thief["path"] == duel.driver.path
    assert duel.officer.failing is None
    assert duel.driver.failing is None
    return str(police["result"]["reason"])


def test_two_hundred_games_by_links_alone() -> None:
    seen: Counter[str] = Counter()
    longest = 0
    for seed in range(200):
        duel = played(seed, batch=seed % 4)
        seen[ending(duel)] += 1
        longest = max(longest, *map(len, duel.links))
    assert set(seen) == {"arrest", "escape", "encirclement", "resignation"}
    assert min(seen.values()) >= 5
    assert longest < LONGEST / 2


def test_the_longest_game_there_is() -> None:
    """Eleven rounds of one action in each message: 33 messages from each side after the first two."""
    duels = [duel for seed in range(16) if len((duel := Duel(seed, batch=1).run()).links) == 68]
    assert duels
    assert max(len(text) for duel in duels for text in duel.links) < LONGEST / 2


def test_both_logs_say_the_same() -> None:
    """All that is public is on both sides, but for checks that were void."""
    for seed in range(3):
        duel = Duel(seed, batch=3).run()
        assert duel.police.view(None)["log"] == duel.thief.view(None)["log"]


@pytest.mark.parametrize("side", ["police", "thief"])
def test_the_match_of_each_side_can_be_saved(side: str) -> None:
    match = getattr(Duel(4, batch=2).run(), side)
    assert saves.load(saves.save(match)).match.state == match.state
