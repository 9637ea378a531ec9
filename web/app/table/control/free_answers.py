"""What may be done at the table besides answering: errands, turning the dial, reading a hint, running to the end."""

from time import perf_counter

from app.core.background import in_slices
from app.core.screen import Answer, Reply
from app.table.control.answering import Moves
from app.table.view import free_answers
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal

STRETCH = 0.25
"""How many seconds of a rush pass between two pictures."""


class Asides(Moves):
    """None of this changes whose question is on the screen."""

    # -------------------------------------------------------------- errands
    def open_errands(self, value: str) -> Reply:
        """Open the free answers of a seat (all, or of one kind), or close them."""
        seat, _, kind = value.partition(":")
        opener = f"errand-{value.replace(':', '-')}" if kind else f"errands-{seat}"
        looks = self.looks
        if (looks.opened, looks.opener) == ("errands", opener):
            return self.close_errands()
        if not seat.isdecimal() or not free_answers.offered(self.game, int(seat), self.desk.lang):
            return self.reply()
        looks.opened, looks.opener, looks.errands, looks.errand_kind = "errands", opener, int(seat), kind
        self.pending, self.preview = "", self.advised
        return {**self.reply(), "focus": "drawer-title"}

    def close_errands(self) -> Reply:
        """The focus goes back to what opened them."""
        self.looks.opened = ""
        self.pending, self.preview = "", self.advised
        return {**self.reply(), "focus": self.looks.opener}

    def run_errand(self, value: str) -> Reply:
        """Give a free answer; what would waste something takes a second tap."""
        place, _, token = value.partition(":")
        seat = int(place) if place.isdecimal() else -1
        choice = self._errand(seat, token)
        if choice is None or not free_answers.offered(self.game, seat, self.desk.lang):
            return self.reply()
        waits = f"{free_answers.LOOK}{token}"
        if self.pending != waits and self.errand_confirmation(seat, choice):
            self.pending = self.preview = waits
            return {**self.reply(), "focus": "confirm-errand"}
        return self._run(seat, token)

    def _errand(self, seat: int, token: str) -> Choice | None:
        return next((choice for choice in self.game.errands(seat) if choice.token == token), None)

    def _run(self, seat: int, token: str) -> Reply:
        before, number, lesson = len(self.game.match.log), self.looks.number, self.lesson
        self.playback.skip()
        trail = self.playback.trail
        try:
            self.game.answer(seat, token)
        except Refusal as refusal:
            return self._explained(self._sentence(refusal))
        self._changed()
        self.looks.number, self.lesson = number, lesson
        self.playback.remember(trail)
        self.playback.start(before, afresh=False)
        self.playback.advance()
        happened = self.game.match.events[before][:1]
        told = [self.game.text.say(event, self.game.names, self.desk.lang) for event in happened]
        return {**self._sounding(self.reply()), "focus": self.looks.opener, "say": " ".join(told)}

    # -------------------------------------------------------------- the dial
    def turn_dial(self, value: str) -> Reply:
        """Turn it to a number, or by so much."""
        picture = self.picture()
        if picture.dial is None or not value.lstrip("+-").isdecimal():
            return self.reply()
        number = picture.number + int(value) if value[0] in "+-" else int(value)
        self.looks.number = min(max(number, picture.dial.least), picture.dial.most)
        self.pending, self.preview = "", ""
        return self.reply()

    def offer(self, value: str) -> Answer:
        """Give the answer for this number: what a slider's own key does."""
        picture = self.picture()
        chosen = picture.dialled(int(value)) if value.isdecimal() else None
        return self.answer(chosen.token) if chosen else self.reply()

    # -------------------------------------------------------------- hints for newcomers
    def read_hint(self) -> Reply:
        """It was read: it does not come again."""
        self.lesson = ("", "")
        return {**self.reply(), "focus": "question"}

    # -------------------------------------------------------------- to the end without pauses
    def finish(self) -> Reply:
        """Let computers play everything that is left, for people's seats too."""
        if self._alone():
            self._changed()
            self.game.use_real_dice(real=False)
            self.rushing = True
        return self.reply()

    def _alone(self) -> bool:
        picture = self.picture()
        return self.game.mine and bool(self.game.text.alone(picture.view, picture.lang, picture.looker))

    def halt(self) -> Reply:
        """Stop on the way."""
        self._changed()
        return self.reply()

    async def rush(self) -> Reply:
        """A stretch of it, and a picture of where it leads."""
        self.changes += 1
        changes, end = self.changes, perf_counter() + STRETCH
        everybody = self.game.everybody()
        going: bool | None = True
        while going and perf_counter() < end:
            going = await in_slices(everybody.think(), lambda: self.changes == changes)
        if self.changes != changes:
            return {}
        self.rushing = bool(going)
        self.game.keep()
        return self.reply()
