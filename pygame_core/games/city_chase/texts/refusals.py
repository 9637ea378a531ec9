"""The rule that forbids an answer, in a sentence: for the table and positions, too, and for what comes by link."""

from collections.abc import Callable, Sequence

from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts.refusals import Facts, GameRefusals

from ..letters.words import REFUSALS as BY_LINK
from ..meta import META
from .en.refusals import REFUSALS as EN
from .fr.refusals import REFUSALS as FR
from .speaker import Speaker


def _flight(facts: Facts) -> str:
    return f"not_a_flight_{facts['kind'] if facts['kind'] in ('diagonal', 'same') else 'far'}"


_VARIANTS: dict[str, Callable[[Facts], str]] = {
    "not_adjacent": lambda facts: "not_adjacent_diagonal" if facts["diagonal"] is True else "not_adjacent",
    "not_a_flight": _flight,
    "place_all_first": lambda facts: "place_all_first" if facts["missing"] else "all_placed",
    "position_log": lambda facts: "position_log" if facts["line"] else "position_log_bare",
}


class _Refusals(GameRefusals):
    def otherwise(self, refused: Refusal, names: Sequence[str], lang: str) -> str:
        """What comes by link has sentences beside its rules."""
        if refused.code in BY_LINK[lang]:
            return BY_LINK[lang][refused.code].format(**refused.params)
        return super().otherwise(refused, names, lang)


refusal = _Refusals(META, Speaker, {"fr": FR, "en": EN}, _VARIANTS)
