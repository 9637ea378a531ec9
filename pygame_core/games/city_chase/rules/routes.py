"""Distances in the city: flights between crossings, and to where a building can be looked into."""

from ..board import BUILDINGS, CROSSINGS, TOUCHING

_SIDE = 4


def flights(crossing: int, other: int) -> int:
    """How many flights it is from one crossing to another."""
    (row, column), (to_row, to_column) = divmod(crossing, _SIDE), divmod(other, _SIDE)
    return abs(row - to_row) + abs(column - to_column)


TO_SEE = tuple(
    tuple(min(flights(crossing, other) for other in TOUCHING[building]) for building in range(len(BUILDINGS)))
    for crossing in range(len(CROSSINGS))
)
"""For each crossing and building, how many flights it is to where the building can be looked into."""
