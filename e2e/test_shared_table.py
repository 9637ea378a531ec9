"""A table that two devices hold, in two browsers that share nothing: laid, joined, and gone on with by links."""

import pytest

from e2e.conftest import Camera
from e2e.player import Player

WRITTEN = "#share-link"


def letter(player: Player) -> str:
    """The link that stands on the screen; sent with a tap first where it waits for that."""
    page = player.page
    page.wait_for_selector(f"#post, {WRITTEN}")
    if page.locator("#post").count():
        page.evaluate("() => { navigator.share = async () => {}; }")
        page.locator("#post").click()
    link = page.locator(WRITTEN).input_value()
    return "#" + link.partition("#")[2]


def opens(player: Player, link: str) -> None:
    """A link that came is opened in the tab where the page is."""
    player.page.evaluate("(hash) => { location.hash = hash; }", link)
    player.page.wait_for_function("() => location.hash.startsWith('#/game/') || document.querySelector('.linked')")
    player.settled()


def asked(player: Player) -> bool:
    """Whether it is up to this device, once all is shown."""
    player.page.wait_for_selector("#ask.asked, #ask.posting, #ask.over")
    return player.seen.kind == "asked"


def lay(player: Player, game: str) -> str:
    """A table with one seat for somebody at another device; the invitation."""
    page = player.keeping({"name": "Ada"}).open(f"#/new/{game}").page
    page.locator("#seat-1").click()
    page.locator('[data-do="table:kind:remote"]').click()
    page.locator("#seat-1").get_by_text("far away").wait_for()
    page.locator("#start").click()
    page.locator(WRITTEN).wait_for()
    return letter(player)


def sit_down(guest: Player, invitation: str, name: str) -> None:
    """Somebody opens an invitation, names themselves and takes the free seat."""
    page = guest.keeping({"lang": "en"}).open(invitation).page
    page.get_by_text("Ada invites you to play.").wait_for()
    page.locator("#me").fill(name)
    page.locator('button[data-do="ui:sit:1"]').click()
    page.locator(WRITTEN).wait_for()


@pytest.mark.parametrize("game", ["velo-city", "rainbow-jersey"])
def test_two_devices_play_by_links(player: Player, phone: Player, game: str) -> None:
    sit_down(phone, lay(player, game), "Bea")
    opens(player, letter(phone))
    pair = [player, phone]
    for _ in range(5):
        # Where nobody is asked, the one who laid the table has still to tell the other that it is laid.
        writer = next((one for one in pair if asked(one)), player)
        while asked(writer):
            writer.do(next(iter([*writer.seen.answers, *writer.seen.places])))
            writer.settled()
        opens(pair[1 - pair.index(writer)], letter(writer))
    assert [len(one.games) for one in pair] == [1, 1]
    assert min(one.seen.length for one in pair) > 4


def test_an_invitation_is_read_from_the_screen(player: Player, camera: Camera) -> None:
    invitation = lay(player, "velo-city")
    read = camera(player.page.locator("#ask figure svg").screenshot())
    assert read.endswith(invitation)
    player.reload()
    player.page.locator(WRITTEN).wait_for()
    assert letter(player) == invitation
    player.page.get_by_text("What about the dice?").click()
    player.page.get_by_text("Each device checks every die.").wait_for()
