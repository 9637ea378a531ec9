"""The city: 25 buildings in rows of five, 16 crossings between them, and the traces of the eleven rounds."""

SIDE = 5
ROUNDS = 11
HELICOPTERS = ("pink", "yellow", "green")

BUILDINGS = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCDE")
CROSSINGS = tuple(f"X{number}" for number in range(1, (SIDE - 1) ** 2 + 1))
INDEX = {name: index for names in (BUILDINGS, CROSSINGS) for index, name in enumerate(names)}


def _beside(side: int) -> tuple[tuple[int, ...], ...]:
    """The places of a square that share a side with each (R5: never a corner): above, left, right, below."""
    beside = []
    for place in range(side * side):
        row, column = divmod(place, side)
        around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        beside.append(tuple(r * side + c for r, c in around if 0 <= r < side and 0 <= c < side))
    return tuple(beside)


NEXT_DOOR = _beside(SIDE)
"""The buildings next door to each."""
FLIGHTS = _beside(SIDE - 1)
"""The crossings that are one flight away from each."""


def _around(crossing: int) -> tuple[int, int, int, int]:
    row, column = divmod(crossing, SIDE - 1)
    corner = row * SIDE + column
    return corner, corner + 1, corner + SIDE, corner + SIDE + 1


AROUND = tuple(_around(crossing) for crossing in range(len(CROSSINGS)))
"""R2: the four buildings that touch each crossing."""
TOUCHING = tuple(
    tuple(crossing for crossing in range(len(CROSSINGS)) if building in AROUND[crossing])
    for building in range(len(BUILDINGS))
)
"""The crossings from which each building can be looked into."""

TRACK = ("yellow", "blue", "blue", "blue", "blue", "red", "blue", "blue", "blue", "blue", "blue")
"""R7: the trace that each round leaves behind."""
REGULAR = ("A1", "D1", "B2", "E2", "A3", "C3", "C4", "E4", "B5", "D5")
"""The tall buildings of the regular skyline. R19: heights mean nothing."""
