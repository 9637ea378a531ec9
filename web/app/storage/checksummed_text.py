"""Small texts as they are stored: each with a checksum over it."""

import json
from zlib import crc32

from app.storage.save_record import read_record
from pygame_core.engine.core.refusals import Damaged

FORMAT = 1
LONGEST = 200_000


def seal(text: str) -> str:
    """A text with a checksum over it."""
    return json.dumps({"echappee": FORMAT, "sum": _sum(text), "text": text}, ensure_ascii=False, separators=(",", ":"))


def unseal(value: str) -> str:
    """The text again; raises Newer or Damaged."""
    record = read_record(value, FORMAT, LONGEST)
    text = record.get("text")
    if not isinstance(text, str) or record.get("sum") != _sum(text):
        raise Damaged("save_damaged")
    return text


def _sum(text: str) -> int:
    return crc32(text.encode(errors="surrogatepass"))
