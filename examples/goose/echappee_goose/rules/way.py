"""Where a throw leads, hop by hop: geese, bridge, maze, death, and the way back from the pond."""

from collections.abc import Sequence
from typing import NamedTuple

from ..board import BRIDGE, BRIDGE_END, DEATH, GEESE, MAZE, MAZE_END, NINE, POND


class Hop(NamedTuple):
    """A stretch of the way: where it ends, and what sent the goose along it."""

    to: int
    why: str


def pips_of(dice: Sequence[int], *, choose: bool) -> tuple[int, ...]:
    """By how many spaces one may go: the sum; at a table that chooses, each die too."""
    total = sum(dice)
    return tuple(dict.fromkeys((total, *sorted(dice, reverse=True)))) if choose else (total,)


def way(start: int, pips: int, dice: Sequence[int], *, exact: bool) -> tuple[Hop, ...]:
    """The hops of one move; the last one ends where the goose stays."""
    leap = NINE.get((min(dice), max(dice))) if start == 0 and pips == sum(dice) else None
    if leap:
        return (Hop(leap, "nine"),)
    hops = [_ahead(start, pips, exact=exact, why="dice")]
    if hops[-1].to > POND:
        hops = [Hop(POND, "dice"), Hop(2 * POND - hops[-1].to, "back")]
    while (step := _next(hops, pips, exact=exact)) is not None:
        hops += step
    return tuple(hops)


def _ahead(start: int, pips: int, *, exact: bool, why: str) -> Hop:
    return Hop(start + pips if exact else min(start + pips, POND), why)


def _next(hops: Sequence[Hop], pips: int, *, exact: bool) -> list[Hop] | None:
    """What the space does on which the goose has come; None where it stays."""
    at = hops[-1].to
    if at in GEESE:
        if any(hop.why == "back" for hop in hops):
            return [Hop(max(at - pips, 0), "goose")]
        on = _ahead(at, pips, exact=exact, why="goose")
        return [on] if on.to <= POND else [Hop(POND, "goose"), Hop(2 * POND - on.to, "back")]
    led = {BRIDGE: Hop(BRIDGE_END, "bridge"), MAZE: Hop(MAZE_END, "maze"), DEATH: Hop(0, "death")}
    return [led[at]] if at in led else None
