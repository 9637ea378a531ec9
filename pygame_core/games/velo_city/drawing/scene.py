"""One position as the drawing sees it: who stands where, what may be answered where, what an answer leads to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.show import Show

from ..board import CAR_PARK, HIGHER_OBSTACLES, KIND
from .geometry import centre

View = Mapping[str, Any]
MOVES = ("moved", "joined", "crossed", "pursued", "retreated")


@dataclass(frozen=True)
class Ride:
    """The last way of a courier since the person's last answer."""

    seat: int
    rider: int
    start: int
    to: int
    kind: str
    beat: int


def die_name(view: View, die: str) -> str:
    """The colour of a die of the view, or "energy"."""
    if die == "own":
        return str(view["colours"][view["active"]])
    return str(view["colours"][int(die)]) if die.isdecimal() else die


def die_value(view: View, die: str) -> int:
    """The pips of a die as a choice names it: own, energy, sum or a rival's colour; 0 while it is not thrown."""
    dice = view["dice"]
    if die == "sum":
        return int(dice.get("own", 0) + dice.get("energy", 0))
    key = str(view["colours"].index(die)) if die in view["colours"] else die
    return int(dice.get(key, 0))


def target(view: View, choice: Choice) -> int | None:
    """Where on the board an answer is given: a space, 36 for the car park, -k for a place of the podium."""
    if choice.kind == "move":
        landing = int(choice.args[0]) - die_value(view, str(choice.args[1]))
        return landing if landing >= 1 else -len(view["podium"]) - 1
    if choice.kind == "declare":
        return int(choice.args[1]) or None
    if choice.kind == "pursue":
        return int(view["to"] if choice.args[0] else view["from"])
    if choice.kind == "obstacle":
        return int(view["to"]) if choice.args[0] == "pay" else fall(view, view["to"])
    return None


def fall(view: View, landing: int, start: int = 0, leaving: int = 0) -> int:
    """Where a courier would retreat to, once so many have left the start."""
    standing = [place for team in view["riders"] for place in team]
    free = (space for space in HIGHER_OBSTACLES[landing] if standing.count(space) <= (leaving if space == start else 0))
    return next(free, CAR_PARK)


class Scene:
    """A view and its show, with what several layers ask."""

    def __init__(self, view: View, show: Show) -> None:
        self.view, self.show, self.lang = view, show, show.lang
        self.colours: Sequence[str] = view["colours"]
        self.seat: int = view["asked"][0] if view["asked"] else view["active"]

    @cached_property
    def crowd(self) -> dict[int, dict[int, list[int]]]:
        """Place -> seat -> its couriers there, the seat that acts last (it stands in front)."""
        crowd: dict[int, dict[int, list[int]]] = {}
        players = self.view["players"]
        for offset in range(1, players + 1):
            seat = (self.seat + offset) % players
            for rider, place in enumerate(self.view["riders"][seat]):
                crowd.setdefault(place, {}).setdefault(seat, []).append(rider)
        return crowd

    @cached_property
    def offers(self) -> dict[int, list[Choice]]:
        """Place -> the answers that can be given there."""
        offers: dict[int, list[Choice]] = {}
        for choice in self.show.choices:
            place = target(self.view, choice)
            if place is not None:
                offers.setdefault(place, []).append(choice)
        return offers

    @cached_property
    def departures(self) -> frozenset[int]:
        """Places that couriers may leave now, or whence they may follow."""
        moves = frozenset(int(choice.args[0]) for choice in self.show.choices if choice.kind == "move")
        if moves or self.view["step"] == "move":
            return moves
        return frozenset({self.view["from"]} if self.view["step"] == "pursuit" else ())

    @cached_property
    def rides(self) -> dict[tuple[int, int], Ride]:
        """The last way of every courier in the trail."""
        rides: dict[tuple[int, int], Ride] = {}
        for beat, event in enumerate(self.show.trail):
            if event.kind in MOVES:
                data = event.data
                to = -data["place"] if event.kind == "crossed" else data["to"]
                for rider in data["riders"] if event.kind == "pursued" else (data["rider"],):
                    way = Ride(data["seat"], rider, data["start"], to, event.kind, beat)
                    if self.view["riders"][way.seat][rider] == to:
                        rides[way.seat, rider] = way
        return rides

    @cached_property
    def can_leave(self) -> frozenset[int]:
        """The places from which the asked seat's couriers may go with one of the answers."""
        kinds = {choice.kind for choice in self.show.choices}
        if "declare" in kinds:
            return frozenset(place for place in self.view["riders"][self.seat] if place > 0)
        return self.departures if kinds & {"move", "pursue"} else frozenset()

    @cached_property
    def ghosts_on(self) -> int:
        """The place where the previewed answer would put somebody."""
        seen = self.show.preview
        if seen is None or seen.kind == "declare" or seen.args[0] in (0, "pay"):
            return 0
        return target(self.view, seen) or 0

    def extras(self, place: int) -> int:
        """How many badges a place already has for its further answers."""
        return max(0, len(self.offers.get(place, ())) - 1)

    def mate(self, choice: Choice) -> int | None:
        """The seat whose courier is moved along by its own die."""
        return self.colours.index(choice.args[1]) if choice.args[1] in self.colours else None

    def followers(self, choice: Choice) -> list[int]:
        """The seats that could pursue this move, clockwise from the active one."""
        start, view = int(choice.args[0]), self.view
        if start == CAR_PARK or view["boost"] == "sprint" or (target(view, choice) or 0) < 0:
            return []
        gone = [view["active"], self.mate(choice)]
        seats = [(view["active"] + offset) % view["players"] for offset in range(view["players"])]
        return [s for s in seats if view["cans"][s] and view["riders"][s].count(start) > gone.count(s)]

    def fall_after(self, choice: Choice) -> int:
        """Where the active courier would retreat to after this move."""
        start, landing = int(choice.args[0]), target(self.view, choice) or 0
        return fall(self.view, landing, start, 1 if self.mate(choice) is None else 2)

    def stage(self) -> int:
        """The place where this turn happens: the group's space, the departure, or the foremost courier."""
        chosen = self.view["from"] or self.view["space"]
        racing = [place for place in self.view["riders"][self.view["active"]] if place > 0]
        return int(chosen or min(racing, default=CAR_PARK))

    def action(self) -> list[tuple[int, int]]:
        """The points the loupe must show."""
        view = self.view
        places = {*self.offers, *self.departures} - {0}
        if view["to"] or not places:
            places |= {view["to"] or self.stage()}
        if self.show.preview and (seen := target(view, self.show.preview)):
            places.add(seen)
        return [centre(place) for place in sorted(places)]


def kind_of(place: int) -> str:
    return KIND[place] if 0 < place < CAR_PARK else "plain"
