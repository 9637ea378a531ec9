"""The game as it stands, looked at once."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.match.match import Match


class Present:
    """One moment of a match. Each view of it is made once; after a change there is another `Present`."""

    def __init__(self, match: Match) -> None:
        self._match, self._state, self._given = match, match.state, len(match.log)
        self._views: dict[int | None, Mapping[str, Any]] = {}

    @property
    def is_over(self) -> bool:
        """Whether the match has gone on since, or back."""
        return self._match.state is not self._state or len(self._match.log) != self._given

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat may know now."""
        if seat not in self._views:
            self._views[seat] = self._match.view(seat)
        return self._views[seat]
