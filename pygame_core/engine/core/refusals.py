"""Everything that can be refused, as one tree of errors.

Refusal                  a code, its parameters; a sentence is found for it in both languages
├── Illegal              the rules forbid this answer
├── NotAsked             the answer comes from a seat that is not asked, or at the wrong moment
├── BadOption            an option or a seat of the table is not allowed
├── Damaged              a save, a link or a position cannot be read
│   └── Newer            ... because it comes from a newer version of the game
├── Malformed            a scenario file breaks the format
└── NoUndo               nothing that this seat may take back
"""

import json
from typing import Any, Self


class Refusal(Exception):
    """The base of all refusals. The state is as it was before."""

    game = ""
    """The game that was being read or played: its texts know the sentence."""
    given = ""
    """The answer that was refused, as it was given; empty where it was no answer that was refused."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        told = not self.given or self.given in self.params.values()
        about = self.code if told else f"{self.code}: {shown(self.given)!r}"
        return f"{about} ({facts})" if facts else about

    def of(self, game: str) -> Self:
        """The same, said to be of a game; the first to say so is right."""
        self.game = self.game or game
        return self

    def to(self, answer: str) -> Self:
        """The same, said to be the reply to this answer."""
        self.given = answer
        return self


class Illegal(Refusal):
    """The rules forbid this answer."""


class NotAsked(Refusal):
    """Somebody else is asked, or nobody is any more."""


class BadOption(Refusal):
    """An option or a seat of the table is not allowed."""


class Damaged(Refusal):
    """A save, a link or a position cannot be read; nothing of it is kept."""


class Newer(Damaged):
    """A save from a newer version: kept as it is, and said so."""


class Malformed(Refusal):
    """A scenario file breaks the format."""


class NoUndo(Refusal):
    """There is nothing that this seat may take back."""


def shown(value: Any) -> str:
    """What was given, short enough to be quoted in a sentence; whatever it is, this does not fail."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, TypeError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        text = type(value).__name__
    return text if len(text) <= 40 else text[:39] + "…"


class Runaway(RuntimeError):
    """A defect of the rules: they went on and on without asking anybody."""
