"""What is common to all ends of a live line: what goes out, what is told to the people here, and the first words."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Refusal

from . import messages


class Send(NamedTuple):
    """A text for the other end of a line. Keep the table first."""

    line: str
    text: str


@dataclass(frozen=True)
class Tell:
    """Something that the people at this device should know; the words are found in `words.py`."""

    what: str
    facts: dict[str, Any] = field(default_factory=dict)
    refusal: Refusal | None = None


Out = Send | Tell


class End(Protocol):
    """One end of live lines: a host's of several, a guest's of one, or either end of a sealed game's."""

    def opened(self, line: str) -> list[Out]:
        """A line is open."""

    def heard(self, line: str, text: str) -> list[Out]:
        """A text came. It never raises: what is no message is told and otherwise left alone."""

    def closed(self, line: str) -> list[Out]:
        """A line is gone."""

    def spread(self) -> list[Out]:
        """Something was done here: what the others must hear of it."""


def hello(game: str, table: str, device: str, length: int) -> str:
    """The first words on a line."""
    rules = registry.meta(game).rules_version if game else 0
    return messages.write("hello", form=messages.FORM, rules=rules, game=game, table=table, device=device,
                          length=length)  # fmt: skip


def differs(message: messages.Message, game: str) -> bool:
    """Whether the other side speaks another version, or has other rules of this game."""
    other_rules = message["game"] == game and message["rules"] != (registry.meta(game).rules_version if game else 0)
    return bool(other_rules or message["form"] != messages.FORM)


def mismatch(game: str, table: str) -> str:
    """What the other side hears then."""
    return messages.write(
        "mismatch", form=messages.FORM, rules=registry.meta(game).rules_version, game=game, table=table
    )
