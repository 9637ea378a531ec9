"""Every sentence of Vroom Vroom, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.contract.words import Texts
from pygame_core.engine.texts.language import Card

from .aim import aim, goal
from .answers import confirm, explain, label, preview
from .commentary import lines, say, since
from .finale import ending, result
from .questions import caption, counsel, hint, odds, panel, progress, question, standing
from .refusals import refusal
from .speaker import CARDS, LEGEND, REMINDERS, Speaker

STEPS = tuple(CARDS["en"])


def glance(view: Mapping[str, Any]) -> str:
    """The answer that looking at one's card gives; nothing while there is no card to look at."""
    return "look" if view.get("card") else ""


def face_down(view: Mapping[str, Any]) -> dict[str, Any]:
    """A seat's view without what it may only see while it holds it."""
    return {name: value for name, value in view.items() if name != "total"} | ({"card": 0} if "card" in view else {})


def practice(lang: str) -> Card:
    """What the table to try one's hand on is called, and what may be done at it."""
    speaker = Speaker(lang, ())
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


class Sentences(Texts):
    """All that Vroom Vroom says, as its contract asks for it."""

    steps = STEPS
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    confirm = staticmethod(confirm)
    caption = staticmethod(caption)
    panel = staticmethod(panel)
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(explain)
    rules = staticmethod(rules)
    reminders = staticmethod(reminders)
    legend = staticmethod(legend)
    hint = staticmethod(hint)
    counsel = staticmethod(counsel)
    say = staticmethod(say)
    lines = staticmethod(lines)
    since = staticmethod(since)
    result = staticmethod(result)
    ending = staticmethod(ending)


TEXTS = Sentences()
