"""The three levels of Velo City."""

from collections.abc import Callable, Sequence

from pygame_core.bots.base import Budget, Thinking, View, WeighingBot
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import KIND
from ..state import CLOCKWISE
from . import words
from .evaluation import chance, lead, winner
from .forecast import Outlook, pips_of
from .lookahead import Tactician

SPARE_CANS = 3
WON = 1000.0


class Stroller(WeighingBot):
    """Level 1: the longest move that looks safe, cans for staying out of manholes, no eye for the others."""

    whim = 0.12

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        if rng.random() < self.whim:
            return [rng.random() for _ in choices]
        kind = choices[0].kind
        seat = view["asked"][0]
        weighers: dict[str, Callable[[View, int, Choice], float]] = {
            "declare": self.ride,
            "move": self.length,
            "pursue": self.follow,
            "obstacle": self.stay,
        }
        weigher = weighers.get(kind)
        return [(weigher(view, seat, choice) if weigher else 0) + rng.random() / 2 for choice in choices]

    def ride(self, view: View, seat: int, choice: Choice) -> float:
        """Alone, or in a group when the company is large; with a bonus when there are cans to spare."""
        mode, space, boost = choice.args
        wanted = "bonus" if view["cans"][seat] >= SPARE_CANS else "none"
        company = [space in team for team in view["riders"]].count(True) - 1
        liking = 0.2 * company if mode == "group" else 0.5
        return liking + 2 if boost == wanted else liking

    def length(self, view: View, seat: int, choice: Choice) -> float:
        """Home first, then the longest move; manholes are avoided, above all without a can."""
        start, value = int(choice.args[0]), pips_of(view, choice)
        if value >= start:
            return 20
        kind = KIND[start - value]
        if kind == "obstacle":
            return value - (3 if view["cans"][seat] else 6)
        return value + (1 if kind == "supply" else 0)

    def follow(self, view: View, seat: int, choice: Choice) -> float:
        """With one rider, if the way is long and safe."""
        worth = view["from"] - view["to"] >= 3 and KIND[view["to"]] != "obstacle"
        return 1.0 if choice.args[0] == int(worth) else 0.0

    def stay(self, view: View, seat: int, choice: Choice) -> float:
        """Out of the manhole as long as there are cans."""
        return 1.0 if choice.args[0] == "pay" else 0.0

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return words.reason(view, choice, lang)


class Regular(Tactician):
    """Level 2: own pips and cans against half of the rivals'. It does not foresee what rivals will answer."""

    def value(self, race: Outlook, seat: int) -> float:
        if race.podium and (first := winner(race.podium)) is not None:
            return WON if first == seat else -WON
        return lead(race, seat)

    def moved(self, race: Outlook, seat: int, followed: bool) -> float:
        if followed:
            race.follow((seat,))
        return self.arrived(race, seat, (seat,))


class Champion(Tactician):
    """Level 3: the chance of winning, podium and ties included, and what everybody will answer."""

    def value(self, race: Outlook, seat: int) -> float:
        if race.podium and (first := winner(race.podium)) is not None:
            return float(first == seat)
        return chance(race, seat)

    def moved(self, race: Outlook, seat: int, followed: bool) -> float:
        order = CLOCKWISE[len(race.cans)][seat]
        if not followed:
            return self.arrived(race, seat, order)
        able, worths = race.able(seat), []
        for count in range(able + 1):
            new = race.copy() if count < able else race
            new.pursue(seat, count)
            new.follow(order[1:])
            worths.append(self.arrived(new, seat, order))
        return max(worths)

    def arrived(self, race: Outlook, seat: int, order: Sequence[int]) -> float:
        if not race.arrived[seat] or not race.cans[seat] or KIND[race.to] != "obstacle":
            race.arrive(order)
            return self.value(race, seat)
        falls = race.copy()
        falls.arrive(order, seat, pays=False)
        race.arrive(order, seat, pays=True)
        return max(self.value(race, seat), self.value(falls, seat))


LEVELS: dict[int, Callable[[], WeighingBot]] = {1: Stroller, 2: Regular, 3: Champion}
