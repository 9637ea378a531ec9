"""One game on the table, without its picture: the match, its computers, and how it is kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from app.core.context import Desk
from app.core.profiles import decided, profile_store
from app.core.setup import Setup
from app.storage.save_record import TABLE_MARK
from app.table.model import autosave, champions
from app.table.model.present import Present
from app.table.model.replay import Recording, played_again
from app.table.model.visibility import CLOSED, Looking
from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.contract.letters import Letters, Mail
from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Newer, NoUndo, Refusal
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.history import Entry
from pygame_core.engine.match.match import Match, unwatched
from pygame_core.engine.texts.telling import told

if TYPE_CHECKING:
    from pygame_core.tables.letters import Letter
    from pygame_core.tables.news import News
    from pygame_core.tables.table import Table

View = Mapping[str, Any]
QUICK_SECONDS = 0.02
"""How long a computer may think where nobody waits to see what it does."""
CHAMPION = 3
"""The level of a computer that takes the seat of somebody who did not come."""


class Session(Looking):
    """A match with the library's name for it."""

    def __init__(
        self, desk: Desk, name: str, match: Match, mail: Mail | None = None, copy: "Table | None" = None
    ) -> None:
        self.desk, self.name, self.match = desk, name, match
        self.copy = copy
        """This device's copy of the table, where several devices hold it."""
        self.mail = mail
        """The post between this device and the one of the other side, where a game is played by link."""
        if mail is None and any(seat.is_remote for seat in match.seats):
            self.mail = _letters(match).begin()
        self.eyes_open = None if match.game.meta.open_table else CLOSED
        # What the seed of a game with secrets hangs on stays among its secrets.
        secret = match.minds if match.game.meta.hidden else 0
        self.computers = self._minds(crc32(name.encode(errors="replace")) ^ secret)
        self.profile = profile_store(desk, match.game.meta)
        self._told = len(match.events)
        self._present = Present(match)
        self._recording: Recording | None = None
        self.log_lost = False
        """Whether the answers no longer fit the rules, so that the game goes on from its position alone."""

    needless: tuple[str, ...] = ()
    """Tools that are of no use here."""

    def _minds(self, seed: int) -> Computers:
        """The computers of this device, those among them that sit in for somebody."""
        return Computers(self.match, seed, sitting_in=self.copy.sitting_in if self.copy else {})

    # -------------------------------------------------------------- who and what
    @cached_property
    def module(self) -> GameModule:
        """All that the game offers."""
        return registry.module(self.meta.id)

    @property
    def draw(self) -> Drawing:
        """How the game is drawn."""
        return self.module.drawing

    @property
    def text(self) -> Texts:
        """What the game says."""
        return self.module.texts

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def mine(self) -> bool:
        """Whether this tab may play the game; another one may have taken it."""
        return self.desk.library.owned(self.name)

    @property
    def honours(self) -> frozenset[str]:
        """What this device has won, for the drawing."""
        won = frozenset(self.profile.rules.honours(self.profile.profile)) if self.profile else frozenset()
        return won | self._champion

    @cached_property
    def _champion(self) -> frozenset[str]:
        """Who had won last when this game began."""
        saved = self.desk.library.read(self.name)
        return frozenset({champions.WORN + saved.card.champion} if saved and saved.card and saved.card.champion else ())

    @property
    def entitled(self) -> list[int]:
        """The people here who are asked now; where letters go to and fro, one device after the other."""
        return super().entitled if self._may_go_on else []

    @property
    def _may_go_on(self) -> bool:
        """Whether this device may answer now: always, unless several hold the table."""
        return self.copy is None or self.copy.my_turn

    @property
    def dice_to_enter(self) -> bool:
        """Whether the game waits for what real dice show."""
        return not self.over and self.copy is None and CHANCE in self.match.asked

    @property
    def thinker(self) -> int | None:
        """The computer of this device that is to answer, if one is."""
        if self.over or self.dice_to_enter or not self._may_go_on:
            return None
        return self.computers.asked

    @property
    def computers_turn(self) -> bool:
        """Whether a computer is to answer."""
        return self.thinker is not None

    @property
    def far(self) -> frozenset[int]:
        """The seats of people at other devices."""
        remote = {index for index, seat in enumerate(self.seats) if seat.is_remote}
        return self.match.away | remote

    # -------------------------------------------------------------- the match
    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.match.seats

    @property
    def log(self) -> Sequence[Entry]:
        """Every answer so far."""
        return self.match.log

    @property
    def events(self) -> Sequence[Sequence[Event]]:
        """What each of them brought."""
        return self.match.events

    def view(self, seat: int | None) -> View:
        """What this seat may know now."""
        if self._present.is_over:
            self._present = Present(self.match)
        return self._present.view(seat)

    def record(self) -> int:
        """From now on keep how things stand whenever something happens. Gives back how many answers were given."""
        recording = Recording(len(self.log))
        self._recording, self.match.hearing = recording, recording.hear
        return recording.start

    def recorded(self, start: int) -> Recording:
        """What has happened since so many answers: as it was recorded, which ends by this, else played once more."""
        kept = self._recording
        self._stop_recording()
        return kept if kept and kept.reaches(start, len(self.log)) else played_again(self.match, start)

    def _stop_recording(self) -> None:
        self._recording, self.match.hearing = None, unwatched

    def seen_at(self, index: int) -> View:
        """What whoever looks was shown after so many answers."""
        return self.rules.view(self.match.at(index), self.eyes())

    def looked_back_at(self, index: int) -> View:
        """The same; when the game is over, with everything."""
        return self.rules.full_view(self.match.at(index)) if self.over else self.seen_at(index)

    def known(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events that may be told to whoever looks."""
        eyes = self.eyes()
        return tuple(event for event in events if self.match.may_tell(eyes, event))

    def known_since(self, index: int) -> tuple[Event, ...]:
        """What happened since so many answers, as far as whoever looks may know it."""
        return self.known(event for events in self.events[index:] for event in events)

    def find(self, seat: int, token: str) -> Choice | None:
        """An answer that this seat may give now, listed or not."""
        try:
            return self.rules.find(self.match.state, seat, token)
        except Refusal:
            return None

    def shows_unlisted(self, token: str) -> bool:
        """Whether an answer that is not listed may be looked at before somebody has found it by hand."""
        return False

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The answers to what the seat is asked."""
        return tuple(
            choice for choice in self.match.choices_by_seat.get(seat, ()) if choice.kind not in self._free_kinds
        )

    def free_choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat may do besides, asked or not."""
        return tuple(choice for choice in self.match.choices_by_seat.get(seat, ()) if choice.kind in self._free_kinds)

    @property
    def _free_kinds(self) -> frozenset[str]:
        return self.rules.free_kinds

    # -------------------------------------------------------------- answers, back and forth
    def answer(self, seat: int, token: str, *more: str) -> None:
        """Give an answer for a person, or for the real dice; then more, as far as they follow from it for certain."""
        if self.mail:
            self.mail.answer(self.match, seat, token, self.desk.chance())
        else:
            self._give(seat, token)
            self._go_on(seat, more)
            self.match.draw_hidden()
        self.keep()

    def _give(self, seat: int, token: str) -> None:
        (self.copy or self.match).answer(seat, token)

    def _go_on(self, seat: int, tokens: Sequence[str]) -> None:
        """One answer after the other, until a die is thrown, somebody else is asked, or one cannot be given."""
        start = len(self.log) - 1
        for token in tokens:
            alone = all(entry.seat == seat for entry in self.log[start:])
            if not alone or token not in {choice.token for choice in self.choices(seat)}:
                return
            start = len(self.log)
            self._give(seat, token)

    def receive(self, link: str) -> bool:
        """A link from the other side; whether there is something new in it."""
        assert self.mail
        new = self.mail.receive(self.match, link)
        self.keep()
        return new

    def sentence(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        if self.copy:
            from pygame_core.tables import words

            return words.sentence(refusal, self.names, self.desk.lang, self.meta.id)
        return told(refusal, self.names, self.desk.lang, self.meta.id)

    # -------------------------------------------------------------- a table of several devices
    def go_on_with(self, letter: "Letter", *, agreed: bool = False) -> "News":
        """Take in a letter of this table. Raises a Refusal: nothing has changed."""
        assert self.copy
        self._stop_recording()
        news = self.copy.receive(letter, agreed=agreed)
        self._sit_as_told()
        return news

    def wait_no_longer(self) -> None:
        """Computers take the seats that nobody has taken. Raises a Refusal."""
        assert self.copy
        self.copy.close(dict.fromkeys(self.copy.terms.free, CHAMPION))
        self._sit_as_told()

    def _sit_as_told(self) -> None:
        """The table may have another match now, or other people at it."""
        assert self.copy
        self.match = self.copy.match
        self._present = Present(self.match)
        self.computers = self._minds(self.computers.seed)
        self._told = min(self._told, len(self.events))
        self.keep()

    def send(self) -> None:
        """What happened here goes out, and is not taken back from now on; it is kept before it is shown."""
        assert self.copy
        self.copy.write()
        self.keep()

    @property
    def posts(self) -> bool:
        """Whether the next word is the other side's: the link to them is here to be sent."""
        return bool(self.mail and self.mail.link) and not self.over

    def last_person(self) -> int | None:
        """The person who answered last."""
        return next((entry.seat for entry in reversed(self.log) if self.decided(entry.seat, entry.forced)), None)

    def undo(self) -> None:
        """Take back the last answer of whoever gave it, if the rules of taking back allow it; or a mistyped die."""
        seat = self.last_person()
        if self.match.correctable_roll() is not None:
            self.match.correct()
        elif seat is None:
            raise NoUndo("undo_nothing")
        else:
            (self.copy or self.match).undo(seat)
        self.keep()

    def redo(self) -> None:
        """Give the answer again that was taken back. Raises NoUndo."""
        if self.copy:
            raise NoUndo("undo_nothing")
        self.match.redo()
        self.match.settle()
        self.match.draw_hidden()
        self.keep()

    def last_decision(self) -> int | None:
        """Where the last answer of a person stands in the log."""
        log = self.log
        places = range(len(log) - 1, -1, -1)
        return next((place for place in places if self.decided(log[place].seat, log[place].forced)), None)

    def last_of_side(self) -> int:
        """How many answers were given when the side that should be looking now had answered last."""
        given = [entry.seat for entry in self.log]
        side = [index for index, seat in enumerate(given) if seat >= 0 and self.match.viewpoint(seat) == self.wanted]
        return side[-1] + 1 if side else 0

    def last_told(self) -> int | None:
        """Where the last thing stands that somebody here decided, or typed of real dice."""
        told = [index for index in (self.last_decision(), self.match.last_typed_roll()) if index is not None]
        return max(told, default=None)

    def rewind(self, index: int) -> None:
        """Go on from an earlier moment; the save remembers that this was done."""
        self.match.rewind(index)
        self.keep()

    @property
    def secret(self) -> bool:
        """Whether seats have secrets from each other now: at the end everything is open."""
        return self.meta.hidden and not self.over

    @property
    def may_rewind(self) -> bool:
        """Whether the game may go on from an earlier moment: nothing is found out by it, and all sit here."""
        return not self.secret and not self.far

    @property
    def may_branch(self) -> bool:
        """Whether another game may go on from an earlier moment: nothing is found out by it."""
        return not self.secret and not any(seat.is_remote for seat in self.seats)

    def branch(self, index: int) -> "Session":
        """A new game that goes on from an earlier moment of this one."""
        copy = saves.load(saves.save(self.match)).match
        copy.rewind(index)
        return begin(self.desk, copy)

    def seat(self, index: int, kind: str, level: int = 2) -> None:
        """Let a person take a computer's seat, or a computer a person's."""
        self.match.reseat(index, replace(self.seats[index], kind=kind, level=level))
        self.computers = self._minds(self.computers.seed)
        self.eyes_open = CLOSED
        self.keep()

    def everybody(self) -> Computers:
        """Computers for all seats that are played here; a champion sits in for a person, and nobody thinks for long."""
        self._stop_recording()
        quick = Computers(self.match, self.computers.seed, QUICK_SECONDS)
        seats = [seat for seat in range(len(self.seats)) if seat not in self.far]
        quick.bots = {seat: quick.bot(seat) for seat in seats}
        return quick

    def use_real_dice(self, *, real: bool) -> None:
        """From now on a person rolls, or the page does."""
        self.match.use_real_dice(real=real)
        self.keep()

    def decided(self, seat: int, forced: bool) -> bool:
        """Whether a person here gave such an answer of their own will."""
        return seat != CHANCE and not forced and self.seats[seat].is_person and seat not in self.far

    # -------------------------------------------------------------- keeping
    def keep(self) -> None:
        """Save the game as it stands, if this tab may; and what a device keeps of it for longer.

        As long as people sit down, nothing can be taken back: what is to be told of that goes out by itself.
        """
        if self.copy and not self.copy.begun:
            self.copy.write()
        self._witness()
        autosave.keep(self)

    def _witness(self) -> None:
        """Tell the game's profile what has happened since it was told last."""
        fresh = [event for heard in self.events[self._told :] for event in heard]
        self._told = len(self.events)
        if self.profile and self.people and self.mine and fresh:
            self.profile.witness(self.name, self.match, fresh)


def start(desk: Desk, setup: Setup) -> Session:
    """A new game at a table that was set up. Raises BadOption where nobody may be waited for."""
    if setup.elsewhere:
        from app.table.model import shared_table  # What it needs comes with the first such table.

        return shared_table.start(desk, setup)
    table = decided(desk, registry.meta(setup.game), setup.options)
    shown = setup.opening
    seed = desk.seed() if shown is None else shown
    match = Match(registry.game(setup.game), table, setup.seats, seed, real_dice=setup.real_dice)
    match.settle()
    if shown is not None:
        match.reseed(desk.seed())
    return begin(desk, match)


def _letters(match: Match) -> Letters:
    """How this game is played by link."""
    letters = registry.module(match.game.meta.id).letters
    assert letters  # No seat is far away in other games.
    return letters


def begin(desk: Desk, match: Match, mail: Mail | None = None, copy: "Table | None" = None) -> Session:
    """A match that is new here: it gets a name, and this tab plays it."""
    if copy is None:
        match.draw_hidden()
    taken = desk.library.ids()
    name = next(name for name in iter(desk.new_id, None) if name not in taken)
    session = Session(desk, name, match, mail, copy)
    desk.library.claim(session.name)
    session.keep()
    return session


def find(desk: Desk, name: str) -> Session | None:
    """A game of the library; nothing where it is not here, or comes from a newer version. Raises Damaged."""
    saved = desk.library.read(name)
    if saved is None or saved.card is None:
        return None
    try:
        loaded = saves.load(saved.text)
    except Newer:
        return None
    session = _restored(desk, name, loaded)
    session.log_lost = loaded.lost_at is not None
    return session


def _restored(desk: Desk, name: str, loaded: saves.Loaded) -> Session:
    """The game of a save, with what was kept beside it."""
    if loaded.beside.startswith(TABLE_MARK):
        from pygame_core.tables import keeping

        copy = keeping.restore(loaded.beside, loaded.match)
        return Session(desk, name, copy.match, copy=copy)
    far = any(seat.is_remote for seat in loaded.match.seats)
    return Session(desk, name, loaded.match, _letters(loaded.match).restore(loaded.beside) if far else None)
