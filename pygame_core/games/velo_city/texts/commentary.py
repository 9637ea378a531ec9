"""The commentator: events as sentences, a whole turn in one line of the log.

A line that has been shown only grows: what a later event would word otherwise is told once that event has come.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Line, listing, paragraph

from ..board import KIND
from .speaker import Speaker

IN_SIGHT = 6
"""From here on, a die may cross the line."""
OWN_LINE = ("first", "over")
WAYS = ("declared", "rolled", "moved", "crossed")
"""What only the active seat does."""
PURSUIT = ("pursued", "stayed_behind")


def say(event: Event, names: Sequence[str], lang: str) -> str:
    """One event, for announcements and for the caption of its animation."""
    return _said(Speaker(lang, names), event)


def _said(speaker: Speaker, event: Event) -> str:
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
    closed: bool = False

    def add(self, event: Event, entry: int) -> None:
        self.events.append(event)
        self.entries.append(entry)

    def find(self, kind: str) -> Event | None:
        return next((event for event in self.events if event.kind == kind), None)

    @property
    def seat(self) -> int | None:
        """Whose turn it is, where something tells."""
        return next((event.data["seat"] for event in self.events if event.kind in WAYS), None)


def lines(history: Sequence[Sequence[Event]], names: Sequence[str], lang: str) -> list[Line]:
    """The log, oldest first: one line for each turn, as soon as its dice are rolled."""
    speaker = Speaker(lang, names)
    return [line for turn in _turns(history) for line in _turn_lines(speaker, turn)]


def _turns(history: Sequence[Sequence[Event]]) -> Iterator[Turn]:
    turn = Turn()
    for entry, events in enumerate(history):
        for event in events:
            if event.kind == "turn":
                turn.closed = True
                yield turn
                turn = Turn()
            else:
                turn.add(event, entry)
    yield turn


def _turn_lines(speaker: Speaker, turn: Turn) -> Iterator[Line]:
    told = [event for event in turn.events if event.kind not in OWN_LINE]
    text = paragraph(_tell(speaker, turn, told))
    for event, entry in zip(turn.events, turn.entries, strict=True):
        if event.kind in OWN_LINE:
            yield Line(event.data.get("seat", event.data.get("winner")), _said(speaker, event), entry)
        elif text and event is told[-1]:
            yield Line(turn.seat, text, entry)


def _tell(speaker: Speaker, turn: Turn, told: list[Event]) -> Iterator[str]:
    """The turn's sentences, in the order of the rules: how, where to, who follows, and what came of it."""
    for place, event in enumerate(told):
        if event.kind == "rolled":
            declared = turn.find("declared")
            yield _head(speaker, declared, event) if declared else _said(speaker, event)
        elif event.kind == "moved":
            yield _moved(speaker, event, turn.find("joined"))
        elif event.kind == "crossed":
            by = speaker.say("told_by_own" if event.data["die"] == "own" else "told_by_sum")
            yield speaker.say("told_cross", by=by, **event.data)
        elif event.kind in PURSUIT:
            yield from _pursuit(speaker, turn, told, place)
        elif event.kind == "retreated":
            yield _retreated(speaker, told, place)
        elif event.kind not in ("declared", "joined") and not _earned_by_retreat(event):
            yield _said(speaker, event)


def _head(speaker: Speaker, declared: Event, rolled: Event) -> str:
    facts, dice = declared.data, dict(rolled.data["dice"])
    return speaker.say(
        f"told_{facts['mode']}_{facts['boost']}",
        seat=facts["seat"],
        space=facts["space"],
        own=dice["own"],
        energy=dice.get("energy", 0),
        dice=speaker.dice(dice.items(), facts["seat"]),
    )


def _moved(speaker: Speaker, event: Event, joined: Event | None) -> str:
    die = event.data["die"]
    by = speaker.say("told_by_rival", seat=joined.data["seat"]) if joined else speaker.say(f"told_by_{die}")
    tail = speaker.say("tail_close") if _comes_close(event) else ""
    return speaker.say("told_move", by=by, tail=tail, **event.data)


def _comes_close(event: Event) -> bool:
    start, to = int(event.data["start"]), int(event.data["to"])
    return start > IN_SIGHT >= to and KIND[to] != "obstacle"


# --- who follows -------------------------------------------------------------------------------------------------


def _pursuit(speaker: Speaker, turn: Turn, told: list[Event], place: int) -> Iterator[str]:
    """All who follow in one sentence, all who stay in another, when no one is left to be asked."""
    asked = [event for event in told if event.kind in PURSUIT]
    if told[place] is not asked[0] or (asked[-1] is told[-1] and not turn.closed):
        return
    counts = {event.data["seat"]: event.data["count"] for event in asked if event.kind == "pursued"}
    if counts:
        yield _follow(speaker, counts)
    if stay := [event.data["seat"] for event in asked if event.kind == "stayed_behind"]:
        yield speaker.say("told_stay_one" if len(stay) == 1 else "told_stay_many", seats=stay)


def _follow(speaker: Speaker, counts: dict[int, int]) -> str:
    count = sum(counts.values())
    if len(counts) == 1:
        key = "told_follow_one" if count == 1 else "told_follow_team"
        return speaker.say(key, teams=speaker.name(*counts), count=count)
    teams = [
        speaker.say("told_team", seat=seat, count=n) if n > 1 else speaker.name(seat) for seat, n in counts.items()
    ]
    key = "told_follow_each" if count == len(counts) else "told_follow_many"
    return speaker.say(key, teams=listing(speaker.lang, teams), count=count)


# --- manholes ----------------------------------------------------------------------------------------------------


def _earned_by_retreat(event: Event) -> bool:
    """Told with the retreat."""
    return event.kind == "took_can" and bool(event.data["why"] == "retreat")


def _retreated(speaker: Speaker, told: list[Event], place: int) -> str:
    """A retreat with the cans from the supply that come right after it."""
    gain = 0
    for event in told[place + 1 :]:
        if event.kind != "took_can":
            break
        gain += 1
    key = ("told_retreat" if gain else "told_retreat_bare") + ("_forced" if told[place].data["forced"] else "")
    return speaker.say(key, gain=gain, **told[place].data)
