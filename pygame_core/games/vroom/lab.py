"""What the laboratory may change of a rally. Nobody is ahead in one: all win together, or lose."""

from pygame_core.engine.core.house import HouseRule

from .state import Rally


def _wheels(s: Rally, value: int) -> None:
    s.wheels = value


HOUSE_RULES = (
    HouseRule(
        "wheels",
        {"fr": "roues de secours au départ", "en": "spare wheels at the start"},
        1,
        6,
        lambda s: s.wheels,
        _wheels,
    ),
)
