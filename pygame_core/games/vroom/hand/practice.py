"""A table to try one's hand on: no game and no card, only a car to push and others in its way."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.contract.parts import Hold
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show

from ..meta import META
from ..rules.game import GAME
from .control import Driving

_SPOTS = ["1000,3500", "2600,3400", "4200,3750"]


def table(lang: str) -> tuple[Mapping[str, Any], Show]:
    """How it looks before anything was pushed, and for whom it is drawn."""
    seats = META.seats(1, 3)
    position = {"looked": True, "cards": ["1", "1", "1"], "cars": _SPOTS}
    options = {"players": 3, "campaign": False, "first_seat": 0}
    view = Match(GAME, options, seats, 1, real_dice=True, position=position).view(0)
    return view, Show(lang, tuple(seat.name for seat in seats), seat=0)


def after(view: Mapping[str, Any], held: Hold) -> Mapping[str, Any]:
    """The table after a drive."""
    assert isinstance(held, Driving)  # No circuit is laid at this table.
    done = held.driven()
    return {**view, "at": [list(spot) for spot in done.at], "legs": done.legs}
