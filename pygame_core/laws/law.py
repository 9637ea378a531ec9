"""A law: what must hold, how it is looked at, and what an author does where it is broken."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from pygame_core.engine.core.refusals import Refusal

R = TypeVar("R", bound=Refusal)
LAWS: "list[Law]" = []
"""In the order in which they are looked at; `pygame_core.laws.book` has them all."""


class Scope(Enum):
    """What a law is about."""

    GAME = "a game"
    USUAL = "each number of seats, with the usual options"
    EVERY = "each number of seats and each option"


@dataclass(frozen=True)
class Law:
    """One law. `holds` is given a game's id or a table, and fails an assertion where the law is broken."""

    name: str
    scope: Scope
    mend: str
    holds: Callable[[Any], None]
    source: bool
    """Whether it reads the sources of the game."""

    def __str__(self) -> str:
        return self.name


def law(scope: Scope, mend: str, *, source: bool = False) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
    """Makes a law of a function: its name is the law in words."""

    def made(holds: Callable[[Any], None]) -> Callable[[Any], None]:
        LAWS.append(Law(holds.__name__.replace("_", " "), scope, mend, holds, source))
        return holds

    return made


class Caught(Generic[R]):
    """The refusal that came."""

    value: R


@contextmanager
def refusing(kind: type[R]) -> Iterator[Caught[R]]:
    """What is done in it must be refused like this."""
    caught: Caught[R] = Caught()
    try:
        yield caught
    except kind as refused:
        caught.value = refused
        return
    raise AssertionError(f"accepted, where {kind.__name__} was due")
