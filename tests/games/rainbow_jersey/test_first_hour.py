"""What somebody is told who has never seen the race: the aim, the goal in sight, who really has the last word."""

import re
from random import Random

import pytest

from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.show import Show
from pygame_core.games.rainbow_jersey.drawing import picture
from pygame_core.games.rainbow_jersey.drawing.picture import DRAWING
from pygame_core.games.rainbow_jersey.rules.answers import BIDS, PASS
from pygame_core.games.rainbow_jersey.rules.jerseys import NEEDED
from pygame_core.games.rainbow_jersey.texts.errands import dial
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.drawn import parsed
from tests.games.rainbow_jersey.rides import play
from tests.games.rainbow_jersey.words import at, names, plain, view

LONGEST_AIM, LONGEST_GOAL = 60, 32
TARGETS = tuple(NEEDED)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("target", TARGETS)
def test_the_aim_is_told_in_few_words_and_true_of_the_table(lang: str, target: str) -> None:
    match = at({}, target=target)
    told = TEXTS.aim(view(match), 1, names(match), lang)
    assert all(told)
    assert len(" ".join(told).split()) <= LONGEST_AIM
    many = {"rainbow5": r"five|cinq"}.get(target, r"three|trois")
    assert re.search(many, told.want)
    assert "Abel" in told.you
    assert {"fr": "noir, N", "en": "black, K"}[lang] in told.you
    assert TEXTS.aim(view(match), None, names(match), lang).you == ""
    if target == "rainbow3_green1_dots1":
        assert re.search(r"green|vert", told.want)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_goal_is_a_number_that_grows(lang: str) -> None:
    match = at({"rainbow": {"red": 1, "black": 2}})
    goals = [plain(TEXTS.goal(view(match), seat, names(match), lang)) for seat in (0, 1, None)]
    assert [re.findall(r"\d+", goal) for goal in goals] == [["1", "3"], ["2", "3"], ["2", "3"]]
    for target in TARGETS:
        assert 0 < len(TEXTS.goal(view(at({}, target=target)), 0, names(match), lang)) <= LONGEST_GOAL


def test_nothing_is_left_to_reach_at_the_end() -> None:
    match = play(at({"space": 39, "rainbow_lap": True, "rainbow": {"red": 2}}), "roll", "roll 3")
    assert match.over
    assert TEXTS.goal(view(match), 0, names(match), "en") == ""


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_aim_is_drawn_with_what_wins(target: str, seat: int | None) -> None:
    shown = DRAWING.aim(view(at({}, target=target)), seat, "en")
    root = parsed(shown)
    assert root.find("./{*}svg").attrib["viewBox"] == "0 0 320 120"
    assert shown.count("#rj-j-rainbow") == NEEDED[target] + 1  # one hangs at the line
    assert ("asked" in shown) == (seat is not None)


# --- auctions: who has the last word -----------------------------------------------------------------------------
PASSED_OVER = {
    "step": "auction", "space": 27, "white": 3, "front": "yellow", "pack": ["red", "black", "yellow"], "turn": 12,
    "energy": {"red": 30, "black": 26, "yellow": 30}, "reserve": {"yellow": 0},
}  # fmt: skip


def test_a_team_without_domestiques_does_not_speak_last() -> None:
    match = at(PASSED_OVER)
    seen = view(match)
    asked = TEXTS.question(seen, names(match), "en")
    assert "Abel will speak last." in asked.context
    tabs = [TEXTS.panel(seen, seat, names(match), "en", Looker(0)).tab for seat in (0, 1, 2)]
    assert tabs == ["to you", "after you", "cannot bid"]


def test_who_speaks_after_nobody_is_told_so_and_need_not_offer_more() -> None:
    match = play(at(PASSED_OVER), "bid 3")
    seen, choices = view(match), tuple(match.game.choices(match.state, 1))
    assert "You speak last." in TEXTS.question(seen, names(match), "en").context
    assert dial(seen, choices, names(match), "en").start == 4
    assert "Nobody speaks after you" in TEXTS.preview(BIDS[4], seen, names(match), "en")
    assert TEXTS.hint(seen, names(match), "en")[0] == "last_word"
    passed = TEXTS.preview(PASS, seen, names(match), "en")
    assert "Lucie takes the forest for 3." in passed
    match.answer(1, "pass")
    assert match.state.held[0] == (27,)


def test_nobody_flies_a_pennant_who_cannot_bid() -> None:
    match = at(PASSED_OVER)
    climb = picture.climb(view(match), Show("en", names(match), tuple(match.game.choices(match.state, 0)), seat=0), 5)
    assert climb.count('class="pennant"') == 2


# --- why not: everything that can be tapped has a sentence -------------------------------------------------------
MOMENTS = (
    {}, {"rainbow_lap": True, "shown": ["c06"], "discard": ["c06", "c10"][1:]}, {"fallen": {"black": 3}, "turn": 9},
    {"away": "red", "gap": 6, "turn": 9}, PASSED_OVER,
)  # fmt: skip


@pytest.mark.parametrize("position", MOMENTS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_thing_on_the_board_says_what_it_is_for(position: dict[str, object], lang: str) -> None:
    match = at(position)
    live = DRAWING.live(view(match), Show(lang, names(match), tuple(match.game.choices(match.state, 0)), seat=0))
    asked = set(re.findall(r'data-why="([^"]+)"', live))
    assert {"about deck", "about discard", "about no_feed", "about rainbow", "about road", "about trophy"} <= asked
    said = {token: TEXTS.refusal(match.game.refuse(match.state, 0, token), names(match), lang) for token in asked}
    assert all(len(sentence.split()) > 3 for sentence in said.values())
    things = {sentence for token, sentence in said.items() if token.startswith("about ")}
    assert len(things) == sum(token.startswith("about ") for token in asked)  # a sentence each


def test_things_are_told_of_at_the_end_too() -> None:
    match = play(at({"space": 39, "rainbow_lap": True, "rainbow": {"red": 2}}), "roll", "roll 3")
    assert match.game.refuse(match.state, 0, "about trophy").code == "about_trophy"


# --- since my last answer ----------------------------------------------------------------------------------------
MOST_SENTENCES, MOST_WORDS = 3, 60


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seed", range(4))
def test_what_the_others_did_is_told_in_three_pieces_at_most(seed: int, lang: str) -> None:
    rng, match, last, before = Random(seed), at({}), 0, 60
    while not match.over and len(match.log) < 160:
        seat = match.asked[0]
        if seat == 0:
            told = TEXTS.since(match.events[last:], 0, names(match), lang)
            change = match.state.energy[0] - before
            assert len(told) <= MOST_SENTENCES
            assert len(" ".join(told).split()) <= MOST_WORDS
            signed = re.search(r"(?:energy|énergie).*?([+−]\d+)", told[-1]) if told else None
            assert (int(signed[1].replace("−", "-")) if signed else 0) == change
        tokens = [one.token for one in match.game.choices(match.state, seat) if one.kind not in match.game.free_kinds]
        if seat == 0:
            before, last = match.state.energy[0], len(match.log)
        others = [token for token in tokens if not token.startswith("bid")]
        match.answer(seat, rng.choice([*others, *tokens[:2]]))


PLACING = {
    "step": "placing", "space": 26, "white": 1, "front": "black", "pack": ["yellow", "red", "black"], "turn": 50,
    "asked": "red", "reserve": {"red": 0}, "held": {"red": [1, 7, 15]}, "energy": {"red": 20},
}  # fmt: skip


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_spaces_that_look_alike_bear_the_numbers_that_the_answers_name(lang: str) -> None:
    """The domestiques on 7 and on 15 stand on a 4 each, that on 1 alone on a 1."""
    match = at(PLACING)
    choices = tuple(match.choices_by_seat[0])
    drawn = DRAWING.board(view(match), Show(lang, names(match), choices, seat=0))
    assert set(re.findall(r'id="number-(\d+)"', drawn)) == {"7", "15"}
    word = {"fr": "case", "en": "space"}[lang]
    assert all(f">{word} {space}</text>" in drawn for space in (7, 15))
    details = [TEXTS.label(one, view(match), names(match), lang).detail for one in choices if one.kind == "move"]
    assert [detail.split(",")[0] for detail in details] == [f"{word} {space}" for space in (1, 7, 15)]


ROLLS = [("fr", "Tu lances 2", " lance 2"), ("en", "You roll 2", " rolls 2")]


@pytest.mark.parametrize(("lang", "mine", "theirs"), ROLLS)
def test_my_own_roll_is_told_as_mine(lang: str, mine: str, theirs: str) -> None:
    match = play(at({}), "roll", "roll 2")
    roller = next(event.data["seat"] for events in match.events for event in events if event.kind == "rolled")
    told = {seat: plain(" ".join(TEXTS.since(match.events, seat, names(match), lang))) for seat in (0, 1)}
    assert mine in told[roller]
    assert theirs in told[1 - roller]
    assert mine not in told[1 - roller]
