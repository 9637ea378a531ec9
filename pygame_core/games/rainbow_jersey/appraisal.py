"""What a race is worth to each team: its chance of winning, by what it holds, what it has left, and who leads where."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any

from .board import CARDS, ENERGY, LINE_FEED, SPACE, SPACES, UPKEEP, dots
from .forecast import Forecast, Riding, forecast
from .jerseys import MIXED, NEEDED
from .state import NOBODY
from .weights import JERSEYS, MEANS

Hand = tuple[int, int, int, int, int]
"""Rainbow and green jerseys, double and triple dots, combativity points."""
LINE, GREEN, DOUBLE, TRIPLE = 40, 10, 16, 31
AWARDS = {LINE: 0, GREEN: 1, DOUBLE: 2, TRIPLE: 3}
LANDING = 2 / 7
"""A die of six spots, 3.5 of them a turn: so often is a space landed on in a lap."""
RAINBOW_LAPS = 0.53
READY = 8
OUT = -50.0


@dataclass(slots=True, frozen=True)
class Race:
    """What the champion looks at, before a roll."""

    space: int
    riding: Riding
    holder: tuple[int, ...]
    energy: tuple[int, ...]
    domestiques: tuple[int, ...]
    hands: tuple[Hand, ...]
    rainbow: float
    """The chance that the line gives a jersey this time."""
    target: str
    lineup: tuple[int, ...]
    """How the next lap is taken to begin."""

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> "Race":
        seats = range(view["players"])
        holder = tuple(view["holder"])
        return cls(
            space=view["space"],
            riding=(tuple(view["pack"]), view["away"], view["gap"]),
            holder=holder,
            energy=tuple(view["energy"]),
            domestiques=tuple(view["reserve"][seat] + holder.count(seat) for seat in seats),
            hands=tuple(hand_of(view, seat) for seat in seats),
            rainbow=1.0 if view["rainbow_lap"] else _card_chance(view),
            target=view["target"],
            lineup=tuple(view["order"]),
        )

    def racers(self) -> tuple[int, ...]:
        pack, away, _ = self.riding
        return pack if away < 0 else (away, *pack)

    def upkeep(self, seat: int) -> float:
        """What staying away will cost, as far as that is foreseen."""
        _, away, gap = self.riding
        if seat != away:
            return 0.0
        return UPKEEP[gap] * min((SPACES - self.space) / 3.5, 1.3 * gap) * 0.7

    def but(self, **changes: Any) -> "Race":
        return replace(self, **changes)


def hand_of(view: Mapping[str, Any], seat: int) -> Hand:
    return (view["rainbow"][seat], view["green"][seat], view["double"][seat], view["triple"][seat], view["points"][seat])


def _card_chance(view: Mapping[str, Any]) -> float:
    """That a card makes this a rainbow lap before the line."""
    ahead = sum(kind == "chance" for kind, _ in SPACE[view["space"] + 1 :])
    share = sum(CARDS[card][0] == "rainbow_lap" for card in view["pile"]) / max(1, len(view["pile"]))
    return 1.0 - (1 - LANDING * share) ** ahead


@lru_cache(maxsize=4000)
def prospects(hand: Hand, target: str) -> tuple[float, ...] | None:
    """What the jerseys say; None when they win."""
    rainbow, green, double, triple, points = hand
    value = dots(double, triple)
    if target != MIXED:
        rainbow, green = rainbow + green // 3, green % 3
    if value >= 10 and target != MIXED:
        rainbow, value = rainbow + 1, value - 10
    rainbow, points = rainbow + points // 3, points % 3
    missing = NEEDED[target] - rainbow
    lacks = (target == MIXED) * ((green == 0) + (value == 0))
    if missing <= 0 and not lacks:
        return None
    missing = max(missing, 0)
    last = float(missing + lacks <= 1)
    two = float(missing == 2)
    return (last, two, -missing, -lacks, green / 3, green / 3 * last, value / 10, value / 10 * last, points / 3)


@lru_cache(maxsize=4000)
def tolls(holder: tuple[int, ...], seats: int, space: int) -> tuple[float, ...]:
    """What each seat will pay from here to the line, on average."""
    found = [0.0] * seats
    for at in range(space + 1, SPACES):
        kind, value = SPACE[at]
        if kind == "effort":
            for seat in range(seats):
                if holder[at] != seat:
                    found[seat] += value * LANDING
    return tuple(found)


@lru_cache(maxsize=4000)
def jersey_score(hand: Hand, target: str, players: int) -> float | None:
    """How much the jerseys speak for a team; None when they win."""
    told = prospects(hand, target)
    return None if told is None else sum(map(mul, JERSEYS[players], told))


def means(race: Race, f: Forecast) -> list[float]:
    """How much speaks for each team besides its jerseys: what it will have at the line, and its domestiques after that."""
    seats = len(race.energy)
    racers = race.racers()
    coming = forecast(0, (race.lineup, NOBODY, 0), race.holder, (True,) * seats, True)
    paid, lap = tolls(race.holder, seats, race.space), tolls(race.holder, seats, 0)
    weights = MEANS[seats]
    found = []
    for seat in range(seats):
        if seat not in racers:
            found.append(OUT)
            continue
        left = min(ENERGY, race.energy[seat] - paid[seat] - race.upkeep(seat) + LINE_FEED)
        prizes = coming.prizes
        told = (
            left / 60, min(left, 20) / 20, race.domestiques[seat] / 6, min(left + 15 * race.domestiques[seat], 60) / 60, -lap[seat] / 20,
            coming.line[seat] * RAINBOW_LAPS, prizes[GREEN][seat], 2 * prizes[DOUBLE][seat] + 3 * prizes[TRIPLE][seat],
        )  # fmt: skip
        found.append(sum(map(mul, weights, told)))
    return found


def chances(race: Race) -> list[float]:
    """Each team's chance of winning."""
    seats = len(race.energy)
    f = forecast(race.space, race.riding, race.holder, tuple([e >= READY for e in race.energy]), race.rainbow > 0.5)
    other = means(race, f)
    jerseys = [jersey_score(hand, race.target, seats) for hand in race.hands]
    for seat, score in enumerate(jerseys):
        if score is None:
            return [float(seat == one) for one in range(seats)]
    odds = [exp(a + b) for a, b in zip(jerseys, other, strict=True)]
    total = sum(odds)
    found = [one / total for one in odds]
    base = found[:]
    awards = [(LINE, [race.rainbow * p for p in f.line]), *f.prizes.items()]
    for prize, leads in awards:
        which = AWARDS[prize]
        for seat, p in enumerate(leads):
            if p < 0.002:
                continue
            hand = list(race.hands[seat])
            hand[which] += 1
            score = jersey_score(tuple(hand), race.target, seats)
            if score is None:
                for one in range(seats):
                    found[one] += p * ((one == seat) - base[one])
                continue
            new = exp(score + other[seat])
            all_ = total - odds[seat] + new
            for one in range(seats):
                found[one] += p * ((new if one == seat else odds[one]) / all_ - base[one])
    for seat, p in enumerate(f.escape):
        if p:
            for one in range(seats):
                found[one] += p * ((one == seat) - base[one])
    return found
