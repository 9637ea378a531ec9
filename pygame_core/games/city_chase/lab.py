"""What the laboratory may change of a chase. Nobody is ahead in one: the car is found or it is not."""

from pygame_core.engine.core.house import HouseRule

from .board import ROUNDS
from .state import Chase


def _rounds(s: Chase, value: int) -> None:
    s.rounds = value


HOUSE_RULES = (
    HouseRule(
        "rounds", {"fr": "tours de la poursuite", "en": "rounds of the chase"}, 3, ROUNDS, lambda s: s.rounds, _rounds
    ),
)
