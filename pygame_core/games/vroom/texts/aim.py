"""What the game is about, for somebody who has never seen it, and how far the table has come."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Aim

from ..board import RACES
from ..meta import META
from .speaker import Speaker

View = Mapping[str, Any]


def aim(view: View, seat: int | None, names: Sequence[str], lang: str) -> Aim:
    """What all want together, what one does, when it ends, who one is."""
    speaker = Speaker(lang, names)
    want, turn, end = (speaker.say(f"aim_{part}") for part in ("want", "turn", "end"))
    return Aim(want, turn, end, "" if seat is None else _you(speaker, view, seat))


def _you(speaker: Speaker, view: View, seat: int) -> str:
    colour = META.colour_in_sentence(view["colours"][seat], speaker.lang)
    if not view["holders"]:
        return speaker.say("aim_you_none", seat=seat, colour=colour)
    return speaker.say("aim_you", seat=seat, colour=colour, car=view["holders"].index(seat) + 1)


def goal(view: View, _seat: int | None, names: Sequence[str], lang: str) -> str:
    """The races that are run, of three, and the wheels that are left."""
    if view["result"]:
        return ""
    speaker, done = Speaker(lang, names), view["race"] - 1
    return speaker.say("goal_many" if done > 1 else "goal", done=done, races=RACES, wheels=view["wheels"])
