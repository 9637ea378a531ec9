"""Who sits at the table: seats change hands, another tab's game is taken over, the same people begin again."""

from app.core import backup
from app.core.profiles import decided
from app.core.screen import Answer, Reply
from app.core.setup import Setup
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, plainly
from app.table.model.rotation import moved
from app.table.view import toolbar
from pygame_core.engine.core.refusals import BadOption


class Seating(Controller):
    """The table itself."""

    @property
    def actions(self) -> Actions:
        return {"seat": self.change_seat, "claim": plainly(self.claim), "again": self.begin_again}

    def change_seat(self, value: str) -> Reply:
        """A person takes a computer's seat, or leaves theirs to a computer."""
        seat, seats = int(value) if value.isdecimal() else -1, self.session.seats
        if not 0 <= seat < len(seats) or not toolbar.may_change(self.table.picture(), seat):
            return self.table.reply()
        leaves = seats[seat].is_person
        try:
            self.session.seat(seat, "computer" if leaves else "person")
        except BadOption as refusal:
            self.table.note(self.session.names[seat], self.table.refusal(refusal))
            return {**self.table.reply(), "focus": "drawer-title"}
        self.table.changed()
        told = say(self.lang, "left" if leaves else "seated", name=self.session.names[seat])
        return {**self.table.reply(), "say": told}

    def claim(self) -> Reply:
        """Play the game in this tab from now on; but not over what a newer version has made of it."""
        desk, name = self.desk, self.session.name
        if backup.is_newer(desk, name):
            desk.tell("newer_save", bad=True)
            return self.table.reply()
        desk.library.claim(name)
        self.table.reload()
        return self.table.reply()

    def begin_again(self, value: str) -> Answer:
        """The same table once more, everybody one seat further, or with the parts changed where seats play parts.

        Where no such table can play it is said why, and all may keep their seats ("same").
        """
        match, meta, desk = self.session.match, self.session.meta, self.desk
        if self.table.picture().kind != "over":
            return self.table.reply()
        options = decided(desk, meta, match.options)
        try:
            seats = match.seats if value == "same" else moved(meta, match.seats, options, desk.lang)
            far = {self.session.names[seat] for seat in match.away}
            elsewhere = frozenset(place for place, seat in enumerate(seats) if seat.name in far)
            return desk.begin(Setup(meta.id, seats, options, match.real_dice, elsewhere))
        except BadOption as refusal:
            ways = [] if value == "same" else [("ui:again:same", "again_same")]
            self.table.note(say(self.lang, "again"), self.table.refusal(refusal), ways=ways)
            return {**self.table.reply(), "focus": "drawer-title"}
