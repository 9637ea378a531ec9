"""A drive within the rules: what may be driven, what it does, how a round goes on."""

from collections.abc import Iterable, Sequence
from typing import Any

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import GHOST, ROUNDS, Point
from ..state import Rally
from .answers import BOOST, drive, points
from .division import rdiv
from .motion import execute, glide
from .path import bends, fault, slid
from .race import finish
from .zones import at_round_end, blame, gate


def place_of(s: Rally, car: int) -> tuple[Point, int]:
    """Where a car is, and on which leg."""
    if car == GHOST:
        x, y = s.ghost
        return (x, y), s.ghost_leg
    return s.at[car - 1], s.legs[car - 1]


def path_fault(s: Rally, car: int, path: Sequence[Point]) -> str:
    """The rule that a path of this car breaks."""
    at, leg = place_of(s, car)
    return fault(s.course, at, leg, path, s.sky == "rain")


def boost_fault(s: Rally, car: int, boost: bool) -> str:
    """The rule of the Boost module that this breaks: once a race, and in round 5 at the latest."""
    if boost and not s.has(BOOST):
        return "no_boost"
    if boost and s.boosted[car - 1]:
        return "boost_used"
    return "boost_now" if not boost and must_boost(s, car) else ""


def must_boost(s: Rally, car: int) -> bool:
    """Whether the last chance is now."""
    return s.has(BOOST) and s.last_round and not s.boosted[car - 1]


def driven(s: Rally, car: int, path: Sequence[Point]) -> Sequence[Point]:
    """The path as it will be driven: on ice, farther."""
    return slid(place_of(s, car)[0], path) if s.sky == "ice" else path


class Drives:
    """The drives of a car: too many to be listed."""

    def __init__(self, s: Rally, car: int) -> None:
        self.s, self.car = s, car
        self.kind = "ghost" if car == GHOST else "drive"

    def find(self, token: str) -> Choice | None:
        kind, *words = token.split(" ")
        boost = words[-1:] == [BOOST] and self.kind == "drive"
        path = points(words[:-1] if boost else words)
        if kind != self.kind or path is None or path_fault(self.s, self.car, path):
            return None
        if self.car != GHOST and boost_fault(self.s, self.car, boost):
            return None
        return drive(path, boost=boost, kind=kind)

    def sample(self, rng: Rng) -> Choice:
        """Somewhere ahead, as far as a card or two may be worth; over the line in the last round only."""
        s, course = self.s, self.s.course
        (x, y), leg = place_of(s, self.car)
        goal = course.goal // course.length
        left = goal - course.progress(x, y, leg) // course.length
        least, most = (left - 300, left + 700) if s.last_round else (goal // 8, min(goal // 4, left - goal // 20))
        ahead, right = max(60, least + rng.below(max(most - least, 1))), rng.below(401) - 200
        ahead, right = (ahead, right) if leg == 1 else (-ahead, -right)
        nx, ny, length = course.nx, course.ny, course.length
        bent = (x + rdiv(nx * ahead - ny * right, length), y + rdiv(ny * ahead + nx * right, length))
        straight = (x + rdiv(nx * ahead, length), y + rdiv(ny * ahead, length))
        boost = self.car != GHOST and (must_boost(s, self.car) or (self.may_boost() and not rng.below(4)))
        safe = (x + rdiv(nx * (60 if leg == 1 else -60), length), y + rdiv(ny * (60 if leg == 1 else -60), length))
        path = next(path for path in ([bent], [straight], [safe]) if not path_fault(s, self.car, path))
        return drive(path, boost=boost, kind=self.kind)

    def may_boost(self) -> bool:
        return not boost_fault(self.s, self.car, boost=True)


def drive_car(s: Rally, seat: int, path: Sequence[Point], boost: bool) -> bool:
    """The drive of a car. False: a car is over the line too early, and the game is lost."""
    car = s.driver
    s.shown = False
    if boost:
        s.boosted[car - 1] = s.round
    before, planned = s.at, driven(s, car, path)
    result = execute(s.course, before, s.legs, car - 1, planned, gate(s))
    bend = bends(before[car - 1], planned, s.bend) if s.bend else True
    s.at, s.legs = result.at, result.legs
    pushed = tuple(numbers([i for i, at in enumerate(before) if at != s.at[i] and i != car - 1]))
    drive = {"path": tuple(planned), "stopped": result.stopped, "pushed": pushed, "was": tuple(before)}
    _tell_drive(s, seat, car, drive, boost=boost)
    _note_faults(s, car, result.sides, contact=result.contact, bend=bend)
    early = [car for car in range(1, s.cars + 1) if s.progress(car) > s.course.goal]
    if not s.last_round and early:
        _lose_early(s, early)  # R7: driven or pushed.
        return False
    return True


def _tell_drive(s: Rally, seat: int, car: int, drive: dict[str, Any], *, boost: bool) -> None:
    """In fog only the driver knows where it led, and of the others nobody what it did to them."""
    if s.heard is None:
        return
    facts: dict[str, Any] = {"seat": seat, "car": car, "round": s.round, "boost": boost}
    if not s.fog:
        s.tell("drove", reveals=True, at=tuple(s.at), **drive, **facts)
        return
    drive |= {"pushed": (), "was": _in_fog(s, car, drive["was"])}
    s.tell("drove", only=(seat,), reveals=True, at=_in_fog(s, car, s.at), **drive, **facts)
    s.tell("drove_in_fog", **facts)


def _in_fog(s: Rally, car: int, at: Sequence[Point]) -> tuple[Point, ...]:
    """What a driver sees: the own car, the others where they were when the fog fell."""
    return tuple(at[car - 1] if number == car else (x, y) for number, (x, y, _) in enumerate(s.fog, 1))


def numbers(indexes: Iterable[int]) -> list[int]:
    """The cars of these indexes."""
    return [index + 1 for index in indexes]


def _note_faults(s: Rally, car: int, sides: dict[int, bool], *, contact: bool, bend: bool) -> None:
    for index, ok in sorted(sides.items()):
        s.sides[index] = "ok" if ok else "fault"
        s.tell("gate", car=index + 1, ok=ok)
    if "chicane" in s.events:
        blame(s, "chicane", numbers([index for index, ok in sorted(sides.items()) if not ok]))
    if contact and "fresh_paint" in s.events:
        blame(s, "fresh_paint", [car])  # R21
    if not bend:
        s.drifted[car - 1] = True
        s.tell("no_bend", car=car, ask=s.bend)
        blame(s, "drift", [car])


def drive_ghost(s: Rally, seat: int, path: Sequence[Point]) -> None:
    """R25: rain and ice bind the Ghost, too; it pushes nobody. In fog the pilot alone sees it go."""
    at, leg = place_of(s, GHOST)
    planned = driven(s, GHOST, path)
    s.ghost, s.ghost_leg = glide(s.course, at, leg, planned)
    drove = {"seat": seat, "round": s.round, "path": tuple(planned), "was": at, "at": s.ghost}
    s.tell("ghost_drove", only=(seat,) if s.fog else None, reveals=True, **drove)
    if s.fog:
        s.tell("drove_in_fog", seat=seat, car=GHOST, round=s.round, boost=False)


def _lose_early(s: Rally, early: Sequence[int]) -> None:
    """R16, R17: nothing else is reckoned; the totals are told all the same."""
    s.tell("early", cars=tuple(early), round=s.round)
    tell_totals(s)
    finish(s, "early")


def tell_totals(s: Rally) -> None:
    """The totals, for interest only."""
    s.tell("totals", reveals=True, cars=tuple(s.ranked), totals=tuple(s.total(car) for car in s.ranked))


def end_round(s: Rally) -> None:
    """Everybody has driven: zones, then the cards go face down."""
    if s.fog:
        s.fog, s.ghost_fog = (), ()
        s.tell("fog_lifts", at=tuple(s.at), legs=tuple(s.legs))
    at_round_end(s)
    s.looked, s.turn = [False] * s.cars, 0
    if s.last_round:
        s.epic = s.epic or all(s.progress(car) > s.course.goal for car in range(1, s.cars + 1))
        s.goto("place")
    elif s.round == ROUNDS - 1 and s.has("podium"):
        s.goto("forecast")
    else:
        next_round(s)


def next_round(s: Rally) -> None:
    """All draw again."""
    if s.terms.reveal_first and s.race == 0 and s.round == 1:
        s.shown = True
        s.tell("first_cards")
    s.round += 1
    s.goto("deal")
