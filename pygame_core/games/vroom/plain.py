"""A view of Vroom Vroom as plain text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from .board import HEIGHT, WIDTH, Point
from .rules.course import Course, course
from .texts.speaker import Speaker

View = Mapping[str, Any]
COLUMNS, ROWS = 72, 21
"""The table as a grid of characters; a character is about twice as high as wide."""


def table(view: View, names: Sequence[str], lang: str) -> str:
    """The table seen from above: lines, pawns (o) and cars; then the round, and one's own card."""
    speaker = Speaker(lang, names)
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    if view["circuit"]:
        _draw(grid, view)
    rows = ["  +" + "-" * COLUMNS + "+", *("  |" + "".join(row) + "|" for row in grid), "  +" + "-" * COLUMNS + "+"]
    return "\n".join([*rows, f"  {_round(speaker, view)}", *_cars(speaker, view), *_own(speaker, view)])


def _draw(grid: list[list[str]], view: View) -> None:
    told = view["circuit"]
    start, a, b = (_point(told[name]) for name in ("start", "a", "b"))
    found = course(start, a, b, told["back"])
    for row in range(ROWS):
        for column in range(COLUMNS):
            mark = _line(found, column, row)
            grid[row][column] = mark or grid[row][column]
    for pawn in (a, b):
        _put(grid, pawn, "o")
    if view["ghost"]:
        _put(grid, _point(view["ghost"]["at"]), "G")
    for car, at in enumerate(view["at"], 1):
        _put(grid, _point(at), str(car))


def _line(found: Course, column: int, row: int) -> str:
    """The pawns' line and the start line, where they pass through a character."""
    left, right = _place(column, row), _place(column + 1, row)
    middle = (left[1] + HEIGHT // ROWS // 2, right[1] + HEIGHT // ROWS // 2)
    near, far = found.f(left[0], middle[0]), found.f(right[0], middle[1])
    above, below = found.f(left[0], left[1]), found.f(left[0], left[1] + HEIGHT // ROWS)
    for level, mark in ((0, ":"), (found.fs, ".")):
        if min(near, far, above, below) < level <= max(near, far, above, below):
            return mark
    return ""


def _place(column: int, row: int) -> Point:
    return column * WIDTH // COLUMNS, row * HEIGHT // ROWS


def _put(grid: list[list[str]], at: Point, mark: str) -> None:
    grid[min(at[1] * ROWS // HEIGHT, ROWS - 1)][min(at[0] * COLUMNS // WIDTH, COLUMNS - 1)] = mark


def _point(told: Sequence[int]) -> Point:
    x, y = told
    return x, y


def _round(speaker: Speaker, view: View) -> str:
    race, round_ = speaker.say("plain_race"), speaker.say("plain_round")
    wheels = f"{speaker.say('plain_wheels')} {view['wheels']}/{view['wheels_start']}"
    events = ", ".join(speaker.form("event", event) for event in view["events"])
    return "   ".join(filter(None, [f"{race} {view['race']}, {round_} {view['round']}", wheels, events]))


def _cars(speaker: Speaker, view: View) -> list[str]:
    """Who holds which car, and where it is: whoever types a drive needs the numbers."""
    return [
        f"  {car} {x},{y}  {speaker.name(view['holders'][car - 1])}"
        + (f"  {speaker.say('plain_back')}" if view["legs"][car - 1] > 1 else "")
        for car, (x, y) in enumerate(view["at"], 1)
    ]


def _own(speaker: Speaker, view: View) -> list[str]:
    looked = view.get("card") and view["looked"][view["car"] - 1]
    return [f"  {speaker.say('plain_card')} {view['card']}"] if looked else []
