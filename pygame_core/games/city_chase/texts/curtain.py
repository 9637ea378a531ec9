"""The curtain between the two screens of one device, and the displays that can be switched on behind it."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.parts import Curtain

from .chronicle import may_deduce, thief_s
from .speaker import Speaker

View = Mapping[str, Any]


def curtain(view: View, names: Sequence[str], seat: int, lang: str) -> Curtain:
    """Before this seat's screen: who looks away, and who takes the device. The same whatever there is to hide."""
    speaker, side = Speaker(lang, names), "police" if seat > 0 else "thief"
    team = seat > 0 and sum(one > 0 for one in view["asked"]) > 1
    take = speaker.say("curtain_police_team") if team else speaker.say(f"curtain_{side}_one", seat=seat)
    return Curtain(speaker.say(f"curtain_{side}"), (take,), speaker.say("curtain_open"))


def aids(view: View, lang: str) -> tuple[tuple[str, str, str], ...]:
    """The displays that can be switched on in this view: name, words, what it does."""
    if view["result"] or view["step"] in ("skyline", "place"):
        return ()
    names = ["exits"] if thief_s(view) else ["deduction"] if view["deduction"] else []
    speaker = Speaker(lang)
    return tuple((name, speaker.say(f"aid_{name}"), speaker.say(f"aid_{name}_does")) for name in names)


def why_here(view: View, token: str, names: Sequence[str], lang: str) -> str:
    """With the deduction: why the car can, or cannot, be in the building of a token ("look B2")."""
    if not may_deduce(view):
        return ""
    from .deduction import is_building, why

    words = token.split(" ")
    return why(Speaker(lang, names), view, words[-1]) if is_building(words) else ""
