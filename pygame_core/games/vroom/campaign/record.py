"""What outlives a game: envelopes opened, trophies won. Pure functions over a profile that the device keeps."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygame_core.engine.core.refusals import Illegal

from ..board import MODULES, MONUMENTS

TROPHIES = (
    "victory", *MODULES, "crazy",
    "perfect", "inventor", "night", "international", "epic", "clock", "influencer", "curator",
)  # fmt: skip
GOLDEN = 10
"""So many trophies unlock the golden cars."""
NIGHT_ENDS = 5
QUICK = 120_000
"""A race against the clock lasts so many milliseconds at most, from the first look to the last drive."""


class Circumstances(NamedTuple):
    """What the screen reports of a game: no rule knows it."""

    hour: int = 12
    """The local hour at which the game ended."""
    abroad: bool = False
    """Whether the whole game was played in another language than the profile's own."""
    quickest: int = 0
    """The milliseconds of its quickest race; 0 when none was timed."""
    shared: bool = False
    """Whether a link to the finished game was made."""


def new_profile(home: str) -> dict[str, Any]:
    """A device on which nobody has played."""
    return {"opened": [], "due": False, "wins": {}, "trophies": {}, "home": home}


def earned(view: Mapping[str, Any], told: Circumstances) -> list[str]:
    """The trophies that a finished game is worth. R17: those for playing to the end are earned by lost games too."""
    result, modules = view["result"], view["modules"]
    found = {
        "victory": result["won"],
        **{module: result["won"] and module in modules for module in MODULES},
        "crazy": result["won"] and len(modules) > 1,
        "perfect": result["won"] and not result["lost"],
        "inventor": result["inventor"],
        "night": told.hour < NIGHT_ENDS,
        "international": told.abroad,
        "epic": result["epic"],
        "clock": 0 < told.quickest <= QUICK,
        "influencer": told.shared,
        "curator": view["skin"] in MONUMENTS,
    }
    return [trophy for trophy in TROPHIES if found[trophy]]


def after_game(profile: Mapping[str, Any], view: Mapping[str, Any], told: Circumstances, date: str) -> dict[str, Any]:
    """The profile with what a finished game has brought. An opening that is due is kept, and never counts double."""
    result = view["result"]
    trophies = dict(profile["trophies"])
    for trophy in earned(view, told):
        trophies.setdefault(trophy, date)
    wins = dict(profile["wins"])
    if result["won"]:
        played = " ".join(view["modules"])
        wins[played] = wins.get(played, 0) + 1
    opened = [*profile["opened"], *([result["opened"]] if result["opened"] not in ("", *profile["opened"]) else [])]
    due = not result["opened"] and (profile["due"] or result["due"]) and len(opened) < len(MODULES)
    return {**profile, "opened": opened, "due": due, "wins": wins, "trophies": trophies}


def open_envelope(profile: Mapping[str, Any], module: str) -> dict[str, Any]:
    """The opening that is due, used now: the module becomes the active one."""
    if module in profile["opened"]:
        raise Illegal("open_already", module=module)
    if not profile["due"] or module not in MODULES:
        raise Illegal("open_not_due")
    return {**profile, "opened": [*profile["opened"], module], "due": False}


def golden(profile: Mapping[str, Any]) -> bool:
    """Whether the golden cars are unlocked."""
    return len(profile["trophies"]) >= GOLDEN
