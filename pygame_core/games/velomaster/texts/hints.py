"""What a newcomer is told once, when it first matters."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker

from .speaker import Speaker

View = Mapping[str, Any]
TOLD = ("launch", "give", "move", "offers", "vote", "leap", "descent", "attack")


def hint(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> tuple[str, str] | None:
    """Its name, and a line, once it is asked of whoever looks."""
    step = view["step"]
    if step not in TOLD or looker.seat not in view["asked"]:
        return None
    return step, Speaker(lang, names, view["colours"]).say(f"hint_{step}")
