"""Every option and every Pro switch, on and off."""

from typing import Any

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.match.match import Match
from tests.games.velomaster.races import at, dice_asked, offered, play, race, slot, start, state, step, told, told_of

ALONE = {"purple-V": "A.5.1"}


def pro(riders: dict[str, str], *switched_off: str, **more: Any) -> Match:
    return race({**ALONE, **riders}, "pro", options=dict.fromkeys(switched_off, False), **more)


def six_downhill(*off: str) -> Match:
    return play(pro({"green-V": "D.2.4"}, *off), "hold", "roll 6 2 3", "give green-V 6", "step E.2.1")


def test_six_in_a_descent() -> None:
    assert step(six_downhill()) == "test"
    assert step(six_downhill("pro_descent_six")) == "move"


def test_braking() -> None:
    for off, asked in (((), "test"), (("pro_braking",), "attack")):
        match = play(pro({"green-V": "A.3.2"}, *off), "hold", "roll 6 2 3", "give green-V 6", "step A.3.3", "stop")
        assert step(match) == asked


def test_braking_in_a_refused_descent() -> None:
    match = play(
        pro({"green-V": "D.3.3"}),
        "hold",
        "roll 2 5 3",
        "give green-V 2",
        "step E.3.1",
        "stop",
    )
    play(match, "stay")
    assert told(match, "stayed")
    assert step(match) == "test"
    play(match, "roll 2")
    assert step(match) == "severity"
    free = play(
        pro({"green-V": "D.3.3"}, "pro_braking"), "hold", "roll 2 5 3", "give green-V 2", "step E.3.1", "stop", "stay"
    )
    assert slot(free) == "purple"


def fall(*off: str) -> Match:
    riders = {"green-V": "E.3.2", "purple-G": "E.2.1", "purple-N": "E.2.2"}
    return play(
        pro(riders, *off, played=["purple"]), "hold", "roll 2 5 6", "give green-V 2", "step E.3.3", "roll 1", "roll 18"
    )


def test_pile_ups() -> None:
    assert step(fall()) == "test"
    assert step(fall("pro_pileup")) != "test"


def test_a_pile_up_sweeps_on_and_each_fall_is_whole() -> None:
    riders = {"green-V": "E.3.2", "purple-G": "E.2.2", "purple-N": "E.2.1"}
    match = pro(riders, played=["purple"])
    play(match, "hold", "roll 2 5 6", "give green-V 2", "step E.3.3", "roll 1", "roll 18")
    play(match, "roll 1", "roll 18")  # G falls; behind and touching him comes N
    assert [test["rider"] for test in told(match, "test")[-1:]] == ["purple-G"]
    assert match.view(None)["in_hand"] == "purple-N"
    play(match, "roll 20")
    assert (at(match, "purple-G"), at(match, "purple-N")) == ("E.2.2 lying", "E.2.1")


def test_condition_and_what_needs_it() -> None:
    match = pro({"green-V": "A.3.2"}, "pro_condition")
    assert step(match) == "throw"  # nobody can attack
    assert match.options["pro_attack"] is match.options["pro_doping"] is match.options["stage_bonus"] is False
    play(match, "roll 1 1 1", "stop")
    assert not told(match, "condition")


def test_attacks() -> None:
    assert step(pro({"green-V": "A.3.1"})) == "attack"
    assert step(pro({"green-V": "A.3.1"}, "pro_attack")) == "throw"


def test_strict_feeding() -> None:
    for off, fed in (((), False), (("pro_feed",), True)):
        match = pro({"green-V": "F.4.2", "purple-G": "F.4.3"}, *off, played=["purple"])
        play(match, "relay F.4.2", "leap F.4.4", "decline")
        assert told_of(match, "green-V", "fed") is fed


def test_feeding_and_punctures_can_be_left_out() -> None:
    hungry = race({"green-V": "F.3.4", **ALONE}, options={"feed": False})
    play(hungry, "roll 1 5 5", "give green-V 1", "step G.3.1")
    assert not told_of(hungry, "green-V", "hungry")
    tyres = play(
        race({"green-V": "A.3.1", **ALONE}, options={"puncture": False}), "roll 4 2 1", "give green-V 1", "stop"
    )
    assert at(tyres, "green-V") == "A.3.1"
    leader = play(race({"green-L": "A.3.1", **ALONE}, phase="leaders", options={"puncture": False}), "roll 1")
    assert step(leader) == "move"


HOME = {"finished": ["green-G", "green-L", "green-V"], "times": [40, 41, 42], "clock": 50}


def finish(level: str, riders: dict[str, str] | None = None, **more: Any) -> Match:
    options = {"stages": "criterium plaine", **more.pop("options", {})}
    match = race(
        {"green-N": "H.3.3", "purple-L": "H.2.1", **(riders or {})}, level, options=options, **{**HOME, **more}
    )
    if step(match) == "attack":
        play(match, "hold")
    return play(match, "roll 1 5 5", "give green-N 1", "step finish")


def test_leader_swap() -> None:
    assert step(finish("expert", options={"readmission": False})) == "swap"
    assert step(finish("expert", options={"readmission": False, "leader_swap": False})) == "order"


def test_readmission() -> None:
    lost = {"dropped": {"purple-V": "D.3.2"}}
    assert step(finish("expert", **lost)) == "readmit"
    assert step(finish("expert", options={"readmission": False}, **lost)) == "swap"


def test_the_foremost_withdrawn_rider_is_voted_on_first_and_only_one_comes_back() -> None:
    match = finish("expert", dropped={"purple-V": "A.3.2", "purple-N": "D.3.2", "pink-L": "B.3.2"})
    play(match, "no", "no", "yes", "yes", "yes", "no")
    votes = [vote["rider"] for vote in told(match, "readmit_vote")]
    assert votes == ["purple-N"] * 3 + ["pink-L"] * 3
    assert [event["rider"] for event in told(match, "readmitted")] == ["pink-L"]


def test_stage_bonus() -> None:
    off = {"pro_doping": False, "readmission": False}
    tired = dict.fromkeys(("green-G", "green-L", "green-V", "green-N", "purple-L"), 60)
    assert told_of(finish("pro", options=off, condition=tired), "green-G", "condition") == 60 + 10 + 10 + 20
    plain = finish("pro", options={**off, "stage_bonus": False}, condition=tired)
    assert told_of(plain, "green-G", "condition") == 80


def test_team_ranking() -> None:
    one = {"stages": "criterium", "pro_doping": False}
    assert finish("pro", options=one).view(None)["result"]["teams"] == [["green", 40 + 41 + 42]]
    assert finish("pro", options={**one, "pro_team_ranking": False}).view(None)["result"]["teams"] == []


def test_the_neutral_team() -> None:
    assert len(start("expert", 2).view(None)["riders"]) == 12
    assert len(start("expert", 2, neutral_team=False).view(None)["riders"]) == 8
    assert len(start("beginner", 2).view(None)["riders"]) == 4
    assert len(start("expert", 3).view(None)["riders"]) == 12


def test_neutrals_are_launched_after_each_round_by_the_first_two_in_turn() -> None:
    match = play(start("expert", 2), "roll 9 14")
    seats = []
    for _ in range(12):
        while step(match) != "launch":
            play(match, "roll 3 4" if match.asked == (CHANCE,) else max(offered(match)))
        seats.append((match.asked[0], match.view(None)["pending"]["stack"][-1]["team"]))
        play(match, min(offered(match)))
    assert [seat for seat, team in seats if team == 2] == [1, 0, 1, 0]
    assert [team for _, team in seats[:3]] == [1, 0, 2]


def test_a_shared_colour_launches_in_turn() -> None:
    match = play(start("expert", 5), "roll 9 3", "roll 20 10 9 8", "roll 2 3")
    assert match.asked == (0,)
    assert "start green-L 2" in offered(match)
    assert "start green-G 2" not in offered(match)


def test_a_leader_on_a_climb_counts_all_riders_of_the_colour() -> None:
    riders = {"green-L": "C.3.3", "green-G": "C.2.2", "green-V": "C.4.2"}
    match = race({**riders, "purple-L": "A.3.1"}, seats=5, phase="leaders")
    assert dice_asked(match) == 3


def test_every_zone_must_be_eaten_in() -> None:
    riders = {"green-V": "2:F.3.4 fed 1", "purple-V": "1:A.5.1"}
    match = race(riders, options={"stages": "criterium:2", "feeding": "every_zone"})
    play(match, "roll 1 5 5", "give green-V 1", "step 2:G.3.1")
    assert told(match, "feed_missed") == [{"rider": "green-V", "zone": 1}]
    assert state(match).hungry[2] == 2
