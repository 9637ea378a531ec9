"""One rider in the words of a position: his place, then what is special about him."""

from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import number

from ..road import ROADS
from ..state import FINISHED, LYING, OUT, OUTSIDE, PUNCTURED, UP, Race
from .kinds import cell_of

BACK = "back"
"""Behind a summit that he has passed: his place was taken while he lay beside the road."""
PLACES = {"outside": OUTSIDE, "finished": FINISHED, "out": OUT}
ALONE = ("punctured", "graze", BACK)
COUNTED = ("lying", "fed", "hungry", "pending", "declined")


def read_rider(s: Race, rider: int, words: Any) -> None:
    """What a text like "A.3.2 graze fed" says. "lying" alone: back in the next slot; "fed" and "hungry": zone 1."""
    if not isinstance(words, str) or not words.split():
        raise Damaged("rider_shape", field="riders", rider=s.names[rider])
    place, *rest = words.split()
    s.place[rider] = PLACES[place] if place in PLACES else cell_of(s, place, "riders")
    while rest:
        word = rest.pop(0)
        if word in ALONE:
            _note(s, rider, word)
        elif word in COUNTED:
            _count(s, rider, word, rest.pop(0) if rest and rest[0] not in (*ALONE, *COUNTED) else "")
        else:
            raise Damaged("rider_word", field="riders", value=shown(word), allowed=[*ALONE, *COUNTED])
    _check(s, rider)


def _note(s: Race, rider: int, word: str) -> None:
    if word == "graze":
        s.grazed[rider] = 1
    elif word == "punctured":
        s.posture[rider] = PUNCTURED


def _count(s: Race, rider: int, word: str, told: str) -> None:
    if word == "declined":
        s.declined[rider] = tuple([cell_of(s, cell, "riders") for cell in told.split(",")])
        return
    if not (told or "1").isdecimal() or len(told) > 3:
        raise Damaged("rider_word", field="riders", value=shown(told), allowed=["a number"])
    count = int(told) if told else int(word != "lying")
    if word == "lying":
        s.posture[rider], s.miss[rider] = LYING, number(count, "riders", 0, 2)
    elif word == "pending":
        s.pending[rider] = number(count, "riders", 1, 12)
    else:
        zones = (1 << max(1, ROADS[s.route].meals)) - 1
        (s.fed if word == "fed" else s.hungry)[rider] = number(count, "riders", 0, zones)


def _check(s: Race, rider: int) -> None:
    """Only who stands on the road lies beside it; only a leader's way was blocked."""
    faults = (
        s.posture[rider] != UP and s.place[rider] < 0,
        s.place[rider] == ROADS[s.route].finish,
        s.place[rider] != OUT and bool(s.gone[rider]),
        s.pending[rider] and not (s.leads(rider) and s.posture[rider] == UP and s.place[rider] >= OUTSIDE),
        s.declined[rider] and not s.pending[rider],
        s.place[rider] < OUTSIDE and (s.grazed[rider] or s.hungry[rider]),
        (s.grazed[rider] or s.pending[rider]) and not s.law["expert"],
        (s.fed[rider] or s.hungry[rider]) and not s.law["feed"],
    )
    if any(faults):
        raise Damaged("rider_place", field="riders", rider=s.names[rider])


def is_back(s: Race, rider: int) -> bool:
    """R28: whether he stands behind a summit that he has passed."""
    place = s.place[rider]
    return place >= 0 and any(rider in passed for passed in s.passed[ROADS[s.route].passed[place] :])


def write_rider(s: Race, rider: int) -> str:
    """The same text, whole."""
    place, cells = s.place[rider], ROADS[s.route].name
    words = [cells[place] if place >= 0 else next(word for word, told in PLACES.items() if told == place)]
    if s.posture[rider] == LYING:
        words.append(f"lying {s.miss[rider]}")
    elif s.posture[rider] == PUNCTURED:
        words.append("punctured")
    if s.grazed[rider]:
        words.append("graze")
    for word, count in (("fed", s.fed[rider]), ("hungry", s.hungry[rider]), ("pending", s.pending[rider])):
        if count:
            words.append(f"{word} {count}")
    if s.declined[rider]:
        words.append("declined " + ",".join(cells[cell] for cell in s.declined[rider]))
    if is_back(s, rider):
        words.append(BACK)
    return " ".join(words)
