"""What the laboratory may change of the game, and how it tells who is ahead."""

from pygame_core.engine.core.house import HouseRule

from .state import Flock


def _inn(s: Flock, value: int) -> None:
    s.inn = value


HOUSE_RULES = (
    HouseRule(
        "inn_turns", {"fr": "tours passés à l’auberge", "en": "turns missed at the inn"}, 1, 9, lambda s: s.inn, _inn
    ),
)


def ahead(s: Flock) -> tuple[int, ...]:
    """Who is farthest along the spiral."""
    return tuple(seat for seat, at in enumerate(s.geese) if at == max(s.geese))
