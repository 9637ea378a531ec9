"""All the ways the car can have gone: self-avoiding walks, grouped by what still matters of them.

Of a walk only the buildings used, the last one, the first and the sixth can show in an answer or bind the car, so walks
that share these are one entry. It is packed into one whole number: 25 bits for the buildings used, then five each for
the last, the first and the sixth.
"""

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from ..board import AROUND, BUILDINGS, INDEX, NEXT_DOOR, ROUNDS

LAST, FIRST, SIXTH = 25, 30, 35
ALL = (1 << LAST) - 1
HIDDEN = -1
SLICE = 600
"""How many entries are worked on before the page may breathe."""

Weights = dict[int, float]
Growth = Generator[None, None, Weights]
Model = Callable[[Weights, int, int], Growth]
"""Takes the car one building on: the walks, the round that opens, what helicopters can look into (a mask)."""


class Fact(NamedTuple):
    """One thing everybody heard: an answer about a building, or that the thief has hidden while this was in reach."""

    building: int
    answer: str = ""
    reach: int = 0


class Belief(NamedTuple):
    """The walks that fit what was heard, after so many hide-outs."""

    round: int
    walks: Weights

    @property
    def total(self) -> float:
        return sum(self.walks.values())

    def cars(self) -> list[float]:
        """What the walks that end in each building weigh together."""
        cars = [0.0] * len(BUILDINGS)
        for key, weight in self.walks.items():
            cars[key >> LAST & 31] += weight
        return cars


def facts(log: Iterable[str], reach: bool = False) -> tuple[Fact, ...]:
    """What the log tells about the car; with `reach`, also where the helicopters were when it hid."""
    heard: list[Fact] = []
    places: dict[str, int] = {}
    for line in log:
        kind, *words = line.split(" ")
        if kind == "hidden":
            heard.append(Fact(HIDDEN, reach=within(places.values()) if reach else 0))
        elif kind == "check":
            heard.append(Fact(INDEX[words[-2]], words[-1]))
        elif kind in ("placed", "move"):
            places[words[0]] = INDEX[words[-1]]
    return tuple(heard)


def empty_now(heard: Sequence[Fact], rounds: int = 1) -> set[int]:
    """The buildings found empty since the thief last hid, or in the last few rounds."""
    opened = [index for index, fact in enumerate(heard) if fact.building == HIDDEN]
    since = opened[-rounds] if len(opened) >= rounds else 0
    return {fact.building for fact in heard[since:] if fact.answer == "empty"}


def within(crossings: Iterable[int]) -> int:
    """The buildings that can be looked into from these crossings, as a mask."""
    mask = 0
    for crossing in crossings:
        for building in AROUND[crossing]:
            mask |= 1 << building
    return mask


def start_key(building: int) -> int:
    """The walk that begins here and has gone nowhere yet."""
    return 1 << building | building << LAST | building << FIRST


def _onward(sixth: bool) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each last building: the bit of each building next door, and what going there adds to the packed number."""
    return tuple(
        tuple((1 << to, (1 << to) + (to - last << LAST) + (to << SIXTH if sixth else 0)) for to in NEXT_DOOR[last])
        for last in range(len(BUILDINGS))
    )


ONWARD = tuple(_onward(opening == 6) for opening in range(ROUNDS + 2))
"""By the round that opens: the ways on from each building."""


def every_way(walks: Weights, opening: int, _reach: int) -> Growth:
    """Every legal way on counts the same: weights stay whole numbers, and count walks."""
    if opening == 1:
        return {start_key(building): 1 for building in range(len(BUILDINGS))}
    grown: Weights = {}
    known, onward = grown.get, ONWARD[opening]
    for done, (key, weight) in enumerate(walks.items(), 1):
        for bit, step in onward[key >> LAST & 31]:
            if not key & bit:
                grown[key + step] = known(key + step, 0) + weight
        if done % SLICE == 0:
            yield
    return grown


def fitting(walks: Weights, hidden: int, fact: Fact) -> Weights:
    """The walks of a round that give this answer."""
    building, answer, _ = fact
    if answer == "known":
        return walks
    bit, car, first = 1 << building, building << LAST, building << FIRST
    # Before round 7 the sixth hide-out is the car's or still to come: no answer can be about it.
    sixth = building << SIXTH if hidden > 6 else -1
    if answer == "empty":
        return {key: weight for key, weight in walks.items() if not key & bit}
    if answer == "car":
        return {key: weight for key, weight in walks.items() if key & 31 << LAST == car}
    if answer == "yellow":
        return {key: weight for key, weight in walks.items() if key & 31 << FIRST == first and key & 31 << LAST != car}
    if answer == "red":
        return {key: weight for key, weight in walks.items() if key & 31 << SIXTH == sixth}
    return {
        key: weight
        for key, weight in walks.items()
        if key & bit and key & 31 << LAST != car and key & 31 << FIRST != first and key & 31 << SIXTH != sixth
    }


class Follower:
    """Follows what is heard with a model of the thief. It keeps its last few beliefs, so that only news cost work."""

    def __init__(self, model: Model, kept: int = 6) -> None:
        self.model = model
        self.most = kept
        self.kept: OrderedDict[tuple[Fact, ...], Belief] = OrderedDict()

    def belief(self, heard: Sequence[Fact]) -> Belief:
        """The walks that fit all of this."""
        thinking = self.think(heard)
        while True:
            try:
                next(thinking)
            except StopIteration as stop:
                belief: Belief = stop.value
                return belief

    def think(self, heard: Sequence[Fact]) -> Generator[None, None, Belief]:
        """The same in small slices."""
        heard = tuple(heard)
        known = next((end for end in range(len(heard), 0, -1) if heard[:end] in self.kept), 0)
        belief = self.kept[heard[:known]] if known else Belief(0, {})
        for fact in heard[known:]:
            belief = yield from self.learn(belief, fact)
        self._keep(heard, belief)
        return belief

    def learn(self, belief: Belief, fact: Fact) -> Generator[None, None, Belief]:
        """What one more fact leaves."""
        hidden, walks = belief
        if fact.building != HIDDEN:
            return Belief(hidden, fitting(walks, hidden, fact))
        walks = yield from self.model(walks, hidden + 1, fact.reach)
        return Belief(hidden + 1, walks)

    def _keep(self, heard: tuple[Fact, ...], belief: Belief) -> None:
        self.kept[heard] = belief
        self.kept.move_to_end(heard)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)


@cache
def reaches_the_end(visited: int, last: int, more: int) -> bool:
    """Whether the car can still find so many more hide-outs."""
    if more <= 0:
        return True
    return any(not visited >> to & 1 and reaches_the_end(visited | 1 << to, to, more - 1) for to in NEXT_DOOR[last])


def dead_end_in(visited: int, last: int, more: int) -> int:
    """How many more hide-outs the car finds at most, of so many."""
    return next(count for count in range(more, -1, -1) if reaches_the_end(visited, last, count))
