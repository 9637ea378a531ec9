"""Small things kept beside the games, as a profile: a text under a name, sealed with a checksum, in two generations.

    keepsake.keep(desk.library, "profile", text)
    text = keepsake.recall(desk.library, "profile")    # None if there is none that can be read

What is damaged is set aside, never overwritten; what a newer version wrote is left alone.
"""

from app.storage.checksummed_text import seal, unseal
from app.storage.store import OLD, PREFIX, Store
from pygame_core.engine.core.refusals import Damaged, Newer

KEEPSAKE = PREFIX + "keepsake/"
NEW = ".new"
"""After the name of what came in a file and waits to be joined with what is here."""


def keep(store: Store, name: str, text: str) -> bool:
    """Keep the text; what stood there is its older generation. False where a newer version's stays instead."""
    key = KEEPSAKE + name
    try:
        sound = key not in store.stored or unseal(store.stored[key]) is not None
    except Newer:
        return False
    except Damaged:
        sound = False
    if store.get(key) != (value := seal(text)):
        store.renew(key, value, sound=sound)
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
