"""The engine's speed against a loop without any framework, measured in turns in one run.

Rates are counted by the processor's clock, in slices so short that the best of many is one which nothing disturbed.
What is missed is measured again: another program may get in the way once, but not each time.
"""

from collections.abc import Iterable
from typing import Any

from pygame_core.cli.bench import copying, growth, in_match, raw, underway
from pygame_core.engine import registry
from pygame_core.engine.core.game import Game

from .bench import Figure
from .reference import steps_per_second

SLICES, SLICE = 20, 0.06
TRIES = 3
PACE = {"velo-city": 0.20, "city-chase": 0.33, "rainbow-jersey": 0.12, "velomaster": 0.06}
"""The least speed of random play that is accepted, as a share of the bare loop's; other games are only measured."""
MATCH, USUAL_PACE = 0.25, 0.20
"""With log, events and checksums an answer may cost four times what it costs at the usual pace of raw play."""
COPY, QUIET = 3.0, 1_200_000
"""Microseconds for a copy, on a machine on which the loop makes so many steps a second."""


def measure(tolerance: float) -> list[Figure]:
    """All games, each next to the reference; a rate may fall short of its goal by this share of it."""
    return [figure for meta in registry.games() for figure in game(meta.id, tolerance)]


def game(game_id: str, tolerance: float) -> list[Figure]:
    """One game's figures: each the best of some tries."""
    found = figures(game_id, tolerance)
    for _ in range(TRIES - 1):
        if any(figure.missed for figure in found):
            found = [best(pair) for pair in zip(found, figures(game_id, tolerance), strict=True)]
    return found


def best(tries: Iterable[Figure]) -> Figure:
    """The better one of two measurements of the same thing."""
    first, second = tries
    return max(first, second, key=lambda figure: figure.value if figure.least else -figure.value)


def figures(game_id: str, tolerance: float) -> list[Figure]:
    """One measurement of one game."""
    played: Game[Any] = registry.game(game_id)
    slices = [(steps_per_second(SLICE), raw(played, SLICE), in_match(played, SLICE)) for _ in range(SLICES)]
    floor, alone, logged = map(max, zip(*slices, strict=True))
    pace, less = PACE.get(game_id), 1 - tolerance
    through = None if pace is None else less * MATCH * min(pace, USUAL_PACE)
    note = f"reference {floor:,.0f} steps/s, raw {alone:,.0f}"
    return [
        Figure(f"{game_id}: raw play / bare loop", alone / floor, pace and less * pace, least=True, note=note),
        Figure(f"{game_id}: through a match / bare loop", logged / floor, through, least=True),
        Figure(
            f"{game_id}: copy of a state, microseconds",
            copying(underway(played), SLICE),
            COPY * max(1.0, QUIET / floor),
        ),
        Figure(f"{game_id}: late answer / early one of its kind", growth(played), 1.25),
    ]
