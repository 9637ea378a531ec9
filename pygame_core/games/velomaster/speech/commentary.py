"""The commentator: events as sentences, a line of the log for each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.events import Event
from pygame_core.engine.language import Line

from ..board import BOARDS
from .voice import Voice

UNTOLD = ("slot", "stage_told", "stopped")
RIDES = ("launched", "gave", "took", "went", "stepped")
"""What a step follows from without a word of its own: a ride is one line."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Voice(lang, names), event)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first."""
    speaker = Voice(lang, names)
    told: list[Line] = []
    before: Event | None = None
    for entry, event in ((entry, event) for entry, events in enumerate(history) for event in events):
        if event.kind in UNTOLD:
            continue
        if before and _rides_on(before, event):
            told[-1] = told[-1]._replace(text=_rode(speaker, told[-1].text, event), entry=entry)
        else:
            told.append(Line(_seat(event), _said(speaker, event), entry, str(event.data.get("rider", ""))))
        before = event
    return told


def _rides_on(before: Event, event: Event) -> bool:
    """Whether a step only carries on what the line before told of the same rider."""
    return event.kind == "stepped" and before.kind in RIDES and before.data["rider"] == event.data["rider"]


def _rode(speaker: Voice, line: str, event: Event) -> str:
    """The line before with the cell where the ride has come to."""
    cell = event.data["cell"]
    opening = line.removesuffix(".").partition(speaker.say("said_rode_mark"))[0]
    return opening + speaker.say("said_rode_home" if cell == "finish" else "said_rode", cell=cell)


def _seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return int(seat) if seat is not None else None


def _said(speaker: Voice, event: Event) -> str:
    facts = event.data
    if event.kind in _FACTS:
        key, more = _FACTS[event.kind](speaker, facts)
        return speaker.say(f"said_{key}", **{**facts, **more})
    variant = _VARIANTS[event.kind](facts) if event.kind in _VARIANTS else ""
    return speaker.say(f"said_{event.kind}{variant}", **facts)


def _jerseys(speaker: Voice, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    worn = [speaker.say(f"jersey_{name}", rider=rider) for name, rider in facts.items() if rider]
    return "jerseys" if worn else "jerseys_none", {"worn": worn}


def _stage_result(speaker: Voice, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not facts["ranking"]:
        return "stage_nobody", {}
    return "stage_result", {"first": speaker.rider(facts["ranking"][0])}


def _over(_: Voice, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    winner = facts["result"]["winner"]
    return ("over", {"seat": winner}) if winner >= 0 else ("over_nobody", {})


def _stage(_: Voice, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "stage", {"board": BOARDS[facts["board"]].name}


_FACTS: dict[str, Callable[[Voice, Mapping[str, Any]], tuple[str, dict[str, Any]]]] = {
    "jerseys": _jerseys,
    "stage_result": _stage_result,
    "over": _over,
    "stage": _stage,
}
_VARIANTS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "launch": lambda facts: f"_{facts['kind']}",
    "voted": lambda facts: "_yes" if facts["yes"] else "_no",
    "vote": lambda facts: "_accepted" if facts["accepted"] else "_refused",
    "gave": lambda facts: "_worst" if facts["worst"] else "",
    "test": lambda facts: "_passed" if facts["passed"] else "_failed",
    "severity": lambda facts: f"_{facts['kind']}",
    "out": lambda facts: f"_{facts['why']}",
    "control": lambda facts: "_void" if facts["void"] else "",
    "readmit_vote": lambda facts: "_yes" if facts["yes"] else "_no",
}
