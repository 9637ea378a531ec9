"""The room that all this takes in the browser, and whether the browser keeps it for good."""

from app.core.context import Desk
from app.i18n.pages import say
from app.ui.html import Html, join, tag

USUAL = 10_000_000
"""What browsers give the saves of one page, in bytes."""
_UNITS = ((1_000_000_000, "gigabytes"), (1_000_000, "megabytes"), (1_000, "kilobytes"))


def amount(lang: str, count: int) -> str:
    """So many bytes, in few figures."""
    size, unit = next((pair for pair in _UNITS if count >= pair[0]), _UNITS[-1])
    number = f"{count / size:.1f}" if 0 < count < 10 * size and size > 1_000 else f"{count / size:.0f}"
    return say(lang, unit, n=number.replace(".", ",") if lang == "fr" else number)


def own(desk: Desk) -> str:
    """What our own things take."""
    return desk.say("room_own", own=amount(desk.lang, desk.library.size))


def told(desk: Desk) -> Html:
    """All that is known of the room, and what can be done about it."""
    room, share = desk.room, desk.library.size / USUAL
    bar = tag("progress", value=f"{min(share, 1):.3f}", max=1, aria_label=desk.say("room_bar"), class_="room-bar")
    everything = bool(room.usage and room.quota) and desk.say(
        "room_all", usage=amount(desk.lang, room.usage), quota=amount(desk.lang, room.quota)
    )
    return tag(
        "div",
        tag("p", own(desk)),
        bar,
        everything and tag("p", everything, class_="small"),
        room.persisted is not None and _promise(desk, kept=room.persisted),
        class_="room",
        id="room",
    )


def _promise(desk: Desk, *, kept: bool) -> Html:
    if kept:
        return tag("p", desk.say("persisted"), class_="small")
    ask = tag("button", desk.say("persist"), type="button", class_="button", data_do="persist")
    return join(tag("p", desk.say("not_persisted"), class_="small"), tag("p", ask))
