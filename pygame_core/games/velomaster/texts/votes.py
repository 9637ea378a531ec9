"""What a vote comes to: the voices there are and must be, and what a yes or a no would decide."""

from typing import Any, NamedTuple

from ..rules.lines import weight
from ..state import Race


class Count(NamedTuple):
    """The voices of a vote: given so far, needed, those of whoever is asked, those of who comes after."""

    given: int
    needed: int
    own: int
    later: int


def count(s: Race) -> Count:
    """The vote that is being held."""
    frame = s.stack[-1]
    line, voters = s.lines[frame["line"]], frame["order"][frame["spoken"] :]
    own, *later = (weight(s, line, seat) for seat in voters)
    return Count(frame["yes"], (len(line[0]) + 1) // 2, own, sum(later))


def decides(s: Race, *, yes: bool) -> tuple[str, dict[str, Any]]:
    """What one answer does: the sentence, and how many voices are missing after it."""
    told = count(s)
    missing = told.needed - told.given - told.own * yes
    if missing <= 0:
        return "detail_agreed", {}
    return ("detail_missing" if missing <= told.later else "detail_refused"), {"voices": missing}
