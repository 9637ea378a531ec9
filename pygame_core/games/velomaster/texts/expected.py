"""The answers that one looks for at a step, whether the rules allow them now or not: the others say why not."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..road import ROADS
from ..view import race_seen


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """Of a rider who moves, every cell that a step leads to; of dice, each one for each rider of the slot."""
    if view["step"] not in ("move", "descent"):
        return ()
    s = race_seen(view)
    road, place = ROADS[s.route], s.place[s.stack[-1]["rider"]]
    return tuple([road.step[cell] for cell in (road.ways[place] if place >= 0 else road.entries)])
