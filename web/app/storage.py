"""The library: saved games in the browser's storage, as this tab knows it.

Keys: echappee/game/<id> and its .old generation; echappee/owner/<id>, the tab that plays it; echappee/broken/<id>, what
could not be read; echappee/trash/<id>, the last deleted game. Writes are gathered here; the shell carries them out.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, count

from app.record import Card, pack, unpack
from pygame_core.engine.refusals import Damaged, Newer

PREFIX = "echappee/"
GAME, OWNER, BROKEN, TRASH = (PREFIX + shelf for shelf in ("game/", "owner/", "broken/", "trash/"))
OLD = ".old"
_OWN = re.compile(GAME + r"[\w-]{1,60}", re.ASCII)
"""How games are named here; what a file calls them otherwise does not become an address."""


@dataclass(frozen=True)
class Saved:
    """A game on the shelf: its card, and the engine's own text of it. A newer version's game has neither."""

    id: str
    card: Card | None
    text: str = ""


@dataclass(frozen=True)
class Write:
    """One change for the shell; a guarded one only holds while this tab still owns the game."""

    key: str
    value: str | None
    guard: str | None = None
    token: str = ""

    def as_list(self) -> list[str | None]:
        """How it travels: [key, value] or [key, value, guard, token]."""
        return [self.key, self.value] if self.guard is None else [self.key, self.value, self.guard, self.token]


@dataclass
class Library:
    """All that is stored, and the writes that are still to be carried out."""

    stored: dict[str, str]
    token: str
    writes: list[Write] = field(default_factory=list)

    # -------------------------------------------------------------- single values, as the settings use them
    def get(self, key: str) -> str | None:
        """What stands under a key."""
        return self.stored.get(key)

    def put(self, key: str, value: str | None, guard: str | None = None) -> None:
        """Change a key, here at once and in the browser with the next reply."""
        self.heard(key, value)
        self.writes.append(Write(key, value, guard, self.token))

    def heard(self, key: str, value: str | None) -> None:
        """Another tab has changed a key."""
        if value is None:
            self.stored.pop(key, None)
        else:
            self.stored[key] = value

    def drain(self) -> list[list[str | None]]:
        """The writes since the last reply."""
        writes, self.writes = self.writes, []
        return [write.as_list() for write in writes]

    # -------------------------------------------------------------- games
    def ids(self) -> list[str]:
        """The games that are here, in no order."""
        ends = (key.removeprefix(GAME).removesuffix(OLD) for key in self.stored if key.startswith(GAME))
        return list(dict.fromkeys(ends))

    def saves(self) -> list[Saved]:
        """The games that can be shown, the latest first; damaged ones are mended or set aside by `check`."""
        found = [saved for saved in map(self.read, self.ids()) if saved]
        return sorted(found, key=lambda saved: saved.card.when if saved.card else 0, reverse=True)

    def read(self, game: str) -> Saved | None:
        """A game, or nothing if it is not here or cannot be read."""
        try:
            return self._open(game, self.stored[GAME + game])
        except (KeyError, Damaged):
            return None

    def keep(self, game: str, card: Card, text: str) -> bool:
        """Save a game over its last generation, which becomes the old one. False if another tab plays it."""
        if not self.owned(game):
            return False
        before = self.stored.get(GAME + game)
        if before is not None:
            self.put(GAME + game + OLD, before, OWNER + game)
        self.put(GAME + game, pack(card, text), OWNER + game)
        return True

    def delete(self, game: str) -> None:
        """Take a game off the shelf. It can be put back until the next one is deleted."""
        for key in [key for key in self.stored if key.startswith(TRASH)]:
            self.put(key, None)
        for end in ("", OLD):
            if value := self.stored.get(GAME + game + end):
                self.put(TRASH + game + end, value)
                self.put(GAME + game + end, None)
        self.put(OWNER + game, None)

    def deleted(self) -> Saved | None:
        """The game that can still be put back."""
        for game in self._under(TRASH):
            try:
                return self._open(game, self.stored[TRASH + game])
            except Damaged:
                return Saved(game, None)
        return None

    def restore(self) -> None:
        """Put the last deleted game back."""
        for end in [key.removeprefix(TRASH) for key in self.stored if key.startswith(TRASH)]:
            self.put(GAME + end, self.stored[TRASH + end])
            self.put(TRASH + end, None)

    # -------------------------------------------------------------- two tabs
    def claim(self, game: str) -> None:
        """From now on this tab plays the game."""
        self.put(OWNER + game, self.token)

    def owned(self, game: str) -> bool:
        """Whether this tab may write the game: nobody else has claimed it."""
        return self.stored.get(OWNER + game, self.token) == self.token

    # -------------------------------------------------------------- damage
    def check(self) -> tuple[int, int]:
        """Set damaged games aside; how many go on from their old generation, and how many are lost from the shelf."""
        mended = lost = 0
        for game in self.ids():
            if not self._sound(GAME + game):
                back = self.set_aside(game)
                mended, lost = mended + back, lost + (not back)
        return mended, lost

    def set_aside(self, game: str) -> bool:
        """Quarantine a game's latest generation; True if the old one takes its place."""
        if value := self.stored.get(GAME + game):
            self.put(self._free(BROKEN + game), value)
        if self._sound(GAME + game + OLD):
            self.put(GAME + game, self.stored[GAME + game + OLD])
            return True
        if value := self.stored.get(GAME + game + OLD):
            self.put(self._free(BROKEN + game), value)
            self.put(GAME + game + OLD, None)
        self.put(GAME + game, None)
        return False

    def broken(self) -> dict[str, str]:
        """What was set aside: its name and its text, exactly as found."""
        return {name: self.stored[BROKEN + name] for name in self._under(BROKEN)}

    def drop_broken(self, name: str) -> None:
        """Throw away something that was set aside, because a person said so."""
        self.put(BROKEN + name, None)

    # -------------------------------------------------------------- everything
    def export(self) -> dict[str, str]:
        """All there is, but for which tab plays what."""
        return {key: value for key, value in sorted(self.stored.items()) if not key.startswith(OWNER)}

    def take_in(self, given: Mapping[str, object]) -> int:
        """Add the readable games of an export, beside those that are here; how many were new."""
        added = 0
        for key, value in given.items():
            if not (key.startswith(GAME) and isinstance(value, str)) or key.endswith(OLD) or value == self.get(key):
                continue
            if self._readable(value):
                self.put(self._free(key if _OWN.fullmatch(key) else f"{GAME}brought"), value)
                added += 1
        return added

    def erase(self) -> None:
        """Forget everything."""
        for key in list(self.stored):
            self.put(key, None)

    # -------------------------------------------------------------- inside
    def _under(self, shelf: str) -> Iterator[str]:
        return (key.removeprefix(shelf) for key in list(self.stored) if key.startswith(shelf) and not key.endswith(OLD))

    def _open(self, game: str, value: str) -> Saved:
        try:
            return Saved(game, *unpack(value))
        except Newer:
            return Saved(game, None)

    def _readable(self, value: str) -> bool:
        try:
            self._open("", value)
        except Damaged:
            return False
        return True

    def _sound(self, key: str) -> bool:
        return key in self.stored and self._readable(self.stored[key])

    def _free(self, key: str) -> str:
        names = chain([key], (f"{key}-{number}" for number in count(2)))
        return next(name for name in names if name not in self.stored)
