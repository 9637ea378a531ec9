"""The commentator: events as sentences, and a turn in one line of the log."""

from collections.abc import Iterator, Sequence

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line, paragraph

from ..board import WELL
from .speaker import Gooseherd

_BETWEEN = ("turn",)
_OWN_LINE = ("first", "missed", "released", "over")
"""What happens between two turns, or outside them."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Gooseherd(lang, names), event)


def _said(speaker: Gooseherd, event: Event) -> str:
    facts = dict(event.data)
    if event.kind == "rolled":
        facts["a"], facts["b"] = facts["dice"]
    if "to" in facts:
        facts["place"] = speaker.place(facts["to"])
    return speaker.say(f"said_{_variant(event)}", **facts)


def _variant(event: Event) -> str:
    kind, facts = event.kind, event.data
    if kind == "moved":
        backwards = facts["why"] == "goose" and facts["to"] < facts["start"]
        return f"moved_{facts['why']}" + ("_back" if backwards else "")
    if kind == "missed":
        return "missed_held" if facts["held"] else "missed" if facts["left"] else "missed_last"
    if kind == "caught":
        return "caught_well" if facts["space"] == WELL else "caught_prison"
    return kind


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log: a line for each turn, one for what happens between them."""
    speaker = Gooseherd(lang, names)
    return [line for entry, seat, told in _turns(history) if (line := _line(speaker, entry, seat, told))]


def _line(speaker: Gooseherd, entry: int, seat: int | None, told: list[Event]) -> Line | None:
    text = paragraph(_said(speaker, event) for event in told if not _passes(event, told))
    return Line(seat, text, entry) if text else None


def _passes(event: Event, told: list[Event]) -> bool:
    """Whether a hop is told by the next one: of several geese in a row the last one is enough."""
    after = told[told.index(event) + 1 :]
    return (
        event.kind == "moved"
        and event.data["why"] in ("dice", "goose")
        and bool(after and after[0].kind == "moved" and after[0].data["why"] == "goose")
    )


def _turns(history: Sequence[Sequence[Event]]) -> Iterator[tuple[int, int | None, list[Event]]]:
    """What belongs to one line: the last entry that it covers, whose it is, its events."""
    told: list[Event] = []
    last = 0
    for entry, events in enumerate(history):
        for event in events:
            alone = event.kind in _OWN_LINE
            if (alone or event.kind in _BETWEEN) and told:
                yield last, told[0].data.get("seat"), told
                told = []
            if alone:
                yield entry, event.data.get("seat", event.data.get("winner")), [event]
            elif event.kind not in _BETWEEN:
                told.append(event)
                last = entry
    if told:
        yield last, told[0].data.get("seat"), told
