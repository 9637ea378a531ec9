"""Who looks at the screen, where seats know different things: one at a time, and between two of them nobody."""

from typing import Any

from pygame_core.engine.core.game import Game
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.match.match import Match

CLOSED = -1
"""Nobody looks at the screen: the curtain is down."""


class Looking:
    """A match with people in front of it."""

    match: Match

    @property
    def meta(self) -> Meta:
        return self.match.game.meta

    @property
    def rules(self) -> Game[Any]:
        """What may be answered, and what an answer does."""
        return self.match.game

    @property
    def over(self) -> bool:
        return self.match.over

    eyes_open: int | None = CLOSED
    """Where seats that know different things share the device: who looks at it (None: all who know no secret)."""
    recall: int | None = None
    """Where the table is open to all: who has gone aside to look at what is theirs."""

    @property
    def people(self) -> list[int]:
        """The seats of people on this device."""
        return self.match.people

    @property
    def entitled(self) -> list[int]:
        """The people who are asked now. Nobody waits for those who have only free answers."""
        people = self.people
        return [seat for seat in sorted(self.match.asked) if seat in people]

    def eyes(self) -> int | None:
        """Whose view is on the screen: nobody's in particular where everything is open."""
        if not self.meta.hidden or self.over:
            return None
        if not self.shared:
            return next(iter(self.match.viewpoints), None)
        if self.open_table:
            return next(iter(self.entitled), None) if self.recall is None else self.recall
        return None if self.eyes_open == CLOSED else self.eyes_open

    @property
    def open_table(self) -> bool:
        """Whether all may look at the table, and secrets lie face down on it."""
        return self.meta.open_table

    @property
    def shared(self) -> bool:
        """Whether people who know different things share this device: then it goes from hand to hand."""
        return self.meta.hidden and not self.over and len(self.match.viewpoints) > 1

    @property
    def private(self) -> bool:
        """Whether there is something on the screen that others at this device must not see."""
        return self.shared and (self.wanted if self.open_table else self.eyes()) is not None

    @property
    def wanted(self) -> int | None:
        """Who should be looking now: the side that is asked; while computers play, whoever looks already."""
        if self.open_table:
            return self._aside
        if self.entitled:
            return self.match.viewpoint(self.entitled[0])
        return None if self.eyes_open == CLOSED else self.eyes_open

    @property
    def _aside(self) -> int | None:
        """Who is asked something, or wants to see something, that is for them alone."""
        if self.recall is not None or not self.entitled:
            return self.recall
        seat = self.entitled[0]
        return seat if self.rules.asked_privately(self.match.state, seat) else None

    @property
    def taker(self) -> int:
        """The seat that is to take the device: for a side of several the one that is asked first."""
        if self.recall is not None:
            return self.recall
        others = [seat for seat in self.people if self.match.viewpoint(seat) is None]
        return next(iter(self.entitled), next(iter(others), 0))

    @property
    def hands_over(self) -> bool:
        """Whether those who know no secret should give the device to somebody who does."""
        if not self.shared or self.wanted is None:
            return False
        return self.eyes_open not in (CLOSED, self.wanted) if self.open_table else self.eyes_open is None

    @property
    def curtain(self) -> bool:
        """Whether nothing of the game may be seen."""
        if self.open_table:
            return self.shared and self.wanted is not None and self.eyes_open == CLOSED
        return self.shared and not self.hands_over and self.eyes_open != self.wanted
