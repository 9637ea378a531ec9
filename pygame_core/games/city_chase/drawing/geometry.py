"""Where things stand: buildings by their roofs, crossings by their middles. All in units of a canvas of 1000 by 856."""

from pygame_core.drawing.svg import Spot

from ..board import INDEX, SIDE

CANVAS = (1000, 856)
ROOF = (132, 84)
SMALL, TALL = 24, 46
"""How high the walls are: a building is moved up by its height, so that no crossing is hidden."""
LIFT = 26
"""How far a building is lifted to look under it."""
WAITING = {"pink": (218, 182), "yellow": (414, 182), "green": (610, 182)}
"""Where helicopters hover until they are placed: over the edge of the town."""


def column(building: str) -> int:
    return INDEX[building] % SIDE


def row(building: str) -> int:
    return INDEX[building] // SIDE


def foot(building: str) -> int:
    """Where the wall of a building meets the pavement."""
    return 258 + 140 * row(building)


def left(building: str) -> int:
    return 54 + 196 * column(building)


def crossing(name: str) -> Spot:
    """The middle of a crossing."""
    line, place = divmod(INDEX[name], SIDE - 1)
    return 218 + 196 * place, 286 + 140 * line


def heading(start: str, to: str) -> int:
    """Which way a flight goes, in degrees from north."""
    (x, y), (a, b) = crossing(start), crossing(to)
    if x != a:
        return 90 if a > x else -90
    return 180 if b > y else 0
