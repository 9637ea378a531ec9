"""The one who speaks: a speaker that knows cars, events, weather and circuits."""

from collections.abc import Sequence
from functools import partial

from pygame_core.engine.texts import language
from pygame_core.engine.texts.language import capital

from .en import words as en
from .fr import words as fr

TONGUES = {"fr": fr.TONGUE, "en": en.TONGUE}
FORMS = ("car", "event", "asks", "weather", "bend", "circuit")
"""Words that other sentences are made of: "event_pack" is "{event:event}"."""


class Speaker(language.Speaker):
    """Says Vroom Vroom's sentences: "{car:Car}" is "La 2", "{cars:cars}" is "la 2, la 3 et le Fantôme"."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(TONGUES[lang], names)
        self.ways |= {form: partial(self.form, form) for form in FORMS}
        self.ways["Car"] = lambda car: capital(self.form("car", car))
        self.ways["Event"] = lambda event: capital(self.form("event", event))
        self.ways["cars"] = partial(self.row, "car")
        self.ways["Cars"] = lambda cars: capital(self.row("car", cars))

    def pairs(self, cars: Sequence[int], totals: Sequence[int]) -> list[str]:
        """Cars with their totals."""
        return [f"{self.form('car', car)} {total}" for car, total in zip(cars, totals, strict=True)]
