"""The one who speaks: a speaker that knows cars, events, weather and circuits."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame_core.engine.texts.language import Speaker, listing

from .en import pages as en_pages
from .en import words as en
from .fr import pages as fr_pages
from .fr import words as fr

PAGES = {"fr": fr, "en": en}
CARDS = {"fr": fr_pages.CARDS, "en": en_pages.CARDS}
REMINDERS = {"fr": fr_pages.REMINDERS, "en": en_pages.REMINDERS}
LEGEND = {"fr": fr_pages.LEGEND, "en": en_pages.LEGEND}
FORMS = ("car", "event", "asks", "weather", "bend", "circuit")
"""Words that other sentences are made of: "event_pack" is "{event:event}"."""


class Marshal(Speaker):
    """Says Vroom Vroom's sentences: "{car:Car}" is "La 2", "{cars:cars}" is "la 2, la 3 et le Fantôme"."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(PAGES[lang].TONGUE, names)
        self.ways |= {form: partial(self.form, form) for form in FORMS}
        self.ways["Car"] = lambda car: capital(self.form("car", car))
        self.ways["Event"] = lambda event: capital(self.form("event", event))
        self.ways["cars"] = self.cars
        self.ways["Cars"] = lambda cars: capital(self.cars(cars))

    def form(self, form: str, thing: Any) -> str:
        """A car, an event... as part of a sentence; what has no such form, as it is."""
        key = f"{form}_{thing}"
        return self.say(key) if self.knows(key) else str(thing)

    def cars(self, cars: Any) -> str:
        """Several of them: A, B and C."""
        many = cars if isinstance(cars, list | tuple) else [cars]
        return listing(self.lang, [self.form("car", car) for car in many])

    def pairs(self, cars: Sequence[int], totals: Sequence[int]) -> list[str]:
        """Cars with their totals."""
        return [f"{self.form('car', car)} {total}" for car, total in zip(cars, totals, strict=True)]


def capital(text: str) -> str:
    """The text with its first letter as at the start of a sentence."""
    return text[:1].upper() + text[1:]
