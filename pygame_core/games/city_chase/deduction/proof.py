"""Whether a path, or what is told of it, fits what everybody has heard."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ..board import BUILDINGS, INDEX, NEXT_DOOR, ROUNDS, TRACK
from ..rules.city import answer, hideouts
from ..state import Chase

FIRST_ROUND = {"car": 1, "yellow": 2, "blue": 3, "red": 7, "empty": 1, "known": 1}
"""Never before: a trace is not seen in the round in which it is laid."""
FAILING_POINTS = ("V1", "V2", "V3", "V4", "V5")
ONCE = ("yellow", "red")


def is_walk(path: Sequence[int]) -> bool:
    """From door to door, no building twice."""
    steps = pairwise(path)
    return len(set(path)) == len(path) <= ROUNDS and all(there in NEXT_DOOR[here] for here, there in steps)


def hidden_rounds(log: Sequence[str]) -> int:
    """How often the thief has hidden."""
    return sum(line.startswith("hidden") for line in log)


def checks(log: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """The checks of a log: round, building, answer."""
    round_ = 0
    for line in log:
        words = line.split(" ")
        if words[0] == "hidden":
            round_ = int(words[1])
        elif words[0] == "check":
            yield round_, INDEX[words[-2]], words[-1]


def first_lie(log: Sequence[str], path: Sequence[int]) -> tuple[int, int] | None:
    """The round and the building of the first answer that is not true of this path."""
    found: dict[int, str] = {}
    for round_, building, told in checks(log):
        if answer(path[:round_], found, building) != told:
            return round_, building
        if told in TRACK:
            found[building] = told
    return None


def proves(s: Chase, path: Sequence[int]) -> bool:
    """Whether the path shows all that was told to be true, and the end that is claimed."""
    rounds = hidden_rounds(s.log)
    if not is_walk(path) or len(path) != rounds or first_lie(s.log, path):
        return False
    claimed = {
        "police arrest": bool(path) and s.log[-1].endswith(f"{BUILDINGS[path[-1]]} car"),
        "police encirclement": not hideouts(path),
        "thief escape": rounds == ROUNDS,
    }
    return claimed.get(s.claim, True)


def can_be_true(s: Chase, answers: Sequence[str]) -> bool:
    """Whether the thief may answer so to the orders of the police, for all that they can tell."""
    looked = [INDEX[order.split(" ")[2]] for order in s.orders if order.startswith("check")]
    if len(answers) > len(looked) or (len(answers) < len(looked) and answers[-1:] != ["car"]) or "car" in answers[:-1]:
        return False
    found = {building: colour for building, (colour, _) in s.found.items()}
    return all(fits(s.round, found, building, told) for building, told in zip(looked, answers, strict=False))


def fits(round_: int, found: dict[int, str], building: int, told: str) -> bool:
    """One answer after another; what is found counts for the next."""
    if told not in FIRST_ROUND or round_ < FIRST_ROUND[told] or (told == "known") != (building in found):
        return False
    if told in TRACK:
        if told in ONCE and told in found.values():
            return False
        found[building] = told
    return len(found) < round_


def is_failing_point(words: Sequence[str]) -> bool:
    """Whether this tells what was found false: a point, perhaps its round, its building, and the true answer."""
    point, *more = words
    rounds = [str(round_) for round_ in range(1, ROUNDS + 1)]
    shapes = zip(more, (rounds, BUILDINGS, FIRST_ROUND), strict=False)
    most = 3 if point == "V4" else 2
    return point in FAILING_POINTS and len(more) <= most and all(word in known for word, known in shapes)


def walk_of(words: Sequence[str]) -> list[int] | None:
    """The path that is written so; None when there is no such building."""
    return [INDEX[word] for word in words] if all(word in BUILDINGS for word in words) else None
