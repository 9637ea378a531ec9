"""Games come to the page one by one: each is a wheel of its own, fetched when somebody opens the game."""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from app.core.backup import pasted
from app.core.context import Desk
from app.shell import routes
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged

Bring = Callable[[str], Awaitable[None]]
_NAMED_IN = ("new", "post", "profile", "practice", "learn")
"""The addresses that name a game themselves."""


class Games:
    """The games that are here already. Outside a browser all of them are."""

    def __init__(self, bring: Bring | None) -> None:
        self.bring = bring
        self.here: set[str] = set()
        self._line = Lock()

    async def bring_for(self, message: Mapping[str, Any], desk: Desk | None) -> None:
        """See to it that the game is here which this message is about, if it is about one.

        Messages wait in line meanwhile: somebody may have gone elsewhere by then, and that is answered last.
        """
        if self.bring is None:
            return
        async with self._line:
            for package in map(package_of, wanted(message, desk)):
                if package and package not in self.here:
                    await self.bring(package)
                    self.here.add(package)


def package_of(game_id: str) -> str:
    """The wheel that brings a game of ours (tools/wheels.py names it); "" for what comes otherwise, or not at all."""
    if not registry.is_ours(game_id):
        return ""
    return f"echappee-{registry.folder(game_id).rpartition('.')[2].replace('_', '-')}"


def wanted(message: Mapping[str, Any], desk: Desk | None) -> list[str]:
    """The games that a message is about."""
    verb, _, value = str(message.get("do", "")).partition(":")
    if verb == "play":
        return [value]
    if verb == "open-link":
        value = pasted(message.get("form"))
    fragment = value if verb in ("visit", "open-link") else str(message.get("hash", ""))
    return at(routes.parse(fragment), desk.library.stored if desk else message.get("storage", {}))


def at(route: routes.Route, stored: Mapping[str, str]) -> list[str]:
    """The games that an address leads to."""
    if route.name in _NAMED_IN:
        return [route.argument.partition("/")[0]]
    if route.name == "game":
        return _kept(route.argument, stored)
    return _sent(route.argument) if route.name in ("link", "standing") else []


def _kept(name: str, stored: Mapping[str, str]) -> list[str]:
    """The game of a saved one. Whatever its record is, the shelf tells what is wrong with it."""
    from app.storage.save_record import unpack

    try:
        return [unpack(str(stored[f"echappee/game/{name}"]))[0].game]
    except (KeyError, Damaged):
        return [meta.id for meta in registry.games()]


def _sent(payload: str) -> list[str]:
    from pygame_core.engine.keeping.links import unpack

    try:
        return [str(unpack(payload).get("game", ""))]
    except Damaged:
        return []
