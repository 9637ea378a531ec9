"""Why an answer is not among the possible ones: the rule that forbids it."""

from collections.abc import Sequence
from itertools import pairwise

from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal, shown

from ..board import ALL_PRESETS, CUSTOM, GHOST, MODULES
from ..state import Rally
from .answers import BOOST, car_word, points
from .circuits import fault
from .course import course, limit
from .driving import boost_fault, path_fault
from .path import MOST_VERTICES, SHORTEST
from .race import entitled, sealed
from .reckoning import last_to_first, sets

STEP_OF = {
    "circuit": "circuit", "drive": "drive", "ghost": "ghost", "forecast": "forecast", "place": "place",
    "remove": "remove", "judge": "judge", "open": "open", "later": "open",
}  # fmt: skip


THINGS = ("car", "pawn", "turn")
"""What stands on the table and is never an answer: what it is there for is told at any time."""


def about(words: Sequence[str]) -> Refusal | None:
    """What a thing on the table is for."""
    return Illegal(f"about_{words[1]}") if words[0] == "about" and words[1:] in [[one] for one in THINGS] else None


def no_circuit(s: Rally, words: Sequence[str]) -> Refusal:
    """The bound that a circuit breaks."""
    if words[0] != "circuit":
        return other_question(s, words, "circuit")
    spots = points(words[1:])
    if len(words) == 2 and spots is None:
        return Illegal("preset_not_here", circuit=words[1]) if words[1] in ALL_PRESETS else not_offered(words)
    if spots is None or len(spots) != 3:
        return Illegal("circuit_points")
    code = fault(s, spots)
    start, a, b = spots
    return Illegal(code, back=s.back, **limit(code, course(start, a, b, s.back))) if code else not_offered(words)


def no_drive(s: Rally, car: int, words: Sequence[str], *, looked: bool) -> Refusal:
    """Why a car, or the Ghost, cannot be driven so."""
    kind = "ghost" if car == GHOST else "drive"
    if words[0] != kind:
        return other_question(s, words, kind)
    if not looked:
        return Illegal("look_first", car=car)
    boost = words[-1] == BOOST
    path = points(words[1:-1] if boost else words[1:])
    if path is None:
        return Illegal("path_numbers")
    code = path_fault(s, car, path)
    if code:
        return Illegal(code, car=car, most=MOST_VERTICES, least=SHORTEST // 10)
    return _no_boost(s, car, boost) or not_offered(words)


def _no_boost(s: Rally, car: int, boost: bool) -> Refusal | None:
    if car == GHOST:
        return Illegal("ghost_boost") if boost else None
    code = boost_fault(s, car, boost)
    return Illegal(code, car=car, round=s.boosted[car - 1]) if code else None


def no_forecast(s: Rally, words: Sequence[str]) -> Refusal:
    """In or out, once."""
    return Illegal("forecast_word") if words[0] == "forecast" else other_question(s, words, "forecast")


def no_slot(s: Rally, words: Sequence[str]) -> Refusal:
    """Among those that are laid already."""
    return Illegal("slot", most=len(s.laid)) if words[0] == "place" else other_question(s, words, "place")


def no_removal(s: Rally, words: Sequence[str]) -> Refusal:
    """Too many cars, too few, or the wrong ones."""
    if words[0] != "remove":
        return other_question(s, words, "remove")
    known = {car_word(car): car for car in s.ranked}
    cars = [known[word] for word in words[1:] if word in known]
    if len(cars) != len(words) - 1 or len(set(cars)) != len(cars):
        return Illegal("no_such_car", allowed=list(known))
    due = len(sets(s)[0])
    if len(cars) != due:
        return Illegal("removal_number", due=due, given=len(cars))
    if cars != sorted(cars):
        return not_offered(words)
    return _still_wrong(s, cars) or not_offered(words)


def _still_wrong(s: Rally, cars: Sequence[int]) -> Refusal | None:
    left = [car for car in last_to_first(s) if car not in cars]
    for behind, ahead in pairwise(left):
        if s.total(ahead) < s.total(behind):
            return Illegal("removal_drop", car=ahead, behind=behind, total=s.total(ahead), more=s.total(behind))
    return None


def not_opened(s: Rally, words: Sequence[str]) -> Refusal:
    """Only a sealed envelope, and only when a game was won."""
    if words[0] not in ("open", "later"):
        return other_question(s, words, "open")
    if len(words) != 2 or words[1] not in MODULES:
        return not_offered(words)
    if words[1] not in sealed(s):
        return Illegal("open_already", module=words[1])
    asked = bool(s.stack) and s.stack[-1]["step"] == "open"
    return not_offered(words) if asked and entitled(s) else Illegal("open_not_due")


def other_question(s: Rally, words: Sequence[str], step: str) -> Refusal:
    """An answer to a question that is not asked now, or that nobody ever asks."""
    known = STEP_OF.get(words[0])
    if known == "forecast":
        return NotAsked("forecast_over")
    if known == "judge" and CUSTOM not in s.events:
        return Illegal("no_custom_event")
    if words[0] == "open" != step:
        return not_opened(s, words)
    return NotAsked("other_question", step=step) if known and known != step else not_offered(words)


def not_offered(words: Sequence[str]) -> Refusal:
    return Illegal("not_offered", answer=shown(" ".join(words)))
