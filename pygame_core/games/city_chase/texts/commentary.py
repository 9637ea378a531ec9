"""The commentator: events as sentences, one line of the log for each deed."""

from collections.abc import Iterator, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line, paragraph

from .speaker import Speaker

UNTOLD = ("round", "confirmed", "skyline")
"""What the next line tells anyway, or nobody wants to read again."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return told(Speaker(lang, names), event)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first: hide-outs only where they are known, the path once the chase is over."""
    speaker = Speaker(lang, names)
    return [line for entry, events in enumerate(history) for line in _lines(speaker, events, entry)]


def _lines(speaker: Speaker, events: Sequence[Event], entry: int) -> Iterator[Line]:
    kinds = {event.kind for event in events}
    for event in events:
        if event.kind not in UNTOLD and not (event.kind == "hidden" and "hid" in kinds):
            yield Line(_seat(event), told(speaker, event), entry, str(event.data.get("heli", "")))


def _seat(event: Event) -> int | None:
    """Whose line it is: of an end, the thief's if the thief wins; the police have many seats."""
    if event.kind == "over":
        return 0 if event.data["winner"] == "thief" else None
    seat = event.data.get("seat")
    return None if seat is None else int(seat)


def told(speaker: Speaker, event: Event) -> str:
    """One event as a sentence."""
    facts = event.data
    if event.kind == "over":
        return paragraph([speaker.say(_over(facts), **facts), _path(speaker, facts)])
    if event.kind == "skyline":
        return speaker.say("said_skyline", tall=list(facts["tall"]))
    variant = f"checked_{facts['answer']}" if event.kind == "checked" else event.kind
    return speaker.say(f"said_{variant}", **facts)


def _over(facts: dict[str, Any]) -> str:
    by = f"_{facts['winner']}" if facts["reason"] == "resignation" else ""
    return f"said_over_{facts['reason']}{by}"


def _path(speaker: Speaker, facts: dict[str, Any]) -> str:
    return speaker.say("said_path", path=facts["path"]) if facts["path"] else ""
