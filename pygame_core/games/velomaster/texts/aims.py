"""What the race is about, for somebody who has never seen it; and how far one is from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Aim, listing

from ..board import BOARDS
from ..road import CELL, ROADS
from .speaker import COLOURS, Speaker

View = Mapping[str, Any]


def aim(view: View, seat: int | None, names: Sequence[str], lang: str) -> Aim:
    """What one wants, what one does, when it ends, who one is."""
    speaker = Speaker(lang, names, view["colours"])
    expert = "beginner" if view["level"] == "beginner" else "expert"
    closed = view["pending"]["options"]["finish_rule"]
    laps = speaker.say("aim_laps" if BOARDS[view["board"]].closed else "aim_road", laps=view["laps"])
    return Aim(
        _want(speaker, view),
        speaker.say(f"aim_turn_{expert}"),
        speaker.say(f"aim_end_{closed}", laps=laps),
        _you(speaker, view, seat),
    )


def _want(speaker: Speaker, view: View) -> str:
    stages = len(view["stages"])
    if stages > 1:
        return speaker.say("aim_want_tour", stages=stages)
    bibs = ["L", "V"] if view["level"] == "beginner" else ["L", "G", "V", "N"]
    either = " ou " if speaker.lang == "fr" else " or "
    return speaker.say("aim_want_race", riders=", ".join(bibs[:-1]) + either + bibs[-1])


def _you(speaker: Speaker, view: View, seat: int | None) -> str:
    """Name, colour and bibs together; nothing for an onlooker."""
    mine = [rider for rider, one in view["riders"].items() if one["owner"] == seat and not rider.startswith("grey")]
    if seat is None or not mine:
        return ""
    colour = COLOURS[mine[0].partition("-")[0]][speaker.lang].lower()
    mates = [rider.partition("-")[2] for rider in mine if not view["riders"][rider]["leader"]]
    told = [speaker.say("aim_leader")] if len(mates) < len(mine) else []
    told += [speaker.say("aim_mate")] if mates == ["V"] else [speaker.say("aim_mates", bibs=", ".join(mates))]
    return speaker.say("aim_you", seat=seat, colour=colour, riders=listing(speaker.lang, told))


def goal(view: View, seat: int | None, names: Sequence[str], lang: str) -> str:
    """How far it is to the line for one's best placed rider; for onlookers, for whoever is in front."""
    if view["result"]:
        return ""
    speaker, stages = Speaker(lang, names, view["colours"]), len(view["stages"])
    left = [_left(view, rider) for rider, one in view["riders"].items() if seat is None or one["owner"] == seat]
    riding = [cells for cells in left if cells is not None]
    if not riding:
        return speaker.say("goal_home")
    key = "goal_race" if stages == 1 else "goal_tour"
    return speaker.say(key, cells=min(riding), stage=view["stage"], stages=stages)


def _left(view: View, rider: str) -> int | None:
    """How many cells, as long as usual ones, a rider is from the line; nothing for whoever does not ride any more."""
    road, place = ROADS[view["road"]], view["riders"][rider]["place"]
    if place in ("finished", "out"):
        return None
    behind = road.end[road.cell[place]] if place in road.cell else 0
    return (road.total - behind) // CELL + 1
