"""The answers and their tokens; paths and circuits are read from their words, strictly."""

from collections.abc import Sequence

from pygame_core.engine.core.choice import Choice, choice

from ..board import ALL_PRESETS, DRIFTS, EVENTS, GHOST, MODULES, WEATHERS, Point

LOOK = choice("look")
BOOST = "boost"
CIRCUIT = {name: choice("circuit", name) for name in ALL_PRESETS}
PRESET = {name: choice("preset", name) for name in ALL_PRESETS}
EVENT = {name: choice("event", name) for name in EVENTS}
WEATHER = {name: choice("weather", name) for name in WEATHERS}
DRIFT = {name: choice("drift", name) for name in DRIFTS}
FORECASTS = (choice("forecast", "in"), choice("forecast", "out"))
SLOTS = [choice("place", slot) for slot in range(GHOST)]
VERDICTS = (choice("judge", "kept"), choice("judge", "broken"))
OPEN = {module: choice("open", module) for module in MODULES}
LATER = choice("later")
FIRST = [choice("first", seat) for seat in range(GHOST)]

_LONGEST_NUMBER = 100
"""What is longer is no number that anybody has written."""


def removal(cars: Sequence[int]) -> Choice:
    """These cars are removed."""
    return Choice(" ".join(["remove", *map(car_word, cars)]), "remove", tuple(cars))


def car_word(car: int) -> str:
    """How a car is written."""
    return "ghost" if car == GHOST else str(car)


def dealt(cards: Sequence[int]) -> Choice:
    """These cards for cars 1, 2, 3..."""
    return choice("deal", *cards)


def drive(path: Sequence[Point], *, boost: bool = False, kind: str = "drive") -> Choice:
    """A drive along a path."""
    words = [kind, *map(point_word, path), *([BOOST] if boost else [])]
    return Choice(" ".join(words), kind, (tuple(path), boost))


def laid(start: Point, a: Point, b: Point) -> Choice:
    """A circuit laid by hand."""
    return Choice(" ".join(["circuit", *map(point_word, (start, a, b))]), "circuit", (start, a, b))


def point_word(point: Point) -> str:
    return f"{point[0]},{point[1]}"


def points(words: Sequence[str]) -> list[Point] | None:
    """The points that are written so; None when one of them is none."""
    found = [point(word) for word in words]
    return None if None in found else [one for one in found if one is not None]


def point(word: str) -> Point | None:
    """The point of two whole numbers, written in the one way there is."""
    x, comma, y = word.partition(",")
    if not comma or not all(map(_is_whole, (x, y))):
        return None
    return int(x), int(y)


def _is_whole(word: str) -> bool:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _LONGEST_NUMBER):
        return False
    return str(int(word)) == word
