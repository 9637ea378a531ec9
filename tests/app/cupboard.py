"""A browser's storage with an end to it, and a page that writes into it."""

from typing import Any

from tests.app.tables import Page
from tests.app.writes import Full, Refused, Writer


class Cupboard:
    """What is really kept: so many signs, and now and then only the first half of something."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.refuses = False
        self.kept: dict[str, str] = {}
        self.halves: tuple[str, ...] = ()
        """Keys that end like one of these are only half written."""

    @property
    def room(self) -> int:
        return self.most - sum(len(key) + len(value) for key, value in self.kept.items())

    def change(self, key: str, value: str | None) -> None:
        if value is None:
            self.kept.pop(key, None)
            return
        if self.refuses:
            raise Refused
        before = len(key) + len(self.kept[key]) if key in self.kept else 0
        if len(key) + len(value) > self.room + before:
            raise Full
        self.kept[key] = value[: len(value) // 2] if key.endswith(self.halves) else value


class Cramped(Page):
    """A page whose writes go into a cupboard, and that is told what became of them."""

    def __init__(self, cupboard: Cupboard, fragment: str = "") -> None:
        self.cupboard = cupboard
        self.writer = Writer(cupboard)
        super().__init__(fragment, cupboard.kept, ("en",))

    def send(self, kind: str, **message: Any) -> dict[str, Any]:
        answer = super().send(kind, **message)
        for told in self.writer.write(answer.get("store", [])):
            self.send(**told)
        self.last = answer
        return answer
