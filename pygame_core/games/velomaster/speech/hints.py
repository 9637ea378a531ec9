"""What a newcomer is told once, when it first matters."""

from collections.abc import Mapping, Sequence
from typing import Any

from .voice import Voice

View = Mapping[str, Any]
TOLD = ("launch", "give", "move", "offers", "vote", "leap", "descent", "attack")


def hint(view: View, names: Sequence[str], lang: str) -> tuple[str, str] | None:
    """Its name, and a line."""
    step = view["step"]
    return (step, Voice(lang, names, view["colours"]).say(f"hint_{step}")) if step in TOLD else None
