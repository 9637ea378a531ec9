"""Every sentence of Velo City, French and English: questions, answers, the log, refusals, rules, the result."""

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.contract.words import Names, Pages, Texts, View, of_choice, of_seat, of_view
from pygame_core.engine.core.choice import Choice

from .answers import label, preview
from .commentary import lines, say
from .en import words as en
from .expected import expected
from .finale import result
from .fr import words as fr
from .newcomer import aim, goal, since
from .questions import caption, dice_names, panel, progress, question, standing
from .refusals import refusal
from .speaker import TONGUES

PAGES = {
    "fr": Pages(fr.CARDS, fr.REMINDERS, fr.LEGEND),
    "en": Pages(en.CARDS, en.REMINDERS, en.LEGEND),
}
STEPS = ("first_player", "declare", "roll", "move", "pursuit", "supply", "obstacle", "take_from", "over")


class Sentences(Texts):
    """All that Velo City says, as its contract asks for it."""

    steps = STEPS
    pages = PAGES
    tongues = TONGUES
    question = staticmethod(of_view(question))
    label = staticmethod(of_choice(label))
    preview = staticmethod(of_choice(preview))
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    dice_names = staticmethod(dice_names)
    caption = staticmethod(of_view(caption))
    panel = staticmethod(of_seat(panel))
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    since = staticmethod(since)

    def odds(self, view: View, names: Names, lang: str, _looker: Looker = ANYBODY, /) -> list[str]:
        from . import odds  # Fractions take a while to load, and not everybody asks.

        return odds.odds(view, names, lang)

    def explain(self, choice: Choice, view: View, names: Names, lang: str, _looker: Looker = ANYBODY, /) -> list[str]:
        from . import odds

        return odds.explain(choice, view, names, lang)


TEXTS = Sentences()
