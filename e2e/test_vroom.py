"""Vroom Vroom's screens: the strip, the camera, level cars, the ranking, the price, the campaign, the photograph."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.storage import small_records
from e2e import drives
from e2e.drives import GAME, LAST, LEVEL, REMOVE
from e2e.player import Player

PNG = b"\x89PNG\r\n\x1a\n"


def profile(player: Player) -> dict[str, Any]:
    """What the device keeps of the campaign."""
    found: dict[str, Any] = json.loads(small_records.unseal(player.stored[f"keepsake/profile-{GAME}"]))
    return found


def won(player: Player, **stored: str) -> Player:
    """A campaign game is won, and an envelope may be opened."""
    player.at_table(drives.match(at=LAST, campaign=True), hints="off", **stored).until_asked()
    player.do("remove 2", "remove 2", "ui:onward")
    player.find("open boost").wait_for()
    return player


def over(player: Player) -> Player:
    """The same, with the envelope opened: the game is over."""
    won(player).do("open boost", "open boost").page.wait_for_selector("#ask.over")
    return player


# ------------------------------------------------------------------ the table
def test_the_strip_tells_how_the_game_stands(player: Player) -> None:
    at = {
        "race": 2, "round": 2, "events": ["pack"], "faults": ["pack"], "wheels": 1, "looked": True,
        "cards": ["3 5", "2 4", "1 6", "4 4"], "cars": ["2500,3000", "2300,3400", "2100,3800", "2700,4200"],
    }  # fmt: skip
    player.at_table(drives.match(at=at, boost=True)).page.wait_for_selector(".strip")
    assert player.text(".strip .race.here b") == "Race 2"
    assert player.text(".strip .lit-now") == "2"
    assert player.page.get_by_role("img", name="Spare wheels: 1 of 2").count() == 1
    order = player.page.locator(".strip .order li").evaluate_all("(all) => all.map(({ id }) => id)")
    assert order == ["order-4", "order-1", "order-2", "order-3"]
    chip = player.page.locator("#chip-pack")
    assert "broken" in chip.inner_text()
    assert not chip.locator("p").is_visible()
    chip.locator("summary").click()
    assert chip.locator("p").is_visible()
    player.page.locator("#chip-boost summary").click()
    assert not chip.locator("p").is_visible()


def test_a_phone_looks_from_near_and_a_desk_sees_all(phone: Player, player: Player) -> None:
    for one, near in ((phone, True), (player, False)):
        one.at_table(drives.match()).page.wait_for_selector("#camera")
        assert (one.page.locator("#camera").get_attribute("transform") is not None) == near
        one.do("ui:loupe").page.wait_for_selector("#camera:not([transform])" if near else "#camera[transform]")


def test_nothing_lies_over_the_panels_of_a_phone_held_sideways(phone: Player) -> None:
    phone.at_table(drives.match(at=drives.LOOKED, boost=True), hints="off").page.wait_for_selector("#no-drag")
    phone.page.set_viewport_size({"width": 740, "height": 360})
    low = phone.page.locator("#no-drag").bounding_box()
    panels = phone.page.locator("#players").bounding_box()
    phone.page.set_viewport_size({"width": 360, "height": 740})
    assert low
    assert panels
    assert low["y"] + low["height"] <= panels["y"] + 1


def test_the_line_is_red_until_the_last_round(player: Player) -> None:
    cars = ["6500,3500", "6300,2600", "6000,3000", "6800,4000"]
    for number, look in ((4, "stop"), (5, "go")):
        cards = [hand[: 2 * number - 1] for hand in ("1 2 3 4 5", "2 3 4 5 6", "3 4 5 6 2", "2 3 4 5 6")]
        at = {"round": number, "looked": True, "cars": cars, "cards": cards}
        player.at_table(drives.match(at=at), hints="off").page.wait_for_selector("#circuit")
        assert player.page.locator(f"#circuit .{look}").count() > 0


def test_what_was_pushed_is_seen_again_and_ends_where_it_stood(player: Player) -> None:
    drives.driver(player, drives.TRAIN, kinds="pppp")
    drives.grab(player, (1000, 3500))
    drives.pull(player, (2000, 3500))
    player.page.mouse.up()
    player.page.wait_for_selector("#car-2.now")
    drives.hurry(player)
    before = drives.centres(player)
    player.page.evaluate("""() => {
      window.seen = new Set();
      const car = document.getElementById("car-2");
      new MutationObserver(() => seen.add(car.getAttribute("transform"))).observe(car, { attributes: true });
    }""")
    player.do("ui:film").until("() => seen.size > 2")
    player.page.wait_for_function("() => !document.querySelector('#board > svg').classList.contains('dragging')")
    assert drives.centres(player) == before


def test_a_hint_says_what_to_think_of_and_no_distance(player: Player) -> None:
    player.at_table(drives.match(), hints="off").until_asked()
    player.do("ui:hint").page.locator("#drawer-title").wait_for()
    assert "Sevens exist" in player.text("#drawer")


# ------------------------------------------------------------------ the end of a race
def test_level_cars_are_put_in_order_on_the_board(player: Player) -> None:
    player.at_table(drives.match("222p", at=LEVEL), speed="slow", hints="off").until_asked()
    assert player.page.locator("#level .glass").count() == 1
    slots = player.page.locator("#level [data-do^='place']")
    assert slots.evaluate_all("(all) => all.map((one) => one.dataset.do)") == ["place 0", "place 1"]
    player.do("place 0").page.wait_for_selector("#ranking.slow")
    # The board tells one car after the other: no word is faster.
    assert "19" not in player.text("#ask")
    assert "First to last" not in player.text("#log")
    totals = player.page.locator("#ranking .total").evaluate_all("(all) => all.map((one) => one.textContent)")
    assert totals == ["15", "17", "19", "20"]
    player.page.locator("[data-do='ui:onward']").wait_for()
    assert player.text(".strip .race.here b") == "Race 1"
    assert player.page.locator("#chart .dot").count() == 4
    player.do("ui:onward").page.wait_for_selector("#ask.asked")
    assert player.text(".strip .race.here b") == "Race 2"


def test_a_click_counts_though_the_picture_was_about_to_change(player: Player) -> None:
    """The car would be drawn in the place that is pressed."""
    player.at_table(drives.match("222p", at=LEVEL), hints="off").until_asked()
    box = player.page.locator("#slot-0").bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.mouse.down()
    player.settled().page.mouse.up()
    player.page.wait_for_selector("[data-do='ui:onward']")


def test_which_cars_go_is_chosen_by_sets_with_their_price(player: Player) -> None:
    player.at_table(drives.match(at=REMOVE), speed="normal", hints="off").until_asked()
    assert player.seen.answers == ["remove 2", "remove 3"]
    assert player.page.locator("#answer-remove-3 .go .tyre").count() == 1
    assert "lower than" in (player.page.locator("#total-2").text_content() or "")
    player.do("remove 3")
    player.page.wait_for_selector("#total-3.on")
    player.page.locator("#confirm").click()
    player.page.wait_for_selector("#big-moment.bad")
    assert "One wheel less" in (player.page.locator("#big-moment").text_content() or "")
    player.page.get_by_role("img", name="Spare wheels: 1 of 2").wait_for()


def test_the_chart_compares_totals_and_places(player: Player) -> None:
    cars = "7300,2600 6500,3500 6000,3000 5000,4000"
    player.at_table(drives.match(at={**REMOVE, "cars": cars}), hints="off").until_asked()
    x = {car: player.page.locator(f"#chart .dot.c{car}").bounding_box() for car in (1, 2, 3, 4)}
    assert all(x.values())
    assert [car for car, box in sorted(x.items(), key=lambda pair: -(pair[1] or {"x": 0})["x"])] == [1, 2, 3, 4]


def test_an_invented_event_is_judged(player: Player) -> None:
    options = {"events": "custom", "custom_name": "Not a word", "custom_text": "Nobody speaks.", "custom_race": "2"}
    at = {"race": 2, "events": ["custom"], **REMOVE}
    player.at_table(drives.match(at=at, **options), hints="off").until_asked()
    assert "Nobody speaks." in (player.page.locator("#chip-custom p").text_content() or "")
    player.do("remove 2", "remove 2")
    player.find("judge broken").wait_for()
    player.do("judge broken")
    player.page.get_by_role("img", name="Spare wheels: 0 of 2").wait_for()


# ------------------------------------------------------------------ the campaign
def test_an_envelope_outlives_the_game(player: Player) -> None:
    over(player)
    assert "Boost" in player.text("#ask")
    kept = profile(player)
    assert (kept["opened"], kept["played"]) == (["boost"], 1)
    assert "victory" in kept["trophies"]
    player.page.get_by_role("link", name="The garage").click()
    player.page.locator(".envs").wait_for()
    assert player.page.get_by_label("Envelope Boost, open").count() == 1
    player.reload()
    assert player.page.get_by_label("Victory, won").count() == 1
    player.open(f"#/new/{GAME}").do("table:fold").page.locator("#option-boost").wait_for()
    assert player.page.locator("#option-weather").count() == 0
    player.page.locator("#option-boost").select_option("True")
    player.page.locator("#setup .start").click()
    player.page.locator("#chip-boost").wait_for()


def test_later_keeps_the_opening(player: Player) -> None:
    won(player).do("later").page.wait_for_selector("#ask.over")
    assert profile(player)["due"]
    player.page.get_by_role("link", name="The garage").click()
    player.find("unseal:ghost").click()
    player.page.get_by_label("Envelope Ghost, open").wait_for()
    assert profile(player)["opened"] == ["ghost"]


def test_what_one_device_has_won_is_carried_to_another(player: Player, tmp_path: Path) -> None:
    over(player)
    player.page.get_by_role("link", name="The garage").click()
    with player.page.expect_download() as download:
        player.do("carry")
    file = tmp_path / "profile.json"
    download.value.save_as(file)
    player.do("erase", "erase-sure").page.get_by_label("Victory, to be won").wait_for()
    with player.page.expect_file_chooser() as chooser:
        player.do("import")
    chooser.value.set_files(file)
    player.page.get_by_label("Victory, won").wait_for()
    assert profile(player)["opened"] == ["boost"]


# ------------------------------------------------------------------ the photograph
def test_the_photo_finish_is_a_picture_that_can_be_shown(player: Player, tmp_path: Path) -> None:
    over(player)
    assert "influencer" not in profile(player)["trophies"]
    with player.page.expect_download() as download:
        player.do("ui:photo")
    assert download.value.suggested_filename == "echappee-vroom.png"
    download.value.save_as(tmp_path / "photo.png")
    data = (tmp_path / "photo.png").read_bytes()
    assert data[:8] == PNG
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 1000)
    assert len(data) > 20_000
    assert "influencer" in profile(player)["trophies"]


# ------------------------------------------------------------------ the new table
def test_a_newcomer_taps_once_and_is_taken_by_the_hand(player: Player) -> None:
    player.keeping({}).open().do(f"play:{GAME}").page.wait_for_selector("#my-card")
    assert drives_options(player)["first_game"] is True


def drives_options(player: Player) -> Mapping[str, Any]:
    """What the table of the one kept game has agreed on."""
    (name,) = player.games
    return drives.kept(player, name).options


def test_an_invented_event_is_written_in_the_form(player: Player) -> None:
    player.open(f"#/new/{GAME}").do("table:fold").page.locator("#option-first_game").select_option("False")
    player.page.locator("#option-events").select_option("custom")
    player.page.locator("#option-custom_name").wait_for()
    player.page.locator("#setup .start").click()
    player.page.locator("#error-custom_name").wait_for()
    player.page.locator("#option-custom_name").fill("Not a word")
    player.page.locator("#option-custom_text").fill("Nobody speaks.")
    player.page.locator("#setup .start").click()
    player.page.wait_for_selector("#board")
    options = drives_options(player)
    assert (options["custom_name"], options["custom_text"]) == ("Not a word", "Nobody speaks.")
