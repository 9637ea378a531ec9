"""The public log read again: where it leads to, and whether it can have happened."""

from pygame_core.engine.core.refusals import Damaged

from ..board import AROUND, BUILDINGS, CROSSINGS, FLIGHTS, HELICOPTERS, INDEX, ROUNDS
from ..rules.answers import ANSWERS
from ..rules.city import put
from ..rules.round import CRAFT
from ..state import NOWHERE, Chase
from .proof import fits

_WORDS = {
    "placed": (HELICOPTERS, CROSSINGS),
    "hidden": (tuple(str(round_) for round_ in range(1, ROUNDS + 1)),),
    "move": (HELICOPTERS, CROSSINGS, CROSSINGS),
    "acted": (HELICOPTERS,),
}
_CHECKS = ((HELICOPTERS, BUILDINGS, ANSWERS), (BUILDINGS, ANSWERS))


def line_fault(line: str) -> bool:
    """Whether this is no line of a log."""
    kind, *words = line.split(" ")
    shapes = _CHECKS if kind == "check" else (_WORDS[kind],) if kind in _WORDS else ()
    return not any(
        len(words) == len(shape) and all(word in known for word, known in zip(words, shape, strict=True))
        for shape in shapes
    )


def phase_at_end(log: list[object]) -> str:
    """The step that a log leads to when nothing else is told: all three acted, or the car was found."""
    lines = [line.split(" ") for line in log if isinstance(line, str)]
    last = next((at for at in range(len(lines) - 1, -1, -1) if lines[at][0] == "hidden"), 0)
    acted = {line[1] for line in lines[last + 1 :] if len(line) > 1 and line[1] in HELICOPTERS}
    if lines and lines[-1][-1] == "car":
        return "over"
    full = len(acted) == len(HELICOPTERS)
    return "police" if not full else "over" if lines[last] == ["hidden", str(ROUNDS)] else "hide"


def follow(s: Chase) -> bool:
    """Let everything happen again that the log tells; whether a police phase is open at its end."""
    hidden, caught = 0, False
    for line in s.log:
        kind, *words = line.split(" ")
        if caught:  # R15: nothing comes after the car.
            raise Damaged("position_log", line=line)
        caught = line.endswith(" car")
        if kind == "placed":
            _place(s, line, *words)
        elif kind == "hidden":
            hidden += 1
            _open_phase(s, line, hidden)
        elif not hidden:
            raise Damaged("position_log", line=line)
        else:
            _act(s, line, kind, words)
    if not s.placed:
        raise Damaged("position_log", line=s.log[-1] if s.log else "")
    return hidden > 0


def _place(s: Chase, line: str, heli: str, crossing: str) -> None:
    if s.heli[CRAFT[heli]] != NOWHERE or INDEX[crossing] in s.heli:
        raise Damaged("position_log", line=line)
    s.heli = put(s.heli, CRAFT[heli], INDEX[crossing])


def _open_phase(s: Chase, line: str, hidden: int) -> None:
    """The rounds follow one another; a phase in which helicopters are told of has told of all three."""
    if line != f"hidden {hidden}" or (s.acted and len(s.acted) < len(HELICOPTERS)) or not s.placed:
        raise Damaged("position_log", line=line)
    s.round, s.acted = hidden, ()


def _act(s: Chase, line: str, kind: str, words: list[str]) -> None:
    if kind != "check" or len(words) == 3:
        craft = CRAFT[words[0]]
        if craft in s.acted or not _possible(s, kind, craft, words):
            raise Damaged("position_log", line=line)
        s.acted += (craft,)
    if kind == "move":
        s.heli = put(s.heli, CRAFT[words[0]], INDEX[words[2]])
    elif kind == "check":
        _find(s, line, INDEX[words[-2]], words[-1])


def _possible(s: Chase, kind: str, craft: int, words: list[str]) -> bool:
    if kind == "move":
        start, to = INDEX[words[1]], INDEX[words[2]]
        return s.heli[craft] == start and to in FLIGHTS[start] and to not in s.heli
    return kind != "check" or INDEX[words[1]] in AROUND[s.heli[craft]]


def _find(s: Chase, line: str, building: int, told: str) -> None:
    if not fits(s.round, {found: colour for found, (colour, _) in s.found.items()}, building, told):
        raise Damaged("position_log", line=line)
    if told in ("yellow", "red", "blue"):
        s.found[building] = (told, s.round)
