"""Every sentence of City Chase, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Callable, Mapping
from typing import Any

from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Card

from .answers import confirm, explain, label, preview
from .commentary import lines, say
from .curtain import aids, why_here
from .expected import expected
from .finale import result, rounds
from .newcomer import aim, goal, since
from .questions import caption, odds, panel, progress, question, standing
from .refusals import refusal
from .speaker import CARDS, LEGEND, REMINDERS, Speaker

View = Mapping[str, Any]
STEPS = ("skyline", "place", "hide", "police", "reply", "reveal", "over")


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words, for counts of many games."""
    return Speaker(lang).say(f"ending_{reason}")


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
    return Speaker(lang).say(f"mail_{key}")


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    return LEGEND[lang]


class Sentences(Texts):
    """All that City Chase says, as its contract asks for it."""

    steps = STEPS
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    confirm = staticmethod(confirm)
    why_here = staticmethod(why_here)
    caption = staticmethod(caption)
    panel = staticmethod(panel)
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aids = staticmethod(aids)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(explain)
    rules = staticmethod(rules)
    reminders = staticmethod(reminders)
    legend = staticmethod(legend)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    ending = staticmethod(ending)
    forgets = staticmethod(forgets)
    since = staticmethod(since)
    rounds = staticmethod(rounds)


TEXTS = Sentences()
