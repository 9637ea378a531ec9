"""Live lines without a network: a host, guests, and texts that wait on their way in order."""

from collections import deque
from dataclasses import dataclass, field
from random import Random

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.keeping import saves
from pygame_core.tables import keeping
from pygame_core.tables.guest import Guest
from pygame_core.tables.host import Host
from pygame_core.tables.line import Out, Send, Tell
from pygame_core.tables.table import Table


@dataclass
class Seat:
    """One guest's device: its end of the line, what waits both ways, what it was told, what it answered."""

    name: str
    guest: Guest
    line: str = ""
    there: deque[str] = field(default_factory=deque)
    back: deque[str] = field(default_factory=deque)
    told: list[Tell] = field(default_factory=list)
    gave: list[tuple[int, str]] = field(default_factory=list)


class Wire:
    """The host's device, the guests', and the lines between them."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.guests: list[Seat] = []
        self.told: list[Tell] = []
        self._opened = 0

    def guest(self, table: Table | None = None) -> Seat:
        """Somebody comes, and their line opens."""
        seat = Seat(f"guest {len(self.guests)}", Guest(table))
        self.guests.append(seat)
        self.open(seat)
        return seat

    def open(self, seat: Seat) -> None:
        self._opened += 1
        seat.line = f"line {self._opened}"
        self.from_host(self.host.opened(seat.line))
        self.from_guest(seat, seat.guest.opened(seat.line))

    def cut(self, seat: Seat) -> None:
        """The line is gone, with whatever was on its way."""
        line, seat.line = seat.line, ""
        seat.there.clear()
        seat.back.clear()
        seat.told += [one for one in seat.guest.closed(line) if isinstance(one, Tell)]
        self.from_host(self.host.closed(line))

    def reload(self, seat: Seat) -> None:
        """The guest's page is loaded anew from what it kept."""
        if seat.line:
            self.cut(seat)
        table = seat.guest.table
        assert table
        kept = saves.save(table.match), keeping.to_text(table)
        seat.guest = Guest(keeping.restore(kept[1], saves.load(kept[0]).match))

    # --- texts -----------------------------------------------------------------------------------------------

    def from_host(self, outs: list[Out]) -> None:
        for one in outs:
            if isinstance(one, Send):
                for seat in self.guests:
                    if seat.line == one.line:
                        seat.back.append(one.text)
            else:
                self.told.append(one)

    def from_guest(self, seat: Seat, outs: list[Out]) -> None:
        for one in outs:
            if isinstance(one, Send):
                seat.there.append(one.text)
            else:
                seat.told.append(one)

    def deliver(self, seat: Seat, *, back: bool) -> None:
        if back and seat.back:
            self.from_guest(seat, seat.guest.heard(seat.line, seat.back.popleft()))
        elif not back and seat.there:
            self.from_host(self.host.heard(seat.line, seat.there.popleft()))

    def calm(self) -> None:
        """Until nothing is on its way."""
        for _ in range(10_000):
            if not any(seat.there or seat.back for seat in self.guests):
                return
            for seat in self.guests:
                self.deliver(seat, back=True)
                self.deliver(seat, back=False)
        raise AssertionError("they never stop talking")

    # --- answers ---------------------------------------------------------------------------------------------

    def host_answers(self, random: Random) -> None:
        """Whoever of the host's seats may answer does; computers that sit in, too."""
        table = self.host.table
        given = live_answer(table, random)
        if given:
            table.answer(*given, live=True)
            self.from_host(self.host.spread())

    def guest_answers(self, seat: Seat, random: Random) -> None:
        table = seat.guest.table
        given = live_answer(table, random) if table and seat.line else None
        if given and not (table and table.given):
            seat.gave.append(given)
            self.from_guest(seat, seat.guest.answer(*given))


def live_answer(table: Table, random: Random) -> tuple[int, str] | None:
    """A random answer of a seat of this device, asked or free: live nobody waits for an order of seats."""
    match = table.match
    if not table.begun or match.over or CHANCE in match.asked:
        return None
    seats = [seat for seat in match.choices_by_seat if seat in table.mine]
    asked = [seat for seat in seats if seat in match.asked]
    if not seats or not (asked or random.random() < 0.1):
        return None
    seat = random.choice(asked or seats)
    rng = Rng(random.randrange(1 << 40))
    step, frame = match.game.top(match.state)
    space = step.space(match.state, frame, seat) if seat in match.asked else None
    choices = match.choices_by_seat[seat]
    return seat, (rng.pick(choices) if choices or space is None else space.sample(rng)).token


def try_undo(wire: Wire, seat: Seat) -> None:
    """A guest asks to take back; the rules may forbid it."""
    table = seat.guest.table
    if table and table.begun and seat.line and table.mine:
        try:
            wire.from_guest(seat, seat.guest.undo(table.mine[0]))
        except Refusal:
            return
