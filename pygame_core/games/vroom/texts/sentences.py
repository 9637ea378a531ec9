"""Every sentence of Vroom Vroom, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.contract.words import Pages, Texts, of_choice, of_seat, of_view
from pygame_core.engine.texts.language import Card

from .aim import aim, goal
from .answers import confirm, explain, label, preview
from .commentary import lines, say, since
from .en import pages as en_pages
from .finale import result
from .fr import pages as fr_pages
from .questions import caption, counsel, hint, odds, panel, progress, question, standing
from .refusals import refusal
from .speaker import TONGUES, Speaker

PAGES = {
    "fr": Pages(fr_pages.CARDS, fr_pages.REMINDERS, fr_pages.LEGEND),
    "en": Pages(en_pages.CARDS, en_pages.REMINDERS, en_pages.LEGEND),
}
STEPS = tuple(en_pages.CARDS)


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


class Sentences(Texts):
    """All that Vroom Vroom says, as its contract asks for it."""

    steps = STEPS
    pages = PAGES
    tongues = TONGUES
    question = staticmethod(of_view(question))
    label = staticmethod(of_choice(label))
    preview = staticmethod(of_choice(preview))
    refusal = staticmethod(refusal)
    confirm = staticmethod(of_choice(confirm))
    caption = staticmethod(of_view(caption))
    panel = staticmethod(of_seat(panel))
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(of_view(odds))
    explain = staticmethod(of_choice(explain))
    hint = staticmethod(of_view(hint))
    counsel = staticmethod(counsel)
    say = staticmethod(say)
    lines = staticmethod(lines)
    since = staticmethod(since)
    result = staticmethod(result)


TEXTS = Sentences()
