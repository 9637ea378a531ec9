# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R1 to R24 of the specification, by name: the road, the order of play, relays and accelerations."""

from tests.games.velomaster.races import at, names, offered, play, race, refused, road, slot, state, step, told

LINE = {"green-G": "A.3.1", "green-V": "A.3.2", "green-N": "A.3.3"}


def test_R1_corners_do_not_touch() -> None:
    of = road("femur")
    assert "E.3.6" in names(of, of.touching[of.cell["F.3.1"]])
    assert "E.2.5" not in names(of, of.touching[of.cell["F.3.1"]])
    assert of.cell["F.2.1"] in of.touching[of.cell["F.3.1"]]


def test_R2_only_the_furthest_cell_of_a_side_can_be_entered() -> None:
    match = play(race({"green-L": "A.3.3"}, "beginner"), "roll 3")
    assert offered(match) == {"step A.3.4", "step A.2.3", "step A.4.3", "stop"}
    assert refused(match, "step A.2.2") == "further_forward"


def test_R3_the_first_leaper_has_three_landings() -> None:
    match = play(race({"green-L": "A.3.2", "purple-L": "A.3.3"}, "beginner"), "relay A.3.2")
    assert offered(match) == {"leap A.3.4", "leap A.2.3", "leap A.4.3", "decline"}


def test_R4_a_leap_to_the_side_opens_the_other_side_to_the_next() -> None:
    match = play(race({"green-L": "A.3.2", "purple-L": "A.3.3"}, "beginner"), "relay A.3.2", "leap A.2.3")
    assert offered(match) == {"leap A.2.4", "leap A.3.4", "leap A.4.3", "decline"}
    straight = play(race({"green-L": "A.3.2", "purple-L": "A.3.3"}, "beginner"), "relay A.3.2", "leap A.3.4")
    assert offered(straight) == {"leap A.3.5", "leap A.2.4", "leap A.4.4", "decline"}


def test_R5_in_a_row_whoever_came_first() -> None:
    riders = {"green-L": "A.1.6", "purple-L": "A.5.6", "pink-L": "A.3.6"}
    match = race(riders, phase="leaders", options={"stages": "plaine"}, arrived=["pink-L", "purple-L", "green-L"])
    assert match.view(None)["standing"][:3] == ["pink-L", "purple-L", "green-L"]
    assert slot(match) == "pink"


def test_R6_each_step_to_the_side_costs_one() -> None:
    match = play(race({"green-V": "F.3.1", "purple-L": "A.3.1"}, options={"stages": "femur"}), "roll 3 5 6")
    play(match, "give green-V 3", "step F.2.1", "step F.3.1")
    assert match.view(None)["points_left"] == 1


def test_R7_a_beginner_throws_one_die_a_bike_in_start_order() -> None:
    match = race({"green-L": "A.3.1", "green-V": "A.2.1", "purple-L": "A.4.3"}, "beginner", order=["green", "purple"])
    assert slot(match) == "green"
    play(match, "roll 2 5")
    assert offered(match) == {"give green-L 2", "give green-L 5", "give green-V 2", "give green-V 5"}


def test_R8_the_order_is_decided_afresh_before_each_slot_and_nobody_plays_twice() -> None:
    match = race({"green-L": "A.3.1", "purple-L": "A.3.2", "pink-L": "A.2.1"}, phase="leaders")
    assert slot(match) == "purple"
    play(match, "relay A.3.1", "leap A.3.3", "decline", "roll 1", "roll 3 3", "stop")
    assert slot(match) == "green"
    play(match, "pass", "roll 6", "stop")
    assert (slot(match), state(match).played) == ("pink", (1, 0))


def test_R9_a_team_without_leader_plays_after_the_others_and_a_finished_one_is_best_placed() -> None:
    riders = {"green-V": "H.3.1", "purple-L": "A.3.2", "purple-V": "A.4.1", "pink-L": "finished", "pink-V": "A.2.1"}
    match = race(riders, finished=["pink-L"])
    order = []
    for _ in range(3):
        order.append(slot(match))
        play(match, "roll 1 1 2", f"give {order[-1]}-V 2", "stop")
    assert order == ["pink", "purple", "green"]


def test_R10_a_rider_may_stop_at_once_but_must_have_his_die() -> None:
    match = play(race({"green-V": "A.3.1", "purple-V": "A.5.1"}), "roll 2 3 6")
    assert refused(match, "stop") == "no_points"
    play(match, "give green-V 6", "stop")
    assert slot(match) == "purple"


def test_R11_the_second_die_is_chosen_after_the_first_move() -> None:
    match = play(race({"green-V": "A.3.1", "green-G": "A.2.1"}), "roll 2 3 6", "give green-V 3", "step A.3.2", "stop")
    assert offered(match) == {"give green-G 6", "give green-G 2"}


def test_R12_no_relay_inside_a_longer_line_for_beginners() -> None:
    match = race({"green-L": "A.3.1", "purple-L": "A.3.2", "pink-L": "A.3.3"}, "beginner")
    assert step(match) == "throw"


def test_R13_lines_are_those_of_the_start_of_the_slot() -> None:
    match = play(race({"green-V": "A.3.1", "green-G": "A.2.1", "purple-L": "A.3.3"}), "roll 1 3 6")
    play(match, "give green-V 1", "step A.3.2")
    assert step(match) == "give"
    assert refused(match, "relay A.3.2") == "lines_are_over"


def test_R14_one_leap_for_each_rider_in_a_slot_and_another_in_the_next() -> None:
    match = race({"green-V": "A.3.1", "purple-V": "A.3.2"}, played=[])
    assert slot(match) == "purple"
    play(match, "relay A.3.1", "leap A.3.3", "leap A.3.4", "roll 3 5 6", "give purple-V 3", "stop")
    assert slot(match) == "green"
    assert offered(match) == {"relay A.3.3", "pass"}


def test_R15_a_leap_needs_somebody_to_pass() -> None:
    match = play(race(LINE), "accelerate A.3.1", "decline", "leap A.3.4")
    assert (at(match, "green-V"), match.view(None)["in_hand"]) == ("A.3.4", "green-N")
    match = play(race(LINE), "accelerate A.3.1", "decline", "decline")
    assert step(match) == "throw"


def test_R16_one_cell_beyond_the_front_never_shorter() -> None:
    match = play(race(LINE), "accelerate A.3.1")
    assert refused(match, "leap A.2.2") == "no_such_landing"
    assert refused(match, "leap A.3.5") == "no_such_landing"


def test_R17_who_cannot_take_part_counts_in_the_size() -> None:
    riders = {"purple-G": "A.3.1", "purple-N": "A.3.2", "green-V": "A.3.3"}
    match = race(riders, "pro", condition={"purple-G": 80, "purple-N": 80}, played=["purple"])
    play(match, "accelerate A.3.1")
    assert told(match, "vote") == [{"accepted": False, "yes": 1, "needed": 2}]


def test_R18_the_launcher_speaks_for_all_his_able_riders_and_nobody_must_ride() -> None:
    match = play(race(LINE), "accelerate A.3.1")
    assert told(match, "vote") == [{"accepted": True, "yes": 3, "needed": 2}]
    play(match, "decline", "decline")
    assert at(match, "green-G") == "A.3.1"
    no = play(
        race({"pink-V": "A.3.1", "purple-V": "A.3.2", "green-V": "A.3.3"}, played=["pink", "purple"]),
        "accelerate A.3.1",
    )
    play(no, "no", "yes")
    assert match.view(None)["step"] == "throw"
    assert "decline" in offered(no)


def test_R19_three_swallowed_in_the_whole_acceleration_and_none_in_a_relay() -> None:
    others = {"pink-V": "A.3.5", "pink-G": "A.3.6", "pink-N": "B.3.1", "purple-V": "B.3.2"}
    match = play(race({**LINE, **others}, played=["pink", "purple"]), "accelerate A.3.1", "leap A.3.4")
    assert "leap B.3.3" not in offered(match)
    play(match, "leap B.2.2")  # past three
    assert "leap B.3.3" not in offered(match)
    relay = race(
        {"green-V": "A.3.1", "green-G": "A.3.2", "pink-V": "A.2.2", "purple-V": "A.4.2"}, played=["pink", "purple"]
    )
    assert offered(play(relay, "relay A.3.1")) == {"leap A.3.3", "decline"}


def test_R20_one_test_for_each_stretch_of_climb() -> None:
    riders = {"green-G": "D.3.4", "green-V": "D.3.5", "green-N": "E.3.1"}
    match = play(race(riders, options={"stages": "femur"}), "accelerate D.3.4", "leap E.3.2", "roll 7")
    assert at(match, "green-G") == "E.3.2"  # D and E are one climb


def test_R21_the_cell_one_starts_from_decides() -> None:
    flat = race({"green-L": "C.3.5", "purple-L": "D.3.1"}, "beginner", options={"stages": "femur"})
    play(flat, "relay C.3.5", "leap D.2.2")
    assert not told(flat, "test")
    climb = race({"green-L": "E.3.6", "purple-L": "F.3.1"}, "beginner", options={"stages": "femur"})
    play(climb, "relay E.3.6", "leap F.2.1", "roll 7")
    assert told(climb, "test")[0]["against"] == 6


def test_R22_all_tests_come_before_the_bike_moves_and_one_falls_where_the_danger_is() -> None:
    riders = {"green-G": "E.3.2", "green-V": "E.3.3", "green-N": "E.3.4"}
    match = play(race(riders), "accelerate E.3.2", "leap E.3.5")
    assert at(match, "green-G") == "E.3.2"
    play(match, "roll 1", "roll 18")
    assert (at(match, "green-G"), at(match, "green-V")) == ("E.3.3 lying", "E.3.3")


def test_R23_a_leap_beyond_the_line_finishes_and_the_next_one_follows() -> None:
    match = race({"green-V": "H.3.2", "green-G": "H.3.3", "purple-L": "A.3.1", "pink-L": "A.2.1"})
    play(match, "pass", "pass") if slot(match) != "green" else None
    while slot(match) != "green":
        play(match, "roll 1 5 5")
    play(match, "relay H.3.2", "leap finish", "leap finish")
    assert state(match).finishers == [2, 1]


def test_R24_only_who_leapt_has_a_cell_more_in_the_descent() -> None:
    match = race({"green-V": "E.2.1", "purple-V": "E.2.2"}, played=["purple"])
    play(match, "relay E.2.1", "leap E.2.3", "decline")
    assert (step(match), match.view(None)["in_hand"]) == ("descent", "green-V")
    play(match, "stay")
    assert step(match) == "throw"


def test_whoever_is_swept_down_leaves_the_chain() -> None:
    riders = {"green-G": "D.3.3", "green-V": "E.3.1", "green-N": "E.3.2", "purple-V": "A.5.1"}
    match = play(race(riders, "pro"), "accelerate D.3.3", "leap E.3.3", "roll 1", "roll 18")
    assert match.view(None)["in_hand"] == "green-N"
    play(match, "roll 2", "roll 18")
    assert (at(match, "green-G"), at(match, "green-N")) == ("E.3.3 lying", "E.3.2 lying")
    while step(match) == "test":
        play(match, "roll 20")
    assert step(match) == "attack"  # V has nobody left to pass
