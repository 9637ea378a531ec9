"""A piece in the hand: the shell tells where it goes, the game what that does, and where it was let go is an answer."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from app import lens, wheel
from app.acts import Acts
from app.screen import Answer, Reply
from pygame_core.engine import registry

KNOCK = [[190, 0]]
Attrs = dict[str, dict[str, str | None]]
GLASS, LARGER, LARGEST = 40, 1.8, 90
"""The radius of the glass in its own drawing, with its rim; how much larger all is in it; how wide it is at most."""


class Hold(Protocol):
    """What a game's `hand.take` gives for a piece that somebody takes hold of."""

    @property
    def ended(self) -> bool:
        """Whether it has come to its end while still held."""

    @property
    def spot(self) -> tuple[float, float] | None:
        """Where on the canvas something is to be seen through the glass."""

    @property
    def bumps(self) -> int:
        """How much has been pushed by now: each time it is more, that is heard."""

    @property
    def said(self) -> str:
        """What is to be said of where it is now; nothing where looking tells enough."""

    def add(self, samples: Sequence[tuple[int, int, int]]) -> None:
        """Where the hand was, in the game's units, and when (milliseconds)."""

    def press(self, keys: Sequence[str], struck: Sequence[str], time: int, *, fine: bool) -> None:
        """The keys that are down instead, and those just struck: arrows, " ", "Enter", "Shift ArrowLeft"..."""

    def shown(self) -> tuple[Attrs, dict[str, str]]:
        """The attributes and the insides, by id, that show the board as it is by now."""

    def back(self) -> tuple[Attrs, dict[str, str]]:
        """The same as it was before."""

    def token(self, manner: str) -> str:
        """The answer that letting go gives; nothing if it gives none."""


def feed(hold: Hold, message: Mapping[str, Any]) -> None:
    """What the hand, or the keys, have done since the last message."""
    hold.add([(int(x), int(y), int(time)) for x, y, time in message["samples"]])
    if "keys" in message:
        keys, struck = map(tuple, (message["keys"], message.get("struck", ())))
        hold.press(keys, struck, message.get("time", 0), fine=message.get("fine", False))


class Dragging(Acts):
    """Answers that are found by hand on the board. At most one piece is held."""

    hand: Hold | None = None
    window = (0.0, 0.0, 0.0, 0.0)
    """The part of the canvas that is seen while it is held."""
    said, bumps = "", 0

    def drag(self, message: Mapping[str, Any]) -> Answer:
        """The piece in hand has moved, or was let go."""
        if message.get("first"):
            self.hand = self._take(message.get("drag", ""), message.get("aim", ""))
        hold, end = self.hand, message.get("end")
        if hold is None:
            return {"dropped": "back"}
        if end == "cancel":
            return self._put_back(hold)
        feed(hold, message)
        attrs, paint = hold.shown()
        if end or hold.ended:
            return self._let_go(hold)
        shown = Reply(attrs={**attrs, **self._glass(hold, attrs)}, paint=paint)
        return shown | self._told(hold) | self._heard(hold)

    def _told(self, hold: Hold) -> Reply:
        """A sentence, once for as long as it is true."""
        if hold.said == self.said:
            return {}
        self.said = hold.said
        return {"say": hold.said}

    def _heard(self, hold: Hold) -> Reply:
        """A knock for each piece that is pushed."""
        more, self.bumps = hold.bumps > self.bumps, hold.bumps
        return {"effect": {"type": "sound", "notes": KNOCK}} if more and self.desk.preferences.sound else {}

    def _glass(self, hold: Hold, attrs: Attrs) -> Attrs:
        """Under a finger nobody sees anything: a glass in the corner that is farthest from it shows what is there."""
        if hold.spot is None:
            return {}
        (x, y), (left, top, width, height) = hold.spot, self.window
        side = min(width / 9, LARGEST)
        to_x = left + (side if x - left > width / 2 else width - side)
        to_y = top + (side if y - top > height * 2 / 3 else height - side)
        return {f"glass-{name}": values for name, values in attrs.items()} | {
            "glass": {"transform": f"translate({to_x:.1f} {to_y:.1f}) scale({side / GLASS:.3f})"},
            "glass-view": {"transform": f"scale({LARGER * GLASS / side:.3f}) translate({-x:.1f} {-y:.1f})"},
        }

    def _take(self, what: str, aim: str) -> Hold | None:
        picture = self.picture()
        if picture.kind != "asked" or picture.seat is None:
            return None
        seen = picture.view | self.game.match.view(picture.seat)
        try:
            hands = registry.module(self.game.match.game.meta.id, "hand")
        except ModuleNotFoundError:  # Nothing is found by hand in this game.
            return None
        self.said, self.bumps, self.window = "", 0, lens.window(picture, loupe=self.looks.loupe)
        found: Hold | None = hands.take(seen, picture.show, what, aim)
        return found

    def _put_back(self, hold: Hold) -> Reply:
        self.hand = None
        attrs, paint = hold.back()
        return {"attrs": attrs, "paint": paint, "dropped": "back"}

    def _let_go(self, hold: Hold) -> Answer:
        token = hold.token(self.chosen_manner())
        if not token:
            return self._put_back(hold)
        self.hand, self.laid, self.pending, self.preview, self.looks.opened = None, token, "", "", ""
        before = len(self.game.match.log)
        reply = self.answer(token)
        assert isinstance(reply, dict)
        reply.pop("focus", None)  # It stays on the piece.
        return {**reply, "dropped": "given" if len(self.game.match.log) > before else "left"}

    def chosen_manner(self) -> str:
        """How the answer will be given: as chosen, or as the first manner there is."""
        found = [manner for manner, _ in wheel.manners(self.picture())]
        return self.manner if self.manner in found else next(iter(found), "")
