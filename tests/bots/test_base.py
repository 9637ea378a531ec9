"""What all computer players share: a view is all they get, and a seed decides what they do."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from pygame_core.bots.base import KINDS, Budget, RandomBot, answers, bot_for, finish, kind_of, ticks
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import choice
from pygame_core.engine.core.refusals import BadOption
from tests.laws.tables import USUAL, Table, walk

CHOICES = [choice("take", number) for number in range(5)]
GAMES = [meta.id for meta in registry.games()]


def test_a_clock_that_counts_its_looks() -> None:
    budget = Budget(0.01, ticks(0.004))
    assert [budget.spent for _ in range(4)] == [False, False, True, True]


def test_a_budget_of_time() -> None:
    assert not Budget(60).spent
    assert Budget(0).spent


def test_random_play_is_even() -> None:
    rng, bot = Rng(1), RandomBot()
    chosen = [bot.choose({}, CHOICES, rng, Budget(1)) for _ in range(2000)]
    assert all(330 < chosen.count(one) < 470 for one in CHOICES)


def test_ranking_puts_the_best_first() -> None:
    ranked = RandomBot().rank({}, CHOICES, Rng(2))
    assert sorted(ranked) != ranked
    assert all(better[1] >= worse[1] for better, worse in pairwise(ranked))
    assert {one for one, _ in ranked} == set(CHOICES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_player_is_there(game: str) -> None:
    assert len({type(bot_for(game, kind)) for kind in KINDS}) == len(KINDS)


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        bot_for(GAMES[0], "4")
    assert caught.value.code == "computer_unknown"


def test_the_kind_of_a_seat() -> None:
    seat = registry.games()[0].seats(0)[0]
    assert kind_of(replace(seat, kind="random")) == "random"
    assert kind_of(replace(seat, kind="computer", level=3)) == "3"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", USUAL[:1] + USUAL[-1:], ids=str)
def test_a_view_as_plain_data_is_enough(table: Table, kind: str) -> None:
    """A bot gets a view that was written out and read again, so nothing else can come along with it."""
    match, bot = table.match(seed=3), bot_for(table.game, kind)
    for index, _ in enumerate(walk(match, seed=4)):
        for seat in match.asked if index % 7 == 0 else ():
            choices = answers(match.game, match.state, seat, Rng(index))
            plain = json.loads(json.dumps(match.view(seat)))
            once = bot.choose(plain, choices, Rng(index), Budget(0.1, ticks()))
            assert match.game.find(match.state, seat, once.token) == once
            assert once == bot.choose(match.view(seat), choices, Rng(index), Budget(0.1, ticks()))
            assert once == finish(bot.think(plain, choices, Rng(index), Budget(0.1, ticks()))) or kind == "random"
            assert plain == json.loads(json.dumps(match.view(seat)))
