"""The city: 35 spaces from the car park down to the finish line, with the tables that rules and drawing read."""

from typing import Final, Literal

Kind = Literal["plain", "supply", "obstacle"]
Point = tuple[int, int]

TRACK: Final = 35
CAR_PARK: Final = 36
PODIUM_PLACES: Final = 8
COLOURS: Final = ("red", "black", "yellow", "white", "green", "grey", "blue")
RIDERS_PER_TEAM: Final = {3: 4, 4: 4, 5: 3, 6: 3, 7: 3}
CANS: Final = {3: 15, 4: 20, 5: 20, 6: 24, 7: 28}

OBSTACLES: Final = frozenset({31, 28, 24, 20, 17, 13, 10, 8, 5, 3, 1})
SUPPLIES: Final = frozenset({33, 27, 22, 18, 15, 11, 7, 2})


def _kind(space: int) -> Kind:
    if space in OBSTACLES:
        return "obstacle"
    return "supply" if space in SUPPLIES else "plain"


# Indexed by space number; entry 0 (the line) and 36 (the car park) are plain.
KIND: Final[tuple[Kind, ...]] = tuple(_kind(space) for space in range(CAR_PARK + 1))

# Where a rider that retreats from t may fall, nearest first; past the last one lies the car park.
HIGHER_OBSTACLES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(obstacle for obstacle in OBSTACLES if obstacle > space)) for space in range(CAR_PARK + 1)
)

# The plan, in units of a 1000 x 700 canvas, y downwards.
CANVAS: Final = (1000, 700)
XY: Final[dict[int, Point]] = {
    35: (267, 612), 34: (342, 540), 33: (295, 449), 32: (189, 437), 31: (88, 405), 30: (66, 300), 29: (77, 190),
    28: (125, 92), 27: (229, 65), 26: (289, 144), 25: (242, 243), 24: (242, 333), 23: (345, 340), 22: (406, 253),
    21: (396, 144), 20: (467, 67), 19: (574, 79), 18: (605, 178), 17: (542, 269), 16: (567, 356), 15: (671, 340),
    14: (716, 243), 13: (711, 133), 12: (788, 60), 11: (893, 85), 10: (935, 181), 9: (900, 285), 8: (907, 387),
    7: (896, 484), 6: (792, 496), 5: (682, 483), 4: (574, 462), 3: (468, 475), 2: (450, 576), 1: (544, 624),
}  # fmt: skip
CAR_PARK_BOX: Final = (40, 560, 170, 110)
FINISH_LINE: Final = (592, 576, 10, 92)
PODIUM_RADIUS: Final = 21
PODIUM_XY: Final[tuple[Point, ...]] = tuple((953 - 45 * place, 622) for place in range(PODIUM_PLACES))

# The road runs through these as a uniform Catmull-Rom curve; its first and last points only bend the ends.
ROAD: Final[tuple[Point, ...]] = (
    (140, 614), (205, 614), *(XY[space] for space in range(TRACK, 0, -1)), (597, 622), (640, 622),
)  # fmt: skip
