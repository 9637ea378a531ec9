"""Level 3: every answer by the chance of winning that it leaves."""

from collections.abc import Sequence
from math import exp

from pygame_core.bots.base import Budget, Thinking, View
from pygame_core.engine.chance import Rng
from pygame_core.engine.choice import Choice

from .appraisal import Race, chances
from .board import ABANDON_GAIN, END_OF_ROAD, ENERGY, SPACE, UPKEEP
from .habits import held_by
from .state import NOBODY


def upkeep_values(view: View, race: Race, seat: int) -> dict[str, float]:
    pack, _, gap = race.riding
    energy = list(race.energy)
    energy[seat] -= UPKEEP[gap]
    return {
        "continue": chances(race.but(energy=tuple(energy)))[seat],
        "give_up": chances(race.but(riding=((*pack, seat), NOBODY, 0)))[seat],
    }


def attack_values(view: View, race: Race, seat: int) -> dict[str, float]:
    pack, away, gap = race.riding
    hold = chances(race)[seat]
    energy = list(race.energy)
    energy[seat] -= view["price"]
    pack = tuple([one for one in pack if one != seat])
    total = 0.0
    for die in range(1, 7):
        if gap + die >= END_OF_ROAD:
            total += 1.0
            continue
        then = race.but(energy=tuple(energy), riding=(pack, seat, gap + die))
        given = race.but(energy=tuple(energy), riding=((*pack, seat), NOBODY, 0))
        total += max(chances(then)[seat], chances(given)[seat])
    return {"attack": total / 6, "hold": hold}


def let_go(race: Race, seat: int, place: int | str) -> Race:
    energy, domestiques = list(race.energy), list(race.domestiques)
    energy[seat] = min(ENERGY, energy[seat] + ABANDON_GAIN)
    domestiques[seat] -= 1
    holder = race.holder
    if place != "reserve":
        holder = (*holder[: int(place)], NOBODY, *holder[int(place) + 1 :])
    return race.but(energy=tuple(energy), domestiques=tuple(domestiques), holder=holder)


def moved(race: Race, start: int, to: int, seat: int) -> Race:
    holder = list(race.holder)
    if start >= 0:
        holder[start] = NOBODY
    holder[to] = seat
    return race.but(holder=tuple(holder))


DEAR = 31


class Sale:
    """An auction seen from one seat: who would pay how much, and what each end of it is worth."""

    def __init__(self, view: View, race: Race) -> None:
        self.view, self.race, self.space = view, race, view["space"]
        self.auction = view["auction"]

    def sold(self, seat: int, bid: int) -> Race:
        if seat < 0:
            return self.race
        start = NOBODY
        if not self.view["reserve"][seat]:
            start = min(held_by(self.view, seat), key=lambda at: SPACE[at][1])
        race = moved(self.race, start, self.space, seat)
        energy = list(race.energy)
        energy[seat] -= bid
        return race.but(energy=tuple(energy))

    def limit(self, seat: int, without: float) -> int:
        """The most that a seat should pay rather than see the other end."""
        low, high = 0, min(DEAR, self.race.energy[seat])
        while low < high:
            middle = (low + high + 1) // 2
            if chances(self.sold(seat, middle))[seat] > without:
                low = middle
            else:
                high = middle - 1
        return low


def auction_values(view: View, race: Race, seat: int) -> Thinking[dict[int, float]]:
    """What each sensible bid is worth; 0 is to pass."""
    sale = Sale(view, race)
    auction = sale.auction
    high, by = auction["high"], auction["by"]
    later = [one for one in auction["waiting"][1:] if view["reserve"][one] + race.holder.count(one)]
    yield
    # How far those who speak later would go, if otherwise it were mine.
    limits: dict[int, int] = {}
    for one in later:
        limits[one] = min(sale.limit(one, chances(sale.sold(seat, max(1, high)))[one]), usual(view, one))
        yield
    passed = chances(sale.sold(by, high))
    keen = max(later, key=lambda one: limits[one], default=NOBODY)
    if keen >= 0 and limits[keen] > high:
        chance = follows(limits[keen], high + 1)
        if by < 0:
            taken = chances(sale.sold(keen, high + 1))
        else:
            taken = chances(sale.sold(keen, high + 1))
        passed_value = (1 - chance) * passed[seat] + chance * taken[seat]
    else:
        passed_value = passed[seat]
    found = {0: passed_value}
    worth = sale.limit(seat, passed_value)
    enough = max([high, *limits.values()]) + 3
    for bid in range(high + 1, min(worth, enough) + 1):
        mine = chances(sale.sold(seat, bid))[seat]
        lost = 0.0
        stay = 1.0
        for one in later:
            chance = follows(limits[one], bid + 1)
            if chance < 0.01:
                continue
            lost += stay * chance * chances(sale.sold(one, bid + 1))[seat]
            stay *= 1 - chance
        found[bid] = stay * mine + lost
        if bid % 4 == 0:
            yield
    return found


def usual(view: View, seat: int) -> int:
    """What people are wont to offer."""
    worth = 2 * view["value"] + (5 if view["space"] >= 34 else 0)
    energy = view["energy"][seat]
    return int(min(worth * min(energy, 40) / 40, energy - 5))


def follows(limit: int, bid: int) -> float:
    """How likely somebody bids this who should go up to that limit."""
    return 1 / (1 + exp((bid - limit - 0.5) / 1.5))
