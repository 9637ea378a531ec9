"""Answers as labels for their buttons, and what each would lead to."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label

from ..board import GAUGES
from ..rules.ranking import price
from .speaker import Speaker

View = Mapping[str, Any]
BY_WORD = ("forecast", "judge")
"""Answers that are two words each, with sentences of their own."""


def label(choice: Choice, view: View, names: Sequence[str], lang: str) -> Label:
    """An answer on its button."""
    speaker = Speaker(lang, names)
    facts = _facts(speaker, choice, view)
    kind = choice.kind
    word = f"{kind}_{choice.args[0]}" if kind in BY_WORD else kind
    title = speaker.say(_title(choice, view), **facts)
    detail = speaker.say(f"{word if kind == 'judge' else kind}_detail", **facts)
    return Label(title, detail, speaker.say(f"{word}_spoken", **facts))


def preview(choice: Choice, view: View, names: Sequence[str], lang: str) -> str:
    """What an answer leads to."""
    word = f"{choice.kind}_{choice.args[0]}" if choice.kind == "judge" else choice.kind
    speaker = Speaker(lang, names)
    return speaker.say(f"see_{word}", **_facts(speaker, choice, view))


def explain(choice: Choice, view: View, names: Sequence[str], lang: str) -> list[str]:
    """What can be said for certain about one answer: what is left when these cars go."""
    return [preview(choice, view, names, lang)] if choice.kind == "remove" else []


def confirm(choice: Choice, view: View, names: Sequence[str], lang: str) -> str:
    """The words of the button that has to be tapped a second time; none where one tap is enough."""
    by_hand = choice.kind == "circuit" and len(choice.args) > 1
    if choice.kind not in ("remove", "open") and not by_hand:
        return ""
    speaker = Speaker(lang, names)
    return speaker.say(f"sure_{choice.kind}", **_facts(speaker, choice, view))


def _title(choice: Choice, view: View) -> str:
    if choice.kind == "place":
        slot, laid = choice.args[0], view["level"]["laid"]
        return "place_title" if slot and slot < len(laid) else "place_back_title" if slot else "place_front_title"
    if choice.kind == "drive" and choice.args[1]:
        return "boost_title"
    return f"{choice.kind}_{choice.args[0]}_title" if choice.kind in BY_WORD else f"{choice.kind}_title"


def _facts(speaker: Speaker, choice: Choice, view: View) -> dict[str, Any]:
    """What the sentences about an answer speak of."""
    if choice.kind == "circuit":
        return {"name": choice.args[0] if len(choice.args) == 1 else ""}
    if choice.kind == "place":
        slot = choice.args[0]
        return {"car": view["level"]["car"], "place": slot + 1, "cars": view["level"]["laid"][slot - 1 : slot]}
    if choice.kind == "remove":
        left = [(car, total) for car, total in view["totals"] if car not in choice.args]
        totals = speaker.pairs([car for car, _ in left], [total for _, total in left])
        return {"cars": list(choice.args), "price": price(len(choice.args)), "totals": totals}
    if choice.kind == "open":
        wacky, interactive, thinking = GAUGES[choice.args[0]]
        return {"module": choice.args[0], "wacky": wacky, "interactive": interactive, "thinking": thinking}
    return {}
