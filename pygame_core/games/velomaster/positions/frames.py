"""The steps in progress in the words of a position: riders and cells by their names, read strictly."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.core.state import Frame
from pygame_core.engine.keeping.position_checks import number, one_of

from ..road import ROADS
from ..state import NOBODY, NOWHERE, Race

MOST = 10_000
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
EMPTY: Mapping[str, Any] = {"number": 0, "rider": "", "cell": ""}
"""What is not told of a step; of the kinds that are not here, but words, it is an empty list."""

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
    kinds = LOCALS[frame["step"]]
    told = {name: _write(s, kind, frame[name]) for name, kind in kinds.items() if name in frame}
    return {"step": frame["step"]} | {name: value for name, value in told.items() if value != _empty(kinds[name])}


def _empty(kind: str) -> Any:
    return None if kind == "text" else EMPTY.get(kind, [])


def _write(s: Race, kind: str, value: Any) -> Any:
    names, cells = s.names, ROADS[s.route].name
    if kind == "rider":
        return names[value] if value != NOBODY else ""
    if kind == "cell":
        return cells[value] if value != NOWHERE else ""
    if kind == "riders":
        return [names[rider] for rider in value]
    if kind == "trials":
        return [[cause, against, cells[cell]] for cause, against, cell in value]
    if kind == "groups":
        return [list(group) for group in value]
    if kind == "own":
        return [[names[rider], die] for rider, die in zip(value[::2], value[1::2], strict=True)]
    return list(value) if kind in ("texts", "numbers") else value


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
    told = {name: row.get(name, _empty(kind)) for name, kind in kinds.items()}
    return {name: _read(s, kind, told[name], name) for name, kind in kinds.items()} | {"step": row["step"]}


def _read(s: Race, kind: str, value: Any, field: str) -> Any:
    if kind == "number":
        return number(value, field, -1, MOST)
    if kind == "text":
        return text_of(value, field)
    if kind == "rider":
        return NOBODY if value == "" else rider_of(s, value, field)
    if kind == "cell":
        return NOWHERE if value == "" else cell_of(s, value, field)
    rows = list_of(value, field)
    if kind == "riders":
        return tuple([rider_of(s, one, field) for one in rows])
    if kind == "numbers":
        return tuple([number(one, field, -1, MOST) for one in rows])
    if kind == "texts":
        return tuple([text_of(one, field) for one in rows])
    if kind == "groups":
        return tuple([tuple([number(one, field, 0, 3) for one in list_of(row, field)]) for row in rows])
    return _rows(s, kind, rows, field)


def _rows(s: Race, kind: str, rows: list[Any], field: str) -> Any:
    """The tests of a leap; the dice that neutral riders have of their own."""
    found: list[Any] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != (3 if kind == "trials" else 2):
            raise Damaged("stack_shape")
        if kind == "trials":
            found.append((text_of(row[0], field), number(row[1], field, 0, 20), cell_of(s, row[2], field)))
        else:
            found += rider_of(s, row[0], field), number(row[1], field, 1, 6)
    return tuple(found)


def list_of(value: Any, field: str) -> list[Any]:
    """A list of at most a hundred things."""
    if not isinstance(value, list) or len(value) > 100:
        raise Damaged("list_shape", field=field)
    return value


def text_of(value: Any, field: str) -> str:
    """A short word."""
    if not isinstance(value, str) or not 0 < len(value) <= 20:
        raise Damaged("word_shape", field=field)
    return value


def rider_of(s: Race, name: Any, field: str) -> int:
    """A rider by his id."""
    if name not in s.names:
        raise Damaged("unknown_rider", field=field, value=shown(name), allowed=list(s.names))
    return s.names.index(name)


def cell_of(s: Race, name: Any, field: str) -> int:
    """A cell by its name; on a road of several laps the first one need not be said."""
    cells = ROADS[s.route].cell
    if isinstance(name, str):
        for told in (name, f"1:{name}"):
            if told in cells:
                return cells[told]
    raise Damaged("unknown_cell", field=field, value=shown(name))


def seat_of(s: Race, value: Any, field: str, least: int) -> int:
    """A seat by its index, or by its colour; `least` is -1 where it may be nobody's."""
    if isinstance(value, str) and value in s.colours[: s.teams]:
        return s.colours.index(value)
    return number(value, field, least, s.seats - 1)


def by_colour(s: Race, given: Any, usual: list[int], field: str) -> list[Any]:
    """A list, one for each seat; in a table of colours what is not told is as usual."""
    if not isinstance(given, Mapping):
        return list_of(given, field)
    for colour in given:
        one_of(colour, s.colours[: s.teams], field)
    told = [given.get(colour, value) for colour, value in zip(s.colours, usual, strict=False)]
    return told + usual[len(told) :]
