"""After the fifth round: totals, cars to remove, spare wheels."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..board import CUSTOM
from ..state import Rally
from .ranking import errors, price, removals

RANKING = "ranking"


def removal_price(race: Mapping[str, Any]) -> int:
    """The wheels that the ranking of a race has cost."""
    return price(len(race["removed"]))


def last_to_first(s: Rally) -> list[int]:
    """The cars in the order in which their totals are told."""
    return list(s.order[::-1])


def sets(s: Rally) -> list[tuple[int, ...]]:
    """The sets of cars of which one must go, each by car numbers."""
    told = s.order[::-1]
    return list(_sets(told, tuple(map(s.total, told))))


@lru_cache(maxsize=64)
def _sets(told: tuple[int, ...], totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same, found once for each end of a race: many ask."""
    return tuple(sorted(tuple(sorted(told[place] for place in places)) for places in removals(totals)))


def wrong(s: Rally) -> list[int]:
    """R11: the cars whose total is below that of the car told just before."""
    told = last_to_first(s)
    return [told[place] for place in errors([s.total(car) for car in told])]


def reveal(s: Rally) -> None:
    """The totals, from the last car to the first."""
    told = last_to_first(s)
    totals = tuple(s.total(car) for car in told)
    s.tell("ranking", reveals=True, cars=tuple(told), totals=totals, errors=tuple(wrong(s)), most=len(sets(s)[0]))


def stages(s: Rally) -> list[str]:
    """What may cost wheels, in its order: the ranking, each event, the modules."""
    return [RANKING, *s.events, "drift", "podium"]


def cost(s: Rally, stage: str) -> int:
    """How many wheels are due for it. R15: one for an event, however many cars have broken it."""
    if stage == RANKING:
        return price(len(s.removed))
    if stage == CUSTOM:
        return int(s.judged == "broken")
    if stage == "podium":
        return int(s.has("podium") and len(misjudged(s)) > 1)
    return int(stage in s.faults)


def on_podium(s: Rally) -> list[int]:
    """R26: the first half of the cars, rounded down, before any is removed and without the Ghost."""
    return [car for car in s.order if car <= s.cars][: s.cars // 2]


def misjudged(s: Rally) -> list[int]:
    """The cars whose drivers foretold wrongly."""
    podium = on_podium(s)
    return [car for car, told in enumerate(s.forecasts, 1) if (told == "in") != (car in podium)]


def pay(s: Rally, why: str) -> bool:
    """One wheel; False when there is none left to pay."""
    if not s.wheels:
        s.tell("no_wheel", why=why)
        return False
    s.wheels -= 1
    s.lost += 1
    s.paid += (why,)
    s.tell("wheel", why=why, left=s.wheels)
    return True


def unseal_forecasts(s: Rally) -> None:
    """Forecasts are known now, and a wheel comes back when all were right (R27)."""
    if not s.has("podium"):
        return
    if not misjudged(s) and s.wheels < s.terms.wheels:
        s.wheels += 1
        s.tell("wheel_back", left=s.wheels)


def tell_forecasts(s: Rally) -> None:
    """Who foretold what, and who was wrong."""
    s.tell("podium", reveals=True, podium=tuple(on_podium(s)), forecasts=tuple(s.forecasts), wrong=tuple(misjudged(s)))
