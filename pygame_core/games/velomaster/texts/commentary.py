"""The commentator: events as sentences; in the log a line for each turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line

from ..board import BOARDS
from .speaker import Speaker
from .turns import OPENS, PARTS, Turn, sentence

UNTOLD = ("slot", "stage_told", "stopped")
MOST = 3
"""So many sentences tell what happened since a turn."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Speaker(lang, names), event)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first: a line for each turn, and for what belongs to none."""
    speaker = Speaker(lang, names)
    return [
        Line(part.seat, sentence(speaker, part), entry)
        if isinstance(part, Turn)
        else Line(_seat(part), _said(speaker, part), entry, str(part.data.get("rider", "")))
        for part, entry in _parts(history)
    ]


def since(history: Sequence[Sequence[Event]], seat: int, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """What the others did since that seat's last answer, a sentence for each: of many, those with most to tell."""
    speaker, found = Speaker(lang, names), dict[int, Turn]()
    for part, _ in _parts(history):
        if isinstance(part, Turn) and part.seat is not None and part.seat != seat:
            if part.seat not in found or found[part.seat].launches:
                found[part.seat] = Turn(part.seat)
            for event in part.events:
                found[part.seat].add(event)
    told = sorted(found.values(), key=lambda turn: not turn.remarkable)[:MOST]
    return tuple(sentence(speaker, turn) for turn in found.values() if turn in told)


def _parts(history: Sequence[Sequence[Event]]) -> Iterator[tuple[Turn | Event, int]]:
    """Turns, and events that belong to none, each with the last log entry that it covers.

    What comes before the dice is a part of its own where an answer of the turn before has brought it about: so no part
    begins in the middle of an answer, and the log can be told again from any part on.
    """
    turn, last = Turn(), 0
    for entry, events in enumerate(history):
        for event in events:
            if event.kind in PARTS and not _begins(event):
                turn.add(event)
                last = entry
                continue
            if turn.told:
                yield turn, last
            turn = Turn()
            if event.kind in OPENS:
                turn.add(event)
                last = entry
            elif event.kind not in (*UNTOLD, "rolled"):
                yield event, entry
        if turn.told and turn.opening:
            yield turn, last
            turn = Turn()
    if turn.told:
        yield turn, last


def _begins(event: Event) -> bool:
    """Whether the dice of the next launch are thrown: they end the turn before."""
    return event.kind == "rolled" and event.data["why"] == "launch"


def _seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return int(seat) if seat is not None else None


def _said(speaker: Speaker, event: Event) -> str:
    facts = event.data
    if event.kind in _FACTS:
        key, more = _FACTS[event.kind](speaker, facts)
        return speaker.say(f"said_{key}", **{**facts, **more})
    variant = _VARIANTS[event.kind](facts) if event.kind in _VARIANTS else ""
    return speaker.say(f"said_{event.kind}{variant}", **facts)


def _jerseys(speaker: Speaker, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    worn = [speaker.say(f"jersey_{name}", rider=rider) for name, rider in facts.items() if rider]
    return "jerseys" if worn else "jerseys_none", {"worn": worn}


def _stage_result(speaker: Speaker, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if not facts["ranking"]:
        return "stage_nobody", {}
    return "stage_result", {"first": speaker.rider(facts["ranking"][0])}


def _over(_: Speaker, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    winner = facts["result"]["winner"]
    return ("over", {"seat": winner}) if winner >= 0 else ("over_nobody", {})


def _stage(_: Speaker, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    return "stage", {"board": BOARDS[facts["board"]].name}


def _home(facts: Mapping[str, Any]) -> str:
    return "_home" if facts["cell"] == "finish" else ""


_FACTS: dict[str, Callable[[Speaker, Mapping[str, Any]], tuple[str, dict[str, Any]]]] = {
    "jerseys": _jerseys,
    "stage_result": _stage_result,
    "over": _over,
    "stage": _stage,
}
_VARIANTS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "launch": lambda facts: f"_{facts['kind']}",
    "leapt": lambda facts: "_called" if facts.get("by", -1) >= 0 else _home(facts),
    "stepped": _home,
    "voted": lambda facts: "_yes" if facts["yes"] else "_no",
    "vote": lambda facts: "_accepted" if facts["accepted"] else "_refused",
    "gave": lambda facts: "_worst" if facts["worst"] else "",
    "test": lambda facts: "_passed" if facts["passed"] else "_failed",
    "severity": lambda facts: f"_{facts['kind']}",
    "out": lambda facts: f"_{facts['why']}",
    "control": lambda facts: "_void" if facts["void"] else "",
    "readmit_vote": lambda facts: "_yes" if facts["yes"] else "_no",
}
