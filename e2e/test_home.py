"""The home page: there before Python is, in both languages; the table that is set up on it; the games that are kept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Route

from e2e import positions
from e2e.player import Player

Arrive = Callable[..., Player]


@contextmanager
def before_python(visitor: Player, fragment: str) -> Iterator[None]:
    """What happens while Python is still on its way; then it comes."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/*.asm.wasm", hold)
    visitor.page.goto(visitor.host.address + fragment)
    yield
    while held:
        held.pop().continue_()
    visitor.page.unroute("**/*.asm.wasm")


def test_the_page_is_read_before_python_is_there(newcomer: Arrive) -> None:
    visitor = newcomer(locale="en-GB")
    with before_python(visitor, ""):
        assert visitor.page.get_by_role("heading", name="Échappée").count() == 1
        visitor.do("play:velo-city")
        visitor.page.locator("#loading").wait_for()
        assert "MB to go" in visitor.text("#loading")
        assert visitor.page.get_by_role("button", name="Play").first.get_attribute("aria-busy") == "true"
    visitor.page.wait_for_selector("#board-velo-city")
    visitor.offline_ready()


def test_at_another_address_the_home_page_is_not_flashed(newcomer: Arrive) -> None:
    for locale, words in (("en-GB", "MB to go"), ("fr-FR", "Encore")):
        visitor = newcomer(locale=locale)
        with before_python(visitor, "#/new/velo-city"):
            assert visitor.page.locator("h1, img").count() == 0
            visitor.page.locator("#loading").wait_for()
            assert words in visitor.text("#loading")
        visitor.alive()
        assert visitor.page.locator("h1").count() == 1
        visitor.offline_ready()


def test_a_first_visit_speaks_the_browsers_language(newcomer: Arrive) -> None:
    for locale, words in (("fr-CA", "Au programme"), ("en-US", "On the programme"), ("de-DE", "Au programme")):
        visitor = newcomer(locale=locale).open()
        assert words in visitor.text("#app")
        visitor.offline_ready()


def test_the_language_is_chosen_once(player: Player) -> None:
    player.keeping({}).open()
    player.do("lang:fr")
    player.page.get_by_role("heading", name="Au programme").wait_for()
    player.page.reload(wait_until="commit")
    player.page.get_by_role("heading", name="Au programme").wait_for()
    player.alive()


def test_an_address_that_does_not_exist(player: Player) -> None:
    player.keeping({}).open("#/nowhere/at/all")
    assert "no such page" in player.text("#notices")
    player.open("#/new/no-such-game")
    assert "not ready yet" in player.text("#notices")
    player.open("#/game/unknown")
    assert player.text("#notices")


def test_a_table_for_seven(player: Player) -> None:
    player.keeping({}).open("#/new/velo-city")
    while player.find("table:add").count():
        chips = player.page.locator("#setup .chip:not(.add)").count()
        player.do("table:add")
        player.until("(n) => document.querySelectorAll('#setup .chip:not(.add)').length > n", chips)
    assert player.page.locator("#setup .chip").count() == 7
    player.do("table:kind:person")
    player.page.locator("[data-do='table:kind:person'][aria-pressed=true]").wait_for()
    player.page.get_by_role("textbox", name="Name").fill("Gisèle")
    player.page.get_by_role("button", name="Start the game").click()
    player.page.wait_for_selector("#board-velo-city")
    assert player.page.locator("#players li").count() == 7
    assert "Gisèle" in player.text("#players")
    seen = player.until_asked()
    player.answer(seen.answers[0], seen)


def test_a_table_that_is_not_right_says_where(player: Player) -> None:
    player.keeping({}).open("#/new/velo-city")
    player.do("table:seat:0")
    name = player.page.get_by_role("textbox", name="Name")
    name.fill("  ")
    player.page.get_by_role("button", name="Start the game").click()
    player.page.get_by_role("alert").get_by_text("A name is needed").wait_for()
    assert name.get_attribute("aria-invalid") == "true"
    name.fill("Ann")
    player.do("table:seat:1", "table:remove")
    player.until("() => document.querySelectorAll('#setup .chip:not(.add)').length === 3")
    player.page.get_by_role("button", name="Start the game").click()
    player.page.wait_for_selector("#board-velo-city")
    assert player.page.locator("#players li").count() == 3


def test_deleted_games_come_back(player: Player) -> None:
    kept = positions.stored(positions.match("ppp"))
    player.keeping({"game/g1": kept, "game/g2": kept}).open("#/games")
    player.do("more:g1", "delete:g1")
    player.page.locator("#undelete").wait_for()
    assert list(player.games) == ["g2"]
    player.do("undelete")
    player.page.locator("#save-g1").wait_for()
    assert player.games["g1"] == kept


def test_everything_can_be_carried_away_and_brought_back(player: Player) -> None:
    player.keeping({"game/g1": positions.stored(positions.match("ppp"))}).open("#/settings")
    with player.page.expect_download() as download:
        player.do("export")
    player.do("erase", "erase-sure")
    player.page.get_by_text("Everything is erased").or_(player.page.get_by_text("Tout est effacé")).wait_for()
    assert player.games == {}
    with player.page.expect_file_chooser() as chooser:
        player.do("import")
    chooser.value.set_files(str(download.value.path()))
    player.until("() => Object.keys(localStorage).includes('echappee/game/g1')")


def test_a_file_that_is_no_export_changes_nothing(player: Player) -> None:
    player.keeping({"game/g1": positions.stored(positions.match("ppp"))}).open("#/settings")
    kept = player.stored
    with player.page.expect_file_chooser() as chooser:
        player.do("import")
    chooser.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": b"[1, 2"})
    player.page.get_by_text("is not an Échappée export").wait_for()
    assert player.stored == kept
