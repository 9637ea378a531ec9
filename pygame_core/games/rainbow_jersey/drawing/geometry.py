"""Where things stand: the circuit as curves, the inner road as a broken line, the places of the pack."""

from functools import cache
from math import atan2, degrees, hypot

from pygame_core.drawing.svg import Curve, Spot, pair, smooth
from pygame_core.drawing.svg import along as along_curve

from ..board import END_OF_ROAD, SPACES

TOP, VERGE = 44, 30
WIDTH, HEIGHT = 1000, TOP + 700 + VERGE
"""The plan of 1000 x 700 lies under a banner as high as TOP; below it a verge where the race goes by."""
XY: tuple[Spot, ...] = (
    (500, 652), (435, 652), (370, 651), (305, 648), (241, 639), (178, 622), (122, 591), (81, 541), (61, 480), (55, 415),
    (55, 350), (55, 285), (61, 220), (81, 159), (122, 109), (178, 78), (241, 61), (305, 52), (370, 49), (435, 48),
    (500, 48), (565, 48), (630, 49), (695, 52), (759, 61), (822, 78), (878, 109), (919, 159), (939, 220), (945, 285),
    (945, 350), (945, 415), (939, 480), (919, 541), (878, 591), (822, 622), (759, 639), (695, 648), (630, 651),
    (565, 652),
)  # fmt: skip
_ROWS = ((480, range(330, 731, 80)), (350, range(730, 329, -80)), (220, range(330, 731, 80)))
STEPS: tuple[Spot, ...] = ((280, 480), *((x, y) for y, row in _ROWS for x in row), (820, 220))
"""The inner road: 0 is the head of the pack, 19 the end beyond three minutes."""
INNER_ROAD = "M292 480H730V350H330V220H812"
PACK_BOX = (110, 445, 190, 70)
HEAD = 280
SLOT = 30
DECK, DISCARD, NO_FEED = (190, 350), (190, 265), (265, 350)
FACE_DOWN, ON_MAST = (460, 576), (540, 576)
DICE = {"white": (624, 556), "yellow": (714, 560)}
VAN = (146, 441)
_MIDDLE = (500.0, 350.0)


@cache
def curve(space: int) -> Curve:
    """The road from a space to the next one, as a cubic curve through the discs (Catmull and Rom's)."""
    before, start, end, after = (XY[(space + step) % SPACES] for step in (-1, 0, 1, 2))
    return smooth(before, start, end, after)


def along(place: float) -> Spot:
    """A point of the circuit: 3.5 is half-way from space 3 to space 4."""
    space, t = int(place // 1) % SPACES, place % 1
    return along_curve(curve(space), t)


def _heading(place: float) -> Spot:
    """The way the road runs there, as a vector of length 1."""
    (a, b), (x, y) = along(place - 0.03), along(place + 0.03)
    length = hypot(x - a, y - b)
    return (x - a) / length, (y - b) / length


@cache
def turned(space: int) -> int:
    """The direction of travel over a space, in degrees."""
    x, y = _heading(space)
    return round(degrees(atan2(y, x)))


@cache
def beside(space: int, far: float) -> Spot:
    """A point so far from a space, square to the road: inwards where positive, outwards where negative."""
    (x, y), (dx, dy) = XY[space], _heading(space)
    side = 1 if (_MIDDLE[0] - x) * -dy + (_MIDDLE[1] - y) * dx > 0 else -1
    return x - dy * far * side, y + dx * far * side


def circuit() -> str:
    """The whole circuit as path data."""
    return f"M{pair(XY[0])}" + "".join("C" + " ".join(map(pair, curve(space)[1:])) for space in range(SPACES)) + "z"


def stretch(start: float, to: float, points: int = 6, shift: float = 0) -> str:
    """A piece of the circuit as a broken line, moved sideways by so much."""
    spots = []
    for index in range(points + 1):
        place = start + (to - start) * index / points
        (x, y), (dx, dy) = along(place), _heading(place)
        spots.append((x - dy * shift, y + dx * shift))
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in spots)


def ride(start: int, to: int, foot: Spot) -> str:
    """The rainbow rider's way, seen from where it now stands: path data that end at 0,0."""
    last = to if to > start else to + SPACES
    spots = [rider_foot(space % SPACES) for space in range(start, last + 1)]
    return "M" + "L".join(pair((x - foot[0], y - foot[1])) for x, y in spots)


def lane(space: int, far: float = 48) -> Spot:
    """Where rider and numbers go along: inside the circuit, but below the lower straight, clear of the hats there."""
    return beside(space, -far if XY[space][1] > 615 else far)


def rider_foot(space: int) -> Spot:
    """Where the rainbow rider stands."""
    x, y = lane(space, 48 if XY[space][1] > 615 else 53)
    return x, y + 25


def side_of(space: int) -> str:
    """Where a label beside a space finds room."""
    x, y = XY[space]
    if y < 115:
        return "down"
    if y > 600:
        return "up" if x < 500 else "up-left"
    return "right" if x < 500 else "left"


def label_spot(space: int, far: float) -> Spot:
    """The tip of a label that speaks of a space, so far from its middle."""
    (x, y), side = XY[space], side_of(space)
    way = {"right": (1, 0), "left": (-1, 0), "down": (0, 1)}.get(side, (0, -1))
    return x + far * way[0], y + far * way[1]


def slot(place: int) -> Spot:
    """Where the n-th of the pack stands, counted from 0 at its head: every other one a little lower."""
    return HEAD - SLOT * place, 506 + 4 * (place % 2)


def step(gap: int) -> Spot:
    """A step of the inner road; beyond its end there is nothing."""
    return STEPS[max(0, min(gap, END_OF_ROAD))]


def clock(gap: int) -> str:
    """A gap in minutes and seconds."""
    return f"{gap // 6}:{gap % 6}0"
