"""What the laboratory may change of a courier race, and how it tells who is ahead."""

from pygame_core.engine.core.house import HouseRule

from .state import Race


def _cans(s: Race, value: int) -> None:
    s.supply = value


def _purse(s: Race, value: int) -> None:
    s.cans = [value] * len(s.cans)


HOUSE_RULES = (
    HouseRule(
        "cans", {"fr": "cannettes dans la réserve", "en": "cans in the supply"}, 0, 60, lambda s: s.supply, _cans
    ),
    HouseRule(
        "purse",
        {"fr": "cannettes de chacun au départ", "en": "cans of each at the start"},
        0,
        5,
        lambda s: s.cans[0],
        _purse,
    ),
)


def ahead(s: Race) -> tuple[int, ...]:
    """Who leads: the most couriers home, then the shortest way left for all of a team together."""
    seats = range(len(s.cans))
    rank = [(-s.podium.count(seat), sum(max(space, 0) for space in s.riders[seat])) for seat in seats]
    return tuple(seat for seat in seats if rank[seat] == min(rank))
