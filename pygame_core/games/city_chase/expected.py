"""The answers that one looks for at a step, whether the rules allow them now or not: the others say why not."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.choice import Choice, choice

from .board import BUILDINGS, INDEX, NEXT_DOOR
from .speech.chronicle import left, ours, thief_s
from .speech.hands import checks, flights


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """All buildings next door for the thief; for each helicopter to act, its four checks and its flights."""
    if view["step"] == "hide" and thief_s(view) and view["path"]:
        return tuple(choice("hide", BUILDINGS[building]) for building in NEXT_DOOR[INDEX[view["path"][-1]]])
    if view["step"] != "police":
        return ()
    found = [each for heli in ours(view, left(view)) for each in (*checks(view, heli), *flights(view, heli))]
    return tuple(each for each in found if each)
