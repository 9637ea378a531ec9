"""What a move does to the table: hops, exchanges of places, who must wait, and the end."""

from collections.abc import Sequence
from typing import Any

from ..board import HOLDS, INN, POND
from ..state import HELD, Flock
from .way import way


def move(s: Flock, pips: int) -> None:
    """The active goose goes, hop by hop, and takes the place where it ends."""
    seat, start = s.active, s.geese[s.active]
    at = start
    for hop in way(start, pips, s.dice, exact=s.exact):
        s.tell("moved", seat=seat, start=at, to=hop.to, why=hop.why)
        at = hop.to
    s.geese[seat] = at
    _exchange(s, seat, start)
    _settle(s, seat)


def _exchange(s: Flock, seat: int, start: int) -> None:
    """Whoever stood there goes where the newcomer came from, and waits for nobody any more."""
    at = s.geese[seat]
    other = next((one for one, space in enumerate(s.geese) if one != seat and space == at), None)
    if other is None or at in (0, POND):
        return
    s.geese[other], s.waits[other] = start, 0
    s.tell("exchanged", seat=other, start=at, to=start, by=seat)


def _settle(s: Flock, seat: int) -> None:
    """The inn serves, the well and the prison hold."""
    at = s.geese[seat]
    if at == INN:
        s.waits[seat] = s.inn
        s.tell("lodged", seat=seat, turns=s.inn)
    elif at in HOLDS:
        s.waits[seat] = HELD
        s.tell("caught", seat=seat, space=at)


def release(s: Flock) -> None:
    """Nobody could ever play again: all who are held may go."""
    if all(wait == HELD for wait in s.waits):
        s.waits = [0] * len(s.waits)
        s.tell("released")


def ranking(geese: Sequence[int]) -> list[list[int]]:
    """The farther, the better; only at the gate may several stand together."""
    spaces = sorted(set(geese), reverse=True)
    return [[seat for seat, at in enumerate(geese) if at == space] for space in spaces]


def close(s: Flock) -> None:
    """Somebody is at the pond."""
    winner = s.geese.index(POND)
    result: dict[str, Any] = {"reason": "pond", "winner": winner, "ranking": ranking(s.geese)}
    s.tell("over", **result)
    s.finish(result)
