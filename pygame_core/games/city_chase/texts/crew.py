"""Who is out in the city: three helicopters and the car, each with what it is up to."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Member

from ..board import HELICOPTERS
from ..state import THIEF
from .questions import panel
from .speaker import Speaker

View = Mapping[str, Any]


def crew(view: View, names: Sequence[str], lang: str) -> tuple[Member, ...]:
    """The panels of the table: pieces rather than seats, for one officer may fly all three."""
    speaker = Speaker(lang, names)
    return (*[_helicopter(speaker, view, heli) for heli in HELICOPTERS], _car(speaker, view, names, lang))


def _helicopter(speaker: Speaker, view: View, heli: str) -> Member:
    seats = tuple(view["owners"][heli])
    key, facts = _doing(view, heli)
    state = {"crew_act": "now", "crew_place": "now"}.get(key, "done" if heli in view["acted"] else "")
    role, brief = speaker.say(key, **facts), speaker.say(f"{key}_brief", **facts)
    return Member(heli, speaker.say("hand", heli=heli), seats, role, brief, state)


def _doing(view: View, heli: str) -> tuple[str, dict[str, str]]:
    """What a helicopter does, or has done in this phase."""
    at = view["heli"][heli] or ""
    if view["step"] == "place":
        return ("crew_placed", {"at": at}) if at else ("crew_place", {})
    if heli in view["acted"]:
        return _deed(view, heli)
    return ("crew_act" if view["step"] == "police" else "crew_waits"), {"at": at}


def _deed(view: View, heli: str) -> tuple[str, dict[str, str]]:
    """Its last action: ordered, or done and in the log."""
    for line in reversed([*view["log"], *view["orders"]]):
        kind, *words = line.split(" ")
        if words[:1] == [heli] and kind == "move":
            return "crew_flew", {"at": words[-1]}
        if words[:1] == [heli] and kind == "check":
            return "crew_looked", {"at": words[1]}
    return "crew_acted", {"at": view["heli"][heli] or ""}


def _car(speaker: Speaker, view: View, names: Sequence[str], lang: str) -> Member:
    role = panel(view, THIEF, names, lang).role
    state = "now" if THIEF in view["asked"] else ""
    return Member("thief", speaker.say("hand_thief"), (THIEF,), role, speaker.say(f"crew_thief_{_fate(view)}"), state)


def _fate(view: View) -> str:
    """Where the thief is, or what has become of the thief."""
    if view["result"]:
        caught = view["result"]["reason"] in ("arrest", "encirclement")
        return "caught" if caught else "away" if view["result"]["winner"] == "thief" else "over"
    return "now" if THIEF in view["asked"] else "hidden" if view["log"] else "waits"
