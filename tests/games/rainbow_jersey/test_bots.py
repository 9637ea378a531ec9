"""What the computer players of Maillot Arc-en-ciel know: who leads where, what things are worth, and why."""

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.bots.arena import play as play_game
from pygame_core.bots.base import Budget, bot_for, ticks
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.board import SPACE, SPACES
from pygame_core.games.rainbow_jersey.bots.bidding import follows
from pygame_core.games.rainbow_jersey.bots.evaluation import Race, chance, jersey_score
from pygame_core.games.rainbow_jersey.bots.forecast import forecast
from pygame_core.games.rainbow_jersey.bots.levels import LEVELS
from pygame_core.games.rainbow_jersey.bots.words import reason
from pygame_core.games.rainbow_jersey.state import NOBODY
from tests.games.rainbow_jersey.rides import MIXED, POINTS, RBYW, ride, rolled, state
from tests.laws.tables import Table

GAME = registry.game("rainbow-jersey")


def chosen(match: Match, level: int = 3) -> str:
    """What a level does, asked as it is: a free answer first, if it wants one."""
    seat = match.asked[0]
    bot, view = LEVELS[level](), match.view(seat)
    free = bot.free(view, GAME.free_choices(match.state, seat), Rng(1))
    return (free or bot.choose(view, match.choices_by_seat[seat], Rng(1), Budget(1, ticks()))).token


def worth(match: Match) -> dict[str, float]:
    """How the champion values the answers."""
    seat = match.asked[0]
    return {
        choice.token: value for choice, value in LEVELS[3]().rank(match.view(seat), match.choices_by_seat[seat], Rng(1))
    }


def sober(table: Table, seed: int) -> Iterator[Match]:
    """Random play without free answers and wild bids, which would leave nobody with any means."""
    match, rng = table.match(seed), Rng(seed)
    while not match.over:
        yield match
        seat = match.asked[0]
        own = [choice for choice in match.choices_by_seat[seat] if choice.kind not in GAME.free_kinds]
        match.answer(seat, rng.pick([*own[:6], own[-1]]).token)


# --- the forecast ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [NOBODY, 2])
def test_the_forecast_agrees_with_the_rules(away: int) -> None:
    """Everybody holds back and passes: who leads across the line in eight hundred rides is what was foreseen."""
    held = {"red": [34, 37], "black": [30, 35], "white": [39]}
    position: dict[str, Any] = {
        "space": 26,
        "pack": ["black", "red", "white"] if away == 2 else ["black", "red", "yellow", "white"],
    }
    position |= {"held": held, "reserve": {"red": 4, "black": 4, "white": 5}}
    if away == 2:
        position |= {"away": "yellow", "gap": 4}
    start = state(ride(RBYW, **position))
    counted, games, rng = [0] * 4, 800, Rng(5)
    for _ in range(games):
        counted[_leader_across(start.copy(), rng)] += 1
    riding = tuple(start.pack), start.away, start.gap
    holder = tuple(start.holder(space) for space in range(SPACES))
    road = forecast(26, riding, holder, (False,) * 4, to_line=False)
    assert sum(road.line) == pytest.approx(1)
    for seat in range(4):
        assert counted[seat] / games == pytest.approx(road.line[seat], abs=0.07)


def _leader_across(s: Any, rng: Rng) -> int:
    """Who is in front when the line is crossed; cards that bring a breakaway are left alone, too."""
    lap, front = s.lap, NOBODY
    while s.lap == lap:
        seat = GAME.asked(s)[0]
        if seat == CHANCE:
            choice = GAME.draw(s).sample(rng)
        else:
            quiet = ("roll", "continue", "hold", "pass", "drop", "keep")
            choice = next(each for each in GAME.choices(s, seat) if each.kind in quiet)
            front = seat if choice.kind == "roll" else front
        GAME.play(s, seat, choice)
    return front


def test_who_is_away_near_the_line_leads_across_it() -> None:
    road = forecast(36, ((1, 2), 0, 5), (NOBODY,) * SPACES, (True,) * 3, to_line=True)
    assert road.line == [1.0, 0.0, 0.0]


def test_the_end_of_the_road_is_foreseen() -> None:
    holder = tuple(0 if kind == "effort" else NOBODY for kind, _ in SPACE)
    road = forecast(25, ((1, 2), 0, 18), holder, (True,) * 3, to_line=True)
    assert road.escape[0] > 0.9


# --- what things are worth ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "target", "wins"),
    [
        ((3, 0, 0, 0, 0), "rainbow3", True),
        ((2, 3, 0, 0, 0), "rainbow3", True),
        ((2, 2, 2, 2, 0), "rainbow3", True),
        ((2, 2, 1, 2, 2), "rainbow3", False),
        ((3, 0, 0, 0, 0), "rainbow5", False),
        ((3, 1, 0, 1, 0), "rainbow3_green1_dots1", True),
        ((3, 3, 0, 0, 0), "rainbow3_green1_dots1", False),
        ((4, 0, 5, 0, 0), "rainbow3_green1_dots1", False),
    ],
)
def test_jerseys_that_win_have_no_price(hand: Any, target: str, wins: bool) -> None:
    assert (jersey_score(hand, target) is None) == wins


@pytest.mark.parametrize("more", [{"rainbow": 1}, {"green": 1}, {"triple": 1}, {"energy": 30}])
def test_more_of_anything_is_better(more: dict[str, int]) -> None:
    energy = {"red": 20, "black": 20, "yellow": 20}
    plain = ride(space=2, energy=energy)
    position: dict[str, Any] = {"energy": dict(energy)}
    for name, count in more.items():
        position[name] = position.get(name, {}) | {"red": count}
    better = ride(space=2, **position)
    now, then = ([chance(Race.of(match.view(0)), seat) for seat in range(3)] for match in (plain, better))
    assert sum(now) == pytest.approx(1)
    assert sum(then) == pytest.approx(1)
    assert then[0] > now[0] + 0.002
    assert then[1] < now[1]


def test_follows() -> None:
    assert follows(10, 3) > 0.95
    assert follows(3, 10) < 0.05


# --- the champion ------------------------------------------------------------------------------------------------


def test_the_champion_breaks_away_for_the_line() -> None:
    match = rolled(ride(space=35, rainbow_lap=True, rainbow={"red": 1}), 1)
    assert match.view(0)["step"] == "attack"
    assert chosen(match) == "attack"


def test_the_champion_lets_somebody_go_to_win() -> None:
    """A jersey more and the race is won: a domestique in reserve is a small price."""
    place: dict[str, Any] = {
        "space": 36,
        "rainbow_lap": True,
        "rainbow": {"red": 2},
        "pack": ["black", "yellow"],
        "away": "red",
    }
    match = ride(gap=14, energy={"red": 1}, **place)
    assert match.view(0)["step"] == "upkeep"
    assert chosen(match) == "abandon reserve"


def test_the_champion_does_not_pay_for_nothing() -> None:
    match = ride(space=17, pack=["black", "yellow"], away="red", gap=14, energy={"red": 9}, reserve={"red": 1})
    assert chosen(match) == "give_up"


def test_the_last_to_speak_offers_one_more() -> None:
    match = rolled(ride(space=37, turn=40, rainbow_lap=True), 2)
    assert match.view(None)["step"] == "auction"
    match.answer(match.asked[0], "pass")
    match.answer(match.asked[0], "bid 2")
    assert chosen(match) == "bid 3"


@pytest.mark.parametrize("level", LEVELS)
def test_bids_stay_within_reason(level: int) -> None:
    bot, rng, seen = LEVELS[level](), Rng(2), 0
    for index, match in enumerate(sober(Table("rainbow-jersey", 3), 4)):
        view = match.view(None)
        if view["step"] == "auction" and index % 3 == 0:
            seat = match.asked[0]
            answer = bot.choose(view, match.choices_by_seat[seat], rng, Budget(1, ticks()))
            if answer.kind == "bid":
                seen += 1
                assert answer.args[0] <= max(view["auction"]["high"] + 1, 3 * view["value"] + 10)
    assert seen


def test_only_what_is_short_is_made_up_for() -> None:
    """No level gives anything away unasked, or for nothing."""
    for index, match in enumerate(sober(Table("rainbow-jersey", 4), 7)):
        view = match.view(None)
        seat = match.asked[0]
        if index % 5:
            continue
        free = GAME.free_choices(match.state, seat)
        assert LEVELS[1]().free(view, free, Rng(1)) is None
        found = LEVELS[3]().free(view, free, Rng(1))
        assert found is None or (found in free and view["step"] in ("upkeep", "attack"))


# --- jerseys -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("options", "hand", "answer"),
    [
        ({}, {"double": {"red": 1}, "triple": {"red": 2}}, "trade dots 2 2"),
        ({}, {"triple": {"red": 3}}, "keep"),
        ({}, {"triple": {"red": 3}, "rainbow": {"red": 2}}, "trade dots 1 3"),
        (MIXED, {"double": {"red": 1}, "triple": {"red": 2}, "rainbow": {"red": 1}}, "keep"),
        (MIXED, {"double": {"red": 4}, "green": {"red": 1}, "triple": {"red": 1}, "rainbow": {"red": 2}}, None),
        (POINTS, {"double": {"red": 1}, "triple": {"red": 1}, "points": {"red": 1}}, "trade point dots"),
        (POINTS, {"green": {"red": 2}, "points": {"red": 1}}, "trade point green"),
        (POINTS, {"points": {"red": 1}}, "keep"),
        (POINTS, {"points": {"red": 3}}, "trade points rainbow"),
    ],
)
def test_what_is_exchanged(level: int, options: dict[str, Any], hand: dict[str, Any], answer: str | None) -> None:
    """A hilltop has just brought two more dots."""
    match = rolled(ride(options=options, space=15, **hand), 1)
    assert match.view(None)["step"] == "exchange"
    token = chosen(match, level)
    assert token == answer or (answer is None and token.startswith("trade dots"))


# --- the simpler ones --------------------------------------------------------------------------------------------


def test_a_sunday_rider_offers_what_a_space_costs_at_most() -> None:
    match = rolled(ride(space=1), 1)
    assert chosen(match, 1) == "bid 1"
    match.answer(match.asked[0], "bid 2")
    assert chosen(match, 1) == "pass"


@pytest.mark.parametrize(("energy", "answer"), [(20, "give_up"), (40, "continue")])
def test_a_tired_sunday_rider_lets_himself_be_caught(energy: int, answer: str) -> None:
    match = ride(space=1, pack=["black", "yellow"], away="red", gap=3, energy={"red": energy - 5})
    assert chosen(match, 1) == answer


@pytest.mark.parametrize(("rainbow", "answer"), [(True, "attack"), (False, "hold")])
def test_a_rouleur_goes_when_there_is_a_jersey_to_win(rainbow: bool, answer: str) -> None:
    assert chosen(rolled(ride(space=34, rainbow_lap=rainbow), 2), 2) == answer


@pytest.mark.parametrize("level", [1, 2])
def test_reserves_go_first_then_the_cheapest_space(level: int) -> None:
    debt: dict[str, Any] = {"space": 27, "held": {"black": [2, 35]}, "energy": {"black": 4}}
    assert chosen(rolled(ride(reserve={"black": 1}, **debt), 1), level) == "drop reserve"
    assert chosen(rolled(ride(reserve={"black": 0}, **debt), 1), level) == "drop 2"


# --- why ---------------------------------------------------------------------------------------------------------


def test_there_is_a_reason_for_everything() -> None:
    """In both languages, filled in, for every kind of answer; none for what is free."""
    heard: dict[str, set[str]] = {}
    for seed, players in enumerate((3, 6)):
        for match in sober(Table("rainbow-jersey", players, (("combativity", True),)), seed):
            for seat in match.asked:
                view = match.view(seat)
                for choice in {choice.kind: choice for choice in match.choices_by_seat[seat]}.values():
                    told = [reason(view, choice, lang) for lang in ("fr", "en")]
                    heard.setdefault(choice.kind, set()).update(told)
                    assert all(told) == (choice.kind not in GAME.free_kinds)
                    assert not any("{" in each for each in told)
    assert {"roll", "bid", "pass", "attack", "hold", "continue", "give_up", "drop"} <= set(heard)
    assert len(heard["attack"]) > 6
    assert len(heard["bid"]) > 6


def test_a_reason_fits_its_moment() -> None:
    match = rolled(ride(space=35, rainbow_lap=True), 1)
    view = match.view(0)
    attack, hold = match.choices_by_seat[0][:2]
    assert "rainbow" in reason(view, attack, "en")
    assert "more than you would win" in reason(view, hold, "en")
    match = rolled(ride(space=27, held={"black": [2, 35]}, reserve={"black": 1}, energy={"black": 4}), 1)
    kept = [reason(match.view(1), choice, "en") for choice in match.choices_by_seat[1][:2]]
    assert "in reserve" in kept[0]
    assert "Of your spaces" in kept[1]
    assert bot_for("rainbow-jersey", "2").reason(view, attack, "en") == reason(view, attack, "en")


@pytest.mark.native
@pytest.mark.parametrize("players", [3, 6])
def test_champions_finish_a_race(players: int) -> None:
    played = play_game("rainbow-jersey", ("3", *("2",) * (players - 1)), 3, {})
    assert played.reason in ("jerseys", "gap", "collapse")
