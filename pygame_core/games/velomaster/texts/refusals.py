"""The rule that forbids an answer, in a sentence: for the table and positions, too."""

from collections.abc import Callable
from typing import Any

from pygame_core.engine.texts import language
from pygame_core.engine.texts.refusals import Facts, GameRefusals

from ..meta import META
from .en.refusals import REFUSALS as EN
from .fr.refusals import REFUSALS as FR
from .speaker import Speaker

_VARIANTS: dict[str, Callable[[Facts], str]] = {
    "rider_down": lambda facts: "rider_punctured" if facts["punctured"] is True else "rider_down",
    "rider_gone": lambda facts: "rider_out" if facts["out"] is True else "rider_home",
}


class _Refusals(GameRefusals):
    def worded(self, code: str, facts: dict[str, Any], speaker: language.Speaker) -> dict[str, Any]:
        """People count seats from 1."""
        return facts | {"seat": facts["seat"] + 1} if code == "seat_partner" else facts


refusal = _Refusals(META, Speaker, {"fr": FR, "en": EN}, _VARIANTS)
