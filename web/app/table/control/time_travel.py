"""Back and forth: to take back, to look at earlier moments, to go on from there, to let the game run or stand."""

import re
from abc import abstractmethod

from app.core.screen import Answer, Reply
from app.i18n.game_screen import say
from app.table.control.handover import Passing
from app.table.view import since
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import NoUndo, Refusal
from pygame_core.engine.texts.telling import told

_LONGEST = 9


class History(Passing):
    """What changes the moment that is shown, and how fast one follows another."""

    # -------------------------------------------------------------- taking back
    def undo(self) -> Reply:
        """Take back the last answer; where that is forbidden, say why, and offer to rewind where nobody is cheated."""
        try:
            self.game.undo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self._changed()
        return {**self.reply(), "say": say(self.desk.lang, "undone")}

    def _no_undo(self, refusal: NoUndo) -> Reply:
        sentence, lang = self._sentence(refusal), self.desk.lang
        index = self.game.last_told()
        if self.game.match.game.meta.hidden or index is None:
            self.note(say(lang, "undo"), sentence)
        else:
            words = "rewind_die" if self.game.match.log[index].seat == CHANCE else "rewind"
            self.note(say(lang, "undo"), sentence, say(lang, f"{words}_more"), ways=[("ui:rewind", words)])
        return {**self.reply(), "say": sentence}

    def redo(self) -> Reply:
        """Give the answer again that was taken back."""
        before = len(self.game.match.log)
        try:
            self.game.redo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self._changed()
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self.reply()

    def rewind(self) -> Reply:
        """Go back to the last decision of a person, or the last die that one typed, and all that followed."""
        index = self.game.last_told()
        if index is not None and not self.game.secret:
            self.game.rewind(index)
            self._changed()
        return self.reply()

    def go_to(self, value: str) -> Reply:
        """Show an earlier moment; the present when it is none."""
        self._turn_to(self.index_of(value))
        return self.reply()

    def go_by(self, value: str) -> Reply:
        """Show the moment so many answers later, or earlier, however fast somebody asks for the next."""
        last = len(self.game.match.log)
        if re.fullmatch(r"-?[0-9]{1,5}", value):
            shown = last if self.moment is None else self.moment
            self._turn_to(self.index_of(str(min(max(shown + int(value), 0), last))))
        return self.reply()

    def index_of(self, value: str) -> int | None:
        """The earlier moment that is named; None for the present."""
        index = int(value) if value.isascii() and value.isdecimal() and len(value) < _LONGEST else -1
        return index if 0 <= index < len(self.game.match.log) else None

    def _turn_to(self, moment: int | None) -> None:
        self.changes += 1
        self.thought = self.gathered = None
        self.playback.clear()
        self.looks.replaying = self.rushing = False
        self.looks.opened = "" if self.looks.opened not in ("log", "menu", "share") else self.looks.opened
        self.looks.link = ""
        self.moment = moment

    # -------------------------------------------------------------- what happens by itself
    def replay(self) -> Reply:
        """Let the game run by itself from the moment that is shown."""
        self.looks.replaying = self.moment is not None
        return self.reply()

    def watch(self) -> Reply:
        """The whole game again."""
        self._turn_to(self.index_of("0"))
        return self.replay()

    def see_since(self) -> Reply:
        """What the others did since this person answered last, once more and unhurried; step by step without motion."""
        picture = self.picture()
        if picture.kind == "asked" and picture.seat is not None:
            self.preview = self.pending = self.advised
            self.playback.start(since.start(self.game, picture.seat), afresh=True, again=True)
            self._hold_still(still=not self.playback.pace)
            self.playback.advance()
            self.focus_due = True
        return self.reply()

    def pause(self) -> Reply:
        """Let nothing happen by itself: neither what is looked back at, nor what computers do."""
        if self.looks.replaying:
            self.looks.replaying = False
        else:
            self._hold_still(still=True)
        return self.reply()

    def resume(self) -> Reply:
        """Let things happen by themselves again."""
        self._hold_still(still=False)
        return self.reply()

    def _hold_still(self, *, still: bool) -> None:
        self.looks.paused = self.playback.by_step = still
        self.looks.step_due = False

    @abstractmethod
    def step(self) -> Answer:
        """While all stands still, the next thing that happens; written by the screen."""

    def change_speed(self, speed: str) -> Reply:
        """How fast things happen by themselves: from this moment on."""
        self.desk.prefer("speed", speed)
        self.playback.at_new_pace()
        return self.reply()

    def turn_leaf(self) -> Reply:
        """The next moment; at the end the present is shown again."""
        moment = (self.moment or 0) + 1
        self.moment = moment if moment < len(self.game.match.log) else None
        self.looks.replaying = self.moment is not None
        return self.reply()

    def branch(self) -> Reply:
        """Another game that goes on from the moment that is shown."""
        if self.moment is None or not self.game.may_branch:
            return self.reply()
        return self.desk.visit(f"#/game/{self.game.branch(self.moment).name}")

    def _sentence(self, refusal: Refusal) -> str:
        return told(refusal, self.game.names, self.desk.lang, self.game.match.game.meta.id)
