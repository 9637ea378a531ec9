"""Every sentence of VeloMaster, French and English: questions, answers, the log, refusals, rules, the result."""

from pygame_core.engine.contract.words import Pages, Texts, of_choice, of_seat, of_view
from pygame_core.engine.texts.language import Card

from .aims import aim, goal
from .answers import explain, label, odds, preview
from .commentary import lines, say, since
from .en import pages as en_pages
from .expected import expected
from .finale import result
from .fr import pages as fr_pages
from .hands import alone
from .hints import hint
from .questions import caption, dice_names, panel, progress, question, standing
from .refusals import refusal
from .speaker import TONGUES

PAGES = {
    "fr": Pages(fr_pages.CARDS, fr_pages.REMINDERS, fr_pages.LEGEND),
    "en": Pages(en_pages.CARDS, en_pages.REMINDERS, en_pages.LEGEND),
}
CARDS = {
    "start": ("managers", "home", "dope", "order"),
    "launch": ("launch_dice", "launch"),
    "offers": ("offers", "vote", "leap"),
    "move": ("move", "descent", "pending", "test"),
    "dice": ("throw", "verify", "value", "give", "neutrals"),
    "falls": ("severity",),
    "condition": ("attack", "gain", "control"),
    "finish": ("readmit", "leaders", "swap", "over"),
}
CARD_OF = {step: card for card, steps in CARDS.items() for step in steps}
STEPS = tuple(CARD_OF)


class Sentences(Texts):
    """All that VeloMaster says, as its contract asks for it."""

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
    alone = staticmethod(alone)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(of_view(odds))
    explain = staticmethod(of_choice(explain))
    hint = staticmethod(hint)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    since = staticmethod(since)

    def rules(self, step: str, lang: str, /) -> Card:
        """Several steps share a card."""
        return super().rules(CARD_OF[step], lang)


TEXTS = Sentences()
