# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R1 to R14 of the specification, by name."""

import pytest

from pygame_core.games.velo_city.board import CANS, CAR_PARK, KIND, TRACK
from tests.games.velo_city.races import asked, cans, offered, play, race, refused, spaces, state, told

YRB = "yellow red blue"


def test_R1_the_track_is_35_spaces_long_and_the_car_park_36_away() -> None:
    assert (TRACK, CAR_PARK, len(KIND)) == (35, 36, 37)
    assert [space for space in range(36, 0, -1) if KIND[space] == "obstacle"] == [
        31,
        28,
        24,
        20,
        17,
        13,
        10,
        8,
        5,
        3,
        1,
    ]
    assert [space for space in range(36, 0, -1) if KIND[space] == "supply"] == [33, 27, 22, 18, 15, 11, 7, 2]
    match = play(race(YRB), "solo", "roll 1")
    assert spaces(match, "yellow") == [36, 36, 36, 35]


@pytest.mark.parametrize(("players", "riders"), [(3, 4), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_R2_captains_do_not_race(players: int, riders: int) -> None:
    match = race("red black yellow white green grey blue".rsplit(" ", 7 - players)[0])
    assert [len(team) for team in state(match).riders] == [riders] * players
    assert sum(cans(match)) == CANS[players] == {3: 15, 4: 20, 5: 20, 6: 24, 7: 28}[players]


@pytest.mark.parametrize("pips", range(1, 7))
def test_R3_crossing_needs_the_space_s_number(pips: int) -> None:
    match = play(race(YRB, riders={"yellow": "4"}), "solo", f"roll {pips}", "move 4 own")
    assert (state(match).podium == [0]) == (pips >= 4)
    again = race(YRB, riders={"yellow": "4"}, podium=["red", "blue"])
    play(again, "solo", f"roll {pips}", "move 4 own")
    assert state(again).podium == ([1, 2, 0] if pips >= 4 else [1, 2])


def test_R4_only_the_own_die_crosses_and_no_die_is_cut_short() -> None:
    match = play(race(YRB, riders={"yellow": "4", "red": "4", "blue": "4"}), "group 4", "roll 2 6 4")
    assert spaces(match, "yellow")[-1] == 2  # only the own die could be used, so it was
    match = play(race(YRB, riders={"yellow": "4x2", "red": "4", "blue": "4"}), "group 4", "roll 1 6 3")
    assert offered(match) == {"move 4 own", "move 4 blue"}
    assert refused(match, "move 4 red") == "own_die_only"
    play(match, "move 4 blue")
    assert (spaces(match, "yellow").count(4), state(match).podium) == (1, [])


def test_R5_the_energy_die_alone_never_crosses() -> None:
    solo = play(race(YRB, riders={"yellow": "3 20"}, cans={"yellow": 1}), "solo bonus", "roll 1 3")
    assert refused(solo, "move 3 energy") == "own_die_only"
    group = play(race(YRB, riders={"yellow": "3", "red": "3"}, cans={"yellow": 1}), "group 3 bonus", "roll 1 3 2")
    assert offered(group) == {"move 3 own", "move 3 red"}
    assert refused(group, "move 3 energy") == "own_die_only"
    sums = race(YRB, {"sprint_finish": "sum"}, riders={"yellow": "5"}, cans={"yellow": 2})
    play(sums, "solo sprint", "roll 1 5")
    assert refused(sums, "move 5 energy") == "own_die_only"
    assert "move 5 sum" in offered(sums)


def test_R6_overshooting_forbids_that_die_to_that_rider_alone() -> None:
    match = play(race(YRB, riders={"yellow": "5 6 7 20"}, cans={"yellow": 2}), "solo sprint", "roll 1 5")
    assert offered(match) == {
        "move 5 own",
        "move 6 own",
        "move 7 own",
        "move 20 own",
        "move 6 energy",
        "move 7 energy",
        "move 20 energy",
        "move 7 sum",
        "move 20 sum",
    }
    assert {refused(match, token) for token in ("move 5 energy", "move 5 sum", "move 6 sum")} == {"own_die_only"}


@pytest.mark.parametrize("finish", ["own_die", "sum"])
def test_R7_a_sprint_s_sum_crosses_only_by_the_option(finish: str) -> None:
    match = race(YRB, {"sprint_finish": finish}, riders={"yellow": "9 12"}, cans={"yellow": 2})
    play(match, "solo sprint", "roll 4 6")
    if finish == "own_die":
        assert refused(match, "move 9 sum") == "own_die_only"
    else:
        play(match, "move 9 sum")
        assert state(match).podium == [0]
    lucky = play(race(YRB, riders={"yellow": "4 20"}, cans={"yellow": 2}), "solo sprint", "roll 4 1")
    assert "move 4 own" in offered(lucky)


@pytest.mark.parametrize("die", ["own", "energy", "sum"])
def test_R8_nobody_follows_a_sprint_whichever_die_is_used(die: str) -> None:
    match = race(YRB, riders={"yellow": "35x2", "red": "35x2"}, cans={"yellow": 4, "red": 5})
    play(match, "solo sprint", "roll 1 5", f"move 35 {die}")
    assert asked(match) == ("red", "declare")
    assert cans(match)[:2] == [2, 5]


def test_R9_nobody_follows_over_the_line() -> None:
    solo = race(YRB, riders={"yellow": "4x2", "red": "4"}, cans={"yellow": 4, "red": 4})
    play(solo, "solo", "roll 5", "move 4 own")
    assert asked(solo) == ("red", "declare")
    group = race(YRB, riders={"yellow": "4x2", "red": "4"}, cans={"yellow": 4, "red": 4})
    play(group, "group 4", "roll 5 1", "move 4 own")
    assert asked(group) == ("red", "declare")
    assert state(group).podium == [0]
    assert cans(group) == [4, 4, 0, 7]


def test_R10_riders_follow_an_energy_move_and_every_group_move() -> None:
    bonus = race(YRB, riders={"yellow": "26", "red": "26"}, cans={"yellow": 1, "red": 1})
    play(bonus, "solo bonus", "roll 3 1", "move 26 energy")
    assert asked(bonus) == ("red", "pursuit")
    group = race(YRB, riders={"yellow": "26", "red": "26x3"}, cans={"red": 2})
    play(group, "group 26", "roll 3 1", "move 26 red")
    assert spaces(group, "red") == [36, 26, 26, 25]  # one moved free, and was not asked
    assert offered(group) == {"pursue 0", "pursue 1", "pursue 2"}
    play(group, "pursue 2")
    assert (spaces(group, "red"), cans(group)[1]) == ([36, 25, 25, 25], 0)


def test_R11_groups_may_leave_the_car_park_but_nobody_pursues_from_there() -> None:
    match = race(YRB, cans={"yellow": 3, "red": 3, "blue": 3})
    assert {"group 36", "group 36 bonus"} <= offered(match)
    play(match, "group 36", "roll 1 2 4", "move 36 red")
    assert asked(match) == ("red", "declare")
    assert (spaces(match, "yellow")[-1], spaces(match, "red")[-1], spaces(match, "blue")[-1]) == (34, 34, 36)
    solo = play(race(YRB, cans={"red": 3}), "solo", "roll 1")
    assert asked(solo) == ("red", "declare")


def test_R12_the_supply_can_comes_after_pursuit_and_only_once() -> None:
    match = race(YRB, riders={"yellow": "23x3", "red": "23"}, cans={"yellow": 0, "red": 1})
    play(match, "solo", "roll 1", "move 23 own")
    assert asked(match) == ("red", "pursuit")  # Yellow's can to come cannot pay for its own pursuers
    play(match, "pursue 1")
    assert cans(match) == [1, 0, 0, 14]
    assert [event["seat"] for event in told(match, "took_can")] == [0]
    many = race(YRB, riders={"yellow": "23x3"}, cans={"yellow": 13, "red": 2})
    play(many, "solo", "roll 1", "move 23 own", "pursue 2")
    assert cans(many) == [12, 2, 0, 1]  # what the pursuers paid had refilled the supply


def test_R13_the_first_free_manhole_behind_is_free_of_everybody_at_that_moment() -> None:
    emptied = play(race(YRB, riders={"yellow": "8"}), "solo", "roll 3", "move 8 own")
    assert spaces(emptied, "yellow")[-1] == 8
    own = play(race(YRB, riders={"yellow": "9 8"}), "solo", "roll 4", "move 9 own")
    assert spaces(own, "yellow")[-2:] == [10, 8]
    rival = play(race(YRB, riders={"yellow": "9", "blue": "8 10"}), "solo", "roll 4", "move 9 own")
    assert spaces(rival, "yellow")[-1] == 13
    assert asked(rival) == ("red", "declare")  # nothing more happens on the manhole it fell to


def test_R13_the_manhole_landed_on_is_never_a_refuge() -> None:
    match = race(YRB, riders={"yellow": "12x2"}, cans={"yellow": 1})
    play(match, "solo", "roll 2", "move 12 own", "pursue 1")
    assert (spaces(match, "yellow"), cans(match)[0]) == (
        [36, 36, 13, 10],
        1,
    )  # the first one is back on 13, the second waits
    play(match, "retreat")
    assert (spaces(match, "yellow"), cans(match)[0]) == ([36, 36, 17, 13], 2)


def test_R14_nothing_behind_31_means_the_car_park_and_two_cans() -> None:
    match = play(race(YRB, riders={"yellow": "32"}), "solo", "roll 1", "move 32 own")
    assert (spaces(match, "yellow"), cans(match)) == ([36] * 4, [2, 0, 0, 13])
    willing = play(race(YRB, riders={"yellow": "32"}, cans={"yellow": 3}), "solo", "roll 1", "move 32 own", "retreat")
    assert (spaces(willing, "yellow"), cans(willing)) == ([36] * 4, [5, 0, 0, 10])
    full = race(YRB, riders={"yellow": "29", "red": "31", "blue": "31"})
    play(full, "solo", "roll 1", "move 29 own")
    assert (spaces(full, "yellow"), cans(full)[0]) == ([36] * 4, 2)
