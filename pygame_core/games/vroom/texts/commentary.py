"""What happened, told: one event, the log line by line, or all since somebody's turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line, paragraph

from .speaker import Speaker

COSTS = ("no_bend", "fault", "early", "nobody", "wheel", "no_wheel", "wheel_back")
"""What whoever comes back to the table should know of; a fault at a post is another."""
MOST = 3
Facts = Mapping[str, Any]
SILENT = ("looked", "gate")
"""What the log leaves out: everybody looks, and a fault is told as one."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event."""
    speaker = Speaker(lang, names)
    if event.kind in _TOLD:
        return _TOLD[event.kind](speaker, event.data)
    return speaker.say(f"say_{event.kind}", **event.data)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log: a line for each answer that has led to something."""
    found = []
    for entry, events in enumerate(history):
        told = [event for event in events if event.kind not in SILENT and not _doubled(event, events)]
        if told:
            text = paragraph(say(event, names, lang) for event in told)
            found.append(Line(told[0].data.get("seat"), text, entry))
    return [line if line.seat != -1 else line._replace(seat=None) for line in found]


def since(history: Sequence[Sequence[Event]], seat: int, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """What has happened since that seat's last answer: who drove, whom that bumped, and what it cost."""
    speaker, events = Speaker(lang, names), [event for answer in history for event in answer]
    driven = [event.data for event in events if event.kind in ("drove", "drove_in_fog")]
    drivers = list(dict.fromkeys(one["seat"] for one in driven if one["seat"] != seat))
    bumped = sorted({car for one in driven if one["seat"] != seat for car in one.get("pushed", ())})
    told = [speaker.say("since_drove" if len(drivers) > 1 else "since_drove_one", seats=drivers)] if drivers else []
    told += [speaker.say("did_push_many" if len(bumped) > 1 else "did_push", cars=bumped)] if bumped else []
    costs = [say(event, names, lang) for event in events if event.kind in COSTS or _fault(event)]
    return (*told, *costs[: MOST - len(told)])


def _fault(event: Event) -> bool:
    return event.kind == "gate" and not event.data["ok"]


def _doubled(event: Event, events: Sequence[Event]) -> bool:
    """Who may know of a drive in fog need not hear that there was one."""
    return event.kind == "drove_in_fog" and any(other.kind in ("drove", "ghost_drove") for other in events)


def _drove(speaker: Speaker, facts: Facts) -> str:
    pushed = facts["pushed"]
    key = "did_push_many" if len(pushed) > 1 else "did_push"
    return paragraph(
        [
            speaker.say("say_drove", **facts),
            speaker.say("did_boost") if facts["boost"] else "",
            speaker.say(key, cars=pushed) if pushed else "",
            speaker.say(f"did_{facts['stopped']}") if facts["stopped"] else "",
        ]
    )


def _gate(speaker: Speaker, facts: Facts) -> str:
    return speaker.say("say_gate_ok" if facts["ok"] else "say_gate_fault", car=facts["car"])


def _ranking(speaker: Speaker, facts: Facts) -> str:
    key = "say_ranking_errors" if facts["errors"] else "say_ranking"
    return speaker.say(key, pairs=speaker.pairs(facts["cars"], facts["totals"]), errors=facts["errors"])


def _totals(speaker: Speaker, facts: Facts) -> str:
    return speaker.say("say_totals", pairs=speaker.pairs(facts["cars"], facts["totals"]))


def _podium(speaker: Speaker, facts: Facts) -> str:
    return speaker.say("say_podium_wrong" if facts["wrong"] else "say_podium", wrong=facts["wrong"])


def _drift(speaker: Speaker, facts: Facts) -> str:
    return speaker.say("say_drift_void" if facts["void"] else "say_drift", ask=facts["ask"])


_TOLD: dict[str, Callable[[Speaker, Facts], str]] = {
    "drove": _drove,
    "gate": _gate,
    "ranking": _ranking,
    "totals": _totals,
    "podium": _podium,
    "drift": _drift,
    "judged": lambda speaker, facts: speaker.say(f"say_judged_{facts['verdict']}"),
    "over": lambda speaker, facts: speaker.say("say_over_won" if facts["won"] else "say_over_lost"),
}
