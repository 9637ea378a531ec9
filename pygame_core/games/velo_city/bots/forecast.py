"""What will become of the race after a move: the view as a few plain lists, and what everybody will likely answer."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK, HIGHER_OBSTACLES, KIND

FOLLOW_FROM = 3
"""Following so many pips is worth a can to anybody; onto a manhole, where staying costs another, it takes more."""
FOLLOW_ONTO_OBSTACLE_FROM = 5
SMALL_FALL = 4
"""Falling no deeper than this pays: a can comes with it, and the one for staying is saved."""
FALL_TO_CAR_PARK = 7


class Outlook:
    """The race as it may come to stand."""

    __slots__ = ("active", "arrived", "cans", "podium", "riders", "start", "supply", "to")

    riders: list[tuple[int, ...]]
    cans: list[int]
    podium: list[int]
    arrived: list[int]
    supply: int
    active: int
    start: int
    to: int

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Outlook":
        """The race that a view shows."""
        new = cls()
        new.riders = [tuple(team) for team in view["riders"]]
        new.cans = list(view["cans"])
        new.podium = list(view["podium"])
        new.arrived = list(view["arrived"])
        new.supply = view["supply"]
        new.active, new.start, new.to = view["active"], view["from"], view["to"]
        return new

    def copy(self) -> "Outlook":
        new = Outlook()
        new.riders = self.riders[:]
        new.cans = self.cans[:]
        new.podium = self.podium[:]
        new.arrived = self.arrived[:]
        new.supply = self.supply
        new.active, new.start, new.to = self.active, self.start, self.to
        return new

    # --- what can happen -------------------------------------------------------------------------------------

    def pay(self, seat: int, cans: int) -> None:
        """Cans go back to the supply."""
        self.cans[seat] -= cans
        self.supply += cans

    def cross(self, seat: int, start: int) -> None:
        """A rider over the line."""
        self.podium.append(seat)
        self.put(seat, start, -len(self.podium))

    def put(self, seat: int, start: int, to: int) -> None:
        """One rider of a seat from a space to another. Teams are never changed but replaced: copies share them."""
        team = self.riders[seat]
        who = team.index(start)
        self.riders[seat] = (*team[:who], to, *team[who + 1 :])

    def advance(self, seat: int) -> None:
        """A rider from the start of the move to its end."""
        self.put(seat, self.start, self.to)
        self.arrived[seat] += 1

    def ride(self, start: int, to: int, lender: int = -1) -> "Outlook":
        """The active player's rider moves, perhaps with one of a rival's. Nobody has answered yet."""
        new = self.copy()
        new.start, new.to = start, to
        new.arrived = [0] * len(new.cans)
        new.advance(new.active)
        if lender >= 0:
            new.advance(lender)
        return new

    def pursue(self, seat: int, count: int) -> None:
        """So many riders of a seat follow."""
        for _ in range(count):
            self.pay(seat, 1)
            self.advance(seat)

    def follow(self, seats: Sequence[int]) -> None:
        """The expected pursuit."""
        start, riders, cans = self.start, self.riders, self.cans
        if start - self.to < FOLLOW_FROM:
            return
        for seat in seats:
            if cans[seat] and start in riders[seat]:
                self.pursue(seat, self.followers(seat))

    def able(self, seat: int) -> int:
        """How many riders of a seat can follow."""
        return min(self.cans[seat], self.riders[seat].count(self.start))

    def followers(self, seat: int) -> int:
        """How many riders of a seat will likely follow."""
        cans, gain = self.cans[seat], self.start - self.to
        if KIND[self.to] == "obstacle":
            able = cans // 2 if gain >= FOLLOW_ONTO_OBSTACLE_FROM else 0
        else:
            able = cans if gain >= FOLLOW_FROM else 0
        return min(able, self.riders[seat].count(self.start))

    def arrive(self, seats: Sequence[int], seat: int = -1, pays: bool = False) -> None:
        """What the space does to those who came, seat by seat; one of the seats has made up its mind."""
        kind = KIND[self.to]
        if kind == "supply":
            self.receive(self.active)
        elif kind == "obstacle":
            for other in seats:
                while self.arrived[other]:
                    stays = pays if other == seat else not self.lets_fall()
                    self.settle(other, self.cans[other] > 0 and stays)

    def lets_fall(self) -> bool:
        """Whether a fall from here is worth its can."""
        refuge = self.refuge()
        return refuge - self.to <= (FALL_TO_CAR_PARK if refuge == CAR_PARK else SMALL_FALL)

    def settle(self, seat: int, pays: bool) -> None:
        """One rider on the manhole stays or falls."""
        self.arrived[seat] -= 1
        if pays:
            self.pay(seat, 1)
            return
        to = self.refuge()
        self.put(seat, self.to, to)
        self.receive(seat)
        if to == CAR_PARK:
            self.receive(seat)

    def refuge(self) -> int:
        """Where a rider falls to."""
        for space in HIGHER_OBSTACLES[self.to]:
            for team in self.riders:
                if space in team:
                    break
            else:
                return space
        return CAR_PARK

    def receive(self, seat: int) -> None:
        """One can from the supply, or from the richest."""
        if self.supply:
            self.supply -= 1
        elif self.cans[seat] == max(self.cans):
            return
        else:
            self.cans[self.cans.index(max(self.cans))] -= 1
        self.cans[seat] += 1


def pips_of(view: Mapping[str, Any], choice: Choice) -> int:
    """The pips of a move's die."""
    die, dice = choice.args[1], view["dice"]
    if die == "sum":
        return int(dice["own"] + dice["energy"])
    name = str(view["colours"].index(die)) if die in view["colours"] else die
    return int(dice[name])
