# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R15 to R28 of the specification, by name."""

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import Rng
from pygame_core.games.velo_city.rules.turn import ranking
from pygame_core.games.velo_city.state import Race
from tests.games.velo_city.races import GAME, asked, cans, offered, play, race, refused, seats_of, spaces, state, told

YRB = "yellow red blue"
FIVE = "yellow red blue green black"


@pytest.mark.parametrize("pips", range(1, 7))
def test_R15_there_is_always_a_move_and_never_a_pass(pips: int) -> None:
    """Every rider hurts itself by every move: one must be chosen all the same."""
    match = race(YRB, riders={"yellow": "6 4 2 1", "red": "6"})
    assert refused(match, "pass") == "not_offered"
    play(match, "solo", f"roll {pips}")
    assert offered(match) == {f"move {space} own" for space in (6, 4, 2, 1)}
    assert refused(match, "pass") == "not_offered"


@pytest.mark.parametrize("players", range(3, 8))
def test_R16_every_team_always_has_a_rider_to_move(players: int) -> None:
    seats = seats_of("red black yellow white green grey blue".rsplit(" ", 7 - players)[0])
    rng = Rng(16)
    for _ in range(5):
        race_ = GAME.start({"first_player": 0, "sprint_finish": "own_die"}, seats)
        assert isinstance(race_, Race)
        turns = []
        while race_.stack:
            if race_.stack[-1]["step"] == "declare" and (not turns or turns[-1] != race_.turn):
                assert all(any(space > 0 for space in team) for team in race_.riders)
                assert race_.active == (race_.turn - 1) % players  # nobody is ever skipped
                turns.append(race_.turn)
            play_at_random(GAME, race_, rng, 1)
        assert turns == list(range(1, len(turns) + 1))


def test_R17_no_turn_limit() -> None:
    match = race(YRB, turn=99_000, riders={"yellow": "9"})
    play(match, "solo", "roll 3", "move 9 own")
    assert (asked(match), state(match).turn) == (("red", "declare"), 99_001)


def test_R18_the_richest_goes_without_only_when_the_supply_is_empty() -> None:
    first = play(race(YRB, riders={"yellow": "23"}), "solo", "roll 1", "move 23 own")
    assert cans(first) == [1, 0, 0, 14]
    rich = race(YRB, riders={"yellow": "23"}, cans={"yellow": 14})
    play(rich, "solo", "roll 1", "move 23 own")
    assert cans(rich) == [15, 0, 0, 0]
    empty = race(YRB, riders={"yellow": "23"}, cans={"yellow": 15})
    play(empty, "solo", "roll 1", "move 23 own")
    assert cans(empty) == [15, 0, 0, 0]
    assert told(empty, "no_can") == [{"seat": 0}]


def test_R19_an_empty_supply_also_rules_the_cans_of_a_retreat() -> None:
    """Two cans, two receipts: Red is the only richest for the first, and tied for the second."""
    match = race(YRB, riders={"blue": "32"}, active="blue", cans={"yellow": 7, "red": 8})
    play(match, "solo", "roll 1", "move 32 own")
    assert asked(match) == ("blue", "take_from")
    assert offered(match) == {"take yellow", "take red"}  # Red has lent one already
    assert cans(match) == [7, 7, 1, 0]
    play(match, "take yellow")
    assert cans(match) == [6, 7, 2, 0]
    top = race(YRB, riders={"blue": "32"}, active="blue", cans={"yellow": 7, "red": 1, "blue": 7})
    play(top, "solo", "roll 1", "move 32 own", "retreat")
    assert cans(top) == [7, 1, 7, 0]
    assert told(top, "no_can") == [{"seat": 2}, {"seat": 2}]


def test_R20_a_can_from_a_retreat_may_pay_for_the_next_rider() -> None:
    match = race(YRB, riders={"yellow": "16x2"}, cans={"yellow": 1})
    play(match, "solo", "roll 3", "move 16 own", "pursue 1")
    assert (asked(match), cans(match)[0], spaces(match, "yellow")) == (("yellow", "obstacle"), 1, [36, 36, 17, 13])
    play(match, "pay")
    assert (spaces(match, "yellow"), cans(match)[0]) == ([36, 36, 17, 13], 0)


def test_R20_a_can_just_paid_is_in_the_supply_for_the_next_receipt() -> None:
    match = race(YRB, riders={"yellow": "16", "red": "16"}, cans={"yellow": 2, "red": 0, "blue": 13})
    play(match, "group 16", "roll 1 3", "move 16 red", "pay")
    assert cans(match) == [1, 1, 13, 0]
    assert told(match, "took_can") == [{"seat": 1, "why": "retreat"}]


def test_R21_one_player_settles_all_riders_before_the_next() -> None:
    match = race(YRB, riders={"yellow": "16x2", "red": "16", "blue": "16"}, cans={"yellow": 4, "red": 3, "blue": 3})
    play(match, "solo", "roll 3", "move 16 own", "pursue 1", "pursue 1", "pursue 1")
    order = []
    while asked(match)[1] == "obstacle":
        order.append(asked(match)[0])
        play(match, "pay")
    assert order == ["yellow", "yellow", "red", "blue"]
    later = race(YRB, active="blue", riders={"yellow": "16", "blue": "16"}, cans={"yellow": 2, "blue": 1})
    play(later, "solo", "roll 3", "move 16 own", "pursue 1")
    assert asked(later)[0] == "blue"  # clockwise from the active player


def test_R22_a_boost_is_paid_at_once_and_never_given_back() -> None:
    match = race(YRB, riders={"yellow": "26"}, cans={"yellow": 3})
    play(match, "solo bonus")
    assert cans(match) == [2, 0, 0, 13]
    play(match, "roll 1 4", "move 26 own")
    assert cans(match) == [2, 0, 0, 13]
    sprint = play(race(YRB, riders={"yellow": "26"}, cans={"yellow": 3}), "solo sprint", "roll 1 4", "move 26 own")
    assert cans(sprint) == [1, 0, 0, 14]
    assert refused(race(YRB, cans={"yellow": 5}), "solo bonus sprint") == "not_offered"


def test_R23_a_rival_s_die_moves_one_rider_of_each_of_two_teams() -> None:
    match = race(YRB, riders={"yellow": "26x3", "red": "26x2", "blue": "26x2"})
    play(match, "group 26", "roll 6 3 5", "move 26 red")
    assert [spaces(match, colour) for colour in YRB.split()] == [[36, 26, 26, 23], [36, 36, 26, 23], [36, 36, 26, 26]]


def test_R24_a_group_leaves_from_its_space_a_solo_run_from_anywhere() -> None:
    group = play(race(YRB, riders={"yellow": "26 12 30", "red": "26"}), "group 26", "roll 2 3")
    assert offered(group) == {"move 26 own", "move 26 red"}
    assert refused(group, "move 12 own") == "courier_cannot_move"
    solo = play(race(YRB, riders={"yellow": "26 12 30", "red": "26"}), "solo", "roll 2")
    assert offered(solo) == {"move 36 own", "move 26 own", "move 12 own", "move 30 own"}


def test_R25_the_race_ends_in_mid_round() -> None:
    match = race(YRB, podium=["yellow", "yellow"], riders={"yellow": "2 9", "red": "1"}, first="yellow", turn=31)
    play(match, "solo", "roll 2", "move 2 own")
    assert match.over
    assert [event.kind for event in match.events[-1]] == ["crossed", "over"]
    assert state(match).turn == 31
    assert refused(match, "solo", seat=1) == "over"


def test_R26_the_third_rider_decides_before_the_podium_is_full() -> None:
    match = race(FIVE, podium=["yellow", "red", "yellow", "blue", "red", "green", "blue"], riders={"yellow": "2"})
    play(match, "solo", "roll 2")
    result = match.state.result
    assert result
    assert (result["reason"], result["winner"]) == ("three", 0)
    early = race(FIVE, podium=["yellow", "red", "red", "yellow"], riders={"yellow": "2"})
    play(early, "solo", "roll 2")
    assert early.state.result == {"reason": "three", "winner": 0, "ranking": [[0], [1], [2, 3, 4]]}


def test_R27_each_tied_team_s_own_last_place_counts() -> None:
    podium = ["yellow", "red", "yellow", "blue", "red", "green", "blue"]
    match = race(FIVE, active="black", podium=podium, riders={"black": "1"})
    play(match, "solo", "roll 1", "move 1 own")
    assert match.state.result == {"reason": "eight", "winner": 2, "ranking": [[2], [1], [0], [4], [3]]}
    assert ranking([0, 1, 2, 3, 0, 1, 2, 3], 4) == [[3], [2], [1], [0]]
    assert ranking([3, 3, 0, 1], 5) == [[3], [1], [0], [2, 4]]


def test_R28_nobody_refuses_a_die_and_no_value_stays() -> None:
    match = race(YRB, riders={"yellow": "26", "red": "26", "blue": "26"})
    play(match, "group 26")
    assert match.asked == (-1,)
    assert refused(match, "refuse", seat=1) == "chance_asked"
    play(match, "roll 1 3 5")
    assert match.view(1)["dice"] == {"own": 1, "1": 3, "2": 5}
    play(match, "move 26 own")
    assert match.view(1)["dice"] == {}
    assert (state(match).mode, state(match).boost, state(match).die) == ("", "", "")
