"""The champion's auctions: what a space is worth to everybody, and who would follow how far."""

from math import exp

from pygame_core.bots.base import Thinking, View

from ..board import SPACE
from ..rules.answers import BIDS, PASS
from ..state import NOBODY
from .evaluation import Race, chance
from .policy import AT_EASE, LATE, LATE_WORTH, held_by

DEAREST = 31
"""Nobody in their senses offers more."""
KEPT = 5
DOUBT = 1.5
"""How far others may stray from what one expects of them."""
MARGIN = 3


class Auction:
    """One auction as the speaker sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.race = Race.of(view)
        told = view["auction"]
        self.high, self.by = told["high"], told["by"]
        self.speaker, *self.later = told["waiting"]

    def sold(self, seat: int, bid: int) -> Race:
        """The race after the space has gone to a seat."""
        if seat < 0:
            return self.race
        race = self.race.places(seat, self.view["space"])
        if not self.view["reserve"][seat]:
            spaces = held_by(self.view, seat)
            race = race.places(NOBODY, min(spaces, key=lambda space: SPACE[space][1])) if spaces else race
        return race.spends(seat, bid)

    def limit(self, seat: int, without: float) -> int:
        """The most that a seat should pay rather than be content with this chance."""
        low, high = 0, min(DEAREST, self.race.energy[seat])
        while low < high:
            middle = (low + high + 1) // 2
            if chance(self.sold(seat, middle), seat) > without:
                low = middle
            else:
                high = middle - 1
        return low

    def usual(self, seat: int) -> int:
        """The most that people are wont to offer here, whatever it may be worth."""
        energy = self.race.energy[seat]
        worth = 2 * self.view["value"] + (LATE_WORTH if self.view["space"] >= LATE else 0)
        return int(min(worth * min(energy, AT_EASE) / AT_EASE, energy - KEPT))

    def rivals(self) -> Thinking[dict[int, int]]:
        """How far those who speak later would go."""
        found = {}
        for seat in self.later:
            if self.race.domestiques[seat]:
                mine = chance(self.sold(self.speaker, self.high + 1), seat)
                yield
                found[seat] = min(self.limit(seat, mine), self.usual(seat))
                yield
        return found

    def weigh(self) -> Thinking[dict[str, float]]:
        """What each sensible bid is worth, and to make none."""
        yield
        rivals = yield from self.rivals()
        passed = self.stands(rivals, self.by, self.high)
        found = {PASS.token: passed}
        most = self.limit(self.speaker, passed)
        for bid in range(self.high + 1, min(most, max([self.high, *rivals.values()]) + MARGIN) + 1):
            found[BIDS[bid].token] = self.stands(rivals, self.speaker, bid)
            yield
        return found

    def stands(self, rivals: dict[int, int], seat: int, bid: int) -> float:
        """What it is worth to the speaker when this bid stands for now."""
        worth, left = 0.0, 1.0
        for rival, limit in rivals.items():
            goes = left * follows(limit, bid + 1)
            if goes > 0.01:
                worth += goes * chance(self.sold(rival, bid + 1), self.speaker)
                left -= goes
        return worth + left * chance(self.sold(seat, bid), self.speaker)


def follows(limit: int, bid: int) -> float:
    """How likely somebody makes a bid who should go up to a limit."""
    return 1 / (1 + exp((bid - limit - 0.5) / DOUBT))
