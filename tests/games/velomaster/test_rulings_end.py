# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R45 to R56 of the specification, by name: doping, times, rankings, decisions; and the stage race."""

from typing import Any

import pytest

from pygame_core.engine.match.match import Match
from pygame_core.games.velomaster.rules.riders import points_for
from pygame_core.games.velomaster.texts.sentences import TEXTS
from tests.games.velomaster.races import (
    at,
    bad_table,
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
)

HOME = {"finished": ["green-L", "green-G", "green-V"], "times": [40, 41, 42], "clock": 50}


def last_metre(options: dict[str, Any] | None = None, level: str = "expert", **more: Any) -> Match:
    """A race whose last green rider is about to cross the line."""
    riders = {"green-N": "H.3.3", "purple-L": "H.2.1", "pink-V": "A.3.5", **more.pop("riders", {})}
    match = race(riders, level, options=options or {}, **{**HOME, **more})
    if level == "pro":
        play(match, "hold")
    return play(match, "roll 1 5 5", "give green-N 1", "step finish")


def test_R45_conditions_are_read_before_the_bonuses_and_points_are_not_handed_on() -> None:
    match = last_metre(
        {"stages": "criterium plaine"},
        "pro",
        condition={"green-L": 110, "green-G": 100},
        summits=[["green-L", "green-G", "green-V", "purple-L", "green-N"]],
    )
    while step(match) == "control":
        play(match, "roll 2")
        if step(match) == "control":
            play(match, "roll 3", "roll 4", "roll 5", "roll 6")
    assert told(match, "excluded") == [{"rider": "green-L", "condition": 110}]
    assert told(match, "jerseys")[0]["gold"] == "green-G"
    assert told_of(match, "green-G", "total_points") == 3


def test_R46_recovery_comes_last_and_leaves_who_is_above_100() -> None:
    options = {"stages": "criterium plaine", "pro_doping": False, "readmission": False}
    match = last_metre(options, "pro", condition={"green-G": 120, "green-V": 90, "green-N": 60, "purple-L": 80})
    while match.asked and step(match) == "gain":
        play(match, "accept")
    now = {name: told_of(match, name, "condition") for name in ("green-L", "green-G", "green-V", "green-N")}
    assert now == {"green-L": 120, "green-G": 130, "green-V": 100, "green-N": 80}  # G is in red


def test_R47_the_clock_counts_slots() -> None:
    match = race({"green-L": "A.3.1", "purple-L": "A.5.1"}, "beginner", clock=5)
    assert state(match).clock == 6
    play(match, "roll 1", "stop")
    assert state(match).clock == 7


def test_R48_who_is_on_the_road_at_the_close_has_a_minute_more() -> None:
    match = last_metre()
    assert state(match).times == [40, 41, 42, 51, 52, 52]


def test_R49_a_withdrawn_rider_keeps_his_team_incomplete_and_a_withdrawn_leader_is_ignored() -> None:
    match = race({"green-V": "H.3.3", "purple-V": "A.3.1"}, finished=["green-L", "green-G"], times=[1, 2], clock=9)
    play(match, "roll 1 5 5", "give green-V 1", "step finish")
    assert match.over  # green-N is out; all leaders that are not out are home
    assert match.view(None)["result"]["reason"] == "leaders"
    riding = race({"green-V": "H.3.3", "purple-L": "A.3.1"}, finished=["green-L", "green-G"], times=[1, 2], clock=9)
    play(riding, "roll 1 5 5", "give green-V 1", "step finish")
    assert not riding.over


def test_R50_the_second_climber_wears_red_when_the_first_is_in_gold() -> None:
    match = last_metre(summits=[["green-L", "purple-L", "green-G", "green-V", "green-N"]])
    result = state(match).result
    assert result is not None
    assert (result["white"], result["red"]) == ("green-L", "purple-L")


def test_R51_gold_is_for_stage_races_alone() -> None:
    single, tour = last_metre(), last_metre({"stages": "criterium plaine"})
    assert (state(single).white, state(single).gold) == (0, -1)
    assert (state(tour).white, state(tour).gold) == (-1, 0)


@pytest.mark.parametrize(
    ("board", "last", "words"),
    [
        ("criterium", "H.3.3", "Winner’s white jersey"),
        ("aurillac:1", "M.3.4", "Champion of France"),
        ("salzburg:1", "O.3.5", "World champion"),
    ],
)
def test_R51_a_champion_is_made_where_the_board_has_a_title(board: str, last: str, words: str) -> None:
    match = race({"green-L": last}, phase="leaders", options={"stages": board, "finish_rule": "everyone"})
    play(match, "roll 2", "step finish")
    result = TEXTS.result(match.view(None), ["Ada", "Bo", "Cy"], "en")
    assert [line for line in result.paragraphs if words in line]


def test_R52_a_gain_is_asked_for_above_100_only() -> None:
    match = race({"green-L": "A.3.1", "purple-V": "A.5.1"}, "pro", phase="leaders")
    play(match, "hold", "roll 1", "roll 3 3")
    assert (step(match), offered(match)) == ("gain", {"accept", "refuse"})
    play(match, "refuse")
    assert told_of(match, "green-L", "condition") == 100


def test_R52_a_doped_rider_cannot_refuse() -> None:
    riders = {"green-L": "A.3.1", "purple-V": "A.5.1"}
    match = race(riders, "pro", phase="leaders", condition={"green-L": 120}, doped=["green-L"])
    play(match, "hold", "roll 1", "roll 3 3")
    assert told_of(match, "green-L", "condition") == 130
    assert refused(match, "refuse") == "gain_not_refusable"


def test_R53_blocked_leaders_come_before_the_next_decision() -> None:
    riders = {"green-L": "B.5.4 pending 2", "purple-V": "B.4.5", "purple-G": "A.3.1"}
    match = play(race(riders), "roll 1 5 5", "give purple-V 1", "step C.4.1")
    assert (match.asked, offered(match)) == ((0,), {"go", "wait"})
    play(match, "wait")
    assert offered(match) == {"give purple-G 5"} or step(match) == "move"


def test_R54_the_outsider_is_asked_first() -> None:
    riders = {"green-G": "A.3.1", "purple-V": "A.3.2", "green-V": "A.2.1", "purple-G": "A.2.2"}
    match = race(riders, seats=6, played=["purple"])
    assert match.asked == (4,)
    assert offered(match) == {"relay A.3.1", "pass"}
    play(match, "pass")
    assert (match.asked, offered(match)) == ((0,), {"relay A.2.1", "pass"})


def test_R55_doping_is_offered_once_a_stage_to_each_rider() -> None:
    match = start("pro", 3)
    assert len(offered(match)) == 5
    play(match, "dope green-V")
    assert told_of(match, "green-V", "condition") == 120
    assert refused(match, "dope green-V") == "not_offered"
    play(match, "done")
    assert match.asked == (1,)
    assert step(start("pro", 3, pro_doping=False)) == "order"


def test_R56_the_launch_dice_come_before_the_choice() -> None:
    match = play(start(), "roll 5 9 14")
    assert step(match) == "launch_dice"
    play(match, "roll 2 6")
    assert "start pink-L 2" in offered(match)
    assert "start pink-V 6" in offered(match)
    play(match, "start pink-V 6")
    assert refused(match, "stop") == "must_enter"
    play(match, "step A.3.1", "stop")
    assert at(match, "pink-V") == "A.3.1"


def test_the_start_order_rolls_ties_again() -> None:
    match = play(start(), "roll 9 9 14")
    assert step(match) == "order"
    play(match, "roll 3 4")
    assert told(match, "order") == [{"teams": [2, 1, 0]}]


def test_points_of_four_summits() -> None:
    assert [points_for(category, 1) for category in ("HC", "1", "2", "3", "4")] == [40, 30, 20, 10, 5]
    assert sum(points_for(*one) for one in (("3", 1), ("3", 1), ("2", 1), ("2", 5))) == 48
    assert points_for("3", 3) + points_for("2", 4) == 15
    assert points_for("4", 4) == 0


def test_readmission_by_a_tie_needs_the_winners_vote() -> None:
    options = {"stages": "criterium plaine"}
    for winners, back in ((("yes", "no", "yes", "no"), True), (("no", "yes", "yes", "no"), False)):
        match = last_metre(options, seats=4, dropped={"orange-V": "D.3.2"})
        play(match, *winners)
        assert bool(told(match, "readmitted")) is back


def test_a_lost_leader_is_replaced_and_a_jersey_may_lead() -> None:
    options = {"stages": "criterium plaine", "readmission": False}
    match = last_metre(options, dropped={"purple-L": "D.3.2"}, riders={"purple-L": "out", "purple-V": "A.3.1"})
    assert "name purple-V" not in offered(match) or step(match) == "leaders"
    if step(match) == "leaders":
        play(match, "name purple-V")
    assert state(match).leader[1] == 6 or step(match) == "swap"


def test_a_mate_in_gold_may_take_the_lead() -> None:
    options = {"stages": "criterium plaine", "readmission": False}
    match = last_metre(options, finished=["green-G", "green-L", "green-V"])
    assert offered(match) == {"swap green-G", "keep"}
    assert refused(match, "swap green-V") == "swap_jersey"
    play(match, "swap green-G")
    assert (state(match).leader[0], state(match).stage) == (1, 2)
    assert refused(match, "swap green-G", 0) == "chance_asked"


def test_each_closing_rule() -> None:
    assert last_metre().over
    assert not last_metre({"finish_rule": "everyone"}).over
    assert last_metre({"finish_rule": "podium"}).view(None)["result"]["reason"] == "podium"


def test_a_finish_brought_forward() -> None:
    match = race({"green-L": "C.3.7", "purple-L": "A.3.1"}, "beginner", options={"finish_at": "C"})
    play(match, "roll 2", "step finish")
    assert (at(match, "green-L"), told(match, "summit")[0]["place"]) == ("finished", 1)
    assert bad_table(stages="criterium plaine", finish_at="P") == "option_value"


def test_home_riders_start_stronger() -> None:
    match = start("pro", 3, home_rider="green-V+pink-L")
    assert [told_of(match, name, "condition") for name in ("green-V", "pink-L", "green-L")] == [110, 110, 100]
    drawn = play(start("pro", 3, home_rider="random"), "home purple-N")
    assert told_of(drawn, "purple-N", "condition") == 110
    assert bad_table(level="pro", home_rider="green-V+green-L") == "home_rider_team"


def test_everybody_out_closes_the_race() -> None:
    match = race({"green-V": "E.3.2", "purple-V": "out"}, played=["purple"])
    play(match, "roll 3 5 5", "give green-V 3", "step E.3.3", "roll 1", "roll 1")
    assert match.over
    assert match.view(None)["result"]["reason"] == "nobody"
    assert slot(match) == ""
