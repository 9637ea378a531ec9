"""What the police can know: the exact set of walks that fit the public log, and what follows from it.

Everything here is worked out from what everybody heard (`view["log"]`), in whole numbers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.chance import Rng

from ..board import BUILDINGS, INDEX, NEXT_DOOR
from .clues import Reason, far, parity, traces
from .walks import (
    FIRST,
    HIDDEN,
    LAST,
    ONWARD,
    SIXTH,
    Belief,
    Fact,
    Follower,
    Weights,
    dead_end_in,
    empty_now,
    every_way,
    facts,
    reaches_the_end,
)

__all__ = ["dead_end_in", "explain", "onward", "outcomes", "paths", "possible", "reaches_the_end", "sample"]

View = Mapping[str, Any]
_FOLLOWER = Follower(every_way)


def possible(view: View) -> dict[str, int]:
    """How many walks that fit the log end in each building, in the buildings' order; those with none are left out."""
    cars = _belief(view).cars()
    return {name: int(count) for name, count in zip(BUILDINGS, cars, strict=True) if count}


def paths(view: View) -> int:
    """How many walks fit the log."""
    return int(_belief(view).total)


def onward(view: View) -> list[str]:
    """Where the car can be in the next round."""
    hidden, walks = _belief(view)
    mask = 0
    for key in walks:
        for bit, _ in ONWARD[hidden + 1][key >> LAST & 31]:
            mask |= bit & ~key
    return [name for at, name in enumerate(BUILDINGS) if mask >> at & 1]


def outcomes(view: View, building: str) -> dict[str, int]:
    """For each answer that a check of this building can still get: how many buildings the car could then be in."""
    if building in traces(facts(view["log"])):
        return {"known": len(possible(view))}
    cars: dict[str, int] = {}
    hidden, walks = _belief(view)
    for key in walks:
        answer = answer_of(key, INDEX[building], hidden)
        cars[answer] = cars.get(answer, 0) | 1 << (key >> LAST & 31)
    ordered = [answer for answer in ("car", "yellow", "red", "blue", "empty") if answer in cars]
    return {answer: 0 if answer == "car" else cars[answer].bit_count() for answer in ordered}


def answer_of(key: int, building: int, hidden: int) -> str:
    """What a check of a building not found yet shows if the car went this way."""
    if not key >> building & 1:
        return "empty"
    if key >> LAST & 31 == building:
        return "car"
    if key >> FIRST & 31 == building:
        return "yellow"
    return "red" if hidden > 6 and key >> SIXTH & 31 == building else "blue"


def explain(view: View, building: str) -> Reason:
    """Why the car can, or cannot, be in this building: a code and its facts, the plainest reason first.

    Every reason has `building`, and all but `found` the `round` of the last hide-out (0: none yet, code `nowhere`).

    - `found`: colour. `empty_now`: nothing more. `possible`: buildings (how many in all).
    - `parity`: trace (its building), colour, found and laid (rounds), square (the car's: "light" as A1, or "dark").
    - `far`: trace, colour, found, laid (for a blue one, the earliest round it can be of; `exact` says whether it is
      certain), doors (how far it is), most (how far the car can have come since).
    - `cut_off`: walks (how many remain), buildings (where they end).
    """
    heard = facts(view["log"])
    hidden, known, cars = _belief(view).round, traces(heard), possible(view)
    here = {"building": building, "round": hidden}
    if building in known:
        return "found", {"building": building, "colour": known[building].colour}
    if not hidden:
        return "nowhere", here
    if building in cars:
        return "possible", here | {"buildings": len(cars)}
    if INDEX[building] in empty_now(heard):
        return "empty_now", here
    found = sorted(known.values(), key=lambda trace: trace.colour == "blue")
    cut_off = "cut_off", here | {"walks": paths(view), "buildings": list(cars)}
    return parity(building, found, hidden) or far(building, found, hidden) or cut_off


def sample(view: View, rng: Rng) -> list[int]:
    """A walk that fits the log, each as likely as the others, from its first hide-out to its last."""
    rounds = _round_by_round(facts(view["log"]))
    if not rounds:
        return []
    key = _pick(rounds[-1], rng)
    walk = [key >> LAST & 31]
    for hidden in range(len(rounds) - 1, 0, -1):
        before = rounds[hidden - 1]
        key = _pick({one: before[one] for one in _came_from(key, hidden + 1) if one in before}, rng)
        walk.append(key >> LAST & 31)
    return walk[::-1]


def _belief(view: View) -> Belief:
    return _FOLLOWER.belief(facts(view["log"]))


def _round_by_round(heard: Sequence[Fact]) -> list[Weights]:
    """The walks after each hide-out, without those that the answers of that round rule out."""
    ends = [*[end for end, fact in enumerate(heard) if fact.building == HIDDEN][1:], len(heard)]
    fresh = Follower(every_way, 1)
    return [fresh.belief(heard[:end]).walks for end in ends if end]


def _came_from(key: int, opened: int) -> Iterator[int]:
    """What the walk can have been before the round that was opened."""
    last = key >> LAST & 31
    for before in NEXT_DOOR[last]:
        step = next(step for bit, step in ONWARD[opened][before] if bit == 1 << last)
        if key >> before & 1:
            yield key - step


def _pick(walks: Weights, rng: Rng) -> int:
    left = rng.below(int(sum(walks.values())))
    for key, count in walks.items():
        left -= int(count)
        if left < 0:
            return key
    raise ValueError("no walk fits this log")
