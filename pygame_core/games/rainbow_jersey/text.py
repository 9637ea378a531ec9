"""Every sentence of Maillot Arc-en-ciel, French and English: questions, answers, the log, refusals, rules, the end."""

from pygame_core.engine.language import Card

from .expected import expected
from .speech.ahead import ahead, ahead_title
from .speech.answers import confirm, label
from .speech.commentary import lines, say
from .speech.errands import dial, errands
from .speech.finale import result
from .speech.foresight import preview
from .speech.odds import explain, odds
from .speech.questions import question
from .speech.refusals import refusal
from .speech.slate import PAGES, Slate
from .speech.standing import alone, caption, hint, order, panel, progress, standing

__all__ = [
    "STEPS", "ahead", "ahead_title", "alone", "caption", "confirm", "dial", "ending", "errands", "expected", "explain",
    "hint", "label", "legend", "lines", "odds", "order", "panel", "preview", "progress", "question", "refusal",
    "reminders", "result", "rules", "say", "standing",
]  # fmt: skip

STEPS = (
    "start_order", "upkeep", "roll", "white", "card", "drop", "debt", "attack", "yellow", "auction", "placing",
    "exchange", "over",
)  # fmt: skip


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words, for counts of many games."""
    return Slate(lang).say(f"ending_{reason}")


def rules(step: str, lang: str) -> Card:
    """The rule of one step, in a few sentences."""
    card: Card = PAGES[lang].CARDS[step]
    return card


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    cards: tuple[Card, ...] = PAGES[lang].REMINDERS
    return cards


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    signs: tuple[tuple[str, str], ...] = PAGES[lang].LEGEND
    return signs
