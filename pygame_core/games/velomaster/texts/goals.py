"""Where a move may lead with several steps at once: what is worth a ticket, and what there is to say of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label

from ..road import ROADS, Road
from ..rules.riders import points_for
from ..rules.ways import Way, chance_on, ways
from ..state import OUTSIDE, Race
from ..view import race_seen
from .speaker import Speaker

View = Mapping[str, Any]
MOST = 3


def goals(view: View, choices: Sequence[Choice]) -> tuple[tuple[str, ...], ...]:
    """The farthest sure place, the farthest of all, the nearest summit or line beyond: each with the steps to it."""
    if view["step"] != "move" or view["points_left"] < 2:
        return ()
    s = race_seen(view)
    road, rider = ROADS[s.route], s.stack[-1]["rider"]
    found = ways(s, road, s.place[rider], view["points_left"])
    first = {choice.token for choice in choices}
    steps = (tuple(road.step[cell].token for cell in way.cells) for way in _worth(road, s.place[rider], found))
    return tuple(way for way in steps if len(way) > 1 and way[0] in first)[:MOST]


def _worth(road: Road, start: int, found: Mapping[int, Way]) -> list[Way]:
    """At most one way of each sort, none twice, the one that promises most first."""
    far = sorted(found, key=lambda cell: (road.end[cell] if cell < road.finish else road.total + 1, found[cell].chance))
    sure = [cell for cell in far if found[cell].chance == 1]
    passed = road.passed[start] if start > OUTSIDE else 0
    prizes = [cell for cell in far if cell == road.finish or road.passed[cell] > passed]
    prize = max(prizes, key=lambda cell: found[cell].chance, default=None)
    wanted = dict.fromkeys([*sure[-1:], *([] if prize is None else [prize]), *far[-1:]])
    return [found[cell] for cell in wanted]


def way(tokens: Sequence[str], view: View, names: Sequence[str], lang: str) -> Label:
    """Several steps as one answer: how likely, how far, and what is gained there."""
    speaker, s = Speaker(lang, names, view["colours"]), race_seen(view)
    road = ROADS[s.route]
    cells = [road.cell[token.partition(" ")[2]] for token in tokens if token.startswith("step ")]
    rider = _rider(s, tokens)
    chance = round(100 * chance_on(s, road, [s.place[rider], *cells]))
    title = speaker.say("goal_finish") if cells[-1] == road.finish else speaker.say("goal_cells", cells=len(cells))
    sure = speaker.say("goal_sure") if chance == 100 else speaker.say("goal_chance", chance=chance)
    detail = ", ".join([sure, *gains(speaker, s, road, rider, cells[-1])])
    return Label(title, detail, f"{title}, {detail}")


def _rider(s: Race, tokens: Sequence[str]) -> int:
    """Who would ride: who is given the die, or whose move it is."""
    kind, *args = tokens[0].split()
    rider = s.names.index(args[0]) if kind in ("give", "start") else s.stack[-1]["rider"]
    return int(rider)


def gains(speaker: Speaker, s: Race, road: Road, rider: int, cell: int) -> list[str]:
    """What a place brings: summit points, a meal, a wheel to follow."""
    start = s.place[rider]
    told = []
    for index in range(road.passed[start] if start >= 0 else 0, road.passed[cell]):
        summit, place = road.summits[index], len(s.passed[index]) + 1
        if points := points_for(summit.category, place):
            told.append(speaker.say("goal_summit", name=summit.name, points=points))
    if cell == road.finish:
        return told
    if s.law["feed"] and road.zone[cell] >= 0 and not s.fed[rider]:
        told.append(speaker.say("goal_feed"))
    ahead = road.straight[cell]
    if 0 <= ahead < road.finish and s.on[ahead] >= 0 and s.on[ahead] != rider:
        told.append(speaker.say("goal_wheel", rider=s.names[s.on[ahead]]))
    return told
