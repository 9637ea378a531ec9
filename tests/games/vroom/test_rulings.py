"""The rulings on driving, ranking and wheels, each by its number."""

import pytest

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Refusal
from pygame_core.games.vroom.board import PRESETS, SPEEDS
from pygame_core.games.vroom.hand.trace import trace
from pygame_core.games.vroom.rules.course import course
from pygame_core.games.vroom.rules.ranking import errors, removals
from tests.games.vroom.races import DRIVING, IN_ORDER, at, facts, rally


def code_of(match, seat, token):
    with pytest.raises(Refusal) as caught:
        match.answer(seat, token)
    return caught.value.code


def test_r1_all_31_cards_are_in_the_pile_of_each_race():
    match = at(6, step="deal", race=2, events=["pack"])
    assert sum(rally(match).pack.values()) == sum(SPEEDS.values()) == 31
    match = at(6, step="deal", round=5)
    left = [card for card, count in rally(match).pack.items() for _ in range(count)]
    assert len(left) == 7
    match.answer(CHANCE, "deal " + " ".join(map(str, left[:6])))
    assert sum(rally(match).pack.values()) == 1


def test_r1_no_card_is_dealt_twice():
    match = at(4, step="deal")
    assert code_of(match, CHANCE, "deal 7 7 1 1") == "no_such_outcome"
    outcomes = dict(at(3, step="deal").draw().outcomes())
    assert sum(outcomes.values()) == 31 * 30 * 29
    assert len(outcomes) == 7**3 - 19
    for seed in range(50):
        drawn = match.draw().sample(Rng(seed))
        assert match.draw().find(drawn.token) == drawn


def test_r2_passing_outside_the_pawns_counts():
    match = at(cars={1: "6900,300"}, **DRIVING)
    match.answer(0, "drive 7100,300")
    assert match.state.result["reason"] == "early"


def test_r3_the_centre_decides():
    match = at(cars={1: "6800,3000"}, **DRIVING)
    match.answer(0, "drive 7000,3000")
    assert not match.over


def test_r4_beyond_the_line_the_distance_still_ranks():
    match = at(step="place", cars="7100,1000 7500,2000 7300,3000 6900,4000",
               cards=[IN_ORDER[2], IN_ORDER[0], IN_ORDER[1], IN_ORDER[3]])  # fmt: skip
    assert rally(match).races[0]["order"] == (2, 3, 1, 4)


def test_r5_stopping_ends_the_move():
    samples = [(0, 0, 0), (0, 0, 900), (100, 0, 1000), (200, 0, 1100), (300, 0, 1200)]
    classic = course(*PRESETS["classic"], back=False)
    for rest, end in ((1800, 2400), (1801, 2300)):  # 600 ms are a moment's rest, one more is a stop.
        assert trace(classic, (2000, 3500), 1, [*samples, (400, 0, rest)]) == ((end, 3500),)
    going_on = [*samples, (400, 0, 1900), (500, 0, 1950)]
    assert trace(classic, (2000, 3500), 1, going_on) == ((2300, 3500),)


def test_r6_a_pushed_car_may_go_back():
    match = at(cars="3000,3500 2900,4000 1000,5000 1000,6000", **DRIVING)
    match.answer(0, "drive 3000,3900")
    assert rally(match).at[1] == (2820, 4141)
    match.answer(1, "look") if not rally(match).looked[1] else None
    assert code_of(match, 1, "drive 2700,4141") == "reversing"


def test_r7_pushed_over_the_line_too_early():
    match = at(cars="6000,3500 6800,3500 1000,5000 1000,6000", round=4, **DRIVING)
    match.answer(0, "drive 6720,3500")
    assert facts(match, "early") == {"cars": (2,), "round": 4}
    assert match.state.result == match.state.result | {"won": False, "reason": "early", "ranking": ((), (0, 1, 2, 3))}


def test_r8_a_drive_that_moves_nothing_is_a_drive():
    match = at(cars={1: "11850,3000"}, round=5, **DRIVING)
    match.answer(0, "drive 11950,3000")
    assert rally(match).turn == 1
    assert rally(match).at[0] == (11850, 3000)
    assert facts(match, "drove")["stopped"] == "rail"


def test_r8_there_is_no_passing():
    match = at(**DRIVING)
    assert [choice.token for choice in match.choices_by_seat[0]] == []
    assert code_of(match, 0, "pass") == "not_offered"


def test_r9_no_distance_is_checked_against_a_card():
    match = at(cards=["7", "1", "1", "1"], **DRIVING)
    match.answer(0, "drive 1050,2825")
    match.answer(1, "drive 6000,3275")
    assert rally(match).turn == 2


def test_r10_level_cars_stay_where_they_are():
    cars = "6000,2000 7300,3000 5000,4000 7319,5000"
    match = at(step="place", cars=cars)
    assert match.asked == (3,)
    match.answer(3, "place 1")
    assert facts(match, "ranking")["cars"] == (3, 1, 4, 2)
    assert rally(match).at[1] == (7300, 3000)


def test_r10_the_tolerance_is_two_millimetres():
    assert at(step="place", cars="6000,2000 7300,3000 5000,4000 7320,5000").state.stack[-1]["step"] != "place"


def test_r11_errors_are_drops_but_the_price_counts_cars():
    assert errors([25, 10, 12, 14, 16, 18]) == [1]
    assert removals([25, 10, 12, 14, 16, 18]) == [(0,)]
    assert errors([15, 14, 16, 15, 17]) == [1, 3]
    assert removals([15, 14, 16, 15, 17]) == [(0, 2), (0, 3), (1, 2), (1, 3)]
    assert removals([22, 13, 17, 16, 20]) == [(0, 2), (0, 3)]


def test_r12_two_wheels_due_and_one_left():
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[3], IN_ORDER[2], IN_ORDER[1], IN_ORDER[0]], wheels=1)
    match.answer(0, "remove 1 2 3")
    assert match.state.result["reason"] == "wheels"
    assert match.state.result["wheels"] == 0


def test_r13_equal_totals_are_in_order():
    assert errors([18, 18, 18]) == []
    assert removals([18, 18, 18]) == [()]


def test_r14_removed_cars_are_judged_and_come_back():
    match = at(
        step="remove", race=2, events=["pit_stop"], faults=["pit_stop"], order="1 2 3 4",
        cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]],
    )  # fmt: skip
    match.answer(0, "remove 1")
    assert [event.data["why"] for event in match.events[-1] if event.kind == "wheel"] == ["ranking", "pit_stop"]
    assert rally(match).cars == 4
