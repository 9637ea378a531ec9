# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R25 to R44 of the specification, by name: falls, dice, feed, shared teams, condition."""

import pytest

from pygame_core.games.velomaster.road import ROADS, route_of
from tests.games.velomaster.races import (
    at,
    dice_asked,
    offered,
    play,
    race,
    refused,
    slot,
    start,
    state,
    step,
    told,
    told_of,
)  # fmt: skip


def test_R25_starting_on_danger_costs_nothing_each_entry_does() -> None:
    match = play(race({"green-V": "E.3.3", "purple-V": "A.5.1"}), "roll 2 5 6", "give green-V 2", "step E.3.4", "stop")
    assert not told(match, "test")
    match = play(
        race({"green-V": "E.3.2", "purple-V": "A.5.1"}), "roll 2 5 6", "give green-V 2", "step E.3.3", "roll 3"
    )
    play(match, "step E.4.3", "roll 3")
    assert [test["why"] for test in told(match, "test")] == ["danger", "danger"]


def test_R26_a_failed_power_test_ends_the_move() -> None:
    match = race({"green-V": "D.3.2", "purple-V": "A.5.1"}, options={"stages": "femur"})
    play(match, "roll 6 5 5", "give green-V 6", "step D.2.3", "roll 6")
    assert (at(match, "green-V"), slot(match)) == ("D.3.2", "purple")


def test_R27_between_two_bikes_needs_a_diagonal() -> None:
    riders = {"green-V": "F.3.1", "purple-L": "F.3.2", "purple-V": "E.2.5"}
    match = race(riders, played=["purple"], options={"stages": "femur"})
    play(match, "pass", "roll 3 5 6", "give green-V 3", "step F.2.1")
    assert not told(match, "test")


def test_R28_a_faller_frees_his_cell_and_loses_his_die() -> None:
    riders = {"green-G": "E.3.2", "green-V": "E.3.3", "green-N": "E.3.4", "purple-V": "A.5.1"}
    match = play(race(riders), "accelerate E.3.2", "leap E.3.5", "roll 1", "roll 18", "decline")
    assert dice_asked(match) == 3
    play(match, "roll 2 5 6")
    assert not [token for token in offered(match) if "green-G" in token]
    assert refused(match, "give green-G 5") == "rider_down"


def test_R29_a_fall_out_of_turn_counts_from_the_next_own_slot() -> None:
    match = race({"green-V": "A.3.3 lying 1", "purple-V": "A.5.5"}, played=["purple"])
    assert (told_of(match, "green-V", "miss"), at(match, "green-V")) == (0, "A.3.3 lying")
    assert state(match).round == 2
    play(match, "roll 5 6 5", "give purple-V 5", "stop")
    assert (slot(match), at(match, "green-V")) == ("green", "A.3.3")


def test_R30_grazed_and_hungry_three_dice_then_two() -> None:
    riders = {"green-L": "A.3.3 graze hungry", "purple-L": "A.5.1"}
    match = race(riders, phase="leaders")
    assert dice_asked(match) == 3
    play(match, "roll 5 6 3", "stop", "roll 6", "stop")
    assert (slot(match), dice_asked(match)) == ("green", 2)


def test_R31_only_the_rider_with_the_1_and_only_a_throw_of_three() -> None:
    match = play(
        race({"green-G": "A.2.1", "green-V": "A.4.1", "purple-V": "A.5.1"}), "roll 4 2 1", "give green-G 4", "stop"
    )
    play(match, "give green-V 1")
    assert at(match, "green-V") == "A.4.1 punctured"
    leader = play(
        race({"green-L": "outside", "purple-L": "A.5.1"}, phase="leaders", played=["purple"]), "roll 1", "roll 2 4"
    )
    assert told(leader, "punctured") == [{"rider": "green-L", "cell": "outside"}]
    assert at(leader, "green-L") == "outside"


def test_R32_remounting_ends_the_phase() -> None:
    match = play(race({"green-L": "A.3.3", "purple-L": "A.5.1"}, phase="leaders"), "roll 1", "roll 4 2", "roll 3")
    assert at(match, "green-L") == "A.3.3 punctured"
    play(match, "stop")
    assert (at(match, "green-L"), state(match).round) == ("A.3.3", 2)


def test_R33_points_left_of_a_leaders_own_die_wait_for_the_road() -> None:
    riders = {"green-L": "B.5.2", "purple-V": "B.4.5"}
    match = play(race(riders, phase="leaders"), "roll 4", "step B.5.3", "step B.5.4")
    assert told_of(match, "green-L", "pending") == 2
    play(match, "roll 1 5 5", "give purple-V 1", "step C.4.1")
    assert offered(match) == {"go", "wait"}
    play(match, "go", "step B.4.5", "stop")
    assert told_of(match, "green-L", "pending") == 0
    chosen = play(race({"green-L": "A.3.1", "purple-V": "A.5.1"}, phase="leaders"), "roll 4", "step A.3.2", "stop")
    assert told_of(chosen, "green-L", "pending") == 0


def test_R34_a_slot_without_a_die_takes_its_minute() -> None:
    match = race({"green-L": "A.3.3 lying 1", "purple-L": "A.5.1"}, phase="leaders", clock=7)
    assert (slot(match), state(match).clock) == ("purple", 9)


def test_R35_one_meal_is_enough_and_the_last_row_is_in_time() -> None:
    match = race({"green-V": "F.5.3", "purple-V": "A.5.1"})
    play(match, "roll 1 5 5", "give green-V 1", "step F.5.4")
    assert told_of(match, "green-V", "fed")
    late = play(race({"green-V": "F.3.4", "purple-V": "A.5.1"}), "roll 1 5 5", "give green-V 1", "step G.3.1")
    assert told(late, "feed_missed") == [{"rider": "green-V", "zone": 0}]
    two = race({"green-V": "1:F.3.3", "purple-V": "1:A.5.1"}, options={"stages": "criterium:2"})
    play(two, "roll 2 5 5", "give green-V 2", "step 1:F.3.4", "step 1:G.3.1")
    assert not told(two, "feed_missed")
    each = race(
        {"green-V": "1:F.3.3", "purple-V": "1:A.5.1"}, options={"stages": "criterium:2", "feeding": "every_zone"}
    )
    play(each, "roll 2 5 5", "give green-V 2", "step 1:F.3.4", "step 1:G.3.1")
    assert len(told(each, "feed_missed")) == 1


def test_a_graze_is_forgotten_at_the_line() -> None:
    match = race({"green-L": "H.3.2 graze", "purple-L": "H.3.3", "pink-L": "A.3.1"}, phase="leaders", played=["green"])
    play(match, "relay H.3.2", "leap finish")
    again = match.game.read(match.game.write(match.state), match.options, match.seats)
    assert again == match.state
    assert told_of(match, "green-L", "grazed") is False


def test_R35_a_zone_up_to_the_line_feeds_and_nobody_misses_it() -> None:
    of = ROADS[route_of("criterium", 2, "F")]
    assert of.zones == [3200]
    assert of.zone[of.cell["2:F.4.1"]] == 1
    match = race({"green-V": "G.2.2", "purple-V": "A.4.1"}, options={"stages": "lab"})
    play(match, "roll 1 5 5", "give green-V 5", "step G.3.2", "step G.4.2", "stop")
    assert told(match, "fed") == [{"rider": "green-V", "zone": 0}]


def test_R36_a_line_is_passed_when_the_cell_starts_at_it_also_in_a_fall() -> None:
    match = race({"green-V": "C.3.6", "purple-V": "A.5.1"})
    play(match, "roll 2 5 5", "give green-V 2", "step C.3.7")
    assert not told(match, "summit")
    play(match, "step D.3.1")
    assert told(match, "summit") == [{"rider": "green-V", "summit": 0, "place": 1, "points": 5}]


@pytest.mark.parametrize(("mates", "dice"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_R37_one_die_more_for_a_mate_around_three_at_most(mates: int, dice: int) -> None:
    around = dict(zip(("green-G", "green-V", "green-N"), ("C.2.2", "C.4.2", "C.2.3"), strict=True))
    riders = {"green-L": "C.3.3", **dict(list(around.items())[:mates])}
    assert dice_asked(race(riders, phase="leaders")) == dice
    flat = {"green-L": "A.3.3", "green-G": "A.2.2", "green-V": "A.4.2"}
    assert dice_asked(race(flat, phase="leaders")) == 1


NEUTRALS = {"green-L": "A.3.2", "green-V": "A.2.1", "purple-L": "A.4.1", "purple-V": "A.5.1", "grey-N1": "A.3.4",
            "grey-N2": "E.3.2", "grey-N3": "A.2.4", "grey-N4": "A.4.4"}  # fmt: skip


def test_R39_whoever_moves_a_neutral_answers_for_it() -> None:
    match = play(race(NEUTRALS, seats=2), "roll 5 5 3", "give green-V 3", "stop", "ride grey-N1 grey-N2")
    assert state(match).owner[-4:] == [0, 0, 0, 1]
    play(match, "roll 3 5", "give grey-N2 3", "step E.3.3", "roll 2", "roll 3", "stop")
    assert state(match).skip == [2, 0]
    assert slot(match) == "purple"
    play(match, "roll 5 5 3", "give purple-V 3", "stop")
    assert {"give grey-N3 3"} <= offered(play(match, "roll 3 4"))


def test_R39_a_skipping_player_serves_nothing_else() -> None:
    match = race(NEUTRALS, seats=2, skip=[1, 0])
    assert told(match, "skipped") == []  # before the position nobody listened
    assert (slot(match), state(match).skip) == ("purple", [0, 0])


def test_R40_two_owners_take_dice_in_turn() -> None:
    riders = {"green-L": "A.3.1", "green-G": "A.2.1", "green-V": "A.4.1", "green-N": "A.5.1"}
    match = race({**riders, "purple-V": "outside"}, seats=5, options={"puncture": False})
    assert state(match).owner[:4] == [0, 4, 0, 4]
    play(match, "roll 6 4 1")
    assert match.asked == (4,)
    play(match, "give green-G 6", "stop")
    assert match.asked == (0,)
    assert refused(match, "give green-N 4") == "not_your_rider"
    play(match, "give green-V 4", "stop")
    assert told(match, "gave")[-1] == {"rider": "green-N", "die": 1, "worst": False}


def test_R41_ten_for_a_throw_at_most_and_only_for_the_throw_itself() -> None:
    match = race({"green-L": "A.3.1", "purple-V": "A.5.1"}, "pro", phase="leaders", condition={"green-L": 70})
    play(match, "hold", "roll 1", "roll 1 3")
    assert told_of(match, "green-L", "condition") == 80
    mates = race({"green-V": "A.3.1", "green-G": "A.5.1"}, "pro", condition={"green-V": 70, "green-G": 90})
    play(mates, "hold", "roll 1 1 1")
    assert (told_of(mates, "green-V", "condition"), told_of(mates, "green-G", "condition")) == (80, 100)


def test_R42_an_attack_needs_60_and_takes_either_die_or_the_sum() -> None:
    match = race({"green-L": "C.3.3", "green-G": "C.2.2"}, "pro", phase="leaders", condition={"green-L": 60})
    assert offered(match) == {"attack green-L", "hold"}
    play(match, "attack green-L")
    assert (dice_asked(match), told_of(match, "green-L", "condition")) == (2, 40)
    assert offered(play(match, "roll 5 3")) == {"take 8", "take 5", "take 3"}
    weak = race({"green-L": "A.3.3", "purple-L": "A.5.1"}, "pro", phase="leaders", condition={"green-L": 50})
    assert step(weak) == "throw"
    grazed = race({"green-L": "A.3.3 graze", "purple-L": "A.5.1"}, "pro", phase="leaders")
    assert step(grazed) == "throw"


def test_R43_braking_reads_the_die_and_blocked_is_no_braking() -> None:
    match = race({"green-V": "A.3.1", "purple-V": "A.5.1"}, "pro")
    play(match, "hold", "roll 6 5 5", "give green-V 6", "step A.3.2", "stop")
    assert step(match) == "test"
    five = race({"green-V": "A.3.1", "purple-V": "A.5.1"}, "pro")
    play(five, "hold", "roll 6 5 5", "give green-V 5", "step A.3.2", "stop")
    assert step(five) != "test"
    home = race({"green-V": "H.3.2", "purple-V": "A.5.1"}, "pro")
    play(home, "hold", "roll 6 5 5", "give green-V 6", "step H.3.3", "step finish")
    assert not told(home, "test")


def test_R44_a_missed_meal_costs_thirty_and_the_worst_die() -> None:
    match = race({"green-V": "F.3.4", "purple-V": "A.5.1"}, "pro")
    play(match, "hold", "roll 1 5 5", "give green-V 1", "step G.3.1")
    assert (told_of(match, "green-V", "condition"), told_of(match, "green-V", "hungry")) == (70, True)


def test_shared_colours_roll_for_the_management() -> None:
    match = play(start("expert", 5), "roll 3 3", "roll 3 9")
    assert told(match, "managers") == [{"team": 0, "rolls": [3, 9], "manager": 4}]
    assert state(match).owner[:4] == [4, 0, 4, 0]
