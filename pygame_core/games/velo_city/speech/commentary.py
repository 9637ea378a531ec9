"""The commentator: events as sentences, a whole turn in one line of the log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pygame_core.engine.events import Event
from pygame_core.engine.language import Line, paragraph

from ..board import KIND
from .messenger import Messenger

IN_SIGHT = 6
"""From here on, a die may cross the line."""
OWN_LINE = ("first", "over")


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Messenger(lang, names), event)


def _said(speaker: Messenger, event: Event) -> str:
    facts = event.data
    if event.kind == "rolled":
        return speaker.say("said_rolled", dice=speaker.dice(dict(facts["dice"]).items(), facts["seat"]))
    return speaker.say(f"said_{_variant(event)}", **facts)


def _variant(event: Event) -> str:
    """Which of the sentences for this kind of event."""
    kind, facts = event.kind, event.data
    if kind == "declared":
        return f"{facts['mode']}_{facts['boost']}"
    if kind == "over":
        return f"over_{facts['reason']}"
    if kind == "pursued" and facts["count"] > 1:
        return "pursued_many"
    return "retreated_forced" if kind == "retreated" and facts["forced"] else kind


@dataclass
class Turn:
    """What happened in one turn, and the log entries of its parts."""

    events: list[Event] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)

    def add(self, event: Event, entry: int) -> None:
        self.events.append(event)
        self.entries.append(entry)

    def find(self, kind: str) -> Event | None:
        return next((event for event in self.events if event.kind == kind), None)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first: one line for each turn. What is announced or rolled, not yet ridden, has its own lines."""
    speaker = Messenger(lang, names)
    return [line for turn in _turns(history) for line in _turn_lines(speaker, turn)]


def _turns(history: Sequence[Sequence[Event]]) -> Iterator[Turn]:
    turn = Turn()
    for entry, events in enumerate(history):
        for event in events:
            if event.kind == "turn":
                yield turn
                turn = Turn()
            else:
                turn.add(event, entry)
    yield turn


def _turn_lines(speaker: Messenger, turn: Turn) -> Iterator[Line]:
    told = [event for event in turn.events if event.kind not in OWN_LINE]
    ridden = turn.find("moved") or turn.find("crossed")
    text = paragraph(_tell(speaker, turn, told)) if ridden else ""
    for event, entry in zip(turn.events, turn.entries, strict=True):
        if event.kind in OWN_LINE or not ridden:
            yield _alone(speaker, event, entry)
        elif event is told[-1]:
            yield Line(ridden.data["seat"], text, entry)


def _alone(speaker: Messenger, event: Event, entry: int) -> Line:
    return Line(event.data.get("seat", event.data.get("winner")), _said(speaker, event), entry)


def _tell(speaker: Messenger, turn: Turn, told: list[Event]) -> Iterator[str]:
    """The turn's sentences: how, where to, and what came of it."""
    declared, rolled = turn.find("declared"), turn.find("rolled")
    if declared and rolled:
        yield _head(speaker, declared, rolled)
    prize = _prize(turn)
    for place, event in enumerate(told):
        if event.kind == "moved":
            yield _moved(speaker, event, turn.find("joined"), prize)
        elif event.kind == "crossed":
            by = speaker.say("told_by_own" if event.data["die"] == "own" else "told_by_sum")
            yield speaker.say("told_cross", by=by, **event.data)
        elif event.kind == "retreated":
            yield _retreated(speaker, told, place)
        elif event.kind == "stayed_behind":
            yield _stayed(speaker, told, place)
        elif event.kind == "took_can":
            continue  # Told with the move or the retreat that earned it.
        elif event.kind not in ("declared", "rolled", "joined"):
            yield _said(speaker, event)


def _head(speaker: Messenger, declared: Event, rolled: Event) -> str:
    facts, dice = declared.data, dict(rolled.data["dice"])
    return speaker.say(
        f"told_{facts['mode']}_{facts['boost']}",
        seat=facts["seat"],
        space=facts["space"],
        own=dice["own"],
        energy=dice.get("energy", 0),
        dice=speaker.dice(dice.items(), facts["seat"]),
    )


def _prize(turn: Turn) -> bool:
    return any(event.kind == "took_can" and event.data["why"] == "supply" for event in turn.events)


def _moved(speaker: Messenger, event: Event, joined: Event | None, prize: bool) -> str:
    die = event.data["die"]
    by = speaker.say("told_by_rival", seat=joined.data["seat"]) if joined else speaker.say(f"told_by_{die}")
    tail = "tail_can" if prize else "tail_close" if _comes_close(event) else ""
    return speaker.say("told_move", by=by, tail=speaker.say(tail) if tail else "", **event.data)


def _comes_close(event: Event) -> bool:
    start, to = int(event.data["start"]), int(event.data["to"])
    return start > IN_SIGHT >= to and KIND[to] != "obstacle"


def _retreated(speaker: Messenger, told: list[Event], place: int) -> str:
    """A retreat with the cans from the supply that come right after it."""
    gain = 0
    for event in told[place + 1 :]:
        if event.kind != "took_can":
            break
        gain += 1
    key = ("told_retreat" if gain else "told_retreat_bare") + ("_forced" if told[place].data["forced"] else "")
    return speaker.say(key, gain=gain, **told[place].data)


def _stayed(speaker: Messenger, told: list[Event], place: int) -> str:
    """Those who stay behind one after another are told together, with the first of them."""
    if told[place - 1].kind == "stayed_behind":
        return ""
    seats = []
    for event in told[place:]:
        if event.kind != "stayed_behind":
            break
        seats.append(event.data["seat"])
    return speaker.say("told_stay_one" if len(seats) == 1 else "told_stay_many", seats=seats)
