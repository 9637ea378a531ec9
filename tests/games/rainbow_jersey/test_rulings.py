# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R1 to R18 of the specification, by name."""

import pytest

from pygame_core.games.rainbow_jersey.board import SPACE, UPKEEP
from tests.games.rainbow_jersey.rides import (
    RBY,
    RBYW,
    asked,
    away,
    energy,
    free,
    kinds,
    offered,
    pack,
    play,
    refused,
    ride,
    rolled,
    state,
    told,
)  # fmt: skip


def test_R1_line_prize_payments_position_attack_auction() -> None:
    free_space = kinds(rolled(ride(space=39), 2))
    order = ["rolled", "fed_all", "line", "landed", "paid", "paid", "paid", "to_tail", "auction"]
    assert [kind for kind in free_space if kind in order] == order
    held = kinds(rolled(ride(space=39, held={"yellow": 1}), 2, "attack", "roll 1"))
    order = ["line", "landed", "paid", "paid", "to_head", "attacked", "yellow", "away"]
    assert [kind for kind in held if kind in order] == order
    jersey = kinds(rolled(ride(space=9), 1))
    assert jersey.index("jersey") < jersey.index("to_tail")


def test_R2_the_energy_of_the_line_pays_the_space() -> None:
    match = rolled(ride(space=39, energy={"red": 0}, reserve={"red": 0}), 5)
    assert energy(match)[0] == 13
    assert not told(match, "collapsed")


def test_R3_jersey_then_feed_then_the_new_lap() -> None:
    match = kinds(rolled(ride(space=38, rainbow_lap=True), 2))
    assert [kind for kind in match if kind in ("jersey", "fed_all", "line")] == ["jersey", "fed_all", "line"]
    won = rolled(ride(space=39, rainbow_lap=True, rainbow={"red": 2}, energy={"black": 9}), 4)
    assert won.over
    assert energy(won)[1] == 9
    assert state(won).lap == 1


@pytest.mark.parametrize(("start", "die", "rainbow"), [(38, 2, True), (38, 3, False), (39, 1, True), (34, 6, True)])
def test_R4_only_an_exact_landing_makes_a_rainbow_lap(start: int, die: int, rainbow: bool) -> None:
    for before in (True, False):
        match = rolled(ride(space=start, rainbow_lap=before), die)
        assert state(match).rainbow_lap == rainbow
        assert state(match).rainbow[0] == before


def test_R4_a_card_makes_the_present_lap_one_and_never_two() -> None:
    match = rolled(ride(space=9), 3, "draw c03")
    assert state(match).rainbow_lap
    assert told(match, "rainbow_lap") == [{"changed": True}]
    again = rolled(ride(space=9, rainbow_lap=True), 3, "draw c03")
    assert told(again, "rainbow_lap") == [{"changed": False}]
    assert state(again).rainbow_lap is True


@pytest.mark.parametrize(("space", "jersey"), [(10, "green"), (16, "double"), (31, "triple")])
def test_R5_jerseys_only_by_landing(space: int, jersey: str) -> None:
    match = rolled(ride(space=space - 1), 1)
    assert getattr(state(match), jersey) == [1, 0, 0]
    passed = rolled(ride(space=space - 1), 2)
    assert getattr(state(passed), jersey) == [0, 0, 0]


def test_R6_the_front_rider_is_fixed_at_the_roll() -> None:
    match = rolled(ride(held={"yellow": 4}, space=3), 1)
    assert pack(match) == "yellow red black"
    assert state(match).front == 0
    breakaway = play(ride(away="yellow", gap=4, space=9), "continue")
    assert asked(breakaway) == ("yellow", "roll")
    rolled(breakaway, 1)
    assert state(breakaway).green == [0, 0, 1]


@pytest.mark.parametrize("space", [0, 5, 10, 13, 16, 22, 25, 31])
def test_R7_the_front_rider_drops_back_on_every_other_space(space: int) -> None:
    assert SPACE[space][0] not in ("effort", "breakaway", "chance")
    match = rolled(ride(space=(space - 1) % 40), 1)
    assert pack(match) == "black yellow red"
    breakaway = rolled(play(ride(away="red", gap=5, space=(space - 1) % 40), "continue"), 1)
    assert away(breakaway) == ("red", 4)


@pytest.mark.parametrize("card", ["c01", "c06", "c08", "c09", "c10", "c17"])
def test_R7_and_on_chance_spaces(card: str) -> None:
    match = rolled(ride(space=9), 3, f"draw {card}")
    assert pack(match) == "black yellow red"
    breakaway = rolled(play(ride(away="red", gap=1, space=9), "continue"), 3, f"draw {card}")
    assert pack(breakaway) == "black yellow red"
    assert told(breakaway, "caught") == [{"seat": 0, "by": -1}]


@pytest.mark.parametrize("gap", range(1, 19))
def test_R8_upkeep_bands(gap: int) -> None:
    cost = 1 if gap < 6 else 2 if gap <= 12 else 3
    assert UPKEEP[gap] == cost
    assert energy(play(ride(away="red", gap=gap), "continue"))[0] == 60 - cost


def test_R8_no_upkeep_in_the_turn_of_the_attack() -> None:
    match = rolled(ride(space=6), 2, "attack", "roll 6")
    assert energy(match) == [60, 60, 60]
    assert not told(match, "upkeep")


def test_R9_upkeep_is_never_a_debt() -> None:
    match = ride(away="red", gap=14, energy={"red": 5}, reserve={"red": 0}, space=9)
    play(match, "continue", "roll", "roll 3", "draw c01")
    assert told(match, "gave_up") == [{"seat": 0, "forced": True, "gap": 13}]
    assert not told(match, "collapsed")
    assert (energy(match)[0], pack(match), asked(match)) == (2, "black yellow red", ("black", "roll"))


def test_R10_giving_up_is_free_and_before_the_die() -> None:
    match = play(ride(away="yellow", gap=9, held={"yellow": 9}, space=8), "give_up")
    assert (energy(match), pack(match), state(match).turn) == ([60, 60, 60], "red black yellow", 1)
    assert asked(match) == ("red", "roll")
    rolled(match, 1, "attack", "roll 2")
    assert away(match) == ("yellow", 2)


@pytest.mark.parametrize(("die", "front"), [(1, "red"), (3, "red"), (4, "black"), (6, "black")])
def test_R11_a_chase_is_compulsory_free_and_gives_no_breakaway(die: int, front: str) -> None:
    match = play(ride(away="red", gap=4, held={"yellow": 20, "black": 21}, space=20), "continue", "roll", "roll 1")
    assert asked(match) == ("", "yellow")
    assert energy(match) == [56, 60, 57]
    play(match, f"roll {die}")
    assert not told(match, "attacked")
    assert asked(match)[0] == front
    assert away(match) == (("red", 4 - die) if die < 4 else ("", 0))
    assert pack(match) == ("black yellow" if die < 4 else "black yellow red")


def test_R12_the_holder_is_frozen_at_landing() -> None:
    match = ride(space=27, held={"yellow": [2, 28], "red": 1}, energy={"red": 4})
    rolled(match, 1, "yellow: abandon 28", "drop reserve")
    assert (energy(match)[2], asked(match)) == (60, ("yellow", "attack"))
    play(match, "hold")
    assert not told(match, "auction")
    assert state(match).holder(28) == -1


def test_R13_the_holder_pays_only_to_attack() -> None:
    match = rolled(ride(space=4, held={"black": 7}), 3)
    assert energy(match) == [56, 60, 56]
    assert energy(play(match, "hold")) == [56, 60, 56]
    again = rolled(ride(space=4, held={"black": 7}), 3, "attack")
    assert energy(again) == [56, 56, 56]


def test_R14_payments_in_race_order_before_positions_move() -> None:
    match = rolled(ride(RBYW, space=5, pack="yellow white red black"), 1)
    assert [paid["seat"] for paid in told(match, "paid")] == [2, 3, 0, 1]
    breakaway = rolled(play(ride(away="yellow", gap=3, space=5), "continue"), 1)
    assert [paid["seat"] for paid in told(breakaway, "paid")] == [2, 0, 1]


def test_R15_nobody_falls_back_for_a_front_rider_who_collapsed() -> None:
    match = rolled(ride(RBYW, space=5, energy={"red": 2}, reserve={"red": 0}), 1)
    assert pack(match) == "black yellow white"
    breakaway = ride(away="red", gap=6, energy={"red": 4}, reserve={"red": 0}, held={"yellow": 26}, space=25)
    play(breakaway, "continue", "roll", "roll 1")
    assert (pack(breakaway), asked(breakaway)) == ("yellow black", ("yellow", "attack"))


def test_R16_bids_are_energy_in_hand_and_a_collapsed_breakaway_frees_the_auction() -> None:
    match = ride(away="red", gap=6, energy={"red": 4}, reserve={"red": 0}, space=25)
    play(match, "continue", "roll", "roll 1")
    assert told(match, "collapsed") == [{"seat": 0, "turn": 1}]
    assert asked(match) == ("black", "auction")
    assert offered(match) == {"pass", *(f"bid {n}" for n in range(1, 57))}
    assert asked(play(match, "pass", "pass")) == ("black", "roll")


def test_R17_one_round_each_once_the_tail_last() -> None:
    match = rolled(ride(RBYW, reserve={"yellow": 0}), 1)
    assert told(match, "auction")[0]["order"] == (1, 2, 3, 0)
    play(match, "pass")
    assert asked(match)[0] == "white"
    play(match, "bid 1")
    assert offered(match) == {"pass", *(f"bid {n}" for n in range(2, 60))}
    play(match, "bid 2")
    assert state(match).held[0] == (1,)
    nobody = play(rolled(ride(), 1), "pass", "pass", "pass")
    assert told(nobody, "unsold") == [{"space": 1}]


def test_R18_a_speaker_may_abandon_first_but_keeps_one_to_place() -> None:
    match = rolled(ride(energy={"red": 3}, reserve={"red": 2}), 1, "pass", "bid 9")
    assert (asked(match), offered(match)) == (("red", "auction"), {"pass"})
    play(match, "abandon reserve")
    assert {"bid 10", "bid 17", "pass"} <= offered(match)
    play(match, "bid 17")
    assert energy(match)[0] == 0
    assert state(match).held[0] == (1,)


def test_R18_the_highest_bidder_and_the_winner_keep_their_last() -> None:
    match = rolled(ride(reserve={"black": 1}), 1)
    assert free(match, "black") == {"abandon reserve"}
    play(match, "bid 3")
    assert free(match, "black") == set()
    assert refused(match, "abandon reserve", by="black") == "abandon_last_bidder"
    play(match, "bid 4")
    assert free(match, "black") == {"abandon reserve"}
    won = rolled(ride(held={"red": [1, 2]}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")
    assert (asked(won), free(won, "red")) == (("red", "placing"), {"abandon 1", "abandon 2"})
    play(won, "abandon 2")
    assert state(won).held[0] == (4,)


def test_everybody_starts_as_the_rulebook_says() -> None:
    match = ride(RBY, {"start_order": "seats"}, turn=1)
    s = state(match)
    assert (s.energy, s.reserve, s.space, s.lap, s.rainbow_lap) == ([60] * 3, [6] * 3, 0, 1, False)
