"""The device goes from hand to hand: who knows a secret looks alone."""

from app.core.screen import Reply
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, TableContext, plainly
from app.table.model.visibility import CLOSED
from app.table.view import private_cards

_CURTAIN = ((330, 0), (247, 160))
"""The notes of the curtain."""


class Handover(Controller):
    """The curtain falls and rises, and cards are held to be seen."""

    @property
    def actions(self) -> Actions:
        return {
            "hand": plainly(self.hand_over),
            "open": plainly(self.open_curtain),
            "aside": self.go_aside,
            "table": plainly(self.to_table),
            "peek": self.peek,
            "unpeek": plainly(self.unpeek),
        }

    def hand_over(self) -> Reply:
        """The device is about to be given away: the curtain falls."""
        self.session.eyes_open = CLOSED
        return curtain_moved(self.table)

    def open_curtain(self) -> Reply:
        """Whoever should be looking looks; they see what happened since their side was asked last."""
        session = self.session
        if not session.curtain:
            return self.table.reply()
        session.eyes_open = session.wanted
        if session.open_table and private_cards.offered(session, session.wanted):
            session.recall = session.wanted
        for_other_eyes(self.table)
        self.table.playback.remember(session.known_since(session.last_of_side()))
        tell_lost_log(self.table)
        return self.table.reply()

    def go_aside(self, value: str) -> Reply:
        """Somebody at this table wants to see once more what is theirs."""
        seat = int(value) if value.isdecimal() else None
        if not self.session.shared or not private_cards.offered(self.session, seat):
            return self.table.reply()
        self.session.recall = seat
        return self.hand_over()

    def to_table(self) -> Reply:
        """Everybody may look again."""
        self.session.recall, self.session.eyes_open = None, None
        for_other_eyes(self.table)
        return self.table.reply()

    def peek(self, value: str) -> Reply:
        """A card is held so that its owner sees it; that may be an answer in itself."""
        seat, session = int(value) if value.isdecimal() else -1, self.session
        if not private_cards.offered(session, seat) or (session.shared and session.recall != seat):
            return self.table.reply()
        if token := private_cards.look(session, seat):
            session.answer(seat, token)
            self.table.interrupt()
        self.state.peek = seat
        return self.table.reply()

    def unpeek(self) -> Reply:
        """It was let go."""
        self.state.peek = -1
        return self.table.reply()

    def veil(self) -> Reply:
        """Somebody left the tab: what only one may see is gone when it comes back."""
        if not self.session.shared:
            return {}
        self.session.eyes_open = CLOSED
        for_other_eyes(self.table)
        return self.table.reply()


def curtain_moved(table: TableContext) -> Reply:
    """Somebody else looks from now on, which is heard: somebody may be looking away, as they should."""
    for_other_eyes(table)
    reply = table.reply()
    if table.desk.preferences.sound:
        reply["effect"] = [{"type": "sound", "notes": _CURTAIN}, {"type": "vibrate", "pattern": [40]}]
    return reply


def for_other_eyes(table: TableContext) -> None:
    """Nothing stays of what the last one looked at: the whole screen is painted anew."""
    table.changed()
    state = table.state
    state.held, state.peek, state.opened, state.whole_log = "", -1, "", False
    state.focus_due = True
    table.paint_afresh()


def tell_lost_log(table: TableContext) -> None:
    """Say to whoever looks first that the game goes on from its position alone."""
    if table.state.log_lost_notice_due and not table.session.curtain:
        table.state.log_lost_notice_due = False
        table.note(say(table.desk.lang, "log"), say(table.desk.lang, "log_lost"))
