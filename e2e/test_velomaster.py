"""VeloMaster in the browser: a whole race by taps, dice given by tap and by hand, lines and votes, the map."""

import re

import pytest
from playwright.sync_api import Locator

from e2e import stages, stopwatch, tours
from e2e.player import Player
from pygame_core.engine.match.match import Match

LENS = "() => document.querySelector('#lens').getAttribute('transform')"
ENLARGED = "() => document.querySelector('#board > svg').hasAttribute('data-enlarged')"
FINGERS = """([type, ...spots]) => {
  const board = document.querySelector("#board > svg");
  for (const [pointerId, clientX, clientY] of spots)
    board.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, pointerType: "touch" }));
}"""


def middle(found: Locator) -> tuple[float, float]:
    """Where a finger would touch it."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press at one point and let go at another."""
    mouse = player.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    mouse.move(*end, steps=4)
    mouse.up()


def the_end_is_told(player: Player) -> None:
    assert re.search(r"wins|gagne", player.text("#ask"))
    assert player.page.locator("#podium-view svg").is_visible()


# ------------------------------------------------------------------ whole races
def test_a_beginners_race_by_taps(player: Player) -> None:
    player.at_table(stages.match("p111"), hints="off")
    given = stages.play(player)
    assert any(token.startswith("ui:walk:") for token in given)
    assert any(token.startswith("give ") for token in given)
    the_end_is_told(player)
    player.do("ui:again")
    player.page.wait_for_selector("#ask.asked, #ask.waiting")


def test_a_newcomer_taps_start_and_rides_on_a_phone(phone: Player) -> None:
    phone.open(f"#/new/{stages.GAME}")
    phone.page.locator("#setup .start").tap()
    seen = phone.until_asked()
    for _ in range(6):
        if not seen.over:
            seen = stages.tap(phone, seen)
    assert seen.kind == "asked"


# ------------------------------------------------------------------ several steps in one tap
def test_a_cell_far_off_is_ridden_to_in_one_tap(player: Player) -> None:
    game = stages.match("p111", at="move")
    player.at_table(game, hints="off")
    seen = player.until_asked()
    far = max(player.page.locator("#reach [data-do^='ui:walk:']").all(), key=lambda cell: len(steps(cell)))
    way = steps(far)
    assert len(way) > 1
    player.point(*middle(far.locator("path")))
    after = player.until_asked(seen.length)
    assert after.length >= seen.length + len(way)
    assert all(token in player.games["g1"] for token in way)


def test_a_cell_is_reached_from_the_throw_with_the_die_that_is_enough(player: Player) -> None:
    player.at_table(stages.match("p111", at="launch"), hints="off")
    seen = player.until_asked()
    cell = player.page.locator("#reach [data-do^='ui:walk:start']").first
    first = steps(cell)[0]
    player.page.evaluate("(do_) => document.querySelector(`#reach [data-do='${do_}']`).dispatchEvent("
                         "new MouseEvent('click', { bubbles: true }))", cell.get_attribute("data-do"))  # fmt: skip
    player.until_asked(seen.length)
    assert first in player.games["g1"]


def steps(cell: Locator) -> list[str]:
    """The answers that a cell stands for."""
    return str(cell.get_attribute("data-do")).removeprefix("ui:walk:").split(",")


# ------------------------------------------------------------------ dice
def test_a_die_is_given_with_one_tap(phone: Player) -> None:
    phone.at_table(stages.match("p111", at="give"), hints="off")
    seen = phone.until_asked()
    token = seen.answers[-1]
    assert token.startswith("give ")
    stages.tapped(phone, token, seen)
    assert token in phone.games["g1"]


def test_a_die_is_dragged_onto_a_rider(player: Player) -> None:
    player.at_table(stages.match("p111", at="give"), hints="off")
    seen = player.until_asked()
    giving = [token.split() for token in seen.answers if token.startswith("give ")]
    _, rider, die = giving[-1]
    other = next(name for _, name, value in giving if name != rider and value == die)
    start = middle(player.page.locator(f"[data-pair='{die} {other}']"))
    drag(player, start, middle(player.page.locator(f"#tray-{rider}")))
    player.until_asked(seen.length)
    assert f"give {rider} {die}" in player.games["g1"]
    assert not player.page.locator("#carried").count()


def test_a_rider_in_hand_shows_where_dice_lead(player: Player) -> None:
    player.at_table(stages.match("p111", at="give"), hints="off")
    player.until_asked()
    faces = player.page.locator(".tray [aria-pressed]")
    before = player.page.locator("#reach").inner_html()
    faces.last.click()
    player.until("(html) => document.getElementById('reach').innerHTML !== html", before)
    assert faces.last.get_attribute("aria-pressed") == "true"


# ------------------------------------------------------------------ lines and votes
@pytest.mark.parametrize("at", ["offers", "vote", "leap"])
def test_lines_light_up_and_are_answered_in_one_tap(phone: Player, at: str) -> None:
    phone.at_table(stages.match("p111", at=at), hints="off")
    seen = phone.until_asked()
    assert phone.page.locator("#lines .line-lit").count()
    stages.tapped(phone, seen.answers[0], seen)


# ------------------------------------------------------------------ a mouse at rest, a finger beside
COUNTED = """() => {
  window.passed = 0;
  addEventListener("pointerover", () => { window.passed += 1; }, true);
}"""
SPOTS = """() => [...document.querySelectorAll("#reach [data-look]")].flatMap((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [[(left + right) / 2, (top + bottom) / 2], [left + 6, (top + bottom) / 2]];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-look]"))"""


@pytest.mark.parametrize("at", ["give", "move"])
def test_nothing_flickers_under_a_mouse_at_rest(player: Player, at: str) -> None:
    """What an answer would do is drawn over it, and must not come between it and the mouse."""
    player.at_table(stages.match("p111", at=at), hints="off")
    player.until_asked()
    player.page.evaluate(COUNTED)
    for x, y in player.page.evaluate(SPOTS)[:16]:
        player.page.mouse.move(x, y)
        player.settled()
        player.page.evaluate("window.passed = 0")
        player.settled().settled()
        assert player.page.evaluate("window.passed") == 0, (x, y)


def test_a_tap_far_down_the_road_is_told_why_not(player: Player) -> None:
    player.at_table(stages.match("p111", at="move"), hints="off")
    seen = player.until_asked()
    box = player.page.locator("#section-D").bounding_box()
    assert box
    player.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.until("() => /Too far/.test(document.getElementById('ask').textContent)")
    assert player.seen.length == seen.length


# ------------------------------------------------------------------ small screens
LANES = """() => {
  const { top, bottom } = document.querySelector("#board > svg").getBoundingClientRect();
  const cut = parseFloat(getComputedStyle(document.querySelector("#board > svg")).clipPath.slice(6)) || 0;
  return [...document.querySelectorAll("#reach [data-do] > path")].every((path) => {
    const box = path.getBoundingClientRect();
    return box.top >= top + cut - 1 && box.bottom <= bottom - cut + 1;
  });
}"""
"""Whether every lit cell is wholly in sight."""


@pytest.mark.parametrize("width", [320, 360])
def test_no_lane_is_cut_off_on_a_small_phone(phone: Player, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": 640})
    for at in ("launch", "move"):
        phone.at_table(stages.match("p111", at=at), hints="off")
        phone.until_asked()
        assert phone.page.evaluate(LANES), at


LOWEST = """() => {
  const bottoms = [...document.querySelectorAll("#ask button")].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(...bottoms) - document.getElementById("tools").getBoundingClientRect().top;
}"""
"""How far the lowest answer reaches under the tools."""


@pytest.mark.parametrize("size", [(320, 640), (740, 360)])
def test_all_answers_are_seen_without_scrolling(phone: Player, size: tuple[int, int]) -> None:
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    for at in ("give", "vote", "move"):
        phone.at_table(stages.match("p111", at=at), hints="off")
        phone.until_asked()
        assert phone.page.evaluate(LOWEST) <= 1, at
        assert not phone.page.evaluate("document.documentElement.scrollHeight > innerHeight"), at


# ------------------------------------------------------------------ the map
def test_the_profile_is_always_in_sight(phone: Player) -> None:
    phone.at_table(stages.match("p111", at="give"), hints="off")
    phone.until_asked()
    for _ in range(2):
        assert phone.page.locator("#profile").is_visible()
        phone.do("ui:loupe")
    assert phone.page.locator("#profile .bib").count() > 8


def test_the_map_follows_the_action_on_a_phone_and_shows_the_whole(phone: Player) -> None:
    phone.at_table(stages.match("p111", at="move"), hints="off")
    phone.until_asked()
    assert phone.page.locator("#camera").get_attribute("transform")
    assert phone.page.locator("#map .whole").is_visible()
    phone.do("ui:loupe")
    phone.until("() => !document.querySelector('#camera').hasAttribute('transform')")
    assert not phone.page.evaluate(ENLARGED)


def test_the_map_is_enlarged_by_the_wheel_and_by_keys_and_panned(player: Player) -> None:
    player.at_table(stages.match("p111", at="move"), hints="off")
    player.until_asked()
    assert not player.page.evaluate(ENLARGED)
    x, y = middle(player.page.locator("#board > svg"))
    player.page.mouse.move(x, y)
    player.page.mouse.wheel(0, -600)
    player.until(ENLARGED)
    seen = player.page.evaluate(LENS)
    drag(player, (x, y), (x - 60, y - 40))
    assert player.page.evaluate(LENS) != seen
    assert player.seen.length == player.seen.moment  # what was dragged was not tapped
    for key in ("Shift+ArrowRight", "+"):
        before = player.page.evaluate(LENS)
        player.page.keyboard.press(key)
        assert player.page.evaluate(LENS) != before
    for _ in range(6):
        player.page.keyboard.press("-")
    assert not player.page.evaluate(ENLARGED)


def test_enlarging_the_whole_map_goes_to_ones_own_riders(player: Player) -> None:
    player.at_table(stages.match("p111", at="move"), hints="off")
    player.until_asked()
    player.page.locator("[data-zoom]").first.click()
    player.until(ENLARGED)
    player.page.locator("[data-zoom]").first.click()
    rider, board = (player.page.locator(one).bounding_box() for one in ("#rider-green-L", "#board > svg"))
    assert rider
    assert board
    assert board["x"] < rider["x"] < board["x"] + board["width"] - rider["width"]
    assert board["y"] < rider["y"] < board["y"] + board["height"] - rider["height"]


def test_two_fingers_enlarge_the_map(phone: Player) -> None:
    phone.at_table(stages.match("p111", at="move"), hints="off").do("ui:loupe")
    phone.until("() => !document.querySelector('#camera').hasAttribute('transform')")
    x, y = middle(phone.page.locator("#board > svg"))
    fingers(phone, "pointerdown", (1, x - 20, y), (2, x + 20, y))
    fingers(phone, "pointermove", (1, x - 60, y), (2, x + 60, y))
    fingers(phone, "pointerup", (1, x - 60, y), (2, x + 60, y))
    assert phone.page.evaluate(ENLARGED)
    before = phone.page.evaluate(LENS)
    fingers(phone, "pointerdown", (3, x, y))
    fingers(phone, "pointermove", (3, x + 30, y + 20))
    fingers(phone, "pointerup", (3, x + 30, y + 20))
    assert phone.page.evaluate(LENS) != before


def fingers(player: Player, kind: str, *spots: tuple[int, float, float]) -> None:
    player.page.evaluate(FINGERS, [kind, *map(list, spots)])


def test_taps_are_exact_however_the_map_lies(player: Player) -> None:
    player.at_table(stages.match("p111", at="move"), hints="off")
    seen = player.until_asked()
    token, at = next(place for place in seen.places.items() if place[0].startswith("step "))
    player.page.mouse.move(*at)
    player.page.mouse.wheel(0, -500)
    player.until(ENLARGED)
    player.answer(token, player.seen)
    assert token in player.games["g1"]


# ------------------------------------------------------------------ the end of one's own race
def test_who_has_no_rider_left_on_the_road_may_run_to_the_end(player: Player) -> None:
    player.at_table(stages.ridden(stages.match("p111", finish_rule="everyone"), _home), hints="off", speed="slow")
    player.page.locator("#finish").click()
    player.page.wait_for_selector("#ask.over")
    the_end_is_told(player)


def _long(game: Match) -> bool:
    return len(game.log) > LONG and game.view(None)["step"] == "move" and 0 in game.asked


def _home(game: Match) -> bool:
    riders = game.view(None)["riders"].values()
    return all(rider["place"] == "finished" for rider in riders if rider["owner"] == 0)


# ------------------------------------------------------------------ how fast
TRIES, LONG = 7, 1200
MOST_MS_TO_LOAD, MOST_MS_TO_WORK = 300, 50
TIMED = """async ([kind, values]) => {
  const { sync } = await document.getElementById("engine").xworker.ready;
  const times = [];
  for (const message of values) {
    const begun = performance.now();
    await sync.tell(JSON.stringify({ kind, now: Date.now(), ...message }));
    times.push(performance.now() - begun);
  }
  return times;
}"""


@pytest.mark.alone
def test_a_long_pro_stage_loads_in_a_moment_and_answers_at_once(player: Player) -> None:
    player.at_table(stages.ridden(stages.match("p111", **stages.PRO), _long), hints="off")
    away, back = {"hash": "#/about"}, {"hash": "#/game/g1"}
    sticks = stopwatch.yardstick(player.page)
    loads = player.page.evaluate(TIMED, ["go", [away, back] * TRIES])[1::2]
    looks = player.page.evaluate(TIMED, ["look", [{"do": token} for token in player.seen.answers[:2] * TRIES]])
    slow = stopwatch.slower(sticks + stopwatch.yardstick(player.page))
    assert min(loads) / slow <= MOST_MS_TO_LOAD, (slow, loads)
    assert min(looks) / slow <= MOST_MS_TO_WORK, (slow, looks)


# ------------------------------------------------------------------ what lies over what
UNDER_TIP = """() => {
  const tip = document.querySelector(".newcomer").getBoundingClientRect();
  const meets = (box) => box.width && box.left < tip.right && box.right > tip.left
    && box.top < tip.bottom && box.bottom > tip.top;
  const parts = [...document.querySelectorAll(".players li, #since, #question, #ask [data-do], .tools button, .top a")];
  const out = tip.top < 0 || tip.left < 0 || tip.bottom > innerHeight || tip.right > innerWidth;
  return [...parts.filter((part) => meets(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80)),
    ...(out ? ["beyond the screen"] : [])];
}"""
OVER_EACH_OTHER = """() => {
  const [players, tools] = [".players", ".tools"].map((name) => document.querySelector(name).getBoundingClientRect());
  const told = document.querySelector("#ask").getBoundingClientRect();
  const slides = getComputedStyle(document.querySelector("#ask")).overflowY === "auto";
  return [players, tools].filter((box) => box.height > 1 && box.top < told.bottom - 4).length + (slides ? 0 : 1);
}"""


PHONES = ((320, 568), (320, 640), (360, 640), (360, 740), (390, 844), (430, 932), (740, 360), (844, 390))


@pytest.mark.parametrize("at", ["launch", "give", "offers"])
def test_a_tip_lies_neither_over_cards_nor_over_answers_on_a_phone(phone: Player, at: str) -> None:
    phone.at_table(stages.match(at=at), hints="on").page.locator(".newcomer").wait_for()
    for width, height in PHONES:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.settled()
        assert phone.page.evaluate(UNDER_TIP) == [], (width, height)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900)])
def test_the_tale_of_the_end_slides_and_lies_over_nothing(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    over = stages.ridden(tours.match(level="expert"), lambda game: game.over)
    player.at_table(over).page.locator("#ask.over").wait_for()
    assert player.page.evaluate(OVER_EACH_OTHER) == 0
    player.do("ui:sheet").page.locator(".drawer .vm-sheet, .drawer table").first.wait_for()
