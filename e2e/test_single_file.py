"""The page in one file, opened from a disk with the network off: plays, keeps, opens links and makes them."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, Dialog, Playwright

from e2e import positions
from e2e.conftest import DESKTOP
from e2e.guards import SLOW, Watched
from e2e.player import Player
from e2e.test_damage import FORBIDDEN, REFUSED
from e2e.test_other_browsers import Driven, missing, same
from e2e.test_whole_games import on_the_board, play, the_end_is_a_moment
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from tools import base, browsers, single, site

HOSTED = "https://example.invalid/games/"
Reader = Callable[..., Player]


@dataclass(frozen=True)
class Copy:
    """A copy of the file; it stands where the other tests have a host, and nothing but itself may be asked for."""

    path: Path

    @property
    def address(self) -> str:
        return self.path.as_uri()


class Holder(Player):
    """Somebody with a copy. (The tab's own storage, by which others fill theirs once, may not outlive its reload.)"""

    def keeping(self, stored: Mapping[str, str]) -> Self:
        pairs = {"lang": "en", "speed": "instant"} | dict(stored)
        self.page.goto(self.host.address)  # whole: a driver that goes on to a fragment cuts Firefox's loading short
        self.page.evaluate(
            "(pairs) => { localStorage.clear(); Object.assign(localStorage, pairs); }",
            {f"echappee/{key}": value for key, value in pairs.items()},
        )
        return self


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The file as it is built, on its own in a folder, without a word on where the page is hosted."""
    with base.only_one():
        made = single.made(site.named(site.content()))
    path = tmp_path_factory.mktemp("stick") / single.NAME
    path.write_bytes(made)
    return Copy(path)


@pytest.fixture(scope="session")
def stock_firefox(playwright: Playwright) -> Iterator[Browser | None]:
    """Firefox, where it is installed."""
    path = browsers.firefox()
    running = browsers.launch_firefox(playwright, path) if path else None
    yield running
    if running:
        running.close()


@pytest.fixture
def reader(browser: Browser, copy: Copy) -> Iterator[Reader]:
    """Somebody who has a copy and no network: each call opens a fresh profile."""
    with ExitStack() as stack:

        def arrive(of: Copy = copy, using: Browser = browser, **options: Any) -> Player:
            context = using.new_context(**{**DESKTOP, "offline": True, **options})
            stack.callback(context.close)
            guard = stack.enter_context(Watched(context, SLOW).guarded(of))  # type: ignore[arg-type]
            return Holder(context, of, guard)  # type: ignore[arg-type]

        yield arrive


# ------------------------------------------------------------------ playing
def a_whole_game(player: Player) -> None:
    """Some answers, a reload, the rest, and the game is still there afterwards."""
    player.at_table(positions.match("pp3p"))
    seen = player.until_asked()
    for _ in range(6):
        seen = player.answer(seen.answers[0], seen)
    assert same(player.reload().until_asked(), seen)
    player.open().page.locator("a.saved").first.click()
    assert same(player.until_asked(), seen)

    play(player, on_the_board, player.answer)
    the_end_is_a_moment(player)
    length = player.seen.length
    assert player.reload().until_asked().length == length


def test_a_whole_game(reader: Reader) -> None:
    a_whole_game(reader())


@pytest.mark.firefox
@pytest.mark.alone
@pytest.mark.filterwarnings("default::pytest.PytestWarning")
def test_a_whole_game_in_firefox(reader: Reader, stock_firefox: Browser | None) -> None:
    if stock_firefox:
        a_whole_game(reader(using=stock_firefox))
    else:
        missing("Firefox")


@pytest.mark.webkit
@pytest.mark.alone
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # Selenium on itself
@pytest.mark.filterwarnings("default::pytest.PytestWarning")
def test_webkit(copy: Copy) -> None:
    paths = browsers.webkit()
    if not paths:
        missing("WebKitGTK")
        return
    with browsers.webkit_session(paths) as driver:
        visitor = Driven(driver, copy)  # type: ignore[arg-type]
        visitor.open()
        driver.execute_script("localStorage['echappee/lang'] = 'en'; localStorage['echappee/speed'] = 'instant'")
        stored = positions.stored(positions.match("pp3p"))
        driver.execute_script("localStorage['echappee/game/g1'] = arguments[0]", stored)
        visitor.again()
        driver.execute_script("document.querySelector('#resume a').click()")
        seen = visitor.until_asked()
        for _ in range(6):
            seen = visitor.answer(seen.answers[0])
        visitor.again()
        assert same(visitor.until_asked(), seen)
        assert visitor.troubles() == []


def test_every_game_is_there(reader: Reader) -> None:
    player = reader().keeping({}).open()
    pictures = "() => [...document.images].filter((one) => one.loading !== 'lazy').every((one) => one.naturalWidth)"
    player.until(pictures)
    for meta in registry.games():
        player.open().begin(meta.id)
        player.page.wait_for_selector(f"#board-{meta.id}")
        seen = player.until_asked()
        assert seen.question
        assert seen.asker
    assert len(player.games) == len(registry.games())


def test_it_is_ready_for_a_journey_at_once_and_offers_no_second_copy(reader: Reader) -> None:
    player = reader().keeping({}).open()
    assert player.page.get_by_text("Ready offline").is_visible()
    player.open("#/about")
    assert not player.page.get_by_role("link", name="Download the file").is_visible()


def test_the_site_offers_it(player: Player) -> None:
    player.open("#/about")
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Download the file").click()
    assert download.value.suggested_filename == single.NAME
    assert download.value.path().read_bytes() == (player.host.folder / single.NAME).read_bytes()
    player.open("#/settings").do("set:lang=fr")
    player.page.goto(f"{player.host.address}#/about")
    player.page.get_by_role("heading", name="À emporter").wait_for()


# ------------------------------------------------------------------ links
def made_by(player: Player) -> str:
    """The link that the share panel makes of the position."""
    player.do("ui:share", "ui:link:position")
    player.page.locator("#drawer svg.qr").wait_for()
    return player.page.get_by_label("Link", exact=True).input_value()


def pasted(player: Player, text: str) -> None:
    player.page.locator("#paste").fill(text)
    player.page.keyboard.press("Enter")


def test_a_link_is_a_text_to_paste(reader: Reader, player: Player) -> None:
    sender = reader().at_table(positions.match("ppp", at="move"))
    seen = sender.until_asked()
    link = made_by(sender)
    assert link.startswith("#/link/")
    assert "pasted into another" in sender.text("#drawer")

    friend = reader().keeping({}).open()
    pasted(friend, f"Your turn! {link} See you")
    friend.do("ui:keep")
    assert friend.until_asked().question == seen.question

    player.open("#/games")  # on the site, too
    pasted(player, link)
    player.do("ui:keep")
    assert player.until_asked().question == seen.question


def test_a_link_that_was_made_online_is_pasted_whole(reader: Reader) -> None:
    link = f"{HOSTED}#/link/{links.link(positions.match('ppp'), history=False)}"
    player = reader().keeping({}).open()
    pasted(player, link)
    player.do("ui:keep")
    assert player.until_asked().answers


def test_what_is_no_link_is_said_to_be_none(reader: Reader) -> None:
    player = reader().keeping({}).open()
    pasted(player, "good morning")
    player.page.get_by_text("no Échappée link").wait_for()


def test_a_build_that_knows_its_address_makes_links_to_it(reader: Reader, tmp_path: Path) -> None:
    with base.only_one():
        made = single.made(site.named(site.content()), HOSTED)
    (tmp_path / single.NAME).write_bytes(made)
    player = reader(Copy(tmp_path / single.NAME)).at_table(positions.match("ppp"))
    player.until_asked()
    assert made_by(player).startswith(f"{HOSTED}#/link/")
    assert "pasted into another" not in player.text("#drawer")


# ------------------------------------------------------------------ where the browser keeps nothing
@pytest.mark.parametrize("fault", [FORBIDDEN, REFUSED], ids=["forbidden", "refused"])
def test_a_refused_storage_is_said_at_once_and_a_file_keeps_the_games(reader: Reader, fault: str) -> None:
    player = reader()
    player.context.add_init_script(fault)
    player.open()
    assert "refuses to keep anything" in player.text("#notices")
    assert player.find("import").is_visible()
    player.do("lang:en").begin(registry.games()[0].id)
    seen = player.until_asked()
    seen = player.answer(seen.answers[0], seen)

    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    player.page.on("dialog", stay)
    with player.page.expect_event("dialog"):
        player.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]
    assert same(player.seen, seen), "whoever stays loses nothing"

    assert not player.page.locator("#notices .bad").count(), "at the table it would be in the way"
    player.page.get_by_role("link", name="Back to the games").click()
    with player.page.expect_download() as download:
        player.do("export")
    kept = json.loads(download.value.path().read_text("utf-8"))
    assert len([key for key in kept["stored"] if key.startswith("echappee/game/")]) >= 1
    player.reload()
    assert asked == ["beforeunload"], "what was carried away may go"
    with player.page.expect_file_chooser() as chooser:
        player.do("import")
    chooser.value.set_files(str(download.value.path()))
    player.page.locator("#resume a").first.click()
    assert same(player.until_asked(), seen)
