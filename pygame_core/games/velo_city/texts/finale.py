"""The end of the race: who won, why, and the ranking."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Card

from .speaker import Speaker

View = Mapping[str, Any]


def tied(podium: Sequence[int], winner: int) -> list[int]:
    """Who has as many couriers home as the winner."""
    return [seat for seat in dict.fromkeys(podium) if seat != winner and podium.count(seat) == podium.count(winner)]


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """The end of the race: who won, why, and the ranking."""
    speaker, podium = Speaker(lang, names), view["podium"]
    winner, reason = view["result"]["winner"], view["result"]["reason"]
    count = podium.count(winner)
    told = [speaker.say(f"result_{reason}", seat=winner, count=count)]
    if reason == "eight" and (others := tied(podium, winner)):
        told.append(speaker.say("result_tie", seats=[winner, *others], seat=winner, count=count))
    for rank, seats in enumerate(view["result"]["ranking"], 1):
        told.append(speaker.say("result_rank", rank=rank, seats=seats, count=podium.count(seats[0])))
    return Card(speaker.say("result_title", seat=winner), tuple(told))
