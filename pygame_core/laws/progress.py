"""How far a game is, as the list of games tells it: a share of the way, and a few words in both languages."""

from pygame_core.engine import registry
from pygame_core.engine.texts.language import LANGUAGES

from .law import Scope, law
from .tables import Table, walk
from .texts import check


@law(Scope.USUAL, "`Texts.progress` gives a share from 0 to 1 and a few words.")
def every_game_says_how_far_it_is(table: Table) -> None:
    progress = registry.module(table.game).texts.progress
    for index, match in enumerate(walk(table.match(), seed=1)):
        for lang in LANGUAGES if index % 5 == 0 or match.over else ():
            far, words = progress(match.view(None), lang)
            assert 0 <= far <= 1
            check(lang, words)
