"""What a device keeps of a game beyond its matches: a profile of plain data, and pure functions over it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.events import Event
from ..texts.language import Card
from .words import View

Profile = dict[str, Any]
Record = dict[str, Any]
"""What the screen alone can tell of one game."""


class ProfileRules(Protocol):
    """How a profile comes to be and changes."""

    def new(self, home: str, /) -> Profile:
        """The profile of a device on which nobody has played; its home is the language it speaks."""

    def read(self, given: Any, /) -> Profile:
        """A profile as it was written. Raises Damaged."""

    def merged(self, mine: Profile, theirs: Profile, /) -> Profile:
        """What two devices have won together."""

    # --- at the new table

    def options(self, profile: Profile, /) -> dict[str, Any]:
        """What every table of this device must know."""

    def proposed(self, profile: Profile, /) -> dict[str, Any]:
        """What the form proposes."""

    def barred(self, profile: Profile, chosen: Mapping[str, Any], /) -> frozenset[str]:
        """The options that there is nothing to choose of."""

    # --- a game goes on

    def witness(self, record: Mapping[str, Any], events: Sequence[Event], lang: str, now: int, /) -> Record:
        """The record of a game after more has happened."""

    def remembered(self, profile: Profile, name: str, record: Record, /) -> Profile:
        """The profile with the record of a game."""

    def after(self, profile: Profile, name: str, view: View, hour: int, date: str, /) -> Profile:
        """The profile when a game has come to its end; once for each."""

    def shared(self, profile: Profile, name: str, date: str, /) -> Profile:
        """The profile when a finished game has been sent to somebody."""

    def honours(self, profile: Profile, /) -> frozenset[str]:
        """What shows on the table."""

    def news(self, record: Mapping[str, Any], lang: str, /) -> str:
        """What a game has brought."""

    # --- between games

    def garage(self, profile: Profile, lang: str, /) -> Card:
        """All of it, in words."""

    def due(self, profile: Profile, /) -> tuple[str, ...]:
        """What may be opened now."""

    def envelope(self, name: str, lang: str, /) -> str:
        """The button that opens one."""

    def opened(self, profile: Profile, module: str, /) -> Profile:
        """The profile with one more open. Raises a Refusal where it may not be."""


class Trophies(Protocol):
    """What has been won, as a picture."""

    def __call__(self, won: Collection[str], opened: Sequence[str], lang: str, /) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """A game that goes on after its end."""

    rules: ProfileRules
    picture: Trophies
