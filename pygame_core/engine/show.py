"""What a drawing is told besides the view: for whom, and what they may answer."""

from dataclasses import dataclass
from typing import Literal

from .core.choice import Choice
from .core.events import Event

Reasons = Literal["named", "tapped", "asked"]
"""How a place that cannot be chosen says why: it names its reason only, a tap asks for it, or keys reach it, too."""


@dataclass(frozen=True, slots=True)
class Show:
    """How a position is to be shown to the person at the screen."""

    lang: str
    names: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    """What that person may answer now; empty when nothing is asked of them."""
    preview: Choice | None = None
    """The answer they are looking at before giving it."""
    trail: tuple[Event, ...] = ()
    """What happened since their last answer."""
    numbers: bool = True
    held: str = ""
    """The piece in hand, of several that may act; the one whose reach is lit."""
    aids: frozenset[str] = frozenset()
    """The displays that are switched on, by the names their game gives them."""
    way: tuple[str, ...] = ()
    """Several answers in a row that they are looking at, by their tokens."""
    seat: int | None = None
    """Whose screen it is; None for somebody who only watches."""
    reasons: Reasons = "named"
    laid: str = ""
    """What a hand has left on the board: the answer that it would be."""
