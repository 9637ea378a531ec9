"""Games between computers, against a loop without any framework: how many while it makes a million choices.

Each game is another one, for players remember what they have found out; the loop runs before each of them, so that what
slows the machine down slows both.
"""

import time

from pygame_core.bots.arena import play
from pygame_core.engine import registry

from .bench import Figure
from .reference import steps_per_second

SEATS, GAMES, LEVELS = 4, 16, ("2", "3")
SLICE, MILLION = 0.06, 1_000_000
GOALS = {("velo-city", "3"): 10.4, ("rainbow-jersey", "3"): 1.55, ("velomaster", "3"): 3.0}
"""Twice as many as before these levels were taught to find nothing out twice, with the same answers."""


def measure(tolerance: float) -> list[Figure]:
    """All games at the levels that think; a figure may fall short of its goal by this share of it."""
    return [level(meta.id, kind, tolerance) for meta in registry.games() for kind in LEVELS]


def level(game_id: str, kind: str, tolerance: float) -> Figure:
    """How often computers of a level play a game to its end."""
    spent, choices = 0.0, 0.0
    for seed in range(GAMES):
        pace, taken = steps_per_second(SLICE), seconds(game_id, kind, seed)
        spent, choices = spent + taken, choices + pace * taken
    goal = GOALS.get((game_id, kind))
    return Figure(
        f"{game_id}, level {kind}: games / million choices",
        GAMES / choices * MILLION,
        goal and goal * (1 - tolerance),
        least=True,
        note=f"{GAMES / spent:,.1f} games/s, reference {choices / spent:,.0f} choices/s",
    )


def seconds(game_id: str, kind: str, seed: int) -> float:
    """What one game takes of the processor."""
    start = time.process_time()
    play(game_id, [kind] * SEATS, seed, {})
    return time.process_time() - start
