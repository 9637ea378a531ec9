"""The shell's way of writing into a storage (`web/shell/kept.js`), once more: both pass tests/shell/kept_cases.json."""

from collections.abc import Sequence
from typing import Any, Protocol

Message = dict[str, Any]
Fault = dict[str, Any]


class Full(Exception):
    """There is no room for the value."""


class Refused(Exception):
    """The browser keeps nothing."""


class Storage(Protocol):
    """What a browser keeps."""

    kept: dict[str, str]

    def change(self, key: str, value: str | None) -> None:
        """Keeps a value, or what it can of it; None takes it away."""


class Writer:
    """A page's end of the storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.missing = set[str]()
        """What could not be written: it is told when it is kept after all."""

    def write(self, writes: Sequence[Sequence[Any]]) -> list[Message]:
        """One after the other; nothing more of a game once a write of it has failed. What there is to be told of it."""
        stopped: dict[str, Fault] = {}
        told: list[Message | None] = []
        for key, value, guard, token, over in ([*write, None, None, None][:5] for write in writes):
            if over == [] and key in self.missing:
                continue
            stop = stopped.get(guard)
            fault = self._skipped(key, stop) if stop else self._put(key, value, guard, token, over)
            if guard and fault:
                stopped[guard] = fault
            told.append(self._failed(key, fault) if fault else self._done(key))
        return [message for message in told if message]

    def _done(self, key: str) -> Message | None:
        if key not in self.missing:
            return None
        self.missing.discard(key)
        return {"kind": "stored", "ok": True, "key": key}

    def _failed(self, key: str, fault: Fault) -> Message | None:
        if fault.get("why") != "elsewhere":
            self.missing.add(key)
        return None if "skipped" in fault else {"kind": "stored", "ok": False, "key": key, **fault}

    def _skipped(self, key: str, fault: Fault) -> Fault:
        return fault | {"value": self.storage.kept.get(key)} if fault.get("why") == "elsewhere" else {"skipped": True}

    def _put(
        self, key: str, value: str | None, guard: str | None, token: str | None, over: Sequence[str | None] | None
    ) -> Fault:
        kept = self.storage.kept
        owner, there = kept.get(guard) if guard else None, kept.get(key)
        if owner and owner != token:
            return {"why": "elsewhere", "guard": guard, "owner": owner, "value": there}
        if over is not None and there not in (*over, value) and key not in self.missing:
            return {"why": "elsewhere", "value": there}
        if there == value:
            return {}
        try:
            self.storage.change(key, value)
        except Full:
            return {"why": "quota"}
        except Refused:
            return {"why": "refused"}
        return {} if kept.get(key) == value else {"why": "refused"}
