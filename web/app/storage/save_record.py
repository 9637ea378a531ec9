"""How one saved game is written down: a card to show it by, the engine's text, and a checksum over both."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any
from zlib import crc32

from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping.safe_json import read_json

FORMAT = 2
"""Format 1 knew nothing of a card's second half."""
TABLE_MARK = "table:"
"""How that begins which is kept beside a game at a table of several devices; `pygame_core.tables.keeping` writes it."""
LONGEST = 2_000_000
"""Far above any game, far below what would stop a phone."""
_LATEST = 1 << 53
"""Beyond this a browser's numbers are no longer exact."""


@dataclass(frozen=True)
class Card:
    """What the shelf shows of a game without opening it: sentences in each language, and a whole SVG file."""

    game: str
    when: int
    turn: Mapping[str, str] = field(default_factory=dict)
    fact: Mapping[str, str] = field(default_factory=dict)
    mine: bool = False
    over: bool = False
    thumb: str = ""
    who: tuple[str, ...] = ()
    far: float = 0.0
    """The share of the way that is behind."""
    number: int = 0
    """Games are in the order in which they were last played, whatever the clock says."""
    begun: int = 0
    played: int = 0
    """Milliseconds that were played, without the pauses."""
    champion: str = ""
    """Whom this table dresses: who had won last on this device when it began."""
    afar: bool = False
    """Whether somebody plays at another device, so that one may be waited for while the page is closed."""


def whole(drawing: str) -> str:
    """A drawing as a file of its own: its first tag names its language, once."""
    named = "xmlns=" in drawing.partition(">")[0]
    return drawing if named else drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def pack(card: Card, text: str) -> str:
    """A game as it is stored."""
    body = {"card": asdict(card), "save": text}
    return json.dumps({"echappee": FORMAT, "sum": _sum(body), **body}, ensure_ascii=False, separators=(",", ":"))


def unpack(value: str) -> tuple[Card, str]:
    """A stored game; raises Newer or Damaged."""
    record = read_record(value, FORMAT, LONGEST)
    body = {"card": record.get("card"), "save": record.get("save")}
    if record.get("sum") != _sum(body) or not isinstance(body["save"], str) or not isinstance(body["card"], dict):
        raise Damaged("save_damaged")
    return _card(body["card"]), body["save"]


def read_record(value: str, newest: int, longest: int) -> dict[str, Any]:
    """A record of ours of some format up to the newest known; raises Newer or Damaged."""
    if len(value) > longest:
        raise Damaged("save_damaged")
    try:
        record = read_json(value)
    except ValueError as error:
        raise Damaged("save_damaged") from error
    if not isinstance(record, dict) or type(record.get("echappee")) is not int or record["echappee"] < 1:
        raise Damaged("save_damaged")
    if record["echappee"] > newest:
        raise Newer("save_newer")
    return record


def is_words(value: Any) -> bool:
    """Whether this is a sentence in each language."""
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())


def is_count(value: Any) -> bool:
    """Whether this is a number that can be a time or a count."""
    return type(value) is int and 0 <= value < _LATEST


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


_FITS: dict[str, Callable[[Any], bool]] = {
    "game": _text,
    "when": is_count,
    "turn": is_words,
    "fact": is_words,
    "mine": _flag,
    "over": _flag,
    "thumb": _text,
    "who": lambda value: isinstance(value, list | tuple) and all(map(_text, value)),
    "far": lambda value: type(value) in (int, float) and 0 <= value <= 1,
    "number": is_count,
    "begun": is_count,
    "played": is_count,
    "champion": _text,
    "afar": _flag,
}


def _card(given: Mapping[str, Any]) -> Card:
    known = {one.name: given[one.name] for one in fields(Card) if one.name in given}
    if not {"game", "when"} <= known.keys() or not all(_FITS[name](value) for name, value in known.items()):
        raise Damaged("save_damaged")
    return Card(**{**known, "who": tuple(known.get("who", ()))})


def _sum(body: Mapping[str, Any]) -> int:
    return crc32(json.dumps(body, ensure_ascii=False, sort_keys=True).encode(errors="surrogatepass"))
