"""The commentator: events as sentences, a line of the log for each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.events import Event
from pygame_core.engine.language import Line

from ..board import BOARDS
from .voice import Voice

UNTOLD = ("slot", "stage_told")


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Voice(lang, names), event)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first."""
    speaker = Voice(lang, names)
    return [
        Line(_seat(event), _said(speaker, event), entry, str(event.data.get("rider", "")))
        for entry, events in enumerate(history)
        for event in events
        if event.kind not in UNTOLD
    ]


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
