"""From the invitation to the first answer: who sits where, and the numbers that make the seed.

The device that lays the table promises its number in the invitation. Whoever takes a seat promises theirs with it. When
no seat is free the list is closed, and everybody shows their number; then nobody can have chosen the seed, whoever
writes last. The device that laid the table alone lets people sit down.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pygame_core.engine.core.refusals import BadOption, Damaged

from . import hashes, news
from .letters import Letter
from .news import News
from .terms import Terms


@dataclass(frozen=True)
class Laying:
    """A table that is being laid, or has been, as one device knows it."""

    terms: Terms
    numbers: Mapping[str, str] = field(default_factory=dict)
    laid: frozenset[str] = frozenset()

    @property
    def seed(self) -> str:
        """The seed; empty as long as somebody's number is missing."""
        known = {device: self.numbers.get(device, "") for device in self.terms.devices}
        return hashes.seed(self.terms.root, known) if self.terms.closed and all(known.values()) else ""

    @property
    def awaited(self) -> frozenset[str]:
        """The devices whose numbers are missing, once all seats are taken."""
        return self.terms.devices - self.numbers.keys() if self.terms.closed else frozenset()

    @property
    def known_to_all(self) -> bool:
        """Whether the numbers need not be told any more."""
        return self.laid >= self.terms.devices

    def shown(self, me: str, number: str) -> "Laying":
        """The same with this device's number, where it is time to show it; and once the seed is known, that it is."""
        found = self
        if self.terms.closed and me in self.terms.devices:
            found = replace(found, numbers={**self.numbers, me: number})
        return replace(found, laid=found.laid | {me}) if found.seed and me in self.terms.devices else found


def receive(mine: Laying, me: str, letter: Letter) -> tuple[Laying, News]:
    """What a letter of the laying changes. Raises a Refusal: then nothing is changed."""
    if me == mine.terms.layer and not _shows(mine.terms, me, letter):
        terms, told = _let_in(mine.terms, letter)
    elif letter.by == letter.terms.layer or letter.begun:
        terms, told = _told_by_layer(mine, me, letter), News(news.JOINED)
    else:
        terms, told = mine.terms, News(news.OTHERS)
    if terms == mine.terms and told.kind == news.JOINED:
        told = News(news.SAME)
    numbers = {**mine.numbers, **_checked(terms, letter)}
    if numbers != mine.numbers and told.kind in (news.SAME, news.OTHERS):
        told = News(news.JOINED)
    return Laying(terms, numbers, mine.laid | (letter.laid & terms.devices)), told


def _shows(terms: Terms, me: str, letter: Letter) -> bool:
    """Whether a letter has the number of this device, which shows it only once the seats are settled.

    Then this copy is an older one of the same device, as a backup is.
    """
    return hashes.promise(me, letter.numbers.get(me, "")) == terms.promises[me]


def _let_in(terms: Terms, letter: Letter) -> tuple[Terms, News]:
    """At the device that laid the table: whoever wrote this sits down where a seat is free."""
    seats = tuple(seat for seat, owner in enumerate(letter.terms.owners) if owner == letter.by)
    promised = letter.terms.promises.get(letter.by, "")
    if letter.by in terms.promises or not seats or not promised:
        return terms, News(news.SAME)
    names = {seat: letter.terms.seats[seat].name for seat in seats}
    try:
        return terms.with_guest(letter.by, promised, names), News(news.JOINED, seats=seats)
    except BadOption:
        return terms, News(news.TAKEN, seats=seats)


def _told_by_layer(mine: Laying, me: str, letter: Letter) -> Terms:
    """At a guest's device: the table as its layer tells it, with this guest's seats. Of two letters the fuller counts.

    A number that was shown for one list of people counts for that list alone.
    """
    told, terms = letter.terms, mine.terms
    seats = [seat for seat, owner in enumerate(terms.owners) if owner == me]
    if told.promises.get(me) == terms.promises[me]:
        if any(told.owners[seat] != me for seat in seats):
            raise Damaged("letter_seats")
    else:
        told = _with_me(told, me, terms, seats)
    if me in mine.numbers and told.closed and told != terms:
        raise Damaged("letter_seats")
    return told if len(told.free) < len(terms.free) else terms


def _with_me(told: Terms, me: str, terms: Terms, seats: list[int]) -> Terms:
    """The table of a letter that does not know yet of this guest."""
    try:
        return told.with_guest(me, terms.promises[me], {seat: terms.seats[seat].name for seat in seats})
    except BadOption as refusal:
        raise Damaged("seat_lost") from refusal


def _checked(terms: Terms, letter: Letter) -> dict[str, str]:
    """The numbers that were promised at this table."""
    known = {device: number for device, number in letter.numbers.items() if device in terms.promises}
    for device, number in known.items():
        if letter.terms.promises[device] == terms.promises[device] != hashes.promise(device, number):
            raise Damaged("letter_number")
    return {
        device: number
        for device, number in known.items()
        if terms.closed and hashes.promise(device, number) == terms.promises[device]
    }
