"""What events ask of where a car is, and who has broken them."""

from collections.abc import Iterable

from ..board import PITCH, Point
from ..state import Rally
from .motion import NO_GATE, Gate

PIT = (45, 60)
CROSSING = (68, 78)
GATE = 40
BRAKING = 115
LONGEST_PACK = 30
PACK_ROUND = 3


def percent_in(s: Rally, car: int, zone: tuple[int, int]) -> bool:
    """R19: whether a car is within two hundredths of the course."""
    least, most = zone
    return least * s.course.goal <= 100 * s.progress(car) <= most * s.course.goal


def gate(s: Rally) -> Gate:
    """R20: the post of the chicane, and who has not come there yet."""
    if "chicane" not in s.events:
        return NO_GATE
    return Gate(-(-GATE * s.course.goal // 100), [index for index, side in enumerate(s.sides) if not side])


def blame(s: Rally, event: str, cars: Iterable[int]) -> None:
    """Somebody has broken an event: it is known at once, and costs once (R15)."""
    guilty = tuple(cars)
    if guilty and event not in s.faults:
        s.faults += (event,)
        s.tell("fault", event=event, cars=guilty)


def at_round_end(s: Rally) -> None:
    """Where everybody stands counts now."""
    cars = range(1, s.cars + 1)
    if "pit_stop" in s.events and s.round < 5:
        s.pit = [done or percent_in(s, car, PIT) for car, done in enumerate(s.pit, 1)]
        if s.round == 4:
            blame(s, "pit_stop", [car for car in cars if not s.pit[car - 1]])
    if "level_crossing" in s.events:
        blame(s, "level_crossing", [car for car in cars if percent_in(s, car, CROSSING)])
    if "pack" in s.events and s.round == PACK_ROUND:
        blame(s, "pack", stretched(s))
    if s.last_round:
        at_the_end(s)


def stretched(s: Rally) -> list[int]:
    """First and last of a pack that is too long."""
    progress = {car: s.progress(car) for car in range(1, s.cars + 1)}
    first, last = max(progress, key=progress.__getitem__), min(progress, key=progress.__getitem__)
    return [last, first] if 100 * (progress[first] - progress[last]) > LONGEST_PACK * s.course.goal else []


def at_the_end(s: Rally) -> None:
    """The fifth round is over."""
    cars = range(1, s.cars + 1)
    if "round_trip" in s.events:
        blame(s, "round_trip", [car for car in cars if s.legs[car - 1] == 1])
    if "chicane" in s.events:
        blame(s, "chicane", [car for car in cars if s.sides[car - 1] != "ok"])
    if "criss_cross" in s.events:
        blame(s, "criss_cross", [car for car in cars if not crossed_over(s, car)])
    if "braking" in s.events:
        blame(s, "braking", [car for car in cars if 100 * s.progress(car) > BRAKING * s.course.goal])


def crossed_over(s: Rally, car: int) -> bool:
    """From its side of the axis to the other one; the car in the middle is free."""
    lat, side = s.course.lat(*s.at[car - 1]), 2 * car - s.cars - 1
    return not side or (lat > 0 if side < 0 else lat < 0)


def post(s: Rally) -> Point:
    """The post of the chicane, on the middle axis."""
    course = s.course
    return course.along(GATE * course.goal // (100 * course.length))


def lane(s: Rally, car: int) -> int:
    """How far to the right of the middle axis a car starts."""
    return (2 * car - s.cars - 1) * PITCH // 2
