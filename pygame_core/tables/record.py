"""What has happened at a table, as data that two copies can be compared by and joined.

A record only grows: answers are added, and so is what was taken back, and who answers for a seat from now on. So two
records are one before the other, or they part, and joining them gives the same in whatever order letters arrive.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Line = tuple[int, str]
"""A seat (chance, too) and the token of its answer."""
MOST_CUTS = 500
MOST_HANDS = 500


class Cut(NamedTuple):
    """Answers that were taken back before all devices: how many stayed, and what went."""

    length: int
    lines: tuple[Line, ...]


class Hand(NamedTuple):
    """From an answer on, another device answers for a seat; with a level, a computer does it there for now."""

    seat: int
    device: str
    since: int
    level: int = 0


class Forked(Exception):
    """Two records part: somebody went on at two places. Tells how many answers they have in common."""

    def __init__(self, where: int) -> None:
        super().__init__(where)
        self.where = where


@dataclass(frozen=True)
class Record:
    """The log, what was taken back before it got so far, and the seats that changed hands."""

    lines: tuple[Line, ...] = ()
    cuts: tuple[Cut, ...] = ()
    hands: tuple[Hand, ...] = ()


def joined(one: Record, two: Record) -> Record:
    """All that either of them knows. Raises Forked where they contradict each other."""
    cuts = max(one.cuts, two.cuts, key=len)
    lines, others = _after(one, cuts), _after(two, cuts)
    parting = common(lines, others)
    if parting < min(len(lines), len(others)):
        raise Forked(parting)
    hands = _hands(one.hands, two.hands, parting)
    return Record(max(lines, others, key=len), cuts, hands)


def common(one: Sequence[Line], two: Sequence[Line]) -> int:
    """How many answers two logs begin with alike."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((index for index, (mine, other) in pairs if mine != other), min(len(one), len(two)))


def _after(record: Record, cuts: tuple[Cut, ...]) -> tuple[Line, ...]:
    """The log once everything is taken back that was taken back on either side."""
    if record.cuts != cuts[: len(record.cuts)]:
        raise Forked(0)
    lines = record.lines
    for cut in cuts[len(record.cuts) :]:
        gone = lines[cut.length :]
        if gone != cut.lines[: len(gone)]:
            raise Forked(cut.length)
        lines = lines[: cut.length]
    return lines


def _hands(one: Sequence[Hand], two: Sequence[Hand], where: int) -> tuple[Hand, ...]:
    found: list[Hand] = []
    for seat in sorted({hand.seat for hand in (*one, *two)}):
        mine, others = of_seat(one, seat), of_seat(two, seat)
        longer = max(mine, others, key=len)
        if longer[: len(mine)] != mine or longer[: len(others)] != others:
            raise Forked(where)
        found += longer
    return tuple(found)


def of_seat(hands: Iterable[Hand], seat: int) -> list[Hand]:
    """Through whose hands a seat went, in order."""
    return [hand for hand in hands if hand.seat == seat]


def with_hand(hands: Sequence[Hand], hand: Hand) -> tuple[Hand, ...]:
    """The same with one more, seats in order."""
    return tuple(sorted((*hands, hand), key=lambda one: one.seat))
