"""The match of a lesson: one person sits here, the others and the dice do as they are told, and nothing is kept."""

from collections.abc import Callable
from typing import Any

from app.core.context import Desk
from app.table.model.session import Session
from pygame_core.bots.base import Thinking
from pygame_core.engine.scenarios.lesson import Lesson


class Others:
    """In the place of computers."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    @property
    def asked(self) -> int:
        """Whose answer comes next; while there is something to read, all wait for the reader."""
        return self.lesson.told[0] if self.lesson.told else self.lesson.pupil

    def ponder(self) -> Thinking[Callable[[], bool]]:
        """There is nothing to think of."""
        yield from ()
        return self._give

    def _give(self) -> bool:
        self.lesson.give()
        return True


class LessonSession(Session):
    """A lesson as the table plays it."""

    mine, shared, may_branch, dice_to_enter = True, False, False, False
    needless = ("undo", "film", "hint", "share")

    def __init__(self, desk: Desk, lesson: Lesson) -> None:
        super().__init__(desk, "lesson", lesson.match)
        self.lesson, self.profile = lesson, None
        self.computers: Any = Others(lesson)

    @property
    def names(self) -> tuple[str, ...]:
        """Their colours, in the language of the moment."""
        meta = self.meta
        return tuple(meta.colour_names[seat.colour][self.desk.lang] for seat in self.match.seats)

    @property
    def people(self) -> list[int]:
        return [self.lesson.pupil]

    @property
    def entitled(self) -> list[int]:
        return self.people if self.lesson.wanted else []

    def eyes(self) -> int | None:
        """What is hidden from the one who learns stays hidden."""
        hidden = self.meta.hidden and not self.over
        return self.match.viewpoint(self.lesson.pupil) if hidden else None

    @property
    def computers_turn(self) -> bool:
        """Whether somebody else is to answer."""
        return self.lesson.told is not None and not self.lesson.wanted

    def answer(self, seat: int, token: str, *more: str) -> None:
        """Nothing can be given but what the lesson waits for."""
        for each in (token, *more):
            if each == self.lesson.wanted:
                self.lesson.give()

    def shows_unlisted(self, token: str) -> bool:
        """The lesson's own answer can be looked at even where answers are found by hand."""
        return token == self.lesson.wanted

    def keep(self) -> None:
        """Nothing is kept of a lesson."""
