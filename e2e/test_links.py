"""A game that travels as a link: into a fresh profile, whole or as a position; damaged, cut, newer or hostile."""

import base64
from collections.abc import Callable

import pytest

from e2e import chases, positions
from e2e.host import Host
from e2e.player import Player
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from tests.engine.test_link_lengths import finished
from tests.laws.keep import KEPT

Arrive = Callable[..., Player]
Camera = Callable[[bytes], str]
SHEET = "() => { navigator.share = async (given) => { window.shared = given; }; }"


def made_by(player: Player, kind: str) -> str:
    """The part after # of the link that the share panel makes."""
    player.do("ui:share", f"ui:link:{kind}")
    address = player.page.get_by_label("Link", exact=True).input_value()
    assert address.startswith(f"{player.host.address}#/link/")
    assert player.page.locator("#drawer svg.qr").count() or kind == "history"
    return address.removeprefix(player.host.address)


def payload() -> str:
    return links.link(positions.match("ppp", at="move"), history=False)


def newer() -> str:
    body = base64.urlsafe_b64decode(payload() + "==")
    return base64.urlsafe_b64encode(bytes([9]) + body[1:]).decode().rstrip("=")


@pytest.mark.parametrize("kind", ["position", "history"])
def test_a_shared_link_opens_in_a_fresh_profile(player: Player, newcomer: Arrive, kind: str) -> None:
    game = positions.played(positions.match("ppp"), lambda match: len(match.log) > 30 and match.asked == (0,))
    player.at_table(game)
    here = player.until_asked()
    link = made_by(player, kind)

    friend = newcomer().with_nothing_stored().open(link).offline_ready()
    shown = friend.text("#page")
    assert all(name in shown for name in ("Velo City", "Ann", "Bob", "Cleo"))
    assert friend.games == {}, "a link is only looked at until it is taken"
    friend.do("ui:keep")
    there = friend.until_asked()
    assert (there.question, there.answers, there.asker) == (here.question, here.answers, here.asker)
    assert there.length == (here.length if kind == "history" else 0)
    assert len(friend.games) == 1
    assert friend.answer(there.answers[0], there).length > there.length


def test_a_link_never_replaces_a_game(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    kept = player.games
    player.open(f"#/link/{payload()}")
    player.do("ui:keep")
    player.until_asked()
    assert len(player.games) == 2
    assert player.games["g1"] == kept["g1"]


@pytest.mark.parametrize(
    ("link", "words"),
    [
        (payload()[:-7], "a piece may have been lost"),
        (payload()[:20] + "A" + payload()[21:], "a piece may have been lost"),
        ("", "a piece may have been lost"),
        ("%00%3Cscript%3E", "a piece may have been lost"),
        ("A" * 40_000, "a piece may have been lost"),
        (newer(), "a newer version will know"),
    ],
    ids=["cut", "damaged", "empty", "nonsense", "endless", "newer"],
)
def test_a_link_that_does_not_open_says_so(player: Player, link: str, words: str) -> None:
    player.at_table(positions.match("ppp"))
    kept = player.games
    player.open(f"#/link/{link}")
    assert "This link does not open" in player.text("#page-title")
    assert words in player.text("#page")
    assert player.games == kept
    player.page.get_by_role("link", name="Back to the games").click()
    player.page.wait_for_selector("#resume")


def test_names_from_a_link_are_only_text(player: Player) -> None:
    from dataclasses import replace

    from pygame_core.engine import registry
    from pygame_core.engine.match.match import Match

    seats = list(positions.seats("ppp"))
    seats[0] = replace(seats[0], name="<img src=x onerror=a>"[:20])
    match = Match(registry.game(positions.GAME), {"first_player": 0}, tuple(seats), 1)
    match.settle()
    player.keeping({}).open(f"#/link/{links.link(match, history=True)}")
    assert "<img src=x" in player.text("#page")
    player.do("ui:keep")
    player.until_asked()
    assert "<img src=x" in player.text("#question")
    assert player.page.locator("#app img").count() == 0


def test_the_link_is_copied(newcomer: Arrive) -> None:
    sender = newcomer(permissions=["clipboard-read", "clipboard-write"]).at_table(positions.match("ppp"))
    link = made_by(sender, "position")
    sender.do(sender.page.locator('[data-do^="copy-link:"]').get_attribute("data-do") or "")
    sender.until("() => document.getElementById('shell-live').textContent.includes('copied')")
    sender.page.locator('[data-do^="copy-link:"]').get_by_text("Copied").wait_for()  # where one has tapped
    assert sender.page.evaluate("navigator.clipboard.readText()") == f"{sender.host.address}{link}"
    sender.offline_ready()


def test_a_game_travels_as_a_file_too(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    seen = player.answer("solo")
    with player.page.expect_download() as download:
        player.do("ui:share", "ui:file")
    player.keeping({}).open("#/settings")
    with player.page.expect_file_chooser() as chooser:
        player.do("import")
    chooser.value.set_files(str(download.value.path()))
    player.page.get_by_text("nothing was replaced").wait_for()
    player.open("#/game/g1")
    assert player.until_asked().question == seen.question


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_a_phone_reads_both_codes_of_a_finished_game(phone: Player, camera: Camera, game: str) -> None:
    phone.at_table(finished(game, seed=1), lang="fr")
    phone.page.wait_for_selector("#ask.over")
    if not phone.find("ui:share").is_visible():  # where there are many tools, the menu has it
        phone.do("ui:menu")
    phone.page.locator("[data-do='ui:share']:visible").first.tap()
    for kind in ("position", "history"):
        phone.do(f"ui:link:{kind}").page.locator(f"[data-do='ui:link:{kind}'][aria-pressed=true]").wait_for()
        code = phone.page.locator("#drawer svg.qr")
        code.scroll_into_view_if_needed()
        assert camera(code.screenshot()) == phone.page.locator("#share-link").input_value(), kind


def test_a_link_opens_in_the_installed_app_with_the_server_gone(resident: Arrive, own_host: Host) -> None:
    visitor = resident(own_host).with_nothing_stored().open().offline_ready()
    own_host.stop()
    visitor = visitor.new_tab().open()
    for meta in registry.games():
        link = (KEPT / f"{meta.id}-1-midway.position.link").read_text(encoding="utf-8")
        visitor.page.evaluate("(hash) => { location.hash = hash; }", f"#/link/{link}")
        visitor.page.locator("#page h2", has_text=meta.names["en"]).wait_for()
        assert visitor.page.locator("#page .link-picture svg").count() == 1
    assert visitor.games == {}, "nothing is stored before somebody says so"
    visitor.open(f"#/link/{payload()}")
    visitor.do("ui:keep")
    seen = visitor.until_asked()
    assert visitor.answer(seen.answers[0], seen).length > seen.length


def test_the_share_sheet_of_the_device_gets_the_link(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    player.page.evaluate(SHEET)
    link = made_by(player, "position")
    player.do(player.page.locator('[data-do^="send-link:"]').get_attribute("data-do") or "")
    player.until("() => window.shared")
    assert player.page.evaluate("shared.url") == f"{player.host.address}{link}"


def test_a_game_with_secrets_offers_only_links_that_tell_none(player: Player) -> None:
    player.at_table(chases.match("1p", at="police"))
    player.page.wait_for_selector("#ask.asked")
    player.do("ui:share")
    offered = player.page.locator("#drawer .share-kind")
    offered.first.wait_for()
    assert offered.count() == 1
    assert "It will tell no secret" in offered.inner_text()
    offered.click()
    link = player.page.locator("#share-link").input_value().removeprefix(player.host.address)
    told = links.open_link(link.removeprefix("#/link/"), 1).match
    assert told.view(1) == chases.match("1p", at="police").view(1)


def test_a_thief_may_send_what_the_thief_knows(player: Player) -> None:
    player.at_table(chases.match("p1", at="hide"))
    player.page.wait_for_selector("#ask.asked")
    player.do("ui:share")
    player.page.locator("#drawer .share-kind").first.wait_for()
    assert "your secrets too" in player.text("#drawer")
    player.do("ui:link:seen")
    assert player.page.locator("#share-link").input_value()
