"""A browser's storage with an end to it, and the shell's way of writing into it (`web/shell/kept.js`)."""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.app.tables import Page

Message = dict[str, Any]


class Cupboard:
    """What is really kept: so many signs, and now and then only the first half of something."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[str, str] = {}
        self.missing: set[str] = set()
        self.halves: tuple[str, ...] = ()
        """Keys that end like one of these are only half written."""

    @property
    def room(self) -> int:
        return self.most - sum(len(key) + len(value) for key, value in self.kept.items())

    def write(self, writes: Sequence[Sequence[Any]]) -> Iterator[Message]:
        """One after the other; nothing more of a game once a write of it has failed. What there is to be told of it."""
        stopped: dict[str, str] = {}
        for key, value, guard, _, over in ([*write, None, None, None][:5] for write in writes):
            if over == [] and key in self.missing:
                continue
            why = {"elsewhere": "elsewhere"}.get(stopped[guard], "skipped") if guard in stopped else ""
            why = why or self._put(key, value, over)
            if guard and why:
                stopped[guard] = why
            if why == "elsewhere":
                yield {"kind": "stored", "ok": False, "key": key, "why": why, "value": self.kept.get(key)}
            elif why:
                self.missing.add(key)
                if why != "skipped":
                    yield {"kind": "stored", "ok": False, "key": key, "why": why}
            elif key in self.missing:
                self.missing.discard(key)
                yield {"kind": "stored", "ok": True, "key": key}

    def _put(self, key: str, value: str | None, over: Sequence[str | None] | None) -> str:
        if over is not None and key not in self.missing and self.kept.get(key) not in (*over, value):
            return "elsewhere"
        before = self.kept.pop(key, None)
        if value is None:
            return ""
        if len(key) + len(value) > self.room:
            if before is not None:
                self.kept[key] = before
            return "quota"
        half = key.endswith(self.halves)
        self.kept[key] = value[: len(value) // 2] if half else value
        return "refused" if half else ""


class Cramped(Page):
    """A page whose writes go into a cupboard, and that is told what became of them."""

    def __init__(self, cupboard: Cupboard, fragment: str = "") -> None:
        self.cupboard = cupboard
        super().__init__(fragment, cupboard.kept, ("en",))

    def send(self, kind: str, **message: Any) -> dict[str, Any]:
        answer = super().send(kind, **message)
        for told in list(self.cupboard.write(answer.get("store", []))):
            self.send(**told)
        self.last = answer
        return answer
