"""The keys of a scenario file and what each may hold: the format as data, and its check."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..core.refusals import Malformed, shown
from ..texts.language import LANGUAGES
from .toml_lines import Path, line_of


class Key(NamedTuple):
    """What one key may hold, in words and as a test."""

    allowed: str
    fits: Callable[[Any], bool]


Table = Mapping[str, Any]
Keys = Mapping[str, Key]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_words(value: Any) -> bool:
    return _is_text(value) or (
        isinstance(value, dict) and bool(value) and set(value) <= set(LANGUAGES) and all(map(_is_text, value.values()))
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_seat(value: Any) -> bool:
    return _is_text(value) or _is_number(value)


def _is_list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(fits, value))


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_row(value: Any) -> bool:
    return _is_text(value) or _is_table(value)


def _or_list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: fits(value) or _is_list_of(fits)(value)


TEXT = Key("text", _is_text)
WORDS = Key("text, or {fr = text, en = text}", _is_words)
FLAG = Key("true or false", lambda value: isinstance(value, bool))
NUMBER = Key("a whole number", _is_number)
TABLE = Key("a table", _is_table)
TABLES = Key("a list of tables", _is_list_of(_is_table))
SEAT = Key("a seat: its colour, name or index", _is_seat)
SEATS = Key("a seat, or a list of seats", _or_list_of(_is_seat))
TOKENS = Key("an answer, or a list of answers", _or_list_of(_is_text))
EVENTS = Key("a list of event kinds, or of tables with kind", _is_list_of(_is_row))
ANYTHING = Key("anything", lambda _: True)

TOP: Mapping[str, Key] = {
    "game": TEXT,
    "title": WORDS,
    "about": WORDS,
    "players": NUMBER,
    "seats": Key("a list of colours, or of tables with name, colour, kind, level", _is_list_of(_is_row)),
    "options": TABLE,
    "seed": NUMBER,
    "position": TABLE,
    "steps": TABLES,
    "expect": TABLE,
    "over": FLAG,
    "result": TABLE,
    "bad_options": TEXT,
    "bad_position": TEXT,
}
STEP: Mapping[str, Key] = {
    "by": SEAT,
    "do": TOKENS,
    "say": WORDS,
    "asked": SEATS,
    "asked_not": SEATS,
    "offers": TOKENS,
    "offers_only": TOKENS,
    "offers_not": TOKENS,
    "refuses": TABLES,
    "events": EVENTS,
    "events_not": EVENTS,
    "expect": TABLE,
    "views": TABLES,
    "over": FLAG,
    "result": TABLE,
}
# What a seat's values may be is the table's check, so that a scenario can tell of a bad one.
SEAT_ROW: Mapping[str, Key] = dict.fromkeys(("name", "colour", "kind", "level"), ANYTHING)
REFUSAL_ROW: Mapping[str, Key] = {"by": SEAT, "do": TEXT, "code": TEXT}
VIEW_ROW: Mapping[str, Key] = {"seat": SEAT, "expect": TABLE, "hides": TOKENS}


def check_shape(body: Mapping[str, Any], lines: Mapping[Path, int]) -> None:
    """Refuse an unknown key, a value of the wrong type, a missing key."""
    check = _Check(lines)
    check.table(body, TOP, (), ("game",))
    check.rows(body, "seats", SEAT_ROW, (), ())
    for index, step in enumerate(body.get("steps", ())):
        path: Path = ("steps", index)
        check.table(step, STEP, path)
        check.rows(step, "refuses", REFUSAL_ROW, path, ("do", "code"))
        check.rows(step, "views", VIEW_ROW, path, ("seat",))
        check.events(step, path)
    if body.keys() & {"bad_position", "bad_options"}:
        without = {name: key for name, key in TOP.items() if name not in ("steps", "expect", "over", "result")}
        check.table(body, without, ())


class _Check:
    def __init__(self, lines: Mapping[Path, int]) -> None:
        self.lines = lines

    def rows(self, table: Table, name: str, keys: Keys, path: Path, required: tuple[str, ...]) -> None:
        for index, row in enumerate(table.get(name, ())):
            if isinstance(row, dict):
                self.table(row, keys, (*path, name, index), required)

    def table(self, table: Table, keys: Keys, path: Path, required: tuple[str, ...] = ()) -> None:
        for name, value in table.items():
            if name not in keys:
                raise Malformed("scenario_key", line=self.line(path, name), key=shown(name), allowed=list(keys))
            if not keys[name].fits(value):
                line, allowed = self.line(path, name), [keys[name].allowed]
                raise Malformed("scenario_value", line=line, key=name, value=shown(value), allowed=allowed)
        self.required(table, path, required, ", ".join(keys))

    def required(self, table: Mapping[str, Any], path: Path, names: tuple[str, ...], allowed: str) -> None:
        for name in names:
            if name not in table:
                raise Malformed("scenario_missing", line=line_of(self.lines, path), key=name, allowed=[allowed])

    def events(self, step: Table, path: Path) -> None:
        for key in ("events", "events_not"):
            for n, event in enumerate(step.get(key, ())):
                if isinstance(event, dict):
                    self.required(event, (*path, key, n), ("kind",), "a kind and what is known of it")

    def line(self, path: Path, name: str) -> int:
        return line_of(self.lines, (*path, name))
