"""What one device keeps of a game by link: its side, the transcript, and on the thief's device the key and the path."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged, NotAsked

from . import hashes, wire
from .messages import GAME, REVEAL, VERSION, Message, sender
from .transcript import Transcript
from .verdict import Failing, verify


class Thread:
    """One side of a game. What is received or sent is never replaced: that is what forbids taking anything back."""

    def __init__(self, role: str, messages: Sequence[Message], key: str = "", path: Sequence[str] = ()) -> None:
        self.role = role
        self.transcript = Transcript(messages)
        self.key = key
        self.path = list(path)

    # --- the beginning ---------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, starts: Sequence[int], options: Mapping[str, Any], nonce: bytes) -> "Thread":
        """The police's side of a new game: helicopters are placed, nothing is sent yet."""
        thread = cls("police", ())
        thread._send("open", starts=list(starts), options=dict(options), nonce=nonce.hex())
        return thread

    @classmethod
    def invited(cls, text: str, key: bytes) -> "Thread":
        """The thief's side, from the first link of the police. The key stays on this device before the end."""
        messages = read_link(text).messages
        if len(messages) > 1:
            raise Damaged("post_other_device")
        return cls("thief", messages, key.hex())

    @classmethod
    def join(cls, text: str) -> "Thread":
        """The police's side on one more device: they have no secret, so any of theirs may go on."""
        return cls("police", read_link(text).messages)

    # --- what it knows ---------------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        return self.transcript.turn == self.role

    @property
    def may_close(self) -> bool:
        """The thief owes a message: the police need not wait for ever (unproven)."""
        return self.role == "police" and self.transcript.turn == "thief" and not self.transcript.given_up

    @property
    def link(self) -> str:
        """The whole transcript, as link text."""
        return wire.pack(self.transcript.messages)

    @property
    def reply(self) -> str | None:
        """What was sent last, to be sent again as it was; None when the other side waits for something new."""
        return self.link if sender(len(self.transcript.messages) - 1) == self.role else None

    @property
    def failing(self) -> Failing | None:
        """At the end, on both devices: what was found false, None for a game that is proved."""
        return verify(self.transcript)

    # --- what comes in ---------------------------------------------------------------------------------------

    def receive(self, text: str) -> list[Message]:
        """The messages that are new here, all checked. Refused: everything is as it was. Known already: none."""
        messages = wire.unpack(text)
        self._check_same(messages)
        fresh = messages[len(self.transcript.messages) :]
        if fresh:
            self._check_speaker(fresh)
            self.transcript = Transcript(messages)
        return list(fresh)

    def _check_same(self, messages: Sequence[Message]) -> None:
        for n, (kept, come) in enumerate(zip(self.transcript.messages, messages, strict=False)):
            if hashes.canonical(kept) != hashes.canonical(come):
                raise Damaged("post_answered" if n else "post_other_game", n=n)

    def _check_speaker(self, fresh: Sequence[Message]) -> None:
        """Nobody but this device speaks for the thief: only here is what the commitments hide."""
        if self.role == "thief" and (self.my_turn or len(fresh) > 1):
            raise Damaged("post_other_device")

    # --- what goes out ---------------------------------------------------------------------------------------

    def act(self, actions: Sequence[Sequence[Any]]) -> str:
        """The police: one action for each helicopter named, in this order."""
        return self._send("act", actions=[list(action) for action in actions])

    def hide(self, building: str, nonce: bytes) -> str:
        """The thief, in round 1: the car is hidden."""
        gid = hashes.game_id(self.transcript.messages[0], nonce.hex())
        text = self._send("hide", nonce=nonce.hex(), commit=hashes.commitment(self.key, gid, 1, building))
        self.path.append(building)
        return text

    def answer(self, answers: Sequence[str], *, hide: str = "", end: str = "") -> str:
        """The thief: what the checks told; then the next hide-out, or the end, or neither while the police must act."""
        text = self._send("answer", answers=list(answers), next=self._next(hide, end))
        if hide:
            self.path.append(hide)
        return text

    def _next(self, hide: str, end: str) -> dict[str, Any] | None:
        if end:
            return {"end": end, "reveal": self._reveal()}
        if not hide:
            return None
        round_ = self.transcript.round + 1
        return {"round": round_, "commit": hashes.commitment(self.key, self.transcript.gid, round_, hide)}

    def resign(self) -> str:
        """Either side gives up; the thief shows the path at once, the police are shown it in answer."""
        return self._send("resign", **({"reveal": self._reveal()} if self.role == "thief" else {}))

    def _reveal(self) -> dict[str, Any]:
        return {"key": self.key, "path": self.path[:]}

    def _send(self, kind: str, **fields: Any) -> str:
        if not self.my_turn:
            raise NotAsked("post_not_your_turn")
        messages = self.transcript.messages
        message = {"game": GAME, "v": VERSION, "n": len(messages), "kind": kind, **fields}
        if messages:
            message |= {"prev": hashes.digest(messages[-1]), "round": self.transcript.round}
        self.transcript.add(message)
        return self.link

    # --- kept beside the match -------------------------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        """As plain data, to be stored on this device only."""
        return {"role": self.role, "link": self.link, "key": self.key, "path": self.path[:]}

    @classmethod
    def from_plain(cls, plain: Any) -> "Thread":
        """From what was stored. Damaged when anything does not fit together."""
        if not isinstance(plain, dict) or plain.keys() != {"role", "link", "key", "path"}:
            raise Damaged("post_kept")
        if plain["role"] not in ("police", "thief") or not isinstance(plain["link"], str):
            raise Damaged("post_kept")
        secret = {"key": plain["key"], "path": plain["path"]}
        if not (REVEAL(secret) if plain["role"] == "thief" else secret == {"key": "", "path": []}):
            raise Damaged("post_kept")
        thread = cls(plain["role"], wire.unpack(plain["link"]), **secret)
        if thread.role == "thief" and not thread._keeps_its_word():
            raise Damaged("post_kept")
        return thread

    def _keeps_its_word(self) -> bool:
        gid = self.transcript.gid
        sealed = [hashes.commitment(self.key, gid, t, building) for t, building in enumerate(self.path, start=1)]
        return sealed == self.transcript.commits


def read_link(text: str) -> Transcript:
    """Any link, all checked: its game's name and whose turn it is tell a device what to do with it."""
    return Transcript(wire.unpack(text))
