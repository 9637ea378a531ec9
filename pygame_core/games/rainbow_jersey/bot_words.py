"""Why an answer is good, in a few words: what a hint says beside it."""

from pygame_core.bots.base import View
from pygame_core.engine.choice import Choice


def reason(view: View, choice: Choice, lang: str) -> str:
    """Why this answer, said to whoever is asked."""
    return ""
