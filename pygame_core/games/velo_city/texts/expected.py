"""The answers that one looks for at a step, whether the rules allow them now or not: the others say why not."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..rules.answers import MOVE, SOLO, SOLO_BONUS, SOLO_SPRINT
from ..rules.turn import LENT, departures, usable_dice
from ..view import race_of


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """In the order in which they are read: the ways to ride alone; every die for each courier that may leave."""
    if view["step"] == "declare":
        return SOLO, SOLO_BONUS, SOLO_SPRINT
    if view["step"] != "move":
        return ()
    race = race_of(view)
    names = [race.colours[int(die)] if die in LENT else die for die, _, _ in usable_dice(race)]
    return tuple(MOVE[name][space] for space in departures(race) for name in names)
