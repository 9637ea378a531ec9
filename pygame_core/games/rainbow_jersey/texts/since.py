"""What happened since somebody's last answer: the turns of the others in a sentence or two, and one's own purse."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import paragraph

from .events import said
from .speaker import Speaker

MOST = 2
"""So many turns are told; of those before them only the number."""
PURSE = {"paid": ("cost", -1), "upkeep": ("paid", -1), "attacked": ("price", -1), "won": ("bid", -1),
         "fed": ("gain", 1), "dropped": ("gain", 1)}  # fmt: skip
"""What an event takes from a purse, or puts into it."""
NEWS = ("jersey", "drew", "away", "chased", "caught", "gave_up", "collapsed", "rainbow_lap", "exchanged")
"""What is told beside the roll: the rest can be seen."""


def since(stretch: Sequence[Sequence[Event]], seat: int | None, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Who rolled what and what came of it, turn by turn; last what one has paid or gained."""
    speaker, events = Speaker(lang, names), [event for events in stretch for event in events]
    told = [sentence for turn in turns(events) if (sentence := _turn(speaker, turn, seat))]
    earlier = len(told) - MOST
    first = f"{speaker.say('since_earlier', count=earlier)} " if earlier > 0 else ""
    kept = told[-MOST:]
    kept = [first + kept[0], *kept[1:]] if kept else []
    return tuple(filter(None, [*kept, "" if seat is None else _mine(speaker, events, seat)]))


def turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events, cut where a new turn begins."""
    cuts = [0, *(place for place, event in enumerate(events) if event.kind == "turn" and place), len(events)]
    return (events[start:end] for start, end in pairwise(cuts))


def _turn(speaker: Speaker, events: Sequence[Event], seat: int | None) -> str:
    """One turn in one sentence, and what was surprising in it."""
    rolled = next((event for event in events if event.kind == "rolled"), None)
    sold = next((event for event in events if event.kind == "won" and event.data["seat"] != seat), None)
    told = []
    if rolled:
        key, facts = "since_my_roll" if rolled.data["seat"] == seat else "since_roll", rolled.data
        roll = speaker.say(key, seat=facts["seat"], die=facts["die"], space=facts["to"])
        told.append(speaker.say("since_sold", told=roll, **sold.data) if sold else speaker.say("since_told", told=roll))
    elif sold:
        told.append(said(speaker, sold))
    news = [event for event in events if event.kind in NEWS and event.data.get("seat") != seat]
    return paragraph([*told, *(said(speaker, event) for event in news)])


def _mine(speaker: Speaker, events: Sequence[Event], seat: int) -> str:
    """What one's purse has lost or won in all."""
    sums = [sign * event.data[what] for event in events if event.data.get("seat") == seat
            for what, sign in [PURSE.get(event.kind, ("", 0))] if sign]  # fmt: skip
    sums += [event.data["gains"][seat] for event in events if event.kind == "fed_all"]
    return speaker.say("since_mine", gain=sum(sums)) if sum(sums) else ""
