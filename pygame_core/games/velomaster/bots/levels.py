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
        prospects: dict[int, Prospect] = {}
        while rounds < self.samples and not (rounds and budget.spent):
            dice = rng.split()
            for index in likely:
                if index not in prospects:
                    prospects[index] = Prospect(s, seat, choices[index], self.slots, self.denial)
                likely[index] += prospects[index].worth(dice)
                yield
            rounds += 1
        return [
            likely[k] / rounds + 0.02 * first[k] if k in likely else first[k] - OUT_OF_MIND for k in range(len(choices))
        ]


class Prospect:
    """What an answer leads to when everybody does as usual: as far as the first dice it is the same for all dice."""

    def __init__(self, s: Race, seat: int, choice: Choice, slots: int, denial: float) -> None:
        self.seat, self.denial, self.until = seat, denial, s.clock + slots
        self.known = s.copy()
        GAME.play(self.known, seat, choice)
        self.left = self.go_on(self.known, LONGEST, None)
        self.sure = None if self.left else appraise(self.known, seat, denial)

    def worth(self, dice: Rng) -> float:
        """How the seat stands in the end, with these dice."""
        if self.sure is not None:
            return self.sure
        new = self.known.copy()
        self.go_on(new, self.left, Rng(dice.state & 0xFFFFFFFF))
        return appraise(new, self.seat, self.denial)

    def go_on(self, s: Race, most: int, luck: Rng | None) -> int:
        """Give answers to the end of the slot, or to the first dice where there is no luck; how many may still come."""
        for left in range(most, 0, -1):
            if not s.stack or s.clock >= self.until:
                return 0
            step, frame = GAME.top(s)
            asked = step.seats(s, frame)[0]
            if asked != CHANCE:
                GAME.play(s, asked, habit(s, frame, step.choices(s, frame, asked)))
            elif luck:
                GAME.play(s, asked, GAME.draw(s).sample(luck))
            else:
                return left
        return 0


LEVELS: dict[int, Callable[[], WeighingBot]] = {1: Amateur, 2: Manager, 3: Legend}
