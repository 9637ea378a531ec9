"""What games give is what the contract asks for: nothing is missing, nothing is misspelt, flags and abilities agree."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pygame_core.engine import registry
from pygame_core.engine.contract.words import Texts
from pygame_core.laws.parts import undeclared

GAMES = [meta.id for meta in registry.games()]
HOUSE = Path(registry.__file__).parents[2]
SHOWING = sorted(
    file for folder in ("web/app", "pygame_core/cli", "pygame_core/engine") for file in (HOUSE / folder).rglob("*.py")
)


def test_a_misspelt_ability_is_found() -> None:
    class Misspelt(type(registry.module("vroom").texts)):  # type: ignore[misc]
        def counsle(self) -> str:
            return ""

    assert undeclared(Misspelt(), Texts) == {"counsle"}


@pytest.mark.parametrize("file", SHOWING, ids=lambda file: file.name)
def test_who_shows_a_game_neither_guesses_its_parts_nor_writes_into_its_views(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            asked = ast.unparse(node)
            assert node.func.id != "hasattr", asked
            assert node.func.id != "getattr" or not re.search(r"\b(text|draw|module|drawing|texts)\b", asked), asked
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and isinstance(node.right, ast.Dict):
            assert not re.search(r"\bview\b", ast.unparse(node.left)), ast.unparse(node)


@pytest.mark.native
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_loaded_part_by_part(game: str) -> None:
    told = f"from pygame_core.engine import registry; import sys; registry.module({game!r}); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    folder = registry.folder(game)
    rooms = tuple(f"{folder}.{room}" for room in ("rules", "texts", "drawing", "bots", "lab", "plain", "letters"))
    assert f"{folder}.module" in loaded
    assert not [name for name in loaded if name.startswith(rooms)]
