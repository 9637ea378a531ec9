"""The engine against a second writing of the rules, answer by answer, free actions and all options included."""

from collections import Counter

import pytest

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.meta import META
from tests.games.rainbow_jersey.oracle import Naive
from tests.games.rainbow_jersey.rides import GAME, state

FREE = ("abandon", "exchange")
BOLD = ("attack", "continue")


def facts(match: Match) -> list[object]:
    s = state(match)
    return [
        (s.lap, s.space, s.rainbow_lap, {*s.shown}, {*s.discard}, list(s.racers()), s.gap, s.turn),
        *zip(s.energy, s.reserve, map(set, s.held), s.fallen, strict=True),
        *zip(s.rainbow, s.green, s.double, s.triple, s.points, strict=True),
    ]


def naive_facts(naive: Naive) -> list[object]:
    names = ("rainbow", "green", "double", "triple", "points")
    return [
        (naive.lap, naive.space, naive.golden, naive.shown, naive.thrown, naive.line, naive.gap, naive.turns),
        *((team.energy, team.spare, team.spots, team.out) for team in naive.teams),
        *(tuple(team.won[name] for name in names) for team in naive.teams),
    ]


def answers(match: Match) -> tuple[set[str], dict[int, set[str]]]:
    """What the asked seat may answer, and what everybody may do freely."""
    own = {choice.token for choice in match.choices_by_seat[match.asked[0]] if choice.kind not in FREE}
    free = {
        seat: {choice.token for choice in choices if choice.kind in FREE}
        for seat, choices in match.choices_by_seat.items()
    }
    return own, free


def choose(own: set[str], free: dict[int, set[str]], rng: Rng, habit: int) -> tuple[int, str]:
    """Seldom something free; bids mostly low; some riders love to be away."""
    unasked = sorted((seat, token) for seat, tokens in free.items() for token in tokens)
    if unasked and rng.below(100) < (0, 2, 12)[habit % 3]:
        return rng.pick(unasked)
    bids = sorted((token for token in own if token.startswith("bid")), key=lambda token: int(token[4:]))
    if bids and rng.below(2):
        return -2, rng.pick(bids[:4] if habit % 5 else bids)
    bold = [token for token in BOLD if token in own]
    return -2, bold[0] if bold and habit % 2 and rng.below(10) else rng.pick(sorted(own))


def begun(players: int, options: dict[str, object], rng: Rng, rich: bool) -> tuple[Match, Naive]:
    """Both at the start: the usual one, or one where everybody has some jerseys already."""
    seats = META.seats(players, players)
    colours = [seat.colour for seat in seats]
    won = {name: {colour: rng.below(4) for colour in colours} for name in ("double", "triple")}
    if options["combativity"]:
        won["points"] = {colour: rng.below(3) for colour in colours}
    match = Match(GAME, options, seats, 1, real_dice=True, position={"turn": 1, **won} if rich else None)
    match.settle()
    naive = Naive(colours, str(options["target"]), options["combativity"] is True, by_lot=not rich)
    for name, counts in won.items() if rich else ():
        for team in naive.teams:
            team.won[name] = counts[team.colour]
    return match, naive


def race_against_the_oracle(players: int, options: dict[str, object], seed: int) -> tuple[str, Counter[str]]:
    rng, kinds = Rng(seed), Counter[str]()
    match, naive = begun(players, options, rng, rich=seed % 4 > 1)
    talk = naive.race()
    seat, possible, free = next(talk)
    while not match.over:
        assert match.asked == (seat,)
        assert facts(match) == naive_facts(naive)
        if seat == CHANCE:
            assert {choice.token for choice, _ in match.draw().outcomes()} == possible
            who, token = CHANCE, match.draw().sample(rng).token
        else:
            assert answers(match) == (possible, {one: tokens for one, tokens in free.items() if tokens or one == seat})
            who, token = choose(possible, free, rng, seed)
            who = seat if who == -2 else who
        kinds[token.split()[0]] += 1
        match.answer(who, token)
        try:
            seat, possible, free = talk.send((who, token))
        except StopIteration:
            assert match.over
    check_end(match, naive)
    return naive.reason, kinds


def check_end(match: Match, naive: Naive) -> None:
    result = match.state.result
    assert result
    assert (result["reason"], len(result["ranking"][0]) == 1 or naive.winner < 0) == (naive.reason, True)
    s = state(match)
    if naive.reason == "collapse":
        worths = [naive.worth(team) for team in naive.teams]
        assert result["worth"] == [list(worth) for worth in worths]
        assert result["ranking"][0] == [seat for seat, worth in enumerate(worths) if worth == max(worths)]
        assert [worths[seat] for tied in result["ranking"] for seat in tied] == sorted(worths, reverse=True)
        return
    assert result["winner"] == naive.winner
    rest = [seat for tied in result["ranking"][1:] for seat in tied]

    def place(seat: int) -> tuple[int, ...]:
        dots = 2 * s.double[seat] + 3 * s.triple[seat]
        return (s.rainbow[seat], s.green[seat], dots, not s.fallen[seat], s.energy[seat])

    assert [place(seat) for seat in rest] == sorted(map(place, rest), reverse=True)


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("target", ["rainbow3", "rainbow5", "rainbow3_green1_dots1"])
@pytest.mark.parametrize("combativity", [False, True])
def test_the_engine_agrees_with_the_second_rules(players: int, target: str, combativity: bool) -> None:
    kinds = Counter[str]()
    for seed in range(10):
        options: dict[str, object] = {"target": target, "combativity": combativity}
        kinds += race_against_the_oracle(players, options, seed * 101 + players)[1]
    assert {"starts", "roll", "draw", "attack", "hold", "bid", "pass", "drop", "continue", "give_up"} <= set(kinds)
    assert {"abandon", "exchange", "trade", "keep", "move"} <= set(kinds)
    assert sum(kinds.values()) > 1500
