"""A manager's whole turn in one sentence: which line was called, who rode how far, what became of whom."""

from collections.abc import Callable, Mapping
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import listing

from .speaker import COLOURS, Speaker

OPENS = ("slot", "launched", "skipped")
"""What begins a turn."""
PARTS = frozenset({
    "rolled", "gave", "took", "stepped", "stopped", "stayed", "blocked", "pending", "pending_lost", "went", "waited",
    "test", "crashed", "severity", "punctured", "summit", "finished", "fed", "feed_missed", "condition", "refused_gain",
    "out", "launch", "voted", "vote", "leapt", "declined", "attacked", "waits", "remounted", "neutrals",
    "waits_outside", "lines",
})  # fmt: skip
"""What belongs to the turn that has begun."""
_SEATED = ("slot", "launched", "skipped", "rolled", "launch", "neutrals")
_OWN = ("launched", "gave", "took", "attacked", "punctured", "waits", "remounted", "pending_lost", "waits_outside")
"""Events whose rider belongs to whoever's turn it is."""
_STILL = ("slot", "waits", "remounted", "pending_lost")
_HURT = ("crashed", "punctured", "blocked", "feed_missed", "out", "finished", "waits", "remounted", "waits_outside")
Note = tuple[str, Mapping[str, Any]]


class Turn:
    """What a manager did, event by event."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat, self.colour = seat, ""
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """One thing more that happened in it."""
        if self.seat is None and event.kind in _SEATED and "seat" in event.data:
            self.seat = int(event.data["seat"])
        colour = str(event.data.get("rider", "")).partition("-")[0]
        if not self.colour and event.kind in _OWN and colour != "grey":
            self.colour = colour
        self.events.append(event)

    @property
    def opening(self) -> bool:
        """Whether nothing but what comes before the dice has happened."""
        return all(event.kind in _STILL for event in self.events)

    @property
    def told(self) -> bool:
        """Whether there is anything to tell."""
        return any(event.kind not in ("slot", "lines", "rolled") for event in self.events)

    @property
    def launches(self) -> bool:
        """Whether a rider was set off in it."""
        return any(event.kind == "launched" for event in self.events)

    @property
    def remarkable(self) -> bool:
        """Whether more than riding happened."""
        return any(event.kind in ("launch", "attacked", "summit", *_HURT) for event in self.events)


def sentence(speaker: Speaker, turn: Turn) -> str:
    """The turn in one sentence."""
    did = [*_called(speaker, turn), *_launched(speaker, turn), *_rode(speaker, turn)]
    notes = [_note(speaker, turn, key, facts) for key, facts in _notes(turn)]
    if did or not notes:
        did = did or [speaker.say("turn_still")]
        notes = [speaker.say("turn", who=_who(speaker, turn), did=speaker.say("turn_then").join(did)), *notes]
    else:
        notes[0] = speaker.say("turn_of", who=_who(speaker, turn), note=notes[0])
    return ("\u00a0; " if speaker.lang == "fr" else "; ").join(notes) + "."


def _note(speaker: Speaker, turn: Turn, key: str, facts: Mapping[str, Any]) -> str:
    return speaker.say(f"turn_{key}", **{**facts, "rider": _short(speaker, turn, facts["rider"])})


def _who(speaker: Speaker, turn: Turn) -> str:
    """Name and colour together."""
    colour = COLOURS[turn.colour][speaker.lang] if turn.colour else ""
    if turn.seat is None:
        return colour or speaker.say("turn_somebody")
    name = speaker.name(turn.seat)
    return f"{name} ({colour})" if colour and colour != name else name


def _short(speaker: Speaker, turn: Turn, rider: str) -> str:
    """A rider by his bib, where his colour has been named."""
    colour, _, bib = rider.partition("-")
    return bib if colour == turn.colour else speaker.rider(rider)


def _called(speaker: Speaker, turn: Turn) -> list[str]:
    """The lines that were called, and attacks."""
    found = []
    refused = any(event.kind == "vote" and not event.data["accepted"] for event in turn.events)
    for event in turn.events:
        if event.kind == "launch":
            key = event.data["kind"] if event.data["kind"] == "relay" or not refused else "in_vain"
            found.append(speaker.say(f"turn_{key}", count=len(event.data["riders"])))
        if event.kind == "attacked":
            found.append(speaker.say("turn_attack", rider=_short(speaker, turn, event.data["rider"])))
    return list(dict.fromkeys(found))


def _launched(speaker: Speaker, turn: Turn) -> list[str]:
    started = [event.data for event in turn.events if event.kind == "launched"]
    return [speaker.say("turn_launched", rider=_short(speaker, turn, one["rider"]), die=one["die"]) for one in started]


def _rode(speaker: Speaker, turn: Turn) -> list[str]:
    """How many cells each rider rode."""
    if turn.launches:
        return []
    cells: dict[str, int] = {}
    for event in turn.events:
        if event.kind == "stepped":
            cells[event.data["rider"]] = cells.get(event.data["rider"], 0) + 1
    rides = [
        speaker.say("turn_ride" if place else "turn_ride_first", rider=_short(speaker, turn, rider), cells=count)
        for place, (rider, count) in enumerate(cells.items())
    ]
    return [speaker.say("turn_rides", rides=listing(speaker.lang, rides))] if rides else []


def _notes(turn: Turn) -> list[Note]:
    """What became of riders, and whom a line took along."""
    known = [(_NOTES[event.kind](event.data), event.data) for event in turn.events if event.kind in _NOTES]
    return [(key, data) for key, data in known if key]


def _always(key: str) -> Callable[[Mapping[str, Any]], str]:
    return lambda _data: key


_NOTES: dict[str, Callable[[Mapping[str, Any]], str]] = {
    **{kind: _always(kind) for kind in _HURT},
    "test": lambda data: "failed" if not data["passed"] and data["why"] in ("climb", "lateral") else "",
    "summit": lambda data: "summit" if data["points"] else "",
    "leapt": lambda data: "carried" if data["by"] >= 0 else "",
}
