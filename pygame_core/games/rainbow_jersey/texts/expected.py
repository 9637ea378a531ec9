"""The answers that one looks for at a step, whether the rules allow them now or not: the others say why not."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..rules.answers import ATTACK, BIDS, CONTINUE, GIVE_UP, HOLD, PASS


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """In the order in which they are read. The least bid stands here only where it cannot be paid yet."""
    if view["step"] == "upkeep":
        return CONTINUE, GIVE_UP
    if view["step"] == "attack":
        return ATTACK, HOLD
    if view["step"] == "auction" and view["energy"][view["asked"][0]] <= view["auction"]["high"]:
        return BIDS[view["auction"]["high"] + 1], PASS
    return ()
