"""Reading how races have ended: the order of arrival, and the records of races that are over."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.positions.checks import number

from ..board import CUSTOM, EVENTS, GHOST
from ..rules.level_cars import standings
from ..rules.reckoning import RANKING
from ..state import Rally, Record
from .words import cars_of, words

COSTS = (RANKING, *EVENTS, CUSTOM, "drift", "podium")
"""What a wheel can be lost for."""
_RECORD = ("order", "totals", "progress", "removed", "faults", "lost")


def check_order(s: Rally, *, whole_order: bool) -> None:
    """Level cars in any order, all others as they stand."""
    left = list(s.order)
    cluster: list[int] = []
    for cluster in standings(s):
        if sorted(left[: len(cluster)]) != cluster:
            break
        left = left[len(cluster) :]
    else:
        cluster = []
    if left or (whole_order and len(s.order) != len(s.ranked)):
        raise Damaged("position_order")
    if cluster[: len(s.laid)] != sorted(s.laid):
        raise Damaged("position_order")


def record(told: Any, cars: int) -> Record:
    """What stays of a race."""
    if not isinstance(told, Mapping) or set(told) != set(_RECORD):
        raise Damaged("position_races", allowed=list(_RECORD))
    ranked = [*range(1, cars + 1), GHOST]
    order = cars_of(told["order"], "races", ranked)
    return Record({
        "order": order,
        "totals": _numbers(told["totals"], len(order)),
        "progress": _numbers(told["progress"], len(order)),
        "removed": cars_of(told["removed"], "races", ranked),
        "faults": words(told["faults"], "races", COSTS),
        "lost": words(told["lost"], "races", COSTS),
    })  # fmt: skip


def _numbers(told: Any, count: int) -> tuple[int, ...]:
    if not isinstance(told, list | tuple) or len(told) != count:
        raise Damaged("position_list", field="races")
    return tuple(number(one, "races", -9999, 9999) for one in told)
