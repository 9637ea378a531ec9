"""Where the loupe looks: the middle of what matters, as large as it can be seen whole, never beyond the edge."""

from collections.abc import Sequence
from dataclasses import dataclass

from .svg import Spot

Look = tuple[float, float, float]
"""A middle and a scale."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A loupe over a plan."""

    size: tuple[float, float]
    """The plan's own."""
    room: float
    """How much is seen beyond the outermost places."""
    closest: float

    def closeness(self, spots: Sequence[Spot], window: tuple[float, float] | None = None) -> float:
        """How large the plan can be with all of these in sight; `window` is what is seen of it at its own size."""
        (left, top), (right, bottom) = corners(spots)
        wide, high = window or self.size
        return min(wide / (right - left + 2 * self.room), high / (bottom - top + 2 * self.room))

    def on(self, spots: Sequence[Spot], rise: float = 0) -> Look:
        """Looking at these places, or a little above them; at the whole plan where there are none."""
        if not spots:
            return self.size[0] / 2, self.size[1] / 2, 1.0
        scale = round(max(1.0, min(self.closest, self.closeness(spots))), 2)
        x, y = middle(spots)
        return inside((x, y - rise), scale, self.size)


def corners(spots: Sequence[Spot]) -> tuple[Spot, Spot]:
    """The least and the most of these places."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs), min(ys)), (max(xs), max(ys))


def middle(spots: Sequence[Spot]) -> Spot:
    """What lies half-way between the outermost of these places."""
    (left, top), (right, bottom) = corners(spots)
    return (left + right) / 2, (top + bottom) / 2


def inside(spot: Spot, scale: float, size: tuple[float, float], window: tuple[float, float] | None = None) -> Look:
    """Looking there at this scale, but never beyond the edge of a plan of this size."""
    wide, high = window or size
    return _kept(spot[0], wide / 2 / scale, size[0]), _kept(spot[1], high / 2 / scale, size[1]), scale


def _kept(at: float, half: float, size: float) -> float:
    return round(min(max(at, half), size - half), 1)
