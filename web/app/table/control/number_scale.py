"""Answers that differ in a number alone."""

from app.core.screen import Answer, Reply
from app.table.control.answering import Answering
from app.table.control.context import Actions, Controller, TableContext


class NumberScale(Controller):
    """The dial is turned, and its number offered."""

    def __init__(self, table: TableContext, answering: Answering) -> None:
        super().__init__(table)
        self.answering = answering

    @property
    def actions(self) -> Actions:
        return {"dial": self.turn, "offer": self.offer}

    def turn(self, value: str) -> Reply:
        """Turn it to a number, or by so much."""
        picture = self.table.picture()
        if picture.dial is None or not value.lstrip("+-").isdecimal():
            return self.table.reply()
        number = picture.number + int(value) if value[0] in "+-" else int(value)
        self.state.number = min(max(number, picture.dial.least), picture.dial.most)
        self.state.pending, self.state.preview = "", ""
        return self.table.reply()

    def offer(self, value: str) -> Answer:
        """Give the answer for this number: what a slider's own key does."""
        chosen = self.table.picture().dialled(int(value)) if value.isdecimal() else None
        return self.answering.answer(chosen.token) if chosen else self.table.reply()
