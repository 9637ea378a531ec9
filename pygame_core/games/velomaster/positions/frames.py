"""The steps in progress in the words of a position: riders and cells by their names, read strictly."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.core.state import Frame
from pygame_core.engine.positions.kinds import Kind, number

from ..state import Race
from .kinds import CELL, RIDER, TEXT, many, maybe, row

_NUMBER = number(-1, 10_000)
_OWN_DICE = many(row(RIDER, number(1, 6)))

_MOVE = {
    "rider": "rider", "points": "number", "cause": "text", "six": "number", "tested": "number", "made": "number",
    "to": "cell", "tests": "texts", "asked": "number",
}  # fmt: skip
_LAUNCH = {"team": "number", "lap": "number", "turn": "number", "tried": "riders"}
LOCALS: Mapping[str, Mapping[str, str]] = {
    "managers": {"team": "number"},
    "home": {},
    "dope": {"seat": "number", "doped": "riders"},
    "order": {"groups": "groups"},
    "launching": {"lap": "number", "turn": "number", "tried": "riders"},
    "launch_dice": _LAUNCH,
    "launch": {**_LAUNCH, "dice": "numbers"},
    "round": {},
    "wake": {"todo": "riders"},
    "offers": {"seats": "numbers", "asked": "number", "then": "text"},
    "vote": {"line": "number", "order": "numbers", "spoken": "number", "yes": "number"},
    "leap": {
        "line": "riders", "chain": "riders", "todo": "riders", "exit": "cell", "swallowed": "riders", "over": "riders",
        "moved": "riders", "rider": "rider", "landing": "cell", "tests": "trials", "asked": "number",
        "ridden": "number", "extra": "riders",
    },
    "attack": {"asked": "number"},
    "throw": {},
    "verify": {"rider": "rider", "rule": "text", "extra": "number"},
    "value": {"rider": "rider", "rule": "text", "done": "number"},
    "give": {"own": "own", "last": "number"},
    "neutrals": {},
    "end_slot": {},
    "move": _MOVE,
    "descent": _MOVE,
    "pending": {"rider": "rider"},
    "test": {"rider": "rider", "kind": "text", "against": "number", "why": "text"},
    "gain": {"rider": "rider", "why": "text", "then": "number"},
    "crash": {"rider": "rider", "cell": "cell", "why": "text", "todo": "riders", "stage": "number"},
    "severity": {"rider": "rider", "why": "text"},
    "control": {"ranking": "riders", "times": "numbers", "drawn": "numbers", "reason": "text"},
    "readmit": {"rider": "number", "votes": "numbers"},
    "honours": {"done": "number"},
    "leaders": {"team": "number"},
    "swap": {"riders": "riders", "agreed": "number"},
}  # fmt: skip
"""What each step remembers, in the order in which it was called with it, and of which kind it is."""
KINDS: Mapping[str, tuple[Kind, Any]] = {
    "number": (_NUMBER, 0),
    "text": (TEXT, None),
    "rider": (maybe(RIDER), ""),
    "cell": (maybe(CELL), ""),
    "numbers": (many(_NUMBER), []),
    "texts": (many(TEXT), []),
    "riders": (many(RIDER), []),
    "groups": (many(many(number(0, 3))), []),
    "trials": (many(row(TEXT, number(0, 20), CELL)), []),
    "own": (
        Kind(
            lambda s, told, field: tuple(chain.from_iterable(_OWN_DICE.read(s, told, field))),
            lambda s, value: _OWN_DICE.write(s, zip(value[::2], value[1::2], strict=True)),
        ),
        [],
    ),
}
"""How each kind is told, and what it is where nothing is told of it."""

SETUP = ("managers", "home", "dope", "order", "launching", "launch_dice", "launch")
_BASE = (*SETUP, "round", "control", "readmit", "honours", "leaders", "swap")
SLOT = ("wake", "offers", "attack", "throw", "verify", "value", "give", "neutrals", "end_slot")
_MOVING = ("move", "descent")
UNDER: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(_BASE, ()),
    **dict.fromkeys(SLOT, ("round",)),
    "vote": ("offers",),
    "leap": ("offers",),
    "move": ("launching", "value", "give", "pending"),
    "descent": ("launching", "value", "give", "pending", "leap"),
    "test": (*_MOVING, "leap", "crash"),
    "crash": (*_MOVING, "leap", "crash"),
    "severity": ("crash",),
}
"""On which steps each step may lie. A blocked leader and a gain may come up anywhere."""
ANYWHERE = ("pending", "gain")


def write_stack(s: Race) -> list[dict[str, Any]]:
    """All frames, the undermost first."""
    return [_written(s, frame) for frame in s.stack]


def _written(s: Race, frame: Frame) -> dict[str, Any]:
    told: dict[str, Any] = {"step": frame["step"]}
    for name, kind in LOCALS[frame["step"]].items():
        if name in frame and (words := KINDS[kind][0].write(s, frame[name])) != KINDS[kind][1]:
            told[name] = words
    return told


def read_stack(s: Race, given: Any) -> list[Frame]:
    """The frames of a position, each lying on one that it may lie on."""
    if not isinstance(given, list) or not given or len(given) > 60:
        raise Damaged("stack_shape")
    stack = [_frame(s, row) for row in given]
    for under, frame in zip([None, *stack], stack, strict=False):
        step = frame["step"]
        fits = step in _BASE if under is None else step in ANYWHERE or under["step"] in UNDER.get(step, ())
        if not fits:
            raise Damaged("stack_order", step=step)
    return stack


def _frame(s: Race, row: Any) -> Frame:
    if not isinstance(row, Mapping) or row.get("step") not in LOCALS:
        raise Damaged("stack_shape")
    kinds = LOCALS[row["step"]]
    if not set(row) <= {"step", *kinds}:
        raise Damaged("stack_locals", step=row["step"], allowed=list(kinds))
    found: Frame = {}
    for name, (kind, usual) in ((name, KINDS[kind]) for name, kind in kinds.items()):
        found[name] = kind.read(s, row.get(name, usual), name)
    return found | {"step": row["step"]}
