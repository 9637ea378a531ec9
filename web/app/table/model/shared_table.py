"""A table that several devices hold, as a game on the table of this one: laid, found again, and told of in letters.

What it stands on is a wheel of its own (`pygame_core.tables`), so this module is brought only where there is one.
"""

from collections.abc import Iterator

from app.core.context import Desk
from app.core.setup import Setup
from app.table.model.session import Session, begin, find
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from pygame_core.tables import letters, table
from pygame_core.tables.keeping import MARK
from pygame_core.tables.letters import Letter

ROUTE = "#/table/"


def fresh_chance(desk: Desk) -> bytes:
    """The random bytes that a new copy wants."""
    return (desk.chance() + desk.chance())[: table.CHANCE_BYTES]


def start(desk: Desk, setup: Setup) -> Session:
    """A table at which some seats wait for people at other devices. Raises BadOption."""
    copy = table.lay(setup.game, setup.options, setup.seats, setup.elsewhere, fresh_chance(desk))
    return begin(desk, copy.match, copy=copy)


def sit_down(desk: Desk, letter: Letter, seat: int, name: str) -> Session:
    """Take a free seat at the table of a letter. Raises BadOption."""
    copy = table.join(letter, {seat: name}, fresh_chance(desk))
    return begin(desk, copy.match, copy=copy)


def look_on(desk: Desk, letter: Letter) -> Session:
    """The table of a letter on this device, without a seat. Raises a Refusal."""
    copy = table.look_on(letter)
    return begin(desk, copy.match, copy=copy)


def keep_apart(desk: Desk, letter: Letter) -> Session:
    """The game of a letter as a game of this device's own, which goes on with dice of its own. Raises a Refusal."""
    return begin(desk, on_its_own(table.look_on(letter).match))


def on_its_own(match: Match) -> Match:
    """The same game so far, without the table that it was played at."""
    return saves.load(saves.save(match)).match


def found(desk: Desk, letter: Letter) -> Session | None:
    """This device's copy of the table that a letter is of; played in this tab from now on."""
    for name in _of_table(desk, letter.terms.id):
        if session := find(desk, name):
            desk.library.claim(name)
            return session
    return None


def _of_table(desk: Desk, table_id: str) -> Iterator[str]:
    mark = f'"beside":"{MARK}{table_id}:'
    return (saved.id for saved in desk.library.saves() if mark in saved.text)


def letter_of(session: Session) -> str:
    """All that this device may tell the others, as text. What is not out yet does not go out by this."""
    assert session.copy  # Only such a game has letters.
    return letters.pack(session.copy.letter())


def address(session: Session) -> str:
    """The same as the address of a page."""
    return f"{session.desk.device.base}{ROUTE}{letter_of(session)}"
