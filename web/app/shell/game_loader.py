"""Games come to the page one by one: each is a wheel of its own, fetched when somebody opens the game."""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from app.core.backup import pasted
from app.core.context import Desk
from app.shell import routes
from app.storage.save_record import TABLE_MARK
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged, Refusal

Bring = Callable[[str], Awaitable[None]]
TABLES = "echappee-tables"
_KEPT_TABLE = f'"beside":"{TABLE_MARK}'.replace('"', r"\"")
"""How the record of a game at such a table can be told without being read."""
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
            if of_a_table(message, desk):
                await self._bring(self.bring, TABLES)
            for package in map(package_of, wanted(message, desk)):
                await self._bring(self.bring, package)

    async def _bring(self, bring: Bring, package: str) -> None:
        if package and package not in self.here:
            await bring(package)
            self.here.add(package)


def package_of(game_id: str) -> str:
    """The wheel that brings a game of ours (tools/wheels.py names it); "" for what comes otherwise, or not at all."""
    if not registry.is_ours(game_id):
        return ""
    return f"echappee-{registry.folder(game_id).rpartition('.')[2].replace('_', '-')}"


def of_a_table(message: Mapping[str, Any], desk: Desk | None) -> bool:
    """Whether a message is about a table of several devices: one is laid, a letter opened, or one that is kept."""
    do = str(message.get("do", ""))
    if do == "table:kind:remote":
        return True
    route = routes.parse(_address(message))
    stored = desk.library.stored if desk else message.get("storage", {})
    return route.name == "table" or (route.name == "game" and _KEPT_TABLE in str(stored.get(_key(route.argument), "")))


def _address(message: Mapping[str, Any]) -> str:
    """The address that a message leads to; nothing where it leads nowhere."""
    verb, _, value = str(message.get("do", "")).partition(":")
    pasting = verb == "open-link" or message.get("do") == "ui:paste"
    return pasted(message.get("form")) if pasting else value if verb == "visit" else str(message.get("hash", ""))


def _key(argument: str) -> str:
    return f"echappee/game/{argument.partition('/')[0]}"


def wanted(message: Mapping[str, Any], desk: Desk | None) -> list[str]:
    """The games that a message is about."""
    verb, _, value = str(message.get("do", "")).partition(":")
    if verb == "play":
        return [value]
    return at(routes.parse(_address(message)), desk.library.stored if desk else message.get("storage", {}))


def at(route: routes.Route, stored: Mapping[str, str]) -> list[str]:
    """The games that an address leads to."""
    if route.name in _NAMED_IN:
        return [route.argument.partition("/")[0]]
    if route.name == "game":
        return _kept(_key(route.argument), stored)
    if route.name == "table":
        return _written(route.argument)
    return _sent(route.argument) if route.name in ("link", "standing") else []


def _kept(key: str, stored: Mapping[str, str]) -> list[str]:
    """The game of a saved one. Whatever its record is, the shelf tells what is wrong with it."""
    from app.storage.save_record import unpack

    try:
        return [unpack(str(stored[key]))[0].game]
    except (KeyError, Damaged):
        return [meta.id for meta in registry.games()]


def _sent(payload: str) -> list[str]:
    from pygame_core.engine.keeping.links import unpack

    try:
        return [str(unpack(payload).get("game", ""))]
    except Damaged:
        return []


def _written(text: str) -> list[str]:
    """The game of a letter."""
    from pygame_core.tables import letters, packing

    try:
        return [str(packing.unpack(letters.FORMAT, text, letters.LONGEST_LETTER, "letter").get("game", ""))]
    except Refusal:
        return []
