"""Which events a drawing treats apart when one thing is shown after the other, by their kinds."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """How the page goes from one event to the next; `Drawing.pace` says how long each stands."""

    surprises: Collection[str] = ()
    """What has its own time in the turn of a computer, whose turns are told in short otherwise."""
    suspense: Collection[str] = ()
    """What everybody waits to see: it is shown even where chance goes on at once."""
    slow: Collection[str] = ()
    """What the board tells bit by bit: the words wait until it has."""
    waits: Collection[str] = ()
    """What stands until somebody goes on."""
    as_it_was: Collection[str] = ()
    """What clears the table: the table is shown as it stood before."""
