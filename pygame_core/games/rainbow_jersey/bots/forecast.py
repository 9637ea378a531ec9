"""Who will be in front where it counts: every throw followed from a space to the line, as chances."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..board import END_OF_ROAD, SPACE, SPACES
from ..state import NOBODY
from .policy import PRIZES, RUN_IN, SIGHT

Riding = tuple[tuple[int, ...], int, int]
"""The pack from its head, who is away, and by how many steps."""
Then = Sequence[tuple[Riding, float]]
Odds = dict[Riding, float]
THROW = 3
"""What an attack is taken to bring, and a chase to win back."""
SLIGHT, CROWD = 1 / 500, 4
"""Chances below this are not followed any further; in a crowd, which has so many more orders, twice that."""


class Forecast(NamedTuple):
    """For each seat: the chances of leading across the line, of being first on each prize's space, of escaping."""

    line: list[float]
    prizes: dict[int, list[float]]
    escape: list[float]


@lru_cache(maxsize=4000)
def forecast(space: int, riding: Riding, holder: tuple[int, ...], fit: tuple[bool, ...], to_line: bool) -> Forecast:
    """From a space, before the white die. `fit` can pay for an attack; `to_line`: whether they would, for the line."""
    seats = range(len(fit))
    prizes = {prize: [0.0 for _ in seats] for prize in PRIZES if prize > space}
    line, escape = [0.0 for _ in seats], [0.0 for _ in seats]
    slight = SLIGHT * (1 + (len(fit) > CROWD))
    ahead: list[Odds] = [{} for _ in range(SPACES)]
    ahead[space][riding] = 1.0
    within: Odds = {}
    for to in range(space + 1, SPACES):
        _shift(within, ahead[to - 1], ahead[to - 7] if to - 7 >= space else {})
        here, prize = ahead[to], prizes.get(to)
        for now, chance in within.items():
            if chance < slight:
                continue
            if prize:
                prize[_front(now)] += chance / 6
            for then, odds in land(now, to, holder[to], fit, to_line):
                if then[2] >= END_OF_ROAD:
                    escape[then[1]] += chance * odds / 6
                else:
                    here[then] = here.get(then, 0.0) + chance * odds / 6
    for at in range(max(space, SPACES - 6), SPACES):
        for now, chance in ahead[at].items():
            line[_front(now)] += chance * (at + 7 - SPACES) / 6
    whole = sum(line) or 1.0
    return Forecast([chance / whole for chance in line], prizes, escape)


def _shift(within: Odds, last: Odds, lost: Odds) -> None:
    """One space on: what is left behind by one space is within a throw now, by seven no longer."""
    for now, chance in last.items():
        within[now] = within.get(now, 0.0) + chance
    for now, chance in lost.items():
        left = within.pop(now, 0.0) - chance
        if left > SLIGHT / 100:
            within[now] = left


def _front(now: Riding) -> int:
    return now[1] if now[1] >= 0 else now[0][0]


@lru_cache(maxsize=20_000)
def land(now: Riding, to: int, owner: int, fit: tuple[bool, ...], to_line: bool) -> Then:
    """What a landing makes of the order, each with its odds; yellow dice bring what they bring on average."""
    pack, away, gap = now
    if owner < 0:
        if SPACE[to][0] == "breakaway":
            return _attack(now, _front(now), to, fit, to_line)
        if away < 0:
            return [(((*pack[1:], pack[0]), NOBODY, 0), 1.0)]
        return [(((*pack, away), NOBODY, 0) if gap == 1 else (pack, away, gap - 1), 1.0)]
    if owner == away:
        return _attack(now, away, to, fit, to_line)
    pack = (owner, *[seat for seat in pack if seat != owner])
    if away < 0:
        return _attack((pack, NOBODY, 0), owner, to, fit, to_line)
    return _chase(pack, away, gap)


def _chase(pack: tuple[int, ...], away: int, gap: int) -> Then:
    caught = max(0, 7 - gap) / 6
    left = max(1, gap - (THROW if gap > THROW else 1))
    ends = [(((*pack, away), NOBODY, 0), caught), ((pack, away, left), 1 - caught)]
    return [end for end in ends if end[1]]


def _attack(now: Riding, seat: int, to: int, fit: tuple[bool, ...], to_line: bool) -> Then:
    pack, away, gap = now
    if not fit[seat] or not ((to_line and to >= SPACES - RUN_IN) or _prize_near(to)):
        return [(now, 1.0)]
    if seat != away:
        return [((tuple([other for other in pack if other != seat]), seat, THROW), 1.0)]
    if gap + 6 < END_OF_ROAD:
        return [((pack, away, gap + THROW), 1.0)]
    escapes = (gap + 7 - END_OF_ROAD) / 6
    return [((pack, away, END_OF_ROAD), escapes), ((pack, away, min(END_OF_ROAD - 1, gap + THROW)), 1 - escapes)]


def _prize_near(to: int) -> bool:
    return any(0 < prize - to <= SIGHT for prize in PRIZES)
