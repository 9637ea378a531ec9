"""The pages that are shown ahead of Python: what its own app paints for somebody new, for each door of each game."""

import re
from dataclasses import replace

import pytest

from pygame_core.engine import registry
from pygame_core.engine.match.match import Match
from tools import rehearse
from tools.site import Files

pytestmark = pytest.mark.native
SHOWS = {
    "first": 'id="first-play"',
    "table": 'id="table"',
    "table-named": rehearse.NAMED,
    "rules": "</h2>",
    "new": 'id="setup"',
    "learn": "#/learn/",
    "lesson": 'class="lesson',
}


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
@pytest.mark.parametrize("lang", rehearse.LANGUAGES)
def test_each_door_leads_to_a_page_that_was_rehearsed(files: Files, build: str, game: str, lang: str) -> None:
    for part, sign in SHOWS.items():
        for kind in rehearse.SCREENS:
            markup = files[f"{build}/ahead/{lang}/{game}/{part}{kind}.txt"].decode()
            assert sign in markup, f"{part}{kind}"
            assert part == "table-named" or rehearse.NAMED not in markup


def test_a_first_table_shows_board_aim_and_question_in_its_language(files: Files, build: str) -> None:
    for meta in registry.games():
        for lang, words in (("fr", "C’est parti"), ("en", "Let’s go")):
            table = files[f"{build}/ahead/{lang}/{meta.id}/table.txt"].decode()
            assert f'id="board-{meta.id}"' in table
            assert 'id="question"' in table
            card = re.search(r'<div id="drawer">(.*)', table, re.DOTALL)
            assert card
            assert words in card[1]


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_the_table_that_is_drawn_later_is_the_one_that_was_shown(files: Files, build: str, game: str) -> None:
    asked = files[f"{build}/ahead/fr/{game}/first.txt"].decode()
    (shown,) = re.findall(r'name="opening" value="(\d+)"', asked)
    for kind, size in rehearse.SCREENS.items():
        seen = files[f"{build}/ahead/fr/{game}/table{kind}.txt"].decode()
        assert rehearse.ASKED in seen, "whoever is new is asked at once"
        assert rehearse.sat_down(game, int(shown), "fr", size, "", entropy="57" * 32) == seen


def test_an_opening_that_was_shown_tells_nothing_of_what_follows() -> None:
    games = [begun(entropy, opening=7) for entropy in ("57" * 32, "58" * 32)]
    assert len({game.rng.state for game in games}) == len({game.minds for game in games}) == 2
    assert games[0].log == games[1].log


def begun(entropy: str, opening: int) -> Match:
    """A first game as the page begins it."""
    from app.core.context import desk_from
    from app.pages.setup import good_table
    from app.table.model import session

    desk = desk_from({"languages": ["fr"], "entropy": entropy})
    return session.start(desk, replace(good_table(desk, registry.meta("vroom")), opening=opening)).match


def test_the_shell_knows_which_screens_are_small_and_what_stands_for_a_name(files: Files, build: str) -> None:
    from app.table.view import map_camera

    script = files[f"{build}/shell/ahead.js"].decode()
    assert f"[NARROW, LOW] = [{map_camera.NARROW}, {map_camera.LOW}]" in script
    assert f'NAMED = "{rehearse.NAMED}"' in script


def test_the_page_in_one_file_has_none_of_it(single_file: bytes) -> None:
    assert rehearse.NAMED not in single_file.decode("utf-16").split('id="board')[0].replace(
        f'NAMED = \\"{rehearse.NAMED}\\"', ""
    )
    assert len(single_file) <= 9_000_000
