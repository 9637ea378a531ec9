"""Cars are driven by hand: mouse, finger and keys; what is pushed is seen at once, and what counts is what was seen."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from e2e import drives
from e2e.drives import LOOKED, TRAIN, Finger, centres, drive_of, grab, hurry, kept, pull
from e2e.guards import SLOW, Watched
from e2e.host import Host
from e2e.player import Player
from e2e.test_other_browsers import missing
from pygame_core.engine.match.match import Match
from tools import browsers

START = (1000, 3500)
FAR = "(far) => 10 * document.getElementById('car-1').transform.baseVal.consolidate().matrix.e > 1000 + far"
LEFT_OF = "(line) => 10 * document.getElementById('car-1').transform.baseVal.consolidate().matrix.f < line"
FOG = {**TRAIN, "weather": ["fog"]}


def given(player: Player) -> Match:
    """The game once the drive is an answer."""
    player.until("() => !document.querySelector('[data-drag]')")
    return kept(player)


def ends(drive: Any) -> dict[str, Any]:
    """Where the engine says the cars are."""
    return {str(car): at for car, at in enumerate(drive["at"], 1)}


def test_a_car_follows_the_mouse_and_pushes_the_others_while_it_goes(player: Player) -> None:
    drives.driver(player, TRAIN)
    before = centres(player)
    grab(player, (1060, 3450))
    pull(player, (1600, 3450), (2000, 3480))
    player.until("() => document.querySelector('#drag-trail[d]')")
    player.settled()
    shown = centres(player)
    assert shown["1"] == pytest.approx((1940, 3530), abs=12)
    assert shown["2"] != before["2"]
    assert shown["3"] != before["3"]
    player.page.mouse.up()
    drive = drive_of(given(player))
    assert ends(drive) == centres(player)
    assert ends(drive) | {"1": shown["1"]} == shown


def test_what_was_shown_at_last_is_what_the_engine_makes_of_the_drive(player: Player) -> None:
    """Not one unit differs: letting go adds nothing to the path."""
    drives.driver(player, TRAIN)
    grab(player, START)
    for point in ((1500, 3400), (1900, 3650), (2300, 3450), (2700, 3700), (3100, 3500)):
        pull(player, point)
        player.settled()
    player.settled()
    shown = centres(player)
    player.page.mouse.up()
    drive = drive_of(given(player))
    assert len(drive["pushed"]) == 3
    assert ends(drive) | {"1": shown["1"]} == shown
    assert centres(player) == ends(drive)


def test_a_finger_drives_and_nothing_scrolls(phone: Player) -> None:
    drives.driver(phone, TRAIN)
    finger = Finger(phone)
    finger.swipe((1200, 3700), (1700, 3700), (2100, 3760))
    phone.settled()
    shown = centres(phone)
    assert phone.page.locator("#glass").is_visible()
    finger.touch("touchEnd")
    drive = drive_of(given(phone))
    assert ends(drive) == centres(phone)
    assert ends(drive)["2"] == shown["2"]
    assert phone.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_a_rest_ends_the_drive_though_nothing_was_lifted(player: Player) -> None:
    drives.driver(player, LOOKED | {"cars": ["1000,3500", "1000,5000", "1000,5500", "1000,6000"]})
    grab(player, START)
    pull(player, (1800, 3500))
    hurry(player)
    drive = drive_of(given(player))
    assert drive["at"][0] == pytest.approx((1800, 3500), abs=25)
    pull(player, (3000, 3500))
    player.page.mouse.up()
    assert tuple(centres(player)["1"]) == drive["at"][0]


def test_a_car_never_goes_back(player: Player) -> None:
    drives.driver(player, TRAIN)
    grab(player, START)
    pull(player, (1400, 3500), (1100, 3500))
    player.settled()
    assert centres(player)["1"] == pytest.approx((1400, 3500), abs=25)
    pull(player, (1420, 3600))
    player.page.mouse.up()
    xs = [x for x, _ in drive_of(given(player))["path"]]
    assert xs == sorted(xs)


def test_a_touch_is_no_drive(player: Player) -> None:
    drives.driver(player, TRAIN)
    before = centres(player)
    grab(player, START)
    pull(player, (1030, 3500))
    player.page.mouse.up()
    player.until("() => !document.querySelector('.dragging')")
    assert centres(player) == before
    assert len(kept(player).log) == len(drives.match(at=TRAIN).log)
    assert player.page.locator("#grab").get_attribute("transform") == "translate(100 350)"


def test_what_the_system_takes_out_of_the_hand_goes_back(phone: Player) -> None:
    drives.driver(phone, TRAIN)
    before = centres(phone)
    finger = Finger(phone)
    finger.swipe(START, (1700, 3500), (2100, 3560))
    phone.until("() => document.querySelector('#drag-trail[d]')")
    finger.touch("touchCancel")
    phone.until("() => !document.querySelector('.dragging')")
    assert centres(phone) == before
    assert phone.page.locator("#drag-trail[d]").count() == 0
    finger.swipe(START, (1700, 3500))
    finger.touch("touchEnd")
    assert drive_of(given(phone))["at"][0] == pytest.approx((1700, 3500), abs=25)


def test_a_phone_that_is_turned_takes_the_car_out_of_the_hand(phone: Player) -> None:
    drives.driver(phone, TRAIN)
    before = centres(phone)
    finger = Finger(phone)
    finger.swipe(START, (1700, 3500))
    phone.until("() => document.querySelector('#drag-trail[d]')")
    phone.page.set_viewport_size({"width": 740, "height": 360})
    phone.until("() => !document.querySelector('.dragging')")
    finger.touch("touchEnd")
    assert centres(phone) == before
    assert len(kept(phone).log) == len(drives.match(at=TRAIN).log)
    phone.page.set_viewport_size({"width": 360, "height": 740})


def test_nobody_sees_a_car_fly_off_the_table(player: Player) -> None:
    drives.driver(player, {**TRAIN, "cars": ["9000,3500", "1800,3500", "2150,3500", "2400,3820"]})
    player.page.evaluate("""() => {
      window.farthest = 0;
      const car = document.getElementById("car-1");
      const far = () => (farthest = Math.max(farthest, car.transform.baseVal.consolidate().matrix.e));
      new MutationObserver(far).observe(car, { attributes: true });
    }""")
    grab(player, (9000, 3500))
    pull(player, (11000, 3500), (13500, 3500), steps=2)
    drive = drive_of(given(player))
    player.page.mouse.up()
    assert drive["at"][0] == (11850, 3500)
    assert player.page.evaluate("farthest") <= 1185


def test_another_finger_does_not_matter(phone: Player) -> None:
    drives.driver(phone, TRAIN)
    finger = Finger(phone)
    finger.swipe(START, (1500, 3500))
    finger.touch("touchMove", (1500, 3500), (6000, 5000))
    finger.touch("touchMove", (1700, 3500), (6000, 5000))
    finger.touch("touchEnd")
    assert drive_of(given(phone))["at"][0] == pytest.approx((1700, 3500), abs=25)
    assert phone.page.evaluate("visualViewport.scale") == 1


def test_keys_aim_and_roll(player: Player) -> None:
    drives.driver(player, LOOKED)
    hurry(player)
    player.page.locator("[data-drag]").focus()
    for _ in range(4):
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Shift+ArrowLeft")
    player.page.wait_for_selector("[data-aim='19']")
    player.page.keyboard.down(" ")
    player.until(FAR, 200)
    player.page.keyboard.up(" ")
    (path,) = (drive_of(given(player))["path"],)
    (x, y), (start_x, start_y) = path[-1], (1000, 2825)
    assert len(path) == 1
    assert (y - start_y) / (x - start_x) == pytest.approx(0.344, abs=0.03)
    assert x - start_x > 200
    assert ends(drive_of(kept(player))) == centres(player)


def test_who_rolls_can_steer(player: Player) -> None:
    drives.driver(player, LOOKED)
    hurry(player)
    player.page.locator("[data-drag]").focus()
    player.page.keyboard.down(" ")
    player.until(FAR, 100)
    player.page.keyboard.down("ArrowLeft")
    player.until(LEFT_OF, 2800)
    player.page.keyboard.up("ArrowLeft")
    player.page.keyboard.up(" ")
    path = drive_of(given(player))["path"]
    assert len(path) > 1
    assert path[-1][1] < 2800


def test_one_person_drives_after_another(player: Player) -> None:
    drives.driver(player, TRAIN, "pp22")
    grab(player, START)
    pull(player, (1500, 3500), (2000, 3500))
    player.page.mouse.up()
    player.page.wait_for_selector("#car-2[data-drag]")
    drive = drive_of(kept(player))
    assert drive["at"][0] == pytest.approx((2000, 3500), abs=25)
    assert ends(drive) == centres(player)


def test_rain_makes_it_straight(player: Player) -> None:
    drives.driver(player, {**TRAIN, "weather": ["rain"]}, weather=True)
    grab(player, START)
    pull(player, (1500, 4200), (2200, 3900))
    player.page.mouse.up()
    assert len(drive_of(given(player))["path"]) == 1


def test_in_the_fog_nobody_else_is_seen_to_be_pushed(player: Player) -> None:
    drives.driver(player, FOG, weather=True)
    grab(player, START)
    pull(player, (1600, 3500), (2600, 3500))
    player.settled()
    assert list(centres(player)) == ["1"]
    player.page.mouse.up()
    game = given(player)
    assert drive_of(game)["at"][0] == pytest.approx((2600, 3500), abs=25)
    assert not drive_of(game)["pushed"]
    assert game.view(1)["at"][1][0] > 2800


def test_on_ice_it_slides_on(player: Player) -> None:
    drives.driver(player, {**TRAIN, "weather": ["ice"]}, weather=True)
    grab(player, START)
    pull(player, (1400, 3500))
    player.page.mouse.up()
    assert drive_of(given(player))["at"][0][0] == pytest.approx(1480, abs=30)


def test_who_does_not_drag_turns_by_buttons_and_holds_one(phone: Player) -> None:
    drives.driver(phone, LOOKED)
    hurry(phone)
    phone.page.locator("#no-drag summary").tap()
    finger = Finger(phone)
    for _ in range(2):
        finger.hold("[data-press='ArrowRight']", 0)
    phone.page.wait_for_selector("[data-drag][data-aim='10']")
    finger.hold("[data-press=' ']", 300)
    (path,) = (drive_of(given(phone))["path"],)
    assert len(path) == 1
    assert (path[0][1] - 2825) / (path[0][0] - 1000) == pytest.approx(0.176, abs=0.03)


def test_a_boost_is_chosen_before_the_drive(player: Player) -> None:
    drives.driver(player, LOOKED, boost=True)
    player.do("ui:manner:boost")
    player.page.wait_for_selector("[data-do='ui:manner:boost'][aria-pressed=true]")
    grab(player, (1000, 2825))
    pull(player, (1700, 2825))
    player.page.mouse.up()
    assert drive_of(given(player))["boost"] is True


def test_the_pilot_drives_the_ghost_after_the_own_car(player: Player) -> None:
    drives.driver(player, TRAIN, ghost=True)
    grab(player, START)
    pull(player, (1500, 3500))
    player.page.mouse.up()
    player.page.wait_for_selector("[data-drag=ghost]")
    ghost = centres(player)["ghost"]
    others = {car: at for car, at in centres(player).items() if car != "ghost"}
    grab(player, ghost)
    pull(player, (ghost[0] + 900, ghost[1]))
    player.page.mouse.up()
    game = given(player)
    event = next(event for event in game.events[-1] if event.kind == "ghost_drove")
    assert event.data["at"] == pytest.approx((ghost[0] + 900, ghost[1]), abs=25)
    assert others == {car: at for car, at in centres(player).items() if car != "ghost"}


def test_there_and_back_in_one_drive(player: Player) -> None:
    far = ["7200,3500", "4000,1000", "4000,1500", "4000,2000"]
    back = {"race": 2, "events": ["round_trip"], "circuit": "there_and_back", "cars": far}
    drives.driver(player, {**TRAIN, **back}, first_seat=3)
    grab(player, (7200, 3500))
    pull(player, (7600, 3400), (7300, 3000), (6500, 3000))
    player.settled()
    assert centres(player)["1"] == pytest.approx((6500, 3000), abs=25)
    player.page.mouse.up()
    game = given(player)
    assert game.view(None)["legs"][0] == 2
    assert drive_of(game)["at"][0] == pytest.approx((6500, 3000), abs=25)


@pytest.mark.firefox
@pytest.mark.filterwarnings("default::pytest.PytestWarning")
def test_firefox_drives_too(playwright: Playwright, host: Host, tmp_path: Path) -> None:
    path = browsers.firefox()
    if not path:
        missing("Firefox")
        return
    profile = browsers.firefox_profile(playwright, path, tmp_path / "profile")
    try:
        with Watched(profile, SLOW).guarded(host) as guard:
            player = drives.driver(Player(profile, host, guard), TRAIN)
            grab(player, (1060, 3450))
            pull(player, (1600, 3450), (2000, 3480))
            player.until("() => document.getElementById('drag-trail').getAttribute('d')?.includes('L1')")
            player.page.mouse.up()
            drive = drive_of(given(player))
            assert drive["at"][0] == pytest.approx((1940, 3530), abs=25)
            assert ends(drive) == centres(player)
    finally:
        profile.close()


def test_a_hand_can_practise_without_a_game(player: Player) -> None:
    player.open("#/practice/vroom")
    player.page.wait_for_selector("[data-drag]")
    player.page.evaluate(drives.SLOWLY)
    before = centres(player)
    for start, end in ((START, (2700, 3500)), ((2700, 3500), (4000, 3600))):
        grab(player, start)
        pull(player, end)
        player.page.mouse.up()
        player.until("() => !document.querySelector('.dragging')")
        assert centres(player)["1"] == pytest.approx(end, abs=25)
    assert centres(player)["2"] != before["2"]
    assert player.games == {}
    player.do("practice")
    player.until("() => document.querySelector('#car-1[data-from=\"1000 3500\"]')")
    assert centres(player) == before
