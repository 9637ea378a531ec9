"""The engine against a naive second writing of the rules, question by question, for thousands of turns."""

import pytest

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.velo_city.meta import META
from tests.games.velo_city.oracle import Naive
from tests.games.velo_city.races import GAME, state


def check_position(match: Match, naive: Naive) -> None:
    race = state(match)
    for seat, team in enumerate(race.riders):
        assert {space: team.count(space) for space in team if space > 0} == {
            space: count for (owner, space), count in naive.on.items() if owner == seat and count
        }
    assert race.cans == naive.cans
    assert race.supply == naive.supply
    assert race.podium == naive.podium


def choose(match: Match, rng: Rng, hoard: bool) -> str:
    """At random; hoarders seldom spend a can, so that the supply runs dry and cans are taken from the richest."""
    tokens = sorted(choice.token for choice in match.choices_by_seat[match.asked[0]])
    dear = [token for token in tokens if token.endswith(("bonus", "sprint", "pay")) or token.startswith("pursue")]
    cheap = [token for token in tokens if token not in dear or token == "pursue 0"]
    return rng.pick(cheap if hoard and cheap and rng.below(10) else tokens)


def race_against_the_oracle(players: int, finish: str, seed: int, hoard: bool) -> tuple[int, set[str]]:
    rng, seats = Rng(seed), META.seats(players, players)
    first = rng.below(players)
    match = Match(GAME, {"first_player": first, "sprint_finish": finish}, seats, 1, real_dice=True)
    naive = Naive([seat.colour for seat in seats], first, finish == "sum")
    talk, kinds = naive.race(), set()
    seat, answers = next(talk)
    while not match.over:
        assert match.asked == (seat,)
        check_position(match, naive)
        if seat == CHANCE:
            token = match.draw().sample(rng).token
            assert {str(len(token.split()) - 1)} == answers
        else:
            assert {choice.token for choice in match.choices_by_seat[seat]} == answers
            token = choose(match, rng, hoard)
        kinds.add(token.split()[0])
        match.answer(seat, token)
        match.settle()
        try:
            seat, answers = talk.send(token)
        except StopIteration:
            assert match.over
    check_position(match, naive)
    assert match.state.result
    assert match.state.result["winner"] == naive.winner
    return state(match).turn, kinds


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("finish", ["own_die", "sum"])
def test_the_engine_agrees_with_the_naive_rules(players: int, finish: str) -> None:
    turns, kinds = 0, set()
    for seed in range(4):
        played, seen = race_against_the_oracle(players, finish, seed * 100 + players, hoard=seed % 2 == 1)
        turns += played
        kinds |= seen
    assert turns > 300
    assert {"solo", "group", "roll", "move", "pursue", "pay", "retreat"} <= kinds


def test_cans_are_taken_from_the_richest_too() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        kinds |= race_against_the_oracle(3, "own_die", seed, hoard=True)[1]
    assert "take" in kinds
