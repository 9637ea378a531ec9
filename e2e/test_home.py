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
    visitor.page.locator("#first-play").click()  # Somebody new is asked first.
    visitor.page.wait_for_selector("#board-velo-city")
    visitor.offline_ready()


def test_at_another_address_the_home_page_is_not_flashed(newcomer: Arrive) -> None:
    for locale, words in (("en-GB", "MB to go"), ("fr-FR", "Encore")):
        visitor = newcomer(locale=locale)
        with before_python(visitor, "#/settings"):
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
    player.page.get_by_role("textbox", name="Name", exact=True).fill("Gisèle")
    player.page.get_by_role("button", name="Start the game").click()
    player.page.wait_for_selector("#board-velo-city")
    assert player.page.locator("#players li").count() == 7
    assert "Gisèle" in player.text("#players")
    seen = player.until_asked()
    player.answer(seen.answers[0], seen)


def test_a_table_that_is_not_right_says_where(player: Player) -> None:
    player.keeping({}).open("#/new/velo-city")
    player.do("table:seat:0")
    name = player.page.get_by_role("textbox", name="Name", exact=True)
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


# ------------------------------------------------------------------ somebody's first game
FIELDS = "() => [...document.querySelectorAll('#first input:not([type=hidden])')].map((one) => one.name)"


def test_a_poster_asks_once_who_one_is_and_offers_the_lesson(player: Player) -> None:
    player.keeping({"met": ""}).open().do("play:city-chase")
    player.page.locator("#first").wait_for()
    assert "First time at City Chase?" in player.text("#first")
    player.page.locator("#me").fill("Gisèle")
    player.page.keyboard.press("Enter")
    player.until("() => document.activeElement.id === 'first-learn'")
    player.page.locator("#first-learn").click()
    player.page.locator(".lesson").wait_for()
    player.open().do("play:city-chase").page.wait_for_selector("#board-city-chase")
    assert "Gisèle" in player.text("#players")
    player.open().do("play:vroom").page.locator("#first").wait_for()
    assert player.page.evaluate(FIELDS) == [], "the name is known by now"
    player.page.locator("#first-play").click()
    player.page.wait_for_selector("#board-vroom")


def test_lessons_are_a_tap_away_on_a_phone(phone: Player) -> None:
    phone.keeping({}).open()
    for name in ("velo-city", "vroom"):
        assert phone.page.locator(f"#event-{name} a[href='#/learn/{name}']").is_visible()
    phone.at_table(positions.match("ppp")).do("ui:menu")
    phone.page.locator("#drawer a[href='#/learn/velo-city']").wait_for()


def test_enter_goes_from_name_to_name_and_starts_nothing(player: Player) -> None:
    player.keeping({}).open("#/new/velo-city")
    for place in ("1", "2"):
        player.do(f"table:seat:{place}", "table:kind:person")
        player.page.locator("[data-do='table:kind:person'][aria-pressed=true]").wait_for()
    player.page.locator("#me").fill("Ann")
    for field, name in (("name-1", "Bob"), ("name-2", "Cleo")):
        player.page.keyboard.press("Enter")
        player.until("(id) => document.activeElement.id === id", field)
        player.page.locator(f"#{field}").fill(name)
    player.page.keyboard.press("Enter")
    player.until("() => document.activeElement.id === 'start'")
    assert player.games == {}
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#board-velo-city")
    assert all(name in player.text("#players") for name in ("Ann", "Bob", "Cleo"))
    assert player.stored["name"] == "Ann"


def test_all_kept_games_are_a_tap_from_the_home_page(player: Player) -> None:
    kept = positions.stored(positions.match("ppp"))
    player.keeping({f"game/g{number}": kept for number in range(4)}).open()
    player.page.get_by_role("link", name="All my games (4)").click()
    player.page.wait_for_selector("#save-g3")


def test_games_are_put_away_together(player: Player) -> None:
    now = int(player.page.evaluate("Date.now()"))
    fresh, old = (positions.stored(positions.match("ppp"), when) for when in (now, 1_700_000_000_000))
    player.keeping({"game/g1": fresh, "game/g2": old, "game/g3": old}).open("#/games").do("tidy")
    player.page.locator("#sweep").wait_for()
    ticked = "() => [...document.querySelectorAll('#page input:checked')].map((one) => one.id).sort()"
    assert player.page.evaluate(ticked) == ["pick-g2", "pick-g3"]
    player.page.locator("#sweep").click()
    player.page.get_by_text("2 games deleted").wait_for()
    assert list(player.games) == ["g1"]
    player.do("undelete").page.locator("#save-g3").wait_for()
    assert sorted(player.games) == ["g1", "g2", "g3"]


def test_the_settings_lead_back_to_the_game(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    seen = player.until_asked()
    player.do("ui:menu").page.locator("#drawer").get_by_role("link", name="Settings").click()
    player.page.get_by_role("link", name="Back to the game").click()
    assert player.until_asked() == seen
