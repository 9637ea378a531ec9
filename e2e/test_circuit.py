"""A circuit is laid by hand: two pawns and a start dragged or moved by arrows, and said to lie well or not."""

from e2e import drives
from e2e.drives import Finger, grab, kept, pull
from e2e.player import Player
from pygame_core.games.vroom.board import Point

LAYING = {"step": "circuit"}
WELL, BADLY = ".laid.fine", ".laid.bad"


def laying(player: Player) -> Player:
    player.at_table(drives.match(at=LAYING))
    player.page.wait_for_selector(WELL)
    return player


def lies(player: Player) -> list[Point]:
    """The start and the pawns as they are drawn."""
    spots = "[...document.querySelectorAll('.hold')].map((one) => one.dataset.from.split(' ').map(Number))"
    return [(x, y) for x, y in player.page.evaluate(spots)]


def test_a_pawn_is_dragged_and_the_race_is_on(player: Player) -> None:
    laying(player)
    grab(player, (7000, 2000))
    pull(player, (7400, 1500))
    player.page.mouse.up()
    player.page.wait_for_selector("#confirm")
    start, a, b = lies(player)
    assert (start, b) == ((1000, 3500), (7000, 5000))
    assert abs(a[0] - 7400) + abs(a[1] - 1500) < 30
    player.page.locator("#confirm").click()
    player.until("() => !document.querySelector('.laid')")
    assert kept(player).view(None)["circuit"]["a"] == list(a)


def test_it_is_said_at_once_when_it_lies_badly(player: Player) -> None:
    laying(player)
    grab(player, (1000, 3500))
    pull(player, (6000, 3500))
    player.page.wait_for_selector(BADLY)
    assert player.page.locator(BADLY).get_attribute("aria-label") == player.page.locator("#shell-live").inner_text()
    player.page.mouse.up()
    player.page.wait_for_selector("#foresee.reason")
    assert not player.page.locator("#confirm").is_visible()
    assert player.page.locator(BADLY).is_visible()
    grab(player, (6000, 3500))
    pull(player, (1500, 3500))
    player.page.mouse.up()
    player.page.wait_for_selector("#confirm")
    assert player.page.locator(WELL).is_visible()


def test_arrows_move_a_pawn_too(player: Player) -> None:
    laying(player)
    player.page.locator("#lay-b").focus()
    for key in ("ArrowDown", "ArrowDown", "Shift+ArrowLeft"):
        player.page.keyboard.press(key)
    player.until("() => document.getElementById('lay-b').dataset.from === '6990 5200'")
    player.page.wait_for_selector("#confirm")
    assert player.focused == "lay-b"
    player.page.locator("#confirm").press("Enter")
    player.until("() => !document.querySelector('.laid')")
    assert kept(player).view(None)["circuit"]["b"] == [6990, 5200]


def test_a_finger_lays_the_start(phone: Player) -> None:
    laying(phone)
    finger = Finger(phone)
    finger.swipe((1000, 3500), (1800, 3900))
    finger.touch("touchEnd")
    phone.page.wait_for_selector("#confirm")
    ((x, y), _, _) = lies(phone)
    assert abs(x - 1800) + abs(y - 3900) < 60
    assert phone.page.evaluate("scrollY") == 0


def test_a_ready_circuit_is_still_one_tap_away(player: Player) -> None:
    laying(player)
    grab(player, (7000, 2000))
    pull(player, (7500, 2000))
    player.page.mouse.up()
    player.page.wait_for_selector("#confirm")
    player.do("circuit hill")
    player.until("() => !document.querySelector('.laid')")
    assert kept(player).view(None)["circuit"]["name"] == "hill"
