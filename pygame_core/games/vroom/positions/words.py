"""How the parts of a position are written, and read strictly: points, lists by car, cards, orders."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import flag, number, one_of

from ..board import GHOST, ROUNDS, SPEEDS, Point
from ..rules.answers import car_word, point, point_word

T = TypeVar("T")
Reader = Callable[[Any, str], T]


def by_car(told: Any, field: str, cars: int, read: Reader[T]) -> dict[int, T]:
    """What is told of some cars (a table by number) or of all of them (a list, or a text of words)."""
    if isinstance(told, str):
        told = told.split()
    if isinstance(told, list | tuple):
        if len(told) != cars:
            raise Damaged("by_car", field=field, cars=cars)
        return {car: read(value, field) for car, value in enumerate(told, 1)}
    if not isinstance(told, Mapping):
        raise Damaged("by_car", field=field, cars=cars)
    known = {str(car): car for car in range(1, cars + 1)}
    return {known[one_of(str(name), list(known), field)]: read(value, field) for name, value in told.items()}


def all_cars(told: Any, field: str, default: Sequence[T], read: Reader[T]) -> list[T]:
    """The same for every car; those that are not told of are as usual."""
    if told is None:
        return list(default)
    found = by_car(told, field, len(default), read)
    return [found.get(car, usual) for car, usual in enumerate(default, 1)]


def flags(told: Any, field: str, cars: int) -> list[bool]:
    """One for all, or one for each."""
    return [told] * cars if isinstance(told, bool) else all_cars(told, field, [False] * cars, flag)


def spot(told: Any, field: str) -> Point:
    """A point: "1000,3500" or [1000, 3500]."""
    if isinstance(told, list | tuple) and len(told) == 2 and all(type(part) is int for part in told):
        return told[0], told[1]
    found = point(told) if isinstance(told, str) else None
    if found is None:
        raise Damaged("position_point", field=field, value=shown(told))
    return found


def whole(least: int, most: int) -> Reader[int]:
    """A reader of whole numbers."""
    return lambda told, field: number(
        int(told) if isinstance(told, str) and told.isascii() and told.isdecimal() and len(told) < 9 else told,
        field,
        least,
        most,
    )


def standing(told: Any, field: str) -> tuple[int, int, int]:
    """A point and a leg: "1000,2825,1"."""
    text, _, leg = told.rpartition(",") if isinstance(told, str) else ("", "", "")
    x, y = spot(text, field)
    return x, y, whole(1, 2)(leg, field)


def word(allowed: Sequence[str]) -> Reader[str]:
    """A reader of words."""
    return lambda told, field: one_of(told, allowed, field)


def words(told: Any, field: str, allowed: Sequence[str]) -> tuple[str, ...]:
    """A list of words, or a text of them."""
    told = told.split() if isinstance(told, str) else told
    if not isinstance(told, list | tuple) or len(told) > 20:
        raise Damaged("position_list", field=field)
    return tuple(one_of(one, allowed, field) for one in told)


def hand(told: Any, field: str) -> tuple[int, ...]:
    """The cards of a car: "3 4", [3, 4], or one number."""
    if type(told) is int:
        told = [told]
    cards = told.split() if isinstance(told, str) else told
    if not isinstance(cards, list | tuple) or len(cards) > ROUNDS:
        raise Damaged("position_cards", field=field)
    read = whole(min(SPEEDS), max(SPEEDS))
    return tuple(read(card, field) for card in cards)


def cars_of(told: Any, field: str, ranked: Sequence[int]) -> tuple[int, ...]:
    """Some cars: numbers, and "ghost"."""
    told = told.split() if isinstance(told, str) else [told] if type(told) is int else told
    known = {car_word(car): car for car in ranked}
    if not isinstance(told, list | tuple) or len(told) > GHOST:
        raise Damaged("position_list", field=field)
    found = tuple(known[one_of(str(one), list(known), field)] for one in told)
    if len(set(found)) != len(found):
        raise Damaged("position_twice", field=field)
    return found


def written_cars(cars: Sequence[int]) -> str:
    return " ".join(map(car_word, cars))


def written_points(points: Sequence[Point]) -> str:
    return " ".join(map(point_word, points))
