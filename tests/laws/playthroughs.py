"""Recorded games: `python -m tests.laws.playthroughs` writes what is missing (delete what a new rule changes)."""

from pathlib import Path

from tests.laws.tables import USUAL, Table, played

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
SEED = 20


def file_of(table: Table) -> Path:
    return FOLDER / f"{table.game}-{table.players}.txt"


def transcript(table: Table) -> str:
    """Every answer of a random game, with its seat and the checksum of the state after it."""
    match = played(table, SEED)
    lines = [f"{entry.checksum:04x} {entry.seat:>2} {entry.token}" for entry in match.log]
    return "\n".join([*lines, f"result {match.state.result}", ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for missing in [table for table in USUAL if not file_of(table).exists()]:
        file_of(missing).write_text(transcript(missing), encoding="utf-8")
