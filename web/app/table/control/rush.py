"""To the end without pauses: computers play all that is left, for people's seats too."""

from time import perf_counter

from app.core.background import in_slices
from app.core.screen import Reply
from app.table.control.context import Actions, Controller, plainly

STRETCH = 0.25
"""How many seconds of a rush pass between two pictures."""


class Rush(Controller):
    """Offered where nothing is left to win or lose."""

    @property
    def actions(self) -> Actions:
        return {"finish": plainly(self.finish), "halt": plainly(self.halt)}

    def finish(self) -> Reply:
        """Let computers play everything that is left."""
        picture = self.table.picture()
        if (
            self.session.mine
            and not self.session.far
            and picture.text.alone(picture.view, picture.lang, picture.looker)
        ):
            self.table.changed()
            self.session.use_real_dice(real=False)
            self.state.rushing = True
        return self.table.reply()

    def halt(self) -> Reply:
        """Stop on the way."""
        self.table.changed()
        return self.table.reply()

    async def go_on(self) -> Reply:
        """A stretch of it, and a picture of where it leads."""
        self.table.interrupt()
        changes, end = self.state.changes, perf_counter() + STRETCH
        everybody = self.session.everybody()
        going: bool | None = True
        while going and perf_counter() < end:
            going = await in_slices(everybody.think(), lambda: self.state.changes == changes)
        if self.state.changes != changes:
            return {}
        self.state.rushing = bool(going)
        self.session.keep()
        return self.table.reply()
