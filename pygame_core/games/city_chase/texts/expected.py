"""The answers that one looks for at a step, whether the rules allow them now or not: the others say why not."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Choice

from .chronicle import left, ours
from .hands import checks, flights


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """For each helicopter to act its four checks and its flights. (The thief sees on the board where traces lie.)"""
    if view["step"] != "police":
        return ()
    found = [each for heli in ours(view, left(view)) for each in (*checks(view, heli), *flights(view, heli))]
    return tuple(each for each in found if each)
