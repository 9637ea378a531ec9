"""Where things stand: the road as curves, the places of couriers that share a space, the free spots for a badge."""

from collections.abc import Container
from functools import cache
from math import atan2, cos, degrees, hypot, pi, sin

from pygame_core.drawing.svg import Curve, Spot, pair, smooth
from pygame_core.drawing.svg import along as along_curve

from ..board import CANVAS, CAR_PARK, CAR_PARK_BOX, PODIUM_XY, ROAD, SUPPLIES, XY, Point

LINE = 0
"""The finish line counts as space 0; podium places are -1, -2, ..."""


def centre(place: int) -> Point:
    """The middle of a space, of the car park (36), of the line (0) or of a podium place (-1 is the first)."""
    if place == CAR_PARK:
        left, top, width, height = CAR_PARK_BOX
        return left + width // 2, top + height // 2
    if place == LINE:
        return ROAD[-2]
    return XY[place] if place > 0 else PODIUM_XY[-place - 1]


@cache
def curve(space: int) -> Curve:
    """The road from a space to the next lower one, as a cubic curve (36 leaves the car park, 1 reaches the line)."""
    before, start, end, after = ROAD[CAR_PARK - space : CAR_PARK - space + 4]
    return smooth(before, start, end, after)


def along(space: int, t: float) -> Spot:
    """A point of that piece of road, t from 0 to 1."""
    return along_curve(curve(space), t)


def way(start: int, to: int) -> str:
    """The road from a space down to another, as path data."""
    high, low = max(start, to, LINE), max(min(start, to), LINE)
    curves = [curve(space) for space in range(high, low, -1)]
    return f"M{pair(curves[0][0])}" + "".join("C" + " ".join(map(pair, c[1:])) for c in curves) if curves else ""


def ride(start: int, to: int) -> str:
    """The way of a courier, seen from where it now stands: path data that end at 0,0."""
    x, y = centre(to)
    forward = max(to, LINE) < start
    spaces = range(start, max(to, LINE), -1) if forward else range(start + 1, to + 1)
    pieces = [curve(space) if forward else curve(space)[::-1] for space in spaces]
    spots = [centre(start)] + [piece[0] for piece in pieces[:1]] * 3
    spots += [spot for piece in pieces for spot in piece[1:]] + [centre(to)] * 3
    moved = [pair((spot[0] - x, spot[1] - y)) for spot in spots]
    return f"M{moved[0]}C" + " ".join(moved[1:])


@cache
def step(space: int) -> tuple[Spot, int]:
    """The middle of the road between a space and the next lower one, and where it heads there, in degrees."""
    behind, ahead = along(space, 0.47), along(space, 0.53)
    return along(space, 0.5), round(degrees(atan2(ahead[1] - behind[1], ahead[0] - behind[0])))


@cache
def footprints(space: int) -> tuple[Spot, Spot]:
    """Two dots on the road between a space and the next lower one, clear of both discs."""
    return along(space, 0.4), along(space, 0.6)


# Offsets from the middle of a space, one per team; the last one stands in front.
_CREWS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, -2),),
    2: ((17, -4), (-15, 2)),
    3: ((-29, -6), (29, -6), (-4, 0)),
    4: ((-14, -22), (16, -22), (-27, 2), (27, 2)),
    5: ((-16, -22), (18, -22), (-36, 0), (36, 0), (0, 4)),
    6: ((-30, -22), (0, -24), (30, -22), (-34, 2), (34, 2), (0, 6)),
    7: ((-30, -24), (0, -26), (30, -24), (-46, 0), (46, 0), (-15, 4), (16, 6)),
}
# In the car park every seat keeps its own stand.
_STANDS = {
    4: ((-63, 38), (-21, 38), (21, 38), (63, 38)),
    7: ((-63, 42), (-21, 42), (21, 42), (63, 42), (-42, 4), (0, 4), (42, 4)),
}
BEHIND = (16, -12)
"""How far a second courier of the same team peeks out behind the first."""


def crew_places(place: int, seats: tuple[int, ...], players: int) -> tuple[Point, ...]:
    """Where these seats' couriers stand on a shared place, the last seat in front."""
    if place == CAR_PARK:
        stands = _STANDS[4 if players <= 4 else 7]
        return tuple(stands[seat] for seat in seats)
    return ((0, -4),) * len(seats) if place < 0 else _CREWS[len(seats)]


@cache
def _above(place: int) -> tuple[tuple[int, int], ...]:
    """The spaces right above a place, with the height of their numbers."""
    x, y = centre(place)
    return tuple((space, b) for space, (a, b) in XY.items() if abs(a - x) < 42 and 40 < y - b < 130)


def headroom(place: int, taken: Container[int]) -> float:
    """How much a courier may grow there before it hides the number of a space above, or leaves the plan."""
    if place == CAR_PARK:
        return 1.15
    foot = centre(place)[1] - 8
    numbers = [foot - y - (29 if space in taken else 13) for space, y in _above(place)]
    return max(0.95, min([foot + 4, *numbers]) / 64)


@cache
def spots(place: int, gap: int = 36) -> tuple[Point, ...]:
    """Offsets round a place where a badge hides least, best first and so far apart."""
    x, y = centre(place)
    ring = [(round(52 * cos(pi * turn / 8)), round(52 * sin(pi * turn / 8))) for turn in range(16)]
    ring.sort(key=lambda spot: spot[0] / 25 - _clearance(place, x + spot[0], y + spot[1]))
    chosen: list[Point] = []
    for spot in ring:
        if all(hypot(spot[0] - other[0], spot[1] - other[1]) > gap for other in chosen):
            chosen.append(spot)
    return tuple(chosen)


def _clearance(place: int, x: float, y: float) -> float:
    """How far a point is from other discs, from the heads of couriers, from cans and from the edge."""
    edge = min(x, y, CANVAS[0] - x, CANVAS[1] - y) - 22
    discs = min(hypot(x - a, y - b) - 33 for space, (a, b) in XY.items() if space != place)
    heads = min(hypot(x - a, y - b + 42) - 20 for a, b in XY.values())
    cans = min(hypot(x - XY[space][0] - 34, y - XY[space][1] - 22) - 12 for space in SUPPLIES)
    return min(edge * 2, discs, heads, cans, 34.0)
