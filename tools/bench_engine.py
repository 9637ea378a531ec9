"""The engine's speed against a loop without any framework, measured in turns in one run."""

from statistics import median

from pygame_core.cli.bench import measure as measure_game
from pygame_core.engine import registry

from .bench import Figure
from .reference import steps_per_second

ROUNDS, SECONDS = 5, 3.0
MATCH, USUAL_PACE = 0.25, 0.20
"""With log, events and checksums an answer may cost four times what it costs at the usual pace of raw play."""


def measure() -> list[Figure]:
    """All games, each next to the reference."""
    return [figure for meta in registry.games() for figure in game(meta.id)]


def game(game_id: str) -> list[Figure]:
    """One game: medians of rounds in which the reference runs just before it."""
    rounds = [(steps_per_second(1.0), measure_game(registry.game(game_id), SECONDS)) for _ in range(ROUNDS)]
    raw = median(found["steps_per_second"] / reference for reference, found in rounds)
    match = median(found["match_steps_per_second"] / reference for reference, found in rounds)
    copy = min(found["copy_us"] for _, found in rounds)
    growth = median(found["growth"] for _, found in rounds)
    pace = registry.game(game_id).pace
    through = None if pace is None else MATCH * min(pace, USUAL_PACE)
    note = "reference {:,.0f} steps/s, raw {:,.0f}".format(
        median(reference for reference, _ in rounds), median(found["steps_per_second"] for _, found in rounds)
    )
    return [
        Figure(f"{game_id}: raw play / bare loop", raw, pace, least=True, note=note),
        Figure(f"{game_id}: through a match / bare loop", match, through, least=True),
        Figure(f"{game_id}: copy of a state, microseconds", copy, 3.0),
        Figure(f"{game_id}: late answer / early one of its kind", growth, 1.25),
    ]
