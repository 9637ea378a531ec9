"""What is in the box: speed cards, cars, wheels, events, modules, circuits. Lengths are tenths of a millimetre."""

from typing import NamedTuple

Point = tuple[int, int]

WIDTH, HEIGHT = 12000, 7000
RADIUS = 150
LEFT, TOP, RIGHT, BOTTOM = RADIUS, RADIUS, WIDTH - RADIUS, HEIGHT - RADIUS
"""Where the centre of a car may be: the rail stops it beyond."""
PITCH = 450
CARS = 6
GHOST = 7
"""The number of the Ghost, behind all cars."""

RACES = 3
ROUNDS = 5
SPEEDS = {1: 4, 2: 5, 3: 6, 4: 6, 5: 5, 6: 4, 7: 1}
"""How often each speed card is there: 31 cards, 112 in all."""

WHEELS = {"normal": {3: 2, 4: 2, 5: 3, 6: 3}, "hard": {3: 1, 4: 1, 5: 2, 6: 2}}

EVENTS = (
    "round_trip", "pit_stop", "chicane", "fresh_paint", "pack", "level_crossing", "criss_cross", "braking",
)  # fmt: skip
CUSTOM = "custom"
"""The event that the table has invented."""
FIRST_EVENTS = ("round_trip", "pit_stop")

MODULES = ("weather", "boost", "drift", "ghost", "podium")
WEATHERS = ("sun", "rain", "wind", "fog", "ice")
DRIFTS = {"left": 2, "right": 2, "s": 1}
GAUGES = {"weather": (3, 1, 1), "boost": (1, 1, 2), "drift": (3, 1, 1), "ghost": (2, 3, 2), "podium": (1, 2, 3)}
"""How wacky, interactive and thoughtful each module is, from 1 to 3."""

SKINS = ("wood", "floor", "grass", "tower", "arch", "lighthouse", "castle")
MONUMENTS = SKINS[3:]


class Preset(NamedTuple):
    """A circuit that is ready: the middle of the start, the two pawns."""

    start: Point
    a: Point
    b: Point


PRESETS = {
    "classic": Preset((1000, 3500), (7000, 2000), (7000, 5000)),
    "sprint": Preset((2500, 3500), (6500, 2500), (6500, 4500)),
    "grand_tour": Preset((600, 3500), (8600, 1500), (8600, 5500)),
    "diagonal": Preset((2000, 5200), (6695, 1175), (8037, 3859)),
    "leftward": Preset((11000, 3500), (5000, 2000), (5000, 5000)),
    "hill": Preset((6000, 6500), (4500, 2500), (7500, 2500)),
}
BACK_PRESETS = {
    "there_and_back": Preset((4000, 3500), (7500, 2000), (7500, 5000)),
    "short_back": Preset((3500, 3500), (6000, 2500), (6000, 4500)),
    "hill_back": Preset((6000, 4600), (4500, 2200), (7500, 2200)),
}
"""The circuits of the Round Trip, where the pawns mark the turn."""
ALL_PRESETS = PRESETS | BACK_PRESETS
CLASSIC = "classic"


def presets(back: bool) -> dict[str, Preset]:
    """The presets that fit a race there and back, or one way."""
    return BACK_PRESETS if back else PRESETS
