"""Back and forth: to take back, to look at earlier moments, to go on from there."""

import re

from app.core.screen import Reply
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, plainly
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import NoUndo

_LONGEST = 9
_STAY_OPEN = ("log", "menu", "share")
"""The panels that are of use at any moment."""


class TimeTravel(Controller):
    """What changes the moment that is shown."""

    @property
    def actions(self) -> Actions:
        return {
            "undo": plainly(self.undo),
            "redo": plainly(self.redo),
            "rewind": plainly(self.rewind),
            "moment": self.go_to,
            "by": self.go_by,
            "now": lambda _: self.go_to(""),
            "replay": plainly(self.replay),
            "watch": plainly(self.watch),
            "branch": plainly(self.branch),
        }

    # -------------------------------------------------------------- taking back
    def undo(self) -> Reply:
        """Take back the last answer; where that is forbidden, say why, and offer to rewind where nobody is cheated."""
        try:
            self.session.undo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self.table.changed()
        return {**self.table.reply(), "say": say(self.lang, "undone")}

    def _no_undo(self, refusal: NoUndo) -> Reply:
        sentence, lang = self.table.refusal(refusal), self.lang
        index = self.session.last_told()
        if self.session.meta.hidden or self.session.far or index is None:
            self.table.note(say(lang, "undo"), sentence)
        else:
            words = "rewind_die" if self.session.log[index].seat == CHANCE else "rewind"
            self.table.note(say(lang, "undo"), sentence, say(lang, f"{words}_more"), ways=[("ui:rewind", words)])
        return {**self.table.reply(), "say": sentence}

    def redo(self) -> Reply:
        """Give the answer again that was taken back."""
        before = self.session.record()
        try:
            self.session.redo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self.table.changed()
        self.table.tell(before)
        return self.table.reply()

    def rewind(self) -> Reply:
        """Go back to the last decision of a person, or the last die that one typed, and all that followed."""
        index = self.session.last_told()
        if index is not None and self.session.may_rewind:
            self.session.rewind(index)
            self.table.changed()
        return self.table.reply()

    # -------------------------------------------------------------- looking back
    def go_to(self, value: str) -> Reply:
        """Show an earlier moment; the present when it is none."""
        self._turn_to(self.index_of(value))
        return self.table.reply()

    def go_by(self, value: str) -> Reply:
        """Show the moment so many answers later, or earlier, however fast somebody asks for the next."""
        last = len(self.session.log)
        if re.fullmatch(r"-?[0-9]{1,5}", value):
            shown = last if self.state.moment is None else self.state.moment
            self._turn_to(self.index_of(str(min(max(shown + int(value), 0), last))))
        return self.table.reply()

    def index_of(self, value: str) -> int | None:
        """The earlier moment that is named; None for the present."""
        index = int(value) if value.isascii() and value.isdecimal() and len(value) < _LONGEST else -1
        return index if 0 <= index < len(self.session.log) else None

    def _turn_to(self, moment: int | None) -> None:
        self.table.interrupt()
        self.table.playback.clear()
        state = self.state
        state.replaying = state.rushing = False
        state.opened = state.opened if state.opened in _STAY_OPEN else ""
        state.link = ""
        state.moment = moment

    def replay(self) -> Reply:
        """Let the game run by itself from the moment that is shown."""
        self.state.replaying = self.state.moment is not None
        return self.table.reply()

    def watch(self) -> Reply:
        """The whole game again."""
        self._turn_to(self.index_of("0"))
        return self.replay()

    def next_moment(self) -> Reply:
        """The next moment; at the end the present is shown again."""
        moment = (self.state.moment or 0) + 1
        self.state.moment = moment if moment < len(self.session.log) else None
        return self.replay()

    def branch(self) -> Reply:
        """Another game that goes on from the moment that is shown."""
        if self.state.moment is None or not self.session.may_branch:
            return self.table.reply()
        return self.desk.visit(f"#/game/{self.session.branch(self.state.moment).name}")
