"""How a thief is thought to drive: models that weigh the walks, for the police and for a thief who thinks of them."""

from functools import lru_cache
from typing import NamedTuple

from ..board import BUILDINGS, ROUNDS
from ..deduction.walks import ALL, LAST, ONWARD, SLICE, Follower, Growth, Weights, reaches_the_end, start_key

_PLACE = ALL | 31 << LAST
Way = tuple[int, int, bool]
"""A way on: the bit of the building, what going there adds to the packed walk, whether round 11 stays within reach."""


@lru_cache(maxsize=40_000)
def ways_on(place: int, opening: int) -> tuple[Way, ...]:
    """The legal ways on from a place: of a packed walk, the buildings used and the last one."""
    visited, last = place & ALL, place >> LAST
    return tuple(
        (bit, step, reaches_the_end(visited | bit, bit.bit_length() - 1, ROUNDS - opening))
        for bit, step in ONWARD[opening][last]
        if not visited & bit
    )


class ThiefModel(NamedTuple):
    """A thief who likes what helicopters can look into, and dead ends, by so much less than the rest."""

    near_start: float
    near: float
    dead: float

    def shares(self, key: int, opening: int, reach: int) -> list[tuple[int, float]]:
        """The walks that this one can become, and how likely each is."""
        near, dead = self.near, self.dead
        ways = [
            (key + step, (near if bit & reach else 1.0) * (1.0 if alive else dead))
            for bit, step, alive in ways_on(key & _PLACE, opening)
        ]
        total = sum([liking for _, liking in ways])
        return [(to, liking / total) for to, liking in ways]

    def grow(self, walks: Weights, opening: int, reach: int) -> Growth:
        """The walks, one building on."""
        if opening == 1:
            return {start_key(at): self.near_start if reach >> at & 1 else 1.0 for at in range(len(BUILDINGS))}
        grown: Weights = {}
        known = grown.get
        for done, (key, weight) in enumerate(walks.items(), 1):
            for to, share in self.shares(key, opening, reach):
                grown[to] = known(to, 0.0) + weight * share
            if done % SLICE == 0:
                yield
        return grown


HEDGED = ThiefModel(0.2, 0.4, 0.02)
"""What the police believe of the thief: little, as a wrong idea costs more than none."""
CAUTIOUS = ThiefModel(0.001, 0.15, 0.0001)
"""How a careful thief drives, and thinks that the police think it drives."""

hedged = Follower(HEDGED.grow)
cautious = Follower(CAUTIOUS.grow)
