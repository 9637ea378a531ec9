"""What the race is about, for somebody who has never seen it, and how far one has come."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Aim

from ..drawing.words import LETTERS
from ..meta import META
from . import facts
from .speaker import Speaker

View = Mapping[str, Any]


def aim(view: View, seat: int | None, names: Sequence[str], lang: str) -> Aim:
    """What one wants, what one does, when it ends, who one is."""
    speaker = Speaker(lang, names)
    want = speaker.say(f"aim_want_{view['target']}")
    return Aim(want, speaker.say("aim_turn"), speaker.say("aim_end"), _you(speaker, view, seat))


def _you(speaker: Speaker, view: View, seat: int | None) -> str:
    if seat is None:
        return ""
    colour = view["colours"][seat]
    told = {"colour": META.colour_in_sentence(colour, speaker.lang), "letter": LETTERS[speaker.lang][colour]}
    return speaker.say("aim_you", seat=seat, **told)


def goal(view: View, seat: int | None, names: Sequence[str], lang: str) -> str:
    """The jerseys on the way to victory: one's own, or for an onlooker those of whoever has most."""
    if view["result"]:
        return ""
    who = seat if seat is not None else view["rainbow"].index(max(view["rainbow"]))
    told = {"count": view["rainbow"][who], "needed": facts.needed(view), "green": view["green"][who]}
    key = "goal_mixed" if facts.mixed(view) else "goal"
    return Speaker(lang, names).say(key, **told, dots=facts.worth(view, who))
