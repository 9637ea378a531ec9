"""The device goes from hand to hand: who knows a secret looks alone."""

from abc import ABC, abstractmethod

from app.core.screen import Reply
from app.table.control.presenter import Stage
from app.table.model.visibility import CLOSED
from app.table.view import private_cards
from app.ui.html import Html

CURTAIN_NOTES = [[330, 0], [247, 160]]


class Passing(Stage, ABC):
    """The curtain falls and rises; `reply` is written by the screen."""

    @abstractmethod
    def reply(self) -> Reply:
        """What has changed on the screen."""

    def hand_over(self) -> Reply:
        """The device is about to be given away: the curtain falls."""
        self.game.eyes_open = CLOSED
        return self._curtain_moved()

    def open_curtain(self) -> Reply:
        """Whoever should be looking looks; they see what happened since their side was asked last."""
        game = self.game
        if not game.curtain:
            return self.reply()
        game.eyes_open = game.wanted
        if game.open_table and private_cards.offered(game, game.wanted):
            game.recall = game.wanted
        self._for_other_eyes()
        match = game.match
        given = [entry.seat for entry in match.log]
        side = [index for index, seat in enumerate(given) if seat >= 0 and match.viewpoint(seat) == game.wanted]
        self.remember(side[-1] + 1 if side else 0)
        self.own_up()
        return self.reply()

    def go_aside(self, value: str) -> Reply:
        """Somebody at this table wants to see once more what is theirs."""
        seat = int(value) if value.isdecimal() else None
        if not self.game.shared or not private_cards.offered(self.game, seat):
            return self.reply()
        self.game.recall = seat
        return self.hand_over()

    def to_table(self) -> Reply:
        """Everybody may look again."""
        self.game.recall, self.game.eyes_open = None, None
        self._for_other_eyes()
        return self.reply()

    def peek(self, value: str) -> Reply:
        """A card is held so that its owner sees it; that may be an answer in itself."""
        seat, game = int(value) if value.isdecimal() else -1, self.game
        if not private_cards.offered(game, seat) or (game.shared and game.recall != seat):
            return self.reply()
        if token := private_cards.look(game, seat):
            game.answer(seat, token)
            self.changes += 1
            self.thought = None
        self.looks.peek = seat
        return self.reply()

    def unpeek(self) -> Reply:
        """It was let go."""
        self.looks.peek = -1
        return self.reply()

    def veil(self) -> Reply:
        """Somebody left the tab: what only one may see is gone when it comes back."""
        if not self.game.shared:
            return {}
        self.game.eyes_open = CLOSED
        self._for_other_eyes()
        return self.reply()

    def _curtain_moved(self) -> Reply:
        self._for_other_eyes()
        reply = self.reply()
        if self.desk.preferences.sound:  # Somebody may be looking away, as they should.
            reply["effect"] = [{"type": "sound", "notes": CURTAIN_NOTES}, {"type": "vibrate", "pattern": [40]}]
        return reply

    def _for_other_eyes(self) -> None:
        """Nothing stays of what the last one looked at: the whole screen is painted anew."""
        self._changed()
        self.held, self.looks.peek = "", -1
        self.looks.opened, self.looks.whole_log = "", False
        self.painted, self.focus_due = {}, True

    def _changed(self) -> None:
        """The game has gone on, or back: what was thought or looked at is void."""
        self.changes += 1
        self.thought = self.gathered = None
        self.moment = None
        self.preview = self.advised = self.pending = self.laid = self.manner = ""
        self.looks.replaying = False
        self.looks.reason = ""
        self.looks.entered = []
        self.looks.number = None
        self.rushing = False
        self.looks.note = Html("")
        self.greeted()
        if self.looks.opened in ("aim", "note", "hint", "why", "odds", "rules", "errands"):
            self.looks.opened = ""
        self.playback.clear()
