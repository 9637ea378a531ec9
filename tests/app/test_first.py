"""Before a first game: one question, once, and one name for this device's person in every game."""

import pytest

from app.core.context import Desk, desk_from
from app.pages import statistics_totals
from app.pages.setup import NewTable, good_table, swapped
from app.storage.finished_games import Line, Player
from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from tests.app.tables import GAMES, Page

CHASE = "city-chase"


def play(page: Page, game: str) -> None:
    """Tap a game's poster."""
    page.send("do", do=f"play:{game}", form=None)


def field(page: Page, name: str) -> bool:
    return f'name="{name}"' in page.regions["app"]


def test_a_poster_asks_before_the_first_game_and_never_again() -> None:
    page = Page()
    for number, game in enumerate(GAMES):
        play(page, game)
        assert page.hash == f"#/first/{game}"
        assert page.last["focus"] == "first"
        assert field(page, "me") == (number == 0), "the name is asked once, not for each game"
        page.send("do", do=f"play:{game}", form={"first": game, "me": ""})
        assert page.hash.startswith("#/game/")
        page.send("go", hash="#/")
        play(page, game)
        assert page.hash.startswith("#/game/"), game
        page.send("go", hash="#/")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_question_leads_to_the_lesson_and_keeps_the_name(lang: str) -> None:
    page = Page(languages=(lang,))
    play(page, CHASE)
    page.send("do", do="first:learn", form={"first": CHASE, "me": " Zelda "})
    assert page.hash == f"#/learn/{CHASE}/1"
    assert page.stored["echappee/name"] == "Zelda"
    page.send("do", do=f"play:{CHASE}", form=None)
    assert [name for name in page.table.session.names if name == "Zelda"] == ["Zelda"]


def test_who_has_learnt_or_played_a_game_is_not_asked_about_it() -> None:
    learnt = Page(stored={"echappee/name": "Ann", "echappee/learnt": f"lesson/{CHASE}/2"})
    play(learnt, CHASE)
    assert learnt.hash.startswith("#/game/")
    old = Page()
    old.do(f"play:{CHASE}")
    again = Page(stored={key: value for key, value in old.stored.items() if key != "echappee/met"})
    play(again, CHASE)
    assert again.hash == f"#/first/{CHASE}", "the name was never asked"
    assert 'data-do="first:learn"' not in again.regions["app"]


def test_enter_in_the_name_leads_on_and_starts_nothing() -> None:
    page = Page("#/first/velo-city")
    assert page.do("first:enter", me="Ann")["focus"] == "first-learn"
    assert page.hash == "#/first/velo-city"


def test_an_address_that_has_nothing_to_ask_is_the_home_page() -> None:
    page = Page("#/first/velo-city", stored={"echappee/met": f"name {GAMES[0]}"})
    assert 'id="first"' not in page.regions["app"]


# ------------------------------------------------------------------ names and parts
def test_the_name_of_a_part_never_becomes_a_person_s() -> None:
    meta = registry.meta(CHASE)
    for lang in ("fr", "en"):
        seats = meta.seats(people=2, players=2, lang=lang)
        for _ in range(3):
            seats = tuple(swapped(meta, seats, lang))
            assert [seat.name for seat in seats] == [meta.colour_names[seat.colour][lang] for seat in seats]
    named = swapped(meta, (Seat("Ann", "thief"), Seat(meta.colour_names["pink"]["en"], "pink")), "en")
    assert [seat.name for seat in named] == [meta.colour_names["thief"]["en"], "Ann"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_after_the_parts_are_swapped_no_other_game_calls_anybody_by_a_part(lang: str) -> None:
    page = Page(f"#/new/{CHASE}", languages=(lang,))
    page.do("table:swap")
    page.do("table:start")
    asked = {name for name in page.table.session.names if registry.meta(CHASE).is_part(name)}
    match = page.table.session.match
    for seat in match.seats:
        if seat.name in asked:
            assert seat.name == match.game.meta.colour_names[seat.colour][lang]
    assert "echappee/name" not in page.stored


def test_a_part_that_an_older_version_took_for_a_name_is_forgotten() -> None:
    desk = desk_from({"storage": {"echappee/name": "Agent rose"}, "languages": ["fr"], "entropy": "ab"})
    assert desk.preferences.name == ""
    kept = desk_from({"storage": {"echappee/name": "Rose"}, "languages": ["fr"], "entropy": "ab"})
    assert kept.preferences.name == "Rose", "that is somebody's name, too"


def seated(*kinds: str) -> tuple[Desk, NewTable]:
    desk = desk_from({"storage": {}, "languages": ["en"], "entropy": "ab"})
    desk.begin = lambda _setup: {}
    table = NewTable(desk, registry.meta("velo-city"))
    for place, kind in enumerate(kinds):
        table.chosen = place
        table._seat_kind(kind)
    return desk, table


def test_a_name_typed_for_another_seat_stays_there() -> None:
    desk, table = seated("person", "person")
    table.do("start", {"name-1": "Bob"})
    assert desk.preferences.name == ""
    desk, table = seated("person", "person")
    table.do("start", {"me": "Ann", "name-1": "Bob"})
    assert desk.preferences.name == "Ann"
    assert [seat.name for seat in table.seats][:2] == ["Ann", "Bob"]
    table.do("start", {"name-0": "Cleo"})
    assert desk.preferences.name == "Ann", "a guest"
    assert "Ann" in [seat.name for seat in good_table(desk, registry.meta("vroom")).seats]


def test_a_computer_makes_way_for_who_has_its_name() -> None:
    desk, table = seated("person")
    table.do("start", {"me": table.seats[1].name})
    assert len({seat.name.casefold() for seat in table.seats}) == len(table.seats)
    assert desk.preferences.name == table.seats[0].name


def test_enter_goes_from_name_to_name_and_at_last_to_the_start() -> None:
    _, table = seated("person", "person", "person")
    steps, field = [], "me"
    while field != "start":
        reply = table.do(f"enter:{field}", {"me": "Ann"} if field == "me" else {})
        field = str(reply["focus"])
        steps.append(field)
    assert steps == ["name-1", "name-2", "start"]
    assert not table.errors


# ------------------------------------------------------------------ the statistics
def line(*players: Player) -> Line:
    return Line("velo-city", 1, 5, 9, {}, {}, players)


def test_the_statistics_know_this_device_s_person_as_one() -> None:
    meta = registry.meta("velo-city")
    lines = [
        line(Player("Red", "person", 0, won=True), Player("Abel", "computer", 2, won=False)),
        line(Player("Vert", "person", 0, won=False), Player("Abel", "computer", 2, won=True)),
        line(Player("Ann", "person", 0, won=True), Player("Bob", "person", 0, won=False)),
        line(Player("Red", "person", 0, won=True), Player("Black", "person", 0, won=False)),
    ]
    scores = statistics_totals.scores(lines, "Ann", meta.is_part)
    assert [(score.name, score.played, score.won) for score in scores] == [
        ((statistics_totals.ME, "Ann"), 3, 2), (("person", "Bob"), 1, 0),
        ((statistics_totals.GUEST, ""), 2, 1), (("computer", 2), 2, 1),
    ]  # fmt: skip
    nameless = statistics_totals.scores(lines[:2], "", meta.is_part)
    assert (nameless[0].name, nameless[0].played) == ((statistics_totals.ME, ""), 2)


def test_the_name_is_changed_in_the_settings_and_taken_away() -> None:
    page = Page("#/settings", stored={"echappee/name": "Ann"})
    assert 'value="Ann"' in page.regions["app"]
    page.send("do", do="name", form={"value": "  Anne-Lise\u0007 "})
    assert page.stored["echappee/name"] == "Anne-Lise"
    page.send("do", do="name", form={"value": "  "})
    assert "echappee/name" not in page.stored


def test_the_settings_lead_back_to_the_game_they_were_opened_from() -> None:
    page = Page()
    page.do("play:velo-city")
    game = page.hash
    page.do("ui:menu")
    assert f'href="#/settings/{game.removeprefix("#/game/")}"' in page.regions["drawer"]
    page.send("go", hash=f"#/settings/{game.removeprefix('#/game/')}")
    assert f'href="{game}"' in page.regions["app"]
    page.send("go", hash="#/settings/nothing-of-the-kind")
    assert 'class="back" href="#/"' in page.regions["app"]


# ------------------------------------------------------------------ putting away together
def test_games_are_put_away_together_and_come_back() -> None:
    page = Page()
    for _ in range(3):
        page.do("play:velo-city")
        page.send("go", hash="#/")
    games = sorted(key for key in page.stored if key.startswith("echappee/game/") and not key.endswith(".old"))
    kept = {key: page.stored[key] for key in games}
    page.send("go", hash="#/games")
    page.do("tidy")
    assert page.regions["app"].count('type="checkbox"') == 3
    page.send("do", do="sweep", form={f"pick-{key.rpartition('/')[2]}": "on" for key in games[:2]})
    assert [key for key in games if key in page.stored] == games[2:]
    assert "2 parties effacées" in page.regions["app"]
    page.do("undelete")
    assert {key: page.stored[key] for key in games} == kept


def test_what_was_left_long_ago_is_ticked_already() -> None:
    page = Page()
    page.do("play:velo-city")
    page.send("go", hash="#/games")
    page.do("tidy")
    assert " checked" not in page.regions["app"]
    page.do("tidy")
    page.send("do", do="tidy", form=None, now=8 * 24 * 3600 * 1000)
    assert page.regions["app"].count(" checked") == 1
    page.send("do", do="sweep", form={})
    assert 'type="checkbox"' not in page.regions["app"]
