"""Small things kept beside the games, as a profile: a text under a name, sealed with a checksum, in two generations.

    keepsake.keep(desk.library, "profile", text)
    text = keepsake.recall(desk.library, "profile")    # None if there is none that can be read

What is damaged is set aside, never overwritten; what a newer version wrote is left alone.
"""

import json
from zlib import crc32

from app.store import OLD, PREFIX, Store
from pygame_core.engine.refusals import Damaged, Newer
from pygame_core.engine.untrusted import read_json

KEEPSAKE = PREFIX + "keepsake/"
NEW = ".new"
"""After the name of what came in a file and waits to be joined with what is here."""
FORMAT = 1
LONGEST = 200_000


def keep(store: Store, name: str, text: str) -> bool:
    """Keep the text; what stood there is its older generation. False where a newer version's stays instead."""
    key = KEEPSAKE + name
    before = store.get(key)
    try:
        if before is not None and unseal(before) != text:
            store.put(key + OLD, before)
    except Newer:
        return False
    except Damaged:
        store.set_apart(name, before or "")
    store.put(key, seal(text))
    return True


def recall(store: Store, name: str) -> str | None:
    """The text as it was kept last, or the time before if that cannot be read. Raises Newer."""
    for key in (KEEPSAKE + name, KEEPSAKE + name + OLD):
        try:
            if key in store.stored:
                return unseal(store.stored[key])
        except Newer:
            raise
        except Damaged:
            continue
    return None


def forget(store: Store, name: str) -> None:
    """Keep it no longer."""
    for key in (KEEPSAKE + name, KEEPSAKE + name + OLD, KEEPSAKE + name + NEW):
        if key in store.stored:
            store.put(key, None)


def take_in(store: Store, key: str, value: str) -> bool:
    """A keepsake of an export. Where there is one already it waits beside it. Raises Damaged."""
    unseal(value)
    if key.endswith((OLD, NEW)) or store.get(key) == value:
        return False
    store.put(key + NEW if key in store.stored else key, value)
    return True


def seal(text: str) -> str:
    """A text with a checksum over it."""
    return json.dumps({"echappee": FORMAT, "sum": _sum(text), "text": text}, ensure_ascii=False, separators=(",", ":"))


def unseal(value: str) -> str:
    """The text again; raises Newer or Damaged."""
    try:
        record = read_json(value) if len(value) <= LONGEST else None
    except ValueError:
        record = None
    if not isinstance(record, dict) or type(record.get("echappee")) is not int:
        raise Damaged("save_damaged")
    if record["echappee"] > FORMAT:
        raise Newer("save_newer")
    text = record.get("text")
    if not isinstance(text, str) or record.get("sum") != _sum(text):
        raise Damaged("save_damaged")
    return text


def _sum(text: str) -> int:
    return crc32(text.encode(errors="surrogatepass"))
