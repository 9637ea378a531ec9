"""A match and its thread as one thing: what the page asks of a game that is played by link."""

import base64
import json
import zlib
from collections.abc import Sequence

from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping.safe_json import read_json
from pygame_core.engine.match.match import Match
from pygame_core.engine.match.names import distinct

from . import bridge
from .messages import GAME, Message
from .thread import Thread, read_link
from .transcript import Transcript

LONGEST = 100_000
NONCE, KEY = 16, 32


class Mail:
    """The post of one match on one device. Nothing is written before the police have placed their helicopters."""

    def __init__(self, thread: Thread | None = None) -> None:
        self.thread = thread

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The link that the other side waits for, or may have lost; nothing as long as this side has to decide."""
        return (self.thread.reply or "") if self.thread else ""

    @property
    def over(self) -> bool:
        return bool(self.thread and self.thread.transcript.end)

    @property
    def name(self) -> str:
        """What tells this game from others on the device."""
        return self.thread.transcript.name if self.thread else ""

    # --- what goes out ---------------------------------------------------------------------------------------

    def answer(self, match: Match, seat: int, token: str, chance: bytes) -> None:
        """Give an answer here, and write what the other side must hear of it."""
        kind, nonce = match.game.find(match.state, seat, token).kind, chance[:NONCE]
        orders = bridge.orders_of(match.view(None)) if kind == "send" else []
        match.answer(seat, token)
        if self.thread and self.thread.role == "thief":
            bridge.write(self.thread, match.view(0), nonce)
        elif kind == "confirm":
            kinds = [one.kind for one in match.seats]
            self.thread = Thread.begin(*bridge.opening(match.view(None), match.options, kinds), nonce)
        elif self.thread and orders:
            self.thread.act(orders)
        elif self.thread and kind == "resign":
            self.thread.resign()

    # --- what comes in ---------------------------------------------------------------------------------------

    def receive(self, match: Match, link: str) -> bool:
        """Whether the link brought something new; it has been played then. Refused: all is as it was."""
        if not self.thread:
            raise Damaged("post_other_game")
        self._play(match, self.thread.receive(link))
        return self.link == "" or self.over

    def _play(self, match: Match, fresh: Sequence[Message]) -> None:
        assert self.thread
        for entry in bridge.entries(self.thread, fresh):
            if match.over:  # What was ordered after the car was found is void.
                break
            match.answer(bridge.seat_of(entry, match.view(None)), entry.token)
        if self.thread.role == "thief":
            bridge.write(self.thread, match.view(0), bytes(NONCE))

    # --- kept beside the match -------------------------------------------------------------------------------

    def to_text(self) -> str:
        """As text for this device only: the name in clear, the rest not to be read at a glance."""
        if not self.thread:
            return ""
        plain = json.dumps(self.thread.to_plain(), separators=(",", ":")).encode()
        return f"{self.name}:{base64.b85encode(zlib.compress(plain, 9)).decode()}"

    @classmethod
    def from_text(cls, text: str) -> "Mail":
        """The post of a saved game. Damaged when it cannot be read."""
        if not text:
            return cls()
        try:
            squeezer = zlib.decompressobj()
            plain = read_json(squeezer.decompress(base64.b85decode(text.partition(":")[2]), LONGEST))
        except (ValueError, zlib.error) as error:
            raise Damaged("post_kept") from error
        return cls(Thread.from_plain(plain))


class Letter:
    """A link that was opened: which game it is of, and who may go on with it here."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.transcript: Transcript = read_link(link)

    @property
    def name(self) -> str:
        return self.transcript.name

    @property
    def invites(self) -> bool:
        """Whether it is the first of all, for whoever will hide."""
        return len(self.transcript.messages) == 1

    @property
    def joins(self) -> bool:
        """Whether a fellow officer may go on with it."""
        return self.transcript.turn == "police"

    def begin(self, names: tuple[str, str], chance: bytes) -> tuple[Match, Mail]:
        """The game of this link on a device that has not got it: the thief's, or a fellow officer's."""
        thread = Thread.invited(self.link, chance[:KEY]) if self.invites else Thread.join(self.link)
        mail = Mail(thread)
        match = _match(thread, names)
        mail._play(match, thread.transcript.messages)
        return match, mail


def _match(thread: Thread, names: tuple[str, str]) -> Match:
    """The table of the first message: this side's people are here, the other side's far away."""
    players, options = bridge.table(thread.transcript.messages[0])
    meta = registry.meta(GAME)
    here = thread.role == "thief"
    thief = Seat(names[0], meta.lead, "person" if here else "remote")
    police = [
        Seat(names[1] if number == 1 else f"{names[1]} {number}", colour, "remote" if here else "person")
        for number, colour in enumerate(meta.colours[1:players], 1)
    ]
    seats = distinct((thief, *police), meta.name_length)
    match = Match(registry.game(GAME), options, seats, int.from_bytes(thread.transcript.name.encode()[:8]))
    match.settle()
    return match
