"""Who may sit at a table: the computers that come along, and players of one's own."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from pygame_core.bots.base import KINDS, Bot, bot_for

from .faults import Fault

GROUP = "echappee.players"
"""The entry points under which other packages offer players: a name, and a function or class that makes a `Bot`."""


def installed() -> list[str]:
    """The names of the players that other packages have brought."""
    return sorted(point.name for point in entry_points(group=GROUP))


def known(name: str) -> bool:
    """Whether somebody of this name can be looked for."""
    return name in KINDS or ":" in name or name in installed()


@cache
def player(game_id: str, name: str) -> Bot:
    """The player of a name. Raises Fault where there is none."""
    if name in KINDS:
        return bot_for(game_id, name)
    try:
        found = _made(name)
    except (ImportError, AttributeError, TypeError, ValueError, KeyError) as error:
        raise Fault("player", line=1, value=name[:60], allowed=", ".join(installed()) or "-") from error
    if not callable(getattr(found, "choose", None)):
        raise Fault("player_kind", value=name[:60])
    return found


def _made(name: str) -> Bot:
    if ":" in name:
        module, _, attribute = name.partition(":")
        make = getattr(import_module(module), attribute)
    else:
        make = {point.name: point for point in entry_points(group=GROUP)}[name].load()
    found: Bot = make()
    return found
