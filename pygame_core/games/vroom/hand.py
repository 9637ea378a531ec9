"""What a hand does on the table: a car that is driven, a circuit that is laid. For the screen only; the rules know
answers alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.show import Show

from .answers import BOOST, drive, laid
from .art.cars import ident, signs
from .art.geometry import at as placed
from .art.geometry import heading, line, mm
from .art.laying import NAMES, laying
from .art.scene import Scene
from .board import GHOST, HEIGHT, WIDTH, Point
from .motion import Drive, execute
from .path import slid
from .trace import Sample, Trace

Attrs = dict[str, dict[str, str | None]]


def take(view: Mapping[str, Any], show: Show, what: str) -> "Driving | Laying | None":
    """The piece that a person takes hold of, if it is theirs to move: `what` is what its drawing calls it."""
    scene = Scene(view, show)
    if what in ("drive", "ghost"):
        return Driving(scene) if what == scene.step and scene.movable and scene.course else None
    name = what.removeprefix("lay-")
    return Laying(scene, NAMES.index(name)) if scene.choosing and name in NAMES else None


class Driving:
    """A car under a finger: each picture is the engine's drive along the path so far."""

    def __init__(self, scene: Scene) -> None:
        assert scene.course
        self.scene, self.course, self.car = scene, scene.course, scene.active
        # The Ghost drives through everything; and what the fog hides is not told by being pushed.
        self.alone = self.car == GHOST or scene.foggy
        cars = [self.car] if self.alone else list(range(1, scene.cars + 1))
        self.at = [_point(scene.point(car)) for car in cars]
        self.legs = [scene.leg(car) for car in cars]
        self.index = cars.index(self.car)
        sky = scene.view["sky"]
        self.icy = sky == "ice"
        self.trace = Trace(self.course, self.at[self.index], self.legs[self.index], sky == "rain")
        self.path: tuple[Point, ...] = ()
        self.stopped = False

    @property
    def ended(self) -> bool:
        """A finger that rests has stopped the car; so has the rail, or a car that cannot give way."""
        return self.trace.ended or self.stopped

    def add(self, samples: Sequence[Sample]) -> None:
        """Where the finger was, and when."""
        for sample in samples:
            if self.trace.add(*sample):
                break
        self.path = self.trace.path()

    def token(self, way: str) -> str:
        """The answer that the drive is by now; nothing while it is too short."""
        kind = "ghost" if self.car == GHOST else "drive"
        return drive(self.path, boost=way == BOOST, kind=kind).token if self.path else ""

    def shown(self) -> tuple[Attrs, dict[str, str]]:
        """The table as it is by now, but for the car in hand: that one is where the finger is."""
        done = self.driven(self.path)
        self.stopped = bool(done.stopped)
        start = self.at[self.index]
        points = [start, *self.path]
        trail: Attrs = {"drag-trail": {"d": line(points) if self.path else None}}
        nose: Attrs = {}
        if self.path:
            nose = {ident(self.car).replace("car", "turn"): {"transform": f"rotate({heading(*points[-2:])})"}}
        return {**self.places(done.at), **trail, **nose}, {}

    def driven(self, path: Sequence[Point]) -> Drive:
        return execute(self.course, self.at, self.legs, self.index, path)

    def end(self) -> list[Point]:
        """Where the cars will stand: as the engine drives the whole path, with its slide."""
        path = slid(self.at[self.index], self.path) if self.icy and self.path else self.path
        return self.driven(path).at

    def back(self) -> tuple[Attrs, dict[str, str]]:
        """Nothing was driven."""
        return {**self.places(self.at), "drag-trail": {"d": None}}, {}

    def places(self, centres: Sequence[Point]) -> Attrs:
        if self.alone:
            return {}
        others = [(car, mm(at)) for car, at in enumerate(centres, 1) if car != self.car]
        return {name: {"transform": placed(spot)} for car, at in others
                for name, spot in {ident(car): at, **signs(car, at)}.items()}  # fmt: skip


class Laying:
    """A pawn or the start under a finger; the circuit is shown as it may lie, or why it may not."""

    ended = False

    def __init__(self, scene: Scene, index: int) -> None:
        self.scene, self.index = scene, index
        self.spots: list[Point] = [_point(spot) for spot in scene.spots]
        self.before = list(self.spots)
        self.first: Point | None = None

    def add(self, samples: Sequence[Sample]) -> None:
        """Where the finger was: the handle goes as far as the finger went."""
        for x, y, _ in samples:
            if self.first is None:
                self.first = x, y
            from_x, from_y = self.before[self.index]
            to_x, to_y = from_x + x - self.first[0], from_y + y - self.first[1]
            self.spots[self.index] = min(max(to_x, 0), WIDTH), min(max(to_y, 0), HEIGHT)

    def token(self, _way: str) -> str:
        """The circuit as it lies, whether it may or not; nothing when it was only touched."""
        start, a, b = self.spots
        return laid(start, a, b).token if self.spots != self.before else ""

    def shown(self) -> tuple[Attrs, dict[str, str]]:
        return {}, {"lay": self.drawn(self.spots)}

    def back(self) -> tuple[Attrs, dict[str, str]]:
        return {}, {"lay": self.drawn(self.before)}

    def drawn(self, spots: Sequence[Point]) -> str:
        scene = self.scene
        start, a, b = spots
        ghost = "ghost" in scene.view["modules"]
        return laying(start, a, b, scene.cars, back=scene.back, ghost=ghost, lang=scene.lang)


def _point(spot: Sequence[int]) -> Point:
    return spot[0], spot[1]
