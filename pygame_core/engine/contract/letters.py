"""A game between two devices, by links to and fro."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..match.match import Match


class Mail(Protocol):
    """The post of one match on one device."""

    @property
    def link(self) -> str:
        """The link that the other side waits for; nothing as long as this side has to decide."""

    @property
    def over(self) -> bool:
        """Whether the last word has been written."""

    def answer(self, match: Match, seat: int, token: str, chance: bytes, /) -> None:
        """Give an answer here, and write what the other side must hear of it."""

    def receive(self, match: Match, link: str, /) -> bool:
        """Whether the link brought something new, which has been played then. Raises a Refusal: all is as it was."""

    def to_text(self) -> str:
        """As text for this device only."""


class Letter(Protocol):
    """A link that was opened."""

    @property
    def name(self) -> str:
        """What tells its game from others."""

    @property
    def invites(self) -> bool:
        """Whether it is the first of all."""

    @property
    def joins(self) -> bool:
        """Whether somebody of the same side may go on with it."""

    def begin(self, names: tuple[str, str], chance: bytes, /) -> tuple[Match, Mail]:
        """The game of this link on a device that has not got it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letters:
    """How a game is played by link."""

    begin: Callable[[], Mail]
    """The post of a new match."""
    restore: Callable[[str], Mail]
    """The post of a saved game, from its text. Raises Damaged."""
    open: Callable[[str], Letter]
    """A link. Raises Damaged."""
    words: Callable[[str, str], str]
    """What the page says around it, by key and language."""
