"""The engine against a naive second writing of the rules, question by question, for hundreds of games."""

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from tests.games.city_chase.chases import end, state, table, told
from tests.games.city_chase.oracle import COLOURS, Naive, building, crossing

GAMES = 120


def check(match: Match, naive: Naive) -> None:
    view = match.view(0)
    assert view["path"] == [building(place) for place in naive.path]
    assert view["heli"] == {
        colour: crossing(naive.heli[colour]) if colour in naive.heli else None for colour in COLOURS
    }
    assert {name: colour for name, (colour, _) in view["found"].items()} == {
        building(place): colour for place, colour in naive.found.items()
    }
    if not match.over:
        assert (view["acted"], view["round"]) == (naive.acted if len(naive.acted) < 3 else [], naive.round)


def choose(match: Match, rng: Rng, careful: bool) -> tuple[int, str]:
    """At random; careful games fly more than they look, so that the thief lives longer."""
    seat, choices = rng.pick(sorted(match.choices_by_seat.items()))
    tokens = sorted(choice.token for choice in choices)
    if "confirm" in tokens and rng.below(3):
        return seat, "confirm"
    flights = [token for token in tokens if token.startswith("move")]
    return seat, rng.pick(flights if careful and flights and rng.below(4) else tokens)


def play_against_the_oracle(players: int, seed: int) -> tuple[str, set[str]]:
    """How a game ended, and what its checks told."""
    match, naive, rng = table("person " * players), Naive(players), Rng(seed)
    talk = naive.chase()
    question = next(talk)
    while not match.over:
        assert {seat: {choice.token for choice in given} for seat, given in match.choices_by_seat.items()} == question
        check(match, naive)
        given = choose(match, rng, careful=seed % 2 == 1)
        match.answer(*given)
        try:
            question = talk.send(given)
        except StopIteration:
            assert match.over
        if given[1].startswith("check"):
            assert told(match, "checked")[-1]["answer"] == naive.told
    check(match, naive)
    assert end(match) == naive.result
    assert state(match).placed
    return end(match)[1], {event["answer"] for event in told(match, "checked")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_agrees_with_the_naive_rules(players: int) -> None:
    games = [play_against_the_oracle(players, seed * 10 + players) for seed in range(GAMES)]
    assert {reason for reason, _ in games} == {"arrest", "escape", "encirclement"}
    assert set().union(*(told for _, told in games)) == {"car", "yellow", "red", "blue", "empty", "known"}
