"""The rule that forbids an answer, in a sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts import refusals

from ..letters.words import REFUSALS as BY_LINK
from ..meta import META
from .speaker import PAGES, Speaker


def refusal(refused: Refusal, names: Sequence[str], lang: str) -> str:
    """For every place and every token; for the table, for positions and for what comes by link."""
    speaker, facts = Speaker(lang, names), refused.params
    key = _REFUSED[refused.code](facts) if refused.code in _REFUSED else refused.code
    if key in PAGES[lang].REFUSALS:
        return speaker.say(key, **facts)
    if refused.code in BY_LINK[lang]:
        return BY_LINK[lang][refused.code].format(**facts)
    if facts.get("colour") in META.colour_names:
        facts = {**facts, "colour": META.colour_names[facts["colour"]][lang].lower()}
    return refusals.refusal(type(refused)(refused.code, **facts), names, lang, refusal)


def _flight(facts: Mapping[str, Any]) -> str:
    return f"not_a_flight_{facts['kind'] if facts['kind'] in ('diagonal', 'same') else 'far'}"


_REFUSED: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "not_adjacent": lambda facts: "not_adjacent_diagonal" if facts["diagonal"] is True else "not_adjacent",
    "not_a_flight": _flight,
    "place_all_first": lambda facts: "place_all_first" if facts["missing"] else "all_placed",
    "position_log": lambda facts: "position_log" if facts["line"] else "position_log_bare",
}
