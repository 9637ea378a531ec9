"""Whose turn it is, what is asked, and how things stand."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Number, Panel, Question

from ..board import KIND, PODIUM_PLACES
from ..rules.turn import TEAM_TO_WIN, able_to_pursue, departures, ranking, thrown, usable_dice
from ..view import race_of
from .finale import tied
from .speaker import Speaker

View = Mapping[str, Any]
LOW_SUPPLY = 3


def question(view: View, names: Sequence[str], lang: str) -> Question:
    """Whose turn it is and what is asked."""
    speaker = Speaker(lang, names)
    if view["step"] == "over":
        return Question(speaker.say("ask_over", seat=view["result"]["winner"]), caption(view, names, lang))
    seat = view["asked"][0] if view["asked"] else view["active"]
    key, context = _asked(view, seat)
    facts = {"seat": seat, "cans": view["cans"][seat], "riders": view["arrived"][seat], "to": view["to"]}
    facts["gap"] = view["from"] - view["to"]
    dice = _thrown(speaker, view) if view["step"] == "roll" else []
    return Question(speaker.say(key, **facts), speaker.say(context, space=view["space"], dice=dice, **facts))


def _asked(view: View, seat: int) -> tuple[str, str]:
    """Which question it is, and which line goes with it."""
    step = view["step"]
    key = f"ask_{step}"
    if step == "declare":
        return key, _before_declaring(view, seat)
    if step == "move":
        return _ask_move(view), f"how_{view['mode']}_{view['boost']}"
    if step == "pursuit":
        several = able_to_pursue(race_of(view), seat) > 1
        hole = KIND[view["to"]] == "obstacle"
        return "ask_pursuit_many" if several else key, "ask_pursuit_hole" if hole else "ask_pursuit_why"
    if step == "obstacle" and view["arrived"][seat] > 1:
        return key, "ask_obstacle_more"
    return key, f"{key}_why"


def _before_declaring(view: View, seat: int) -> str:
    if view["podium"].count(seat) == TEAM_TO_WIN - 1:
        return "ask_declare_match"
    return "ask_declare_why"


def _ask_move(view: View) -> str:
    race = race_of(view)
    riders, dice = len(departures(race)) > 1, len(usable_dice(race)) > 1
    return "ask_move_both" if riders and dice else "ask_move_dice" if dice else "ask_move"


def dice_names(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Which die is whose, for those who roll their own."""
    return _thrown(Speaker(lang, names), view) if view["step"] == "roll" else []


def _thrown(speaker: Speaker, view: View) -> list[str]:
    fixed = {"own": "own_die", "energy": "energy_die"}
    return [speaker.say(fixed[die]) if die in fixed else speaker.name(int(die)) for die in thrown(race_of(view))]


def panel(view: View, seat: int, names: Sequence[str], lang: str) -> Panel:
    """A seat's panel: its role now, its cans, riders home and riders racing."""
    speaker = Speaker(lang, names)
    home = view["podium"].count(seat)
    counts = {"cans": view["cans"][seat], "home": home, "racing": len(view["riders"][seat]) - home}
    numbers = tuple(Number(name, n, speaker.say(f"number_{name}", count=n)) for name, n in counts.items())
    return Panel(_role(speaker, view, seat, counts), numbers)


def _role(speaker: Speaker, view: View, seat: int, counts: Mapping[str, int]) -> str:
    if view["result"]:
        rank = next(place for place, seats in enumerate(view["result"]["ranking"], 1) if seat in seats)
        return speaker.say("role_won") if rank == 1 else speaker.say("role_rank", rank=rank)
    if seat in view["asked"]:
        return speaker.say("role_asked")
    if counts["home"] == TEAM_TO_WIN - 1:
        return speaker.say("role_match")
    return speaker.say("role_racing", count=counts["racing"])


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Who would win if the race stopped now, and what to beware of."""
    speaker, podium, supply = Speaker(lang, names), view["podium"], view["supply"]
    if view["result"]:
        return []
    found = [_lead(speaker, view)]
    if close := [seat for seat in range(view["players"]) if podium.count(seat) == TEAM_TO_WIN - 1]:
        found.append(speaker.say("match_point", seats=close))
    found.append(speaker.say("places_left", count=PODIUM_PLACES - len(podium)))
    if supply <= LOW_SUPPLY:
        found.append(speaker.say("supply_low" if supply else "supply_empty", count=supply))
    return found


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the race is, as a share and in a few words: by the couriers of the first team, or by the podium."""
    podium = view["podium"]
    home = max(map(podium.count, podium), default=0)
    far = max(home / TEAM_TO_WIN, len(podium) / PODIUM_PLACES)
    return far, Speaker(lang).say("progress", count=home, needed=TEAM_TO_WIN)


def _lead(speaker: Speaker, view: View) -> str:
    podium = view["podium"]
    if not podium:
        return speaker.say("lead_none")
    leader = ranking(podium, view["players"])[0][0]
    others = tied(podium, leader)
    return speaker.say("lead_tie" if others else "lead", seat=leader, count=podium.count(leader), seats=others)


def caption(view: View, names: Sequence[str], lang: str) -> str:
    """One line under the board: the dice of this turn, or whose turn it is."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return speaker.say("caption_over", turn=view["turn"])
    if view["dice"]:
        return speaker.say("caption_dice", dice=speaker.dice(view["dice"].items(), view["active"]))
    if view["mode"]:
        return speaker.say(f"said_{view['mode']}_{view['boost']}", seat=view["active"], space=view["space"])
    return speaker.say("caption_turn", turn=view["turn"], seat=view["active"])
