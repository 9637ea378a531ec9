"""One event in one sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from pygame_core.engine.core.events import Event

from ..board import END_OF_ROAD, LINE_FEED
from . import deals
from .speaker import Speaker

Facts = Mapping[str, Any]


def said(speaker: Speaker, event: Event) -> str:
    """An event on its own."""
    facts = dict(event.data)
    if event.kind == "exchanged":
        facts |= {"gives": deals.gives_in_full(speaker, facts["gives"])}
        facts |= {"gets": speaker.say(f"gets_{facts['gets']}_long")}
    variant = _VARIANTS[event.kind](facts) if event.kind in _VARIANTS else ""
    return speaker.say(f"said_{event.kind}{variant}", **facts)


def whose(facts: Facts) -> str:
    """How a space is spoken of: free, somebody's, or of no effort."""
    if facts["kind"] != "effort":
        return "_chance" if facts["kind"] == "chance" else ""
    if facts["owner"] < 0:
        return "_free"
    return "_own" if facts["owner"] == facts["seat"] else "_held"


def _rolled(facts: Facts) -> str:
    if not facts["crossed"]:
        return ""
    return "_crossed" if facts["to"] else "_exact"


def _away(facts: Facts) -> str:
    if facts["to"] >= END_OF_ROAD:
        return "_won"
    return "_more" if facts["start"] else ""


def _over(facts: Facts) -> str:
    return f"_{facts['reason']}" if len(facts["winners"]) == 1 else "_shared"


_VARIANTS: dict[str, Callable[[Facts], str]] = {
    "gave_up": lambda facts: "_forced" if facts["forced"] else "",
    "rolled": _rolled,
    "line": lambda facts: "_rainbow" if facts["rainbow"] else "",
    "jersey": lambda facts: f"_{facts['jersey']}",
    "landed": whose,
    "rainbow_lap": lambda facts: "" if facts["changed"] else "_same",
    "fed": lambda facts: "" if facts["gain"] else "_none",
    "fed_all": lambda facts: "" if all(gain == LINE_FEED for gain in facts["gains"]) else "_part",
    "dropped": lambda facts: "_held" if facts["space"] >= 0 else "",
    "lost": lambda facts: "" if facts["to"] else "_all",
    "attacked": lambda facts: "" if facts["price"] else "_free",
    "away": _away,
    "chased": lambda facts: "" if facts["to"] else "_caught",
    "placed": lambda facts: "_moved" if facts["start"] >= 0 else "",
    "over": _over,
}
