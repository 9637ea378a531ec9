"""Whose turn it is, what is asked, and how the race stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Number, Panel, Question

from ..road import ROADS
from ..rules.lines import usable
from ..view import race_seen
from .speaker import Speaker

View = Mapping[str, Any]
PAIR = 2


def question(view: View, names: Sequence[str], lang: str) -> Question:
    """Whose turn it is and what is asked."""
    speaker, step = Speaker(lang, names, view["colours"]), view["step"]
    stack = view["pending"]["stack"]
    frame = stack[-1] if stack else {}
    facts = {
        "seat": view["asked"][0] if view["asked"] else -1,
        "rider": view["in_hand"],
        "own": _own(speaker, view),
        "slot": view["slot"],
        "points": view["points_left"],
        "why": frame.get("why", "danger"),
        "against": frame.get("against", 0),
        "colour": speaker.team(frame["team"]) if step == "managers" else "",
        "rounds": view["round"],
        "clock": view["clock"],
        "count": len(view["lines"][frame["line"]]) if step == "vote" else 0,
        "by": _caller(view) if step == "leap" else -1,
    }
    asked = f"offers_{_offered(view)}" if step == "offers" else step
    why = "leap_called" if facts["by"] >= 0 else "entry" if _enters(view) else asked
    return Question(speaker.say(f"ask_{asked}", **facts), speaker.say(f"why_{why}", **facts))


def _enters(view: View) -> bool:
    """Whether a rider comes onto the road with this step."""
    return bool(view["step"] == "move" and view["riders"][view["in_hand"]]["place"] == "outside")


def _caller(view: View) -> int:
    """Whose line gives a leap to somebody else's rider; nobody's where it is one's own."""
    s = race_seen(view)
    owners = s.owners(s.slot) if s.slot >= 0 else ()
    return owners[0] if owners and not {*owners} & {*view["asked"]} else -1


def _offered(view: View) -> str:
    """What the lines are that may be launched now."""
    s = race_seen(view)
    pairs = {len(s.lines[index][0]) == PAIR for seat in view["asked"] for index in usable(s, seat)}
    return "both" if len(pairs) > 1 else "relay" if True in pairs else "acceleration"


def _own(speaker: Speaker, view: View) -> str:
    """The rider in hand as his manager calls him; a neutral one by his name."""
    rider = view["in_hand"]
    if not rider or rider.startswith("grey") or view["riders"][rider]["owner"] not in view["asked"]:
        return speaker.rider(rider)
    leads = view["riders"][rider]["leader"]
    return speaker.say("own_leader") if leads else speaker.say("own_mate", bib=rider.partition("-")[2])


def dice_names(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Whose each of the first dice is, for those who roll their own."""
    speaker, pending = Speaker(lang, names, view["colours"]), view["pending"]
    if view["step"] == "order":
        tied = next(group for group in pending["stack"][-1]["groups"] if len(group) > 1)
        return [speaker.team(team) for team in tied]
    if view["step"] == "managers":
        team = pending["stack"][-1]["team"]
        return [names[team], names[team + len(pending["manager"])]]
    return []


def panel(view: View, seat: int, names: Sequence[str], lang: str) -> Panel:
    """A seat's panel: its role now, its riders on the road and home, the red points of its best climber."""
    speaker = Speaker(lang, names, view["colours"])
    mine = [rider for rider in view["riders"].values() if rider["owner"] == seat]
    home = sum(rider["place"] == "finished" for rider in mine)
    counts = {
        "racing": sum(rider["place"] not in ("finished", "out") for rider in mine),
        "home": home,
        "points": max((rider["total_points"] for rider in mine), default=0),  # The Red jersey is one rider's.
    }
    numbers = tuple(Number(name, n, speaker.say(f"number_{name}", count=n)) for name, n in counts.items())
    return Panel(_role(speaker, view, seat, counts), numbers)


def _role(speaker: Speaker, view: View, seat: int, counts: Mapping[str, int]) -> str:
    if view["result"]:
        rank = next(place for place, seats in enumerate(view["result"]["ranking"], 1) if seat in seats)
        won = rank == 1 and view["result"]["winner"] == seat
        return speaker.say("role_won") if won else speaker.say("role_rank", rank=rank)
    if seat in view["asked"]:
        return speaker.say("role_asked")
    if view["slot"] >= 0 and view["slot"] == seat % max(len(set(view["colours"]) - {"grey"}), 1):
        return speaker.say("role_slot")
    if not counts["racing"] and not counts["home"]:
        return speaker.say("role_none")
    return speaker.say("role_racing", count=counts["racing"])


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Who is in front, who is home, who wears what."""
    speaker = Speaker(lang, names, view["colours"])
    if view["result"]:
        return []
    first = view["standing"][0]
    started = view["riders"][first]["place"] not in ("outside", "out")
    told = [speaker.say("stand_leader", who=whose(speaker, view, first))] if started else []
    if view["finishers"]:
        told.append(speaker.say("stand_home", riders=[rider for rider, _ in view["finishers"]]))
    worn = [jersey for jersey in ("gold", "red") if view[jersey]]
    return told + [speaker.say(f"stand_{jersey}", rider=view[jersey]) for jersey in worn]


def whose(speaker: Speaker, view: View, rider: str) -> str:
    """A rider by colour and bib, and whose he is."""
    owner = view["riders"][rider]["owner"]
    return speaker.say("whose", rider=rider, seat=owner) if owner >= 0 else speaker.rider(rider)


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the race is, as a share and in a few words: by the road behind its first rider."""
    road, stages, stage = ROADS[view["road"]], len(view["stages"]), view["stage"]
    place = view["riders"][view["standing"][0]]["place"]
    behind = road.end[road.name.index(place)] / road.total if place in road.name else float(place == "finished")
    key = "progress" if stages == 1 else "progress_tour"
    return (stage - 1 + behind) / stages, Speaker(lang).say(key, stage=stage, stages=stages, round=view["round"])


def caption(view: View, names: Sequence[str], lang: str) -> str:
    """One line under the board: the dice of this slot, or where the race stands."""
    speaker = Speaker(lang, names, view["colours"])
    if view["result"]:
        return speaker.say("caption_over", clock=view["clock"])
    if view["thrown"]:
        return speaker.say("caption_dice", dice=view["thrown"])
    facts = {name: view[name] for name in ("stage", "round", "clock", "phase")}
    return speaker.say("caption_race", **facts)
