"""What a letter brought, as plain facts: whoever shows it finds the words in `words.py`."""

from dataclasses import dataclass

NEW = "new"
"""Nothing of this table was here."""
JOINED = "joined"
"""Somebody sat down, or all have: the table is being laid."""
GOES_ON = "goes_on"
"""The game went on, and this copy with it."""
SAME = "same"
"""Nothing is new on either side."""
OLDER = "older"
"""This copy knows more: a letter can be sent back."""
FORK = "fork"
"""Somebody answered at two places. Nothing was changed."""
LENT = "lent"
"""A computer or somebody else answered for seats of this device. Nothing was changed: its people must agree."""
TAKEN = "taken"
"""Somebody chose a seat that is no longer free. Nothing was changed: the next letter tells them."""
OTHERS = "others"
"""Somebody sits down, and only the device that laid the table can let them."""


@dataclass(frozen=True)
class News:
    """One of the kinds above."""

    kind: str
    before: int = 0
    """How long the log was: what came after it is new."""
    answers: int = 0
    """How many answers are new here; with LENT and FORK, how many would be."""
    back: int = 0
    """How many were taken back."""
    where: int = 0
    """With FORK, how many answers both have in common."""
    seats: tuple[int, ...] = ()
    """With JOINED and TAKEN whose seats, with LENT which of this device's."""
