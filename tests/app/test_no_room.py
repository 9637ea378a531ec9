"""A storage that is full to the last sign, or writes only half: whatever is done then, nothing is lost."""

import pytest

from app.storage.library import Library
from tests.app.cupboard import Cramped, Cupboard
from tests.app.tables import GAMES


def at_the_brim(games: int) -> tuple[Cramped, list[str]]:
    """So many games, and not a sign of room; the page of the games is open."""
    cupboard = Cupboard(10_000_000)
    page = Cramped(cupboard)
    for _ in range(games):
        page.do(f"play:{GAMES[0]}")
        page.play(3)
    page.send("go", hash="#/games")
    cupboard.kept["elsewhere"] = "x" * (cupboard.room - len("elsewhere"))
    assert cupboard.room == 0
    assert page.app.desk
    return page, page.app.desk.library.ids()


def after_a_reload(cupboard: Cupboard) -> Library:
    shelf = Library(dict(cupboard.kept), "later")
    shelf.check()
    return shelf


@pytest.mark.parametrize("games", [1, 3])
def test_a_game_is_deleted_and_put_back_without_any_room(games: int) -> None:
    page, names = at_the_brim(games)
    before = dict(page.cupboard.kept)
    page.do(f"delete:{names[0]}")
    assert after_a_reload(page.cupboard).deleted(), "it can be put back, now and later"
    page.do("undelete")
    games_of = {key: value for key, value in page.cupboard.kept.items() if key.startswith("echappee/game/")}
    assert games_of == {key: before[key] for key in games_of}
    assert sorted(after_a_reload(page.cupboard).ids()) == sorted(names)
    assert not page.writer.missing


@pytest.mark.parametrize("half", ["a game", "its latest", "its older"])
def test_one_generation_stays_whole_when_answer_after_answer_is_only_half_written(half: str) -> None:
    cupboard = Cupboard(10_000_000)
    page = Cramped(cupboard)
    page.do(f"play:{GAMES[0]}")
    page.play(3)
    name = page.hash.rpartition("/")[2]
    ends = {"a game": ("",), "its latest": (f"/{name}",), "its older": (f"{name}.old",)}
    cupboard.halves = ends[half]
    page.play(4)
    assert after_a_reload(cupboard).read(name)
    cupboard.halves = ()
    page.play(1)
    assert not page.writer.missing
    read = after_a_reload(cupboard).read(name)
    assert read
    assert page.app.desk
    assert read == page.app.desk.library.read(name)
