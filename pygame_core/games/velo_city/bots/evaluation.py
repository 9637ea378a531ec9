"""What a position is worth to a team: in pips for the regular rider, as a chance of winning for the champion."""

from functools import lru_cache
from math import exp, sqrt
from operator import itemgetter
from typing import NamedTuple

from ..board import CAR_PARK, PODIUM_PLACES
from .forecast import Outlook
from .weights import TURNS, WEIGHTS

HOME = 40
CAN_PIPS = (0.0, 3.0, 5.5, 7.5, 9.0, 10.0, 10.5)
RESERVE = 0.3
TEAM_TO_WIN = 3
WAIT = [[[(seat - active - 1) % n / n for seat in range(n)] for active in range(n)] for n in range(max(WEIGHTS) + 1)]
"""By players, whose turn ends, and seat: how much of a round it will be until that seat's next turn."""
ON_THE_ROAD = {players: weights[:13] for players, weights in WEIGHTS.items()}
AT_HOME = {players: weights[13:] for players, weights in WEIGHTS.items()}
"""The weights of those who are on the podium; the others are everybody's."""
_TO_GO = itemgetter(4)


@lru_cache(maxsize=20_000)
def pips(team: tuple[int, ...], cans: int) -> float:
    """Pips ridden by the best three riders, a little for a fourth, and what the cans will bring."""
    ridden = sorted([CAR_PARK - space if space > 0 else HOME for space in team], reverse=True)
    return sum(ridden[:3]) + RESERVE * sum(ridden[3:]) + CAN_PIPS[min(cans, 6)]


def lead(race: Outlook, seat: int) -> float:
    """One's own pips, less half of the rivals'."""
    total = 0.0
    for other, team in enumerate(race.riders):
        score = pips(team, race.cans[other])
        total += score if other == seat else -0.5 * score
    return total


def winner(podium: list[int]) -> int | None:
    """Who has won, if the race is over."""
    last = podium[-1]
    if podium.count(last) == TEAM_TO_WIN:
        return last
    if len(podium) < PODIUM_PLACES:
        return None
    places = {seat: place for place, seat in enumerate(podium)}
    return max(podium, key=lambda seat: (podium.count(seat), places[seat]))


# --- the champion's eye ----------------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A team by itself: turns to go of its riders, nearest first, and of the best three together; its cans, one and two
    of them counted apart; the chance that its next die crosses; the spaces on the way where it stands, one bit each."""

    first: float
    second: float
    third: float
    fourth: float
    to_go: float
    one: int
    two: int
    cans: int
    crossing: float
    spaces: int


@lru_cache(maxsize=20_000)
def standing(team: tuple[int, ...], cans: int) -> Standing:
    """How a team stands, whoever else is in the race."""
    ahead = sorted([space for space in team if space > 0])
    t1, t2, t3, t4, *_ = [0.0] * (len(team) - len(ahead)) + [TURNS[space] for space in ahead] + [0.0]
    crossing = max(0, 7 - ahead[0]) / 6
    spaces = sum({1 << space for space in ahead if space < CAR_PARK})
    return Standing(t1, t2, t3, t4, t1 + t2 + t3, min(cans, 1), min(cans, 2), cans, crossing, spaces)


def shared(teams: list[Standing]) -> int:
    """The spaces on the way where two teams meet, one bit each: there one may ride in a group, and be taken along."""
    once = twice = 0
    for team in teams:
        twice |= once & team.spaces
        once |= team.spaces
    return twice


def at_home(podium: list[int], seat: int, crossing: float, wait: float) -> tuple[float, ...]:
    """What one or two riders on the podium say besides, one trait for each of the later weights."""
    full, home = len(podium) / PODIUM_PLACES, podium.count(seat)
    last = (len(podium) - podium[::-1].index(seat)) / PODIUM_PLACES * full
    if home == 1:
        return 1, full, full * full, last, 0, 0, 0, 0, crossing * full, crossing * full * full
    return (0, 0, 0, 0, 1, full, full * full, last, 0, 0, crossing, crossing * wait) if home == 2 else ()


def odds(race: Outlook) -> list[float]:
    """How each seat stands against the others, now that the active seat's turn has ended; only ratios count.

    Each is a sum of traits with their weights, in the order of the weights. It is written out, for nothing is worked
    out so often as this, and what is 0 while nobody is on the podium is left out.
    """
    podium, found = race.podium, []
    teams = list(map(standing, race.riders, race.cans))
    company = shared(teams)
    # Far from the end a lead of a turn means little, near it a lot.
    scale = 1 / sqrt(1 + min(map(_TO_GO, teams)))
    rushed = scale * (len(podium) / PODIUM_PLACES)
    w1, w2, w3, w4, r1, r2, r3, w_one, w_two, w_cans, r_cans, w_wait, w_met = ON_THE_ROAD[len(teams)]
    waits = WAIT[len(teams)][race.active]
    for seat, (t1, t2, t3, t4, _, one, two, cans, crossing, spaces) in enumerate(teams):
        told = w1 * (t1 * scale) + w2 * (t2 * scale) + w3 * (t3 * scale) + w4 * (t4 * scale)
        if podium:
            told = told + r1 * (t1 * rushed) + r2 * (t2 * rushed) + r3 * (t3 * rushed)
        told = told + w_one * (one * scale) + w_two * (two * scale) + w_cans * (cans * scale)
        if podium:
            told += r_cans * (cans * rushed)
        told = told + w_wait * (waits[seat] * scale) + w_met * ((spaces & company).bit_count() * scale)
        if seat in podium:
            for weight, trait in zip(AT_HOME[len(teams)], at_home(podium, seat, crossing, waits[seat]), strict=False):
                told += weight * trait
        found.append(exp(told))
    return found


def chance(race: Outlook, seat: int) -> float:
    """A seat's chance of winning."""
    found = odds(race)
    return found[seat] / sum(found)


def chances(race: Outlook) -> list[float]:
    """Each seat's chance of winning."""
    return [chance(race, seat) for seat in range(len(race.cans))]
