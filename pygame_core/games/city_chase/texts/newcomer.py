"""For somebody who has just sat down: what the chase is about, how long it lasts, what happened since one's answer."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Aim, capital, paragraph

from ..board import ROUNDS
from ..meta import META
from ..state import THIEF
from .commentary import told as said
from .speaker import Speaker

View = Mapping[str, Any]
MOST_DEEDS = 3
"""So many are told; the log has the rest."""


def aim(view: View, seat: int | None, names: Sequence[str], lang: str) -> Aim:
    """What one wants, does in a round, when it ends, and what one flies or drives. Nothing of the chase itself."""
    speaker = Speaker(lang, names)
    side = "all" if seat is None else "thief" if seat == THIEF else "police"
    want, turn, end = (speaker.say(f"aim_{part}_{side}") for part in ("want", "turn", "end"))
    return Aim(want, turn, end, _you(speaker, view, seat))


def _you(speaker: Speaker, view: View, seat: int | None) -> str:
    """The car, or the helicopters that one may order; the name first, where it is not that of the part."""
    if seat is None:
        return ""
    own = [heli for heli, seats in view["owners"].items() if seat in seats]
    key = "aim_you_thief" if seat == THIEF else "aim_you_one" if len(own) == 1 else "aim_you_more"
    yours = speaker.say(key, helis=own)
    part = {words[speaker.lang] for words in META.colour_names.values()}
    return capital(yours) if speaker.name(seat) in part else speaker.say("aim_you_named", seat=seat, yours=yours)


def goal(view: View, seat: int | None, names: Sequence[str], lang: str) -> str:
    """How many rounds the thief has still to hold, as either side counts them."""
    if view["result"]:
        return ""
    left = ROUNDS + 1 - view["round"]
    side = "all" if seat is None else "thief" if seat == THIEF else "police"
    return Speaker(lang, names).say(f"goal_{side}_last" if left == 1 else f"goal_{side}", count=left)


def since(stretch: Sequence[Sequence[Event]], seat: int | None, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """What the helicopters saw and where others flew; for the police that the car has moved on, never where to."""
    speaker, events = Speaker(lang, names), [event for told in stretch for event in told]
    deeds = [said(speaker, event) for event in events if event.kind == "checked" or _flight_of_another(event, seat)]
    hidden = [event.data["round"] for event in events if event.kind == "hidden" and seat != THIEF]
    moved_on = [_moved_on(speaker, number) for number in hidden[-1:]]
    return tuple(filter(None, [paragraph(deeds[-MOST_DEEDS:]), *moved_on]))


def _flight_of_another(event: Event, seat: int | None) -> bool:
    return event.kind == "moved" and event.data["seat"] != seat


def _moved_on(speaker: Speaker, number: int) -> str:
    return speaker.say("since_hid" if number > 1 else "since_hid_first", round=number)
