"""The one place that knows which games there are. Their modules are imported when they are needed."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .meta import Meta
from .refusals import BadOption

if TYPE_CHECKING:
    from .game import Game

_FOLDERS = {
    "velo-city": "velo_city",
    "city-chase": "city_chase",
    "rainbow-jersey": "rainbow_jersey",
    "velomaster": "velomaster",
    "vroom": "vroom",
}
_PLAYABLE = ("velo-city", "city-chase", "rainbow-jersey", "velomaster", "vroom")


@cache
def module(game_id: str, name: str) -> ModuleType:
    """One module of a game's folder: "meta", "rules", "draw", "text", "bot"..."""
    if game_id not in _FOLDERS:
        raise BadOption("game_unknown", value=game_id[:40], allowed=list(_PLAYABLE))
    if name != "meta" and game_id not in _PLAYABLE:
        raise BadOption("game_announced", value=game_id, allowed=list(_PLAYABLE))
    return import_module(f"pygame_core.games.{_FOLDERS[game_id]}.{name}")


def package(game_id: str) -> str:
    """The name of the wheel that brings a game, where games are brought one by one; "" for what is no game to play."""
    return f"pygame-core-{_FOLDERS[game_id].replace('_', '-')}" if game_id in _PLAYABLE else ""


def meta(game_id: str) -> Meta:
    """A game's meta: its names, seats and options."""
    found: Meta = module(game_id, "meta").META
    return found


def game(game_id: str) -> "Game[Any]":
    """A game's rules."""
    found: Game[Any] = module(game_id, "rules").GAME
    return found


def games() -> tuple[Meta, ...]:
    """The games that can be played."""
    return tuple(meta(game_id) for game_id in _PLAYABLE)


def announced() -> tuple[Meta, ...]:
    """The games that are still to come."""
    return tuple(meta(game_id) for game_id in _FOLDERS if game_id not in _PLAYABLE)
