"""What a file brings: each thing in it is looked at by itself, and nothing that is here is ever replaced.

What is damaged is set aside as it is; what a newer version wrote is put on the shelf untouched and waits there.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from zlib import crc32

from app.storage import finished_games, small_records
from app.storage.finished_games import PLAYED
from app.storage.library import GAME, TITLE, Library
from app.storage.save_record import unpack
from app.storage.small_records import KEEPSAKE, NEW
from app.storage.store import BROKEN, OLD
from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping import saves

MOST_THINGS, MOST_LINES = 2000, 20_000
"""More than a browser keeps of each kind is not looked at."""
_NAME = re.compile(r"[\w-]{1,60}", re.ASCII)


@dataclass
class Taken:
    """What came of a file."""

    added: int = 0
    known: int = 0
    newer: int = 0
    damaged: int = 0
    lines: int = 0
    things: int = 0
    names: dict[str, str] = field(default_factory=dict)
    """Under which name each new game of the file stands here."""
    here: set[str] = field(default_factory=set)
    """The games that are here, as they are stored."""
    apart: set[str] = field(default_factory=set)
    """What was set aside, now or before."""

    def set_apart(self, library: Library, name: str, value: str) -> None:
        """Keep what cannot be read; the same thing only once, and not without end."""
        if value and value not in self.apart and len(self.apart) < MOST_THINGS:
            self.apart.add(value)
            library.put(library.free(BROKEN + _tame(name)), value)

    def counted(self) -> Iterator[tuple[str, int]]:
        """What is to be said: the sentence's key, and how many."""
        told = {
            "imported": self.added, "known_here": self.known, "lines_added": self.lines, "things_added": self.things,
            "import_newer": self.newer, "import_damaged": self.damaged,
        }  # fmt: skip
        yield from ((key, count) for key, count in told.items() if count)
        if not any(told.values()):
            yield "imported_none", 0


def take_in(library: Library, given: Mapping[str, object]) -> Taken:
    """Add what is readable."""
    here, apart = {library.stored[GAME + name] for name in library.names(GAME)}, set(library.broken().values())
    taken = Taken(here=here, apart=apart)
    told = {key: value for key, value in given.items() if isinstance(value, str)}
    for shelf, taker in _TAKERS.items():
        keys = [key for key in told if key.startswith(shelf) and not key.endswith(OLD)]
        for key in keys[: MOST_LINES if shelf == PLAYED else MOST_THINGS]:
            taker(library, key.removeprefix(shelf), told[key], taken)
    return taken


def _tame(name: str) -> str:
    """A name as we give them; what a file calls its things otherwise does not become an address."""
    return name if _NAME.fullmatch(name) else f"brought-{crc32(name.encode(errors='replace')):x}"


def _game(library: Library, name: str, value: str, taken: Taken) -> None:
    fault = record_fault(value)
    if fault == "damaged":
        taken.set_apart(library, name, value)
        taken.damaged += 1
        return
    if value in taken.here:
        taken.known += 1
        return
    taken.here.add(value)
    key = library.free(GAME + _tame(name))
    library.put(key, value)
    taken.names[name] = key.removeprefix(GAME)
    taken.newer += fault == "newer"
    taken.added += not fault


def _title(library: Library, name: str, value: str, taken: Taken) -> None:
    if name in taken.names:
        library.call(taken.names[name], value)


def _line(library: Library, name: str, value: str, taken: Taken) -> None:
    try:
        taken.lines += finished_games.take_in(library, PLAYED + _tame(name), value)
    except Damaged:
        taken.set_apart(library, name, value)
        taken.damaged += 1


def _keepsake(library: Library, name: str, value: str, taken: Taken) -> None:
    name = name.removesuffix(NEW)
    try:
        taken.things += small_records.take_in(library, KEEPSAKE + _tame(name), value)
    except Damaged:
        taken.set_apart(library, name, value)
        taken.damaged += 1


def _broken(library: Library, name: str, value: str, taken: Taken) -> None:
    taken.set_apart(library, name, value)


_TAKERS: Mapping[str, Callable[[Library, str, str, Taken], None]] = {
    GAME: _game, TITLE: _title, PLAYED: _line, KEEPSAKE: _keepsake, BROKEN: _broken,
}  # fmt: skip


# ------------------------------------------------------------------ what is wrong with it
def record_fault(value: str) -> str:
    """What is wrong with a game as it is stored: "damaged", "newer", or nothing."""
    try:
        _, text = unpack(value)
    except Newer:
        return "newer"
    except Damaged:
        return "damaged"
    return fault(text)


def fault(text: str) -> str:
    """What is wrong with the engine's text of a game, as far as can be told without its rules."""
    try:
        saves.check(text)
    except Newer:
        return "newer"
    except Damaged:
        return "damaged"
    return ""
