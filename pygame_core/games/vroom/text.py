"""Every sentence of Vroom Vroom, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.choice import Choice
from pygame_core.engine.language import Card

from .answers import LOOK
from .speech.answers import confirm, explain, label, preview
from .speech.commentary import lines, say
from .speech.finale import curtain, ending, result
from .speech.marshal import CARDS, LEGEND, REMINDERS
from .speech.questions import caption, hint, must_look, odds, panel, question, standing
from .speech.refusals import refusal

__all__ = [
    "STEPS", "caption", "confirm", "curtain", "ending", "expected", "explain", "hint", "label", "legend", "lines",
    "odds", "panel", "preview", "question", "refusal", "reminders", "result", "rules", "say", "standing",
]  # fmt: skip

STEPS = tuple(CARDS["en"])


def expected(view: Mapping[str, Any]) -> tuple[Choice, ...]:
    """The answers that one looks for: the own card, before driving."""
    return (LOOK,) if view["step"] == "drive" and must_look(view) else ()


def rules(step: str, lang: str) -> Card:
    """The rule of one step, in a few sentences."""
    return CARDS[lang][step]


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    return REMINDERS[lang]


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    return LEGEND[lang]
