"""The host of a live table: everybody's line ends here, and this match decides the order of the answers.

A pure machine. Whoever runs it gives it what comes in and what people here did, keeps the table, and then carries out
what it gives back.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import BadOption, Damaged, NotAsked, Refusal

from . import letters, messages, news
from .line import Out, Send, Tell, differs, hello, mismatch
from .messages import Message
from .news import News
from .table import Table

MOST_LINES = 12
_Known = tuple[object, ...]


@dataclass
class Caller:
    """Who is at the other end of a line, and how much they know."""

    device: str = ""
    greeted: bool = False
    length: int = 0
    known: _Known = ()
    """All but the log, as the other end knows it; a letter tells what entries cannot."""


class Host:
    """One table and the lines that end here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.callers: dict[str, Caller] = {}
        self._hearers: dict[str, Callable[[str, Message], list[Out]]] = {
            "hello": self._hello, "letter": self._letter, "answer": self._answer, "undo": self._undo,
            "drag": self._drag, "ask_seat": self._ask_seat, "give_seat": self._give_seat, "bye": self._bye,
            "mismatch": self._mismatch,
        }  # fmt: skip

    @property
    def here(self) -> frozenset[str]:
        """The devices that are here now, this one among them."""
        return frozenset(one.device for one in self.callers.values() if one.device) | {self.table.me} - {""}

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(one.greeted and not self._seats(one.device) for one in self.callers.values())

    def _seats(self, device: str) -> tuple[int, ...]:
        owned = range(len(self.table.terms.seats)) if device else ()
        return tuple(seat for seat in owned if self.table.owner(seat) == device)

    # --- lines -----------------------------------------------------------------------------------------------

    def opened(self, line: str) -> list[Out]:
        """A line is open: the host says who it is."""
        if len(self.callers) >= MOST_LINES:
            return [Send(line, messages.write("bye"))]
        self.callers[line] = Caller()
        table = self.table
        return [Send(line, hello(table.terms.game, table.id, table.me, len(table.match.log)))]

    def closed(self, line: str) -> list[Out]:
        """A line is gone: whoever was there is away."""
        caller = self.callers.pop(line, None)
        return self._presence("away", caller.device) if caller and caller.greeted else []

    def heard(self, line: str, text: str) -> list[Out]:
        """A text came on a line."""
        if line not in self.callers:
            return []
        try:
            message = messages.read(text)
            hearer = self._hearers.get(message["kind"])
            if hearer is None or not (self.callers[line].greeted or message["kind"] in ("hello", "mismatch", "bye")):
                raise Damaged("line_message", fault=message["kind"])
            return hearer(line, message)
        except Refusal as refusal:
            return [Tell("not_understood", {"line": line}, refusal)]

    def spread(self) -> list[Out]:
        """Tell everybody what they lack."""
        found: list[Out] = []
        for line, caller in self.callers.items():
            if caller.greeted:
                found += self._missing(line, caller)
        self.table.out, self.table.unsent = len(self.table.match.log), False
        return found

    def _missing(self, line: str, caller: Caller) -> list[Out]:
        lines, known = self.table.record.lines, self._known()
        if known != caller.known:
            return self._whole(line, caller)
        if not self.table.begun or caller.length >= len(lines):
            return []
        start, caller.length = caller.length, len(lines)
        told = letters.written_lines(lines[start:])
        return [Send(line, messages.write("entries", start=start, lines=told, hash=self.table.hash))]

    def _whole(self, line: str, caller: Caller) -> list[Out]:
        caller.known, caller.length = self._known(), len(self.table.match.log)
        needs = caller.device not in self.table.laying.laid and bool(self._seats(caller.device))
        text = letters.pack(self.table.letter(whole=needs))
        return [Send(line, messages.write("letter", text=text))]

    def _known(self) -> _Known:
        table = self.table
        return table.terms.owners, frozenset(table.laying.numbers), table.begun, len(table.cuts), table.hands

    def _presence(self, what: str, device: str) -> list[Out]:
        told = messages.write("presence", here=sorted(self.here))
        lines = [Send(line, told) for line, one in self.callers.items() if one.greeted]
        return [Tell(what, {"device": device, "seats": self._seats(device)}), *lines]

    # --- what comes in ---------------------------------------------------------------------------------------

    def _hello(self, line: str, message: Message) -> list[Out]:
        table, caller = self.table, self.callers[line]
        game = table.terms.game
        if differs(message, game):
            return [Send(line, mismatch(game, table.id)), Tell("other_version", {"line": line})]
        if message["table"] not in ("", table.id):
            return [Send(line, mismatch(game, table.id)), Tell("other_table", {"line": line})]
        caller.greeted, caller.device = True, message["device"]
        self._give_back(caller.device)
        found = self._whole(line, caller)
        return [*self._presence("here", caller.device), *found, *self.spread()]

    def _give_back(self, device: str) -> None:
        """Whoever comes back has their seat again."""
        for seat in self.table.sitting_in if device else ():
            owners = [self.table.terms.owners[seat], *(one.device for one in self.table.hands if one.seat == seat)]
            persons = [owner for owner in owners if owner != self.table.owner(seat)]
            if persons[-1:] == [device]:
                self.table.hand_over(seat, device)

    def _letter(self, line: str, message: Message) -> list[Out]:
        letter, table, caller = letters.unpack(message["text"]), self.table, self.callers[line]
        told = table.receive(letter)
        caller.device = caller.device or (letter.by if letter.by in table.terms.devices else "")
        found: list[Out] = [Tell("letter", {"news": told, "line": line})]
        if told.kind == news.TAKEN:
            found += [Send(line, messages.write("refused", seat=told.seats[0], token="", code="seat_taken"))]
        elif told.kind == news.FORK:
            found += [Send(line, messages.write("refused", seat=0, token="", code="line_fork"))]
        if told.kind == news.JOINED:
            found += self._presence("here", caller.device)
        return [*found, *self.spread()]

    def _answer(self, line: str, message: Message) -> list[Out]:
        seat, token, device = message["seat"], message["token"], self.callers[line].device
        try:
            self._check_moment(device, seat, message["length"])
            before = len(self.table.match.log)
            self.table.match.answer(seat, token)
        except Refusal as refusal:
            told = messages.write("refused", seat=seat, token=token, code=refusal.code[:40])
            return [Send(line, told), *self._again(line)]
        return [Tell("letter", {"news": News(news.GOES_ON, before, len(self.table.match.log) - before), "line": line}),
                *self.spread()]  # fmt: skip

    def _check_moment(self, device: str, seat: int, length: int) -> None:
        """Refuse an answer for somebody else's seat, and one that was given to another question."""
        table = self.table
        if not table.begun or not device or table.owner(seat) != device or seat in table.sitting_in:
            raise NotAsked("table_elsewhere", seat=seat)
        since = table.match.log[length:]
        if length > len(table.match.log) or any(one.seat in (CHANCE, seat) for one in since):
            raise NotAsked("table_moved_on")

    def _again(self, line: str) -> list[Out]:
        """Whoever asked for what cannot be may know too little: they get all of it once more."""
        return self._whole(line, self.callers[line])

    def _undo(self, line: str, message: Message) -> list[Out]:
        seat = message["seat"]
        try:
            self._check_moment(self.callers[line].device, seat, message["length"])
            self.table.take_back(seat)
        except Refusal as refusal:
            return [Send(line, messages.write("refused", seat=seat, token="", code=refusal.code[:40]))]
        return [Tell("taken_back", {"seat": seat}), *self.spread()]

    def _drag(self, line: str, message: Message) -> list[Out]:
        if (
            self.table.owner(message["seat"]) != self.callers[line].device
            or message["seat"] not in self.table.match.asked
        ):
            raise Damaged("line_message", fault="drag")
        return [Tell("drag", message), *self._pass_on(line, message)]

    def _pass_on(self, line: str, message: Message) -> list[Out]:
        told = messages.write(**message)
        return [Send(other, told) for other, one in self.callers.items() if one.greeted and other != line]

    def _ask_seat(self, line: str, message: Message) -> list[Out]:
        """Somebody would like a seat: its owner is asked; a seat that a computer plays is given at once."""
        seat, caller = message["seat"], self.callers[line]
        caller.device = caller.device or message["device"]
        table = self.table
        if not table.begun or seat >= len(table.terms.seats) or not caller.device:
            raise BadOption("seat_kept", seat=seat)
        owner = table.owner(seat)
        if owner == table.me:
            return [Tell("asked_seat", {"seat": seat, "device": caller.device})]
        asked = messages.write("ask_seat", seat=seat, device=caller.device)
        lines = [other for other, one in self.callers.items() if one.device == owner]
        return [Send(other, asked) for other in lines] or [Tell("asked_seat", {"seat": seat, "device": caller.device})]

    def _give_seat(self, line: str, message: Message) -> list[Out]:
        if self.table.owner(message["seat"]) != self.callers[line].device:
            raise Damaged("line_message", fault="give_seat")
        return self.give_seat(message["seat"], message["device"], given=message["given"])

    def _mismatch(self, line: str, message: Message) -> list[Out]:
        return [Tell("other_version", {"line": line})]

    def _bye(self, line: str, message: Message) -> list[Out]:
        return self.closed(line)

    # --- what the people at this device decide -----------------------------------------------------------------

    def give_seat(self, seat: int, device: str, *, given: bool) -> list[Out]:
        """Say whether a device gets the seat that it asked for."""
        lines = [line for line, one in self.callers.items() if one.device == device]
        if not given or not lines:
            return [Send(line, messages.write("refused", seat=seat, token="", code="seat_kept")) for line in lines]
        self.table.hand_over(seat, device)
        return [Tell("changed_hands", {"seat": seat, "device": device}), *self.spread()]

    def sit_in(self, seat: int, level: int) -> list[Out]:
        """Let a computer answer for somebody who is away, until they are back. Raises BadOption."""
        table = self.table
        if table.owner(seat) in self.here or not table.terms.seats[seat].is_person:
            raise BadOption("seat_kept", seat=seat)
        table.hand_over(seat, table.me, level)
        return [Tell("sits_in", {"seat": seat}), *self.spread()]

    def undo(self, seat: int) -> list[Out]:
        """Take back an answer of this device's, for everybody. Raises NoUndo."""
        self.table.take_back(seat)
        return self.spread()

    def drag(self, message: Message) -> list[Out]:
        """Let the others see where a finger here is."""
        return self._pass_on("", {"kind": "drag", **message})


def take_on(table: Table) -> Host:
    """Go on as host where the last one has gone: the computers' seats are this device's now. Raises NotAsked."""
    if not table.begun or not table.mine:
        raise NotAsked("table_not_laid")
    computers = {seat: 0 for seat, one in enumerate(table.terms.seats) if one.is_computer} | table.sitting_in
    for seat, level in computers.items():
        if table.owner(seat) != table.me:
            table.hand_over(seat, table.me, level)
    return Host(table)
