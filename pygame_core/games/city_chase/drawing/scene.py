"""One position as the drawing sees it: who stands where, what may be answered where, what is known of each building."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from pygame_core.drawing.svg import Spot
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.show import Show

from ..board import AROUND, BUILDINGS, CROSSINGS, INDEX
from .geometry import ROOF, SMALL, TALL, WAITING, crossing, foot, left

View = Mapping[str, Any]
OLDEST = 5
"""After so many rounds an empty building looks like any other old one."""
_OWN = ("move", "check", "place")


class Scene:
    """A view and its show, with what several layers ask."""

    def __init__(self, view: View, show: Show) -> None:
        self.view, self.show, self.lang = view, show, show.lang
        self.over = view["result"] is not None
        self.path: list[str] = list(view.get("path", ()))
        self.hiding = "path" in view and not self.over
        """The thief's own screen: only there, and after the end, the path is known."""
        seen = show.preview
        self.held = str(seen.args[0]) if seen is not None and seen.kind in _OWN else show.held
        self.heli: dict[str, str | None] = view["heli"]

    @cached_property
    def offers(self) -> dict[str, Choice]:
        """Building or crossing -> what the helicopter in hand, or the car, may do there."""
        mine = [choice for choice in self.show.choices if choice.kind in _OWN and choice.args[0] == self.held]
        hide = [choice for choice in self.show.choices if choice.kind == "hide"]
        return {str(choice.args[-1]): choice for choice in mine + hide}

    @cached_property
    def able(self) -> frozenset[str]:
        """The helicopters that the person may order now."""
        return frozenset(str(choice.args[0]) for choice in self.show.choices if choice.kind in _OWN)

    @cached_property
    def seen(self) -> str:
        """The place of the answer that is being looked at."""
        choice = self.show.preview
        return str(choice.args[-1]) if choice is not None and choice.kind in (*_OWN, "hide") else ""

    @cached_property
    def empties(self) -> dict[str, int]:
        """Building -> the last round in which nothing was in it."""
        empties: dict[str, int] = {}
        now = 0
        for line in self.view["log"]:
            kind, *rest = line.split()
            if kind == "hidden":
                now = int(rest[0])
            elif kind == "check":
                empties.pop(rest[-2], None)
                if rest[-1] == "empty":
                    empties[rest[-2]] = now
        return empties

    @cached_property
    def shown_empties(self) -> dict[str, int]:
        """What the table's notes keep of them."""
        if self.over or self.hiding:
            return {}
        if self.view["notes"] == "full":
            return self.empties
        return {building: when for building, when in self.empties.items() if when == self.view["round"]}

    def age(self, building: str) -> int:
        """How old the news is that a building was empty: 1 to 5."""
        return min(max(int(self.view["round"]) - self.empties[building], 1), OLDEST)

    @cached_property
    def ordered(self) -> list[str]:
        """Buildings that were asked about by link, the answer still to come."""
        return [order.split()[-1] for order in self.view.get("orders", ()) if order.startswith("check")]

    @cached_property
    def possible(self) -> Mapping[str, int] | None:
        """The buildings where the car can be, if this is shown."""
        shown = "deduction" in self.show.aids and not self.over and not self.hiding
        if not shown:
            return None
        from ..deduction.belief import possible  # Only who wants to see it needs it.

        return possible(self.view)

    def answers(self, building: str) -> tuple[str, ...]:
        """What a check of a building can tell: by the log if that is shown, else by what lies anywhere in the city."""
        if building in self.view["found"]:
            return ()
        if self.possible is not None:
            from ..deduction.belief import outcomes

            return tuple(outcomes(self.view, building))
        laid, found = self.view["round"], {colour for colour, _ in self.view["found"].values()}
        told = ["car"]
        told += ["yellow"] if laid > 1 and "yellow" not in found else []
        told += ["red"] if laid > 6 and "red" not in found else []
        return (*told, "blue", "empty") if laid > 2 else (*told, "empty")

    @cached_property
    def watched(self) -> frozenset[str]:
        """The buildings that some helicopter can look into."""
        return frozenset(BUILDINGS[b] for at in self.heli.values() if at for b in AROUND[INDEX[at]])

    @cached_property
    def taken(self) -> dict[str, str]:
        """Crossing -> the helicopter over it."""
        return {at: heli for heli, at in self.heli.items() if at}

    # ------------------------------------------------------------------ places
    def height(self, building: str) -> int:
        return TALL if building in self.view["skyline"] else SMALL

    def roof(self, building: str) -> Spot:
        """The north-west corner of its roof."""
        return left(building), foot(building) - self.height(building) - ROOF[1]

    def middle(self, building: str) -> Spot:
        """The middle of its roof and wall: where a finger would tap."""
        x, y = self.roof(building)
        return x + ROOF[0] / 2, y + (ROOF[1] + self.height(building)) / 2

    def over_crossing(self, heli: str) -> Spot:
        """Where a helicopter hovers."""
        at = self.heli[heli]
        return crossing(at) if at else WAITING[heli]

    def action(self) -> list[Spot]:
        """The points the loupe must show."""
        if self.hiding and self.path:
            places = [self.path[-1], *(place for place in self.offers if place in BUILDINGS)]
            return [self.middle(place) for place in places]
        at = self.heli.get(self.held)
        if not at or self.view["step"] == "place":
            return []
        around = [self.middle(BUILDINGS[building]) for building in AROUND[INDEX[at]]]
        return around + [crossing(place) for place in self.offers if place in CROSSINGS]

    def faces_west(self, heli: str) -> bool:
        """A helicopter looks where it last flew; at the eastern edge, back over the town."""
        for line in reversed(self.view["log"]):
            kind, *rest = line.split()
            if kind == "move" and rest[0] == heli:
                (x, _), (a, _) = crossing(rest[1]), crossing(rest[2])
                if x != a:
                    return a < x
        return str(self.heli[heli]) in ("X4", "X8", "X12", "X16")
