"""A letter is the game so far: what a table is, and all that has happened at it, as text for a link, a code or a file.

Everything that comes in is hostile: lengths are bounded, every field is read strictly, and answers are only compared
and looked up. What a letter says of a table is checked against the copy that is here by `table.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pygame_core.engine.core.refusals import Damaged, Newer

from . import hashes, packing, reading
from .record import Line, Record
from .terms import Terms

FORMAT = 21
"""The first byte. Its first sign in base64url is F; links begin with A, sealed letters with B."""
LONGEST_LINK = 16_000
"""More signs than this no link has; a file may."""
LONGEST_LETTER = 200_000
LONGEST_CODE = 2_300
"""More signs than this no QR code shows."""


@dataclass(frozen=True)
class Letter:
    """What one letter says. Its answers have been read, not played."""

    terms: Terms
    by: str
    """The device that wrote it."""
    rules: int
    numbers: Mapping[str, str]
    """The devices' numbers; nothing once everybody is known to have them."""
    laid: frozenset[str]
    """The devices that are known to have the seed."""
    root: str
    """What the hashes begin with; empty as long as the table is not laid."""
    record: Record

    @property
    def begun(self) -> bool:
        """Whether the table is laid: answers may follow."""
        return bool(self.root)


def is_letter(text: str) -> bool:
    """Whether a text looks like one of these, and not like a link or a sealed letter."""
    return text[:1] == "F"


def fits_link(text: str) -> bool:
    """Whether a letter is short enough for a link; else it travels as a file, or by a live line."""
    return len(text) <= LONGEST_LINK


def fits_code(text: str) -> bool:
    """Whether a letter is short enough for a QR code."""
    return len(text) <= LONGEST_CODE


def pack(letter: Letter) -> str:
    """A letter as text."""
    return packing.pack(FORMAT, to_plain(letter))


def unpack(text: str) -> Letter:
    """A letter from text, in bounded time and memory. Raises Damaged, or Newer for one from a later version."""
    return from_plain(packing.unpack(FORMAT, text, LONGEST_LETTER, "letter"))


def from_plain(contents: Mapping[str, Any]) -> Letter:
    """A letter from plain data, as `to_plain` gives it. Raises Damaged, or Newer."""
    reading.fields(contents, _FIELDS, "letter")
    terms = reading.terms(contents)
    rules = reading.count(contents.get("rules"), 1, 1000, "rules")
    if rules > terms.meta.rules_version:
        raise Newer("letter_newer").of(terms.game)
    letter = Letter(
        terms,
        reading.device(contents.get("by"), "by"),
        rules,
        reading.numbers(contents.get("numbers", {}), terms),
        reading.devices(contents.get("laid", []), "laid"),
        reading.hash_or_none(contents.get("root", "")),
        Record(
            reading.lines(contents.get("log", "")),
            reading.cuts(contents.get("cuts", [])),
            reading.hands(contents.get("hands", []), len(terms.seats)),
        ),
    )
    _check(letter, contents.get("hash", ""))
    return letter


_FIELDS = frozenset((
    "table", "by", "layer", "game", "rules", "options", "seats", "promises", "numbers", "laid", "root", "log", "cuts",
    "hands", "hash",
))  # fmt: skip


def _check(letter: Letter, told: Any) -> None:
    """What the fields must be to each other."""
    record = letter.record
    if not letter.begun:
        if record != Record() or letter.laid or told:
            raise Damaged("letter_shape", fault="log")
    elif not letter.terms.closed:
        raise Damaged("letter_shape", fault="seats")
    elif told != hashes.of_log(letter.root, record.lines):
        raise Damaged("letter_hash")
    if set(letter.terms.promises) - letter.terms.devices:
        raise Damaged("letter_shape", fault="promises")


def to_plain(letter: Letter) -> dict[str, Any]:
    """A letter as plain data."""
    terms, record = letter.terms, letter.record
    seats = zip(terms.seats, terms.owners, strict=True)
    contents = {
        "table": terms.id,
        "by": letter.by,
        "layer": terms.layer,
        "game": terms.game,
        "rules": letter.rules,
        "options": _unusual(terms),
        "seats": [[seat.name, seat.colour, seat.kind, seat.level, owner] for seat, owner in seats],
        "promises": dict(terms.promises),
        "numbers": dict(letter.numbers),
        "laid": sorted(letter.laid),
        "root": letter.root,
        "log": written_lines(record.lines),
        "cuts": [[cut.length, written_lines(cut.lines)] for cut in record.cuts],
        "hands": [list(hand) for hand in record.hands],
        "hash": hashes.of_log(letter.root, record.lines) if letter.begun else "",
    }
    return {name: value for name, value in contents.items() if value not in ("", [], {})}


def _unusual(terms: Terms) -> dict[str, Any]:
    """The options that are not as usual; the others say themselves."""
    usual = {option.name: option.default for option in terms.meta.options} | {"players": len(terms.seats)}
    return {name: value for name, value in terms.options.items() if value != usual[name]}


def written_lines(lines: tuple[Line, ...]) -> str:
    """Answers as text: a sign for the seat, then the token, one to a line."""
    return "\n".join(f"{'*' if seat < 0 else seat}{token}" for seat, token in lines)
