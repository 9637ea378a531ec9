"""The words that scenarios may use are those that the games use: codes that are raised, events that happen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygame_core
from pygame_core.engine import registry
from pygame_core.engine.scenarios.words import words
from tests.laws.tables import TABLES, Table, walk

HOUSE = Path(pygame_core.__file__).parent / "games"
KINDS = {"Illegal": "answers", "NotAsked": "answers", "BadOption": "tables", "Damaged": "positions"}
ELSEWHERE = ("post_", "save_", "link_", "profile_")
"""How codes begin that no scenario can meet: those of letters, saves, links, campaigns."""


def raised(folder: Path) -> Iterator[tuple[str, str]]:
    """Every code that a source of a game names, and which kind of word it is."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield KINDS[node.func.id], code.value


@pytest.mark.native
@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_every_code_that_a_game_raises_may_be_named(game: str) -> None:
    known = words(game)
    missing = {
        (kind, code) for kind, code in raised(HOUSE / game.replace("-", "_")) if code not in getattr(known, kind)
    }
    assert {(kind, code) for kind, code in missing if not code.startswith(ELSEWHERE)} == set()


@pytest.mark.native
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_event_and_fact_may_be_named(table: Table) -> None:
    match, known = table.match(seed=51), words(table.game).events
    for _ in walk(match, seed=52):
        pass
    for event in (event for events in match.events for event in events):
        facts = {"kind_of" if name == "kind" else name for name in event.data}
        assert facts <= set(known[event.kind]), event.kind
