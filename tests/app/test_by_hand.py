"""Real dice and cards by messages: the form, what is typed, what is put right, what the page deals all the same."""

import re
from html import unescape
from random import Random

import pytest

from app.table.view import real_dice
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Dice
from pygame_core.engine.core.steps import Chance
from pygame_core.engine.keeping import saves
from tests.app.tables import GAMES, Page
from tests.app.test_rotation import ended

BY_HAND = [game for game in GAMES if registry.meta(game).by_hand]


def at_table(game: str) -> Page:
    """A new table of people with the dice of their box, laid by its form."""
    page = Page(f"#/new/{game}")
    page.do("table:fold")
    page.do("table:start", **{"real-dice": "true"})
    page.settle()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_form_asks_where_people_have_something_to_roll_or_draw(game: str) -> None:
    tangible = any(isinstance(step, Chance) and step.tangible for step in registry.game(game).steps.values())
    page = Page(f"#/new/{game}")
    assert ("real-dice" in page.regions["app"]) == tangible == (game in BY_HAND)


@pytest.mark.parametrize("game", BY_HAND)
def test_a_table_with_real_dice_waits_for_them(game: str) -> None:
    page = at_table(game)
    match = page.table.session.match
    assert match.real_dice
    for _ in range(40):
        page.settle()
        kind = page.table.picture().kind
        assert CHANCE not in match.asked or kind == "dice"
        if kind == "dice":
            break
        page.play(1)
    assert page.table.picture().kind == "dice"
    assert "ui:chance:" in page.table.painter.painted["ask"] or "ui:pip:" in page.table.painter.painted["ask"]


def entered(page: Page, random: Random) -> None:
    """What the dice or cards of the box show, whatever that is, is entered as the page asks for it."""
    draw = page.table.session.match.draw()
    if isinstance(draw, Dice):
        page.do("ui:dice", value=" ".join(str(random.randint(1, draw.sides)) for _ in range(draw.count)))
    else:
        page.do(unescape(random.choice(re.findall(r'data-do="(ui:chance:[^"]*)"', page.table.painter.painted["ask"]))))


@pytest.mark.parametrize("game", BY_HAND)
def test_the_page_keeps_the_books_of_a_whole_game(game: str) -> None:
    page, random, times = at_table(game), Random(5), 0
    while not page.table.session.match.over:
        if page.table.session.dice_to_enter:
            length, times = len(page.table.session.match.log), times + 1
            entered(page, random)
            assert len(page.table.session.match.log) > length
        else:
            page.play(1, seed=len(page.table.session.match.log))
        page.settle()
    assert times > 5
    assert saves.load(saves.save(page.table.session.match)).match.state == page.table.session.match.state


@pytest.mark.parametrize(
    ("text", "dice", "found"),
    [
        ("345", Dice(3), [3, 4, 5]),
        ("3 4,5", Dice(3), [3, 4, 5]),
        ("3 45", Dice(3), []),
        ("347", Dice(3), []),
        ("17 20", Dice(2, 20), [17, 20]),
        ("12", Dice(2, 20), []),
        ("12", Dice(1, 20), [12]),
        ("0 1", Dice(2), []),
        ("٣٤٥", Dice(3), []),
        ("9" * 5000, Dice(3), []),
        ("", Dice(1), []),
    ],
)
def test_dice_are_read_as_they_are_typed(text: str, dice: Dice, found: list[int]) -> None:
    assert real_dice.read(text, dice) == found


def test_a_slip_is_put_right_and_can_be_made_again() -> None:
    page = Page()
    page.do(f"play:{GAMES[0]}")
    page.settle()
    page.do("ui:real")
    page.do(page.tokens[0])
    page.settle()
    match = page.table.session.match
    length, sides = len(match.log), "1" * getattr(match.draw(), "count", 1)
    page.do("ui:dice", value="nonsense")
    assert "reason" in page.table.painter.painted["ask"]
    assert len(match.log) == length
    page.do("ui:dice", value=sides)
    typed = match.log[length].token
    assert typed == "roll " + " ".join(sides)
    page.do("ui:undo")
    if match.asked == (CHANCE,):
        assert len(match.log) == length
        page.do("ui:redo")
        assert match.log[length].token == typed


def test_after_others_have_answered_the_game_goes_back_to_what_was_typed_last() -> None:
    page = Page()
    page.do(f"play:{GAMES[0]}")
    page.settle()
    page.do("ui:real")
    page.do(page.tokens[0])
    page.settle()
    match = page.table.session.match
    typed = len(match.log)
    page.do("ui:dice", value="1" * getattr(match.draw(), "count", 1))
    page.settle()
    while CHANCE not in match.asked and page.tokens:
        page.do(page.tokens[0])
        page.settle()
    assert any(not entry.forced for entry in match.log[typed + 1 :])
    page.do("ui:undo")
    assert "au dernier dé" in page.table.painter.painted["drawer"]
    page.do("ui:rewind")
    assert page.table.session.match.rewound == 1
    assert len(page.table.session.match.log) == typed
    assert page.table.picture().kind == "dice"


def test_the_same_table_once_more_has_the_same_dice() -> None:
    page = at_table(GAMES[0])
    ended(page)
    before = page.table.session.match
    page.do("ui:again")
    page.settle()
    assert page.table.session.match is not before
    assert page.table.session.match.real_dice


def test_what_is_fixed_is_asked_without_a_wall_of_equal_cards() -> None:
    for game in BY_HAND:
        page = at_table(game)
        for _ in range(60):
            page.settle()
            draw = page.table.session.match.draw() if page.table.session.dice_to_enter else None
            if draw is None:
                page.play(1)
            elif isinstance(draw, Dice):
                page.do("ui:dice", value=" ".join(["1"] * (draw.count - 1) + ["2"]))
            else:
                asked = page.table.painter.painted["ask"]
                tokens = [part.split('"')[0] for part in asked.split("ui:chance:")[1:]]
                assert tokens
                assert len(tokens) <= 24
                page.do(f"ui:chance:{tokens[0]}")
