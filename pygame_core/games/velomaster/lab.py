"""What the laboratory may change of a VeloMaster race, and how it tells who is ahead."""

from pygame_core.engine.core.house import HouseRule

from .rules.riders import best_first
from .state import Race


def _condition(s: Race, value: int) -> None:
    s.condition = [value] * len(s.condition)


HOUSE_RULES = (
    HouseRule(
        "condition", {"fr": "condition au départ", "en": "condition at the start"},
        50, 150, lambda s: s.condition[0], _condition, 10,
    ),
)  # fmt: skip


def ahead(s: Race) -> tuple[int, ...]:
    """Who leads: who owns the best placed rider."""
    owner = s.owner[best_first(s, range(len(s.place)))[0]]
    return (owner,) if owner >= 0 else ()
