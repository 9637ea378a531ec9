"""For somebody who has just sat down: what the race is about, how far one is, what happened since one's last answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Aim, listing

from ..meta import META
from ..rules.turn import TEAM_TO_WIN
from .speaker import Speaker

View = Mapping[str, Any]
THREE_TEAMS = 3
"""So few can never fill the podium before one of them has won."""
MOST_TOLD = 3
"""So many of a kind are told; the board and the log have the rest."""


def aim(view: View, seat: int | None, names: Sequence[str], lang: str) -> Aim:
    """What one wants, does in a turn, when it ends, and which couriers are one's own."""
    speaker = Speaker(lang, names)
    want = speaker.say("aim_want" if seat is not None else "aim_want_all")
    end = speaker.say("aim_end_three" if view["players"] == THREE_TEAMS else "aim_end")
    return Aim(want, speaker.say("aim_turn"), end, _you(speaker, view, seat))


def _you(speaker: Speaker, view: View, seat: int | None) -> str:
    """Colour and name; the name alone where it is the colour's."""
    if seat is None:
        return ""
    words = META.colour_names[view["colours"][seat]][speaker.lang]
    key = "aim_you" if speaker.name(seat) == words else "aim_you_named"
    colour = speaker.say(f"team_{view['colours'][seat]}")
    return speaker.say(key, seat=seat, colour=colour, count=len(view["riders"][seat]))


def goal(view: View, seat: int | None, names: Sequence[str], lang: str) -> str:
    """How many couriers are home of those that win; for an onlooker of the team that leads."""
    if view["result"]:
        return ""
    podium = view["podium"]
    home = podium.count(seat) if seat is not None else max(map(podium.count, podium), default=0)
    return Speaker(lang, names).say("goal", count=home, needed=TEAM_TO_WIN)


# --- since one's last answer -------------------------------------------------------------------------------------


def since(stretch: Sequence[Sequence[Event]], seat: int | None, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """What the others did: who rode where, what came of it, and what became of one's own couriers and cans."""
    speaker, events = Speaker(lang, names), [event for events in stretch for event in events]
    others = [event for event in events if event.data.get("seat") != seat]
    told = (_rides(speaker, others), _home(speaker, others), _mine(speaker, events, seat))
    return tuple(sentence for sentence in told if sentence)


def _rides(speaker: Speaker, events: Sequence[Event]) -> str:
    """Every move in a few signs, all in one sentence; in brackets how far a manhole threw it back."""
    rides = []
    for place, event in enumerate(events):
        if event.kind == "moved":
            ride = speaker.say("since_ride", **event.data)
            back = next((one for one in events[place:] if one.kind == "retreated" and _same(one, event)), None)
            rides.append(speaker.say("since_ride_back", ride=ride, to=back.data["to"]) if back else ride)
    return speaker.say("since_told", told=listing(speaker.lang, rides)) if rides else ""


def _same(fall: Event, ride: Event) -> bool:
    rider, fallen = ride.data, fall.data
    return (rider["seat"], rider["rider"], rider["to"]) == (fallen["seat"], fallen["rider"], fallen["start"])


def _home(speaker: Speaker, events: Iterable[Event]) -> str:
    """Who came home."""
    told = [speaker.say("since_crossed", **event.data) for event in events if event.kind == "crossed"]
    return speaker.say("since_told", told=listing(speaker.lang, told)) if told else ""


def _mine(speaker: Speaker, events: Iterable[Event], seat: int | None) -> str:
    """What happened to one's own: taken along on one's die, fallen back, robbed of a can."""
    told = []
    for event in events:
        facts = event.data
        if event.kind in ("joined", "retreated") and facts["seat"] == seat:
            told.append(speaker.say(f"since_my_{event.kind}", **facts))
        elif event.kind == "took_from" and facts["victim"] == seat:
            told.append(speaker.say("since_my_can", seat=facts["seat"]))
    return " ".join(told[:MOST_TOLD])
