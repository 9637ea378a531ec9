"""The rule that forbids an answer, in a sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts import refusals

from ..board import SPACE
from ..meta import META
from .speaker import REFUSALS, Speaker, known

Facts = Mapping[str, Any]


def refusal(refused: Refusal, names: Sequence[str], lang: str) -> str:
    """For every place and every token; for the table and for positions."""
    speaker, facts = Speaker(lang, names), dict(refused.params)
    key = _VARIANTS[refused.code](facts) if refused.code in _VARIANTS else refused.code
    if facts.get("colour") in META.colour_names:
        facts["colour"] = META.colour_names[facts["colour"]][lang].lower()
    if key not in REFUSALS[lang]:
        return refusals.refusal(type(refused)(refused.code, **facts), names, lang, refusal)
    if "space" in facts and not known(facts["space"]):
        facts["space"] = 0
    return speaker.refuse(key, facts)


def _short(code: str) -> Callable[[Facts], str]:
    """What is missing, and whether a domestique could bring it."""
    return lambda facts: code if facts["domestiques"] else f"{code}_bare"


def _whose(code: str) -> Callable[[Facts], str]:
    """Of a space: another team's, nobody's, or none that can be held at all."""

    def key(facts: Facts) -> str:
        if not known(facts["space"]) or SPACE[facts["space"]][0] != "effort":
            return "never_held"
        return f"{code}_held" if facts["holder"] >= 0 else f"{code}_free"

    return key


def _held(facts: Facts) -> str:
    """Of a held space: whose it is, and whether somebody is away; the holder, or another."""
    away = facts["away"]
    how = "" if away < 0 else "_away" if away == facts["holder"] else "_chase"
    return "space_held" + "_mine" * bool(facts["mine"]) + how


def _bid(facts: Facts) -> str:
    return "bid_number" if facts["value"] else "bid_number_none"


def _cards(facts: Facts) -> str:
    fault = facts.get("fault")
    return f"position_cards_{fault}" if fault in ("drawn", "reshuffled") else "position_cards"


def _in(choices: Sequence[str], name: str, code: str) -> Callable[[Facts], str]:
    """A sentence for each value of a parameter, and one for others."""
    return lambda facts: f"{code}_{facts[name]}" if facts[name] in choices else code


_VARIANTS: dict[str, Callable[[Facts], str]] = {
    "continue_short": _short("continue_short"),
    "attack_short": _short("attack_short"),
    "abandon_not_yours": _whose("not_yours"),
    "drop_not_yours": _whose("not_yours"),
    "move_not_yours": _whose("not_yours"),
    "exchange_missing": _in(("green", "dots", "points"), "what", "exchange_missing"),
    "space_other": _in(("start", "feed", "green", "dots", "setback", "breakaway", "chance"), "kind", "space_other"),
    "space_held": _held,
    "bid_number": _bid,
    "position_cards": _cards,
    "wrong_kind": _in(
        ("upkeep", "roll", "drop", "debt", "attack", "auction", "placing", "exchange"), "step", "wrong_kind"
    ),
}  # fmt: skip
