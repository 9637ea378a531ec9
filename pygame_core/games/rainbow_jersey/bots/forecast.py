"""Who will be in front where it counts: every throw followed from a space to the line, as chances."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..board import END_OF_ROAD, SPACE, SPACES
from ..state import NOBODY
from .policy import PRIZES, RUN_IN, SIGHT

Riding = tuple[tuple[int, ...], int, int]
"""The pack from its head, who is away, and by how many steps."""
Then = Sequence[tuple[Riding, float]]
Odds = dict[int, float]
"""The chance of each order of riding, by its number."""
Ends = tuple[int, Sequence[tuple[int, float]]]
"""The one order that a landing leads to, by number, or else several with their odds; below 0 who escapes: -1 is seat 0.
"""
THROW = 3
"""What an attack is taken to bring, and a chase to win back."""
SLIGHT, CROWD = 1 / 500, 4
"""Chances below this are not followed any further; in a crowd, which has so many more orders, twice that."""
NOTHING = SLIGHT / 100
REACH = 7
"""A space is out of reach of the dice from so many spaces behind it."""


class Forecast(NamedTuple):
    """For each seat: the chances of leading across the line, of being first on each prize's space, of escaping."""

    line: list[float]
    prizes: dict[int, list[float]]
    escape: list[float]


class Stage(NamedTuple):
    """The road as far as one space."""

    within: defaultdict[int, float]
    """The chances to be within a throw of it."""
    lands: tuple[Odds, ...]
    """The chances to land on it and on the spaces before it, as far as a throw may have come from; its own last."""
    prizes: dict[int, list[float]]
    escape: list[float]


class _Orders(dict[Riding, int]):
    """Every order of riding that was met, numbered: a number is found in a table much faster than an order."""

    def __init__(self) -> None:
        super().__init__()
        self.riding: list[Riding] = []
        self.front: list[int] = []

    def __missing__(self, riding: Riding) -> int:
        pack, away, _ = riding
        self.riding.append(riding)
        self.front.append(away if away >= 0 else pack[0])
        self[riding] = len(self)
        return len(self) - 1


_ORDERS: Final = _Orders()
_PRIZE_NEAR: Final = [any(0 < prize - to <= SIGHT for prize in PRIZES) for to in range(SPACES)]
"""Where an attack is worth while whatever the line gives."""


def forecast(space: int, riding: Riding, holder: tuple[int, ...], fit: tuple[bool, ...], to_line: bool) -> Forecast:
    """From a space, before the white die. `fit` can pay for an attack; `to_line`: whether they would, for the line."""
    return _forecast(space, riding, holder[space + 1 :], fit, to_line)


@lru_cache(maxsize=4000)
def _forecast(space: int, riding: Riding, ahead: tuple[int, ...], fit: tuple[bool, ...], to_line: bool) -> Forecast:
    """The same by who holds the spaces ahead: whoever holds one that lies behind changes nothing."""
    last = _stage(space, riding, ahead, fit, to_line)
    line = [0.0 for _ in fit]
    near = last.lands[1 - REACH :]
    for at, odds in enumerate(near, SPACES - len(near)):
        for now, chance in odds.items():
            line[_ORDERS.front[now]] += chance * (at + 7 - SPACES) / 6
    whole = sum(line) or 1.0
    return Forecast([chance / whole for chance in line], last.prizes, last.escape)


@lru_cache(maxsize=200)
def _stage(space: int, riding: Riding, holder: tuple[int, ...], fit: tuple[bool, ...], to_line: bool) -> Stage:
    """One space after another. `holder` tells of the spaces as far as this one: roads that begin alike share stages."""
    if not holder:
        return Stage(defaultdict(float), ({_ORDERS[riding]: 1.0},), {}, [0.0 for _ in fit])
    within, lands, prizes, escape = _stage(space, riding, holder[:-1], fit, to_line)
    to, within, escape = space + len(holder), within.copy(), escape[:]
    _shift(within, lands[-1], lands[0] if len(lands) == REACH else {})
    slight = SLIGHT * (1 + (len(fit) > CROWD))
    if to in PRIZES:
        prizes = {**prizes, to: _first(within, slight, len(fit))}
    wanted = _PRIZE_NEAR[to] or (to_line and to >= SPACES - RUN_IN)
    ends = _landings(holder[-1], SPACE[to][0] == "breakaway", wanted, fit)
    here = _land_on(ends, within, slight, escape)
    return Stage(within, (*lands[1 - REACH :], here), prizes, escape)


def _shift(within: defaultdict[int, float], last: Odds, lost: Odds) -> None:
    """One space on: what is left behind by one space is within a throw now, by seven no longer."""
    for now, chance in last.items():
        within[now] += chance
    for now, chance in lost.items():
        left = within.pop(now, 0.0) - chance
        if left > NOTHING:
            within[now] = left


def _land_on(ends: "_Landings", within: Odds, slight: float, escape: list[float]) -> Odds:
    """One throw in six ends here; who escapes by that is added to the others who do."""
    here = defaultdict[int, float](float)
    for now, chance in within.items():
        if chance < slight:
            continue
        sure, several = ends[now]
        if not several:
            here[sure] += chance / 6
        for then, odds in several:
            if then >= 0:
                here[then] += chance * odds / 6
            else:
                escape[-1 - then] += chance * odds / 6
    return here


def _first(within: Odds, slight: float, seats: int) -> list[float]:
    """Who will be in front when a throw ends on the space."""
    found = [0.0] * seats
    for now, chance in within.items():
        if chance >= slight:
            found[_ORDERS.front[now]] += chance / 6
    return found


# --- a landing -------------------------------------------------------------------------------------------------------


class _Landings(dict[int, Ends]):
    """What landing on a kind of space makes of each order, worked out when it is first asked for."""

    def __init__(self, owner: int, breakaway: bool, able: tuple[bool, ...]) -> None:
        super().__init__()
        self.owner, self.breakaway, self.able = owner, breakaway, able

    def __missing__(self, number: int) -> Ends:
        then = land(_ORDERS.riding[number], self.owner, self.breakaway, self.able)
        ends = [(-1 - now[1] if now[2] >= END_OF_ROAD else _ORDERS[now], odds) for now, odds in then]
        self[number] = found = (ends[0][0], ()) if len(ends) == 1 else (NOBODY, ends)
        return found


@lru_cache(maxsize=300)
def _landings(owner: int, breakaway: bool, wanted: bool, fit: tuple[bool, ...]) -> _Landings:
    """By who holds the space, whether it is an escape for anybody, and who would and could attack there."""
    return _Landings(owner, breakaway, fit if wanted else (False,) * len(fit))


def land(now: Riding, owner: int, breakaway: bool, able: tuple[bool, ...]) -> Then:
    """What a landing makes of the order, each with its odds; yellow dice bring what they bring on average."""
    pack, away, gap = now
    if owner < 0:
        if breakaway:
            return _attack(now, away if away >= 0 else pack[0], able)
        if away < 0:
            return [(((*pack[1:], pack[0]), NOBODY, 0), 1.0)]
        return [(((*pack, away), NOBODY, 0) if gap == 1 else (pack, away, gap - 1), 1.0)]
    if owner == away:
        return _attack(now, away, able)
    pack = (owner, *[seat for seat in pack if seat != owner])
    if away < 0:
        return _attack((pack, NOBODY, 0), owner, able)
    return _chase(pack, away, gap)


def _chase(pack: tuple[int, ...], away: int, gap: int) -> Then:
    caught = max(0, 7 - gap) / 6
    left = max(1, gap - (THROW if gap > THROW else 1))
    ends = [(((*pack, away), NOBODY, 0), caught), ((pack, away, left), 1 - caught)]
    return [end for end in ends if end[1]]


def _attack(now: Riding, seat: int, able: tuple[bool, ...]) -> Then:
    pack, away, gap = now
    if not able[seat]:
        return [(now, 1.0)]
    if seat != away:
        return [((tuple([other for other in pack if other != seat]), seat, THROW), 1.0)]
    if gap + 6 < END_OF_ROAD:
        return [((pack, away, gap + THROW), 1.0)]
    escapes = (gap + 7 - END_OF_ROAD) / 6
    return [((pack, away, END_OF_ROAD), escapes), ((pack, away, min(END_OF_ROAD - 1, gap + THROW)), 1 - escapes)]
