"""How far is far enough: what a team-mate makes of distances, cards and duties. Lengths are shares of the course."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple
from zlib import crc32

from pygame_core.engine.core.chance import Rng

from ..board import GHOST, ROUNDS, SPEEDS, Point
from ..rules.course import Course, course

View = Mapping[str, Any]
EXPECTED = {3: 20, 4: 21, 5: 22, 6: 22}
"""The total that the whole course is worth at first."""
BOOSTED = 2
MEAN = 3.61
BOOST_GAIN = 1.2
TRUST = 22
"""After so many drives of the others what is seen counts as much as what was thought."""
SHORTEST = 0.015
SHY, LAST_SHY = 0.96, 0.985
"""Before the last round: where a driver means to stop at most, and where they do."""
CERTAIN, JUST = 1.03, 1.005
"""Where a driver who must cross means to go, and where they go at least."""
FORGETFUL = 10


class Level(NamedTuple):
    """How well a driver estimates."""

    bias: float
    noise: float
    slips: int
    """In so many of a thousand rounds somebody drives the bend too flat: the more cars, the more care."""
    forgets: bool = False
    counts: bool = False


def normal(rng: Rng) -> float:
    """A bell curve out of twelve whole numbers: the same on every machine."""
    return (sum(rng.below(1001) for _ in range(12)) - 6000) / 1000


class Outlook:
    """What a driver sees, remembers and makes of it."""

    def __init__(self, view: View, level: Level, car: int = 0) -> None:
        self.view, self.level = view, level
        self.car = car or view["car"]
        self.cars = range(1, view["players"] + 1)

    @cached_property
    def course(self) -> Course:
        told = self.view["circuit"]
        start, a, b = (_point(told[name]) for name in ("start", "a", "b"))
        return course(start, a, b, told["back"])

    @cached_property
    def mood(self) -> Rng:
        """What stays the same for a whole race: it is made of what this driver has seen of the game."""
        view = self.view
        seen = (view["race"], view["first"], self.car, view["circuit"], view["memory"][:1], view["wheels_start"])
        return Rng(crc32(repr((seen, [race["totals"] for race in view["races"]])).encode()))

    @cached_property
    def bias(self) -> float:
        """A person who asks for advice has none of ours."""
        return self.level.bias * normal(self.mood.split()) if "memory" in self.view else 0.0

    def place(self, car: int) -> tuple[Point, int]:
        """Where a car is, and its leg."""
        if car == GHOST:
            return _point(self.view["ghost"]["at"]), self.view["ghost"]["leg"]
        return _point(self.view["at"][car - 1]), self.view["legs"][car - 1]

    def share(self, car: int) -> float:
        """How much of the course a car has behind it."""
        (x, y), leg = self.place(car)
        return self.course.progress(x, y, leg) / self.course.goal

    # --- the scale -------------------------------------------------------------------------------------------

    @property
    def boosting(self) -> bool:
        return "boost" in self.view["modules"]

    @cached_property
    def scale(self) -> float:
        """The share of the course that one point is worth: as thought, and as the others drive."""
        thought = 1 / (EXPECTED[len(self.cars)] + BOOSTED * self.boosting)
        others = [car for car in self.cars if car != self.car]
        drives = sum(self.driven(car) for car in others)
        if not drives:
            return thought
        points = self.mean * (BOOST_GAIN if self.boosting else 1) * drives
        weight = drives / (drives + TRUST)
        seen = max(0.0, sum(map(self.share, others))) / points
        return thought * (1 - weight) + seen * weight

    @cached_property
    def mean(self) -> float:
        """What a card of somebody else counts: who counts cards leaves their own out."""
        own = self.view.get("memory", ())
        if not self.level.counts or len(self.cars) < 5:
            return MEAN
        pack = sum(card * count for card, count in SPEEDS.items()) - sum(own)
        return pack / (sum(SPEEDS.values()) - len(own))

    def driven(self, car: int) -> int:
        """How many rounds a car has driven."""
        view = self.view
        if view["step"] not in ("drive", "ghost"):
            return int(view["round"])
        return int(view["round"]) - 1 + (car in view["order"][: view["turn"]])

    # --- totals ----------------------------------------------------------------------------------------------

    @cached_property
    def total(self) -> float:
        """One's own total, as far as it is remembered; who has no memory of ours goes by the distance."""
        view = self.view
        if "total" in view:
            return float(view["total"])
        if "memory" not in view:
            return max(0.0, self.share(self.car)) / self.scale + int(view["card"])
        boosted = view["boosted"][self.car - 1]
        return float(
            sum(self.remembered(round_) * (1 + (round_ == boosted)) for round_ in range(1, len(view["memory"]) + 1))
        )

    def remembered(self, round_: int) -> int:
        """A card of this race; novices are wrong about an earlier one now and then."""
        card = int(self.view["memory"][round_ - 1])
        if not self.level.forgets or (round_ == self.view["round"] and self.view["card"]):
            return card
        rng = Rng(crc32(repr((self.mood.state, round_, card)).encode()))
        return card + rng.pick((-1, 1)) if not rng.below(FORGETFUL) else card

    def estimate(self, car: int) -> float:
        """Another driver's total at the end of the round."""
        waits = self.view["step"] in ("drive", "ghost") and self.driven(car) < self.view["round"]
        return self.share(car) / self.scale + (self.mean if waits else 0)

    def rivals(self) -> list[float]:
        """The totals of all others."""
        return [self.estimate(car) for car in self.cars if car != self.car]

    # --- where to ---------------------------------------------------------------------------------------------

    def target(self, rng: Rng, extra: int = 0) -> float:
        """Where this drive is to end; `extra` points for a boost."""
        here, last = self.share(self.car), self.view["round"] == ROUNDS
        wanted = self.scale * (1 + self.bias) * (self.total + extra)
        wanted = wanted if last else min(wanted, SHY)
        must = last and self.must_cross(extra)
        wanted = self.within_events(max(wanted, CERTAIN) if must else wanted, here)
        noise = self.level.noise * (1.3 if self.slippery else 1)
        there = here + max(wanted - here, SHORTEST) * max(0.1, 1 + noise * normal(rng))
        if not last:
            return max(min(there, LAST_SHY), here + 0.001)
        return max(there, JUST) if must else there

    @property
    def slippery(self) -> bool:
        return self.view["sky"] == "ice" or bool(self.view["bend"])

    def must_cross(self, extra: int) -> bool:
        """Somebody has to: who seems to lead, or the last one."""
        if any(self.share(car) > 1 for car in self.cars if car != self.car):
            return self.total + extra >= max(self.rivals())
        return self.total + extra >= max(self.rivals()) or self.view["turn"] == len(self.cars) - 1

    def within_events(self, wanted: float, here: float) -> float:
        """What the events ask of the end of this round."""
        view, events = self.view, self.view["events"]
        round_ = view["round"]
        if "round_trip" in events and round_ == ROUNDS:
            wanted = max(wanted, 0.53)
        if "pack" in events and round_ == 3:
            wanted = min(max(wanted, 0.40), 0.64)
        if "pit_stop" in events and round_ < ROUNDS and not view["pit"][self.car - 1]:
            wanted = _to_the_pit(wanted, here, last=round_ == ROUNDS - 1)
        if "level_crossing" in events and 0.67 < wanted < 0.79:
            wanted = 0.66 if wanted < 0.73 and here < 0.645 else 0.805
        if "braking" in events and round_ == ROUNDS:
            wanted = min(wanted, 1.12)
        return wanted

    def ghost_target(self, rng: Rng) -> float:
        """R25: by the same card, from where the Ghost is."""
        far = self.scale * (1 + self.bias) * int(self.view["card"])
        return self.share(GHOST) + max(far, SHORTEST) * max(0.1, 1 + self.level.noise * normal(rng))


def _to_the_pit(wanted: float, here: float, *, last: bool) -> float:
    if here < 0.585 and wanted > 0.60:
        return 0.57
    return 0.47 if last and wanted < 0.45 else wanted


def _point(told: Any) -> Point:
    x, y = told
    return x, y
