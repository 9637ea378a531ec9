"""The three levels of City Chase. Each plays both sides: thief when asked to hide, police otherwise."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from math import log
from typing import ClassVar

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import BUILDINGS, HELICOPTERS, INDEX, ROUNDS
from ..deduction.walks import HIDDEN, Belief, Fact, dead_end_in, empty_now, facts, start_key, within
from . import words
from .patrol import patrol, place
from .police_plan import Plan
from .thief_models import CAUTIOUS, cautious, hedged
from .thief_plan import Road, danger, used, ways_left

NEVER, A_ROUND = -1e9, 1000.0
MOST_WAYS = 4


class Chaser(WeighingBot):
    """What the levels share: they place, hide, fly and check by the view alone."""

    corners: ClassVar[int] = 0
    """How many helicopters start at corners, at least."""
    sure: ClassVar[bool] = False
    """Whether it says what is certain."""

    def think(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[Choice]:
        # A thief with one way on thinks as long as one with three: the time it takes must tell nothing.
        values = yield from self.weigh(view, choices, rng, budget)
        return choices[values.index(max(values))]

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        kind = choices[0].kind
        if kind == "hide":
            return (yield from self.hide(view, [INDEX[each.args[0]] for each in choices], rng))
        if kind in ("place", "confirm"):
            return only(place(view, choices, self.corners, rng), choices)
        return (yield from self.order(view, choices, rng))

    def hide(self, view: View, buildings: Sequence[int], rng: Rng) -> Thinking[list[float]]:
        """What each hide-out is worth: the best one is a draw by the exponentials of what the level likes."""
        road = yield from self.survey(view)
        values = []
        # As many slices for one way on as for several.
        for turn in range(max(MOST_WAYS, len(buildings))):
            if turn < len(buildings):
                values.append(self._worth(road, buildings[turn]) + gumbel(rng))
            yield
        return values

    def survey(self, view: View) -> Thinking[Road]:
        """What the thief looks at before it drives on."""
        yield
        return Road(path_of(view), where_of(view))

    @abstractmethod
    def lure(self, road: Road, building: int) -> float:
        """What the thief likes about a way on that is no dead end."""

    def _worth(self, road: Road, building: int) -> float:
        if not road.path:
            return NEVER if road.reach >> building & 1 else 0.0
        more = ROUNDS - 1 - len(road.path)
        longest = dead_end_in(used(road.path) | 1 << building, building, more)
        return self.lure(road, building) if longest == more else NEVER + A_ROUND * longest

    @abstractmethod
    def order(self, view: View, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        """What each order to a helicopter is worth."""

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return words.reason(view, choice, lang, self.sure)


class Believer(Chaser):
    """Police who keep the belief, and err a little."""

    noise: ClassVar[float] = 0.0

    def order(self, view: View, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        belief = yield from hedged.think(facts(view["log"], reach=True))
        plan = Plan(belief if belief.walks else anywhere(view, belief.round), where_of(view))
        yield from plan.prepare()
        known: dict[str, float] = {}
        values = []
        for each in choices:
            target = " ".join(each.args[1:]) if each.kind == "check" else each.token
            if target not in known:
                known[target] = order_worth(plan, view, each)
                yield
            values.append(known[target] + self.noise * gumbel(rng))
        return values


class Runaway(Chaser):
    """Level 1: the thief sees dead ends; the police follow the last trace."""

    def lure(self, road: Road, building: int) -> float:
        return log(ways_left(road.path, building))

    def order(self, view: View, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        yield
        return only(patrol(view, choices, rng), choices)


class Careful(Believer):
    """Level 2: the thief stays out of reach; the police keep the belief and err."""

    noise = 0.1

    def lure(self, road: Road, building: int) -> float:
        return log(CAUTIOUS.near) if road.reach >> building & 1 else 0.0


class Evader(Believer):
    """Level 3: the thief foresees what the police believe; the police hardly err."""

    noise = 0.02
    corners = 2
    sure = True
    temperature = 0.06

    def survey(self, view: View) -> Thinking[Road]:
        where = where_of(view)
        heard = (*facts(view["log"], reach=True), Fact(HIDDEN, reach=within(where)))
        belief = yield from cautious.think(heard)
        total = belief.total or 1.0
        return Road(path_of(view), where, [weight / total for weight in belief.cars()])

    def lure(self, road: Road, building: int) -> float:
        return -danger(road, building) / self.temperature


LEVELS: dict[int, Callable[[], WeighingBot]] = {1: Runaway, 2: Careful, 3: Evader}


def order_worth(plan: Plan, view: View, order: Choice) -> float:
    """What an order is worth; by link, an answer waited for is worth more than an order given blindly."""
    if order.kind == "send":
        return 1.0 if any(each.startswith("check") for each in view["orders"]) else NEVER
    heli, place = order.args
    if order.kind == "move":
        return plan.stay(tuple(INDEX[place] if each == heli else at for each, at in placed(view)))
    return plan.stay(plan.where) if place in view["found"] else plan.check(INDEX[place])


def anywhere(view: View, hidden: int) -> Belief:
    """What to believe when nothing fits, which no legal thief can bring about: any building not ruled out just now."""
    out = {*map(INDEX.get, view["found"]), *empty_now(facts(view["log"]))}
    return Belief(hidden, {start_key(at): 1.0 for at in range(len(BUILDINGS)) if at not in out})


def placed(view: View) -> list[tuple[str, int]]:
    """The helicopters and their crossings."""
    return [(heli, INDEX[view["heli"][heli]]) for heli in HELICOPTERS if view["heli"][heli]]


def where_of(view: View) -> tuple[int, ...]:
    """The crossings of the helicopters."""
    return tuple(at for _, at in placed(view))


def path_of(view: View) -> list[int]:
    """The thief's own hide-outs."""
    return [INDEX[building] for building in view["path"]]


def only(chosen: Choice, choices: Sequence[Choice]) -> list[float]:
    """Values that make one choice the best."""
    return [float(each == chosen) for each in choices]


def gumbel(rng: Rng) -> float:
    """Noise that turns the best of some values into a draw by their exponentials."""
    return -log(-log((rng.below(1 << 31) * 2 + 1) / (1 << 32)))
