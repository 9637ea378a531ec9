"""The slate that is held up from a motorbike: gaps, places on the road, who rides where."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pygame_core.engine.contract.looker import NOBODY
from pygame_core.engine.texts import language
from pygame_core.engine.texts.language import capital, listing, ordinal

from ..board import END_OF_ROAD, SPACE, dots
from .en import road as en_road
from .en import words as en
from .fr import road as fr_road
from .fr import words as fr

TONGUES = {"fr": fr.TONGUE, "en": en.TONGUE}
_ROADS = {"fr": fr_road, "en": en_road}


class Speaker(language.Speaker):
    """Says the game's sentences: "{space:at}" is "au mur du col", "{gap:gap}" is "1:20"."""

    def __init__(self, lang: str, names: Sequence[str] = (), eyes: int = NOBODY) -> None:
        super().__init__(TONGUES[lang], names)
        self.eyes = eyes
        self.road = _ROADS[lang]
        self.ways["gap"] = self.gap
        self.ways["lap"] = lambda lap: "1er" if lang == "fr" and lap == 1 else ordinal(lang, lap)
        self.ways["tile"] = self.tile
        self.ways["the"] = lambda space: self.road.ROAD[space][1]
        self.ways["The"] = lambda space: capital(self.road.ROAD[space][1])
        self.ways["at"] = self.road.at
        self.ways["from"] = self.road.of
        self.ways["card"] = lambda card: self.road.DECK.get(card, str(card))
        self.ways["signed"] = lambda number: f"+{number}" if number >= 0 else f"−{-number}"
        self.ways["row"] = lambda words: listing(lang, list(words))
        self.ways |= {word: partial(self.agree, word) for word in self.road.AGREE}

    def name(self, seat: int) -> str:
        """The name of a seat; a word for the front rider where nobody knows yet who that is."""
        return super().name(seat) if seat >= 0 else self.say("front_rider")

    def agree(self, word: str, space: int) -> str:
        """A word as it goes with a space: "libres" of the cobbles."""
        return str(self.road.AGREE[word][self.road.gender(space)])

    def tile(self, space: int) -> str:
        """A space's name in a word or two."""
        name: str = self.road.ROAD[space][0]
        return name

    def gap(self, step: int) -> str:
        """A step of the inner road as minutes and seconds."""
        return self.say("gap_over") if step >= END_OF_ROAD else f"{step // 6}:{step % 6}0"

    def cards(self, doubles: int, triples: int) -> str:
        """Polka-dot cards: "2 doubles et 1 triple"."""
        told = [self.count(name, n) for name, n in (("doubles", doubles), ("triples", triples)) if n]
        return listing(self.lang, told)

    def jerseys(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """What a seat holds that could be exchanged."""
        worth = dots(view["double"][seat], view["triple"][seat])
        held = (("green", view["green"][seat]), ("dots", worth), ("points", view["points"][seat]))
        return [self.count(name, n) for name, n in held if n]


def known(space: Any) -> bool:
    """Whether there is such a space."""
    return isinstance(space, int) and 0 <= space < len(SPACE)
