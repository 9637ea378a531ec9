"""Level 3: every answer by the chance of winning that it leaves."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame_core.bots.base import Thinking, View, finish
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice

from ..board import END_OF_ROAD, UPKEEP
from ..rules.answers import ABANDON, RESERVE
from ..state import NOBODY
from .bidding import Auction
from .common import Rider
from .evaluation import Race, chance

NEVER = -1e9
EFFORT = 0.005
"""An attack must be worth something: nobody goes for nothing."""
Worth = dict[str, float]
"""By an answer's token: the chance of winning."""
Way = Callable[[View, Race, int], Thinking[Worth]]


class Champion(Rider):
    """It knows the odds of every throw to the line, and what a jersey, a space and a domestique are worth."""

    def decide(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        if view["step"] == "auction":
            worth = yield from Auction(view).weigh()
        else:
            worth = yield from WAYS[view["step"]](view, Race.of(view), seat)
        return [worth.get(choice.token, NEVER) for choice in choices]

    def free(self, view: View, choices: Sequence[Choice], rng: Rng) -> Choice | None:
        """A domestique is let go when energy is wanted here and now."""
        seat, wants = view["asked"][0], WANTS.get(view["step"])
        leaves = [choice for choice in choices if choice.kind == "abandon"]
        if not wants or not leaves:
            return None
        race, go = Race.of(view), wants(view)
        if race.energy[seat] >= go.price:
            return None
        who = leaves[0] if leaves[0] == ABANDON[RESERVE] else self.least(race, seat, leaves)
        stays = finish(go.way(view, race, seat))[go.stay]
        goes = finish(go.way(view, race.lets_go(seat, who.args[0]), seat))[go.go]
        return who if goes > stays else None

    def least(self, race: Race, seat: int, leaves: Sequence[Choice]) -> Choice:
        """Who of those on the circuit is missed least."""
        return max(leaves, key=lambda choice: chance(race.lets_go(seat, choice.args[0]), seat))


def upkeep(_view: View, race: Race, seat: int) -> Thinking[Worth]:
    """To stay in front, or to save the energy."""
    pack, _, gap = race.riding
    stay = chance(race.spends(seat, UPKEEP[gap]), seat)
    yield
    return {"continue": stay, "give_up": chance(race.rides((*pack, seat), NOBODY, 0), seat)}


def attack(view: View, race: Race, seat: int) -> Thinking[Worth]:
    """The mean of six throws. Nobody goes only to drop to the tail, though that would be free."""
    pack, _, gap = race.riding
    others, paid = tuple([one for one in pack if one != seat]), race.spends(seat, view["price"])
    total = 0.0
    for step in range(gap + 1, gap + 7):
        yield
        total += 1.0 if step >= END_OF_ROAD else chance(paid.rides(others, seat, step), seat)
    yield
    return {"attack": total / 6 - EFFORT, "hold": chance(race, seat)}


def let_go(view: View, race: Race, seat: int) -> Thinking[Worth]:
    """Who is missed least."""
    found = {}
    for place in [RESERVE] * (view["reserve"][seat] > 0) + _held(race, seat):
        found[f"drop {place}"] = chance(race.lets_go(seat, place), seat)
        yield
    return found


def move(view: View, race: Race, seat: int) -> Thinking[Worth]:
    """Which space is left for the new one."""
    there, found = race.places(seat, view["space"]), {}
    for space in _held(race, seat):
        found[f"move {space}"] = chance(there.places(NOBODY, int(space)), seat)
        yield
    return found


def _held(race: Race, seat: int) -> list[str]:
    return [str(space) for space, holder in enumerate(race.holder) if holder == seat]


class Want(NamedTuple):
    """What could be done with more energy: its price, how it is weighed, and its two answers."""

    price: int
    way: Way
    go: str
    stay: str


WAYS: dict[str, Way] = {"upkeep": upkeep, "attack": attack, "drop": let_go, "debt": let_go, "placing": move}
WANTS: dict[str, Callable[[View], Want]] = {
    "upkeep": lambda view: Want(UPKEEP[view["gap"]], upkeep, "continue", "give_up"),
    "attack": lambda view: Want(view["price"], attack, "attack", "hold"),
}
