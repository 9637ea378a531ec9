"""Choosing a circuit: the presets, and every other one that is legal."""

from collections.abc import Sequence

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import ALL_PRESETS, Point, presets
from ..state import Rally
from .answers import CIRCUIT, laid, points
from .course import circuit_fault

SHIFT = 400


def fault(s: Rally, spots: Sequence[Point]) -> str:
    """The first bound that a circuit breaks at this table."""
    start, a, b = spots
    return circuit_fault(start, a, b, s.cars, s.back, s.has("ghost"))


def fitting(s: Rally) -> list[str]:
    """The presets for this race."""
    return list(presets(s.back))


def unused(s: Rally) -> list[str]:
    """Those that this game has not seen yet."""
    return [name for name in fitting(s) if name not in s.used]


def listed(s: Rally) -> list[Choice]:
    """What is proposed: every race has a circuit of its own."""
    return [CIRCUIT[name] for name in unused(s)]


class Circuits:
    """The circuits that can be laid by hand, and those of races before."""

    def __init__(self, s: Rally) -> None:
        self.s = s

    def find(self, token: str) -> Choice | None:
        kind, *words = token.split(" ")
        if kind == "circuit" and len(words) == 1 and words[0] in fitting(self.s):
            return CIRCUIT[words[0]]  # Nobody proposes it again, but who insists may.
        spots = points(words)
        if kind != "circuit" or spots is None or len(spots) != 3 or fault(self.s, spots):
            return None
        return laid(*spots)

    def sample(self, rng: Rng) -> Choice:
        """A preset, laid a little aside."""
        spots = ALL_PRESETS[rng.pick(fitting(self.s))]
        dx, dy = rng.below(2 * SHIFT) - SHIFT, rng.below(2 * SHIFT) - SHIFT
        aside = [(x + dx, y + dy) for x, y in spots]
        return laid(*(spots if fault(self.s, aside) else aside))
