"""A game whose letters are sealed (City Chase): its own letters, carried over the same links, codes and lines.

Such a game's folder gives the letters (`contract/letters.py`). What one side knows stays there, so over a line nothing
but those letters goes to and fro, and each end opens them as if they had come by link.
"""

from pygame_core.engine import registry
from pygame_core.engine.contract.letters import Mail
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.match import Match

from . import messages
from .line import Out, Send, Tell, differs, hello, mismatch
from .messages import Message


def is_sealed(game: str) -> bool:
    """Whether tables of this game travel by sealed letters."""
    return bool(registry.meta(game).by_link)


class SealedEnd:
    """One end of a sealed game's lines; the one that invites may have several."""

    def __init__(self, game: str, match: Match | None = None, mail: Mail | None = None) -> None:
        self.game = game
        self.match = match
        self.mail = mail
        self.lines: dict[str, str] = {}
        """Each line, and the letter that was sent there last."""

    def begin(self, match: Match, mail: Mail) -> list[Out]:
        """The letter that came was accepted: this device has a copy now."""
        self.match, self.mail = match, mail
        return self.spread()

    def opened(self, line: str) -> list[Out]:
        """A line is open."""
        self.lines[line] = ""
        return [Send(line, hello(self.game, "", "", 0)), *self.spread()]

    def closed(self, line: str) -> list[Out]:
        """A line is gone; letters go on by link."""
        return [Tell("line_gone", {"line": line})] if self.lines.pop(line, None) is not None else []

    def heard(self, line: str, text: str) -> list[Out]:
        """A text came on a line."""
        try:
            return self._hear(line, messages.read(text))
        except Refusal as refusal:
            return [Tell("not_understood", {"line": line}, refusal.of(self.game))]

    def spread(self) -> list[Out]:
        """The letter that the other side waits for, on every line that has not got it."""
        letter = self.mail.link if self.mail else ""
        lacking = [line for line, sent in self.lines.items() if letter not in ("", sent)]
        self.lines.update(dict.fromkeys(lacking, letter))
        return [Send(line, messages.write("letter", text=letter)) for line in lacking]

    def _hear(self, line: str, message: Message) -> list[Out]:
        if message["kind"] == "bye":
            return self.closed(line)
        if message["kind"] == "mismatch" or (message["kind"] == "hello" and differs(message, self.game)):
            again = [Send(line, mismatch(self.game, ""))] if message["kind"] == "hello" else []
            return [*again, Tell("other_version", {"line": line})]
        return self._open(line, message["text"]) if message["kind"] == "letter" else []

    def _open(self, line: str, text: str) -> list[Out]:
        if self.match is None or self.mail is None:
            return [Tell("invited", {"letter": text})]
        new = self.mail.receive(self.match, text)
        passed = [Send(other, messages.write("letter", text=text)) for other in self.lines if new and other != line]
        return [Tell("letter", {"new": new, "line": line}), *passed, *self.spread()]
