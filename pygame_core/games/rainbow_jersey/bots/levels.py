"""The three levels of Maillot Arc-en-ciel."""

from collections.abc import Callable

from pygame_core.bots.base import View, WeighingBot
from pygame_core.engine.core.chance import Rng

from .common import SimpleRider
from .lookahead import Champion
from .policy import AT_EASE, LATE, LATE_WORTH, prize_in_sight


class SundayRider(SimpleRider):
    """Level 1: one more than the others up to what the space costs, and off in front now and then."""

    saves = 20
    tired = 15
    boldness = 3

    def bid(self, view: View, seat: int, rng: Rng) -> int:
        least = view["auction"]["high"] + 1
        return least if least <= view["value"] and view["energy"][seat] > self.saves else 0

    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        return view["energy"][seat] > self.saves and not rng.below(self.boldness)

    def goes_on(self, view: View, seat: int) -> bool:
        return bool(view["energy"][seat] > self.tired)


class Rouleur(SimpleRider):
    """Level 2: pays for good spaces, and breaks away when there is something to win in front."""

    kept = 12
    tired = 15

    def bid(self, view: View, seat: int, rng: Rng) -> int:
        energy, least = int(view["energy"][seat]), int(view["auction"]["high"]) + 1
        worth = 2 * view["value"] + (LATE_WORTH if view["space"] >= LATE else 0)
        most = min(worth * min(energy, AT_EASE) // AT_EASE, energy - self.kept)
        if least > most:
            return 0
        # The last to speak need not frighten anybody off.
        return least if len(view["auction"]["waiting"]) == 1 else (least + most + rng.below(2)) // 2

    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        return prize_in_sight(view) and view["energy"][seat] - view["price"] >= self.kept

    def goes_on(self, view: View, seat: int) -> bool:
        return prize_in_sight(view) or bool(view["energy"][seat] > self.tired)


LEVELS: dict[int, Callable[[], WeighingBot]] = {1: SundayRider, 2: Rouleur, 3: Champion}
