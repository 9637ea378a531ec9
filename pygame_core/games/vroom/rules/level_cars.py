"""R10: cars that are level are ordered by their drivers. Positions are not altered."""

from ..state import Rally
from .ranking import clusters


def standings(s: Rally) -> list[list[int]]:
    """The cars front first, level ones together."""
    return clusters({car: s.progress(car) for car in s.ranked}, s.course.length)


def open_cluster(s: Rally) -> list[int]:
    """The level cars whose order is not settled; empty when all is."""
    placed = len(s.order)
    for cluster in standings(s):
        if placed < len(cluster):
            return cluster
        placed -= len(cluster)
    return []


def settled(s: Rally) -> bool:
    """Go on until a driver has something to decide; whether the whole order is known."""
    while cluster := open_cluster(s):
        if not s.laid:
            s.laid = (cluster[0],)
        if len(s.laid) < len(cluster):
            return False
        s.order += s.laid
        s.laid = ()
    return True


def on_turn(s: Rally) -> int:
    """The car that is placed next; 0 in the instant when all are."""
    return next((car for car in open_cluster(s) if car not in s.laid), 0)


def place(s: Rally, car: int, slot: int) -> None:
    """Among the cars that are laid: 0 is in front of them all."""
    s.laid = (*s.laid[:slot], car, *s.laid[slot:])
