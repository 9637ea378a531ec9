"""The end: who won, why, the first of the ranking, the jerseys."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Card

from ..board import honour
from ..meta import META
from .questions import whose
from .speaker import Speaker

View = Mapping[str, Any]
PLACED = 3
"""The whole classification stands in the sheet."""


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """The end: who won, why, the first of the ranking, the jerseys."""
    speaker, told = Speaker(lang, names, view["colours"]), view["result"]
    if told["winner"] < 0:
        return Card(speaker.say("result_nobody"), (speaker.say("said_over_nobody"),))
    rows = [speaker.say(f"result_{told['reason']}")] if told["reason"] != "nobody" else []
    rows += _ranks(speaker, view)
    worn = [jersey for jersey in ("gold", "white") if told[jersey]]
    for jersey in worn:
        rows.append(speaker.say("result_" + honour(jersey, view["board"]), who=whose(speaker, view, told[jersey])))
    rows += _climber(speaker, view)
    if told["teams"]:
        teams = [f"{META.colour_names[colour][lang]} {time}" for colour, time in told["teams"]]
        rows.append(speaker.say("result_teams", teams=teams))
    return Card(speaker.say("result_title", seat=told["winner"]), tuple(rows))


def _ranks(speaker: Speaker, view: View) -> list[str]:
    """The first three with their times, and the best of everybody else."""
    rows, told = list[str](), set[int]()
    for place, (rider, time) in enumerate(view["result"]["time"], 1):
        owner = view["riders"][rider]["owner"]
        if place <= PLACED or owner not in told:
            rows.append(speaker.say("result_rank", place=place, who=whose(speaker, view, rider), time=time))
        told.add(owner)
    return rows


def _climber(speaker: Speaker, view: View) -> list[str]:
    """Who wears the Red jersey, with how many points; where the winner has more, that too."""
    red, climbers = view["result"]["red"], view["result"]["climbers"]
    if not red:
        return []
    first, most = climbers[0]
    points = dict(map(tuple, climbers))[red]
    key = "result_red" if points == most else "result_red_second"
    return [speaker.say(key, who=whose(speaker, view, red), points=points, first=first)]
