"""The ranking of a race: who is level with whom, what the totals say, which cars can be removed."""

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

LEVEL = 20
"""R10: nearer than this, people see no difference."""


def clusters(progress: Mapping[int, int], length: int) -> list[list[int]]:
    """The cars front first, those that are level together and there in the order of their numbers (R23)."""
    front_first = sorted(progress, key=lambda car: (-progress[car], car))
    found = [front_first[:1]]
    for ahead, car in pairwise(front_first):
        if progress[ahead] - progress[car] < LEVEL * length:
            found[-1].append(car)
        else:
            found.append([car])
    return [sorted(cluster) for cluster in found]


def errors(totals: Sequence[int]) -> list[int]:
    """R11: the places, counted from the last car, whose total is below that of the car just behind."""
    return [place for place, (behind, ahead) in enumerate(pairwise(totals), 1) if ahead < behind]


def removals(totals: Sequence[int]) -> list[tuple[int, ...]]:
    """The smallest sets of places, counted from the last car, without which all is in order."""
    for count in range(len(totals)):
        found = [out for out in combinations(range(len(totals)), count) if _in_order(totals, out)]
        if found:
            return found
    return [()]


def _in_order(totals: Sequence[int], out: tuple[int, ...]) -> bool:
    """R13: equal totals are in order either way round."""
    left = [total for place, total in enumerate(totals) if place not in out]
    return all(behind <= ahead for behind, ahead in pairwise(left))


def price(removed: int) -> int:
    """R12: one car, one wheel; several cars, two."""
    return min(removed, 2)
