"""What becomes of a write: whether the browser has kept it, and what is done when it has not."""

from collections.abc import Mapping
from typing import Any

from app.core import backup
from app.core.context import Desk, Room
from app.storage.save_record import is_count
from app.storage.store import OLD

_FULL, _TIGHT = "store_quota", "store_tight"


def told(desk: Desk, message: Mapping[str, Any]) -> bool:
    """What the shell tells of a write. Whether there is something new to be seen."""
    key, why = str(message.get("key", "")), message.get("why")
    if message.get("ok"):
        return _kept_after_all(desk, key)
    if why == "elsewhere":
        return _elsewhere(desk, message)
    said = bool(desk.library.unkept)
    desk.library.unkept.add(key)
    if why == "quota":
        return _no_room(desk, key, said=said)
    return _refused(desk)


def _kept_after_all(desk: Desk, key: str) -> bool:
    desk.library.unkept.discard(key)
    if not desk.library.unkept:
        desk.unsay(_FULL)
    return True


def _elsewhere(desk: Desk, message: Mapping[str, Any]) -> bool:
    """Another tab has the game: what stands there is what counts."""
    for key, value in ((message.get("guard"), message.get("owner")), (message.get("key"), message.get("value"))):
        if isinstance(key, str) and (value is None or isinstance(value, str)):
            desk.library.heard(key, value)
            desk.library.settled(key)
    return True


def _no_room(desk: Desk, key: str, *, said: bool) -> bool:
    """Make some and write again; where there is none to be made, say so once and offer a file."""
    library = desk.library
    if library.make_room(key):
        library.write_again(key)
    elif library.is_moving(key):
        library.move_without_copy(key)
        desk.tell(_TIGHT, bad=True)
    elif key.endswith(OLD):
        library.write_again(key.removesuffix(OLD))  # The latest answer is worth more than the one before.
    else:
        if not said:
            desk.tell(_FULL, bad=True, do=("export", "carry_out"))
        return not said
    library.unkept.discard(key)
    return False


def _refused(desk: Desk) -> bool:
    if not desk.kept:
        return False  # it has been said
    desk.kept = False
    backup.warn(desk)
    return True


def room(message: Mapping[str, Any]) -> Room:
    """The room there is, as the browser tells it."""
    usage, quota = (value if is_count(value := message.get(name)) else 0 for name in ("usage", "quota"))
    persisted = message.get("persisted")
    return Room(int(usage or 0), int(quota or 0), persisted if isinstance(persisted, bool) else None)
