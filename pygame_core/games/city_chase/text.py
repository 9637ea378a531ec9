"""Every sentence of City Chase, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Callable, Mapping
from typing import Any

from pygame_core.engine.events import Event
from pygame_core.engine.language import Card

from .expected import expected
from .speech.answers import confirm, explain, label, preview
from .speech.commentary import lines, say
from .speech.crew import crew
from .speech.curtain import aids, curtain, why_here
from .speech.finale import near, result, rounds
from .speech.hands import hands, in_hand, pad
from .speech.questions import caption, odds, panel, progress, question, standing
from .speech.radio import CARDS, LEGEND, REMINDERS, Radio
from .speech.refusals import refusal

__all__ = [
    "STEPS", "aids", "caption", "confirm", "crew", "curtain", "ending", "expected", "explain", "forgets",
    "hands", "in_hand", "label", "legend", "lines", "mail", "near", "odds", "pad", "panel", "preview",
    "progress", "question", "refusal", "reminders", "result", "rounds", "rules", "say", "standing", "why_here",
]  # fmt: skip

View = Mapping[str, Any]
STEPS = ("skyline", "place", "hide", "police", "reply", "reveal", "over")


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words, for counts of many games."""
    return Radio(lang).say(f"ending_{reason}")


def rules(step: str, lang: str) -> Card:
    """The rule of one step, in a few sentences."""
    return CARDS[lang][step]


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    return REMINDERS[lang]


def forgets(view: View) -> Callable[[Event], bool] | None:
    """What the police no longer see: with traces alone left standing, what was empty in earlier rounds."""
    if view["notes"] != "traces" or view["result"]:
        return None
    return lambda event: _was_empty(event) and event.data["round"] < view["round"]


def _was_empty(event: Event) -> bool:
    return event.kind == "checked" and event.data["answer"] == "empty"


def mail(key: str, lang: str) -> str:
    """What the page says around a game by link: who begins, what an opened link is."""
    return Radio(lang).say(f"mail_{key}")


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    return LEGEND[lang]
