"""The rule that forbids an answer, in a sentence."""

from collections.abc import Sequence

from pygame_core.engine import sentences
from pygame_core.engine.refusals import Refusal

from .marshal import PAGES, Marshal


def refusal(refused: Refusal, names: Sequence[str], lang: str) -> str:
    """For every answer; for the table and for positions."""
    if refused.code in PAGES[lang].REFUSALS:
        return Marshal(lang, names).say(refused.code, **refused.params)
    return sentences.refusal(refused, names, lang, refusal)
