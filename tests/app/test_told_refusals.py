"""A position that cannot be is told in its game's words, wherever it comes in: link screen, saves, command line."""

import html
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from pygame_core.cli import main
from pygame_core.engine import registry
from pygame_core.engine.core.options import check_table
from pygame_core.engine.core.refusals import BadOption, Damaged, Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.texts import refusals
from pygame_core.engine.texts.telling import told
from tests.app.tables import Page
from tests.fuzz import targets

EACH = 3
GAMES = [meta.id for meta in registry.games()]


@cache
def impossible() -> dict[str, list[tuple[str, Refusal]]]:
    """Links to positions that a game itself refuses, some of each game, and what it says of them."""
    found: dict[str, list[tuple[str, Refusal]]] = {game: [] for game in GAMES}
    for seed in range(1500):
        link = targets.crossed(Random(f"told {seed}"))
        try:
            links.open_link(link, 1)
        except Refusal as refused:
            if refused.game and own(refused) and len(found[refused.game]) < EACH:
                found[refused.game].append((link, refused))
        if all(len(some) == EACH for some in found.values()):
            return found
    raise AssertionError(found)


def own(refused: Refusal) -> bool:
    """Whether the game has words for it that the engine has not."""
    said = registry.module(refused.game).texts.refusal(refused, (), "en")
    return bool(said != refusals.refusal(refused, (), "en"))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_position_is_told_alike_everywhere(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for link, refused in impossible()[game]:
        sentence = registry.module(game).texts.refusal(refused, (), lang)
        page = Page(f"#/link/{link}", {}, languages=(lang,))
        assert sentence in html.unescape(page.regions["app"])
        assert main(["replay", link, "--lang", lang]) == 2
        assert sentence in capsys.readouterr().err


def test_a_save_says_of_which_game_it_was() -> None:
    for body in targets.bodies()[::9]:
        with pytest.raises(Damaged) as caught:
            saves.load(targets.seal_save(body | {"position": {"nonsense": 1}}))
        assert caught.value.game == body["game"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_that_cannot_play_is_told_with_the_rule_that_forbids_it(lang: str) -> None:
    meta = registry.meta("velomaster")
    seats = (*meta.seats(1, 4), replace(meta.seats(1, 2)[1], name="Lou"))
    with pytest.raises(BadOption) as caught:
        check_table(meta, {"level": "expert"}, seats)
    rows = [[seat.name, seat.colour, seat.kind, seat.level] for seat in seats]
    link = targets.packed({"game": meta.id, "rules": 1, "options": {"level": "expert"}, "seats": rows})
    page = Page(f"#/link/{link}", {}, languages=(lang,))
    assert told(caught.value, (), lang) in html.unescape(page.regions["app"])
