"""The library: saved games in the browser's storage, as this tab knows it.

Keys: echappee/game/<id> and its .old generation; echappee/title/<id>, the name that somebody gave it;
echappee/owner/<id>, the tab that plays it; echappee/broken/<id>, what could not be read; echappee/trash/<id>, the last
deleted game.
"""

from dataclasses import dataclass, field, replace

from app.storage.moving import Moving
from app.storage.save_record import Card, pack, unpack
from app.storage.store import OLD, PREFIX
from pygame_core.engine.core.refusals import Damaged, Newer

GAME, TITLE, OWNER, TRASH = (PREFIX + shelf for shelf in ("game/", "title/", "owner/", "trash/"))
TITLE_LENGTH = 40


@dataclass(frozen=True)
class Saved:
    """A game on the shelf: its card, and the engine's own text of it. A newer version's game has neither."""

    id: str
    card: Card | None
    text: str = ""
    title: str = ""
    """What somebody called it."""


@dataclass
class Library(Moving):
    """The games, two generations of each."""

    _opened: dict[str, tuple[str, Saved | None]] = field(default_factory=dict)
    """What was read already, by its key and its text: a hundred games are not read again for each page."""

    _spent: bool = False
    """Whether there was nothing to spare, and nothing has changed since: a file may bring thousands of things."""

    def heard(self, key: str, value: str | None) -> None:
        self._spent = False
        super().heard(key, value)

    # -------------------------------------------------------------- games
    def ids(self) -> list[str]:
        """The games that are here, in no order."""
        ends = (key.removeprefix(GAME).removesuffix(OLD) for key in self.stored if key.startswith(GAME))
        return list(dict.fromkeys(ends))

    def saves(self) -> list[Saved]:
        """The games that can be shown, the latest first; damaged ones are mended or set aside by `check`."""
        found = [saved for saved in map(self.read, self.ids()) if saved]
        return sorted(found, key=_order, reverse=True)

    def read(self, game: str) -> Saved | None:
        """A game, or nothing if it is not here or cannot be read."""
        saved = self._open(GAME, game)
        return saved and replace(saved, title=self.stored.get(TITLE + game, "")[:TITLE_LENGTH])

    def keep(self, game: str, card: Card, text: str) -> bool:
        """Save a game over its last generation, which becomes the old one. False where another tab plays it, or where
        a newer version has been at it: nothing is written then."""
        before = self._open(GAME, game)
        if not self.owned(game) or (before and before.card is None):
            return False
        self.settled(GAME + game)
        value = pack(replace(card, number=self._number(game)), text)
        self.renew(GAME + game, value, OWNER + game, sound=before is not None)
        return True

    def _number(self, game: str) -> int:
        """One more than all others have, so that the game stands first. No clock has a say in this."""
        cards = {name: saved.card for name in self.ids() if (saved := self._open(GAME, name)) and saved.card}
        others = max((card.number for name, card in cards.items() if name != game), default=0)
        return max(others + 1, cards[game].number if game in cards else 0)

    def call(self, game: str, title: str) -> None:
        """Give a game a name, or take it back."""
        tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in title[: 4 * TITLE_LENGTH]).split())
        self.put(TITLE + game, tidy[:TITLE_LENGTH] or None)

    def delete(self, *games: str) -> None:
        """Take games off the shelf. They can be put back until the next are deleted."""
        for game in games:
            self.put(OWNER + game, None)
            self.move(GAME + game, TRASH + game)
        self.empty_trash(*games)

    def deleted(self) -> list[Saved]:
        """The games that can still be put back."""
        found = [self._open(TRASH, game) or Saved(game, None) for game in self.names(TRASH)]
        return [replace(one, title=self.stored.get(TITLE + one.id, "")[:TITLE_LENGTH]) for one in found]

    def restore(self) -> None:
        """Put the last deleted games back; one beside that of its name, if that has been played on in another tab."""
        for game in self.names(TRASH):
            self.move(TRASH + game, self.free(GAME + game))

    def empty_trash(self, *but: str) -> None:
        """Let go of what was deleted before."""
        stays = {TRASH + game for game in but}
        for key in [key for key in self.stored if key.startswith(TRASH) and key.removesuffix(OLD) not in stays]:
            self.settled(key)
            self.put(key, None)
        for game in self.names(TITLE):
            if GAME + game not in self.stored and TRASH + game not in self.stored:
                self.put(TITLE + game, None)

    # -------------------------------------------------------------- two tabs
    def claim(self, game: str) -> None:
        """From now on this tab plays the game."""
        self.put(OWNER + game, self.token)

    def owned(self, game: str) -> bool:
        """Whether this tab may write the game: nobody else has claimed it."""
        return self.stored.get(OWNER + game, self.token) == self.token

    # -------------------------------------------------------------- damage, and no room
    def check(self) -> tuple[int, int]:
        """Set damaged games aside; how many go on from their old generation, and how many are lost from the shelf."""
        self._take_off_copies()
        mended = lost = 0
        for game in self.ids():
            if self._open(GAME, game) is None:
                back = self.set_aside(game)
                mended, lost = mended + back, lost + (not back)
        return mended, lost

    def _take_off_copies(self) -> None:
        """A tab that died half-way has left a game on both shelves: it was not deleted, or it has been put back."""
        for game in self.names(TRASH):
            if self.stored[TRASH + game] == self.stored.get(GAME + game):
                for key in (TRASH + game, TRASH + game + OLD):
                    self.put(key, None)

    def set_aside(self, game: str) -> bool:
        """Quarantine a game's latest generation; True if the old one takes its place."""
        self.set_apart(game, self.stored.get(GAME + game, ""))
        old = self.stored.get(GAME + game + OLD, "")
        if self._open(GAME, game + OLD):
            self.put(GAME + game, old)
            return True
        self.set_apart(game, old)
        for end in (OLD, ""):
            if GAME + game + end in self.stored:
                self.put(GAME + game + end, None)
        return False

    def make_room(self, key: str) -> bool:
        """Let go of what can be spared for this key: the older generations of other games, then the deleted game.
        False if there is no such thing."""
        if self._spent:
            return False
        others = [one for one in self.stored if one.removesuffix(OLD) != key.removesuffix(OLD)]
        older = [one for one in others if one.startswith(GAME) and one.endswith(OLD)]
        twice = [one for one in older if self._open(GAME, one.removeprefix(GAME).removesuffix(OLD))]
        together = self.is_moving(key)  # What is deleted with it stays.
        deleted = [one for one in others if one.startswith(TRASH) and not (together and self.is_moving(one))]
        spare = (deleted or twice) if key.startswith(TRASH) else (twice or deleted)
        for one in spare:
            self.put(one, None)
        self._spent = not spare and not key.startswith((GAME, TRASH))
        return bool(spare)

    def write_again(self, key: str) -> None:
        """Write a value once more as it stands here; after a game's older generation its latest."""
        if self.is_moving(key):
            self.move_again(key)
            return
        guard = OWNER + key.removeprefix(GAME).removesuffix(OLD) if key.startswith(GAME) else None
        for one in dict.fromkeys((key, key.removesuffix(OLD))):
            if one in self.stored:
                self.put(one, self.stored[one], guard)

    # -------------------------------------------------------------- everything
    def export(self, game: str = "") -> dict[str, str]:
        """All there is, but for which tab plays what; or all that belongs to one game."""
        if game:
            return {key: self.stored[key] for key in (GAME + game, TITLE + game) if key in self.stored}
        return {key: value for key, value in sorted(self.stored.items()) if not key.startswith(OWNER)}

    def erase(self) -> None:
        """Forget everything."""
        for key in list(self.stored):
            self.put(key, None)

    # -------------------------------------------------------------- inside
    def _open(self, shelf: str, game: str) -> Saved | None:
        """A game as it stands on a shelf; nothing if it is not there or damaged."""
        key = shelf + game
        value = self.stored.get(key)
        if value is None:
            return None
        known = self._opened.get(key)
        if known is None or known[0] != value:
            known = self._opened[key] = (value, _read(game, value))
        return known[1]


def _order(saved: Saved) -> tuple[int, int]:
    return (saved.card.number, saved.card.when) if saved.card else (0, 0)


def _read(game: str, value: str) -> Saved | None:
    try:
        return Saved(game, *unpack(value))
    except Newer:
        return Saved(game, None)
    except Damaged:
        return None
