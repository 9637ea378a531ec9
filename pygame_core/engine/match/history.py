"""What was answered, what happened by it, and the way back to any moment."""

from typing import Any, NamedTuple

from ..core.chance import CHANCE
from ..core.events import Event
from ..core.game import Game
from ..core.refusals import NoUndo
from ..core.state import State

SNAPSHOT_EVERY = 16


class Entry(NamedTuple):
    """One answer in the log: chance's and forced ones too, so that a replay needs no generator and no policy."""

    seat: int
    token: str
    forced: bool
    reveals: bool
    checksum: int


class History:
    """The log of a match with the events of each answer. The log is the truth; snapshots are a cache."""

    def __init__(self, game: Game[Any], first: State) -> None:
        self._game = game
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []
        self._snapshots = {0: first.copy()}

    def add(self, entry: Entry, heard: list[Event], state: State) -> None:
        """An answer was given: what happened by it, and the state after it."""
        self.log.append(entry)
        self.events.append(heard)
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.log)] = state.copy()

    def at(self, index: int) -> State:
        """A copy of the state after so many answers."""
        start = max(n for n in self._snapshots if n <= index)
        state = self._snapshots[start].copy()
        for entry in self.log[start:index]:
            self._game.play(state, entry.seat, self._game.find(state, entry.seat, entry.token))
        return state

    def cut(self, index: int) -> State:
        """Forget all answers but so many; gives back the state after them."""
        state = self.at(index)
        del self.log[index:], self.events[index:]
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= index}
        return state

    def undo_index(self, seat: int) -> int:
        """The answer that this seat may take back. Raises NoUndo, which says what lies between."""
        for index in range(len(self.log) - 1, -1, -1):
            entry = self.log[index]
            if entry.seat == CHANCE:
                raise NoUndo("undo_chance")
            if entry.seat != seat:
                raise NoUndo("undo_other", seat=entry.seat)
            if entry.reveals:
                raise NoUndo("undo_reveal")
            if not entry.forced:
                return index
        raise NoUndo("undo_nothing")
