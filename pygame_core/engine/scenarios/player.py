"""The match of a scenario, whose answers are given by token; a scenario may name forced answers, or leave them out."""

from collections.abc import Sequence

from ..match.history import Entry
from .scenario import Scenario


class ScenarioPlayer:
    """Gives the answers that a scenario tells."""

    def __init__(self, scenario: Scenario) -> None:
        self.match = scenario.begin()
        self.match.settle()
        self.unnamed: list[Entry] = self._forced_since(0)
        """Forced answers that the engine has given since the last one that was told; a scenario may still name them."""

    def answer(self, seat: int, token: str) -> None:
        """Give an answer; what is forced follows. Raises Refusal."""
        before = len(self.match.log) + 1
        self.match.answer(seat, token)
        self.unnamed = self._forced_since(before)

    def was_forced(self, token: str, by: int | None) -> bool:
        """Whether the engine has given this answer already; it, and those before it, count as named from now on."""
        for index, entry in enumerate(self.unnamed):
            if entry.token == token and by in (None, entry.seat):
                del self.unnamed[: index + 1]
                return True
        return False

    def who(self, token: str, seats: Sequence[int]) -> int:
        """Who of these seats gives an answer when nobody is named: the first that may; if none may, the first."""
        able = (seat for seat in seats if self.match.allows(seat, token))
        return next(able, seats[0] if seats else 0)

    def _forced_since(self, index: int) -> list[Entry]:
        return [entry for entry in self.match.log[index:] if entry.forced]
