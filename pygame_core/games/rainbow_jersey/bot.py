"""The three levels of Maillot Arc-en-ciel."""

from collections.abc import Callable, Sequence

from pygame_core.bots.base import Bot, Budget, Thinking, View
from pygame_core.engine.chance import Rng
from pygame_core.engine.choice import Choice

from . import bot_words
from .answers import TRADES
from .appraisal import Race, chances
from .champion import attack_values, auction_values, let_go, moved, upkeep_values
from .habits import cheapest, prize_in_sight, to_line, waste, winning
from .jerseys import MIXED

NEVER = -1e9


class Rider(Bot):
    """What the levels share: jerseys are exchanged when it wins, or when nothing is lost by it."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        if choices[0].kind in ("roll", "abandon", "exchange"):
            return [0.0] * len(choices)
        wanted = self.answer(view, view["asked"][0], choices, rng)
        return [float(choice.token == wanted) for choice in choices]

    def answer(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> str:
        """The token of the answer by simple rules."""
        step = view["step"]
        if step == "auction":
            bid = self.bid(view, seat, rng)
            return f"bid {bid}" if bid else "pass"
        if step == "upkeep":
            return "continue" if self.goes_on(view, seat) else "give_up"
        if step == "attack":
            return "attack" if self.attacks(view, seat, rng) else "hold"
        if step == "exchange":
            return trade(view, seat, choices)
        return f"{choices[0].kind} {cheapest(view, seat)}"

    def bid(self, view: View, seat: int, rng: Rng) -> int:
        """How much to offer; 0 passes."""
        raise NotImplementedError

    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        """Whether to break away, or to widen the gap."""
        raise NotImplementedError

    def goes_on(self, view: View, seat: int) -> bool:
        """Whether the breakaway is worth its upkeep."""
        raise NotImplementedError

    def reason(self, view: View, choice: Choice, lang: str) -> str:
        return bot_words.reason(view, choice, lang)


class SundayRider(Rider):
    """Level 1: one more than the others up to what the space costs, and off in front now and then."""

    saves = 20
    tired = 15

    def bid(self, view: View, seat: int, rng: Rng) -> int:
        least = view["auction"]["high"] + 1
        return least if least <= view["value"] and view["energy"][seat] > self.saves else 0

    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        return view["energy"][seat] > self.saves and rng.below(3) == 0

    def goes_on(self, view: View, seat: int) -> bool:
        return bool(view["energy"][seat] > self.tired)


class Rouleur(Rider):
    """Level 2: pays for good spaces, and breaks away when there is something to win in front."""

    kept = 12
    late, late_worth = 34, 5
    fresh = 40

    def bid(self, view: View, seat: int, rng: Rng) -> int:
        energy, least = view["energy"][seat], view["auction"]["high"] + 1
        worth = 2 * view["value"] + (self.late_worth if view["space"] >= self.late else 0)
        most = min(worth * min(energy, self.fresh) // self.fresh, energy - self.kept)
        if least > most:
            return 0
        return least if len(view["auction"]["waiting"]) == 1 else (least + most + rng.below(2)) // 2

    def attacks(self, view: View, seat: int, rng: Rng) -> bool:
        return prize_in_sight(view) and view["energy"][seat] - view["price"] >= self.kept

    def goes_on(self, view: View, seat: int) -> bool:
        return prize_in_sight(view) or bool(view["energy"][seat] > 15)


class Champion(Rider):
    """Level 3: the chance of winning."""

    def weigh(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Thinking[list[float]]:
        yield
        step, seat = view["step"], view["asked"][0]
        if choices[0].kind in ("roll", "abandon", "exchange"):
            return [0.0] * len(choices)
        if step == "exchange":
            wanted = trade(view, seat, choices)
            return [float(choice.token == wanted) for choice in choices]
        race = Race.of(view)
        if step == "auction":
            values = yield from auction_values(view, race, seat)
            found = [values.get(choice.args[0] if choice.kind == "bid" else 0, NEVER) for choice in choices]
            return found
        if step == "upkeep":
            told = upkeep_values(view, race, seat)
        elif step == "attack":
            told = attack_values(view, race, seat)
        elif step in ("drop", "debt"):
            told = {choice.token: chances(let_go(race, seat, choice.args[0]))[seat] for choice in choices}
        else:
            told = {choice.token: chances(moved(race, int(choice.args[0]), view["space"], seat))[seat] for choice in choices}
        return [told.get(choice.token, NEVER) for choice in choices]


LEVELS: dict[int, Callable[[], Bot]] = {1: SundayRider, 2: Rouleur, 3: Champion}


def trade(view: View, seat: int, choices: Sequence[Choice]) -> str:
    """An exchange that leads to victory, else one that loses nothing, else none yet."""
    trades = [choice for choice in choices if choice.kind == "trade"]
    if found := winning(view, seat, trades, TRADES):
        return found.token
    return next((each.token for each in trades if _loses_nothing(view, each)), "keep")


def _loses_nothing(view: View, each: Choice) -> bool:
    if each.args[0] == "dots":
        return not waste(each) and view["target"] != MIXED
    return each.args[0] == "points"
