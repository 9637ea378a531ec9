"""Every sentence of Maillot Arc-en-ciel, French and English: questions, answers, the log, refusals, rules, the end."""

from pygame_core.engine.contract.words import Texts
from pygame_core.engine.texts.language import Card

from .aim import aim, goal
from .answers import confirm, label
from .commentary import lines, say
from .expected import expected
from .finale import result
from .foresight import preview
from .odds import explain, odds
from .questions import question
from .refusals import refusal
from .since import since
from .speaker import PAGES, Speaker
from .standing import alone, caption, hint, order, panel, progress, standing

STEPS = (
    "start_order", "upkeep", "roll", "white", "card", "drop", "debt", "attack", "yellow", "auction", "placing",
    "exchange", "over",
)  # fmt: skip


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words, for counts of many games."""
    return Speaker(lang).say(f"ending_{reason}")


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


class Sentences(Texts):
    """All that Maillot Arc-en-ciel says, as its contract asks for it."""

    steps = STEPS
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    confirm = staticmethod(confirm)
    caption = staticmethod(caption)
    panel = staticmethod(panel)
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    order = staticmethod(order)
    alone = staticmethod(alone)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(explain)
    rules = staticmethod(rules)
    reminders = staticmethod(reminders)
    legend = staticmethod(legend)
    hint = staticmethod(hint)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    ending = staticmethod(ending)
    since = staticmethod(since)


TEXTS = Sentences()
