"""The commentator: events as sentences, and each scene of a turn as one line of the log.

A line that has been shown only grows: what a later event would word otherwise is told once that event has come. Each
line is told from its own events alone, so that a page need not tell the whole race again for one more.
"""

from collections.abc import Iterator, Sequence

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line

from .events import said
from .purse import BREAK
from .scenes import Scene, scenes
from .speaker import Speaker
from .telling import tell

_JOINS = (",", ":", " ", "\u00a0", BREAK)
"""What begins like this goes on with the sentence before it."""
_ENDS = (".", "!", "?")


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return said(Speaker(lang, names), event)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first: the road, an attack or a chase, an auction; what is free at any time by itself."""
    speaker = Speaker(lang, names)
    return [line for scene in scenes(history) for line in _line(speaker, scene)]


def _line(speaker: Speaker, scene: Scene) -> Iterator[Line]:
    text, entry = "", 0
    for sentence, place in tell(speaker, scene):
        text += sentence if not text or sentence.startswith(_JOINS) else f" {sentence}"
        entry = scene.entries[place]
    if text:
        ended = text if not scene.closed or text.endswith(_ENDS) else f"{text}."
        # Lines of one scene have the same entry: whoever tells on from an entry tells scenes whole.
        yield from (Line(_seat(scene), line, entry) for line in ended.removeprefix(BREAK).split(BREAK))


def _seat(scene: Scene) -> int | None:
    """Whose line it is: of an auction, whoever has bid most."""
    if scene.kind == "over":
        return int(scene.events[0].data["winners"][0])
    if scene.kind == "start":
        return None
    seats = [event.data["seat"] for event in scene.events if "seat" in event.data and event.kind != "passed"]
    return next(reversed(seats) if scene.kind == "auction" else iter(seats), None)
