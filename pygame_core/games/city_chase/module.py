"""What City Chase offers, part by part: each is loaded when it is first asked for."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from pygame_core.engine.contract.letters import Letters
from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.parts import Pieces, Plain, Secrets, Study
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts

from .meta import META

if TYPE_CHECKING:
    from pygame_core.engine.core.game import Game

    from .state import Chase


class CityChase(GameModule):
    """The whole game."""

    meta = META

    @cached_property
    def rules(self) -> "Game[Chase]":
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
        from .drawing.curtain import drape
        from .texts.curtain import curtain

        return Secrets(words=curtain, drape=drape)

    @cached_property
    def pieces(self) -> Pieces:
        from .texts.crew import crew
        from .texts.hands import hands, in_hand, pad

        return Pieces(able=hands, piece_of=in_hand, crew=crew, pad=pad)

    @cached_property
    def letters(self) -> Letters:
        from .letters.mail import Letter, Mail
        from .texts.sentences import mail

        return Letters(begin=Mail, restore=Mail.from_text, open=Letter, words=mail)


MODULE = CityChase()
