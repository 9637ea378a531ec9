"""Taking a game from one shelf to another: copied first, taken away afterwards, so that it is whole at any time.

Another tab may have been at either place, and this one may not have heard of it: then nothing is moved.
"""

from dataclasses import dataclass, field

from app.storage.store import OLD, PREFIX, Store

_GROUP = PREFIX + "move/"
"""Nothing ever stands there: writes that are guarded by it stop together, and no other tab can own it."""


@dataclass(frozen=True)
class _Move:
    """Where something stood, and what this tab found in both places, by generation."""

    key: str
    values: dict[str, str]
    there: dict[str, str | None]


@dataclass
class Moving(Store):
    """What is stored, and what is on its way."""

    _moves: dict[str, _Move] = field(default_factory=dict)
    """What was moved, by where it goes: the shell may not have found room for both."""

    def move(self, key: str, to: str) -> None:
        """Both generations. The shell takes nothing away as long as there is no room for the copy."""
        self.settled(key)
        values = {end: value for end in ("", OLD) if (value := self.stored.get(key + end))}
        self._moves[to] = _Move(key, values, {end: self.stored.get(to + end) for end in values})
        self.move_again(to)

    def settled(self, key: str) -> None:
        """What stands there is written in its own right from now on."""
        self._moves.pop(key, None)

    def is_moving(self, key: str) -> bool:
        """Whether this is a copy that the shell may have had no room for."""
        return key.removesuffix(OLD) in self._moves

    def move_again(self, key: str) -> None:
        """From the start: this time there may be room."""
        to = key.removesuffix(OLD)
        move = self._moves[to]
        self._check(to)
        for end, value in move.values.items():
            self.put(to + end, value, _GROUP + to, (move.there[end],))
        for end in reversed(move.values):
            self.put(move.key + end, None, _GROUP + to, (move.values[end],))

    def move_without_copy(self, key: str) -> None:
        """Where there is no room for it twice, there is for it once: taken away first."""
        to = key.removesuffix(OLD)
        self._check(to)
        move = self._moves.pop(to)
        for end, value in move.values.items():
            self.put(to + end, None, _GROUP + to, (move.there[end], value))
        for end in reversed(move.values):
            self.put(move.key + end, None, _GROUP + to, (move.values[end],))
        for end, value in move.values.items():
            self.put(to + end, value, _GROUP + to, (None,))

    def _check(self, to: str) -> None:
        """What is moved must still be what this tab has seen."""
        for end, value in self._moves[to].values.items():
            self.put(self._moves[to].key + end, value, _GROUP + to, ())
