"""Somebody's first table of each game: what the screen says, how it is put away, what the others did, how fast."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import ViewportSize

from e2e import chases, drives, positions, rides, stages
from e2e.player import Player
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

GAMES = [meta.id for meta in registry.games()]
SIZES = ((320, 640), (360, 740), (390, 844), (740, 360), (768, 1024), (1366, 768), (1440, 900))
FIRST: Mapping[str, Callable[[str], Match]] = {
    "velo-city": lambda lang: positions.match("p222", lang=lang),
    "city-chase": lambda lang: chases.match("1p", lang=lang),
    "rainbow-jersey": lambda lang: rides.match("p22", lang=lang),
    "velomaster": lambda lang: stages.match("p111", at="launch", lang=lang),
    "vroom": lambda lang: drives.match("p222", at={"looked": False}, lang=lang),
}
"""The first question of each game."""
PHONE, LAPTOP = ViewportSize(width=390, height=844), ViewportSize(width=1366, height=768)
BEFORE: Mapping[str, tuple[int, int]] = {
    "velo-city": (88, 111), "city-chase": (41, 99), "rainbow-jersey": (74, 119), "velomaster": (39, 81),
    "vroom": (38, 75),
}  # fmt: skip
"""How many words stood there before a goal did: on a phone in French, on a laptop in English."""
# The words that can be read now: in sight, and not under something else. What the others did is another matter.
WORDS = """() => {
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const aside = "#board svg, .by-key, #since, .vh, [aria-hidden=true]";
    if (!node.data.trim() || node.parentElement.closest(aside)) continue;
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (!box || box.width < 2) continue;
    const on = document.elementFromPoint(box.x + Math.min(box.width, 12) / 2, box.y + box.height / 2);
    if (on && (on === node.parentElement || on.contains(node) || node.parentElement.contains(on))) {
      words += node.data.trim().split(/\\s+/).length;
    }
  }
  return words;
}"""
TAPPABLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  const on = document.elementFromPoint(x + width / 2, y + height / 2);
  return y >= 0 && y + height <= innerHeight + 1 && Boolean(on?.closest(selector));
}"""

# What the tip covers; what of the question's column runs into the next part of it.
LIES_OVER = """(others) => {
  const tip = document.querySelector(".newcomer").getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.left < tip.right - 1 && box.right > tip.left + 1 && box.top < tip.bottom - 1
      && box.bottom > tip.top + 1;
  }).map((one) => `${one.id} ${one.getAttribute("class")}`);
}"""
LIES_OVER_EACH_OTHER = """() => {
  const parts = [...document.querySelectorAll("#question, .answers .ticket, .confirm, .tray, .players, .tools")]
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
  return parts.flatMap(([one, a]) => parts.filter(([other, b]) => one !== other && a.left < b.right - 1
    && b.left < a.right - 1 && a.top < b.top && a.bottom > b.top + 2)
    .map(([other]) => `${one.id || one.className} / ${other.id || other.className}`));
}"""


def sitting_down(player: Player, game: str, **stored: str) -> Player:
    """At a first table of the game, straight from the home page's form."""
    player.keeping({"learnt": "", **stored}).open(f"#/new/{game}")
    player.page.locator("#setup .start").click()
    player.page.locator("#ask").wait_for()
    return player.settled()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_says_what_it_is_about_in_few_words(phone: Player, game: str) -> None:
    sitting_down(phone, game)
    phone.page.locator(".aim-art svg").wait_for()
    art = phone.page.locator(".aim-art svg").bounding_box()
    assert art
    assert art["width"] > 280
    assert phone.page.evaluate(TAPPABLE, ".drawer .first")
    assert phone.focused == "drawer-title"
    assert phone.page.locator("#board").bounding_box()["y"] < 110  # type: ignore[index]
    phone.do("ui:close").until_asked()
    phone.settled()
    # What stays on the screen after that has grown by no more than a fifth.
    words = phone.page.evaluate(WORDS)
    phone.page.locator("#tool-aim span").evaluate("span => span.hidden = true")
    assert words <= 1.2 * phone.page.evaluate(WORDS)
    assert phone.page.locator(".drawer").count() == 0
    # It is one tap away, and comes no more by itself.
    assert phone.page.evaluate(TAPPABLE, "#tool-aim")
    phone.do("ui:aim").page.locator(".aim-art svg").wait_for()
    phone.do("ui:close").reload().until_asked()
    assert phone.page.locator(".drawer").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_has_grown_by_no_more_than_a_fifth(phone: Player, player: Player, game: str) -> None:
    looks = zip((phone, player), (PHONE, LAPTOP), ("fr", "en"), BEFORE[game], strict=True)
    for somebody, size, lang, before in looks:
        somebody.page.set_viewport_size(size)
        somebody.at_table(FIRST[game](lang), lang=lang, hints="off").page.locator("#ask").wait_for()
        assert somebody.settled().page.evaluate(WORDS) <= 1.2 * before, lang


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_stays_in_sight(phone: Player, game: str) -> None:
    sitting_down(phone, game, lang="fr").do("ui:close").until_asked()
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        goal = phone.page.locator("#tool-aim span")
        assert phone.page.evaluate(TAPPABLE, "#tool-aim"), (width, height)
        assert goal.evaluate("span => span.scrollWidth <= span.clientWidth + 1"), (width, height)
        assert phone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (width, height)


@pytest.mark.parametrize(
    ("table", "free"),
    [
        (lambda: stages.match(at="launch"), ".minimap, .loupe button, .band, #board .map button"),
        (lambda: stages.match(at="move"), ".minimap, .band, #board .map button"),
        (lambda: stages.match(at="give"), ".minimap, .band, #board .map button"),
        (lambda: drives.match(at=drives.LOOKED), "#board > svg"),
        (lambda: drives.match(at=drives.REMOVE), "#board > svg"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_tip_lies_over_nothing_that_is_needed_on_a_phone_held_sideways(
    phone: Player, table: Callable[[], Match], free: str, lang: str
) -> None:
    phone.at_table(table(), lang=lang).until_asked()
    for width, height in ((740, 360), (667, 375), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.settled()
        over = phone.page.evaluate(LIES_OVER, f"#question, .answers, .tray, .confirm, .players, .tools, .top, {free}")
        assert over == [], (width, height)
        assert phone.page.evaluate(LIES_OVER_EACH_OTHER) == [], (width, height)


def test_the_keyboard_puts_it_away_and_brings_it_back(player: Player) -> None:
    sitting_down(player, "city-chase")
    player.page.keyboard.press("Escape")
    player.page.locator(".drawer").wait_for(state="detached")
    assert player.settled().focused == "question"
    player.page.keyboard.press("a")
    player.page.locator(".drawer .aim-art").wait_for()
    assert player.settled().focused == "drawer-title"
    player.page.keyboard.press("Escape")
    player.page.locator(".drawer").wait_for(state="detached")
    assert player.settled().focused == "ui:aim"


def test_what_the_others_did_stands_over_the_question(phone: Player) -> None:
    phone.at_table(positions.match("p222", at="move"), hints="off")
    seen = phone.until_asked()
    while not phone.page.locator("#since").count():
        seen = phone.answer(seen.answers[0], seen)
        phone.settled()
        assert not seen.over
    since, question = (phone.page.locator(one).bounding_box() for one in ("#since", "#question"))
    assert since
    assert question
    assert since["y"] + since["height"] <= question["y"]
    assert question["y"] + question["height"] < 740
    phone.do("ui:since")  # without pauses it is gone through step by step
    phone.find("ui:step").wait_for()
    phone.do("ui:hurry").page.locator("#since").wait_for()
    phone.answer(seen.answers[0], phone.seen)


def test_asked_why_not_every_tap_on_the_board_is_answered(phone: Player) -> None:
    phone.at_table(positions.match("ppp", at="move"), hints="off").until_asked()
    phone.do("ui:why").page.locator("#board.asking-why").wait_for()
    box = phone.page.locator("#board").bounding_box()
    assert box
    answers = set()
    for part in (0.08, 0.3, 0.5, 0.7, 0.92):
        phone.point(box["x"] + box["width"] * part, box["y"] + box["height"] * part)
        phone.settled()
        answers.add(phone.text("#foresee"))
    assert "" not in answers
    assert len(answers) > 2
