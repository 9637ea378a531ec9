"""Every sentence of City Chase, French and English: questions, answers, the log, refusals, rules, the end."""

from collections.abc import Callable

from pygame_core.engine.contract.words import Pages, Texts, View, of_choice, of_seat
from pygame_core.engine.core.events import Event

from .answers import confirm, explain, label, preview
from .commentary import lines, say
from .curtain import aids, why_here
from .en import pages as en_pages
from .expected import expected
from .finale import result, rounds
from .fr import pages as fr_pages
from .newcomer import aim, goal, since
from .questions import caption, odds, panel, progress, question, standing
from .refusals import refusal
from .speaker import TONGUES, Speaker

PAGES = {
    "fr": Pages(fr_pages.CARDS, fr_pages.REMINDERS, fr_pages.LEGEND),
    "en": Pages(en_pages.CARDS, en_pages.REMINDERS, en_pages.LEGEND),
}
STEPS = ("skyline", "place", "hide", "police", "reply", "reveal", "over")


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


class Sentences(Texts):
    """All that City Chase says, as its contract asks for it."""

    steps = STEPS
    pages = PAGES
    tongues = TONGUES
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    confirm = staticmethod(of_choice(confirm))
    why_here = staticmethod(why_here)
    caption = staticmethod(caption)
    panel = staticmethod(of_seat(panel))
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aids = staticmethod(aids)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(explain)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    forgets = staticmethod(forgets)
    since = staticmethod(since)
    rounds = staticmethod(rounds)


TEXTS = Sentences()
