"""Results on disk: a Parquet file for each block that is done, and all of them as one table at the end.

A block's file appears whole or not at all, so a run may be killed at any moment; whoever comes next sees what is done.
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .blocks import Row, Rows
from .faults import Fault

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_WHERE = {"game_id": "VARCHAR", "rules_version": "INTEGER", "code": "VARCHAR", "commit": "VARCHAR"}
GAMES = {
    "arm": "INTEGER", "game": "BIGINT", "dice": "BIGINT", "rotation": "INTEGER", "seed": "BIGINT", "seats": "VARCHAR[]",
    "options": "VARCHAR", "house": "VARCHAR", "winners": "INTEGER[]", "reason": "VARCHAR", "ranking": "VARCHAR",
    "answers": "INTEGER", "counts": "VARCHAR", "lead_changes": "INTEGER", "decided": "DOUBLE", "openings": "VARCHAR[]",
    "played": "VARCHAR", **_WHERE,
}  # fmt: skip
"""The columns of a game's row. `counts`, `options`, `house` and `ranking` are JSON."""
ANSWERS = {
    "arm": "INTEGER", "game": "BIGINT", "number": "INTEGER", "seat": "INTEGER", "player": "VARCHAR", "step": "VARCHAR",
    "answer": "VARCHAR", "offered": "VARCHAR[]",
}  # fmt: skip
"""The columns of an answer's row."""
_KINDS = {"games": GAMES, "answers": ANSWERS}


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.blocks = folder / "blocks"

    def open(self, experiment_text: str, marks: dict[str, Any]) -> None:
        """Begin, or go on with the same experiment at the same state of the program. Raises Fault otherwise."""
        self.blocks.mkdir(parents=True, exist_ok=True)
        told = self.marks()
        if told and told["key"] != marks["key"]:
            raise Fault("other_experiment", folder=self.folder)
        if told and told["code"] != marks["code"]:
            raise Fault("other_code", folder=self.folder, there=told["code"])
        if not told:
            _put(self.folder / "experiment.toml", experiment_text)
            _put(self.folder / "run.json", json.dumps(marks, indent=2))

    def marks(self) -> dict[str, Any]:
        """What belongs to all games of the run; empty where nothing has begun."""
        with suppress(OSError, ValueError):
            found: dict[str, Any] = json.loads((self.folder / "run.json").read_text("utf-8"))
            return found
        return {}

    def has(self, arm: int, block: int) -> bool:
        """Whether a block is done."""
        return self._file(arm, block, "games").exists()

    def put(self, arm: int, block: int, rows: Rows, marks: dict[str, Any]) -> None:
        """Keep a block. Its games come last: where they are, all is."""
        where = {name: marks[name] for name in _WHERE}
        if rows.answers:
            self._write(self._file(arm, block, "answers"), rows.answers, ANSWERS)
        self._write(self._file(arm, block, "games"), [row | where for row in rows.games], GAMES)

    def finish(self, done: dict[int, int]) -> None:
        """Put the blocks together: of each arm so many."""
        with connection() as duck:
            for kind in _KINDS:
                files = [self._file(arm, block, kind) for arm, count in done.items() for block in range(count)]
                if there := [str(file) for file in files if file.exists()]:
                    order = "arm, game" if kind == "games" else "arm, game, number"
                    query = f"SELECT * FROM read_parquet(?) ORDER BY {order}"
                    _copy(duck, query, [there], self.folder / f"{kind}.parquet")

    def _file(self, arm: int, block: int, kind: str) -> Path:
        return self.blocks / f"{arm:03}-{block:06}.{kind}.parquet"

    def _write(self, target: Path, rows: Sequence[Row], columns: dict[str, str]) -> None:
        lines = target.with_suffix(".jsonl")
        lines.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        told = ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items())
        with connection() as duck:
            _copy(
                duck,
                f"SELECT * FROM read_json(?, columns={{{told}}}, format='newline_delimited')",
                [str(lines)],
                target,
            )
        lines.unlink()


def connection() -> "DuckDBPyConnection":
    """DuckDB in memory. Raises Fault where it is not installed."""
    try:
        import duckdb
    except ImportError as error:
        raise Fault("extra", name="duckdb") from error
    duck: DuckDBPyConnection = duckdb.connect(config={"threads": 1})
    duck.execute("SET enable_progress_bar = false")
    return duck


def tables(folder: Path) -> "DuckDBPyConnection":
    """The results of a run as tables `games` and `answers`, whether it has come to its end or not."""
    duck = connection()
    for kind, columns in _KINDS.items():
        whole = folder / f"{kind}.parquet"
        parts = [whole] if whole.exists() else sorted(folder.glob(f"blocks/*.{kind}.parquet"))
        files = [str(file) for file in parts]
        if files:
            duck.read_parquet(files).create(kind)
        elif kind == "games":
            raise Fault("no_results", folder=folder)
        else:
            duck.execute(f"CREATE TABLE {kind} ({', '.join(f'{name} {type_}' for name, type_ in columns.items())})")
    return duck


def _copy(duck: "DuckDBPyConnection", query: str, values: Iterable[Any], target: Path) -> None:
    half = target.with_suffix(".part")
    name = str(half).replace("'", "''")
    duck.execute(f"COPY ({query}) TO '{name}' (FORMAT parquet, COMPRESSION zstd)", list(values))
    half.replace(target)


def _put(target: Path, text: str) -> None:
    half = target.with_suffix(".part")
    half.write_text(text, "utf-8")
    half.replace(target)
