"""Every sentence of City Chase, French and English: questions, answers, the log, refusals, rules, the end."""

from pygame_core.engine.language import Card

from .expected import expected
from .speech.answers import confirm, explain, label, preview
from .speech.commentary import lines, say
from .speech.crew import crew
from .speech.curtain import aids, curtain, why_here
from .speech.finale import near, result, rounds
from .speech.hands import hands, in_hand, pad
from .speech.questions import caption, odds, panel, question, standing
from .speech.radio import CARDS, LEGEND, REMINDERS, Radio
from .speech.refusals import refusal

__all__ = [
    "STEPS", "aids", "caption", "confirm", "crew", "curtain", "ending", "expected", "explain", "hands", "in_hand",
    "label", "legend", "lines", "mail", "near", "odds", "pad", "panel", "preview", "question", "refusal", "reminders",
    "result", "rounds", "rules", "say", "standing", "why_here",
]  # fmt: skip

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


def mail(key: str, lang: str) -> str:
    """What the page says around a game by link: who begins, what an opened link is."""
    return Radio(lang).say(f"mail_{key}")


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    return LEGEND[lang]
