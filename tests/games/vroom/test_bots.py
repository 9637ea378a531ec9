"""The team-mates: legal, steady, better by level, and blind to what their seat may not know."""

import pytest

from pygame_core.bots.base import Budget, answers, ticks
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.vroom.bots.levels import LEVELS
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.rules.game import GAME
from tests.games.vroom.races import FREE, at, rally

ALL = {"weather": True, "boost": True, "drift": True, "ghost": True, "podium": True}
"""Every module at once."""


def chosen(match, level=2, seed=5):
    seat = match.asked[0]
    choices = answers(match.game, match.state, seat, Rng(1))
    return LEVELS[level]().choose(match.view(seat), choices, Rng(seed), Budget(1.0, ticks()))


@pytest.mark.parametrize("modules", [{}, ALL], ids=["plain", "modules"])
@pytest.mark.parametrize("players", range(3, 7))
def test_whole_games_are_legal(players, modules):
    for seed, level in ((1, 1), (2, 2), (3, 3)):
        match = Match(GAME, FREE | modules | {"circuits": "presets"}, META.seats(0, players), seed)
        match.settle()
        rng = Rng(seed)
        while not match.over:
            seat = match.game.blocking_seats(match.state)[0]
            choices = answers(match.game, match.state, seat, rng)
            choice = LEVELS[level]().choose(match.view(seat), choices, rng, Budget(1.0, ticks()))
            match.answer(seat, choice.token)
        assert match.state.result


def test_a_view_is_all_they_get():
    """What others hold changes nothing."""
    one = at(people=0, cards=["3 4", "1 1", "1 1", "5 5"], round=2)
    two = at(people=0, cards=["3 4", "6 6", "7 2", "2 2"], round=2)
    assert chosen(one) == chosen(two)


def test_a_higher_total_goes_farther():
    ends = []
    for hand in ("1 1", "3 4", "6 7"):
        match = at(people=0, cards={1: hand}, round=2, cars={1: "2000,2825"})
        ends.append(sum(chosen(match, 3, seed).args[0][-1][0] for seed in range(9)))
    assert ends == sorted(ends)
    assert ends[0] < ends[2]


def test_nobody_crosses_before_the_last_round():
    for seed in range(40):
        match = at(people=0, cards={1: "6 6 6 7"}, round=4, cars={1: "6500,2825"})
        assert chosen(match, 1, seed).args[0][-1][0] <= 7000


def test_somebody_crosses_in_the_last_round():
    for seed in range(40):
        match = at(people=0, round=5, turn=3, cars="6500,2000 6000,3000 5000,4000 4000,5000")
        assert chosen(match, 1, seed).args[0][-1][0] > 7000


def test_boosts_when_it_helps():
    assert chosen(at(people=0, cards={1: "1"}, options={"boost": True})).args[1]
    assert not chosen(at(people=0, cards={1: "6"}, options={"boost": True})).args[1]
    assert chosen(at(people=0, cards={1: "2 3 4 5 6"}, options={"boost": True}, round=5)).args[1]


def test_a_bend_is_driven_as_asked():
    for ask in ("left", "right", "s"):
        match = at(people=0, options={"drift": True}, drift=[ask])
        match.answer(0, chosen(match).token)
        assert not rally(match).drifted[0]


def test_round_others_when_the_paint_is_fresh():
    options = {"events": "chosen", "event_2": "fresh_paint", "first_seat": 3}
    match = at(
        people=0, race=2, round=2, options=options, cars="1000,3500 1800,3500 1800,2900 1800,4100", cards={1: "6 6"}
    )
    match.answer(match.asked[0], chosen(match).token)
    assert rally(match).faults == ()
    assert rally(match).at[0][0] > 1800


def test_a_person_without_our_memory_gets_advice_by_the_distance():
    match = at(cards={1: "4 5"}, round=2, cars={1: "2200,2825"}, looked=True)
    choice = chosen(match, 3)
    assert match.game.find(match.state, 0, choice.token) == choice
    ranked = LEVELS[3]().rank(match.view(0), answers(match.game, match.state, 0, Rng(3)), Rng(1))
    assert ranked[0][1] >= ranked[-1][1]


def test_a_loaded_game_goes_on_as_it_would_have():
    """Bias and memory are drawn from what the seat has seen, so that they are the same again."""
    match = at(people=0, cards={1: "3 4"}, round=2)
    assert chosen(match) == chosen(match)
    other = at(people=0, **match.game.write(match.state))
    assert chosen(other) == chosen(match)
