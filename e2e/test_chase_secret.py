"""The thief's secret: two chases that differ in nothing but the thief's path look the same to the police, in every
place where a page can say something; and between two people on one device stands the curtain."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from e2e import chases, positions
from e2e.chases import answer, curtain_is_down, raise_curtain, take
from e2e.player import Player
from pygame_core.engine.match.match import Match

TWINS = ("C3 C4 B4", "C3 D3 D4")
"""Two paths that fit the same answers."""
TRACES = re.compile(r'hide [A-E][1-5]|"path"|path-\d|"secret":\s*\{')
PLACE = re.compile(r"\b(?:[A-E][1-5]|X\d)\b")
DRAWN = re.compile(r"[Mm]-?[\d.]").match
"""The shape of a drawing, not a name."""
TOLD = """() => {
  const nodes = [document.documentElement, ...document.querySelectorAll("body *:not(#app *, script)")];
  const worn = nodes.flatMap((one) => [...one.attributes].map(({ name, value }) => `${one.tagName} ${name}=${value}`));
  return [document.getElementById("app").outerHTML, document.title, location.hash,
          document.getElementById("shell-live").textContent, ...worn];
}"""
WORN = """() => [...document.querySelectorAll("#curtain *")]
  .flatMap((one) => [...one.attributes].map(({ value }) => value))"""
LEAVE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
  return document.getElementById("app").childNodes.length;
}"""
COME_BACK = """() => {
  delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
IMPATIENT = """async () => {
  const pause = () => new Promise((done) => setTimeout(done, 10));
  while (!document.querySelector("#ask.waiting")) await pause();
  const begun = performance.now();
  while (!document.querySelector("#ask.asked")) {
    document.getElementById("tool-rules").click();
    await pause();
  }
  return performance.now() - begun;
}"""
TIME_HOLD = """() => {
  window.pressed = window.opened = 0;
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => event.repeat || (pressed = performance.now()), true);
  new MutationObserver(() => { if (!opened && document.getElementById("board")) opened = performance.now(); })
    .observe(document.getElementById("app"), { childList: true, subtree: true });
}"""


def twin(kinds: str, path: str) -> Match:
    """One of two chases that only the thief can tell apart."""
    return chases.match(kinds, at={**chases.POSITIONS["found before"], "path": path})


# ------------------------------------------------------------------ what the page tells, and to whom
def told(player: Player) -> list[Any]:
    """All that the document says: its markup, its names for those who hear it, its title and announcements; once the
    page has noted that it is kept for offline, which comes at its own time."""
    player.offline_ready()
    tree = player.context.new_cdp_session(player.page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [[node.get(part, {}).get("value") for part in ("role", "name", "description", "value")] for node in tree]
    return [*player.page.evaluate(TOLD), heard, player.page.locator("body").aria_snapshot()]


def wander(player: Player) -> Iterator[tuple[str, list[Any]]]:
    """Open everything that can be opened in a police phase, look at every moment and ask about every building."""
    page = player.page
    yield "at first", told(player)
    for tool in ("menu", "share", "odds", "rules"):
        player.do(f"ui:{tool}")
        page.locator("#drawer-title").wait_for()
        yield tool, told(player)
        player.do("ui:close")
        page.locator("#drawer-title").wait_for(state="detached")
    player.do("ui:hint")
    page.get_by_text("The champion would choose").wait_for()
    yield "hint", told(player)
    player.do("ui:close", "ui:why")
    page.wait_for_selector("#board.asking-why")
    for place in chases.BUILDINGS:
        page.evaluate("document.getElementById('shell-live').textContent = ''")
        page.locator(f"#place-{place}").focus()
        page.keyboard.press("Enter")
        player.until("() => document.getElementById('shell-live').textContent")
        yield f"why {place}", page.evaluate(TOLD)
    player.do("ui:why")
    page.locator("#board:not(.asking-why)").wait_for()


def history(player: Player) -> Iterator[tuple[str, list[Any]]]:
    """Every earlier moment."""
    last = player.seen.length
    player.page.locator("#moment").focus()
    for moment in range(last - 1, -1, -1):
        player.page.keyboard.press("ArrowLeft")
        player.until("(n) => document.getElementById('ask').textContent.includes(`Move ${n} of`)", moment)
        yield f"moment {moment}", told(player)
    player.do("ui:now")
    player.page.wait_for_selector("#ask.asked")


def a_police_phase_and_the_next(player: Player) -> Iterator[tuple[str, list[Any]]]:
    """Three actions that tell nothing, the thief's, and all once more."""
    yield from wander(player)
    player.page.mouse.move(1, 1)
    for token in ("move pink X10", "move yellow X3", "check green D5"):
        answer(player, token)
        player.page.mouse.move(1, 1)
        yield token, told(player)
    yield from wander(player)
    yield from history(player)


# ------------------------------------------------------------------ a computer hides
@pytest.mark.parametrize("level", "123")
def test_nothing_on_the_page_depends_on_the_path(player: Player, level: str) -> None:
    tours = []
    assert len({positions.stored(twin(f"{level}p", path)) for path in TWINS}) == 2
    for path in TWINS:
        player.page.mouse.move(1, 1)
        player.at_table(twin(f"{level}p", path)).offline_ready().until_asked()
        tours.append(list(a_police_phase_and_the_next(player)))
    ours, theirs = tours
    assert [name for name, _ in ours] == [name for name, _ in theirs]
    pairs = zip(ours, theirs, strict=True)
    differing = [(name, what) for (name, one), (_, other) in pairs for what in zip(one, other, strict=True)
                 if what[0] != what[1]]  # fmt: skip
    assert differing == [], str(differing[0])[:2000]


def test_impatience_tells_nothing_of_what_the_thief_thinks(player: Player) -> None:
    """An answer comes when its time has come, not as soon as it is found, however often one taps."""
    player.at_table(twin("3p", TWINS[0]))
    player.until_asked()
    for token in ("move pink X10", "move yellow X3"):
        answer(player, token)
    length = player.seen.length
    player.do("check green D5")
    assert player.page.evaluate(IMPATIENT) > 390
    assert player.until_asked(length + 1).length > length + 1


def readable(stored: dict[str, str], path: list[str]) -> list[str]:
    """What can be read of a path in a storage at a glance."""
    signs = (TRACES, together(path))
    return [f"{key}: {match[0]}" for key, value in stored.items() for sign in signs for match in sign.finditer(value)]


def together(path: list[str]) -> re.Pattern[str]:
    """Hide-outs one after another, however they are set apart."""
    return re.compile(r"\W{1,5}".join(path))


@pytest.mark.parametrize("path", TWINS)
def test_nothing_in_the_storage_can_be_read_at_a_glance(player: Player, path: str) -> None:
    player.at_table(twin("3p", path))
    player.until_asked()
    for token in ("move pink X10", "move yellow X3", "check green D5"):
        answer(player, token)
    assert player.seen.length > 3
    assert readable(player.stored, path.split()) == []
    player.open("#/games")
    assert not re.search(r"\b[A-E][1-5]\b", player.text("#app"))


def test_a_finished_chase_shows_what_was_hidden(player: Player) -> None:
    """The instrument of the tests above sees a path where there is one."""
    player.at_table(twin("1p", TWINS[0]))
    player.do("ui:menu", "ui:unasked:resign")
    player.page.get_by_role("button", name="Yes, really").click()
    player.page.wait_for_selector("#ask.over")
    assert together(TWINS[0].split()).search(str(told(player)))


# ------------------------------------------------------------------ the curtain
def nothing_of_the_game(player: Player) -> None:
    """No board, no place, no question; only who takes the device, and the shapes that every drawing shares."""
    curtain_is_down(player)
    page = player.page
    assert page.evaluate("[...document.getElementById('app').children].map((one) => one.id)") == ["", "curtain"]
    worn = page.evaluate(WORN)
    assert [value for value in worn if PLACE.search(value) and not DRAWN(value)] == []
    assert not PLACE.search(player.text("#app"))


def test_a_whole_chase_from_hand_to_hand(player: Player) -> None:
    player.at_table(chases.match("pp", at="hide"))
    path = ["A2", "B2", "B1", "A1"]
    for number, building in enumerate(path, 1):
        nothing_of_the_game(player)
        assert "close your eyes" in player.text("#curtain")
        raise_curtain(player)
        assert len(chases.shown_path(player)) == number - 1
        answer(player, f"hide {building}")
        nothing_of_the_game(player)
        assert "open your eyes" in player.text("#curtain")
        raise_curtain(player)
        assert chases.shown_path(player) == []
        assert player.page.locator("#car").count() == 0
        for token in (f"move pink X{7 if number % 2 else 6}", "check yellow D2", "check green D5"):
            take(player, token.split()[1])
            assert answer(player, token).kind in ("asked", "handing", "over")
        if number < len(path):
            assert number == 1 or not together(path[:number]).search(str(told(player)))
            player.do("ui:hand")
    player.page.wait_for_selector("#ask.over")
    assert "Encircled in round 5" in player.text("#question")
    assert together(path).search(player.text("#ask"))


def test_the_curtain_is_the_same_whatever_it_hides(player: Player) -> None:
    seen = []
    for path in TWINS:
        player.at_table(twin("pp", path))
        curtain_is_down(player)
        seen.append(told(player))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("by", ["mouse", "Enter", " "])
def test_only_a_long_press_opens(player: Player, by: str) -> None:
    player.at_table(chases.match("pp", at="hide"))
    curtain_is_down(player)
    player.page.evaluate(TIME_HOLD)
    button = player.page.locator("[data-hold]")
    button.focus()
    for _ in range(3):
        button.click() if by == "mouse" else player.page.keyboard.press(by)
    assert player.page.locator("#board").count() == 0
    (button.hover(), player.page.mouse.down()) if by == "mouse" else player.page.keyboard.down(by)
    player.page.wait_for_selector("#board")
    player.page.mouse.up() if by == "mouse" else player.page.keyboard.up(by)
    assert player.page.evaluate("opened - pressed") > 650


def test_a_finger_opens_it_too(phone: Player) -> None:
    phone.at_table(chases.match("pp", at="hide"))
    curtain_is_down(phone)
    phone.page.locator("[data-hold]").tap()
    nothing_of_the_game(phone)
    box = phone.page.locator("[data-hold]").bounding_box()
    assert box
    session = phone.context.new_cdp_session(phone.page)
    session.send("Input.dispatchTouchEvent",
                 {"type": "touchStart", "touchPoints": [{"x": box["x"] + 40, "y": box["y"] + 20}]})  # fmt: skip
    phone.page.wait_for_selector("#board")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.seen.asker == "thief"


def the_thief_looks(player: Player) -> None:
    """In the thief's phase of round 4, with the path on the screen."""
    player.at_table(chases.match("pp", at="one hide-out from a trap"))
    curtain_is_down(player)
    raise_curtain(player)
    assert len(chases.shown_path(player)) == 3


def test_leaving_the_tab_leaves_nothing_on_the_screen(player: Player) -> None:
    the_thief_looks(player)
    assert player.page.evaluate(LEAVE) == 0
    nothing_of_the_game(player)
    player.page.evaluate(COME_BACK)
    nothing_of_the_game(player)
    raise_curtain(player)
    assert len(chases.shown_path(player)) == 3


def test_leaving_the_tab_while_the_police_look_changes_nothing(player: Player) -> None:
    player.at_table(twin("pp", TWINS[0]))
    curtain_is_down(player)
    raise_curtain(player)
    assert player.page.evaluate(LEAVE) > 0
    player.page.evaluate(COME_BACK)
    assert player.seen.kind == "asked"


def test_reloading_comes_back_to_the_curtain(player: Player) -> None:
    the_thief_looks(player)
    player.page.reload(wait_until="commit")
    for _ in range(3):
        assert player.page.locator("#board").count() == 0
    nothing_of_the_game(player)


def test_back_and_forward_come_back_to_the_curtain(player: Player) -> None:
    player.keeping({"game/g1": positions.stored(chases.match("pp", at="one hide-out from a trap"))}).open()
    player.page.evaluate("location.hash = '#/game/g1'")
    curtain_is_down(player)
    raise_curtain(player)
    player.page.go_back()
    player.page.wait_for_selector("#resume")
    assert player.page.locator("[id^='path-'], #board").count() == 0
    assert "secret" not in player.page.evaluate("Object.keys(document.documentElement.dataset)")
    player.page.go_forward()
    nothing_of_the_game(player)


def test_another_tab_shows_the_curtain_too(player: Player) -> None:
    the_thief_looks(player)
    other = player.new_tab().open("#/game/g1")
    nothing_of_the_game(other)


@pytest.mark.parametrize("number", [1, 3])
def test_what_one_side_did_the_other_cannot_take_back(player: Player, number: int) -> None:
    """After the first hide-out, and after the last action of the police."""
    player.at_table(chases.match("pp", at="hide"))
    raise_curtain(player)
    answer(player, "hide A2")
    raise_curtain(player)
    for token in ("move pink X7", "move yellow X12", "check green D5")[: number - 1] if number > 1 else ():
        answer(player, token)
    if number > 1:
        answer(player, "move green X14")
        player.do("ui:hand")
        raise_curtain(player)
    before = player.seen
    player.do("ui:undo")
    player.page.locator("#drawer-title").wait_for()
    assert player.seen.length == before.length
    assert player.seen.asker == before.asker
