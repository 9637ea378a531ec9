"""A table that was set up, as a value: what the form makes and a game begins with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pygame_core.engine.core.options import Seat


@dataclass(frozen=True)
class Setup:
    """A table that is ready to play."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    real_dice: bool = False
    elsewhere: frozenset[int] = frozenset()
    """The seats that wait for people at other devices."""
    opening: int | None = None
    """The seed of what chance says before the first answer, where that was shown already; the rest is drawn afresh."""
