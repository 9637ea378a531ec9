"""Everything that must be remembered, and the three verbs that move control."""

import zlib
from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Any, Self, get_args, get_origin

from .events import Event

Frame = dict[str, Any]
"""A step in progress: its name under "step", and its few locals: numbers, texts and tuples of them, never a list."""


class Checksum(Enum):
    """How a field counts in checksums where it does not count whole: told by its metadata, under "checksum"."""

    SETTLED = "not: the table decides it once for all, and no answer changes it"
    LATER = "not: games that are kept already did not have it, and their checksums stay what they are"
    TAIL = "by its length and its end: a list that is only added to, whose rest was in earlier checksums"


@dataclass(slots=True)
class State:
    """The base of every game's state: the stack of frames, the result when the game is over.

    A game adds its fields; copies and checksums follow from them. `heard` collects events while somebody listens; it
    is no part of the position.
    """

    stack: list[Frame] = field(default_factory=list)
    result: dict[str, Any] | None = None
    returned: int | str | None = None
    heard: list[Event] | None = field(default=None, compare=False)

    def __init_subclass__(cls) -> None:
        """A game's state is told in short, as this one is: its fields would fill a screen."""
        cls.__repr__ = State.__repr__  # type: ignore[method-assign]

    def __repr__(self) -> str:
        """The steps in progress, the one that waits last: `<Race: turn > move>`."""
        steps = " > ".join(str(frame["step"]) for frame in self.stack)
        return f"<{type(self).__name__}: {steps or 'over'}>"

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
        """An independent copy; nobody listens to it. How such a state is copied is worked out at the first one."""
        kind = type(self)
        type.__setattr__(kind, "copy", copier(kind))
        return self.copy()

    def checksum(self) -> int:
        """Sixteen bits over everything that counts; equal states have equal ones in every Python."""
        return zlib.crc32(repr(_facts(type(self))(self)).encode()) & 0xFFFF


_END = 4
_Facts = Callable[[State], tuple[Any, ...]]
_FACTS: dict[type[State], _Facts] = {}


def _facts(kind: type[State]) -> _Facts:
    """The reader of all fields that count in this kind of state, made once: checksums are taken after every answer."""
    if kind not in _FACTS:
        counted = [(f.name, f.metadata.get("checksum")) for f in fields(kind) if f.compare]
        whole = [name for name, how in counted if how is None]
        tails = [name for name, how in counted if how is Checksum.TAIL]
        _FACTS[kind] = _reader(attrgetter(*whole), [attrgetter(name) for name in tails])
    return _FACTS[kind]


def _reader(read: _Facts, tails: list[Callable[[State], list[Any]]]) -> _Facts:
    if not tails:
        return read
    return lambda state: (read(state), [(len(grown := get(state)), grown[-_END:]) for get in tails])


_LIST, _DICT = "self.{0}[:]", "self.{0}.copy()"
_LISTS, _DICTS = "[part[:] for part in self.{0}]", "[part.copy() for part in self.{0}]"
_SHARED, _NOBODY = "self.{0}", "None"


def copier(kind: type[State]) -> Callable[[State], Any]:
    """The function that copies a state of this kind: as fast as one written by hand, and no field is forgotten.

    Lists and dicts are copied, and those directly in a list, too. Shared is what does not change: numbers, texts,
    tuples, the result, what else is in a list or dict, and what the table decides once for all.
    """
    lines = [f" new.{f.name} = {_copied(f).format(f.name)}" for f in fields(kind)]
    names: dict[str, Any] = {"make": kind.__new__, "kind": kind}
    text = "\n".join(["def copy(self):", " new = make(kind)", *lines, " return new"])
    exec(text, names)  # noqa: S102  made of the names of our own fields alone, as dataclasses make their methods
    made: Callable[[State], Any] = names["copy"]
    return made


def _copied(f: "Field[Any]") -> str:
    """What stands in this field of a copy."""
    outer, inner = get_origin(f.type), [get_origin(part) for part in get_args(f.type)]
    if f.name == "heard":
        return _NOBODY
    if outer not in (list, dict) or f.metadata.get("checksum") is Checksum.SETTLED:
        return _SHARED
    return _DICT if outer is dict else {list: _LISTS, dict: _DICTS}.get(inner[0], _LIST)
