"""The sentence for any refusal: the one place that asks a game's texts for it, so that nobody forgets to."""

from collections.abc import Sequence

from .. import registry
from ..core.refusals import Refusal
from . import refusals


def told(refused: Refusal, names: Sequence[str], lang: str, game: str = "") -> str:
    """The sentence, in the words of the game that the refusal is of; of the one told where it is of none."""
    of = refused.game or game
    tell: refusals.Teller = registry.module(of).texts.refusal if of else refusals.refusal
    return tell(refused, names, lang)
