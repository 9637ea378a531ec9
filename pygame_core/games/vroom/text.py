"""Every sentence of Vroom Vroom, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.language import Card

from .speech.answers import confirm, explain, label, preview
from .speech.commentary import lines, say
from .speech.finale import curtain, ending, result
from .speech.marshal import CARDS, LEGEND, REMINDERS, Marshal
from .speech.questions import caption, counsel, hint, manners, odds, panel, progress, question, standing
from .speech.refusals import refusal

__all__ = [
    "STEPS",
    "caption",
    "confirm",
    "counsel",
    "curtain",
    "ending",
    "explain",
    "face_down",
    "glance",
    "hint",
    "label",
    "legend",
    "lines",
    "manners",
    "odds",
    "panel",
    "practice",
    "preview",
    "progress",
    "question",
    "refusal",
    "reminders",
    "result",
    "rules",
    "say",
    "standing",
]  # fmt: skip

STEPS = tuple(CARDS["en"])


def glance(view: Mapping[str, Any]) -> str:
    """The answer that looking at one's card gives; nothing while there is no card to look at."""
    return "look" if view.get("card") else ""


def face_down(view: Mapping[str, Any]) -> dict[str, Any]:
    """A seat's view without what it may only see while it holds it."""
    return {name: value for name, value in view.items() if name != "total"} | ({"card": 0} if "card" in view else {})


def practice(lang: str) -> Card:
    """What the table to try one's hand on is called, and what may be done at it."""
    speaker = Marshal(lang, ())
    return Card(speaker.say("practice_title"), (speaker.say("practice_more"),))


def rules(step: str, lang: str) -> Card:
    """The rule of one step, in a few sentences."""
    return CARDS[lang][step]


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    return REMINDERS[lang]


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    return LEGEND[lang]
