"""A piece in the hand: the shell tells where it goes, the game what that does, and where it was let go is an answer."""

from collections.abc import Mapping
from typing import Any

from app.core.screen import Answer, Reply
from app.table.control.answering import Answering
from app.table.control.context import Actions, Controller, TableContext
from app.table.view import drag_controls, map_camera
from pygame_core.engine.contract.parts import Attrs, Hold

KNOCK = ((190, 0),)
GLASS, LARGER, LARGEST = 40, 1.8, 90
"""The radius of the glass in its own drawing, with its rim; how much larger all is in it; how wide it is at most."""


def feed(hold: Hold, message: Mapping[str, Any]) -> None:
    """What the hand, or the keys, have done since the last message."""
    hold.add([(int(x), int(y), int(time)) for x, y, time in message["samples"]])
    if "keys" in message:
        keys, struck = map(tuple, (message["keys"], message.get("struck", ())))
        hold.press(keys, struck, message.get("time", 0), fine=message.get("fine", False))


class Dragging(Controller):
    """Answers that are found by hand on the board. At most one piece is held."""

    def __init__(self, table: TableContext, answering: Answering) -> None:
        super().__init__(table)
        self.answering = answering
        self.hand: Hold | None = None
        self._window = (0.0, 0.0, 0.0, 0.0)
        """The part of the canvas that is seen while it is held."""
        self._said, self._bumps = "", 0

    @property
    def actions(self) -> Actions:
        return {"manner": self.take_manner}

    def drag(self, message: Mapping[str, Any]) -> Answer:
        """The piece in hand has moved, or was let go."""
        if message.get("first"):
            self.hand = self._take(message.get("drag", ""), message.get("aim", ""))
        hold, end = self.hand, message.get("end")
        if hold is None:
            return {"dropped": "back"}
        if end == "cancel":
            return self.put_back(hold)
        feed(hold, message)
        attrs, paint = hold.shown()
        if end or hold.ended:
            return self.let_go(hold)
        shown = Reply(attrs={**attrs, **self._glass(hold, attrs)}, paint=paint)
        return shown | self._told(hold) | self._heard(hold)

    def _take(self, what: str, aim: str) -> Hold | None:
        picture, dragging = self.table.picture(), self.session.module.dragging
        if picture.kind != "asked" or picture.seat is None or dragging is None:
            return None
        seen = {**picture.view, **self.session.view(picture.seat)}
        self._said, self._bumps, self._window = "", 0, map_camera.window(picture, loupe=self.state.loupe)
        return dragging.take(seen, picture.show, what, aim)

    # -------------------------------------------------------------- while it is held
    def _told(self, hold: Hold) -> Reply:
        """A sentence, once for as long as it is true."""
        if hold.said == self._said:
            return {}
        self._said = hold.said
        return {"say": hold.said}

    def _heard(self, hold: Hold) -> Reply:
        """A knock for each piece that is pushed."""
        more, self._bumps = hold.bumps > self._bumps, hold.bumps
        return {"effect": {"type": "sound", "notes": KNOCK}} if more and self.desk.preferences.sound else {}

    def _glass(self, hold: Hold, attrs: Attrs) -> Attrs:
        """Under a finger nobody sees anything: a glass in the corner that is farthest from it shows what is there."""
        if hold.spot is None:
            return {}
        (x, y), (left, top, width, height) = hold.spot, self._window
        side = min(width / 9, LARGEST)
        to_x = left + (side if x - left > width / 2 else width - side)
        to_y = top + (side if y - top > height * 2 / 3 else height - side)
        return {f"glass-{name}": values for name, values in attrs.items()} | {
            "glass": {"transform": f"translate({to_x:.1f} {to_y:.1f}) scale({side / GLASS:.3f})"},
            "glass-view": {"transform": f"scale({LARGER * GLASS / side:.3f}) translate({-x:.1f} {-y:.1f})"},
        }

    # -------------------------------------------------------------- when it is let go
    def put_back(self, hold: Hold) -> Reply:
        """It stands where it stood, and nothing was answered."""
        self.hand = None
        attrs, paint = hold.back()
        return {"attrs": attrs, "paint": paint, "dropped": "back"}

    def let_go(self, hold: Hold) -> Answer:
        """Where it was let go is the answer; one that takes a second tap leaves it there meanwhile."""
        token, state = hold.token(self.chosen_manner()), self.state
        if not token:
            return self.put_back(hold)
        self.hand = None
        state.laid, state.pending, state.preview, state.opened = token, "", "", ""
        before = len(self.session.log)
        reply = self.answering.answer(token)
        assert isinstance(reply, dict)
        reply.pop("focus", None)  # It stays on the piece.
        return {**reply, "dropped": "given" if len(self.session.log) > before else "left"}

    # -------------------------------------------------------------- how it is given
    def take_manner(self, manner: str) -> Reply:
        """How an answer found by hand will be given, where there are several manners."""
        self.state.manner = manner
        return self.table.reply()

    def chosen_manner(self) -> str:
        """How the answer will be given: as chosen, or as the first manner there is."""
        found = [manner for manner, _ in drag_controls.manners(self.table.picture())]
        return self.state.manner if self.state.manner in found else next(iter(found), "")
