"""What each order is worth to police who keep the belief: the car now, or a better grip on it next round."""

from collections.abc import Generator

from ..board import AROUND, BUILDINGS, ROUNDS
from ..deduction.belief import answer_of
from ..deduction.walks import FIRST, LAST, SIXTH, SLICE, Belief, within
from ..rules.routes import TO_SEE
from .thief_models import HEDGED

GRIP, NEARNESS = 0.5, 0.25
FAR = (1.0, 0.55, 0.25, 0.1, 0.04, 0.01, 0.0)
"""What it counts that the car will be so many flights from the nearest helicopter."""
_ELSEWHERE = 31
Where = tuple[int, ...]
"""The crossings of the helicopters."""
Cars = list[float]
"""How likely the car is in each building."""


class Plan:
    """The worth of checks and flights, from a belief and the crossings of the helicopters."""

    def __init__(self, belief: Belief, where: Where) -> None:
        self.belief = belief
        self.where = where
        self.reach = within(where)
        self.total = belief.total
        self.now = [weight / self.total for weight in belief.cars()]
        self.soon = _nowhere()
        self.alike: dict[int, dict[int, float]] = {}

    def prepare(self) -> Generator[None, None, None]:
        """Work out where the car will be next round, for walks that no check now at hand can tell apart."""
        hidden, walks = self.belief
        for done, (key, weight) in enumerate(walks.items() if hidden < ROUNDS else (), 1):
            cars = self.alike.setdefault(self.as_seen(key), {})
            for to, share in HEDGED.shares(key, hidden + 1, self.reach):
                building, chance = to >> LAST & 31, weight * share / self.total
                cars[building] = cars.get(building, 0.0) + chance
                self.soon[building] += chance
            if done % SLICE == 0:
                yield

    def as_seen(self, key: int) -> int:
        """The walk with only what can be looked into: the rest of it makes no difference to any answer now."""
        reach = self.reach
        last, first, sixth = key >> LAST & 31, key >> FIRST & 31, key >> SIXTH & 31
        return (
            key & reach
            | (last if reach >> last & 1 else _ELSEWHERE) << LAST
            | (first if reach >> first & 1 else _ELSEWHERE) << FIRST
            | (sixth if reach >> sixth & 1 else _ELSEWHERE) << SIXTH
        )

    def check(self, building: int) -> float:
        """What it is worth to look into a building that was not found yet."""
        answers: dict[str, Cars] = {}
        for seen, cars in self.alike.items():
            answer = answer_of(seen, building, self.belief.round)
            if answer not in answers:
                answers[answer] = _nowhere()
            together = answers[answer]
            for at, chance in cars.items():
                together[at] += chance
        answers.pop("car", None)
        return self.now[building] + sum([worth(cars, self.where) for cars in answers.values()])

    def stay(self, where: Where) -> float:
        """What it is worth to learn nothing, with the helicopters there."""
        return worth(self.soon, where)


def _nowhere() -> Cars:
    return [0.0] * len(BUILDINGS)


def worth(cars: Cars, where: Where) -> float:
    """How good a grip the helicopters have on the car of the next round."""
    near = sum(
        chance * FAR[min(TO_SEE[at][building] for at in where)] for building, chance in enumerate(cars) if chance
    )
    return GRIP * _best_checks(cars, where) + NEARNESS * near


def _best_checks(cars: Cars, where: Where) -> float:
    """The chance of finding the car when each helicopter in turn takes the likeliest building that is left."""
    checks = sorted([(cars[building], at, building) for at in where for building in AROUND[at]], reverse=True)
    found, taken, flown = 0.0, set[int](), set[int]()
    for chance, at, building in checks:
        if at not in flown and building not in taken:
            found += chance
            flown.add(at)
            taken.add(building)
    return found
