"""The rule that forbids an answer, in a sentence: for the table and positions, too."""

from collections.abc import Callable
from typing import Any

from pygame_core.engine.texts import language
from pygame_core.engine.texts.refusals import Facts, GameRefusals

from ..meta import META
from .speaker import TONGUES, Speaker

_VARIANTS: dict[str, Callable[[Facts], str]] = {
    "no_group_there": lambda facts: "no_group_own" if facts["own"] else "no_group_rival",
    "courier_cannot_move": lambda facts: "not_in_group" if facts["group"] else "no_courier_there",
    "number_range": lambda facts: "no_such_stand" if facts["least"] < 0 else "number_range",
    "own_die_only": lambda facts: "own_die_only_own" if facts["die"] == "own" else "own_die_only",
}


class _Refusals(GameRefusals):
    def worded(self, code: str, facts: dict[str, Any], speaker: language.Speaker) -> dict[str, Any]:
        """Dice and steps by their names."""
        if code == "own_die_only":
            return facts | {"die": _named_die(speaker, facts["die"])}
        return {"step": speaker.say(f"step_{facts['step']}")} if code == "wrong_kind" else facts


def _named_die(speaker: language.Speaker, die: str) -> str:
    if die.isdecimal():
        return speaker.say("die_rival_name", seat=int(die))
    return speaker.say(f"die_{die}_name") if die in ("energy", "sum") else die


refusal = _Refusals(META, Speaker, {lang: tongue.sentences for lang, tongue in TONGUES.items()}, _VARIANTS)
