"""The rule that forbids an answer, in a sentence: for the table and positions, too."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame_core.engine.texts import language
from pygame_core.engine.texts.refusals import Facts, GameRefusals

from ..board import SPACE
from ..meta import META
from .en.refusals import REFUSALS as EN
from .fr.refusals import REFUSALS as FR
from .speaker import Speaker, known


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


class _Refusals(GameRefusals):
    def worded(self, code: str, facts: dict[str, Any], speaker: language.Speaker) -> dict[str, Any]:
        """What is no space at all is told of as the first."""
        return facts | {"space": 0} if "space" in facts and not known(facts["space"]) else facts


refusal = _Refusals(META, Speaker, {"fr": FR, "en": EN}, _VARIANTS)
