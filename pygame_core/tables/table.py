"""A table as one device holds it: what it knows, what its people may do, what goes out and what comes in."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption, Damaged, NotAsked, NoUndo, Refusal
from pygame_core.engine.match.match import Match

from . import hashes, laying, letters, news, record
from .dice import FairDice
from .laying import Laying
from .letters import Letter
from .news import News
from .record import Cut, Hand, Line, Record
from .terms import FREE, Terms

ID_BYTES, NAME_BYTES = 8, 6
CHANCE_BYTES = ID_BYTES + NAME_BYTES + hashes.NUMBER_BYTES
NOBODY = ""
"""The device of somebody who only looks on."""


class Table:
    """One copy of a table. Its match is always there; before the table is laid nobody answers."""

    def __init__(self, state: Laying, me: str, number: str) -> None:
        self.laying = state
        self.me = me
        self.number = number
        self.seed = ""
        self.root = ""
        self.cuts: tuple[Cut, ...] = ()
        self.hands: tuple[Hand, ...] = ()
        self.out = 0
        """How many answers are known outside this device, so that they are not taken back here alone."""
        self.given: tuple[tuple[int, int, str], ...] = ()
        """What was sent to a host and has not come back: the length of the log, the seat, the token."""
        self.unsent = False
        """Whether this device has something to tell besides its answers."""
        self._chain = hashes.Chain("")
        self.match = self._new_match()

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def terms(self) -> Terms:
        return self.laying.terms

    @property
    def id(self) -> str:
        """What tells this table from all others."""
        return self.terms.id

    @property
    def begun(self) -> bool:
        """Whether the table is laid, so that people can answer."""
        return bool(self.root)

    @property
    def over(self) -> bool:
        return self.begun and self.match.over

    @property
    def record(self) -> Record:
        """What has happened, as data."""
        return Record(tuple((entry.seat, entry.token) for entry in self.match.log), self.cuts, self.hands)

    @property
    def hash(self) -> str:
        """The hash of the log as it stands."""
        return self._chain.at(self.match.log, len(self.match.log))

    def owner(self, seat: int, index: int | None = None) -> str:
        """The device that answers for a seat now, or gave its answer at an index of the log."""
        return _owner(self.terms, self.hands, seat, index)

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that this device answers for, computers' among them."""
        return tuple(seat for seat in range(len(self.terms.seats)) if self.me and self.owner(seat) == self.me)

    @property
    def sitting_in(self) -> dict[int, int]:
        """The seats of people that a computer answers for, for now, and its level."""
        last = {hand.seat: hand.level for hand in self.hands}
        return {seat: level for seat, level in last.items() if level}

    # --- who may write ---------------------------------------------------------------------------------------

    @property
    def pen(self) -> int | None:
        """By letter, whose device writes: that of the first seat that is asked; None while nobody is."""
        asked = self.match.asked
        if not self.begun or not asked or CHANCE in asked:
            return None
        return min(self.match.game.blocking_seats(self.match.state) or asked)

    @property
    def my_turn(self) -> bool:
        """Whether this device is to write."""
        return self.pen is not None and self.me != NOBODY and self.owner(self.pen) == self.me

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats whose devices everybody waits for: by name somebody can be told so."""
        if not self.begun:
            absent = {FREE} if self.terms.free else self.laying.awaited - {self.me}
            chairs = enumerate(zip(self.terms.seats, self.terms.owners, strict=True))
            return tuple(seat for seat, (who, owner) in chairs if who.is_person and owner in absent)
        return () if self.pen is None or self.my_turn else (self.pen,)

    def check_may_answer(self, seat: int, *, live: bool = False) -> None:
        """Refuse whoever may not write now. By letter one device writes at a time, so that copies do not part."""
        if not self.begun:
            raise NotAsked("table_not_laid")
        if not self.me or self.owner(seat) != self.me:
            raise NotAsked("table_elsewhere", seat=seat)
        if not live and self.pen is not None and not self.my_turn:
            raise NotAsked("table_in_turn", seat=self.pen)

    # --- what is done here -----------------------------------------------------------------------------------

    def answer(self, seat: int, token: str, *, live: bool = False) -> list[Event]:
        """Give an answer for a seat of this device. Raises a Refusal: nothing happened."""
        self.check_may_answer(seat, live=live)
        return self.match.answer(seat, token)

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, as long as no letter told of it."""
        self.check_undo(seat)
        self.match.undo(seat)

    def check_undo(self, seat: int) -> int:
        """Where the answer stands that this seat may take back here alone. Raises NoUndo."""
        index = self.match.undo_index(seat)
        if index < self.out:
            raise NoUndo("undo_sent")
        return index

    def take_back(self, seat: int) -> None:
        """Take back this seat's last answer on all devices; only whoever all listen to may do so. Raises NoUndo."""
        index = self.match.undo_index(seat)
        if len(self.cuts) >= record.MOST_CUTS:
            raise NoUndo("undo_nothing")
        self.cuts += (Cut(index, self.record.lines[index:]),)
        self.match.cut(index)
        self.out, self.unsent = min(self.out, index), True

    def hand_over(self, seat: int, device: str, level: int = 0) -> None:
        """From now on a device answers for a seat; with a level, a computer does it there. Raises BadOption."""
        if not self.begun or len(self.hands) >= record.MOST_HANDS:
            raise BadOption("seat_kept", seat=seat)
        self.hands = record.with_hand(self.hands, Hand(seat, device, len(self.match.log), level))
        self._see_who_is_here()
        self.unsent = True

    def close(self, computers: Mapping[int, int]) -> None:
        """At the device that laid the table: wait for nobody any more. Free seats become computers', or its own."""
        if self.begun or self.me != self.terms.layer:
            raise NotAsked("table_laid")
        self._lay(replace(self.laying, terms=self.terms.without_free(self.me, computers)))
        self.unsent = True

    # --- what goes out ---------------------------------------------------------------------------------------

    @property
    def to_send(self) -> bool:
        """Whether the others lack something that happened here."""
        return self.unsent or (self.begun and len(self.match.log) > self.out)

    def letter(self, *, whole: bool = False) -> Letter:
        """All that this device knows and may tell. Whole, with the numbers: for a device that may have the seed."""
        told = whole or not self.laying.known_to_all
        return Letter(
            self.terms if told else replace(self.terms, promises={}),
            self.me or self.terms.layer,
            self.terms.meta.rules_version,
            self.laying.numbers if told else {},
            self.laying.laid,
            self.root,
            self.record if self.begun else Record(),
        )

    def write(self) -> str:
        """The letter as text. What it tells is out: keep the table before it is shown."""
        self.out, self.unsent = len(self.match.log), False
        return letters.pack(self.letter())

    # --- what comes in ---------------------------------------------------------------------------------------

    def receive(self, letter: Letter, *, agreed: bool = False) -> News:
        """Go on with a letter. Raises a Refusal: nothing is changed; nor is anything with FORK, LENT and TAKEN.

        `agreed`: the people here accept what was answered in their place.
        """
        before = dict(vars(self))
        try:
            return self._receive(letter, agreed=agreed)
        except Refusal:
            vars(self).update(before)  # the table may have been laid by what was then refused
            raise

    def _receive(self, letter: Letter, *, agreed: bool) -> News:
        if not letter.terms.is_of(self.terms):
            raise Damaged("letter_other_table")
        told = News(news.OLDER, len(self.match.log)) if self.begun else self._receive_laying(letter)
        if not self.begun or not letter.begun:
            return told
        if letter.root != self.root:
            raise Damaged("letter_seats")
        self.laying = replace(self.laying, laid=self.laying.laid | (letter.laid & self.terms.devices))
        found = self._receive_record(letter.record, agreed=agreed)
        return told if found.kind == news.SAME and told.kind == news.JOINED else found

    def receive_lines(self, start: int, lines: tuple[Line, ...], told: str) -> News | None:
        """Go on with the answers since a place of the log, which have this hash in the end.

        Nothing where they do not follow from what is here: a whole letter is needed. Raises a Refusal.
        """
        known = self.record
        theirs = known.lines[:start] + lines
        if start > len(known.lines) or hashes.of_log(self.root, theirs) != told:
            return None
        return self._receive_record(replace(known, lines=theirs), agreed=False)

    def _receive_laying(self, letter: Letter) -> News:
        if self.me == NOBODY:
            return self._look_on(letter)
        if letter.begun and not letter.numbers:
            raise Damaged("letter_no_seed")
        found, told = laying.receive(self.laying, self.me, letter)
        if letter.begun and not (found.seed or found.shown(self.me, self.number).seed):
            raise Damaged("letter_seats")
        shown, begun = self.me in self.laying.numbers, self.begun
        self._lay(found)
        self.unsent |= self.me in self.laying.numbers and not shown
        self.unsent |= told.kind in (news.JOINED, news.TAKEN) and self.me == self.terms.layer
        return News(news.JOINED, seats=told.seats) if self.begun != begun else told

    def _look_on(self, letter: Letter) -> News:
        changed = letter.terms != self.terms or letter.begun
        self.laying, self.root = Laying(letter.terms, {}, letter.laid), letter.root
        self.match = self._new_match()
        return News(news.JOINED if changed else news.SAME)

    def _lay(self, found: Laying) -> None:
        """Take on what is known of the laying; with the last number the game begins."""
        self.laying = found.shown(self.me, self.number)
        self.seed = self.laying.seed
        self.root = self.terms.root if self.seed else ""
        self.match = self._new_match()

    def _receive_record(self, theirs: Record, *, agreed: bool) -> News:
        before = len(self.match.log)
        try:
            both = record.joined(self.record, theirs)
        except record.Forked as fork:
            return News(news.FORK, before, len(theirs.lines) - fork.where, where=fork.where)
        start = record.common(self.record.lines, both.lines)
        lent = self._lent(both.hands)
        if lent and not agreed:
            return News(news.LENT, before, len(both.lines) - start, seats=lent)
        grown = both != self.record
        self._go_on(both)
        if both == theirs:
            self.out, self.unsent = len(self.match.log), False
        else:
            self.out = min(max(self.out, len(theirs.lines)), len(self.match.log))
        if grown:
            return News(news.GOES_ON, start, len(self.match.log) - start, back=max(0, before - start))
        return News(news.SAME if both == theirs else news.OLDER, before)

    def _lent(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        """The seats of this device that somebody else was given, unknown to this device."""
        fresh = [hand for hand in hands if hand not in self.hands]
        return tuple(seat for seat in self.mine if any(one.seat == seat and one.device != self.me for one in fresh))

    def _go_on(self, both: Record) -> None:
        """Play what is new. Refused: all is as it was."""
        known = self.record.lines
        match, start = self.match, record.common(known, both.lines)
        old = known[start:]
        if old:
            match.cut(start)
        try:
            for index, line in enumerate(both.lines[start:], start):
                self._replay(index, line, both.hands)
        except Refusal:
            match.cut(start)
            for seat, token in old:
                match.replay(seat, token)
            raise
        self.cuts, self.hands = both.cuts, both.hands
        fresh = both.lines[start:]
        self.given = tuple(one for one in self.given if one[1:] not in fresh)
        self._see_who_is_here()
        match.settle()

    def _replay(self, index: int, line: Line, hands: Sequence[Hand]) -> None:
        seat, token = line
        match = self.match
        if seat == CHANCE and match.dice and CHANCE in match.asked:
            expected = match.dice(match)
            if expected and expected.token != token:
                raise Damaged("letter_die", index=index + 1, answer=token[:40]).of(self.terms.game)
        match.replay(seat, token)
        if match.log[-1].forced or seat == CHANCE or not self.me:
            return
        if _owner(self.terms, hands, seat, index) == self.me and not self._gave(seat, token):
            raise Damaged("letter_own_seat", seat=seat, index=index + 1)

    def _gave(self, seat: int, token: str) -> bool:
        """Whether this device sent this answer to a host, and it comes back now."""
        return (seat, token) in [one[1:] for one in self.given]

    # --- the match -------------------------------------------------------------------------------------------

    def _new_match(self) -> Match:
        terms = self.terms
        match = Match(registry.game(terms.game), terms.options, terms.seats, _own_chance(self.me, terms.id))
        self._dress(match)
        if self.begun:
            match.settle()
        return match

    def adopt(self, match: Match, count: int, told: str) -> None:
        """Take the match of a save, with so many answers and this hash over them. Raises Damaged.

        What a save let chance say while it was opened was nobody's die: it is dropped.
        """
        terms = self.terms
        same = match.game.meta.id == terms.game and match.options == dict(terms.options) and match.seats == terms.seats
        lines = [(entry.seat, entry.token) for entry in match.log[:count]]
        if not same or len(lines) != count or (self.begun and hashes.of_log(self.root, lines) != told):
            raise Damaged("table_kept")
        match.cut(count)
        self.match = match
        self._see_who_is_here()
        if self.begun:
            match.settle()

    def _dress(self, match: Match) -> None:
        """Give a match this table's dice, and tell it who is elsewhere. Without the seed no die can be thrown."""
        if self._chain.root != self.root:
            self._chain = hashes.Chain(self.root)
        match.dice = FairDice(self.seed, self.root) if self.seed else _no_dice
        match.away = frozenset(range(len(self.terms.seats))) - set(self.mine)

    def _see_who_is_here(self) -> None:
        self._dress(self.match)


def _no_dice(_: Match) -> None:
    return None


def _owner(terms: Terms, hands: Sequence[Hand], seat: int, index: int | None) -> str:
    held = [hand.device for hand in record.of_seat(hands, seat) if index is None or hand.since <= index]
    return held[-1] if held else terms.owners[seat] if 0 <= seat < len(terms.owners) else NOBODY


def _own_chance(*parts: str) -> int:
    """What computers' minds hang on here; no die follows from it."""
    return int(hashes.digest(*parts)[:15], 16)


# --- how a device comes to a table -----------------------------------------------------------------------------


def lay(
    game: str, options: Mapping[str, Any], seats: Sequence[Seat], elsewhere: Collection[int], chance: bytes
) -> Table:
    """A new table: the seats `elsewhere` wait for somebody. Chance: CHANCE_BYTES of it. Raises BadOption."""
    meta = registry.meta(game)
    if meta.by_link:
        raise BadOption("table_sealed")
    chosen = check_table(meta, options, tuple(seats))
    for seat in elsewhere:
        if not (0 <= seat < len(seats) and seats[seat].is_person):
            raise BadOption("seat_free", seat=seat)
    name, me, number = _drawn(chance)
    owners = tuple(FREE if seat in elsewhere else me for seat in range(len(seats)))
    terms = Terms(name, game, chosen, tuple(seats), owners, me, {me: hashes.promise(me, number)})
    table = Table(Laying(terms), me, number)
    table._lay(table.laying)
    table.unsent = True
    return table


def join(letter: Letter, names: Mapping[int, str], chance: bytes) -> Table:
    """Sit down at the table of a letter: free seats and the names of those who sit there. Raises BadOption."""
    if not names or letter.begun:
        raise BadOption("seat_taken", seat=min(names, default=0))
    _, me, number = _drawn(chance)
    terms = letter.terms.with_guest(me, hashes.promise(me, number), names)
    table = Table(Laying(letter.terms), me, number)
    table._lay(replace(table.laying, terms=terms))
    table.unsent = True
    return table


def look_on(letter: Letter) -> Table:
    """The table of a letter for somebody without a seat: seen, not played. Raises Damaged where it cannot be."""
    table = Table(Laying(letter.terms), NOBODY, "")
    table.receive(letter)
    return table


def admitted(letter: Letter, me: str) -> Table:
    """The table of a whole letter for a device that was given a seat after the first answer. Raises Damaged."""
    if not letter.begun or not Laying(letter.terms, letter.numbers).seed:
        raise Damaged("letter_no_seed")
    table = Table(Laying(letter.terms, letter.numbers, letter.laid), me, letter.numbers.get(me, ""))
    table._lay(table.laying)
    table.receive(letter, agreed=True)
    return table


def _drawn(chance: bytes) -> tuple[str, str, str]:
    """A name for a table, one for this device at it, and its number."""
    if len(chance) < CHANCE_BYTES:
        raise ValueError("too little chance")
    name, me, number = chance[:ID_BYTES], chance[ID_BYTES : ID_BYTES + NAME_BYTES], chance[-hashes.NUMBER_BYTES :]
    return name.hex(), me.hex(), number.hex()
