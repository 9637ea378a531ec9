"""The one place that knows which games there are. Their folders are imported when they are needed."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.meta import Meta
from .core.refusals import BadOption

if TYPE_CHECKING:
    from .contract.module import GameModule
    from .core.game import Game

_FOLDERS = {
    "velo-city": "velo_city",
    "city-chase": "city_chase",
    "rainbow-jersey": "rainbow_jersey",
    "velomaster": "velomaster",
    "vroom": "vroom",
}
_PLAYABLE = ("velo-city", "city-chase", "rainbow-jersey", "velomaster", "vroom")


@cache
def module(game_id: str) -> "GameModule":
    """All that a game offers, none of its parts loaded yet. Raises BadOption for what is no game to play."""
    if game_id not in _FOLDERS:
        raise BadOption("game_unknown", value=game_id[:40], allowed=list(_PLAYABLE))
    if game_id not in _PLAYABLE:
        raise BadOption("game_announced", value=game_id, allowed=list(_PLAYABLE))
    found: GameModule = import_module(f"{folder(game_id)}.module").MODULE
    return found


def folder(game_id: str) -> str:
    """The package of a game, by its dotted name: its scenarios lie beside its modules."""
    return f"pygame_core.games.{_FOLDERS[game_id]}"


def package(game_id: str) -> str:
    """The name of the wheel that brings a game, where games are brought one by one; "" for what is no game to play."""
    return f"echappee-{_FOLDERS[game_id].replace('_', '-')}" if game_id in _PLAYABLE else ""


@cache
def meta(game_id: str) -> Meta:
    """A game's names, seats and options: all that the home page has of a game that nobody has opened."""
    if game_id not in _FOLDERS:
        raise BadOption("game_unknown", value=game_id[:40], allowed=list(_PLAYABLE))
    found: Meta = import_module(f"{folder(game_id)}.meta").META
    return found


def game(game_id: str) -> "Game[Any]":
    """A game's rules."""
    return module(game_id).rules


def games() -> tuple[Meta, ...]:
    """The games that can be played."""
    return tuple(meta(game_id) for game_id in _PLAYABLE)


def announced() -> tuple[Meta, ...]:
    """The games that are still to come."""
    return tuple(meta(game_id) for game_id in _FOLDERS if game_id not in _PLAYABLE)
