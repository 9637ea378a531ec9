"""Chance is a seat: what it may answer, and the generator that answers for it."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Protocol, TypeVar

from .choice import Choice

CHANCE = -1
T = TypeVar("T")
_MASK = (1 << 64) - 1


class Rng:
    """A 64-bit linear congruential generator: the same numbers in every Python, its state one integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        # Only the upper half is used: the low bits of such a generator have short periods.
        return ((state >> 32) * n) >> 32

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 32) / (1 << 32)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the others."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        return things[((state >> 32) * len(things)) >> 32]

    def split(self) -> "Rng":
        """A generator of its own for somebody who may not disturb this one."""
        return Rng(self.below(1 << 32) << 32 | self.below(1 << 32))


class Draw(Protocol):
    """What chance may answer at one moment."""

    def sample(self, rng: Rng) -> Choice: ...
    def find(self, token: str) -> Choice | None: ...
    def outcomes(self) -> Iterator[tuple[Choice, int]]: ...


class Pick:
    """One of a few outcomes, with whole weights (even ones when none are given)."""

    __slots__ = ("choices", "weights")

    def __init__(self, choices: Sequence[Choice], weights: Sequence[int] = ()) -> None:
        self.choices = choices
        self.weights = weights or [1] * len(choices)

    def sample(self, rng: Rng) -> Choice:
        left = rng.below(sum(self.weights))
        for choice, weight in zip(self.choices, self.weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        raise AssertionError("weights are positive")

    def find(self, token: str) -> Choice | None:
        return next((choice for choice, weight in self.outcomes() if choice.token == token and weight), None)

    def outcomes(self) -> Iterator[tuple[Choice, int]]:
        return zip(self.choices, self.weights, strict=True)


@lru_cache(maxsize=20_000)
def rolled(values: tuple[int, ...]) -> Choice:
    """The outcome of throwing these values."""
    return Choice("roll " + " ".join(map(str, values)), "roll", values)


@cache
def _all_rolls(count: int, sides: int) -> list[Choice]:
    return [rolled(values) for values in product(range(1, sides + 1), repeat=count)]


class Dice:
    """Several dice thrown together; the outcome tells each of them, in order."""

    __slots__ = ("count", "sides")

    def __init__(self, count: int, sides: int = 6) -> None:
        self.count = count
        self.sides = sides

    def sample(self, rng: Rng) -> Choice:
        if self.count < 4:
            return rng.pick(_all_rolls(self.count, self.sides))
        return rolled(tuple([rng.below(self.sides) + 1 for _ in range(self.count)]))

    def find(self, token: str) -> Choice | None:
        words = token.split(" ")
        if words[0] != "roll" or len(words) != self.count + 1:
            return None
        if not all(word.isascii() and word.isdecimal() and len(word) <= 3 for word in words[1:]):
            return None
        values = tuple(map(int, words[1:]))
        found = rolled(values)
        return found if all(1 <= value <= self.sides for value in values) and found.token == token else None

    def outcomes(self) -> Iterator[tuple[Choice, int]]:
        for values in product(range(1, self.sides + 1), repeat=self.count):
            yield rolled(values), 1


@cache
def dice(count: int, sides: int = 6) -> Dice:
    """The same dice for everybody who throws so many."""
    return Dice(count, sides)
