"""The last drive once more: where all cars were, from push to push and evenly in between."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from ..board import Point
from ..motion import execute
from .scene import Scene

STEP = 60
"""So far a car goes from one picture to the next, at least."""
MOST = 120


def frames(scene: Scene) -> list[list[Point]]:
    """The centres of all cars; nothing where no drive is known from its start."""
    found = [(event, before) for event, before in scene.drives if event.kind == "drove" and event.data.get("path")]
    if not found or scene.course is None or scene.foggy:
        return []
    event, before = found[-1]
    if any(car not in before for car in range(1, scene.cars + 1)):
        return []
    start = [_point(before[car]) for car in range(1, scene.cars + 1)]
    shots: list[tuple[Point, ...]] = [tuple(start)]
    execute(scene.course, start, scene.view["legs"], event.data["car"] - 1, event.data["path"], film=shots)
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
