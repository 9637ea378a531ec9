"""What the computer players share: what they are asked about, and how they exchange jerseys."""

from abc import abstractmethod
from collections.abc import Sequence

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from . import words
from .policy import cheapest, trade

UNWEIGHED = {"roll", "abandon", "exchange"}


class Rider(WeighingBot):
    """A player. Jerseys are exchanged when that wins, or when nothing is lost by it."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        if choices[0].kind in UNWEIGHED:
            yield
            return [0.0] * len(choices)
        if view["step"] == "exchange":
            yield
            wanted = trade(view, view["asked"][0], choices)
            return [float(choice.token == wanted) for choice in choices]
        return (yield from self.decide(view, view["asked"][0], choices, rng))

    @abstractmethod
    def decide(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        """What each of the answers is worth, where it is not about jerseys."""

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return words.reason(view, choice, lang)


class SimpleRider(Rider):
    """A player by simple rules."""

    def decide(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        yield
        wanted = self.answer(view, seat, choices, rng)
        return [float(choice.token == wanted) for choice in choices]

    def answer(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> str:
        """The answer by simple rules."""
        step = view["step"]
        if step == "auction":
            bid = self.bid(view, seat, rng)
            return f"bid {bid}" if bid else "pass"
        if step == "upkeep":
            return "continue" if self.goes_on(view, seat) else "give_up"
        if step == "attack":
            return "attack" if self.attacks(view, seat, rng) else "hold"
        return f"{choices[0].kind} {cheapest(view, seat)}"

    @abstractmethod
    def bid(self, view: View, seat: int, rng: Rng) -> int:
        """How much to offer; 0 passes."""

    @abstractmethod
    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        """Whether to break away, or to widen the gap."""

    @abstractmethod
    def goes_on(self, view: View, seat: int) -> bool:
        """Whether the breakaway is worth its upkeep."""
