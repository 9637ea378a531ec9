"""Chances worth knowing, exact: before the dice, at the line, and of whoever is one courier short of winning."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice

from ..board import KIND
from ..rules.foresight import after_pursuit, fall, land
from ..rules.game import GAME
from ..rules.turn import TEAM_TO_WIN
from ..view import race_of
from .chances import chances, over_the_line
from .speaker import Speaker, place_key

View = Mapping[str, Any]


def odds(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The chances at this moment: of each answer, then the threats of others."""
    speaker = Speaker(lang, names)
    found = [line for choice in _choices(view) for line in _explain(speaker, choice, view)]
    return list(dict.fromkeys(found + _threats(speaker, view)))


def explain(choice: Choice, view: View, names: Sequence[str], lang: str) -> list[str]:
    """The chances of one answer."""
    return _explain(Speaker(lang, names), choice, view)


def _choices(view: View) -> Sequence[Choice]:
    return GAME.choices(race_of(view), view["asked"][0]) if view["asked"] else ()


def _explain(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    return _EXPLAINED[choice.kind](speaker, choice, view) if choice.kind in _EXPLAINED else []


def _declare(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    mode, space, boost = choice.args
    how = speaker.say(place_key(f"{mode}_{boost}", int(space)), space=space)
    seen = chances(view, choice)
    facts = [
        speaker.say(f"odds_{what}", chance=chance)
        for what, chance in (("can", seen.can), ("hole", seen.hole), ("line", seen.line))
        if chance
    ]
    return [speaker.say("odds_declare", how=how, facts=facts or [speaker.say("odds_calm")])]


def _move(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    landing = land(view, choice)
    return [] if landing.crosses or KIND[landing.race.to] == "obstacle" else _next(speaker, landing.race.to)


def _next(speaker: Speaker, space: int) -> list[str]:
    chance = over_the_line(space)
    return [speaker.say("odds_next", space=space, chance=chance)] if chance else []


def _pursue(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, count = view["asked"][0], int(choice.args[0])
    if count:
        hole = KIND[view["to"]] == "obstacle" and not after_pursuit(view, seat, count).cans[seat]
        return [] if hole else _next(speaker, view["to"])
    behind = {"gap": view["from"] - view["to"], "seat": view["active"]}
    lag = [] if seat == view["active"] else [speaker.say("odds_stay", **behind)]
    return lag + _next(speaker, view["from"])


def _obstacle(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    if choice.args[0] == "pay":
        return _next(speaker, view["to"])
    back, cans = fall(race_of(view), view["asked"][0])
    return [speaker.say("odds_retreat", gap=back - view["to"], gain=cans), *_next(speaker, back)]


def _threats(speaker: Speaker, view: View) -> list[str]:
    """Who may win with the next own die, as the riders stand."""
    found = []
    for seat, team in enumerate(view["riders"]):
        chance = over_the_line(min((space for space in team if space > 0), default=7))
        if chance and view["podium"].count(seat) == TEAM_TO_WIN - 1 and not view["result"]:
            found.append(speaker.say("odds_threat", seat=seat, chance=chance))
    return found


_EXPLAINED = {"declare": _declare, "move": _move, "pursue": _pursue, "obstacle": _obstacle}
