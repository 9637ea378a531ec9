"""What the browser keeps for the page, as this tab knows it: changes are gathered here, the shell carries them out."""

from dataclasses import dataclass, field
from itertools import chain, count
from typing import Any

PREFIX = "echappee/"
BROKEN = PREFIX + "broken/"
OLD = ".old"


@dataclass(frozen=True)
class Write:
    """One change for the shell; a guarded one only holds while this tab still owns the game.

    Where it is told what may stand there, it only holds if that does, or the value itself: else another tab has been
    at it, and nothing more of what has the same guard is written.
    """

    key: str
    value: str | None
    guard: str | None = None
    token: str = ""
    over: tuple[str | None, ...] | None = None

    def as_list(self) -> list[Any]:
        """How it travels: [key, value], [key, value, guard, token] or [key, value, guard, token, [over]]."""
        if self.guard is None:
            return [self.key, self.value]
        told = [self.key, self.value, self.guard, self.token]
        return told if self.over is None else [*told, list(self.over)]


@dataclass
class Store:
    """All that is stored, and the writes that are still to be carried out."""

    stored: dict[str, str]
    token: str
    writes: list[Write] = field(default_factory=list)
    unkept: set[str] = field(default_factory=set)
    """The keys whose latest value the browser could not keep: it is only in this tab."""

    def get(self, key: str) -> str | None:
        """What stands under a key."""
        return self.stored.get(key)

    def put(
        self, key: str, value: str | None, guard: str | None = None, over: tuple[str | None, ...] | None = None
    ) -> None:
        """Change a key, here at once and in the browser with the next reply."""
        self.heard(key, value)
        self.writes.append(Write(key, value, guard, self.token, over))

    def heard(self, key: str, value: str | None) -> None:
        """Another tab has changed a key."""
        if value is None:
            self.stored.pop(key, None)
        else:
            self.stored[key] = value

    def renew(self, key: str, value: str, guard: str | None = None, *, sound: bool = True) -> None:
        """Write a value over its last generation, which becomes the old one; one that is not sound is set aside.

        What the browser could not keep is no generation: the old one stays as it is, so that one of the two is whole.
        """
        before = self.stored.get(key, "")
        if not sound:
            self.set_apart(key.removeprefix(PREFIX).replace("/", "-"), before)
        elif before and key not in self.unkept:
            self.put(key + OLD, before, guard)
        self.put(key, value, guard)

    def drain(self) -> list[list[Any]]:
        """The writes since the last reply."""
        writes, self.writes = self.writes, []
        return [write.as_list() for write in writes]

    def names(self, shelf: str) -> list[str]:
        """What stands on a shelf: the ends of its keys, older generations left out."""
        return [key.removeprefix(shelf) for key in self.stored if key.startswith(shelf) and not key.endswith(OLD)]

    def free(self, key: str) -> str:
        """The key itself, or the first like it that is not in use."""
        names = chain([key], (f"{key}-{number}" for number in count(2)))
        return next(name for name in names if name not in self.stored)

    def set_apart(self, name: str, value: str) -> None:
        """Keep what cannot be read exactly as it is, for whoever wants to carry it away; the same thing only once."""
        if value and value not in self.broken().values():
            self.put(self.free(BROKEN + name), value)

    def broken(self) -> dict[str, str]:
        """What was set aside: its name and its text, exactly as found."""
        return {name: self.stored[BROKEN + name] for name in self.names(BROKEN)}

    def drop_broken(self, name: str) -> None:
        """Throw away something that was set aside, because a person said so."""
        self.put(BROKEN + name, None)

    @property
    def size(self) -> int:
        """How many bytes all of it takes, as browsers count: two for each sign."""
        return 2 * sum(len(key) + len(value) for key, value in self.stored.items())
