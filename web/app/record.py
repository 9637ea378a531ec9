"""How one saved game is written down: a card to show it by, the engine's text, and a checksum over both."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any
from zlib import crc32

from pygame_core.engine.refusals import Damaged, Newer
from pygame_core.engine.untrusted import read_json

FORMAT = 1
LONGEST = 2_000_000
"""Far above any game, far below what would stop a phone."""


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


def pack(card: Card, text: str) -> str:
    """A game as it is stored."""
    body = {"card": asdict(card), "save": text}
    return json.dumps({"echappee": FORMAT, "sum": _sum(body), **body}, ensure_ascii=False, separators=(",", ":"))


def unpack(value: str) -> tuple[Card, str]:
    """A stored game; raises Newer or Damaged."""
    record = _object(value)
    if type(record.get("echappee")) is int and record["echappee"] > FORMAT:
        raise Newer("save_newer")
    body = {"card": record.get("card"), "save": record.get("save")}
    if record.get("echappee") != FORMAT or record.get("sum") != _sum(body) or not isinstance(body["save"], str):
        raise Damaged("save_damaged")
    try:
        return _card(body["card"]), body["save"]
    except TypeError as error:
        raise Damaged("save_damaged") from error


def _object(value: str) -> dict[str, Any]:
    if len(value) > LONGEST:
        raise Damaged("save_damaged")
    try:
        record = read_json(value)
    except ValueError as error:
        raise Damaged("save_damaged") from error
    if not isinstance(record, dict):
        raise Damaged("save_damaged")
    return record


def _card(fields: Any) -> Card:
    card = Card(**fields)
    kinds = (
        ("game", str),
        ("when", int),
        ("turn", dict),
        ("fact", dict),
        ("mine", bool),
        ("over", bool),
        ("thumb", str),
    )
    if not all(isinstance(getattr(card, name), kind) for name, kind in kinds):
        raise Damaged("save_damaged")
    if not all(isinstance(sentence, str) for sentence in (*card.turn.values(), *card.fact.values())):
        raise Damaged("save_damaged")
    return card


def _sum(body: Mapping[str, Any]) -> int:
    return crc32(json.dumps(body, ensure_ascii=False, sort_keys=True).encode(errors="surrogatepass"))
