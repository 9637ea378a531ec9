"""One position as the drawing sees it: which cars are seen, what may be answered where, what has just happened."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from pygame_core.drawing.svg import Spot
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..board import GHOST, ROUNDS, presets
from ..rules.answers import points
from ..rules.course import Course, course
from ..texts.speaker import Speaker
from .geometry import forward, heading, mm
from .pieces import coat
from .words import say

View = Mapping[str, Any]
MOVING = ("drove", "drove_in_fog", "ghost_drove")
NEW_ROUND = ("round", "lined_up", "race_over")
EAST = 1060
"""From here on a car is where the order usually hangs."""


class Scene:
    """A view and its show, with what several layers ask."""

    def __init__(self, view: View, show: Show) -> None:
        self.view, self.show, self.lang = view, show, show.lang
        self.step: str = view["step"]
        self.cars: int = view["players"]
        self.driving = self.step in ("drive", "ghost")
        self.hurry = bool(view["round"] == ROUNDS)
        """Round 5: the finish is no longer forbidden, somebody must cross it."""
        self.golden = "golden" in show.aids

    @cached_property
    def speaker(self) -> Speaker:
        """The words of the game: names of events, of the weather."""
        return Speaker(self.lang, self.show.names)

    def say(self, key: str, **values: object) -> str:
        return say(self.lang, key, **values)

    @property
    def seen(self) -> Choice | None:
        """The answer that is looked at before it is given."""
        return self.show.preview

    @cached_property
    def offers(self) -> dict[str, Choice]:
        """The answers by their tokens."""
        return {choice.token: choice for choice in self.show.choices}

    # --- the circuit
    @cached_property
    def spots(self) -> tuple[tuple[int, int], ...]:
        """Start and pawns: those that lie, or while a circuit is chosen those that are looked at."""
        if self.choosing:
            return self._considered()
        circuit = self.view["circuit"]
        if not circuit:
            return ()
        start, a, b = (tuple(circuit[name]) for name in ("start", "a", "b"))
        return start, a, b

    def _considered(self) -> tuple[tuple[int, int], ...]:
        ready = presets(self.back)
        if self.seen and self.seen.kind == "circuit":
            return tuple(ready[str(self.seen.args[0])] if len(self.seen.args) == 1 else self.seen.args)
        left = points(self.show.laid.split(" ")[1:])
        return tuple(left) if left else tuple(ready[self.first_preset])

    @cached_property
    def first_preset(self) -> str:
        """The circuit that lies there before one is looked at."""
        listed = [str(choice.args[0]) for choice in self.show.choices if choice.kind == "circuit"]
        return next((name for name in listed if name not in self.view["used"]), next(iter(presets(self.back))))

    @cached_property
    def choosing(self) -> bool:
        """Whether the person at the screen lays the circuit."""
        return self.step == "circuit" and any(choice.kind == "circuit" for choice in self.show.choices)

    @cached_property
    def back(self) -> bool:
        """Whether the race goes there and back."""
        return "round_trip" in self.view["events"]

    @cached_property
    def course(self) -> Course | None:
        if not self.spots:
            return None
        start, a, b = self.spots
        return course(start, a, b, self.back)

    @cached_property
    def west(self) -> bool:
        """Whether the order of the cars hangs on the left, out of the way of those at the right rail."""
        return any(self.place(car)[0] > EAST for car in self.visible)

    # --- the cars
    @cached_property
    def own(self) -> int:
        """The car of whoever looks; 0 for somebody who only watches."""
        return int(self.view.get("car", 0))

    @cached_property
    def foggy(self) -> bool:
        """Whether the others cannot be seen."""
        return bool(self.view["fog"])

    @cached_property
    def visible(self) -> list[int]:
        """The cars that are drawn on the table; in fog one's own alone."""
        if self.choosing or not self.view["at"]:
            return []
        cars = [*range(1, self.cars + 1), *([GHOST] if self.view["ghost"] else [])]
        if not self.foggy:
            return cars
        # The pilot's Ghost is no secret of the fog: it drives by the same hand.
        return [car for car in cars if car == self.own or (car == GHOST and self.step == "ghost" and self.mine)]

    def point(self, car: int) -> Sequence[int]:
        """Where a car stands."""
        found: Sequence[int] = self.view["ghost"]["at"] if car == GHOST else self.view["at"][car - 1]
        return found

    def leg(self, car: int) -> int:
        return int(self.view["ghost"]["leg"] if car == GHOST else self.view["legs"][car - 1])

    def place(self, car: int) -> Spot:
        return mm(self.point(car))

    @cached_property
    def standing(self) -> list[int]:
        """The cars from the first to the last, as they stand now."""
        if self.view["arrival"] and self.step != "place":
            return list(self.view["arrival"])
        return sorted(self.visible, key=lambda car: -self.progress(car)) if self.course else []

    def progress(self, car: int) -> int:
        """How far a car has come."""
        x, y = self.point(car)
        return self.course.progress(x, y, self.leg(car)) if self.course else 0

    @cached_property
    def active(self) -> int:
        """The car that is driven now: the Ghost while its pilot drives it."""
        return GHOST if self.step == "ghost" else int(self.view["driver"]) if self.driving else 0

    @cached_property
    def mine(self) -> bool:
        """Whether the driver sits at this screen."""
        return bool(self.driving and self.show.seat is not None and self.show.seat in self.view["asked"])

    @cached_property
    def movable(self) -> bool:
        """Whether the active car may be grabbed: its driver is here and has looked at the card."""
        done = any(driven(event) == self.active for event, _ in self.drives)
        return self.mine and not done and bool(self.view["looked"][self.view["driver"] - 1])

    def coat(self, car: int) -> str:
        """The class of a car: the ink of whoever holds it."""
        return f"c{coat(self.view, car)}"

    def owner(self, car: int) -> str:
        """The name of whoever holds a car; the Ghost's pilot."""
        holder: int = self.view["holders"][(self.view["pilot"] if car == GHOST else car) - 1]
        return self.show.names[holder]

    # --- what has just happened
    @cached_property
    def last(self) -> Event | None:
        """The event whose picture this is, while things happen by themselves."""
        return self.show.trail[-1] if self.show.trail and not self.show.choices and not self.movable else None

    @cached_property
    def told(self) -> Mapping[str, Any]:
        """The totals from the last car to the first, and the errors: those of the view, or those just being told."""
        if not self.view["totals"] and self.last and self.last.kind in ("ranking", "totals"):
            data = self.last.data
            pairs = [list(pair) for pair in zip(data["cars"], data["totals"], strict=True)]
            return {"totals": pairs, "errors": data.get("errors", ())}
        return {"totals": self.view["totals"] or (), "errors": self.view["errors"]}

    @property
    def totals(self) -> list[list[int]]:
        """Each car with its total, last to first; empty before they are told."""
        return list(self.told["totals"])

    @cached_property
    def drives(self) -> list[tuple[Event, Mapping[int, Sequence[int]]]]:
        """The drives of this round, each with the cars where they stood before, as far as that is known."""
        before: dict[int, Sequence[int]] = {}
        found: list[tuple[Event, Mapping[int, Sequence[int]]]] = []
        for event in self.show.trail:
            if event.kind == "lined_up":
                before = dict(self._lineup)
            if event.kind in NEW_ROUND:
                found.clear()
            if event.kind in MOVING:
                before |= _places(event, "was")
                found.append((event, dict(before)))
                before |= _places(event, "at")
        return found

    @cached_property
    def _lineup(self) -> Mapping[int, Sequence[int]]:
        found = dict(enumerate(self.course.lineup(self.cars), 1)) if self.course else {}
        return {**found, GHOST: self.course.ghost_start(self.cars)} if self.course else found

    @cached_property
    def turns(self) -> dict[int, float]:
        """The direction of each car: that of its last drive, else along the course."""
        if self.course is None:
            return {}
        ahead = forward(self.course)
        turns = {car: ahead if self.leg(car) == 1 else ahead + 180 for car in self.visible}
        for event, before in self.drives:
            car, path = driven(event), event.data.get("path", ())
            points = [*([before[car]] if car in before else []), *path]
            if len(points) > 1:
                turns[car] = heading(points[-2], points[-1])
        return turns


def driven(event: Event) -> int:
    """The car of a drive."""
    return GHOST if event.kind == "ghost_drove" else int(event.data["car"])


def _places(event: Event, when: str) -> dict[int, Sequence[int]]:
    """The cars as a drive has found or left them."""
    if event.kind == "ghost_drove":
        return {GHOST: event.data[when]} if event.data.get(when) else {}
    return dict(enumerate(event.data.get(when) or (), 1))
