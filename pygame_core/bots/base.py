"""A computer player: it gets a view, the legal answers, a generator of its own and a budget, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import count
from time import perf_counter
from typing import Any, TypeVar

from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import LEVELS, Seat
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.core.state import State

View = Mapping[str, Any]
Clock = Callable[[], float]
T = TypeVar("T")
Thinking = Generator[None, None, T]
"""Work in small slices: it yields every few milliseconds and returns what it found."""

KINDS = ("random", *map(str, LEVELS))
_SAMPLES = 24


class Budget:
    """How long a bot may think. It looks at a clock; the one of `ticks` makes a game the same on every machine."""

    def __init__(self, seconds: float, clock: Clock = perf_counter) -> None:
        self.clock = clock
        self.end = clock() + seconds

    @property
    def spent(self) -> bool:
        return self.clock() >= self.end


def ticks(seconds: float = 0.001) -> Clock:
    """A clock that goes on by so much each time somebody looks at it: a budget of work instead of time."""
    looks = count()
    return lambda: next(looks) * seconds


class Bot(ABC):
    """A computer player: it chooses. Those that weigh their answers are `WeighingBot`s."""

    @abstractmethod
    def choose(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Choice:
        """The answer, found in one go."""

    def think(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[Choice]:
        """The answer, found in small slices, where a player has such."""
        yield
        return self.choose(view, choices, rng, budget)

    def free(self, view: View, choices: Sequence[Choice], rng: Rng) -> Choice | None:
        """One of the free answers, if this is the moment for it: looked for before each answer of the seat."""
        return None


class WeighingBot(Bot):
    """One that gives every answer its worth, so that it can advise. A game's level writes `weigh`, and `reason` when it
    can say why."""

    @abstractmethod
    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        """What each of the choices is worth; more is better."""

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        """Why this choice, in a few words; nothing when there is nothing to say."""
        return ""

    def think(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[Choice]:
        """The best answer, found in small slices."""
        if len(choices) == 1:
            return choices[0]
        values = yield from self.weigh(view, choices, rng, budget)
        return choices[values.index(max(values))]

    def choose(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Choice:
        """The best answer, found in one go."""
        return finish(self.think(view, choices, rng, budget))

    def rank(
        self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget | None = None
    ) -> list[tuple[Choice, float]]:
        """All choices with their values, the best first."""
        values = finish(self.weigh(view, choices, rng, budget or Budget(1.0)))
        return sorted(zip(choices, values, strict=True), key=lambda pair: -pair[1])


class RandomBot(WeighingBot):
    """Any legal answer."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        return [rng.random() for _ in choices]

    def choose(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Choice:
        return rng.pick(choices)


def finish(thinking: Thinking[T]) -> T:
    """Let it think to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            found: T = stop.value
            return found


def bot_for(game_id: str, kind: str) -> WeighingBot:
    """The computer player of a kind: "random", or a level: "1", "2", "3"."""
    if kind not in KINDS:
        raise BadOption("computer_unknown", value=kind[:40], allowed=list(KINDS))
    if kind == "random":
        return RandomBot()
    bot = registry.module(game_id).levels[int(kind)]()
    assert isinstance(bot, WeighingBot)
    return bot


def kind_of(seat: Seat) -> str:
    """What kind of computer player sits there."""
    return "random" if seat.kind == "random" else str(seat.level)


def answers(game: Game[Any], state: State, seat: int, rng: Rng) -> Sequence[Choice]:
    """What an asked seat may answer: the listed choices, or some of those that are only described."""
    step, frame = game.top(state)
    listed = step.choices(state, frame, seat)
    space = step.space(state, frame, seat)
    if space is None:
        return listed
    sampled = {choice.token: choice for choice in (space.sample(rng) for _ in range(_SAMPLES))}
    return [*listed, *sampled.values()]
