"""Level 3: every answer by the chance of winning that it leaves."""

from collections.abc import Callable, Sequence

from pygame_core.bots.base import Thinking, View
from pygame_core.engine.chance import Rng
from pygame_core.engine.choice import Choice

from .answers import ABANDON, RESERVE
from .appraisal import Race, chances
from .bidding import PASS, Auction
from .board import END_OF_ROAD, UPKEEP
from .rider import Rider
from .state import NOBODY

NEVER = -1e9
Worth = dict[str, float]
"""By an answer's token: the chance of winning."""


class Champion(Rider):
    """It knows the odds of every throw to the line, and what a jersey, a space and a domestique are worth."""

    def decide(self, view: View, seat: int, choices: Sequence[Choice], rng: Rng) -> Thinking[list[float]]:
        if view["step"] == "auction":
            bids = yield from Auction(view).weigh()
            return [bids.get(int(choice.args[0]) if choice.args else PASS, NEVER) for choice in choices]
        yield
        worth = WAYS[view["step"]](view, Race.of(view), seat)
        return [worth[choice.token] for choice in choices]

    def free(self, view: View, choices: Sequence[Choice], rng: Rng) -> Choice | None:
        """A domestique is let go when the energy is wanted here and now."""
        seat = view["asked"][0]
        places = [choice.args[0] for choice in choices if choice.kind == "abandon"]
        if not places or view["step"] not in ("upkeep", "attack"):
            return None
        race = Race.of(view)
        price = UPKEEP[race.riding[2]] if view["step"] == "upkeep" else view["price"]
        if race.energy[seat] >= price:
            return None
        let_go = {place: race.lets_go(seat, place) for place in places}
        place = max(places, key=lambda place: chances(let_go[place])[seat])
        stay, go = ("give_up", "continue") if view["step"] == "upkeep" else ("hold", "attack")
        now, then = (WAYS[view["step"]](view, each, seat) for each in (race, let_go[place]))
        return ABANDON[place] if then[go] > now[stay] else None


def upkeep(view: View, race: Race, seat: int) -> Worth:
    """To stay in front, or to save the energy."""
    pack, _, gap = race.riding
    stay = chances(race.spends(seat, UPKEEP[gap]))[seat]
    return {"continue": stay, "give_up": chances(race.rides((*pack, seat), NOBODY, 0))[seat]}


def attack(view: View, race: Race, seat: int) -> Worth:
    """The mean of six throws; who is away may always give up again."""
    pack, _, gap = race.riding
    others, paid = tuple([one for one in pack if one != seat]), race.spends(seat, view["price"])
    back = chances(paid.rides((*others, seat), NOBODY, 0))[seat]
    throws = [
        1.0 if gap + die >= END_OF_ROAD else max(back, chances(paid.rides(others, seat, gap + die))[seat])
        for die in range(1, 7)
    ]
    return {"attack": sum(throws) / 6, "hold": chances(race)[seat]}


def let_go(view: View, race: Race, seat: int) -> Worth:
    """Who is missed least."""
    places = ([RESERVE] if view["reserve"][seat] else []) + _held(race, seat)
    return {f"drop {place}": chances(race.lets_go(seat, place))[seat] for place in places}


def move(view: View, race: Race, seat: int) -> Worth:
    """Which space is left for the new one."""
    there = race.places(seat, view["space"])
    return {f"move {space}": chances(there.places(NOBODY, int(space)))[seat] for space in _held(race, seat)}


def _held(race: Race, seat: int) -> list[str]:
    return [str(space) for space, holder in enumerate(race.holder) if holder == seat]


WAYS: dict[str, Callable[[View, Race, int], Worth]] = {
    "upkeep": upkeep,
    "attack": attack,
    "drop": let_go,
    "debt": let_go,
    "placing": move,
}
