"""What Vroom Vroom offers, part by part: each is loaded when it is first asked for."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from pygame_core.engine.contract.campaign import Campaign
from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.parts import Dragging, FaceDown, Film, Picture, Plain, Practice, Secrets, Study
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts

from .meta import META

if TYPE_CHECKING:
    from pygame_core.engine.core.game import Game

    from .state import Rally


class Vroom(GameModule):
    """The whole game."""

    meta = META

    @cached_property
    def rules(self) -> "Game[Rally]":
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
        from .lab import HOUSE_RULES

        return Study(house_rules=HOUSE_RULES)

    @cached_property
    def secrets(self) -> Secrets:
        from .drawing.picture import curtain as drape
        from .texts.finale import curtain

        return Secrets(words=curtain, drape=drape)

    @cached_property
    def face_down(self) -> FaceDown:
        from .drawing.picture import card
        from .texts.sentences import face_down, glance

        return FaceDown(look=glance, turned=face_down, card=card)

    @cached_property
    def dragging(self) -> Dragging:
        from .drawing.picture import rolls
        from .hand.control import like, take
        from .texts.questions import manners

        return Dragging(take=take, like=like, manners=manners, rolls=rolls)

    @cached_property
    def practice(self) -> Practice:
        from .hand.practice import after, table
        from .texts.sentences import practice

        return Practice(words=practice, table=table, after=after)

    @cached_property
    def strip(self) -> Picture:
        from .drawing.picture import strip

        return strip

    @cached_property
    def film(self) -> Film:
        from .drawing.picture import MOVES, film

        return Film(kinds=MOVES, frames=film)

    @cached_property
    def campaign(self) -> Campaign:
        from .campaign import profile
        from .drawing.picture import garage

        return Campaign(rules=profile, picture=garage)


MODULE = Vroom()
