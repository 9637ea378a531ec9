"""What a race is worth to each team: its chance of winning, by what it holds, what it has left, and who leads where."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any, NamedTuple

from ..board import (
    ABANDON_GAIN,
    CARDS,
    DOTS_FOR_RAINBOW,
    ENERGY,
    GREEN_FOR_RAINBOW,
    LINE_FEED,
    POINTS_FOR_RAINBOW,
    SPACE,
    SPACES,
    UPKEEP,
    dots,
)  # fmt: skip
from ..rules.answers import RESERVE
from ..rules.jerseys import MIXED, NEEDED
from ..state import NOBODY
from .forecast import Forecast, Riding, forecast
from .weights import JERSEYS, MEANS

Hand = tuple[int, int, int, int, int]
"""Rainbow and green jerseys, double and triple dots, combativity points."""
RAINBOW, AWARD = 0, {10: 1, 16: 2, 31: 3}
"""What of a hand grows at the line, and on the spaces of the prizes."""
GREEN, DOUBLE, TRIPLE = AWARD
LANDING = 2 / 7
"""A throw brings 3.5 spaces: so often a space is landed on in a lap."""
RAINBOW_LAPS = 0.53
"""The share of laps that end with a rainbow jersey."""
FIT = 8
"""With so much energy somebody is taken to attack where it pays."""
GONE = -50.0
HOME = 4.0
"""Who could win by an exchange, and has not done so."""
UNLIKELY = 0.002


class Race(NamedTuple):
    """What the champion looks at, as it stands before a roll."""

    space: int
    riding: Riding
    holder: tuple[int, ...]
    energy: tuple[int, ...]
    domestiques: tuple[int, ...]
    hands: tuple[Hand, ...]
    jersey: float
    """The chance that the line gives a jersey this time."""
    target: str

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Race":
        """The race that a view shows, nobody yet having answered."""
        holder = tuple(view["holder"])
        hands = zip(view["rainbow"], view["green"], view["double"], view["triple"], view["points"], strict=True)
        return cls(
            space=view["space"],
            riding=(tuple(view["pack"]), view["away"], view["gap"]),
            holder=holder,
            energy=tuple(view["energy"]),
            domestiques=tuple(left + holder.count(seat) for seat, left in enumerate(view["reserve"])),
            hands=tuple(hands),
            jersey=1.0 if view["rainbow_lap"] else _card_chance(view),
            target=view["target"],
        )

    def rides(self, *riding: Any) -> "Race":
        """The same with this order: the pack, who is away, the gap."""
        return self._replace(riding=riding)

    def spends(self, seat: int, energy: int) -> "Race":
        """The same after a payment, or a gain where it is negative."""
        left = list(self.energy)
        left[seat] = min(ENERGY, left[seat] - energy)
        return self._replace(energy=tuple(left))

    def places(self, seat: int, space: int) -> "Race":
        """The same with this holder of a space."""
        return self._replace(holder=(*self.holder[:space], seat, *self.holder[space + 1 :]))

    def lets_go(self, seat: int, where: int | str) -> "Race":
        """The same without one of the domestiques."""
        fewer = list(self.domestiques)
        fewer[seat] -= 1
        after = self.spends(seat, -ABANDON_GAIN)._replace(domestiques=tuple(fewer))
        return after if where == RESERVE else after.places(NOBODY, int(where))

    def upkeep(self, seat: int) -> float:
        """What staying away will cost, as far as anybody would go on."""
        _, away, gap = self.riding
        return UPKEEP[gap] * min((SPACES - self.space) / 3.5, 1.3 * gap) * 0.7 if seat == away else 0.0


def _card_chance(view: Mapping[str, Any]) -> float:
    """That a card makes this a rainbow lap before the line."""
    ahead = sum(kind == "chance" for kind, _ in SPACE[view["space"] + 1 :])
    share = sum(CARDS[card][0] == "rainbow_lap" for card in view["pile"]) / max(1, len(view["pile"]))
    return float(1 - (1 - LANDING * share) ** ahead)


# --- one thing at a time -----------------------------------------------------------------------------------------


@lru_cache(maxsize=4000)
def jersey_score(hand: Hand, target: str) -> float | None:
    """How much the jerseys speak for a team; None when they win."""
    rainbow, green, double, triple, points = hand
    value = dots(double, triple)
    if target != MIXED:
        rainbow += green // GREEN_FOR_RAINBOW + value // DOTS_FOR_RAINBOW
        green, value = green % GREEN_FOR_RAINBOW, value % DOTS_FOR_RAINBOW
    rainbow, points = rainbow + points // POINTS_FOR_RAINBOW, points % POINTS_FOR_RAINBOW
    missing = max(0, NEEDED[target] - rainbow)
    lacks = (target == MIXED) * ((not green) + (not value))
    if not missing + lacks:
        return None
    told = (missing + lacks == 1, missing == 2, -missing, -lacks, green / 3, value / 10, points / 3)
    return float(sum(map(mul, JERSEYS, told)))


@lru_cache(maxsize=4000)
def tolls(holder: tuple[int, ...], players: int, space: int) -> list[float]:
    """What each team will pay from here to the line, on average."""
    ahead = [(SPACE[at][1], holder[at]) for at in range(space + 1, SPACES) if SPACE[at][0] == "effort"]
    return [LANDING * sum(cost for cost, owner in ahead if owner != seat) for seat in range(players)]


def other_scores(race: Race) -> list[float]:
    """What speaks for each team besides its jerseys."""
    players, (pack, away, _) = len(race.energy), race.riding
    racers = sorted({*pack, away} - {NOBODY})
    # In which order the next lap begins, nobody knows; any will do to compare what domestiques bring.
    coming = forecast(0, (tuple(racers), NOBODY, 0), race.holder, (True,) * players, to_line=True)
    now, lap = tolls(race.holder, players, race.space), tolls(race.holder, players, 0)
    return [_means(race, seat, now[seat], lap[seat], coming) if seat in racers else GONE for seat in range(players)]


def _means(race: Race, seat: int, toll: float, lap: float, coming: Forecast) -> float:
    """What a team has left beyond the line, and where its domestiques will put it in front on the next lap."""
    left = max(0, min(ENERGY, race.energy[seat] - toll - race.upkeep(seat) + LINE_FEED))
    helpers, prizes = race.domestiques[seat], coming.prizes
    told = (
        left / 60,
        min(left, 20) / 20,
        helpers / 6,
        min(left + ABANDON_GAIN * helpers, 60) / 60,
        -lap / 20,
        coming.line[seat] * RAINBOW_LAPS,
        prizes[GREEN][seat],
        2 * prizes[DOUBLE][seat] + 3 * prizes[TRIPLE][seat],
    )
    return float(sum(map(mul, MEANS, told)))


# --- put together ------------------------------------------------------------------------------------------------


def chance(race: Race, seat: int) -> float:
    """A team's chance of winning: as things stand, and what may be won on the way to the line."""
    jerseys = [jersey_score(hand, race.target) for hand in race.hands]
    others = other_scores(race)
    odds = [exp((HOME if score is None else score) + other) for score, other in zip(jerseys, others, strict=True)]
    total = sum(odds)
    found = now = odds[seat] / total
    for winner, which, likely in _on_the_way(race):
        score = _score_after(race, winner, which)
        if score is None:
            then = float(winner == seat)
        else:
            mine = exp(score + others[winner])
            then = (mine if winner == seat else odds[seat]) / (total + (mine - odds[winner]))
        found += likely * (then - now)
    return found


def _on_the_way(race: Race) -> Iterator[tuple[int, int, float]]:
    """Who may win what before the next lap, and the chance of it; -1 is the race itself."""
    ready = tuple([energy >= FIT for energy in race.energy])
    road = forecast(race.space, race.riding, race.holder, ready, race.jersey > 0.5)
    gains = [(RAINBOW, race.jersey, road.line), (-1, 1.0, road.escape)]
    gains += [(AWARD[prize], 1.0, leads) for prize, leads in road.prizes.items()]
    for which, share, leads in gains:
        for seat, leading in enumerate(leads):
            if leading * share > UNLIKELY:
                yield seat, which, leading * share


def _score_after(race: Race, seat: int, which: int) -> float | None:
    """How much a team's jerseys speak for it once it has won this; None when that wins the race."""
    if which < 0:
        return None
    hand = list(race.hands[seat])
    hand[which] += 1
    return jersey_score(tuple(hand), race.target)
