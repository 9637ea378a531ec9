"""A guest of a live table: one line, to the host. What is answered here is asked of the host, and comes back."""

from collections.abc import Callable, Mapping

from pygame_core.engine.core.refusals import Damaged, NotAsked, NoUndo, Refusal

from . import letters, messages, news
from .letters import Letter
from .line import Out, Send, Tell, differs, hello, mismatch
from .messages import Message
from .table import Table, admitted, join, look_on

MOST_GIVEN = 50
_REASONS = frozenset(("table_moved_on", "table_not_laid", "seat_taken", "seat_kept", "line_fork", "undo_chance",
                      "undo_reveal", "undo_nothing", "over"))  # fmt: skip
"""What a host may say of what it did not take; everything else is only not possible."""


class Guest:
    """One device at somebody's table. Without a table yet, it waits for the first letter to choose a seat from."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table
        self.invitation: Letter | None = None
        """The host's letter, as long as this device has no copy of the table."""
        self.line = ""
        self.here: frozenset[str] = frozenset()
        self._wished = ""
        """The name of this device at a table where it asked for a seat after the first answer."""
        self._lent: Letter | None = None
        self._hearers: dict[str, Callable[[Message], list[Out]]] = {
            "hello": self._hello, "letter": self._letter, "entries": self._entries, "refused": self._refused,
            "presence": self._presence, "drag": self._drag, "ask_seat": self._ask_seat, "bye": self._bye,
            "mismatch": self._mismatch,
        }  # fmt: skip

    # --- the line --------------------------------------------------------------------------------------------

    def opened(self, line: str) -> list[Out]:
        """The line to the host is open."""
        self.line = line
        return [self._say_hello()]

    def _say_hello(self) -> Send:
        table = self.table
        if table is None:
            return Send(self.line, hello("", "", "", 0))
        length = len(table.match.log) if table.begun else 0
        return Send(self.line, hello(table.terms.game, table.id, table.me, length))

    def closed(self, line: str) -> list[Out]:
        """The line is gone: the game goes on by another line, by letter, or with this device as host."""
        self.line, self.here = "", frozenset()
        return [Tell("line_gone")]

    def heard(self, line: str, text: str) -> list[Out]:
        """A text came from the host."""
        try:
            message = messages.read(text)
            hearer = self._hearers.get(message["kind"])
            if hearer is None:
                raise Damaged("line_message", fault=message["kind"])
            return hearer(message)
        except Refusal as refusal:
            return [Tell("not_understood", {"line": line}, refusal)]

    def spread(self) -> list[Out]:
        """The table changed here otherwise than by an answer (a letter was opened, say): the host is told."""
        if self.table is None or not self.line or not self.table.to_send:
            return []
        return [Send(self.line, messages.write("letter", text=self.table.write()))]

    # --- what comes in ---------------------------------------------------------------------------------------

    def _hello(self, message: Message) -> list[Out]:
        if differs(message, message["game"]):
            return [Send(self.line, mismatch(message["game"], message["table"])), Tell("other_version")]
        if self.table and message["table"] != self.table.id:
            return [Tell("other_table")]
        return []

    def _letter(self, message: Message) -> list[Out]:
        letter = letters.unpack(message["text"])
        if self.table is None or self._now_seated(letter):
            return self._first(letter)
        told = self.table.receive(letter)
        self._lent = letter if told.kind == news.LENT else None
        return [Tell("letter", {"news": told}), *self._reply(told.kind)]

    def _reply(self, kind: str) -> list[Out]:
        """What the host lacks, if there is anything."""
        table = self.table
        if table is None or not table.me or not (table.unsent or kind == news.OLDER):
            return []
        return [Send(self.line, messages.write("letter", text=table.write()))]

    def _now_seated(self, letter: Letter) -> bool:
        """Whether this letter gives a seat to a device that had none."""
        wished = self._wished
        return bool(wished) and wished in {*letter.terms.owners, *(one.device for one in letter.record.hands)}

    def _first(self, letter: Letter) -> list[Out]:
        if self._now_seated(letter):
            self.table, self._wished = admitted(letter, self._wished), ""
            return [Tell("seated", {"seats": self.table.mine})]
        self.invitation = letter
        return [Tell("invited", {"free": letter.terms.free})]

    def _entries(self, message: Message) -> list[Out]:
        table = self.table
        if table is None or not table.begun:
            return [self._say_hello()]
        told = table.receive_lines(message["start"], message["lines"], message["hash"])
        return [Tell("letter", {"news": told})] if told else [self._say_hello()]

    def _refused(self, message: Message) -> list[Out]:
        given = (message["seat"], message["token"])
        if self.table:
            self.table.given = tuple(one for one in self.table.given if one[1:] != given)
        code = message["code"] if message["code"] in _REASONS else "not_offered"
        return [Tell("refused", {"seat": message["seat"], "token": message["token"]}, NotAsked(code))]

    def _presence(self, message: Message) -> list[Out]:
        self.here = frozenset(message["here"])
        return [Tell("presence", {"here": self.here})]

    def _drag(self, message: Message) -> list[Out]:
        return [Tell("drag", message)]

    def _ask_seat(self, message: Message) -> list[Out]:
        return [Tell("asked_seat", {"seat": message["seat"], "device": message["device"]})]

    def _mismatch(self, message: Message) -> list[Out]:
        same = self.table is None or message["table"] == self.table.id
        return [Tell("other_version" if same else "other_table")]

    def _bye(self, message: Message) -> list[Out]:
        return self.closed(self.line)

    # --- what the people at this device do -------------------------------------------------------------------

    def sit_down(self, names: Mapping[int, str], chance: bytes) -> list[Out]:
        """Take free seats of the invitation, under these names. Raises BadOption."""
        if self.invitation is None:
            raise NotAsked("table_not_laid")
        self.table, self.invitation = join(self.invitation, names, chance), None
        return [Send(self.line, messages.write("letter", text=self.table.write()))]

    def look_on(self) -> list[Out]:
        """See the table without a seat."""
        if self.invitation is None:
            raise NotAsked("table_not_laid")
        self.table, self.invitation = look_on(self.invitation), None
        return []

    def answer(self, seat: int, token: str) -> list[Out]:
        """Give an answer: it counts when it comes back. Raises a Refusal where it cannot be given."""
        table = self._at_table()
        table.check_may_answer(seat, live=True)
        table.match.game.find(table.match.state, seat, token)
        length = len(table.match.log)
        if len(table.given) >= MOST_GIVEN or (length, seat, token) in table.given:
            raise NotAsked("table_moved_on")
        table.given += ((length, seat, token),)
        return [Send(self.line, messages.write("answer", length=length, seat=seat, token=token))]

    def undo(self, seat: int) -> list[Out]:
        """Ask to take back this seat's last answer. Raises NoUndo where that cannot be."""
        table = self._at_table()
        table.match.undo_index(seat)
        if not self.line:
            raise NoUndo("undo_sent")
        return [Send(self.line, messages.write("undo", length=len(table.match.log), seat=seat))]

    def drag(self, message: Message) -> list[Out]:
        """Let the others see where a finger here is."""
        return [Send(self.line, messages.write("drag", **message))] if self.line else []

    def agree(self) -> list[Out]:
        """Accept what was answered in place of the people here."""
        table, letter = self._at_table(), self._lent
        if letter is None:
            return []
        self._lent = None
        told = table.receive(letter, agreed=True)
        return [Tell("letter", {"news": told}), *self._reply(told.kind)]

    def ask_seat(self, seat: int, chance: bytes) -> list[Out]:
        """Ask for a seat of a game that has begun; a device without a seat gets a name by it."""
        table = self._at_table()
        device = table.me or chance[:6].hex()
        self._wished = "" if table.me else device
        return [Send(self.line, messages.write("ask_seat", seat=seat, device=device))]

    def give_seat(self, seat: int, device: str, *, given: bool) -> list[Out]:
        """Say whether a device gets this device's seat."""
        return [Send(self.line, messages.write("give_seat", seat=seat, device=device, given=given))]

    def _at_table(self) -> Table:
        if self.table is None or not self.line:
            raise NotAsked("table_not_laid")
        return self.table
