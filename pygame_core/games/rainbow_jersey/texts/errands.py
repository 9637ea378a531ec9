"""What may be done whenever the game waits, and the scale of an auction."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Dial, Errand

from ..board import DOTS_FOR_RAINBOW
from . import facts
from .speaker import Speaker

View = Mapping[str, Any]


def errands(view: View, seat: int, choices: Sequence[Choice], names: Sequence[str], lang: str) -> tuple[Errand, ...]:
    """Letting a domestique go, and exchanging: with what they bring, or with why there is nothing to do."""
    if view["result"] or view["fallen"][seat]:
        return ()
    speaker = Speaker(lang, names)
    kinds = {kind: tuple(choice for choice in choices if choice.kind == kind) for kind in facts.FREE}
    return (_abandon(speaker, view, seat, kinds["abandon"]), _exchange(speaker, view, seat, kinds["exchange"]))


def _abandon(speaker: Speaker, view: View, seat: int, choices: tuple[Choice, ...]) -> Errand:
    title = speaker.say("errand_abandon")
    if choices:
        return Errand("abandon", title, speaker.ways["signed"](facts.relief(view, seat)), choices)
    bound = "errand_bound" if facts.domestiques(view, seat) else "errand_no_domestique"
    return Errand("abandon", title, "", (), speaker.say(bound))


def _exchange(speaker: Speaker, view: View, seat: int, choices: tuple[Choice, ...]) -> Errand:
    title = speaker.say("errand_exchange")
    if choices:
        return Errand("exchange", title, speaker.say("errand_open"), choices)
    missing = speaker.say("errand_dots", count=facts.worth(view, seat), needed=DOTS_FOR_RAINBOW)
    return Errand("exchange", title, "", (), missing)


def dial(view: View, choices: Sequence[Choice], _names: Sequence[str], lang: str) -> Dial | None:
    """The bids on a scale; none where nothing can be bid."""
    bids = [int(choice.args[0]) for choice in choices if choice.kind == "bid"]
    if not bids:
        return None
    least, most = min(bids), max(bids)
    return Dial("bid", least, most, min(max(least, _fair(view, least)), most), Speaker(lang).say("dial_word"))


def _fair(view: View, least: int) -> int:
    """A sensible bid to begin with: what the space costs, and not more than it takes where nobody speaks after."""
    return least if len(facts.to_speak(view)) == 1 else int(view["value"])
