"""What the computer players of Velo City know: the rules' consequences, the end of the race, and why."""

from itertools import product
from statistics import mean

import pytest

from pygame_core.bots.base import Budget, View, bot_for, ticks
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.match import Match
from pygame_core.games.velo_city.bots.evaluation import chances, winner
from pygame_core.games.velo_city.bots.forecast import Outlook, pips_of
from pygame_core.games.velo_city.bots.levels import LEVELS
from pygame_core.games.velo_city.bots.lookahead import NEVER, best_of
from pygame_core.games.velo_city.bots.words import reason
from pygame_core.games.velo_city.state import CLOCKWISE
from tests.games.velo_city.races import play, race
from tests.laws.tables import Table, walk

FOUR = "red black yellow white"
FIVE = FOUR + " green"


def chosen(match: Match, level: int = 3) -> str:
    """What a level answers."""
    seat = match.asked[0]
    return LEVELS[level]().choose(match.view(seat), match.choices_by_seat[seat], Rng(1), Budget(1, ticks())).token


def test_the_best_of_several_dice_is_exact() -> None:
    dice = [[1.0, 4.0, 2.5], [NEVER, 3.0, 5.0], [0.5, 0.5, 6.0]]
    assert best_of(dice) == pytest.approx(mean(max(values) for values in product(*dice)))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_an_outlook_follows_the_rules(players: int) -> None:
    """Where nobody is asked anything after a move, the race comes to stand as foreseen."""
    match, seen = Table("velo-city", players).match(seed=3), 0
    for _ in walk(match, seed=4):
        seat = match.asked[0] if match.asked else CHANCE
        if seat == CHANCE or match.view(seat)["step"] != "move":
            continue
        view = match.view(seat)
        for choice in match.choices_by_seat[seat]:
            s = match.state.copy()
            match.game.play(s, seat, choice)
            after = match.game.view(s, seat)
            if after["step"] == "declare":
                seen += 1
                outlook = foreseen(Outlook.of(view), view, choice)
                assert list(map(sorted, outlook.riders)) == list(map(sorted, after["riders"]))
                assert outlook.cans == after["cans"]
                assert outlook.podium == after["podium"]
    assert seen > 100


def foreseen(outlook: Outlook, view: View, choice: Choice) -> Outlook:
    start, die = int(choice.args[0]), choice.args[1]
    if pips_of(view, choice) >= start:
        outlook.cross(outlook.active, start)
        return outlook
    lender = view["colours"].index(die) if die in view["colours"] else -1
    new = outlook.ride(start, start - pips_of(view, choice), lender)
    new.arrive(CLOCKWISE[view["players"]][new.active])
    return new


def test_chances_add_up_and_follow_the_lead() -> None:
    match = race(FOUR, riders={"red": "4 5 6", "black": "30 31", "yellow": "30 31"}, turn=30)
    found = chances(Outlook.of(match.view(0)))
    assert sum(found) == pytest.approx(1)
    assert found.index(max(found)) == 0


def test_who_has_won() -> None:
    assert winner([0, 1, 0, 1, 0]) == 0
    assert winner([0, 1, 2, 3, 0, 1, 2]) is None
    assert winner([2, 0, 1, 4, 3, 5, 0, 1]) == 1  # E4
    assert winner([0, 2, 0, 1, 3, 4, 5, 6]) == 0  # E18


@pytest.mark.parametrize("level", [2, 3])
def test_the_third_courier_goes_home(level: int) -> None:
    match = race(FOUR, riders={"red": "3 20", "black": "9 12", "white": "8"}, podium=["red", "red"])
    play(match, "solo", "roll 4")
    assert chosen(match, level) == "move 3 own"


@pytest.mark.parametrize("level", [2, 3])
def test_nobody_ends_the_race_for_a_rival(level: int) -> None:
    """Red's first courier would fill the podium and make white win: it stays on the road."""
    podium = ["black", "yellow", "black", "yellow", "white", "green", "white"]
    match = race(FIVE, riders={"red": "3 20 30", "black": "9"}, podium=podium)
    play(match, "solo", "roll 4")
    assert chosen(match, level) != "move 3 own"


@pytest.mark.parametrize("level", [2, 3])
def test_the_last_place_wins_the_tie(level: int) -> None:
    """Red's second courier takes the eighth place: two each, and red came last."""
    podium = ["black", "black", "yellow", "yellow", "white", "white", "red"]
    match = race(FIVE, riders={"red": "3 20", "black": "9"}, podium=podium)
    play(match, "solo", "roll 4")
    assert chosen(match, level) == "move 3 own"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_answer_has_a_reason(lang: str) -> None:
    match, told = Table("velo-city", 4).match(seed=5), set()
    for _ in walk(match, seed=6):
        for seat, choices in match.choices_by_seat.items():
            told |= {reason(match.view(seat), choice, lang) for choice in choices}
    assert all(text[-1] == "." and not text[0].islower() and "{" not in text for text in told)
    assert len(told) > 15


def test_levels_say_why() -> None:
    match = race(FOUR, riders={"red": "23 30"}, cans={"red": 1})
    play(match, "solo", "roll 1")
    seat = match.asked[0]
    choice = next(one for one in match.choices_by_seat[seat] if one.token == "move 23 own")
    for kind in "123":
        assert bot_for("velo-city", kind).reason(match.view(seat), choice, "en") == "There is a can to take."
