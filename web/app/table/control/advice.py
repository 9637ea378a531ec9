"""What the champion would do, and why."""

from app.core.background import in_slices
from app.core.screen import Answer, Reply
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, TableContext, plainly
from app.table.control.panels import Panels
from app.table.model.snapshot import Picture
from pygame_core.bots.base import Budget
from pygame_core.engine.core.chance import Rng

SECONDS = 0.4
"""How long the champion may think about a hint."""


class Advice(Controller):
    """The tool that gives a hint."""

    def __init__(self, table: TableContext, panels: Panels) -> None:
        super().__init__(table)
        self.panels = panels

    @property
    def actions(self) -> Actions:
        return {"hint": plainly(self.advise)}

    def advise(self) -> Answer:
        """The best answer, with its reason; asked once more, it closes."""
        if self.state.opened == "hint":
            return self.panels.open("")
        picture = self.table.picture()
        if picture.kind != "asked" or picture.seat is None:
            self._say(say(picture.lang, "hint_none"))
            return self.table.reply()
        return self._best(picture, picture.seat) if picture.choices else self._counsel(picture)

    def _counsel(self, picture: Picture) -> Reply:
        """Where answers are found by hand, what is worth thinking of: an answer of the champion would say too much."""
        told = picture.text.counsel(picture.view, picture.names, picture.lang)
        self._say(*(told or [say(picture.lang, "hint_none")]))
        return {**self.table.reply(), "focus": "drawer-title"}

    async def _best(self, picture: Picture, seat: int) -> Reply:
        session, lang, changes = self.session, picture.lang, self.state.changes
        bot, view = session.computers.bot(seat), session.view(seat)
        work = bot.weigh(view, picture.choices, Rng(changes), Budget(SECONDS))
        values = await in_slices(work, lambda: self.state.changes == changes)
        if values is None:
            return {}
        best = picture.choices[values.index(max(values))]
        label = session.text.label(best, view, picture.names, lang)
        self.state.preview = self.state.advised = best.token
        says = say(lang, "hint_says", answer=label.spoken.rstrip("."))
        self._say(says, bot.reason(view, best, lang), ways=[(best.token, "hint_take")])
        return {**self.table.reply(), "focus": "drawer-title"}

    def _say(self, *sentences: str, ways: list[tuple[str, str]] | None = None) -> None:
        self.table.note(say(self.lang, "hint"), *sentences, ways=ways, by="hint")
