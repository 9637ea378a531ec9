"""Writes transcripts by hand, honest or not: nothing that it writes is checked."""

import base64
import zlib
from typing import Any

from pygame_core.games.city_chase.letters import hashes
from pygame_core.games.city_chase.letters.thread import Thread
from pygame_core.games.city_chase.letters.transcript import Transcript

KEY = bytes(range(32)).hex()
POLICE_NONCE, THIEF_NONCE = "00" * 16, "11" * 16


class Author:
    """E27's game and whatever comes after it. `changes` replace fields of a message; None leaves the field out."""

    def __init__(self, *starts: int, **options: Any) -> None:
        self.messages: list[dict[str, Any]] = []
        self.path: list[str] = []
        self.sealed = 0
        self.add("open", options=options or {"notes": "full"}, starts=list(starts or (6, 8, 15)), nonce=POLICE_NONCE)

    def add(self, kind: str, /, **fields: Any) -> "Author":
        message: dict[str, Any] = {"game": "city-chase", "v": 1, "n": len(self.messages), "kind": kind}
        if self.messages:
            message |= {"prev": hashes.digest(self.messages[-1]), "round": max(1, self.sealed)}
        message |= fields
        self.messages.append({name: value for name, value in message.items() if value is not ...})
        return self

    def hide(self, building: str, /, **changes: Any) -> "Author":
        return self.add("hide", **{"nonce": THIEF_NONCE, "commit": self.seal(building), "round": 1} | changes)

    def seal(self, building: str) -> str:
        self.path.append(building)
        self.sealed += 1
        gid = hashes.game_id(self.messages[0], THIEF_NONCE)
        return hashes.commitment(KEY, gid, self.sealed, building)

    def act(self, *orders: str, **changes: Any) -> "Author":
        actions = [order.split(" ") for order in orders]
        told = [[heli, kind, int(to) if kind == "move" else to] for heli, kind, to in actions]
        return self.add("act", **{"actions": told} | changes)

    def say(self, *answers: str, hide: str = "", end: str = "", **changes: Any) -> "Author":
        """An answer; `path` and `key` change what is shown at the end."""
        round_, shown = self.sealed, self.show(changes.pop("path", None), changes.pop("key", KEY))
        following: Any = {"end": end, "reveal": shown} if end else None
        if hide:
            following = {"round": round_ + 1, "commit": self.seal(hide)}
        return self.add("answer", **{"round": round_, "answers": list(answers), "next": following} | changes)

    def show(self, path: list[str] | None = None, key: str = KEY) -> dict[str, Any]:
        return {"key": key, "path": self.path[:] if path is None else path}

    @property
    def text(self) -> str:
        """All messages in full, as no program of ours would write them."""
        body = zlib.compress(hashes.canonical(self.messages))
        return base64.urlsafe_b64encode(body).rstrip(b"=").decode()

    @property
    def read(self) -> Transcript:
        return Transcript(self.messages)

    def thread(self) -> Thread:
        return Thread.join(self.text)
