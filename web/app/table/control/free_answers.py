"""What a seat may do whenever the game waits, whoever is asked: none of it changes whose question is on the screen."""

from app.core.screen import Reply
from app.table.control import presenter
from app.table.control.answering import sounding
from app.table.control.context import Actions, Controller, Guide, TableContext
from app.table.view import free_answers
from pygame_core.engine.core.refusals import Refusal


class FreeAnswers(Controller):
    """The sheet of free answers, and giving one."""

    def __init__(self, table: TableContext, guide: Guide) -> None:
        super().__init__(table)
        self.guide = guide

    @property
    def actions(self) -> Actions:
        return {"errands": self.open, "errand": self.choose}

    def open(self, value: str) -> Reply:
        """Open the free answers of a seat (all, or of one kind), or close them."""
        place, _, kind = value.partition(":")
        opener = f"errand-{value.replace(':', '-')}" if kind else f"errands-{place}"
        state = self.state
        if (state.opened, state.opener) == ("errands", opener):
            return self._close()
        if not place.isdecimal() or not self._offered(int(place)):
            return self.table.reply()
        state.opened, state.opener, state.free_seat, state.free_kind = "errands", opener, int(place), kind
        state.pending, state.preview = "", state.advised
        return {**self.table.reply(), "focus": "drawer-title"}

    def _close(self) -> Reply:
        """The focus goes back to what opened them."""
        self.state.opened = ""
        self.state.pending, self.state.preview = "", self.state.advised
        return {**self.table.reply(), "focus": self.state.opener}

    def choose(self, value: str) -> Reply:
        """Give a free answer; what would waste something takes a second tap."""
        place, _, token = value.partition(":")
        seat = int(place) if place.isdecimal() else -1
        choice = presenter.free_answer(self.table, seat, token)
        if choice is None or not self._offered(seat):
            return self.table.reply()
        waits = f"{free_answers.LOOK}{token}"
        if self.state.pending != waits and presenter.free_confirmation(self.table, seat, choice):
            self.state.pending = self.state.preview = waits
            return {**self.table.reply(), "focus": "confirm-errand"}
        refused = self.guide.refused(token)
        return self._give(seat, token) if refused is None else refused

    def _offered(self, seat: int) -> bool:
        return bool(free_answers.offered(self.session, seat, self.lang))

    def _give(self, seat: int, token: str) -> Reply:
        """What it does is shown after what is still being shown; the number on the scale stays."""
        before, number, playback = self.session.record(), self.state.number, self.table.playback
        playback.skip()
        trail = playback.trail
        try:
            self.session.answer(seat, token)
        except Refusal as refusal:
            return self.explained(self.table.refusal(refusal))
        self.table.changed()
        self.state.number = number
        playback.remember(trail)
        self.table.tell(before, afresh=False)
        happened = self.session.events[before][:1]
        told = [self.session.text.say(event, self.session.names, self.lang) for event in happened]
        return {**sounding(self.table, self.table.reply()), "focus": self.state.opener, "say": " ".join(told)}
