"""A drive once more: where all cars were, from push to push and evenly in between."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import Any

from pygame_core.engine.core.events import Event

from ..board import Point
from ..rules.course import course
from ..rules.motion import execute

STEP = 60
"""So far a car goes from one picture to the next, at least."""
MOST = 120


def frames(before: Mapping[str, Any], event: Event) -> list[list[Point]]:
    """The centres of all cars; nothing where fog lay over them."""
    circuit = before["circuit"]
    if before["fog"] or not circuit:
        return []
    ground = course(*(_point(circuit[name]) for name in ("start", "a", "b")), circuit["back"])
    start = [_point(spot) for spot in before["at"]]
    shots: list[tuple[Point, ...]] = [tuple(start)]
    execute(ground, start, before["legs"], event.data["car"] - 1, event.data["path"], film=shots)
    drawn = [start, *(frame for one, other in pairwise(shots) for frame in _between(one, other))]
    thin = max(1, -(-len(drawn) // MOST))
    return [*drawn[:-1:thin], list(shots[-1])]


def _between(one: Sequence[Point], other: Sequence[Point]) -> list[list[Point]]:
    """The way from one picture to another, the latter included."""
    steps = max(1, round(max(dist(a, b) for a, b in zip(one, other, strict=True)) / STEP))
    return [
        [(a[0] + (b[0] - a[0]) * step // steps, a[1] + (b[1] - a[1]) * step // steps)
         for a, b in zip(one, other, strict=True)]
        for step in range(1, steps + 1)
    ]  # fmt: skip


def _point(spot: Sequence[int]) -> Point:
    return spot[0], spot[1]
