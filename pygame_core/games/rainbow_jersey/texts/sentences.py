"""Every sentence of Maillot Arc-en-ciel, French and English: questions, answers, the log, refusals, rules, the end."""

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.contract.words import Pages, Texts, View, of_choice, of_view

from .aim import aim, goal
from .answers import confirm, label
from .commentary import lines, say
from .en import pages as en_pages
from .expected import expected
from .finale import result
from .foresight import preview
from .fr import pages as fr_pages
from .odds import explain, odds
from .questions import question
from .refusals import refusal
from .since import since
from .speaker import TONGUES
from .standing import alone, caption, hint, order, panel, progress, standing

PAGES = {
    "fr": Pages(fr_pages.CARDS, fr_pages.REMINDERS, fr_pages.LEGEND),
    "en": Pages(en_pages.CARDS, en_pages.REMINDERS, en_pages.LEGEND),
}
STEPS = (
    "start_order", "upkeep", "roll", "white", "card", "drop", "debt", "attack", "yellow", "auction", "placing",
    "exchange", "over",
)  # fmt: skip


class Sentences(Texts):
    """All that Maillot Arc-en-ciel says, as its contract asks for it."""

    steps = STEPS
    pages = PAGES
    tongues = TONGUES
    question = staticmethod(of_view(question))
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    confirm = staticmethod(confirm)
    caption = staticmethod(of_view(caption))
    panel = staticmethod(panel)
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    order = staticmethod(order)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(of_choice(explain))
    hint = staticmethod(of_view(hint))
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    since = staticmethod(since)

    def alone(self, view: View, lang: str, _looker: Looker = ANYBODY, /) -> str:
        return alone(view, lang)


TEXTS = Sentences()
