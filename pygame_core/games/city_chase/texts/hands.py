"""The helicopter in hand: which there are, which answers are its own, and its pad of nine."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice, choice

from ..board import CROSSINGS, HELICOPTERS, INDEX, SIDE
from .speaker import Speaker
from .ways_on import around

View = Mapping[str, Any]
_FLIGHTS = ((-1, 0), (0, -1), (0, 1), (1, 0))
"""North, west, east, south: rows and columns."""
CHECKS, EDGES = (0, 2, 6, 8), (1, 3, 5, 7)
"""Where on the pad the four checks stand, and the four flights."""


def hands(view: View, choices: Iterable[Choice], lang: str) -> tuple[tuple[str, str], ...]:
    """The helicopters that can be taken in hand, with their names: those that stand nowhere yet come first."""
    found = {in_hand(each) for each in choices}
    able = sorted((heli for heli in HELICOPTERS if heli in found), key=lambda heli: view["heli"][heli] is not None)
    return tuple((heli, Speaker(lang).say("hand", heli=heli)) for heli in able)


def in_hand(choice: Choice) -> str:
    """The helicopter that an answer belongs to."""
    return str(choice.args[0]) if choice.kind in ("move", "check", "place") else ""


def pad(view: View, _choices: Iterable[Choice], held: str, _lang: str) -> tuple[str, ...]:
    """The crossing under the helicopter, in reading order: checks at the corners, flights at the edges."""
    if view["step"] != "police" or not view["heli"].get(held):
        return ()
    tokens = [""] * 9
    for place, look in zip(CHECKS, checks(view, held), strict=True):
        tokens[place] = look.token
    for place, flight in zip(EDGES, flights(view, held), strict=True):
        tokens[place] = flight.token if flight else ""
    return tuple(tokens)


def checks(view: View, heli: str) -> list[Choice]:
    """The four checks of a helicopter: NW NE SW SE."""
    return [choice("check", heli, building) for building in around(view["heli"][heli])]


def flights(view: View, heli: str) -> list[Choice | None]:
    """Its flights N W E S, allowed or not; none over the edge of the city."""
    row, column = divmod(INDEX[view["heli"][heli]], SIDE - 1)
    spots: Sequence[tuple[int, int]] = [(row + down, column + right) for down, right in _FLIGHTS]
    return [choice("move", heli, CROSSINGS[r * (SIDE - 1) + c]) if _inside(r, c) else None for r, c in spots]


def _inside(row: int, column: int) -> bool:
    return 0 <= row < SIDE - 1 and 0 <= column < SIDE - 1
