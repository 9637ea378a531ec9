"""Three levels. They differ where a table chooses its dice; with the sum alone chance has the only word."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import HOLDS, INN, POND
from ..rules.way import pips_of, way

WON, HELD_COSTS, TURN = 1000.0, 16.0, 8.0
"""What a win is worth, what being held costs, and how far a goose gets in a turn, in spaces."""
_ROLLS = tuple(product(range(1, 7), repeat=2))


class Gosling(WeighingBot):
    """Level 1: as far as possible, with a whim now and then; it does not look where it lands."""

    whim = 0.3

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        if rng.random() < self.whim:
            return [rng.random() for _ in choices]
        return [float(choice.args[0]) if choice.args else 0.0 for choice in choices]


class Goose(WeighingBot):
    """Level 2: looks where each answer ends, and what that space does; not who stands there."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        return [self.worth(view, choice) if choice.args else 0.0 for choice in choices]

    def worth(self, view: View, choice: Choice) -> float:
        """The space it leads to, in spaces."""
        return standing(landing(view, choice), view["inn"])

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        """Where it leads."""
        if not choice.args:
            return ""
        to = landing(view, choice)
        return f"mène à la case {to}" if lang == "fr" else f"leads to space {to}"


class Gander(Goose):
    """Level 3: the same, with the throw after it in mind, and whom it would send back or free."""

    def worth(self, view: View, choice: Choice) -> float:
        to, start = landing(view, choice), int(view["geese"][view["active"]])
        if to == POND:
            return WON
        return standing(to, view["inn"]) / 2 + prospect(view, to) / 2 + self.exchange(view, to, start)

    def exchange(self, view: View, to: int, start: int) -> float:
        """What meeting somebody there is worth: what that one loses, shared among the rivals."""
        if to == 0 or to not in view["geese"]:
            return 0.0
        before = to - (HELD_COSTS if to in HOLDS else 0)
        return float((before - start) / (view["players"] - 1))


def landing(view: View, choice: Choice) -> int:
    """Where an answer leads."""
    start = view["geese"][view["active"]]
    return way(start, int(choice.args[0]), view["dice"], exact=view["exact"])[-1].to


def standing(at: int, inn: int) -> float:
    """What it is worth to stand there, in spaces."""
    if at == POND:
        return WON
    return at - (HELD_COSTS if at in HOLDS else TURN * inn if at == INN else 0)


def prospect(view: View, start: int) -> float:
    """The same after the next throw, on average, of the best that may be chosen then."""
    if start in HOLDS:
        return start - HELD_COSTS
    total = 0.0
    for dice in _ROLLS:
        ends = [way(start, pips, dice, exact=view["exact"])[-1].to for pips in pips_of(dice, choose=view["choose"])]
        total += max(min(standing(end, view["inn"]), POND + TURN) for end in ends)
    return total / len(_ROLLS) - (TURN * view["inn"] if start == INN else 0)


LEVELS: Mapping[int, Callable[[], Any]] = {1: Gosling, 2: Goose, 3: Gander}
