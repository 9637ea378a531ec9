"""What games give is what the contract asks for: nothing is missing, nothing is misspelt, flags and abilities agree."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pygame_core.bots.base import Bot
from pygame_core.engine import registry
from pygame_core.engine.contract.module import Abilities, GameModule
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import LEVELS
from pygame_core.engine.scenarios.words import words
from pygame_core.engine.show import Show
from tests.laws.tables import TABLES

GAMES = [meta.id for meta in registry.games()]
HOUSE = Path(registry.__file__).parents[2]
SHOWING = sorted(
    file for folder in ("web/app", "pygame_core/cli", "pygame_core/engine") for file in (HOUSE / folder).rglob("*.py")
)
ABILITIES = [name for name in vars(Abilities) if not name.startswith("_")]


def public(kind: type) -> set[str]:
    """The names of a class for others, its bases' among them."""
    return {name for name in dir(kind) if not name.startswith("_")}


def undeclared(found: object, contract: type) -> set[str]:
    """What an object offers and its contract does not know: abilities that nobody would ever ask for."""
    return public(type(found)) - public(contract) - set(getattr(contract, "__annotations__", ()))


def offered(game: GameModule) -> Iterator[Any]:
    """Every function that a game hands over."""
    for part in (game.texts, game.drawing):
        yield from (getattr(part, name) for name in public(type(part)))
    for name in ABILITIES:
        ability = getattr(game, name)
        yield from (getattr(ability, field.name) for field in fields(ability)) if is_dataclass(ability) else [ability]


def functions(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions of its game that stand in a module for others, by their names."""
    own = {name: each for name, each in vars(module).items() if inspect.isfunction(each) and not name.startswith("_")}
    return {name: each for name, each in own.items() if each.__module__.startswith("pygame_core.games.")}


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_required_is_there(game: str) -> None:
    found = registry.module(game)
    assert isinstance(found.rules, Game)
    assert isinstance(found.texts, Texts)
    assert isinstance(found.drawing, Drawing)
    assert found.meta is registry.meta(game) is found.rules.meta
    assert tuple(found.levels) == LEVELS
    assert all(isinstance(level(), Bot) for level in found.levels.values())
    assert {rule.name for rule in found.study.house_rules}
    assert found.texts.steps


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_offered_that_nobody_asks_for(game: str) -> None:
    found = registry.module(game)
    assert not undeclared(found, GameModule)
    assert not undeclared(found.texts, Texts)
    assert not undeclared(found.drawing, Drawing)


def test_a_misspelt_ability_is_found() -> None:
    class Misspelt(type(registry.module("vroom").texts)):  # type: ignore[misc]
        def counsle(self) -> str:
            return ""

    assert undeclared(Misspelt(), Texts) == {"counsle"}


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_and_picture_is_handed_over(game: str) -> None:
    found = registry.module(game)
    given = set(offered(found))
    for part in (found.texts, found.drawing):
        module = sys.modules[type(part).__module__]
        source = inspect.getsource(module)
        for name, function in functions(module).items():
            helps = len(re.findall(rf"(?<!def )\b{name}\(", source)) > 0
            assert function in given or helps, f"{module.__name__}.{name} is of no use"


@pytest.mark.parametrize("game", GAMES)
def test_flags_and_abilities_agree(game: str) -> None:
    found = registry.module(game)
    meta = found.meta
    assert meta.hidden == (found.secrets is not None)
    assert meta.open_table == (found.face_down is not None)
    assert meta.profile == (found.campaign is not None)
    assert bool(meta.by_link) == (found.letters is not None)
    assert found.face_down is None or found.secrets is not None
    assert found.practice is None or found.dragging is not None
    assert found.free_answers is None or found.rules.lists_free


@pytest.mark.parametrize("game", GAMES)
def test_events_that_are_treated_apart_are_events_of_the_game(game: str) -> None:
    found = registry.module(game)
    timing = found.drawing.timing
    named = {kind for field in fields(Timing) for kind in getattr(timing, field.name)}
    named |= set(found.film.kinds) if found.film else set()
    assert named <= set(words(game).events)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_as_large_as_is_said(game: str) -> None:
    table = next(table for table in TABLES if table.game == game)
    match, drawing = table.match(), registry.module(game).drawing
    view, show = match.view(match.asked[0] if match.asked[0] >= 0 else None), Show("en", tuple(match.game.meta.colours))
    board = drawing.board(view, show)
    width, height = drawing.canvas
    assert re.search(r'viewBox="([^"]*)"', board)[1] == f"0 0 {width} {height}"
    assert ('id="lens"' in board) == (registry.module(game).map is not None)


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
