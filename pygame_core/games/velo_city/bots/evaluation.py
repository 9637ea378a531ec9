"""What a position is worth to a team: in pips for the regular rider, as a chance of winning for the champion."""

from functools import lru_cache
from math import exp, sqrt
from operator import mul

from ..board import CAR_PARK, PODIUM_PLACES
from .forecast import Outlook
from .weights import TURNS, WEIGHTS

HOME = 40
CAN_PIPS = (0.0, 3.0, 5.5, 7.5, 9.0, 10.0, 10.5)
RESERVE = 0.3
TEAM_TO_WIN = 3


@lru_cache(maxsize=20_000)
def pips(team: tuple[int, ...], cans: int) -> float:
    """Pips ridden by the best three riders, a little for a fourth, and what the cans will bring."""
    ridden = sorted([CAR_PARK - space if space > 0 else HOME for space in team], reverse=True)
    return sum(ridden[:3]) + RESERVE * sum(ridden[3:]) + CAN_PIPS[min(cans, 6)]


def lead(race: Outlook, seat: int) -> float:
    """One's own pips, less half of the rivals'."""
    total = 0.0
    for other, team in enumerate(race.riders):
        score = pips(tuple(team), race.cans[other])
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


@lru_cache(maxsize=20_000)
def standing(team: tuple[int, ...], cans: int) -> tuple[float, ...]:
    """A team by itself: turns to go of its riders, nearest first; its cans; the chance that its next die crosses."""
    ahead = sorted([space for space in team if space > 0])
    turns = [0.0] * (len(team) - len(ahead)) + [TURNS[space] for space in ahead] + [0.0]
    crossing = max(0, 7 - ahead[0]) / 6
    return (*turns[:4], min(cans, 1), min(cans, 2), cans, crossing)


def traits(race: Outlook) -> list[tuple[float, ...]]:
    """What speaks for and against each seat, now that the active seat's turn has ended: one number for each weight."""
    podium, players = race.podium, len(race.riders)
    full = len(podium) / PODIUM_PLACES
    teams = [standing(tuple(team), cans) for team, cans in zip(race.riders, race.cans, strict=True)]
    # Far from the end a lead of a turn means little, near it a lot.
    scale = 1 / sqrt(1 + min([team[0] + team[1] + team[2] for team in teams]))
    company, places = met(race.riders), {seat: place for place, seat in enumerate(podium, 1)}
    found: list[tuple[float, ...]] = []
    for seat, (t1, t2, t3, t4, one, two, cans, crossing) in enumerate(teams):
        home, wait = podium.count(seat), (seat - race.active - 1) % players / players
        has_one, has_two, last = home == 1, home == 2, places.get(seat, 0) / PODIUM_PLACES * full
        rushed = scale * full
        found.append((
            t1 * scale, t2 * scale, t3 * scale, t4 * scale, t1 * rushed, t2 * rushed, t3 * rushed,
            one * scale, two * scale, cans * scale, cans * rushed, wait * scale, company[seat] * scale,
            has_one, has_one * full, has_one * full * full, has_one * last,
            has_two, has_two * full, has_two * full * full, has_two * last,
            has_one * crossing * full, has_one * crossing * full * full, has_two * crossing, has_two * crossing * wait,
        ))  # fmt: skip
    return found


def met(riders: list[list[int]]) -> list[int]:
    """How many spaces on the way each team shares with rivals: there it may ride in a group, and be taken along."""
    spaces = [{*team} for team in riders]
    teams = [0] * (CAR_PARK + 1 + PODIUM_PLACES)  # Podium places are negative: they count from the end.
    for own in spaces:
        for space in own:
            teams[space] += 1
    teams[CAR_PARK] = 0
    return [len([space for space in own if teams[space] > 1]) for own in spaces]


def chances(race: Outlook) -> list[float]:
    """Each seat's chance of winning."""
    weights = WEIGHTS[len(race.riders)]
    odds = [exp(sum(map(mul, weights, trait))) for trait in traits(race)]
    total = sum(odds)
    return [one / total for one in odds]
