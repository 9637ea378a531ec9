"""Every attempt that the specification lists is refused with its reason, and changes nothing."""

import pytest

from pygame_core.engine.core.chance import CHANCE
from pygame_core.games.velomaster.rules.game import GAME
from tests.games.velomaster.races import bad_table, play, race, refused, seats_of, slot, start, state, step

LINE = {"green-G": "A.3.1", "green-V": "A.3.2", "green-N": "A.3.3"}


def moving() -> object:
    return play(race({"green-V": "A.3.3", "purple-V": "A.5.1", "pink-V": "A.2.3"}), "roll 3 5 6", "give green-V 3")


def test_steps() -> None:
    match = play(race({"green-V": "A.3.4", "purple-V": "A.3.5", "pink-V": "A.5.1"}, played=["purple"]), "pass")
    play(match, "roll 2 5 6", "give green-V 2")
    assert refused(match, "step A.2.3") == "further_forward"
    assert refused(match, "step A.3.3") == "one_cell"
    assert refused(match, "step A.3.6") == "one_cell"
    assert refused(match, "step A.3.5") == "occupied"
    assert refused(match, "step B.9.9") == "no_such_cell"
    assert refused(match, "cell A.3.5") == "occupied"
    assert refused(match, "cell A.2.3") == "further_forward"
    assert refused(match, "pass") == "not_offered"
    play(match, "step A.2.4", "step A.2.5")
    assert refused(match, "step B.2.1", CHANCE) == "no_such_outcome"


def test_a_step_when_no_points_are_left() -> None:
    match = play(race({"green-V": "A.3.4", "green-G": "A.2.1", "purple-V": "A.5.1"}), "roll 1 5 6", "give green-V 1")
    play(match, "step A.3.5")
    assert step(match) == "give"
    assert refused(match, "step A.3.6") == "no_points"


def test_riders_that_do_not_move_now() -> None:
    riders = {
        "green-L": "A.3.3",
        "green-V": "A.2.1",
        "green-G": "A.4.1 lying 1",
        "purple-L": "A.5.1",
        "purple-V": "A.1.1",
    }
    match = play(
        race({k: v for k, v in riders.items() if k != "purple-V"} | {"green-N": "finished"}, finished=["green-N"]),
        "roll 3 5 6",
    )
    assert refused(match, "give purple-L 3") == "not_your_rider"
    assert refused(match, "give green-L 3") == "other_phase"
    assert refused(match, "give green-G 3") == "rider_down"
    assert refused(match, "give green-N 3") == "rider_gone"
    assert refused(match, "give grey-N1 3") == "no_such_rider"
    assert refused(match, "give green-V 3", 1) == "other_seat"


def test_dice() -> None:
    match = play(race({"green-V": "A.3.3", "green-G": "A.2.1", "purple-V": "A.5.1"}), "roll 3 5 6")
    assert refused(match, "give green-V 4") == "die_not_there"
    play(match, "give green-V 3", "stop")
    assert refused(match, "give green-V 5") == "one_die"
    assert refused(match, "give green-G 3") == "die_not_there"
    leader = play(race({"green-L": "C.3.3", "green-G": "C.2.2"}, phase="leaders"), "roll 3 5")
    assert refused(leader, "take 8") == "one_die"
    assert refused(leader, "take 4") == "die_not_there"
    assert refused(leader, "give green-L 3") == "no_die_now"


def test_the_lowest_die() -> None:
    match = play(race({"green-V": "A.3.3 graze", "green-G": "A.2.1", "purple-V": "A.5.1"}), "roll 3 5 6")
    assert refused(match, "give green-V 5") == "lowest_die"
    assert refused(match, "give green-G 3") == "lowest_reserved"
    equal = play(race({"green-V": "A.3.3 graze", "green-G": "A.2.1", "purple-V": "A.5.1"}), "roll 3 3 6")
    play(equal, "give green-G 3", "stop", "stop")
    assert slot(equal) == "purple"


def test_the_launch() -> None:
    match = play(start(), "roll 5 9 14", "roll 2 6")
    assert refused(match, "start green-V 2") == "launch_others"
    assert refused(match, "start pink-V 3") == "die_not_there"
    play(match, "start pink-V 2")
    assert refused(match, "stop") == "must_enter"
    assert refused(match, "step A.3.2") == "start_cells"


def test_launching_lines() -> None:
    others = {
        "pink-V": "A.3.4",
        "pink-G": "A.3.3",
        "pink-N": "A.3.2",
        "green-V": "A.3.1",
        "green-G": "A.2.4",
        "green-N": "A.2.3",
    }
    match = race(
        {
            k: v.replace("A.3.4", "A.3.5").replace("A.3.3", "A.3.4").replace("A.3.2", "A.3.3").replace("A.3.1", "A.3.2")
            for k, v in others.items()
        },
        played=["pink"],
    )
    assert refused(match, "accelerate A.3.2") == "need_front_rider"
    assert refused(match, "relay A.5.1") == "no_line_there"
    play(match, "relay A.2.3", "decline")
    assert step(match) == "throw"
    two = race({"green-G": "A.3.1", "pink-G": "A.3.2", "green-V": "A.2.5", "pink-V": "B.2.1"}, played=["pink"])
    play(two, "relay A.3.1", "decline")
    assert refused(two, "relay A.3.1") == "line_spent"


def test_tired_riders_launch_nothing() -> None:
    riders = {"green-V": "A.3.1", "purple-V": "A.3.2", "green-G": "A.2.4", "green-N": "A.2.5"}
    match = race(riders, "pro", condition={"green-V": 50}, played=["purple"])
    assert refused(match, "relay A.3.1") == "too_tired"


def test_votes_and_landings() -> None:
    match = play(
        race({"pink-V": "A.3.1", "purple-V": "A.3.2", "green-V": "A.3.3"}, played=["pink", "purple"]),
        "accelerate A.3.1",
    )
    assert refused(match, "yes", 0) == "other_seat"
    assert refused(match, "leap A.3.4") == "no_leap_now"
    play(match, "no")
    assert refused(match, "no", 1) == "other_seat"
    play(match, "yes")
    assert refused(match, "leap A.3.5") == "no_such_landing"
    assert refused(match, "cell A.2.2") == "no_such_landing"


def test_descents() -> None:
    match = play(race({"green-V": "D.3.3", "purple-V": "A.5.1"}), "roll 1 5 6", "give green-V 1")
    assert refused(match, "stay") == "one_extra"
    play(match, "step E.3.1", "step E.3.2")
    assert slot(match) == "purple"


def test_attacks() -> None:
    riders = {"green-V": "A.3.3", "green-G": "A.2.1 graze", "green-N": "A.4.1", "purple-V": "A.5.1"}
    match = race(riders, "pro", condition={"green-N": 50})
    assert refused(match, "attack green-N") == "attack_needs"
    assert refused(match, "attack green-G") == "attack_penalised"
    assert refused(match, "attack purple-V") == "not_your_rider"
    play(match, "attack green-V", "roll 3 4", "take 3", "stop")
    assert step(match) == "throw"
    play(match, "roll 2 3")
    assert refused(match, "attack green-N") == "attack_not_now"
    plain = play(race(riders), "roll 3 5 6")
    assert refused(plain, "attack green-V") == "attack_not_now"


def test_gains_swaps_and_blocked_leaders_at_the_wrong_moment() -> None:
    match = play(race({"green-V": "A.3.3", "purple-V": "A.5.1"}), "roll 3 5 6")
    assert refused(match, "refuse") == "gain_not_refusable"
    assert refused(match, "swap green-V") == "swap_not_now"
    assert refused(match, "go") == "nothing_pending"
    assert refused(match, "yes") == "no_vote"
    assert refused(match, "nonsense") == "not_offered"


def test_tables_that_cannot_play() -> None:
    assert bad_table(stages="nowhere") == "option_value"
    assert bad_table(stages="plaine:2") == "option_value"
    assert bad_table(stages=" ".join(["plaine"] * 9)) == "stage_count"
    assert bad_table(stages=3) == "option_text"
    assert bad_table(finish_at="Z") == "option_value"
    assert bad_table(level="master") == "option_value"
    assert bad_table(pro_attack=True) == "option_needs"
    assert bad_table(level="expert", pro_feed=True) == "option_needs"
    assert bad_table(level="pro", pro_condition=False, pro_attack=True) == "option_needs"
    assert bad_table(level="pro", pro_condition=False, pro_doping=True) == "option_needs"
    assert bad_table(level="expert", home_rider="random") == "option_needs"
    assert bad_table(level="pro", home_rider="blue-L") == "option_value"
    assert bad_table(puncture=True) == "option_needs"
    assert bad_table(colour="red") == "option_unknown"
    assert bad_table(5) == "seat_count"
    assert len(seats_of(8)) == 8


@pytest.mark.parametrize("later", [(), ("roll 3 5",)])
def test_a_line_that_can_never_be_launched_is_refused_by_its_own_rule(later: tuple[str, ...]) -> None:
    """Also where no other line is on offer, so that nobody is asked for lines: before the dice and after."""
    line = {"green-V": "A.3.1", "purple-V": "A.3.2", "green-L": "A.3.3", "purple-L": "A.5.1"}
    match = play(race(line, "beginner", seats=2, order=["green", "purple"], phase="riders"), *later)
    assert step(match) == ("give" if later else "throw")
    assert refused(match, "accelerate A.3.1", 0) == "no_acceleration_yet"
    assert refused(match, "relay A.3.1", 0) == "no_acceleration_yet"
    assert refused(match, "relay A.3.1", 1) in ("chance_asked", "other_seat")


def test_a_line_without_a_rider_of_mine_in_front_is_refused_by_its_own_rule() -> None:
    line = {"green-V": "A.3.1", "purple-V": "A.3.2", "purple-G": "A.3.3", "purple-N": "A.3.4"}
    match = race(line, played=["purple"])
    assert step(match) == "throw"
    assert refused(match, "accelerate A.3.1", 0) == "need_front_rider"
    assert refused(match, "relay B.3.1", 0) == "chance_asked"


def test_rounds_and_the_clock_are_counted() -> None:
    match = play(start("beginner", 2), "roll 12 3", "roll 4 2")
    assert GAME.counts(state(match)) == {"rounds": 0, "clock": 0, "home": 0}
    late = race({"green-L": "A.3.1"}, round=7, clock=33)
    assert {name: GAME.counts(state(late))[name] for name in ("rounds", "clock")} == {"rounds": 8, "clock": 34}


def test_every_cell_says_why_not_wherever_it_is() -> None:
    match = play(race({"green-V": "A.3.4", "purple-V": "A.5.1"}), "roll 2 5 6")
    assert refused(match, "cell A.5.1") == "occupied"
    assert refused(match, "cell D.3.1") == "cell_beyond"
    assert refused(match, "cell beyond") == "cell_beyond"
    play(match, "give green-V 2")
    assert refused(match, "cell beyond") == "cell_too_far"
    assert refused(match, "cell A.5.1") == "one_cell"
    line = race({"green-V": "A.3.1", "purple-V": "A.3.2"})
    assert refused(line, "cell beyond") == "cell_not_now"
    leap = play(line, "relay A.3.1")
    assert refused(leap, "cell beyond") == "no_such_landing"
