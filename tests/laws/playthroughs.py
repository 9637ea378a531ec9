"""Recorded games: `python -m tests.laws.playthroughs` writes what is missing (delete what a new rule changes)."""

from pathlib import Path

from pygame_core.engine.match.match import Match
from tests.laws.tables import USUAL, Table, played

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
SEED = 20


def file_of(table: Table) -> Path:
    return FOLDER / f"{table.game}-{table.players}.txt"


def transcript(table: Table) -> str:
    """Every answer of a random game, with its seat and the checksum of the state after it."""
    return _told(played(table, SEED))


def followed(table: Table, recorded: str) -> str:
    """The same of the answers that were recorded, each of which is still offered."""
    match, lines = table.match(SEED), recorded.splitlines()
    while not match.over:
        _, seat, token = lines[len(match.log)].split(maxsplit=2)
        choices = match.choices_by_seat[int(seat)]
        assert not choices or token in [choice.token for choice in choices], token
        match.answer(int(seat), token)
    return _told(match)


def _told(match: Match) -> str:
    lines = [f"{entry.checksum:04x} {entry.seat:>2} {entry.token}" for entry in match.log]
    return "\n".join([*lines, f"result {match.state.result}", ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for missing in [table for table in USUAL if not file_of(table).exists()]:
        file_of(missing).write_text(transcript(missing), encoding="utf-8")
