"""What the public log proves about the car, in words. Always the exact set, never a chance."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..board import BUILDINGS
from ..deduction import belief, clues
from ..deduction.walks import facts
from .speaker import Speaker

View = Mapping[str, Any]
FEW, LISTED = 4, 12
"""So many buildings are named one by one: in a reason, and in a list."""


def reason(speaker: Speaker, view: View) -> str:
    """Why the car is where it can be, in one line: "C3 jaune, donc pavé clair : 8 immeubles"."""
    cars = belief.possible(view)
    dated = next((trace for trace in clues.traces(facts(view["log"])).values() if len(trace.laid) == 1), None)
    if dated is None:
        return speaker.say("deduced", count=len(cars))
    # All of them are on one colour of the chessboard, by whichever trace it is known.
    square = clues.square(next(iter(cars), dated.building))
    return speaker.say(
        "deduced_square", building=dated.building, trace=dated.colour, square=square, count=len(cars)
    )  # fmt: skip


def after_check(speaker: Speaker, building: str, view: View) -> str:
    """What each answer that can come would leave."""
    told, counted = [], False
    for answer, count in belief.outcomes(view, building).items():
        told.append(speaker.say(f"then_{answer}_too" if counted else f"then_{answer}", count=count))
        counted = answer != "car"
    return " ".join(told)


def why(speaker: Speaker, view: View, building: str) -> str:
    """Why the car can, or cannot, be in this building."""
    code, told = belief.explain(view, building)
    if code == "possible":
        others = int(told["buildings"]) - 1
        return speaker.say("why_possible" if others else "why_certain", building=building, buildings=others)
    if code == "far" and not told["exact"]:
        code = "far_early"
    if code == "cut_off" and len(told["buildings"]) <= FEW:
        code = "cut_off_few" if told["walks"] > 1 else "cut_off_one"
    return speaker.say(f"why_{code}", **told)


def possible(speaker: Speaker, view: View) -> list[str]:
    """All the buildings, and how many ways there are to have come there."""
    cars = belief.possible(view)
    if not cars:
        return []
    many = "_many" if len(cars) > LISTED else ""
    where = speaker.say(f"odds_possible{many}", count=len(cars), places=list(cars))
    return [where, speaker.say("odds_paths", count=belief.paths(view))]


def is_building(words: Sequence[str]) -> bool:
    """Whether the last of these words is a building."""
    return bool(words) and words[-1] in BUILDINGS
