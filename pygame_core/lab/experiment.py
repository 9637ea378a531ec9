"""An experiment: which tables play how many games, what is compared, what is recorded. Read strictly from TOML."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import product
from json import dumps
from typing import Any, NamedTuple

from pygame_core.engine import registry
from pygame_core.engine.core.house import HouseRule
from pygame_core.engine.core.options import MOST_SEED
from pygame_core.engine.core.refusals import shown
from pygame_core.engine.scenarios import toml_lines
from pygame_core.engine.scenarios.toml_lines import Path, line_of

from . import players
from .faults import Fault

RECORDS = ("results", "lengths", "counts", "closeness", "openings", "answers")
_USUAL = RECORDS[:-1]
_MOST_GAMES = 100_000_000
_MOST_SEED = MOST_SEED // 1_000_003 - 1
_KEYS = ("game", "title", "question", "seed", "seats", "games", "record", "options", "house", "grid", "until", "pairs")
_UNTIL = ("share", "most")
_PAIR = ("name", "change", "against")


class Table(NamedTuple):
    """One table of an experiment: who sits there, with which options and house rules."""

    name: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    house: Mapping[str, int]


class Comparison(NamedTuple):
    """Two ways to play on the same dice, as pairs of tables: what it is without, and what with the change."""

    name: str
    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Experiment:
    """One experiment file, checked."""

    game: str
    title: str
    question: str
    seed: int
    tables: tuple[Table, ...]
    comparisons: tuple[Comparison, ...]
    games: int
    """How many games each table plays; with `narrow` the most of them."""
    narrow: float = 0.0
    """How wide the widest interval of a seat's share may be at the end; 0 where the number of games decides."""
    record: tuple[str, ...] = _USUAL
    rules_version: int = field(default=1)

    @property
    def key(self) -> str:
        """The same for the same games: what is played, and how it is recorded."""
        tables = [[list(table.seats), dict(table.options), dict(table.house)] for table in self.tables]
        parts = [self.game, self.rules_version, self.seed, tables, self.games, self.narrow, self.record]
        return sha256(dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def house_rules(game_id: str) -> dict[str, HouseRule]:
    """The house rules that a game allows, by their names."""
    return {rule.name: rule for rule in registry.module(game_id).study.house_rules}


def parse(text: str) -> Experiment:
    """The experiment of a text. Raises Fault, with the line and what is allowed there."""
    return _Reader(text).experiment()


class _Reader:
    def __init__(self, text: str) -> None:
        try:
            self.body: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise Fault("unreadable", line=_line_in(str(error), text), fault=str(error)[:80]) from error
        self.lines = toml_lines.line_numbers(text)

    def experiment(self) -> Experiment:
        body = self.body
        self.keys(body, _KEYS, ())
        for name in ("game", "seats"):
            if name not in body:
                raise Fault("missing", key=name)
        if ("games" in body) == ("until" in body):
            self.wrong(("until",) if "until" in body else ("games",), "", "games, or [until], and not both")
        self.game = self.one_of(("game",), [meta.id for meta in registry.games()])
        self.options = {option.name for option in registry.meta(self.game).options}
        self.house = house_rules(self.game)
        base = self.base()
        tables, comparisons = self.arms(base)
        narrow, games = self.size()
        return Experiment(
            self.game, self.text("title"), self.text("question"), self.number(("seed",), 1, 0, _MOST_SEED),
            tuple(tables), tuple(comparisons), games, narrow, self.record(), registry.meta(self.game).rules_version,
        )  # fmt: skip

    # --- values ----------------------------------------------------------------------------------------------

    def at(self, path: Path) -> Any:
        found: Any = self.body
        for part in path:
            found = found[part]
        return found

    def keys(self, table: Any, allowed: Sequence[str], path: Path) -> None:
        if not isinstance(table, dict):
            self.wrong(path, table, "a table")
        for name in table:
            if name not in allowed:
                line = line_of(self.lines, (*path, name))
                raise Fault("key", line=line, key=shown(name), allowed=", ".join(allowed))

    def wrong(self, path: Path, value: Any, allowed: str) -> None:
        key = next((str(part) for part in reversed(path) if isinstance(part, str)), "-")
        raise Fault("value", line=line_of(self.lines, path), key=key, value=shown(value), allowed=allowed)

    def text(self, name: str) -> str:
        value = self.body.get(name, "")
        if not isinstance(value, str):
            self.wrong((name,), value, "a text")
        return str(value)

    def one_of(self, path: Path, allowed: Sequence[str]) -> str:
        value = self.at(path)
        if value not in allowed:
            self.wrong(path, value, ", ".join(allowed))
        return str(value)

    def number(self, path: Path, usual: int, least: int, most: int) -> int:
        value = self.body.get(str(path[0]), usual) if len(path) == 1 else self.at(path)
        if type(value) is not int or not least <= value <= most:
            self.wrong(path, value, f"{least}..{most}")
        return int(value)

    def record(self) -> tuple[str, ...]:
        given = self.body.get("record", list(_USUAL))
        if not isinstance(given, list) or not all(one in RECORDS for one in given):
            self.wrong(("record",), given, ", ".join(RECORDS))
        return tuple(name for name in RECORDS if name in given or name == "results")

    def size(self) -> tuple[float, int]:
        if "until" not in self.body:
            return 0.0, self.number(("games",), 1, 1, _MOST_GAMES)
        until = self.body["until"]
        self.keys(until, _UNTIL, ("until",))
        for name in _UNTIL:
            if name not in until:
                raise Fault("missing", key=f"until.{name}")
        share = until["share"]
        if not isinstance(share, float) or not 0.001 <= share < 1:
            self.wrong(("until", "share"), share, "0.001 ... 0.999")
        return share, self.number(("until", "most"), 1, 1, _MOST_GAMES)

    # --- tables ----------------------------------------------------------------------------------------------

    def base(self) -> Table:
        seats = self.seats(self.body["seats"], ("seats",))
        for name in ("options", "house"):
            self.keys(self.body.get(name, {}), sorted(self.options if name == "options" else self.house), (name,))
        house = self.body.get("house", {})
        for name, value in house.items():
            self.tuned(name, value, ("house", name))
        return Table("", seats, dict(self.body.get("options", {})), dict(house))

    def seats(self, given: Any, path: Path) -> tuple[str, ...]:
        if not isinstance(given, list) or not given or not all(isinstance(one, str | int) for one in given):
            self.wrong(path, given, 'a list of players, such as ["2", "2", "random"]')
        names = tuple(map(str, given))
        for index, name in enumerate(names):
            if not players.known(name):
                line = line_of(self.lines, (*path, index))
                raise Fault("player", line=line, value=shown(name), allowed=", ".join(players.installed()) or "-")
        return names

    def tuned(self, name: str, value: Any, path: Path) -> None:
        if not self.house[name].allows(value):
            self.wrong(path, value, self.house[name].allowed)

    def changed(self, table: Table, changes: Mapping[str, Any], path: Path) -> Table:
        """A table with some of its options, house rules or seats changed, named after what has changed."""
        self.keys(changes, sorted({*self.options, *self.house, "seats"}), path)
        seats, options, house = table.seats, dict(table.options), dict(table.house)
        for name, value in changes.items():
            if name == "seats":
                seats = self.seats(value, (*path, name))
            elif name in self.house and name not in self.options:
                self.tuned(name, value, (*path, name))
                house[name] = value
            else:
                options[name] = value
        told = [f"{name} = {toml_lines.inline(value)}" for name, value in changes.items()]
        return Table(", ".join(filter(None, [table.name, *told])), seats, options, house)

    def arms(self, base: Table) -> tuple[list[Table], list[Comparison]]:
        grid = self.grid()
        places = [*product(*(range(len(values)) for values in grid.values()))]
        tables = [self.gridded(base, grid, place) for place in places]
        comparisons = self.factors(grid, places)
        for index, _ in enumerate(self.pair_rows()):
            comparisons.append(self.pair(base, index, tables))
        if not grid and comparisons and not any(0 in pair for one in comparisons for pair in one.pairs):
            comparisons = [Comparison(one.name, tuple((a - 1, b - 1) for a, b in one.pairs)) for one in comparisons]
            del tables[0]
        self.check_chairs(tables, comparisons)
        return tables, comparisons

    def grid(self) -> dict[str, list[Any]]:
        grid = self.body.get("grid", {})
        self.keys(grid, sorted({*self.options, *self.house, "seats"}), ("grid",))
        for name, values in grid.items():
            if not isinstance(values, list) or not values:
                self.wrong(("grid", name), values, "a list of values")
            if len(values) < 2:
                raise Fault("nothing", line=line_of(self.lines, ("grid", name)), key=name)
        return dict(grid)

    def gridded(self, base: Table, grid: Mapping[str, list[Any]], place: tuple[int, ...]) -> Table:
        changes = {name: values[index] for (name, values), index in zip(grid.items(), place, strict=True)}
        return self.changed(base, changes, ("grid",))

    def factors(self, grid: Mapping[str, list[Any]], places: list[tuple[int, ...]]) -> list[Comparison]:
        """Each value of each list against the first one, all else the same."""
        found = []
        for at, (name, values) in enumerate(grid.items()):
            for index in range(1, len(values)):
                with_ = [place for place in places if place[at] == index]
                pairs = [(places.index((*place[:at], 0, *place[at + 1 :])), places.index(place)) for place in with_]
                told = f"{name}: {toml_lines.inline(values[0])} → {toml_lines.inline(values[index])}"
                found.append(Comparison(told, tuple(pairs)))
        return found

    def pair_rows(self) -> list[Any]:
        rows = self.body.get("pairs", [])
        if not isinstance(rows, list):
            self.wrong(("pairs",), rows, "[[pairs]]")
        return list(rows)

    def pair(self, base: Table, index: int, tables: list[Table]) -> Comparison:
        path: Path = ("pairs", index)
        row = self.body["pairs"][index]
        self.keys(row, _PAIR, path)
        if not row.get("change"):
            raise Fault("nothing", line=line_of(self.lines, path), key="pairs")
        ends = [self.changed(base, row.get(name, {}), (*path, name)) for name in ("against", "change")]
        if ends[0][1:] == ends[1][1:]:
            raise Fault("nothing", line=line_of(self.lines, path), key="pairs")
        return Comparison(str(row.get("name", ends[1].name)), ((_place(tables, ends[0]), _place(tables, ends[1])),))

    def check_chairs(self, tables: list[Table], comparisons: list[Comparison]) -> None:
        for comparison in comparisons:
            if any(len(tables[one].seats) != len(tables[other].seats) for one, other in comparison.pairs):
                raise Fault("chairs", name=comparison.name)


def _place(tables: list[Table], table: Table) -> int:
    """Where a table stands; it is added where none plays the same."""
    for index, other in enumerate(tables):
        if other[1:] == table[1:]:
            return index
    tables.append(table)
    return len(tables) - 1


def _line_in(message: str, text: str) -> int:
    """The line that a reader of TOML complains of; the last one when it missed something at the end."""
    told = re.search(r"line (\d+)", message)
    return int(told[1]) if told else max(1, len(text.splitlines()))
