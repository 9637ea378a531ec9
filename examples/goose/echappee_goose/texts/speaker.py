"""The one who speaks: a speaker that knows the names of the spaces."""

from collections.abc import Sequence

from pygame_core.engine.texts.language import Speaker

from ..board import KIND
from .en import words as en
from .fr import words as fr

PAGES = {"fr": fr, "en": en}


class Gooseherd(Speaker):
    """Says the game's sentences."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(PAGES[lang].TONGUE, names)

    def place(self, space: int) -> str:
        """A space by its name."""
        return self.say(f"at_{KIND[space]}" if space else "at_gate", space=space)
