"""A device's copy of a table as text, to be kept beside the save of its match; and back."""

import base64
import json
import zlib
from typing import Any

from pygame_core.engine.core.refusals import Damaged, Refusal
from pygame_core.engine.keeping.safe_json import read_json
from pygame_core.engine.keeping.saves import MOST_ANSWERS
from pygame_core.engine.match.match import Match

from . import hashes, letters, reading
from .laying import Laying
from .letters import Letter
from .record import Record
from .table import Table

LONGEST = 100_000
MOST_GIVEN = 50
MARK = "table:"
"""What such a text begins with: the table's id follows, in clear."""
_FIELDS = frozenset(("me", "number", "table", "cuts", "hands", "out", "given", "unsent", "count", "hash"))


def is_kept(beside: str) -> bool:
    """Whether what was kept beside a match is a table's."""
    return beside.startswith(MARK)


def id_of(beside: str) -> str:
    """The id of the table that was kept, without opening it; nothing where there is none."""
    return beside[len(MARK) :].partition(":")[0] if is_kept(beside) else ""


def to_text(table: Table) -> str:
    """What must be kept beside the save of the table's match: for this device only, the seed is in it."""
    laying, log = table.laying, table.record.lines if table.begun else ()
    known = Letter(table.terms, table.me or table.terms.layer, table.terms.meta.rules_version,
                   laying.numbers, laying.laid, table.root, Record())  # fmt: skip
    contents = {
        "me": table.me,
        "number": table.number,
        "table": letters.to_plain(known),
        "cuts": [[cut.length, letters.written_lines(cut.lines)] for cut in table.cuts],
        "hands": [list(hand) for hand in table.hands],
        "out": table.out,
        "given": [list(one) for one in table.given],
        "unsent": table.unsent,
        "count": len(log),
        "hash": hashes.of_log(table.root, log),
    }
    raw = json.dumps(contents, ensure_ascii=False, separators=(",", ":")).encode()
    return f"{MARK}{table.id}:{base64.b85encode(zlib.compress(raw, 9)).decode()}"


def restore(text: str, match: Match) -> Table:
    """The table that was kept, with its match as the save gave it back. Raises Damaged."""
    try:
        return _restore(_opened(text), match)
    except Damaged as refusal:
        if refusal.code == "table_kept":
            raise
        raise Damaged("table_kept") from refusal
    except (ValueError, TypeError, LookupError, zlib.error, Refusal) as error:
        raise Damaged("table_kept") from error


def _opened(text: str) -> dict[str, Any]:
    if not is_kept(text) or len(text) > LONGEST:
        raise Damaged("table_kept")
    squeezer = zlib.decompressobj()
    raw = squeezer.decompress(base64.b85decode(text[len(MARK) :].partition(":")[2]), 10 * LONGEST)
    contents = read_json(raw)
    if not squeezer.eof or not isinstance(contents, dict) or contents.keys() != _FIELDS:
        raise Damaged("table_kept")
    return contents


def _restore(contents: dict[str, Any], match: Match) -> Table:
    known = letters.from_plain(contents["table"])
    me = reading.device(contents["me"], "me") if contents["me"] else ""
    number = reading.hexed(contents["number"], 2 * hashes.NUMBER_BYTES, "number") if contents["number"] else ""
    table = Table(Laying(known.terms, known.numbers, known.laid), me, number)
    table.seed, table.root = table.laying.seed if me else "", known.root
    table.cuts = reading.cuts(contents["cuts"])
    table.hands = reading.hands(contents["hands"], len(known.terms.seats))
    count = reading.count(contents["count"], 0, MOST_ANSWERS, "count")
    table.out = reading.count(contents["out"], 0, count, "out")
    table.given = tuple(map(_given, reading.items(contents["given"], MOST_GIVEN, "given")))
    table.unsent = contents["unsent"] is True
    table.adopt(match, count, contents["hash"])
    return table


def _given(row: Any) -> tuple[int, int, str]:
    length, seat, token = reading.items(row, 3, "given")
    return (
        reading.count(length, 0, MOST_ANSWERS, "given"),
        reading.count(seat, 0, reading.MOST_SEATS, "given"),
        reading.text(token, reading.LONGEST_TOKEN, "given"),
    )
