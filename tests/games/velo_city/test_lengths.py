"""Random races are about as long as the specification says, end for the reasons it names, and stalling ends too."""

from statistics import mean

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.games.velo_city.meta import META
from pygame_core.games.velo_city.state import Race
from tests.games.velo_city.races import GAME

OPTIONS = {"first_player": 0, "sprint_finish": "own_die"}


def random_race(players: int, seed: int) -> Race:
    race = GAME.start(OPTIONS, META.seats(players, players))
    play_at_random(GAME, race, Rng(seed))
    assert isinstance(race, Race)
    return race


@pytest.mark.parametrize(("players", "turns"), [(3, 131), (4, 171), (5, 173), (6, 195), (7, 229)])
def test_random_play_is_as_long_as_it_should_be(players: int, turns: int) -> None:
    races = [random_race(players, seed) for seed in range(60)]
    assert mean(race.turn for race in races) == pytest.approx(turns, rel=0.15)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_how_races_end(players: int) -> None:
    reasons = set()
    for seed in range(40):
        race = random_race(players, seed)
        assert race.result
        reasons.add(race.result["reason"])
        winner, home = race.result["winner"], [race.home(seat) for seat in range(players)]
        assert home[winner] == max(home)
        assert [winner] == race.result["ranking"][0]
        assert sorted(seat for tied in race.result["ranking"] for seat in tied) == list(range(players))
        if race.result["reason"] == "three":
            assert (home[winner], race.podium[-1]) == (3, winner)
        else:
            assert (len(race.podium), max(home)) == (8, 2)
            assert winner == [seat for seat in race.podium if home[seat] == 2][-1]
            assert players > 4 or winner == race.podium[-1]
    assert reasons == ({"three"} if players == 3 else {"three", "eight"})


@pytest.mark.parametrize("players", [3, 5, 7])
def test_even_those_who_stall_arrive(players: int) -> None:
    """The slowest move, always back from a manhole, never in pursuit."""
    race, rng = GAME.start(OPTIONS, META.seats(players, players)), Rng(players)
    for _ in range(60_000):
        if not race.stack:
            break
        seat = GAME.asked(race)[0]
        if seat == CHANCE:
            choice = GAME.draw(race).sample(rng)
        else:
            choices = list(GAME.choices(race, seat))
            choice = next((one for one in choices if one.token in ("solo", "pursue 0", "retreat")), choices[0])
        GAME.play(race, seat, choice)
    assert race.result
