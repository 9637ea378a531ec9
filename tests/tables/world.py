"""Devices, and letters that get lost, come twice and in any order: one random history of one table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from pygame_core.tables import keeping, letters, news, table
from pygame_core.tables.dice import FairDice
from pygame_core.tables.table import Table
from tests.laws import tables as laws

OPEN_TABLES = [one for one in laws.TABLES if not registry.meta(one.game).by_link]
"""Every table whose letters are open; City Chase's are sealed."""
TOLD = (news.FORK,)
ELSE = (news.JOINED, news.GOES_ON, news.SAME, news.OLDER, news.TAKEN, news.OTHERS)
REFUSED = ("letter_own_seat", "letter_seats", "seat_lost", "letter_no_seed")
"""How it is told that somebody goes on in two places."""
KINDS = (*TOLD, *ELSE, *REFUSED)


@dataclass
class Device:
    """A device: its copy of the table, what its storage holds, and what its people answered."""

    table: Table
    stored: tuple[str, str] = ("", "")
    gave: list[tuple[int, str]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """The forks that it was told."""

    def keep(self) -> None:
        self.stored = saves.save(self.table.match), keeping.to_text(self.table)

    def restart(self) -> None:
        """As if the page had been loaded anew."""
        match = saves.load(self.stored[0]).match
        self.table = keeping.restore(self.stored[1], match)

    def open(self, text: str, *, crash: bool = False) -> None:
        """A letter comes; what is refused is told, and changes nothing. A crash leaves what was kept before."""
        before = self.table.record, self.table.match.state.copy()
        try:
            kind = self.table.receive(unpacked(text)).kind
        except Refusal as refusal:
            kind = refusal.code
        assert kind in KINDS, kind
        if kind in (*TOLD, *REFUSED):
            self.told.append(kind)
            assert self.table.record == before[0]
            assert self.table.match.state == before[1]
        self._keep_unless(crash)

    def write(self, *, crash: bool = False) -> str:
        """A letter; nothing where the device crashes before it is kept that the letter is out."""
        text = self.table.write()
        self._keep_unless(crash)
        return "" if crash else text

    def answer(self, random: Random, *, crash: bool = False) -> None:
        """Somebody here answers as they like, if it is up to this device."""
        given = answer_of(self.table, random)
        if given is None:
            return
        start = len(self.table.match.log)
        self.table.answer(*given)
        if not crash:
            entry = self.table.match.log[start]
            self.gave.append((entry.seat, entry.token))
        self._keep_unless(crash)

    def answer_choice(self, place: int) -> None:
        """The first or the last of the answers that are listed, if it is up to this device."""
        pen, copy = self.table.pen, self.table
        choices = copy.match.choices(pen) if pen is not None and copy.my_turn else ()
        if pen is not None and choices:
            copy.answer(pen, choices[place].token)
            self.gave.append((pen, choices[place].token))
            self.keep()

    def _keep_unless(self, crash: bool) -> None:
        if crash:
            self.restart()
        else:
            self.keep()


unpacked = lru_cache(maxsize=100)(letters.unpack)
"""Letters are read once, however many devices open them."""


def answer_of(copy: Table, random: Random) -> tuple[int, str] | None:
    """A random answer of a seat of this device that may write by letter now."""
    match = copy.match
    if not copy.my_turn or CHANCE in match.asked:
        return None
    seats = [seat for seat in match.choices_by_seat if seat in copy.mine]
    asked = [seat for seat in seats if seat in match.asked]
    rng = Rng(random.randrange(1 << 40))
    seat = random.choice(seats if random.random() < 0.2 else asked)
    step, frame = match.game.top(match.state)
    space = step.space(match.state, frame, seat) if seat in match.asked else None
    choices = match.choices_by_seat[seat]
    return seat, (rng.pick(choices) if choices or space is None else space.sample(rng)).token


def chance(random: Random) -> bytes:
    return random.randbytes(table.CHANCE_BYTES)


class World:
    """A table that is laid and played by letters between two to four devices."""

    def __init__(self, number: int, only: laws.Table | None = None) -> None:
        random = self.random = Random(number)
        self.kind = only or random.choice(OPEN_TABLES)
        self.post: list[str] = []
        meta = registry.meta(self.kind.game)
        people = self.kind.players if self.kind.options else random.randrange(2, self.kind.players + 1)
        seats = meta.seats(people, self.kind.players)
        persons = [index for index, seat in enumerate(seats) if seat.is_person]
        guests = random.randrange(1, min(4, len(persons)))
        shares = random.sample(persons[1:], k=random.randrange(guests, len(persons))) if guests else []
        first = table.lay(self.kind.game, dict(self.kind.options), seats, shares, chance(random))
        self.devices = [Device(first)]
        self.devices[0].keep()
        self._sit_down(shares, guests)

    def _sit_down(self, shares: list[int], guests: int) -> None:
        """Guests take seats, each from the invitation or from what the first device told since."""
        invitation = self.devices[0].write()
        for number in range(guests):
            taken = shares[number::guests]
            names = {seat: f"G{seat}" for seat in taken}
            guest = Device(table.join(letters.unpack(invitation), names, chance(self.random)))
            guest.keep()
            self.devices.append(guest)
            if self.random.random() < 0.5:
                self.devices[0].open(guest.write())
                invitation = self.devices[0].write()
        self.post.append(invitation)
        if self.random.random() < 0.7:
            self.settle()

    def steps(self, most: int) -> Iterator[None]:
        """A random thing happens, again and again."""
        for _ in range(most):
            self.step()
            yield

    def step(self) -> None:
        """One of the things that happen; sometimes the device crashes before it is kept."""
        random, device = self.random, self.random.choice(self.devices)
        what, crash = random.random(), random.random() < 0.1
        if what < 0.4:
            device = random.choice([one for one in self.devices if one.table.my_turn] or [device])
            for _ in range(random.choice((1, 1, 2, 5, 9))):
                device.answer(random, crash=crash)
        elif what < 0.6:
            self.post += filter(None, [device.write(crash=crash)])
        elif what < 0.9 and self.post:
            letter = random.choice(self.post[-6:] if random.random() < 0.8 else self.post)
            device.open(letter, crash=crash)
        elif what < 0.93 and len(self.post) > 3:
            self.post.pop(random.randrange(len(self.post)))
        elif what < 0.96:
            device.restart()
        else:
            self._undo(device)

    def _undo(self, device: Device) -> None:
        for seat in device.table.mine if device.table.begun else ():
            try:
                device.table.undo(seat)
            except Refusal:
                continue
        device.keep()

    def split(self) -> None:
        """Somebody goes on with a copy of a device's storage and answers on both: the one way to part."""
        able = [one for one in self.devices if one.table.my_turn] or self.devices
        original = self.random.choice(able)
        twin = Device(original.table, original.stored, list(original.gave))
        twin.restart()
        self.devices.append(twin)
        for device, place in ((original, 0), (twin, -1)):
            device.answer_choice(place)
            self.post.append(device.write())

    def settle(self) -> None:
        """Every letter arrives at last, until nobody learns anything new."""
        told: list[str] = []
        for _ in range(20):
            texts = [device.write() for device in self.devices]
            if texts == told:
                return
            told = texts
            for place, device in enumerate(self.devices):
                for text in texts[:place] + texts[place + 1 :]:
                    device.open(text)
        raise AssertionError("letters go on for ever")

    @property
    def forked(self) -> bool:
        return any(device.told for device in self.devices)


def check(world: World) -> None:
    """What must hold in the end: equal copies, or a fork that was told; and nobody's answer but their own."""
    first = world.devices[0].table
    for device in world.devices:
        copy = device.table
        assert set(copy.match.people) <= set(copy.mine)
        assert copy.match.viewpoints <= {copy.match.viewpoint(seat) for seat in copy.mine}
        own = [(entry.seat, entry.token) for entry in copy.match.log if not entry.forced and entry.seat in copy.mine]
        left = list(device.gave)
        for answer in own:
            assert answer in left, "an answer of this device's seat that it did not give"
            left.remove(answer)
        if not world.forked:
            assert copy.begun
            assert copy.record == first.record
            assert copy.match.state == first.match.state
            assert copy.seed == first.seed
        if copy.begun:
            dice_check(copy)


def dice_check(copy: Table) -> None:
    """Every die of the log is the one that follows from the seed and the answers before it."""
    terms = copy.terms
    match = Match(registry.game(terms.game), terms.options, terms.seats, 0)
    dice = FairDice(copy.seed, copy.root)
    for entry in copy.match.log:
        assert entry.seat != CHANCE or dice(match).token == entry.token
        match.replay(entry.seat, entry.token, entry.checksum)


def history(number: int, only: laws.Table | None = None, most: int = 60) -> World:
    """One random history, to its end; every few somebody plays on two devices."""
    world = World(number, only)
    twins = number % 5 == 4
    for index, _ in enumerate(world.steps(most)):
        if twins and index == most // 2:
            world.settle()
            world.split()
    world.settle()
    check(world)
    assert twins or not world.forked, "nobody answered twice"
    return world
