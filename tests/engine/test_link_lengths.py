"""How long links are: finished games of default options, played by the computers of level 2, fit a message."""

from functools import cache
from statistics import median

import pytest

from pygame_core.bots.base import ticks
from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match

SEEDS = (1, 2, 3)
MOST_OF_A_POSITION = 700
MOST_OF_A_HISTORY = {"velomaster": 4000}
"""Whole games: 2,000 characters where nothing else is said."""


@cache
def finished(game: str, seed: int) -> Match:
    """A game of the usual options to its end: the same on every machine, for computers count their work, not time."""
    meta = registry.meta(game)
    match = Match(registry.game(game), {}, meta.seats(people=0), seed)
    match.settle()
    computers = Computers(match, seed, 0.004, ticks())
    while computers.next():
        pass
    assert match.over
    return match


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_a_finished_game_fits_a_message(game: str) -> None:
    played = [finished(game, seed) for seed in SEEDS]
    positions = [links.link(match, history=False) for match in played]
    histories = [links.link(match, history=True) for match in played]
    assert median(map(len, positions)) <= MOST_OF_A_POSITION
    assert median(map(len, histories)) <= MOST_OF_A_HISTORY.get(game, 2000)
    for match, link in zip(played, histories, strict=True):
        assert links.open_link(link, 1).match.state == match.state


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_a_moment_travels_with_the_game(game: str) -> None:
    match = finished(game, SEEDS[0])
    middle = len(match.log) // 2
    whole = links.open_link(links.link(match, history=True, moment=middle), 1)
    assert (whole.moment, whole.match.log) == (middle, match.log)
    alone = links.open_link(links.link(match, history=False, moment=middle), 1)
    assert (alone.moment, alone.with_history) == (None, False)
    assert alone.match.at(0) == match.at(middle)
