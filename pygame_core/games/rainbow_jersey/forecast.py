"""Who will be in front where it counts: every throw followed from here to the line, as chances."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .board import END_OF_ROAD, SPACE, SPACES
from .habits import PRIZES, RUN_IN, SIGHT
from .state import NOBODY

Order = tuple[int, ...]
Riding = tuple[Order, int, int]
"""The pack from its head, who is away, and by how many steps."""
THROW = 3
"""What an attack is taken to bring."""
SLIGHT = 1 / 1500
"""Chances below this are not followed any further."""
WORTH_LEADING = {"green", "dots"}


class Forecast(NamedTuple):
    """For each seat: the chances of leading across the line, of being first on each prize's space, of escaping."""

    line: list[float]
    prizes: dict[int, list[float]]
    escape: list[float]


@lru_cache(maxsize=4000)
def forecast(space: int, riding: Riding, holder: tuple[int, ...], fit: tuple[bool, ...], to_line: bool) -> Forecast:
    """From a space, before the white die. `fit` are those who can pay for an attack; `to_line`: whether it is worth it."""
    seats = len(fit)
    line, escape = [0.0] * seats, [0.0] * seats
    prizes = {prize: [0.0] * seats for prize in PRIZES if prize > space}
    ahead: list[dict[Riding, float]] = [{} for _ in range(SPACES)]
    ahead[space][riding] = 1.0
    coming: dict[Riding, float] = {}
    for to in range(space + 1, SPACES):
        roll(coming, ahead[to - 1], ahead[to - 7] if to - 7 >= space else {})
        here, owner, prize = ahead[to], holder[to], prizes.get(to)
        for now, chance in coming.items():
            if chance < SLIGHT:
                continue
            share = chance / 6
            if prize:
                prize[now[1] if now[1] >= 0 else now[0][0]] += share
            for then, odds in land(now, to, owner, fit, to_line):
                if then[2] >= END_OF_ROAD:
                    escape[then[1]] += share * odds
                else:
                    here[then] = here.get(then, 0.0) + share * odds
    for at in range(max(space, SPACES - 6), SPACES):
        for now, chance in ahead[at].items():
            line[now[1] if now[1] >= 0 else now[0][0]] += chance * (at - SPACES + 7) / 6
    total = sum(line) or 1.0
    return Forecast([chance / total for chance in line], prizes, escape)


def roll(coming: dict[Riding, float], last: dict[Riding, float], lost: dict[Riding, float]) -> None:
    """One space further: from the last space it can be reached now, from the one six before that no longer."""
    for now, chance in last.items():
        coming[now] = coming.get(now, 0.0) + chance
    for now, chance in lost.items():
        left = coming[now] - chance
        if left > SLIGHT / 100:
            coming[now] = left
        else:
            del coming[now]


@lru_cache(maxsize=20_000)
def land(now: Riding, to: int, owner: int, fit: tuple[bool, ...], to_line: bool) -> Sequence[tuple[Riding, float]]:
    """What a landing makes of the order, each with its odds."""
    pack, away, gap = now
    if owner < 0:
        if SPACE[to][0] == "breakaway":
            return _attack(now, away if away >= 0 else pack[0], to, fit, to_line)
        if away < 0:
            return (((*pack[1:], pack[0]), NOBODY, 0), 1.0),
        return (((*pack, away), NOBODY, 0) if gap == 1 else (pack, away, gap - 1), 1.0),
    if owner == away:
        return _attack(now, away, to, fit, to_line)
    pack = (owner, *[seat for seat in pack if seat != owner])
    if away < 0:
        return _attack((pack, NOBODY, 0), owner, to, fit, to_line)
    caught = max(0, 7 - gap) / 6
    found: list[tuple[Riding, float]] = []
    if caught:
        found.append((((*pack, away), NOBODY, 0), caught))
    if caught < 1:
        found.append(((pack, away, max(1, gap - (3 if gap > 3 else 1))), 1 - caught))
    return found


def _attack(now: Riding, seat: int, to: int, fit: tuple[bool, ...], to_line: bool) -> Sequence[tuple[Riding, float]]:
    pack, away, gap = now
    if not fit[seat] or not (to_line and to >= SPACES - RUN_IN or _prize_near(to)):
        return (now, 1.0),
    if seat != away:
        return ((tuple([other for other in pack if other != seat]), seat, THROW), 1.0),
    if gap + 6 < END_OF_ROAD:
        return ((pack, away, gap + THROW), 1.0),
    escapes = min(1.0, (gap + 7 - END_OF_ROAD) / 6)
    return ((pack, away, END_OF_ROAD), escapes), ((pack, away, min(END_OF_ROAD - 1, gap + 1)), 1 - escapes)


def _prize_near(to: int) -> bool:
    return any(0 < prize - to <= SIGHT for prize in PRIZES)
