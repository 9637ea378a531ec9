"""Everything that must be remembered, and the three verbs that move control."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Self

from .events import Event

Frame = dict[str, Any]
"""A step in progress: its name under "step", and its few locals: numbers, texts and tuples of them, never a list."""


@dataclass(slots=True)
class State:
    """The base of every game's state: the stack of frames, the result when the game is over.

    A game adds its fields and writes `copy()` by hand. `heard` collects events while somebody listens; it is no part
    of the position.
    """

    stack: list[Frame] = field(default_factory=list)
    result: dict[str, Any] | None = None
    returned: int | str | None = None
    heard: list[Event] | None = field(default=None, compare=False)

    def call(self, step: str, **local: Any) -> None:
        """Begin a step inside the present one, which goes on when it ends."""
        local["step"] = step
        self.stack.append(local)

    def goto(self, step: str, **local: Any) -> None:
        """Leave the present step for another."""
        local["step"] = step
        self.stack[-1] = local

    def end(self, value: int | str | None = None) -> None:
        """End the present step; the step that called it goes on and finds the value in `returned`."""
        self.stack.pop()
        self.returned = value

    def finish(self, result: dict[str, Any]) -> None:
        """The game is over."""
        self.stack.clear()
        self.result = result

    def tell(self, kind: str, /, only: tuple[int, ...] | None = None, reveals: bool = False, **data: Any) -> None:
        """Say that something happened, if anybody listens; `only` names the seats that may know."""
        if self.heard is not None:
            self.heard.append(Event(kind, data, only, reveals))

    def copy(self) -> Self:
        """An independent copy; nobody listens to it."""
        raise NotImplementedError

    def checksum(self) -> int:
        """Sixteen bits over everything that counts; equal states have equal ones in every Python."""
        return zlib.crc32(repr(_facts(type(self))(self)).encode()) & 0xFFFF


_FACTS: dict[type[State], Callable[[State], tuple[Any, ...]]] = {}


def _facts(kind: type[State]) -> Callable[[State], tuple[Any, ...]]:
    """The reader of all fields that count in this kind of state, made once: checksums are taken after every answer."""
    if kind not in _FACTS:
        _FACTS[kind] = attrgetter(*(f.name for f in fields(kind) if f.compare))
    return _FACTS[kind]
