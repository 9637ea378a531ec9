"""What VeloMaster offers, part by part: each is loaded when it is first asked for."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.parts import MapView, Picture, Pieces, Plain, Routes, ScoreSheets, Study
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts, View

from .meta import META

if TYPE_CHECKING:
    from pygame_core.engine.core.game import Game

    from .state import Race


class VeloMaster(GameModule):
    """The whole game."""

    meta = META

    @cached_property
    def rules(self) -> "Game[Race]":
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

    @cached_property
    def pieces(self) -> Pieces:
        from .texts.hands import hands, in_hand

        return Pieces(able=hands, piece_of=in_hand)

    @cached_property
    def routes(self) -> Routes:
        from .drawing.picture import goal
        from .texts.goals import goals, way

        return Routes(proposed=goals, words=way, picture=goal)

    @cached_property
    def map(self) -> MapView:
        from .drawing.picture import follow, minimap, own_riders

        return MapView(follow=follow, whole=minimap, own=own_riders)

    @cached_property
    def band(self) -> Picture:
        from .drawing.picture import profile

        return profile

    @cached_property
    def sheets(self) -> ScoreSheets:
        from .drawing.picture import all_sheets, sheets, standings

        return ScoreSheets(all=all_sheets, pages=sheets, rankings=standings)

    @cached_property
    def champion(self) -> Callable[[View], str]:
        from .drawing.picture import champion

        return champion


MODULE = VeloMaster()
