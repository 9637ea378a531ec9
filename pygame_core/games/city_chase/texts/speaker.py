"""The one who speaks: a speaker that knows helicopters, traces and places."""

from collections.abc import Sequence
from functools import partial

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.texts import language
from pygame_core.engine.texts.language import capital

from .en import words as en
from .fr import words as fr

TONGUES = {"fr": fr.TONGUE, "en": en.TONGUE}
FORMS = ("the", "bare", "trace", "answer", "step", "square", "owner")
"""Words that other sentences are made of: "trace_blue" is "{colour:trace}"."""


class Speaker(language.Speaker):
    """Says City Chase's sentences: "{heli:The}" is "Le rose", "{places:places}" is "B2, C2 et B3"."""

    def __init__(self, lang: str, names: Sequence[str] = (), looker: Looker = ANYBODY) -> None:
        super().__init__(TONGUES[lang], names)
        self.looker = looker
        self.ways |= {form: partial(self.form, form) for form in FORMS}
        self.ways["The"] = lambda heli: capital(self.form("the", heli))
        self.ways["Bare"] = lambda heli: capital(self.form("bare", heli))
        self.ways["helis"] = partial(self.row, "bare")
        self.ways["The_all"] = lambda helis: capital(self.row("the", helis))
        self.ways["places"] = partial(self.row, "")
        self.ways["answers"] = partial(self.row, "answer")
        self.ways["owners"] = lambda seats: ", ".join(self.form("owner", seat) for seat in seats)
        self.ways["chair"] = lambda seat: self.say("chair", place=seat + 1)
