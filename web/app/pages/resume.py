"""The address that goes on with what was played last: `#/continue`, for the shortcut of the installed app."""

from collections.abc import Mapping
from typing import Any

from app.core.context import Desk, desk_from

_ADDRESS, _HOME = "#/continue", "#/"


def told(message: Mapping[str, Any], desk: Desk | None) -> Mapping[str, Any]:
    """The message; where it asks to go on, with the address of the game that was played last, or the home page's."""
    if message.get("hash") != _ADDRESS:
        return message
    library = (desk or desk_from(message)).library
    running = (saved.id for saved in library.saves() if saved.card and not saved.card.over)
    game = next(running, "")
    return {**message, "hash": f"#/game/{game}" if game else _HOME}
