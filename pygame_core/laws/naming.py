"""The words that scenarios may use are those that the games use: codes that are raised, events that happen."""

import ast
from collections.abc import Iterator
from pathlib import Path

from pygame_core.engine.scenarios.words import words

from .law import Scope, law
from .tables import Table, home, walk

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


@law(Scope.GAME, "Write the code into `scenario_words.toml`, so that scenarios may name it.", source=True)
def every_code_that_a_game_raises_may_be_named(game: str) -> None:
    known = words(game)
    missing = {(kind, code) for kind, code in raised(home(game)) if code not in getattr(known, kind)}
    assert {(kind, code) for kind, code in missing if not code.startswith(ELSEWHERE)} == set()


@law(Scope.EVERY, "Write the event with all its facts into `scenario_words.toml`.", source=True)
def every_event_and_fact_may_be_named(table: Table) -> None:
    match, known = table.match(seed=51), words(table.game).events
    for _ in walk(match, seed=52):
        pass
    for event in (event for events in match.events for event in events):
        facts = {"kind_of" if name == "kind" else name for name in event.data}
        assert facts <= set(known[event.kind]), event.kind
