"""Who looks at a view, and how: what sentences are told besides the view; drawings are told it by `Show`."""

from dataclasses import dataclass

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Looker:
    """The person at the screen, or at the terminal. Nothing of it is part of the game."""

    seat: int = NOBODY
    """Their seat; NOBODY while no person plays here."""
    aids: frozenset[str] = frozenset()
    """The displays that are switched on."""
    held: str = ""
    """The piece in hand, of several that may act."""


ANYBODY = Looker()
"""Somebody of whom nothing is known."""
