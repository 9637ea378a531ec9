"""The team-mates. They use their own view only, and nothing of a drive tells a card but where it ends."""

from collections.abc import Sequence

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import GHOST, ROUNDS
from ..rules.answers import drive
from .policy import Level, Outlook
from .steering import Way

LEVEL = {1: Level(0.10, 0.20, 30, forgets=True), 2: Level(0.06, 0.12, 18), 3: Level(0.03, 0.06, 6, counts=True)}
BOOST_FROM = {1: 1, 2: 2, 3: 4}
"""From which round on a card is doubled."""


class TeamMate(WeighingBot):
    """Drives as far as it feels right."""

    level: Level

    def think(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[Choice]:
        yield
        if view["step"] in ("drive", "ghost") and choices[0].kind != "look":
            return self.steer(view, rng)
        values = yield from self.weigh(view, choices, rng, budget)
        return choices[values.index(max(values))]

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        """Paths are worth more the nearer they end to where this driver would go."""
        yield
        return [self.worth(view, choice, rng) for choice in choices]

    def worth(self, view: View, choice: Choice, rng: Rng) -> float:
        if choice.kind in ("drive", "ghost"):
            return self.nearness(view, choice)
        if choice.kind == "forecast":
            return float((choice.args[0] == "in") == self.expects_podium(view))
        if choice.kind == "place":
            outlook = Outlook(view, self.level)
            leads = outlook.total > outlook.share(outlook.car) / outlook.scale
            return float(-choice.args[0] if leads else choice.args[0])
        if choice.kind == "circuit" and len(choice.args) == 1:
            return 1 + rng.random()
        kept = choice.args[:1] == ("kept",)
        return kept + (choice.kind != "later") * rng.random()

    def expects_podium(self, view: View) -> bool:
        """Fewer than half of the drivers seem to be ahead."""
        outlook = Outlook(view, self.level)
        above = sum(rival > outlook.total for rival in outlook.rivals())
        return bool(above < view["players"] // 2)

    def steer(self, view: View, rng: Rng) -> Choice:
        """The drive of the car, or of the Ghost."""
        outlook = Outlook(view, self.level)
        if view["step"] == "ghost":
            return drive(Way(outlook, GHOST, outlook.ghost_target(rng)).path(), kind="ghost")
        boost = boosts(view)
        target = outlook.target(rng, view["card"] if boost else 0)
        flat = rng.below(1000 * view["players"]) < self.level.slips
        return drive(Way(outlook, view["car"], target, flat=flat).path(), boost=boost)

    def nearness(self, view: View, choice: Choice) -> float:
        """For the advice: no noise, no bias."""
        steady = Outlook(view, self.level._replace(bias=0.0, noise=0.0))
        ghost = choice.kind == "ghost"
        target = steady.ghost_target(Rng(0)) if ghost else steady.target(Rng(0))
        x, y = choice.args[0][-1]
        leg = steady.place(GHOST if ghost else steady.car)[1]
        return -abs(steady.course.progress(x, y, leg) / steady.course.goal - target)


def boosts(view: View) -> bool:
    """A low card early, any card in the end."""
    if "boost" not in view["modules"] or view["boosted"][view["car"] - 1]:
        return False
    return bool(view["round"] >= BOOST_FROM.get(view["card"], ROUNDS))


class Novice(TeamMate):
    level = LEVEL[1]


class Regular(TeamMate):
    level = LEVEL[2]


class Expert(TeamMate):
    level = LEVEL[3]


LEVELS = {1: Novice, 2: Regular, 3: Expert}
