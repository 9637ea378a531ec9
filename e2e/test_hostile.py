"""What others made to do harm: names, saves, links, files and addresses. Nothing runs, nothing asks, nothing leaves."""

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog

from app.storage.save_record import Card, pack
from e2e import positions
from e2e.player import Player
from pygame_core.engine import registry
from pygame_core.engine.keeping import links, saves
from tests.fuzz import corpus
from tests.fuzz.mutate import HOSTILE, spoiled_text

# Were anything of a name to run, it would say so here; the console, requests and the policy are watched by the guard.
TRAP = "window.a = () => { window.ran = true; }; window.ran = false;"
STRANGE = """() => {
  const bad = [...document.querySelectorAll("#app *")].filter((one) =>
    /^(script|iframe|object|embed|foreignobject|animate|set|link|meta)$/i.test(one.localName)
    || [...one.attributes].some(({ name, value }) => /^on/i.test(name) || /^\\s*javascript:/i.test(value)));
  return [window.ran, bad.map((one) => one.outerHTML.slice(0, 200))];
}"""
GAMES = [meta.id for meta in registry.games()]


@pytest.fixture
def visitor(player: Player) -> Iterator[Player]:
    """Somebody whose tab notices any script and any dialog."""
    asked: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    player.page.add_init_script(TRAP)
    player.page.on("dialog", dismiss)
    yield player
    assert asked == []


def clean(player: Player) -> None:
    """Nothing ran, and nothing stands there that could."""
    assert player.page.evaluate(STRANGE) == [False, []]
    assert "A tyre has burst" not in player.text("#app")


def settled(player: Player) -> None:
    """All that was told so far has been answered, for messages are answered in their order."""
    player.page.evaluate("() => { location.hash = '#/settings'; }")
    player.page.wait_for_selector("[data-do='set:lang=en']", timeout=90_000)
    clean(player)


@pytest.mark.parametrize("game", GAMES)
def test_a_hostile_name_at_every_table(visitor: Player, game: str) -> None:
    """By link, as a game, in its menus, on the shelf, at home."""
    name = corpus.NAMES[GAMES.index(game)]
    match = corpus.named(next(one for one in corpus.matches() if one.game.meta.id == game), name)
    visitor.open(f"#/link/{links.link(match, history=False)}")
    assert name in visitor.text("#page")
    clean(visitor)
    visitor.do("ui:keep")
    visitor.page.wait_for_selector("#ask, .curtain")
    clean(visitor)
    if visitor.find("ui:menu").is_visible():
        visitor.do("ui:menu")
        clean(visitor)
    for address in ("#/games", ""):
        visitor.open(address)
        clean(visitor)


def test_hostile_words_in_every_place_of_a_stored_game(visitor: Player) -> None:
    stored = {}
    for number, hostile in enumerate(HOSTILE):
        words = {"fr": hostile, "en": hostile}
        thumb = f'<svg onload="a()" xmlns="http://www.w3.org/2000/svg"><script>a()</script>{hostile}</svg>'
        card = Card("velo-city" if number % 2 else hostile, 10**15, words, words, mine=True, thumb=thumb)
        stored[f"game/g{number}"] = pack(card, saves.save(positions.match("ppp")))
        stored[f"broken/b{number}{hostile[:40]}"] = hostile
    visitor.keeping(stored).open("#/games")
    clean(visitor)
    assert len(visitor.games) == len(HOSTILE)
    visitor.open()
    clean(visitor)
    visitor.open("#/settings")
    clean(visitor)


def test_a_hostile_file_brings_only_games(visitor: Player) -> None:
    """Its games get names of ours, and can be played and deleted."""
    record = pack(Card("velo-city", 1), saves.save(positions.match("ppp")))
    newer = '{"echappee":99}'
    names = ["<img src=x onerror=a()>", '"><svg onload=a()>', "\ud800", "a/../b", "x" * 3000]
    games = {f"echappee/game/{name}": value for name, value in zip(names, [record, *[newer] * 4], strict=True)}
    text = json.dumps({"echappee": "export", "stored": games | {"echappee/lang": "<b>", "evil": "x"}})
    visitor.open("#/settings")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.do("import")
    file = {"name": '"><script>a()</script>.json', "mimeType": "application/json", "buffer": text.encode()}
    chooser.value.set_files(file)  # type: ignore[arg-type]
    visitor.page.wait_for_selector(".notice")
    clean(visitor)
    visitor.open("#/games")
    clean(visitor)
    assert visitor.games
    assert all(key.isascii() and len(key) < 80 and "/" not in key for key in visitor.games)
    assert "evil" not in visitor.stored
    game = next(name for name, value in visitor.games.items() if value == record)
    visitor.open(f"#/game/{game}")
    assert visitor.until_asked().answers
    clean(visitor)


def test_spoiled_addresses(visitor: Player) -> None:
    """Many of them in one tab, as somebody would type them: each is answered by a page."""
    chance = random.Random(5)
    visitor.open()
    seeds = [*corpus.link_texts(), *corpus.letters()]
    for turn in range(32):
        inner = spoiled_text(chance.choice(seeds), chance, seeds)[:3000]
        route = chance.choice(("link", "post/city-chase", "post", "game", "new", "x"))
        visitor.page.evaluate("(hash) => { location.hash = hash; }", f"#/{route}/{inner}")
        if turn % 4 == 0:
            settled(visitor)
    settled(visitor)


def test_a_game_between_devices_under_hostile_names(visitor: Player) -> None:
    """The name that this device remembers goes into the letter's page and the table."""
    visitor.keeping({"name": "<img/src onerror=a()>", "learnt": '<b> "x', "speed": "<i>"})
    visitor.open(f"#/post/city-chase/{corpus.letters()[0]}")
    clean(visitor)
    visitor.do("ui:begin")
    visitor.page.wait_for_selector("#ask, .curtain")
    clean(visitor)
