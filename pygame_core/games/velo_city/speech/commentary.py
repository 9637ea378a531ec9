"""The commentator: events as sentences, a whole turn in one line of the log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pygame_core.engine.events import Event
from pygame_core.engine.language import Line, paragraph

from .messenger import Messenger

IN_SIGHT = 6
"""From here on, a die may cross the line."""


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Messenger(lang, names), event)


def _said(speaker: Messenger, event: Event) -> str:
    facts = event.data
    if event.kind == "rolled":
        return speaker.say("said_rolled", dice=speaker.dice(dict(facts["dice"]).items(), facts["seat"]))
    return speaker.say_of(event, "said_" + _KEYS.get(event.kind, _same)(event))


def _same(event: Event) -> str:
    return event.kind


_KEYS = {
    "declared": lambda event: f"{event.data['mode']}_{event.data['boost']}",
    "pursued": lambda event: "pursued" if event.data["count"] == 1 else "pursued_many",
    "retreated": lambda event: "retreated_forced" if event.data["forced"] else "retreated",
    "over": lambda event: f"over_{event.data['reason']}",
}


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
    """The log, oldest first: one line for each turn; what is announced or rolled but not yet ridden has lines of its own."""
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
    events, entries = turn.events, turn.entries
    alone = [place for place, event in enumerate(events) if event.kind in ("first", "over")]
    yield from (_alone(speaker, events[place], entries[place]) for place in alone if events[place].kind == "first")
    told = [event for event in events if event.kind not in ("first", "over")]
    if turn.find("moved") or turn.find("crossed"):
        seat = next(event.data["seat"] for event in told if event.kind in ("declared", "moved", "crossed"))
        yield Line(seat, paragraph(_tell(speaker, turn, told)), entries[-1])
    else:
        pairs = zip(events, entries, strict=True)
        yield from (_alone(speaker, event, entry) for event, entry in pairs if event.kind not in ("first", "over"))
    yield from (_alone(speaker, events[place], entries[place]) for place in alone if events[place].kind == "over")


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
            yield speaker.say_of(event, "told_cross", by=by)
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
    die, to = event.data["die"], event.data["to"]
    by = speaker.say("told_by_rival", seat=joined.data["seat"]) if joined else speaker.say(f"told_by_{die}")
    tail = speaker.say("tail_can") if prize else speaker.say("tail_close") if to <= IN_SIGHT else ""
    return speaker.say_of(event, "told_move", by=by, tail=tail)


def _retreated(speaker: Messenger, told: list[Event], place: int) -> str:
    """A retreat with the cans from the supply that come right after it."""
    gain = 0
    for event in told[place + 1 :]:
        if event.kind != "took_can":
            break
        gain += 1
    key = ("told_retreat" if gain else "told_retreat_bare") + ("_forced" if told[place].data["forced"] else "")
    return speaker.say_of(told[place], key, gain=gain)


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
