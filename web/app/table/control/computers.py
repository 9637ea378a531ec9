"""The computers' turns: they think while people may tap, and what they do is shown one thing at a time."""

from math import ceil
from time import perf_counter

from app.core.background import in_slices
from app.core.screen import Answer, Reply
from app.table.control.context import Controller, TableContext
from app.table.model.screen_state import Gathered

SECRET_SECONDS = 0.4
"""How long a computer takes at least for an answer in a game with secrets."""
PATIENCE = 1.0
"""After so many seconds a computer's turn is shown as far as it is found."""


class Computers(Controller):
    """Who answers without a person."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._began = self._due = 0.0
        """When the one whose turn it is began to think, and when its answer may be shown."""

    @property
    def due(self) -> bool:
        """Whether a computer should begin to think."""
        state, session = self.state, self.session
        shown = state.moment is None and not self.table.playback.running and not session.curtain
        free = not (state.rushing or state.thinking or state.gathered)
        return shown and free and session.mine and session.computers_turn

    @property
    def rest(self) -> int:
        """How many milliseconds an answer that is found has still to wait."""
        return max(0, ceil(1000 * (self._due - perf_counter())))

    @property
    def breath(self) -> int | None:
        """How long the next computer waits before it thinks, in milliseconds; None while none is due."""
        asked, playback = self.session.computers.asked, self.table.playback
        return None if asked is None or not self.due else int(playback.meter.breath(asked) * playback.pace)

    def go_on(self) -> Answer:
        """The time that was waited for is over: a thought is shown, or one begins."""
        if self.state.thought is not None:
            return {"wait": self.rest} if self.rest else self._show()
        return self._think() if self.due else {}

    def step(self) -> Answer:
        """While all stands still: the next thing that a computer does."""
        return self.go_on() if self.state.thought is not None or self.due else self.table.reply()

    async def _think(self) -> Reply:
        """Let a computer find its answer. What a person does meanwhile makes its thought worthless."""
        self.state.thinking, changes = True, self.state.changes
        seat = self.session.computers.asked
        if seat is not None:
            self.table.playback.begin_turn(seat)
        # How long it thinks tells nobody what it thinks of: in games with secrets every answer takes its time.
        self._began = perf_counter()
        self._due = self._began + (SECRET_SECONDS if self.session.meta.hidden else 0.0)
        found = await in_slices(self.session.computers.ponder(), lambda: self.state.changes == changes)
        if found is None:
            return {}
        self.state.thought = found
        rest = self.rest
        if self.state.paused and not self.state.step_due:
            return {}
        return {"wait": rest} if rest else await self._show()

    async def _show(self) -> Reply:
        """Give a computer's answers, its whole turn, and show what it brings, one thing at a time."""
        state, session = self.state, self.session
        give, state.thought = state.thought, None
        state.step_due = False
        before, seat = session.record(), session.computers.asked
        view = session.view(session.eyes())
        if give and seat is not None and give():
            self.table.interrupt()
            state.gathered = Gathered(before, view, seat)
            if not await self._gather(seat):
                return {}
            session.keep()
            self._charge(seat)
            self.table.tell(before, afresh=False)
        return self.table.reply()

    def _charge(self, seat: int) -> None:
        """What it has thought counts as a part of the time of its turn."""
        playback = self.table.playback
        playback.meter.charge(seat, 1000 * self._thought_for / (playback.pace or 1))

    async def _gather(self, seat: int) -> bool:
        """The rest of a computer's turn; whether it is still wanted when it is found."""
        changes = self.state.changes
        self.state.thinking = True
        while self._goes_on(seat):
            found = await in_slices(self.session.computers.ponder(), lambda: self.state.changes == changes)
            if found is None:
                return False
            found()
        if self.state.changes != changes:
            return False
        self.state.thinking, self.state.gathered = False, None
        return True

    def _goes_on(self, seat: int) -> bool:
        """Whether the next answer is this computer's, too."""
        asked = self.session.computers.asked if self.session.computers_turn else None
        return asked == seat and self._thought_for < PATIENCE

    @property
    def _thought_for(self) -> float:
        """Since when it has been a computer's turn, in seconds."""
        return perf_counter() - self._began
