"""What the laboratory may change of a Maillot race, and how it tells who is ahead."""

from pygame_core.engine.core.house import HouseRule

from .board import DOMESTIQUES, ENERGY
from .state import Ride


def _energy(s: Ride, value: int) -> None:
    s.energy = [value] * len(s.energy)


def _domestiques(s: Ride, value: int) -> None:
    s.reserve = [value] * len(s.reserve)


HOUSE_RULES = (
    HouseRule(
        "energy", {"fr": "énergie au départ", "en": "energy at the start"},
        10, ENERGY, lambda s: s.energy[0], _energy,
    ),
    HouseRule(
        "domestiques", {"fr": "domestiques au départ", "en": "domestiques at the start"},
        1, DOMESTIQUES, lambda s: s.reserve[0], _domestiques,
    ),
)  # fmt: skip


def ahead(s: Ride) -> tuple[int, ...]:
    """Who leads: the most rainbow jerseys, then the most green ones, then the most polka dots."""
    rank = [*zip(s.rainbow, s.green, map(sum, zip(s.double, s.triple, strict=True)), strict=True)]
    return tuple(seat for seat, jerseys in enumerate(rank) if jerseys == max(rank))
