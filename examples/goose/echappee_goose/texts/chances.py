"""What the next throw may bring, exactly."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from pygame_core.engine.contract.words import View

from ..board import HOLDS, POND
from ..rules.way import pips_of, way
from .speaker import Gooseherd


def chances(view: View, seat: int) -> tuple[Fraction, Fraction, Fraction]:
    """To reach the pond, to be led to death, to be held; with a choice, whether one must be."""
    throws = list(product(range(1, 7), repeat=2))
    ends = [_ends(view, seat, dice) for dice in throws]
    pond = sum(any(end == POND for end, _ in each) for each in ends)
    death = sum(all(died for _, died in each) for each in ends)
    held = sum(all(end in HOLDS for end, _ in each) for each in ends)
    return Fraction(pond, len(throws)), Fraction(death, len(throws)), Fraction(held, len(throws))


def _ends(view: View, seat: int, dice: Sequence[int]) -> list[tuple[int, bool]]:
    start = view["geese"][seat]
    ways = [way(start, pips, dice, exact=view["exact"]) for pips in pips_of(dice, choose=view["choose"])]
    return [(hops[-1].to, any(hop.why == "death" for hop in hops)) for hops in ways]


def odds(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The chances worth knowing before a throw."""
    if view["step"] not in ("throw", "roll"):
        return []
    speaker, seat = Gooseherd(lang, names), view["active"]
    told = zip(("odds_win", "odds_death", "odds_held"), chances(view, seat), strict=True)
    return [speaker.say(key, seat=seat, chance=chance) for key, chance in told if chance or key == "odds_win"]
