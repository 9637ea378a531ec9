"""The book of finished games: one line for each, whatever becomes of the game; what it comes to, and its table."""

import csv
import io
from dataclasses import replace

import pytest

from app.pages import statistics_totals
from app.storage import finished_games
from app.storage.checksummed_text import seal
from app.storage.finished_games import Line, Player
from app.storage.store import Store
from pygame_core.engine import registry
from tests.app.tables import GAMES, Page, begun

LINE = Line(
    GAMES[0], 1_700_000_000_000, 25, 90, {"fr": "Ann gagne", "en": "Ann wins"}, {"fr": "trois", "en": "three home"},
    (Player("Ann", "person", 2, won=True), Player("Zoé", "computer", 3, won=False)),
)  # fmt: skip


def finished(game: str) -> Page:
    page = begun(game, languages=("en",))
    page.play(4000)
    assert page.table.session.match.over
    return page


def lines(page: Page) -> list[Line]:
    return finished_games.lines(Store(page.stored, ""))


def book(*told: Line) -> dict[str, str]:
    store = Store({}, "")
    for number, line in enumerate(told):
        finished_games.enter(store, f"g{number}", line)
    return store.stored


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_entered_once(game: str) -> None:
    page = finished(game)
    (line,) = lines(page)
    match = page.table.session.match
    assert line.game == game
    assert [player.name for player in line.players] == list(page.table.session.names)
    winners = match.state.result["ranking"][0]  # type: ignore[index]
    assert [seat for seat, player in enumerate(line.players) if player.won] == sorted(winners)
    assert all(line.result.values())
    assert all(line.ending.values())
    again = Page(page.hash, page.stored, ("en",))
    again.do("ui:watch")
    assert lines(again) == [line], "looking at it again counts nothing"
    again.send("go", hash="#/games")
    again.do(f"delete:{page.hash.rpartition('/')[2]}")
    assert lines(again) == [line], "it outlives its game"


def test_a_game_that_ends_a_second_time_has_still_one_line() -> None:
    page = finished(GAMES[0])
    (first,) = lines(page)
    page.do("ui:rewind")
    assert not page.table.session.match.over
    assert lines(page) == [first]
    page.play(4000, seed=8)
    (second,) = lines(page)
    assert second.rewound == 1


def test_a_game_that_is_taken_in_when_it_is_over_counts_for_nothing() -> None:
    page = finished(GAMES[0])
    key = f"echappee/game/{page.hash.rpartition('/')[2]}"
    other = Page(page.hash, {key: page.stored[key]}, ("en",))
    other.table.session.keep()
    assert lines(other) == []


# ------------------------------------------------------------------ what it comes to
def test_people_come_first_and_computers_by_their_level() -> None:
    more = replace(LINE, players=(
        Player("Ann", "person", 2, won=False), Player("Zoé", "computer", 1, won=True),
        Player("Bob", "person", 2, won=True), Player("Far", "remote", 2, won=False),
    ))  # fmt: skip
    told = [(score.name, score.played, score.won) for score in statistics_totals.scores([LINE, more])]
    assert told == [
        (("person", "Ann"), 2, 1), (("person", "Bob"), 1, 1), (("remote", "Far"), 1, 0),
        (("computer", 3), 1, 0), (("computer", 1), 1, 1),
    ]  # fmt: skip


def test_games_played_together_are_won_or_lost_together() -> None:
    together = replace(LINE, players=tuple(replace(one, won=True) for one in LINE.players))
    page = Page("#/statistics", book(together))
    assert page.regions["app"].count(">100") == 2
    assert "Ann gagne" in page.regions["app"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_tells_of_each_game(lang: str) -> None:
    short = replace(LINE, game=GAMES[1], when=LINE.when + 9 * 86_400_000, minutes=75)
    page = Page("#/statistics", book(LINE, replace(LINE, minutes=10), short), (lang,))
    shown = page.regions["app"]
    assert registry.meta(GAMES[0]).names[lang] in shown
    assert registry.meta(GAMES[1]).names[lang] in shown
    assert "1\u00a0h\u00a050" in shown, "the time of all"
    assert LINE.result[lang] in shown
    assert registry.meta(GAMES[0]).level_names[3][lang] in shown
    assert shown.count("<svg") - shown.count('class="ico"') == 1, "a chart of one game says nothing"


def test_nothing_finished_yet() -> None:
    page = Page("#/statistics", {}, ("en",))
    assert "Nothing to count yet" in page.regions["app"]
    assert 'data-do="forget"' not in page.regions["app"]


def test_what_was_erased_can_be_put_back_while_the_page_is_open() -> None:
    page = Page("#/statistics", book(LINE, LINE) | {"echappee/lang": "en"})
    before = dict(page.stored)
    assert page.do("forget")["focus"] == "unforget"
    assert lines(page) == []
    page.do("unforget")
    assert page.stored == before


def test_a_game_of_no_name_any_more_is_still_counted() -> None:
    page = Page("#/statistics", book(replace(LINE, game="<i>gone</i>")), ("en",))
    assert "&lt;i&gt;gone&lt;/i&gt;" in page.regions["app"]


SPOILT = ("", "{", seal("[]"), seal("{}"), seal('{"game":1}'), '{"echappee":7}', seal("[" * 99))


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_line_that_cannot_be_read_is_left_alone(spoilt: str) -> None:
    page = Page("#/statistics", book(LINE) | {"echappee/played/x": spoilt}, ("en",))
    assert len(lines(page)) == 1
    assert page.stored["echappee/played/x"] == spoilt


# ------------------------------------------------------------------ the table
@pytest.mark.parametrize(("lang", "between"), [("fr", ";"), ("en", ",")])
def test_the_table_has_a_row_for_each_seat(lang: str, between: str) -> None:
    page = Page("#/statistics", book(LINE), (lang,))
    effect = page.do("table")["effect"]
    assert effect["name"].endswith(".csv")
    heads, *rows = csv.reader(io.StringIO(effect["text"].removeprefix("\ufeff")), delimiter=between)
    assert len(rows) == 2
    told = dict(zip(heads, rows[1], strict=True))
    assert told["nom" if lang == "fr" else "name"] == "Zoé"
    assert told["minutes"] == "25"
    assert told["niveau" if lang == "fr" else "level"] == "3"
    assert told["date"].startswith("2023-11-1")


@pytest.mark.parametrize("name", ["=1+1", "+x", "-x", "@x", "\tx"])
def test_no_name_becomes_a_formula(name: str) -> None:
    line = replace(LINE, players=(replace(LINE.players[0], name=name),))
    text = finished_games.table([line], {}, "en", lambda _: "")
    row = list(csv.reader(io.StringIO(text)))[1]
    assert row[8] == "'" + name


def test_names_with_commas_and_quotes_stay_one_cell() -> None:
    line = replace(LINE, players=(replace(LINE.players[0], name='Ann, "the" one'),))
    row = list(csv.reader(io.StringIO(finished_games.table([line], {}, "en", lambda _: ""))))[1]
    assert row[8] == 'Ann, "the" one'
