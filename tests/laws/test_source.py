"""What the rules' source may not do: draw or copy behind the engine's back, or lean on anything from outside."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygame_core

ROOT = Path(pygame_core.__file__).parent
SOURCES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("games/**/*.py")])
FORBIDDEN = {
    "copy",
    "random",
    "secrets",
    "time",
    "datetime",
    "threading",
    "asyncio",
    "socket",
    "subprocess",
    "pickle",
    "uuid",
}
VERBS = {"eval", "exec", "deepcopy", "open", "input", "print", "hash", "id", "set_trace"}
COMPILES = {"engine/core/state.py": {"exec"}}
"""What one source alone may call: copies of states are compiled from the names of their fields, as dataclasses make
their methods; nothing else goes into that text."""

pytestmark = pytest.mark.native


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").split(".")[0]


def called(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


@pytest.mark.parametrize("source", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_but_the_standard_library_and_no_chance_of_its_own(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    modules = set(imported(tree))
    assert modules <= sys.stdlib_module_names | {"pygame_core"}
    assert not modules & FORBIDDEN
    assert not set(called(tree)) & (VERBS - COMPILES.get(source.relative_to(ROOT).as_posix(), set()))


def test_the_engine_names_no_game_but_in_its_registry() -> None:
    names = {folder.name for folder in (ROOT / "games").iterdir() if (folder / "meta.py").exists()}
    names |= {name.replace("_", "-") for name in names}
    for source in ROOT.glob("engine/**/*.py"):
        text = source.read_text(encoding="utf-8")
        assert source.name == "registry.py" or not [name for name in names if name in text]


def test_one_place_asks_a_game_for_the_sentence_of_a_refusal() -> None:
    """Whoever asked the engine's sentences or a game's texts would forget one of the two."""
    rooms = (ROOT / "engine", ROOT / "cli", ROOT / "bots", ROOT / "tables", ROOT.parent / "web" / "app")
    for source in [file for room in rooms for file in room.rglob("*.py")]:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        asked = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "refusal"]
        own = [node for node in asked if isinstance(node.value, ast.Name) and node.value.id in ("self", "terminal")]
        own += [
            node for node in asked if isinstance(node.value, ast.Attribute) and node.value.attr in ("terminal", "table")
        ]
        assert source.name == "telling.py" or asked == own, source.name
