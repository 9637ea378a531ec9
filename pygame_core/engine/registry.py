"""The games that are here. Nobody lists them: packages declare them (`found`), and they are imported when needed."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .contract import VERSION
from .core.meta import Meta
from .core.refusals import BadOption, shown
from .found import OURS, declared

if TYPE_CHECKING:
    from .contract.module import GameModule
    from .core.game import Game


@cache
def module(game_id: str) -> "GameModule":
    """All that a game offers, none of its parts loaded yet. Raises BadOption for what is no game to play."""
    meta(game_id)
    found: GameModule = _imported(game_id, f"{folder(game_id)}.module").MODULE
    return found


def folder(game_id: str) -> str:
    """The package of a game, by its dotted name: its scenarios lie beside its modules."""
    return _packages()[game_id]


def is_ours(game_id: str) -> bool:
    """Whether it is a game of this house, and not one that somebody added."""
    return _packages().get(game_id, "").startswith(OURS)


@cache
def meta(game_id: str) -> Meta:
    """A game's names, seats and options: all that the home page has of a game that nobody has opened.

    Raises BadOption for what is no game, and for one that cannot play here.
    """
    if game_id not in _packages():
        raise BadOption("game_unknown", value=game_id[:40], allowed=[meta.id for meta in games()])
    _check_contract(game_id)
    found = getattr(_imported(game_id, f"{folder(game_id)}.meta"), "META", None)
    if isinstance(found, Meta) and found.id == game_id:
        return found
    raise BadOption("game_broken", value=game_id, fault="META")


def game(game_id: str) -> "Game[Any]":
    """A game's rules."""
    return module(game_id).rules


@cache
def games() -> tuple[Meta, ...]:
    """The games that can be played."""
    unfit = refused()
    found = [meta(game_id) for game_id in _packages() if game_id not in unfit]
    return tuple(sorted(found, key=lambda meta: meta.shelf))


@cache
def refused() -> dict[str, BadOption]:
    """The games that are here and cannot play, with the reason."""
    unfit = {}
    for game_id in _packages():
        try:
            meta(game_id)
        except BadOption as why:
            unfit[game_id] = why
    ours = _packages()
    taken = {name: package for name, package in declared() if ours[name] != package}
    return unfit | {package: BadOption("game_name_taken", value=name, fault=package) for name, package in taken.items()}


def look_again() -> None:
    """Packages have come or gone."""
    for known in (_packages, meta, module, games, refused):
        known.cache_clear()


@cache
def _packages() -> dict[str, str]:
    """The package of each game; of two with one name the first counts, and ours come first."""
    found: dict[str, str] = {}
    for name, package in declared():
        found.setdefault(name, package)
    return found


def _check_contract(game_id: str) -> None:
    """A game says in its package which version of the contract it was written for, before any of it is looked at."""
    version = getattr(_imported(game_id, folder(game_id)), "CONTRACT", None)
    if version != VERSION:
        raise BadOption("game_contract", value=game_id, declared=shown(version), known=VERSION)


def _imported(game_id: str, name: str) -> Any:
    """A module of a game. What somebody added may fail in any way; ours fail as they are."""
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        if is_ours(game_id):
            raise
        raise BadOption("game_broken", value=game_id, fault=f"{type(error).__name__}: {error}"[:200]) from error
