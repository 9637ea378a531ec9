"""What games give is what the contract asks for: nothing is missing, nothing is misspelt, flags and abilities agree."""

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any

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

from .law import Scope, law
from .tables import Table

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


def functions(module: ModuleType, folder: str) -> dict[str, Callable[..., Any]]:
    """The functions of its game that stand in a module for others, by their names."""
    own = {name: each for name, each in vars(module).items() if inspect.isfunction(each) and not name.startswith("_")}
    return {name: each for name, each in own.items() if each.__module__.startswith(folder)}


@law(
    Scope.GAME,
    "`MODULE` in `module.py` gives rules, texts, drawing, plain, three levels and a study with a house rule at least.",
)
def all_that_is_required_is_there(game: str) -> None:
    found = registry.module(game)
    assert isinstance(found.rules, Game)
    assert isinstance(found.texts, Texts)
    assert isinstance(found.drawing, Drawing)
    assert found.meta is registry.meta(game) is found.rules.meta
    assert tuple(found.levels) == LEVELS
    assert all(isinstance(level(), Bot) for level in found.levels.values())
    assert {rule.name for rule in found.study.house_rules}
    assert found.texts.steps


@law(Scope.GAME, "The name is not in the contract: is it misspelt? What nobody asks for begins with an underscore.")
def nothing_is_offered_that_nobody_asks_for(game: str) -> None:
    found = registry.module(game)
    assert not undeclared(found, GameModule)
    assert not undeclared(found.texts, Texts)
    assert not undeclared(found.drawing, Drawing)


@law(
    Scope.GAME,
    "A public function of `texts` or `drawing` that nobody uses: hand it over in the class, or take it away.",
    source=True,
)
def every_sentence_and_picture_is_handed_over(game: str) -> None:
    found = registry.module(game)
    given = {each for each in offered(found) if callable(each)}
    for part in (found.texts, found.drawing):
        module = sys.modules[type(part).__module__]
        source = inspect.getsource(module)
        for name, function in functions(module, registry.folder(game)).items():
            helps = re.search(rf"(?<!def )\b{name}\(|\bof_\w+\({name}\)", source)
            assert function in given or helps, f"{module.__name__}.{name} is of no use"


@law(
    Scope.GAME,
    "`Meta` says that a game can do something, `module.py` gives the object that does it: the two must agree.",
)
def flags_and_abilities_agree(game: str) -> None:
    found = registry.module(game)
    meta = found.meta
    assert meta.hidden == (found.secrets is not None)
    assert meta.open_table == (found.face_down is not None)
    assert meta.profile == (found.campaign is not None)
    assert bool(meta.by_link) == (found.letters is not None)
    assert found.face_down is None or found.secrets is not None
    assert found.practice is None or found.dragging is not None
    assert found.free_answers is None or found.rules.lists_free


@law(Scope.GAME, "`Drawing.timing` names an event that `scenario_words.toml` does not have.")
def events_that_are_treated_apart_are_events_of_the_game(game: str) -> None:
    found = registry.module(game)
    timing = found.drawing.timing
    named = {kind for field in fields(Timing) for kind in getattr(timing, field.name)}
    named |= set(found.film.kinds) if found.film else set()
    assert named <= set(words(game).events)


@law(
    Scope.GAME,
    'The board\'s `viewBox` is `0 0 width height` of `Drawing.canvas`; `id="lens"` stands in it only where there is '
    "a map.",
)
def the_board_is_as_large_as_is_said(game: str) -> None:
    table = Table(game, registry.meta(game).default_players)
    match, drawing = table.match(), registry.module(game).drawing
    view, show = match.view(match.asked[0] if match.asked[0] >= 0 else None), Show("en", tuple(match.game.meta.colours))
    board = drawing.board(view, show)
    width, height = drawing.canvas
    assert f'viewBox="0 0 {width} {height}"' in board
    assert ('id="lens"' in board) == (registry.module(game).map is not None)
