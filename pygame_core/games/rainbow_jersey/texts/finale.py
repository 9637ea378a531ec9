"""The end of a race: who won, why, and the ranking."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Card

from . import facts
from .speaker import Speaker

View = Mapping[str, Any]


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """A title and the sentences of the end."""
    speaker, end = Speaker(lang, names), view["result"]
    winners = end["ranking"][0]
    title = speaker.say("result_title" if len(winners) == 1 else "result_title_many", seats=winners)
    mixed = "_mixed" if end["reason"] == "jerseys" and facts.mixed(view) else ""
    told = [speaker.say(f"result_{end['reason']}{mixed}", count=facts.needed(view))]
    told += [_rank(speaker, end, facts.place_of(view, seats[0]), seats) for seats in end["ranking"]]
    return Card(title, tuple(told))


def _rank(speaker: Speaker, end: Mapping[str, Any], rank: int, seats: Sequence[int]) -> str:
    rainbow, green, dots = end["worth"][seats[0]]
    return speaker.say("result_rank", rank=rank, seats=seats, rainbow=rainbow, green=green, dots=dots)
