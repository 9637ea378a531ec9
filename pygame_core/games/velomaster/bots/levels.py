"""The three levels of VeloMaster."""

from collections.abc import Callable, Sequence

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice

from ..road import ROADS
from ..rules.game import GAME
from ..state import Race
from ..view import race_of
from . import words
from .evaluation import appraise
from .policy import habit, weigh

SETTLED = ("move", "descent", "launch", "dope", "gain", "swap", "readmit", "leaders", "neutrals")
"""Steps where looking ahead tells nothing that the habit does not know."""
LONGEST, OUT_OF_MIND = 400, 1e6


class Amateur(WeighingBot):
    """Level 1: the longest step, every relay, no eye for danger."""

    whim = 0.15

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        if rng.random() < self.whim:
            return [rng.random() for _ in choices]
        road = ROADS[view["road"]]
        return [self.liking(road.end, road.cell, choice) + rng.random() for choice in choices]

    def liking(self, end: Sequence[int], cell: dict[str, int], choice: Choice) -> float:
        """How tempting an answer looks."""
        if choice.kind in ("step", "leap"):
            return float(end[cell[choice.args[0]]])
        if choice.kind in ("give", "start"):
            return float(choice.args[1])
        tempting = ("relay", "accelerate", "take", "go", "accept", "done", "keep", "hold")
        return float(choice.kind in tempting) * (1 + (choice.args[0] if choice.kind == "take" else 0))


class Explained(WeighingBot):
    """One who says why."""

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return words.reason(view, choice, lang)


class Manager(Explained):
    """Level 2: knows the road, its odds and what a meal is worth; does not look beyond the present answer."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        s = race_of(view)
        yield
        return weigh(s, s.stack[-1], choices)


class Legend(Explained):
    """Level 3: plays its slot to the end in thought, with many dice, and has an eye for what rivals gain."""

    samples, likely, denial, slots = 10, 8, 0.4, 1

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        s, seat = race_of(view), view["asked"][0]
        first = weigh(s, s.stack[-1], choices)
        if view["step"] in SETTLED:
            yield
            return first
        order = sorted(range(len(choices)), key=lambda index: -first[index])
        likely, rounds = dict.fromkeys(order[: self.likely], 0.0), 0
        while rounds < self.samples and not (rounds and budget.spent):
            dice = rng.split()
            for index in likely:
                likely[index] += self.foresee(s, seat, choices[index], dice)
                yield
            rounds += 1
        return [
            likely[k] / rounds + 0.02 * first[k] if k in likely else first[k] - OUT_OF_MIND for k in range(len(choices))
        ]

    def foresee(self, s: Race, seat: int, choice: Choice, dice: Rng) -> float:
        """What it leads to when everybody does as usual, with these dice."""
        new, luck = s.copy(), Rng(dice.state & 0xFFFFFFFF)
        until = new.clock + self.slots
        GAME.play(new, seat, choice)
        for _ in range(LONGEST):
            if not new.stack or new.clock >= until:
                break
            step, frame = GAME.top(new)
            asked = step.seats(new, frame)[0]
            if asked == CHANCE:
                answer = GAME.draw(new).sample(luck)
            else:
                answer = habit(new, frame, step.choices(new, frame, asked))
            GAME.play(new, asked, answer)
        return appraise(new, seat, self.denial)


LEVELS: dict[int, Callable[[], WeighingBot]] = {1: Amateur, 2: Manager, 3: Legend}
