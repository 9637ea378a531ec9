"""Whole races, from the first tap to the podium: by mouse, by keyboard alone, by finger on a small screen."""

from collections.abc import Callable
from itertools import repeat

from e2e import positions
from e2e.player import Player, Seen

MOST_ANSWERS = 1200
Choose = Callable[[Seen], str]


def on_the_board(seen: Seen) -> str:
    """A place of the board where there is one, each time another."""
    tokens = list(seen.places) or seen.answers
    return tokens[seen.length % len(tokens)]


def any_answer(seen: Seen) -> str:
    """Each time another answer."""
    return seen.answers[seen.length % len(seen.answers)]


def play(player: Player, choose: Choose, give: Callable[[str, Seen], Seen]) -> list[str]:
    """Answer until the race is over; returns the answers given."""
    given: list[str] = []
    seen = player.until_asked()
    while not seen.over:
        token = choose(seen)
        seen = give(token, seen)
        given.append(token)
        assert len(given) < MOST_ANSWERS
    return given


def the_end_is_a_moment(player: Player) -> None:
    """The podium, who won, and what can be done now."""
    assert player.find("ui:again").is_visible()
    assert player.page.locator("#podium-view svg").is_visible()
    assert player.text("#question")


def test_by_taps_on_the_board(player: Player) -> None:
    game = positions.match("pp3p")
    player.at_table(game)
    given = play(player, on_the_board, player.answer)
    assert {token.split()[0] for token in given} >= {"solo", "group", "move"}
    the_end_is_a_moment(player)
    player.do("ui:again")
    player.page.wait_for_selector("#ask.asked")


def test_by_keyboard_alone_in_french(player: Player) -> None:
    player.keeping({"lang": "fr"}).open()
    player.press_until("play:velo-city", repeat("Tab", 40))
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#board-velo-city")
    player.until_asked()

    def give(token: str, seen: Seen) -> Seen:
        player.press_until(token, repeat("Tab", 40))
        player.page.keyboard.press("Enter")
        return player.until_asked(seen.length)

    play(player, any_answer, give)
    the_end_is_a_moment(player)
    assert "Encore une" in player.text("#ask")


def test_by_finger_on_a_small_screen(phone: Player) -> None:
    phone.open()
    phone.do("play:velo-city")
    phone.page.wait_for_selector("#board-velo-city")
    play(phone, on_the_board, phone.answer)
    the_end_is_a_moment(phone)
