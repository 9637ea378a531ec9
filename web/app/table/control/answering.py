"""Answers of people: given with one tap or with two, several in a row, or unasked."""

from app.core.screen import Answer, Reply
from app.table.control import handover, presenter
from app.table.control.context import Actions, Controller, Guide, TableContext
from app.table.control.reasons import Reasons
from app.table.model.snapshot import Picture, in_hand
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal

_ANSWERED, _OVER = ((420, 0),), ((523, 0), (659, 140), (784, 280))
"""The notes of an answer, and of the end."""


class Answering(Controller):
    """The person who is asked answers."""

    def __init__(self, table: TableContext, guide: Guide) -> None:
        super().__init__(table)
        self.guide = guide
        self.reasons = Reasons(table)

    @property
    def actions(self) -> Actions:
        return {
            **self.reasons.actions,
            "walk": self.walk,
            "front": self.speak_for,
            "hold": self.take_in_hand,
            "unasked": self.volunteer,
        }

    # -------------------------------------------------------------- one's turn
    def answer(self, token: str) -> Answer:
        """Give an answer for the person who is asked. Taps that come too late change nothing."""
        picture = self.table.picture()
        if picture.kind != "asked" or picture.seat is None:
            return self.table.reply()
        if self.state.opened == "why":
            return self.reasons.explain(token)
        if token != self.state.pending and presenter.confirmation(self.table, picture, token):
            return self._ask_again(token)
        return self.give(picture.seat, token)

    def walk(self, tokens: str) -> Answer:
        """Several answers in a row: one tap leads as far as no die is thrown and nobody else is asked."""
        picture, way = self.table.picture(), tuple(tokens.split(","))
        if picture.kind != "asked" or picture.seat is None:
            return self.table.reply()
        if self.state.opened == "why" or len(way) == 1:
            return self.answer(way[0])
        return self.give(picture.seat, *way)

    def give(self, seat: int, *tokens: str) -> Reply:
        """The answers of a person, or what real dice showed, whoever is asked; what follows is shown."""
        refused = self.guide.refused(tokens[0])
        return self.give_at_once(seat, *tokens) if refused is None else refused

    def give_at_once(self, seat: int, *tokens: str) -> Reply:
        """The same, whatever leads through the screen."""
        before = self.session.record()
        try:
            self.session.answer(seat, *tokens)
        except Refusal as refusal:
            return self.explained(self.table.refusal(refusal))
        self.table.changed()
        self.state.held, self.state.hint, self.state.focus_due = "", ("", ""), True
        self.table.hold_still(still=False)
        if self.session.curtain:  # What follows is for other eyes.
            return handover.curtain_moved(self.table)
        self.table.tell(before)
        return sounding(self.table, self.table.reply())

    def _ask_again(self, token: str) -> Reply:
        self.state.pending = self.state.preview = token
        return {**self.table.reply(), "focus": "confirm"}

    # -------------------------------------------------------------- who answers, with what
    def speak_for(self, seat: str) -> Reply:
        """Several people may answer: it is this one's turn to look."""
        self.state.front = int(seat) if seat.isdecimal() else None
        return self.table.reply()

    def take_in_hand(self, piece: str) -> Reply:
        """Another piece is taken in hand, by whoever here may move it."""
        picture, session = self.table.picture(), self.session
        able = [seat for seat in session.entitled
                if any(in_hand(picture.module, choice) == piece for choice in session.choices(seat))]  # fmt: skip
        if able and picture.seat not in able:
            self.state.front = able[0]
        self.state.held, self.state.pending, self.state.preview = piece, "", self.state.advised
        self.state.reason = ""
        return self.table.reply()

    # -------------------------------------------------------------- unasked
    def volunteer(self, token: str) -> Reply:
        """An answer that nobody is asked for, once it was said twice."""
        picture = self.table.picture()
        seat = self._unprompted(picture, token)
        choice = None if seat is None else self._unlisted(seat, token)
        if seat is None or choice is None:
            return self.table.reply()
        if self.state.pending == token:
            return self.give(seat, token)
        self.state.pending = token
        label = picture.text.label(choice, picture.view, picture.names, picture.lang, picture.looker)
        self.table.note(label.title, label.spoken, ways=[(f"ui:unasked:{token}", "yes_really")])
        return {**self.table.reply(), "focus": "drawer-title"}

    def _unprompted(self, picture: Picture, token: str) -> int | None:
        """The person here who may give this answer without being asked for it."""
        if picture.kind not in ("asked", "waiting", "posting"):
            return None
        seats = [picture.seat] if picture.kind == "asked" and picture.seat is not None else self.session.people
        return next((seat for seat in seats if self._unlisted(seat, token)), None)

    def _unlisted(self, seat: int, token: str) -> Choice | None:
        free = self.session.rules.unlisted_choices(self.session.match.state, seat)
        return next((choice for choice in free if choice.token == token), None)


def sounding(table: TableContext, reply: Reply) -> Reply:
    """The reply with the sound of an answer, where sounds are wanted."""
    if table.desk.preferences.sound:
        reply["effect"] = {"type": "sound", "notes": _OVER if table.session.over else _ANSWERED}
    return reply
