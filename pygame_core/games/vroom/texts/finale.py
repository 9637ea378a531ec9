"""The end of the game, told; and the curtain between people on one device."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.parts import Curtain
from pygame_core.engine.texts.language import Card, capital

from .speaker import Speaker

View = Mapping[str, Any]


def curtain(view: View, names: Sequence[str], seat: int, lang: str) -> Curtain:
    """Before a card, a forecast or a place: who takes the device. The same whatever there is to hide."""
    speaker = Speaker(lang, names)
    what = view["step"] if view["step"] in ("forecast", "place") else "look"
    title = speaker.say("curtain_title", seat=seat)
    return Curtain(title, (speaker.say(f"curtain_{what}"),), speaker.say("curtain_open"))


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """Won or lost, why, and what came of it."""
    speaker, facts = Speaker(lang, names), view["result"]
    told = [speaker.say(f"result_{facts['reason']}", **facts)]
    if facts["races"]:
        told.append(capital(speaker.say("result_faultless", count=facts["faultless"])))
    if facts["lost"]:
        told.append(capital(speaker.say("result_lost", count=facts["lost"])))
    if facts["opened"]:
        told.append(speaker.say("result_opened", module=facts["opened"]))
    if facts["due"]:
        told.append(speaker.say("result_due"))
    return Card(speaker.say("result_won_title" if facts["won"] else "result_lost_title"), tuple(told))
