"""All laws, in the order in which an author meets them."""

from collections.abc import Iterator

from pygame_core.engine import registry

from . import (
    computers,
    copies,
    drawings,
    examples,
    keeping,
    naming,
    parts,
    play,
    progress,
    refusals,
    sending,
    texts,
    undo,
    views,
)
from .law import LAWS, Law, Scope
from .tables import Table, tables

_CHAPTERS = (
    parts, play, copies, refusals, views, keeping, sending, undo, texts, naming, progress, drawings, computers,
    examples,
)  # fmt: skip
_ORDER = [chapter.__name__ for chapter in _CHAPTERS]
BOOK = sorted(LAWS, key=lambda law: _ORDER.index(law.holds.__module__))


def cases(game: str) -> Iterator[tuple[Law, str | Table]]:
    """Each law with all that it is looked at for: the game, or a table."""
    every = tables(registry.meta(game))
    usual = [table for table in every if not table.options]
    about: dict[Scope, list[str | Table]] = {Scope.GAME: [game], Scope.USUAL: [*usual], Scope.EVERY: [*every]}
    for law in BOOK:
        for one in about[law.scope]:
            yield law, one
