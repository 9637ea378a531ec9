"""The game screen's tools: back and forth, languages and themes in mid-game, reasons, hints, seats, real dice."""

import re

import pytest

from e2e import positions
from e2e.player import Player
from pygame_core.engine.match.match import Match

COUNT_VOICES = """() => {
  window.voices = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at) { voices += 1; return start.call(this, at); };
}"""


def a_game_in_progress(answers: int = 24) -> Match:
    """A game of three people after some answers, the first of them to declare."""
    return positions.played(
        positions.match("ppp"),
        lambda match: len(match.log) >= answers and match.asked == (0,) and match.view(None)["step"] == "declare",
    )


def test_undo_and_redo(player: Player) -> None:
    player.at_table(positions.match("ppp", at="obstacle"))
    before = player.until_asked()
    after = player.answer("pay")
    player.do("ui:undo")
    player.until("() => Number(document.getElementById('moment').max) === 0")
    undone = player.seen
    assert (undone.question, undone.answers) == (before.question, before.answers)
    player.do("ui:redo")
    assert player.until_asked(undone.length) == after


def test_dice_are_not_undone_but_the_game_can_be_rewound(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    first = player.until_asked()
    seen = player.answer("solo")
    player.do("ui:undo")
    player.page.locator("#drawer").get_by_role("heading").wait_for()
    assert player.seen.length == seen.length
    player.do("ui:rewind")
    player.until("() => Number(document.getElementById('moment').max) === 0")
    assert player.seen.question == first.question
    assert "rewound once" in player.text("#log")


def test_the_slider_goes_back_and_now_comes_back(player: Player) -> None:
    player.at_table(a_game_in_progress())
    now = player.until_asked()
    player.page.locator("#moment").focus()
    for _ in range(3):
        player.page.keyboard.press("ArrowLeft")
    player.page.wait_for_selector("#ask.past")
    player.until("(moment) => document.getElementById('ask').textContent.includes(`Move ${moment} of`)", now.length - 3)
    player.do("ui:now")
    player.page.wait_for_selector("#ask.asked")
    assert player.seen == now


def test_a_line_of_the_log_leads_to_its_moment(player: Player) -> None:
    player.at_table(a_game_in_progress())
    now = player.until_asked()
    line = player.page.locator("#log .told-line").nth(2)
    there = int(str(line.get_attribute("data-do")).split(":")[-1])
    line.click()
    player.page.wait_for_selector("#ask.past")
    assert player.seen.moment == there < now.length


def test_another_game_from_an_earlier_moment(player: Player) -> None:
    player.at_table(a_game_in_progress())
    kept = player.games["g1"]
    player.page.locator("#log .told-line").nth(2).click()
    player.do("ui:branch")
    player.page.wait_for_selector("#ask.asked")
    assert len(player.games) == 2
    assert player.games["g1"] == kept


def test_the_language_changes_in_mid_game(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    before = player.until_asked()
    player.do("lang:fr")
    player.until("(words) => document.getElementById('question').textContent !== words", before.question)
    assert player.page.evaluate("document.documentElement.lang") == "fr"
    after = player.seen
    assert after.answers == before.answers
    assert after.question != before.question
    assert player.reload().until_asked().question == after.question
    player.answer(after.answers[0], after)


@pytest.mark.parametrize("theme", ["night", "contrast", "light"])
def test_the_theme_changes_in_mid_game_and_is_there_from_the_first_paint(player: Player, theme: str) -> None:
    player.at_table(positions.match("ppp"), theme="light" if theme != "light" else "night")
    while player.page.evaluate("document.documentElement.dataset.theme") != theme:
        theme_button = player.page.locator("#top [data-do^='theme:']")
        wanted = str(theme_button.get_attribute("data-do")).split(":")[1]
        theme_button.click()
        player.until("(wanted) => document.documentElement.dataset.theme === wanted", wanted)
    player.page.reload(wait_until="commit")
    player.until("() => document.body")
    assert player.page.evaluate("document.documentElement.dataset.theme") == theme
    player.alive()


def test_why_not(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    player.until_asked()
    player.find("why:space 9").dispatch_event("click", {"detail": 0})
    reason = player.page.locator("#foresee.reason")
    reason.wait_for()
    assert re.search(r"\w+ \w+ \w+.*\.", reason.inner_text())
    assert player.text("#shell-live") or player.page.locator("#shell-live").text_content() == reason.text_content()
    player.do("ui:why")
    player.page.wait_for_selector("#board.asking-why")
    length = player.seen.length
    player.do("why:space 24")
    reason.wait_for()
    assert player.seen.length == length, "asking why gives no answer"
    player.do("ui:why")


def test_an_answer_that_costs_too_much_says_so(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    refused = player.page.locator("#ask [aria-disabled=true]").first
    assert "can" in refused.inner_text()
    length = player.until_asked().length
    refused.click(force=True)  # a person can tap it, though it is called disabled
    player.page.locator("#foresee.reason").wait_for()
    assert player.seen.length == length


def test_pointing_at_an_answer_shows_where_it_leads(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    player.until_asked()
    player.find("move 20 energy").hover()
    player.page.locator("#foresee b").wait_for()
    assert "14" in player.text("#foresee")
    player.page.mouse.move(2, 2)
    player.page.locator("#foresee b").wait_for(state="detached")


def test_a_hint_says_what_and_why(player: Player) -> None:
    player.at_table(positions.match("ppp", at="move"))
    before = player.until_asked()
    player.do("ui:hint")
    player.page.get_by_text("The champion would choose").wait_for()
    player.page.get_by_role("button", name="Play it").click()
    player.until_asked(before.length)


@pytest.mark.parametrize("tool", ["odds", "rules", "share", "menu"])
def test_a_tool_opens_beside_the_game_and_closes(player: Player, tool: str) -> None:
    player.at_table(positions.match("ppp", at="move"))
    player.do(f"ui:{tool}")
    player.page.locator("#drawer-title").wait_for()
    assert len(player.text("#drawer")) > 30
    player.page.keyboard.press("Escape")
    player.page.locator("#drawer-title").wait_for(state="detached")


def test_sounds_are_made_when_they_are_wanted(player: Player) -> None:
    player.at_table(positions.match("ppp"), sound="on")
    player.page.evaluate(COUNT_VOICES)
    player.answer("solo")
    assert player.page.evaluate("voices") > 0


def test_real_dice_are_entered_by_hand(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    player.do("ui:menu", "ui:real", "ui:close")
    player.do("solo")
    player.page.wait_for_selector("#ask.dice")
    player.do("ui:pip:5")
    seen = player.until_asked(1)
    assert seen.length >= 2


def test_a_computer_takes_a_seat_and_gives_it_back(player: Player) -> None:
    player.at_table(positions.match("ppp"))
    player.do("ui:menu", "ui:seat:1", "ui:seat:2", "ui:close")
    seen = player.answer("solo")
    while seen.asker == "red" and not seen.over and len(seen.answers):
        if seen.question.endswith("ride?") and seen.length > 4:
            break
        seen = player.answer(seen.answers[0], seen)
    assert seen.asker == "red"
    player.do("ui:menu")
    player.page.get_by_role("button", name="Take Bob’s seat").click()
    player.page.get_by_role("button", name="Let a computer play Bob").wait_for()


def test_the_loupe_comes_closer(phone: Player) -> None:
    phone.at_table(positions.match("ppp", at="move"))
    far = phone.until_asked()
    phone.do("ui:loupe")
    phone.until("() => document.querySelector('#camera[transform]')?.getAnimations().length === 0")
    near = phone.seen
    assert near.places != far.places
    phone.answer("move 20 energy", near)


LIES_OVER = """() => [...document.querySelectorAll("#tools .tool")].filter((tool) => {
  const { x, y, width, height } = tool.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !tool.contains(there) || y + height > innerHeight;
}).map((tool) => tool.id)"""


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_the_end_of_seven_lies_over_no_tool(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.at_table(positions.played(positions.match("p222222"), lambda match: match.over))
    player.page.wait_for_selector("#ask.over")
    assert player.page.evaluate(LIES_OVER) == []
    players, tools = (player.page.locator(selector).bounding_box() for selector in ("#players", "#tools"))
    assert players
    assert tools
    assert players["height"] > 60, "a row of them is seen whole"
    assert players["y"] + players["height"] <= tools["y"]
    last = player.page.locator("#players li").last
    last.scroll_into_view_if_needed()
    row = last.bounding_box()
    assert row
    assert row["y"] + row["height"] <= tools["y"] + 1, "who comes last can be slid into view"


def test_the_end_and_what_can_be_done_then(player: Player) -> None:
    player.at_table(positions.match("p33", at="one answer from the end"))
    assert player.answer("move 2 own").over
    assert "Ann" in player.text("#question")
    player.do("ui:podium")
    player.page.locator("#podium-view svg").wait_for(state="detached")
    player.do("ui:podium")
    with player.page.expect_download() as picture:
        player.do("ui:picture")
    assert picture.value.path().read_text("utf-8").startswith("<svg")
    player.do("ui:watch")
    player.page.wait_for_selector("#ask.past")
    player.do("ui:now")
    player.page.wait_for_selector("#ask.over")
    player.do("ui:again")
    player.page.wait_for_selector("#ask.asked")
    names = player.page.locator("#players .who").all_inner_texts()
    assert names == ["Bob", "Cleo", "Ann"]


@pytest.mark.parametrize("tool", ["hint", "odds", "rules", "share", "menu", "aim"])
def test_every_panel_has_a_cross(phone: Player, tool: str) -> None:
    phone.at_table(positions.match("ppp", at="move"), hints="off").until_asked()
    phone.do(f"ui:{tool}").page.locator("#drawer-title").wait_for()
    phone.page.locator("#drawer header [data-do='ui:close']").tap()
    phone.page.locator("#drawer-title").wait_for(state="detached")


def test_the_log_on_a_phone_has_a_cross(phone: Player) -> None:
    phone.at_table(positions.match("ppp", at="move"), hints="off").until_asked()
    phone.do("ui:log").page.locator("#log.open").wait_for()
    phone.page.locator("#log header button").tap()
    phone.page.locator("#log.open").wait_for(state="detached")
