"""Something that happened, and who may know of it."""

from typing import Any, NamedTuple

EVERYBODY: tuple[int, ...] | None = None


class Event(NamedTuple):
    """Log lines, animation, sound and announcements are all renderings of events."""

    kind: str
    data: dict[str, Any]
    to: tuple[int, ...] | None = EVERYBODY
    reveals: bool = False

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of the event."""
        return self.to is None or seat in self.to
