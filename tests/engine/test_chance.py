"""The generator and the dice: even, repeatable, and read strictly."""

import itertools
from collections import Counter

import pytest

from pygame_core.engine.core.chance import Dice, Pick, Rng, dice
from pygame_core.engine.core.choice import choice

HOSTILE = (
    "",
    " ",
    "roll",
    "roll ",
    "roll 0",
    "roll 7",
    "roll 01",
    "roll 1 1 1",
    "roll -1",
    "roll +1",
    "roll 1.0",
    "roll 1e0",
    "roll ١",
    "roll ²",
    "roll 1 ",
    "  roll 1",
    "ROLL 1",
    "roll " + "9" * 10_000,
    "roll\t1",
    "roll\n1",
    "roll None",
    "roll 1\x00",
    "roll " + "1 " * 5000,
)


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (outcomes - len(counts)) * expected


def test_the_numbers_are_the_same_in_every_python() -> None:
    rng = Rng(2024)
    assert [rng.below(6) for _ in range(12)] == [1, 3, 0, 1, 3, 5, 4, 1, 0, 3, 0, 5]
    assert rng.state == 15479067253433455661


def test_numbers_are_even() -> None:
    rng = Rng(7)
    assert chi_square(Counter(rng.below(6) for _ in range(12_000)), 6) < 20.5  # 5 degrees of freedom: one in a thousand
    assert chi_square(Counter(rng.pick("abcdefg") for _ in range(14_000)), 7) < 22.5
    assert 0.48 < sum(rng.random() for _ in range(10_000)) / 10_000 < 0.52


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_each_die_is_even_and_apart_from_the_next(count: int) -> None:
    rng = Rng(count)
    rolls = [dice(count).sample(rng).args for _ in range(9_000)]
    for die in range(count):
        assert chi_square(Counter(roll[die] for roll in rolls), 6) < 20.5
    if count > 1:
        assert chi_square(Counter(roll[:2] for roll in rolls), 36) < 66.7
    assert chi_square(Counter((one[0], two[0]) for one, two in itertools.pairwise(rolls)), 36) < 66.7


def test_close_seeds_begin_differently() -> None:
    first = [tuple(Rng(seed).below(1 << 20) for _ in range(1)) for seed in range(2000)]
    assert len(set(first)) > 1990
    assert chi_square(Counter(Rng(seed).below(6) for seed in range(6000)), 6) < 20.5


def test_split_generators_go_their_own_way() -> None:
    rng = Rng(3)
    one, two = rng.split(), rng.split()
    assert len({one.below(1 << 30), two.below(1 << 30), rng.below(1 << 30)}) == 3


@pytest.mark.parametrize("token", HOSTILE)
@pytest.mark.parametrize("count", [1, 2, 8])
def test_dice_find_only_what_they_can_show(token: str, count: int) -> None:
    assert dice(count).find(token) is None


def test_dice_tokens_round_trip() -> None:
    outcomes = [outcome for outcome, _ in Dice(3).outcomes()]
    assert len(outcomes) == len({outcome.token for outcome in outcomes}) == 216
    assert all(Dice(3).find(outcome.token) == outcome for outcome in outcomes)
    assert Dice(3).find("roll 1 2 3") == choice("roll", 1, 2, 3)
    assert Dice(1, 20).find("roll 20") == choice("roll", 20)
    assert Dice(1, 20).find("roll 21") is None


def test_weights_count() -> None:
    pick, rng = Pick([choice("a"), choice("b"), choice("never")], [3, 1, 0]), Rng(5)
    counts = Counter(pick.sample(rng).token for _ in range(8000))
    assert counts["never"] == 0
    assert counts["a"] / 8000 == pytest.approx(0.75, abs=0.02)
    assert pick.find("never") is None
    assert pick.find("b") == choice("b")
