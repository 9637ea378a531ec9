"""Statistics: a game that ends is entered once, whatever is done with it then; carried away as a table; erased."""

from e2e import positions
from e2e.player import Player
from e2e.screens import book


def entries(player: Player) -> list[str]:
    """The names of the games in the book."""
    return sorted(key for key in player.stored if key.startswith("played/"))


def test_a_finished_game_is_counted_once_for_all(player: Player) -> None:
    player.at_table(positions.match("p33", at="one answer from the end")).do("move 2 own")
    player.page.wait_for_selector("#ask.over")
    assert entries(player) == ["played/g1"]
    kept = player.stored["played/g1"]
    player.reload().page.wait_for_selector("#ask.over")
    player.do("ui:watch")
    player.page.wait_for_selector("#ask.past")
    player.open("#/games")
    player.do("more:g1", "delete:g1")
    player.page.locator("#undelete").wait_for()
    assert player.stored["played/g1"] == kept
    player.page.get_by_role("link", name="Statistics").click()
    player.page.get_by_role("heading", name="Statistics").wait_for()
    assert "One game finished" in player.text("#page")
    assert "Ann" in player.text(".scores")
    assert "100%" in player.text(".scores")


def test_the_table_and_the_file_of_everything_hold_them(player: Player) -> None:
    player.keeping(book()).open("#/statistics")
    with player.page.expect_download() as download:
        player.do("table")
    assert download.value.suggested_filename == "echappee-statistics.csv"
    table = download.value.path().read_text("utf-8-sig")
    assert len(table.splitlines()) == 1 + 2 * len(book())
    player.open("#/games")
    with player.page.expect_download() as download:
        player.do("export") if player.find("export").count() else player.open("#/settings").do("export")
    exported = download.value.path().read_text("utf-8")
    assert exported.count("echappee/played/") == len(book())


def test_they_are_erased_and_put_back(player: Player) -> None:
    player.keeping(book()).open("#/statistics")
    before = entries(player)
    assert len(before) == len(book())
    player.do("forget")
    player.page.get_by_text("Nothing to count yet").wait_for()
    assert entries(player) == []
    player.do("unforget")
    player.page.locator(".chart").first.wait_for()
    assert entries(player) == before


def test_another_tab_finishes_a_game(player: Player) -> None:
    player.at_table(positions.match("p33", at="one answer from the end"))
    other = player.new_tab().open("#/statistics")
    player.do("move 2 own")
    other.page.get_by_text("One game finished").first.wait_for()
