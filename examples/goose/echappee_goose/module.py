"""What the Game of the Goose offers, part by part: each is loaded when it is first asked for."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.parts import Plain, Study
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts

from .meta import META

if TYPE_CHECKING:
    from pygame_core.engine.core.game import Game

    from .state import Flock


class Goose(GameModule):
    """The whole game."""

    meta = META

    @cached_property
    def rules(self) -> "Game[Flock]":
        from .rules.game import GAME

        return GAME

    @cached_property
    def texts(self) -> Texts:
        from .texts.sentences import TEXTS

        return TEXTS

    @cached_property
    def drawing(self) -> Drawing:
        from .drawing.picture import DRAWING

        return DRAWING

    @cached_property
    def plain(self) -> Plain:
        from .plain import table

        return table

    @cached_property
    def levels(self) -> Mapping[int, Callable[[], object]]:
        from .bots.levels import LEVELS

        return LEVELS

    @cached_property
    def study(self) -> Study:
        from .lab import HOUSE_RULES, ahead

        return Study(house_rules=HOUSE_RULES, ahead=ahead)


MODULE = Goose()
