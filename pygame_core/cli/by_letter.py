"""`play` at a table of several devices: what is answered here is sent as a letter, and theirs are opened."""

from argparse import Namespace
from collections.abc import Sequence
from secrets import token_bytes

from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import BadOption, Refusal
from pygame_core.engine.keeping import saves
from pygame_core.engine.texts.language import listing
from pygame_core.tables import keeping, letters, table, words
from pygame_core.tables.table import Table

from .play import LEAVE, Play
from .show import Shown
from .table import ELSEWHERE, is_elsewhere, options_of, seats_of, text_of
from .terminal import Terminal, Trouble


def table_of(arguments: Namespace, terminal: Terminal) -> Table | None:
    """The table that the arguments mean: laid, joined or kept; None where they mean a game on this device alone."""
    try:
        if arguments.source is not None:
            return _opened(text_of(arguments.source, terminal), arguments.name, terminal)
        return _laid(arguments, terminal) if is_elsewhere(arguments.seats) else None
    except Refusal as refusal:
        raise Trouble(words.sentence(refusal, (), terminal.lang)) from refusal


def _laid(arguments: Namespace, terminal: Terminal) -> Table:
    meta = registry.meta(arguments.game or "")
    told = [word.strip() for word in arguments.seats.split(",")]
    away = [seat for seat, word in enumerate(told) if word == ELSEWHERE]
    here = ",".join("person" if word == ELSEWHERE else word for word in told)
    options = options_of(meta, arguments.option, terminal)
    seats = seats_of(meta, here, options.get("players"), terminal)
    return table.lay(meta.id, options, seats, away, token_bytes(table.CHANCE_BYTES))


def _opened(text: str, name: str | None, terminal: Terminal) -> Table | None:
    if letters.is_letter(text):
        return _joined(letters.unpack(text), name, terminal)
    loaded = saves.load(text) if text.startswith("{") else None
    if loaded is None or not keeping.is_kept(loaded.beside):
        return None
    return keeping.restore(loaded.beside, loaded.match)


def _joined(letter: letters.Letter, name: str | None, terminal: Terminal) -> Table:
    """The first free seat of an invitation; without one, somebody who looks on."""
    if letter.begun or not letter.terms.free:
        return table.look_on(letter)
    if name is None:
        raise Trouble(terminal.say("letter_name"))
    return table.join(letter, {letter.terms.free[0]: name}, token_bytes(table.CHANCE_BYTES))


class LetterPlay(Play):
    """One device at a table."""

    def __init__(self, copy: Table, seed: int, terminal: Terminal) -> None:
        self.copy = copy
        super().__init__(copy.match, seed, terminal)

    def ask(self) -> bool:
        """A line from whoever is asked here; or, while the others are waited for, a letter of theirs."""
        return super().ask() if self.copy.my_turn else self.wait()

    def wait(self) -> bool:
        if self.copy.to_send and self.copy.me:
            self.letter("")
        names = [self.shown.names[seat] for seat in self.copy.waits_for]
        self.terminal.tell(self.terminal.say("letter_wait", names=listing(self.terminal.lang, names)))
        self.terminal.tell(self.terminal.say("prompt"), end="")
        line = self.terminal.hear()
        told = line.split()
        if not line or (told and told[0] in LEAVE):
            return False
        if told:
            self.obey(told)
        return True

    def obey(self, told: Sequence[str]) -> None:
        """A bare letter is opened, too: so it can be pasted."""
        super().obey(["open", *told] if letters.is_letter(told[0].rpartition("/")[2]) else list(told))

    def refused(self, refusal: Refusal) -> str:
        return (
            words.sentence(refusal, self.shown.names, self.terminal.lang)
            if _of_tables(refusal)
            else super().refused(refusal)
        )

    def answer(self, text: str) -> None:
        self.copy.answer(*self.meant(text))

    def letter(self, text: str) -> None:
        """The letter for the others, on the screen or in a file."""
        written = self.copy.write()
        if text:
            self.keep(text, written)
        else:
            self.terminal.tell(self.terminal.say("letter_send") + "\n" + written)

    def open(self, text: str) -> None:
        """Go on with a letter of theirs."""
        told = self.copy.receive(letters.unpack(text_of(text, self.terminal)))
        self.match = self.copy.match
        self.shown = Shown(self.match, self.terminal)
        self.terminal.tell(words.news(told, self.shown.names, self.terminal.lang))
        self.computers = Computers(self.match, self.computers.seed, sitting_in=self.copy.sitting_in)
        self.asked_at = -1
        self.tell_story()

    def undo(self, text: str) -> None:
        last = next((entry.seat for entry in reversed(self.match.log) if not entry.forced), self.copy.mine[0])
        self.copy.check_undo(last)
        super().undo(text)

    def save(self, name: str) -> None:
        self.keep(name, saves.save(self.match, keeping.to_text(self.copy)))

    def link(self, text: str) -> None:
        self.letter(text)


def _of_tables(refusal: Refusal) -> bool:
    return isinstance(refusal, BadOption) or refusal.code.startswith(("letter_", "table_", "seat_", "undo_sent"))
