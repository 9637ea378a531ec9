"""A piece in the hand: the shell tells where it goes, the game what that does, and where it was let go is an answer."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from app.acts import Acts
from app.screen import Answer, Reply
from pygame_core.engine import registry

Attrs = dict[str, dict[str, str | None]]


class Hold(Protocol):
    """What a game's `hand.take` gives for a piece that somebody takes hold of."""

    @property
    def ended(self) -> bool:
        """Whether it has come to its end while still held."""

    def add(self, samples: Sequence[tuple[int, int, int]]) -> None:
        """Where the hand was, in the game's units, and when (milliseconds)."""

    def shown(self) -> tuple[Attrs, dict[str, str]]:
        """The attributes and the insides, by id, that show the board as it is by now."""

    def back(self) -> tuple[Attrs, dict[str, str]]:
        """The same as it was before."""

    def token(self, way: str) -> str:
        """The answer that letting go gives; nothing if it gives none."""


class Dragging(Acts):
    """Answers that are found by hand on the board. At most one piece is held."""

    hand: Hold | None = None

    def drag(self, message: Mapping[str, Any]) -> Answer:
        """The piece in hand has moved, or was let go."""
        if message.get("first"):
            self.hand = self._take(str(message["drag"]))
        hold, end = self.hand, message.get("end")
        if hold is None:
            return {"dropped": "back"}
        hold.add([(int(x), int(y), int(time)) for x, y, time in message["samples"]])
        attrs, paint = hold.shown()
        if end == "cancel":
            return self._put_back(hold)
        return self._let_go(hold) if end or hold.ended else {"attrs": attrs, "paint": paint}

    def _take(self, what: str) -> Hold | None:
        picture = self.picture()
        if picture.kind != "asked" or picture.seat is None:
            return None
        seen = picture.view | self.game.match.view(picture.seat)
        found: Hold | None = registry.module(self.game.match.game.meta.id, "hand").take(seen, picture.show, what)
        return found

    def _put_back(self, hold: Hold) -> Reply:
        self.hand = None
        attrs, paint = hold.back()
        return {"attrs": attrs, "paint": paint, "dropped": "back"}

    def _let_go(self, hold: Hold) -> Answer:
        token = hold.token(self.way)
        if not token:
            return self._put_back(hold)
        self.hand, self.laid, self.pending, self.preview, self.looks.opened = None, token, "", "", ""
        before = len(self.game.match.log)
        reply = self.answer(token)
        assert isinstance(reply, dict)
        reply.pop("focus", None)  # It stays on the piece.
        return {**reply, "dropped": "given" if len(self.game.match.log) > before else "left"}
