"""What a hand does on the table: it drives a car, or lays a circuit. For the screen only; the rules know answers."""

from collections.abc import Mapping, Sequence
from math import atan2, cos, degrees, dist, radians, sin
from typing import Any

from pygame_core.drawing.svg import Spot, number
from pygame_core.drawing.svg import at as placed
from pygame_core.engine.show import Show

from ..board import GHOST, HEIGHT, WIDTH, Point
from ..drawing.cars import ident, onward, signs
from ..drawing.geometry import SHIFT, heading, line, mm
from ..drawing.laying import NAMES, laying, spoken, table
from ..drawing.scene import Scene
from ..rules.answers import BOOST, drive, laid, points
from ..rules.motion import Drive, execute
from .trace import Sample, Trace

Attrs = dict[str, dict[str, str | None]]
Picture = tuple[Attrs, dict[str, str]]
"""What the screen changes: attributes and insides, by ids."""
LEFT, RIGHT = "ArrowLeft", "ArrowRight"
MOVES = {LEFT: (-1, 0), RIGHT: (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ROLLS = {" ", "Enter"}
ROLL = 2
"""Units in a millisecond, for a car that rolls as long as a key is down."""
TAP, TAP_FINE, TURN, WHEEL = 5, 1, 0.06, 0.09
"""Degrees that a tap on an arrow turns the aim, one with Shift; in a millisecond, while held; while the car rolls."""
NUDGE, NUDGE_FINE, GLIDE = 100, 10, 1.0
"""How far a tap on an arrow moves a pawn, one with Shift; in a millisecond, while it is held."""
PATIENCE = 300
"""From a tap on, how long a key is held before it goes on by itself."""
NEAR = 700
"""Within so much of its end a drive is as good as the one that was meant."""
LONGEST = 100
"""A message that comes later than this has lost its way: the car does not leap."""


def take(view: Mapping[str, Any], show: Show, what: str, aim: str = "") -> "Driving | Laying | None":
    """The piece that a person takes hold of, if it is theirs to move. `what` and `aim` are told by its drawing."""
    scene = Scene(view, show)
    if what in ("drive", "ghost"):
        return Driving(scene, aim) if what == scene.step and scene.movable and scene.course else None
    name = what.removeprefix("lay-")
    return Laying(scene, NAMES.index(name)) if scene.choosing and name in NAMES else None


def like(token: str, wanted: str) -> bool:
    """Whether a drive ends about where another does."""
    (kind, *there), (other, *where) = token.split(" "), wanted.split(" ")
    ends = points([*there[-1:], *where[-1:]])
    return kind == other == "drive" and ends is not None and len(ends) > 1 and dist(*ends) < NEAR


class Driving:
    """A car under a finger: each picture is the engine's drive along the path so far."""

    def __init__(self, scene: Scene, aim: str) -> None:
        assert scene.course
        self.course, self.car = scene.course, scene.active
        # The Ghost drives through everything; and what the fog hides is not told by being pushed.
        self.alone = self.car == GHOST or scene.foggy
        cars = [self.car] if self.alone else list(range(1, scene.cars + 1))
        self.at = [_point(scene.point(car)) for car in cars]
        self.legs = [scene.leg(car) for car in cars]
        self.index = cars.index(self.car)
        self.trace = Trace(self.course, self.start, self.legs[self.index], scene.view["sky"] == "rain")
        self.path: tuple[Point, ...] = ()
        self.stopped = ""
        self.bumps = 0
        self.keys = Rolling(self, float(aim) if aim else onward(scene, self.car))

    @property
    def start(self) -> Point:
        return self.at[self.index]

    @property
    def ended(self) -> bool:
        """A finger that rests has stopped the car; so has the rail, or a car that cannot give way."""
        return self.trace.ended or bool(self.stopped)

    said = ""

    @property
    def spot(self) -> Spot:
        """Where the car is on the canvas."""
        x, y = mm(self.trace.kept[-1] if self.trace.kept else self.start)
        return x + SHIFT[0], y + SHIFT[1]

    def add(self, samples: Sequence[Sample]) -> None:
        """Where the finger was, and when."""
        for sample in samples:
            if self.trace.add(*sample):
                break
        self.path = self.trace.path()

    def press(self, keys: Sequence[str], struck: Sequence[str], time: int, *, fine: bool) -> None:
        """Arrows aim and steer; Space rolls."""
        self.keys.press(keys, struck, time, fine=fine)

    def token(self, manner: str) -> str:
        """The answer that the drive is by now; nothing while it is too short."""
        if not self.path:
            return ""
        ghost = self.car == GHOST
        return drive(self.path, boost=manner == BOOST and not ghost, kind="ghost" if ghost else "drive").token

    def shown(self) -> Picture:
        """The table as it is by now."""
        done = self.driven()
        self.stopped = done.stopped
        self.bumps = sum(one != other for one, other in zip(self.at, done.at, strict=True)) - bool(self.path)
        attrs = self.places(done.at)
        if self.path:
            end = [self.start, *self.path][-2:]
            attrs[ident(self.car).replace("car", "turn")] = {"transform": f"rotate({number(heading(*end))})"}
            attrs["drag-trail"] = {"d": line([self.start, *self.path])}
        return attrs, {}

    def driven(self) -> Drive:
        """What the engine makes of the path so far."""
        return execute(self.course, self.at, self.legs, self.index, self.path)

    def back(self) -> Picture:
        """Nothing was driven."""
        return self.places(self.at) | {"drag-trail": {"d": None}}, {}

    def places(self, centres: Sequence[Point]) -> Attrs:
        """Cars, with what stands beside them; one's own with its aim."""
        cars = [self.car] if self.alone else range(1, len(centres) + 1)
        spots: dict[str, Spot] = {}
        for car, centre in zip(cars, map(mm, centres), strict=True):
            spots |= {ident(car): centre, **signs(car, centre)}
        spots["grab"] = spots[ident(self.car)]
        attrs: Attrs = {name: {"transform": placed(spot)} for name, spot in spots.items()}
        aim = number(self.keys.aim)
        attrs[ident(self.car)]["data-aim"] = aim
        attrs["aim"] = {"transform": f"rotate({aim})"}
        return attrs


class Rolling:
    """A car that is driven by keys: an arrow turns the aim, and it rolls on as long as Space is down."""

    def __init__(self, car: Driving, aim: float) -> None:
        self.car, self.aim = car, aim
        self.x, self.y = map(float, car.start)
        self.began = self.time = 0
        self.held = self.rolled = False

    def press(self, keys: Sequence[str], struck: Sequence[str], time: int, *, fine: bool) -> None:
        """One moment on."""
        spent = min(time - self.time, LONGEST) if self.held else 0
        if not self.held:
            self.held, self.began = True, time
            self.car.add([(*self.car.start, time)])
        self.time = time
        rolls = bool(ROLLS.intersection(keys))
        slow = 5 if fine else 1
        self.turn((RIGHT in keys) - (LEFT in keys), spent / slow, rolls=rolls)
        if not rolls:
            self.aim += taps(struck, RIGHT, TAP, TAP_FINE) - taps(struck, LEFT, TAP, TAP_FINE)
        if rolls:
            self.roll(spent if self.rolled else 0)
        elif self.rolled:
            self.car.trace.ended = True

    def turn(self, side: int, spent: float, *, rolls: bool) -> None:
        """An arrow that is held turns on and on; in the rain nobody steers on the way."""
        if rolls and not self.car.trace.rain:
            self.aim += side * WHEEL * spent
        elif not rolls and self.time - self.began > PATIENCE:
            self.aim += side * TURN * spent

    def roll(self, spent: int) -> None:
        trace, leg = self.car.trace, self.car.trace.leg
        self.rolled = True
        self.x += ROLL * spent * cos(radians(self.aim))
        self.y += ROLL * spent * sin(radians(self.aim))
        self.car.add([(round(self.x), round(self.y), self.time)])
        if trace.leg != leg:  # It turns at the line as light does in a mirror.
            course = self.car.course
            self.aim = 2 * degrees(atan2(course.nx, -course.ny)) - self.aim


class Laying:
    """A pawn or the start under a finger; the circuit is shown as it may lie, or why it may not."""

    ended = False
    spot = None
    bumps = 0

    @property
    def said(self) -> str:
        """Why it may not lie so, or that it may."""
        start, a, b = self.spots
        return spoken(start, a, b, self.table)

    def __init__(self, scene: Scene, index: int) -> None:
        self.table, self.index = table(scene), index
        self.before = [_point(spot) for spot in scene.spots]
        self.spots = list(self.before)
        self.first: Point | None = None
        self.began = self.time = 0

    def add(self, samples: Sequence[Sample]) -> None:
        """Where the finger was: the handle goes as far as the finger went."""
        for x, y, _ in samples:
            self.first = self.first or (x, y)
            from_x, from_y = self.before[self.index]
            self.put(from_x + x - self.first[0], from_y + y - self.first[1])

    def press(self, keys: Sequence[str], struck: Sequence[str], time: int, *, fine: bool) -> None:
        """An arrow moves it a little; held, on and on."""
        self.began = self.began or time
        on = min(time - (self.time or time), LONGEST) * (time - self.began > PATIENCE)
        self.time, slow = time, 10 if fine else 1
        for key, (x, y) in MOVES.items():
            far = taps(struck, key, NUDGE, NUDGE_FINE) + round(GLIDE * on * (key in keys) / slow)
            at_x, at_y = self.spots[self.index]
            self.put(at_x + x * far, at_y + y * far)

    def put(self, x: int, y: int) -> None:
        self.spots[self.index] = min(max(x, 0), WIDTH), min(max(y, 0), HEIGHT)

    def token(self, _manner: str) -> str:
        """The circuit as it lies, whether it may or not; nothing when it was only touched."""
        start, a, b = self.spots
        return laid(start, a, b).token if self.spots != self.before else ""

    def shown(self) -> Picture:
        return {}, {"lay": self.drawn(self.spots)}

    def back(self) -> Picture:
        """Nothing was laid."""
        return {}, {"lay": self.drawn(self.before)}

    def drawn(self, spots: Sequence[Point]) -> str:
        start, a, b = spots
        return laying(start, a, b, self.table)


def taps(struck: Sequence[str], key: str, far: int, fine: int) -> int:
    """What strokes of a key come to."""
    return far * struck.count(key) + fine * struck.count(f"Shift {key}")


def _point(spot: Sequence[int]) -> Point:
    return spot[0], spot[1]
