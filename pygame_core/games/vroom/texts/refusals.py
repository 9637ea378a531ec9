"""The rule that forbids an answer, in a sentence."""

from collections.abc import Sequence

from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts import refusals

from .en.refusals import REFUSALS as EN
from .fr.refusals import REFUSALS as FR
from .speaker import Speaker

_OWN = {"fr": FR, "en": EN}


def refusal(refused: Refusal, names: Sequence[str], lang: str) -> str:
    """For every answer; for the table and for positions."""
    if refused.code in _OWN[lang]:
        return Speaker(lang, names).say(refused.code, **refused.params)
    return refusals.refusal(refused, names, lang, refusal)
