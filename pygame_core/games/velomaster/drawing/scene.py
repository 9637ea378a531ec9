"""One position as the drawing sees it: who stands where, what may be answered where, what has just happened."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from pygame_core.drawing.svg import Spot
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..rules.ways import Way, ways
from ..state import Race
from ..texts.answers import label
from ..view import race_seen
from .geometry import Layout, layout

View = Mapping[str, Any]
BY_RIDER = ("dope", "attack", "name", "swap", "give", "start", "home")
GIVEN = ("give", "start")
LINES = ("relay", "accelerate")
BEGINS = ("slot", "neutrals", "launched", "phase")
"""What happened before one of these is another slot's story."""
LANE_PX = 17.0
CHAMPION = "champion:"
HONOURS = ("white_none", "white_france", "white_world")
Offer = tuple[Choice, tuple[str, ...], tuple[int, ...]]
"""A line that may be launched: the answer, its riders and its cells, the last one first."""


_last: list["Scene"] = []
"""The scene that was drawn last: one painting asks for the same several times."""


def scene_of(view: View, show: Show) -> "Scene":
    """A position as the drawing sees it."""
    if not _last or _last[0].view is not view or _last[0].show != show:
        _last[:] = [Scene(view, show)]
    return _last[0]


class Scene:
    """A view and its show, with what several layers ask."""

    def __init__(self, view: View, show: Show) -> None:
        self.view, self.show, self.lang = view, show, show.lang
        self.riders: Mapping[str, Mapping[str, Any]] = view["riders"]
        self.step: str = view["step"]
        self.over = self.step == "over"

    @cached_property
    def lay(self) -> Layout:
        return layout(self.view["road"])

    @cached_property
    def race(self) -> Race:
        """The race as the rules know it: who stands on which cell."""
        return race_seen(self.view)

    @cached_property
    def size(self) -> float:
        """Riders are as wide as a lane."""
        return round(self.lay.width / LANE_PX, 2)

    @cached_property
    def champion(self) -> tuple[str, str]:
        """Who won the last race on this device, and his jersey; nobody once this race has a jersey for him or its own.

        Not everybody who won starts again.
        """
        told = next((aid.split(":")[1:] for aid in self.show.aids if aid.startswith(CHAMPION)), [])
        rider, jersey = told if len(told) == 2 else ("", "")
        known = rider in self.riders and jersey in HONOURS
        taken = self.over or self.view["white"] or rider in (self.view["gold"], self.view["red"])
        return (rider, jersey) if known and not taken else ("", "")

    # --- where riders are
    def cell(self, rider: str) -> int | None:
        """The cell a rider stands on or lies beside."""
        return self.lay.road.cell.get(self.riders[rider]["place"])

    def place(self, name: str) -> int | None:
        """A cell by its name; none for those outside."""
        return self.lay.road.cell.get(name)

    @cached_property
    def on_map(self) -> dict[str, Spot]:
        """Rider -> the middle of his place; those who share a drawn cell in different laps, side by side."""
        spots: dict[str, Spot] = {}
        shared: dict[tuple[int, int], list[str]] = {}
        road, lap = self.lay.road, self.lay.course.lap
        for rider, one in self.riders.items():
            if (cell := self.cell(rider)) is None:
                continue
            if one["posture"] == "up":
                spots[rider] = self.lay.foot(cell)
                shared.setdefault((road.start[cell] % lap, road.lane[cell]), []).append(rider)
            else:
                spots[rider] = self.lay.verge(cell)
        for several in shared.values():
            for index, rider in enumerate(several if len(several) > 1 else ()):
                x, y = spots[rider]
                spots[rider] = (x + (index - (len(several) - 1) / 2) * 0.6 * self.lay.width, y)
        return spots

    def lap(self, cell: int) -> int:
        """The lap a cell belongs to, from 1."""
        return int(self.lay.road.start[cell] // self.lay.course.lap) + 1

    def seen_lap(self, rider: str) -> int:
        """His lap, where it is not that of most; 0 where it need not be told."""
        cell = self.cell(rider)
        laps = sorted(self.lap(found) for one in self.riders if (found := self.cell(one)) is not None)
        return self.lap(cell) if cell is not None and laps[0] != laps[-1] else 0

    # --- what may be answered
    @cached_property
    def cells(self) -> dict[int, Choice]:
        """Cell -> the answer that a tap there gives."""
        road = self.lay.road
        return {road.cell[one.args[0]]: one for one in self.show.choices if one.kind in ("step", "leap")}

    @cached_property
    def lines(self) -> tuple[Offer, ...]:
        """Lines that may be launched."""
        return tuple(self._line(one) for one in self.show.choices if one.kind in LINES)

    def _line(self, choice: Choice) -> Offer:
        s, tail = self.race, self.lay.road.cell[choice.args[0]]
        riders, cells = next(line for line in s.lines if line[1][0] == tail)
        return choice, tuple(s.names[rider] for rider in riders), cells

    @cached_property
    def lined(self) -> dict[str, str]:
        """Riders of lines that may be launched, or that are at stake: how they stand out."""
        shown = dict.fromkeys(self.at_stake, " lined")
        for choice, riders, _ in self.lines:
            shown |= dict.fromkeys(riders, " lined on" if choice == self.seen else " lined")
        return shown

    @cached_property
    def at_stake(self) -> tuple[str, ...]:
        """The line that is voted on, or that rides: its riders, the last one first."""
        s = self.race
        frame = s.stack[-1] if s.stack else {}
        if self.step == "vote":
            return tuple(s.names[rider] for rider in s.lines[frame["line"]][0])
        return tuple(s.names[rider] for rider in frame["line"]) if self.step == "leap" else ()

    @cached_property
    def by_rider(self) -> dict[str, list[Choice]]:
        """Rider -> the answers that concern him alone."""
        found: dict[str, list[Choice]] = {}
        for one in self.show.choices:
            if one.kind in BY_RIDER:
                found.setdefault(str(one.args[0]), []).append(one)
        return found

    @property
    def seen(self) -> Choice | None:
        """The answer that is looked at before it is given."""
        return self.show.preview

    @cached_property
    def in_hand(self) -> str:
        """The rider whose move it is, or whom one thinks of."""
        if self.seen and self.seen.kind in BY_RIDER:
            return str(self.seen.args[0])
        return self.show.held if self.show.held in self.riders else str(self.view["in_hand"])

    @cached_property
    def points(self) -> int:
        """So many points the rider in hand has, or would have."""
        if self.seen and self.seen.kind in ("give", "start"):
            return int(self.seen.args[1])
        if self.seen and self.seen.kind == "take":
            return int(self.seen.args[0])
        if self.show.held in self.by_rider:
            return max((int(one.args[1]) for one in self.by_rider[self.show.held] if len(one.args) > 1), default=0)
        if self.step == "value":
            return max((int(one.args[0]) for one in self.show.choices if one.kind == "take"), default=0)
        if self.step == "pending":
            return int(self.riders[self.in_hand]["pending"]) if self.in_hand else 0
        return int(self.view["points_left"]) if self.step == "move" and self.show.choices else 0

    @cached_property
    def reach(self) -> dict[int, Way]:
        """Cell -> how the rider in hand gets there with his points."""
        if not self.in_hand or not self.points:
            return {}
        s = self.race
        return ways(s, self.lay.road, s.place[s.names.index(self.in_hand)], self.points)

    def goal(self, way: Way) -> str:
        """The answers that lead a way, one after the other; before it the smallest die that is enough. None leads there
        where nothing is asked."""
        steps = [self.lay.road.step[cell].token for cell in way.cells]
        if self.step in ("give", "launch", "value"):
            offers = [*self.by_rider.get(self.in_hand, []), *(one for one in self.show.choices if one.kind == "take")]
            dice = [one for one in offers if int(one.args[-1]) >= len(steps)]
            return ",".join([min(dice, key=lambda one: int(one.args[-1])).token, *steps]) if dice else ""
        return ",".join(steps) if steps[0] in {choice.token for choice in self.show.choices} else ""

    @cached_property
    def way(self) -> Way | None:
        """The way that is looked at."""
        return next((way for way in self.reach.values() if self.goal(way) == ",".join(self.show.way)), None)

    def label(self, choice: Choice) -> str:
        """What an answer is called."""
        spoken = label(choice, self.view, self.show.names, self.lang).spoken
        return spoken if spoken.endswith(".") else spoken + "."

    # --- what has just happened
    @cached_property
    def slot_trail(self) -> tuple[Event, ...]:
        """What happened in the last slot that has something to show."""
        trail = self.show.trail
        begun = [index for index, event in enumerate(trail) if event.kind in BEGINS]
        for start in reversed(begun):
            if any(event.kind in ("stepped", "leapt", "crashed") for event in trail[start:]):
                return trail[start:]
        return trail

    @cached_property
    def last(self) -> Event | None:
        """The event whose picture this is, while things happen by themselves."""
        return self.show.trail[-1] if self.show.trail and not self.show.choices else None

    # --- what to look at
    @cached_property
    def focus(self) -> tuple[str, ...]:
        """The riders that matter now."""
        named = [self.in_hand] if self.in_hand else []
        if self.last and self.last.data.get("rider") in self.riders:
            named = [str(self.last.data["rider"])]
        if not named:
            named = [*self.by_rider] or [rider for _, riders, _ in self.lines for rider in riders]
        named = named or [*self.at_stake] or [*self.view["crew"]]
        shown = [rider for rider in named if rider in self.on_map]
        return tuple(shown or [rider for rider in self.view["standing"] if rider in self.on_map][:1])

    def own(self) -> list[Spot]:
        """Where the riders of the person at the screen are."""
        if self.show.seat is None:
            return []
        team = f"{self.view['colours'][self.show.seat]}-"
        return [spot for rider, spot in self.on_map.items() if rider.startswith(team)]

    def action(self) -> Iterator[Spot]:
        """The points a camera must show."""
        yield from (self.on_map[rider] for rider in self.focus)
        yield from (self.lay.foot(cell) for cell in self.cells)
        yield from (self.lay.foot(cell) for cell in self.reach)
        yield from (self.lay.foot(cell) for _, _, cells in self.lines for cell in cells)
        yield from (self.on_map[rider] for rider in self.at_stake if rider in self.on_map)
        if not self.on_map and not self.reach:  # Nobody has started: where they will.
            yield from (self.lay.foot(cell) for cell in self.lay.road.entries)
