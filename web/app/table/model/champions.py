"""Who won last on this device: in games that honour him, the next table dresses him in what he won.

A champion is a word of his game's drawing. It lies beside the games, and on the card of each table that wears it.
"""

from typing import TYPE_CHECKING

from app.storage.library import Library
from app.storage.store import PREFIX

if TYPE_CHECKING:
    from app.table.model.session import Session

WORN = "champion:"
"""Before the word, among the honours that a drawing is told."""
LONGEST = 60


def _key(game: str) -> str:
    return f"{PREFIX}champion-{game}"


def crown(session: "Session") -> None:
    """Remember who has just won; the time before him is forgotten."""
    champion = session.module.champion
    if champion and (word := champion(session.view(None))):
        session.desk.library.put(_key(session.meta.id), word)


def last(library: Library, game: str) -> str:
    """The champion of a game as it stands on this device; nothing where there is none."""
    return (library.get(_key(game)) or "")[:LONGEST]
