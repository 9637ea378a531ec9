# ruff: noqa: N802  (rulings are written as the specification writes them)
"""Rulings R19 to R36 of the specification, by name."""

from typing import Any

import pytest

from pygame_core.games.rainbow_jersey.board import CARDS, EFFORTS
from tests.games.rainbow_jersey.rides import (
    MIXED,
    POINTS,
    RBYW,
    asked,
    away,
    energy,
    free,
    offered,
    pack,
    play,
    refused,
    ride,
    rolled,
    state,
    told,
)  # fmt: skip


def test_R19_a_domestique_moves_only_without_a_reserve_and_then_must() -> None:
    match = rolled(ride(held={"red": [1, 2]}, reserve={"red": 1}), 4, "pass", "pass", "bid 1")
    assert told(match, "placed") == [{"seat": 0, "space": 4, "start": -1}]
    poor = rolled(ride(held={"red": [1, 2]}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")
    assert offered(poor) == {"move 1", "move 2"}
    assert state(play(poor, "move 2")).held[0] == (1, 4)
    last = rolled(ride(held={"red": 2}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")
    assert told(last, "placed") == [{"seat": 0, "space": 4, "start": 2}]


@pytest.mark.parametrize(("before", "after"), [(0, 15), (45, 60), (50, 60), (60, 60)])
def test_R20_abandoning_is_worth_15_up_to_60(before: int, after: int) -> None:
    match = play(ride(energy={"yellow": before}), "yellow: abandon reserve")
    assert energy(match)[2] == after
    assert told(match, "dropped")[0]["gain"] == after - before
    assert state(match).reserve[2] == 5


def test_R20_nobody_may_intervene_while_chance_is_asked() -> None:
    match = play(ride(), "roll")
    assert not match.choices_by_seat
    assert refused(match, "abandon reserve", by="black") == "chance_asked"
    assert refused(match, "abandon reserve", by="red") == "chance_asked"


def test_R21_debts_force_abandons_and_only_the_last_ends_in_collapse() -> None:
    match = rolled(ride(space=27, energy={"red": 1}, reserve={"red": 0}, held={"red": [1, 2]}), 1)
    assert (asked(match), offered(match)) == (("red", "debt"), {"drop 1", "drop 2"})
    assert energy(play(match, "drop 1"))[0] == 10
    forced = rolled(ride(space=27, energy={"red": 1}, reserve={"red": 1}), 1)
    assert told(forced, "dropped") == [{"seat": 0, "space": -1, "gain": 15, "why": "debt"}]
    gone = rolled(ride(space=27, energy={"red": 5}, reserve={"red": 0}), 1)
    assert told(gone, "collapsed") == [{"seat": 0, "turn": 1}]
    assert energy(gone)[0] == 0


def test_R22_the_abandon_card_pays_too_and_always_reshuffles() -> None:
    match = rolled(ride(space=9, energy={"red": 20}, reserve={"red": 1}, discard=["c01", "c09"]), 3, "draw c08")
    assert energy(match)[0] == 35
    assert len(state(match).pile()) == 25
    alone = rolled(ride(space=9, energy={"red": 20}, reserve={"red": 0}, discard=["c01", "c09"]), 3, "draw c08")
    assert (energy(alone)[0], told(alone, "collapsed"), told(alone, "dropped")) == (20, [], [])
    assert told(alone, "reshuffled") == [{}]
    assert len(state(alone).pile()) == 25


def test_R23_no_feed_covers_the_line_once_and_nothing_else() -> None:
    match = rolled(ride(space=9, energy={"red": 30, "black": 30, "yellow": 30}), 3, "draw c06")
    assert state(match).shown == ("c06",)
    rolled(match, 1)
    assert energy(match) == [30, 35, 30]
    second = rolled(ride(space=9, shown=["c06"]), 3, "draw c07")
    assert state(second).shown == ("c06", "c07")
    line = rolled(ride(space=36, shown="c06 c07", energy={"red": 30, "black": 30, "yellow": 30}), 4)
    assert (energy(line), state(line).shown, state(line).discard) == ([30, 30, 30], (), ("c06", "c07"))
    shuffled = rolled(ride(space=9, shown="c06", discard="c01"), 3, "draw c08")
    assert len(state(shuffled).pile()) == 24


def test_R24_jerseys_never_run_out() -> None:
    match = rolled(ride(options=MIXED, space=9, green={"red": 40, "black": 40, "yellow": 40}), 1)
    assert state(match).green[0] == 41


@pytest.mark.parametrize("target", ["rainbow3", "rainbow5"])
def test_R25_green_is_exchanged_by_itself_where_it_cannot_hurt(target: str) -> None:
    match = rolled(ride(options={"target": target}, space=9, green={"red": 2}), 1)
    assert (state(match).green[0], state(match).rainbow[0]) == (0, 1)
    assert told(match, "exchanged")[0]["why"] == "auto"


def test_R25_green_is_kept_if_wanted_under_the_mixed_target_and_dots_always() -> None:
    match = rolled(ride(options=MIXED, space=9, green={"red": 2}), 1)
    assert offered(match) == {"trade green", "keep"}
    play(match, "keep")
    assert state(match).green[0] == 3
    assert "exchange green" in free(match, "red")
    dots = rolled(ride(space=15, double={"red": 4}), 1)
    assert offered(dots) == {"trade dots 5 0", "keep"}
    play(dots, "keep", "red: exchange dots 5 0")
    assert (state(dots).rainbow[0], state(dots).double[0]) == (1, 0)


SETS = {(5, 0), (2, 2), (4, 1), (1, 3), (0, 4)}


@pytest.mark.parametrize("doubles", range(7))
@pytest.mark.parametrize("triples", range(6))
def test_R25_only_sets_without_a_needless_card(doubles: int, triples: int) -> None:
    match = ride(double={"red": doubles}, triple={"red": triples})
    fit = {f"exchange dots {a} {b}" for a, b in SETS if a <= doubles and b <= triples}
    assert free(match, "red") - {"abandon reserve"} == fit
    for a in range(doubles + 1):
        for b in range(triples + 1):
            if (a, b) not in SETS:
                code = "exchange_short" if 2 * a + 3 * b < 10 else "exchange_too_many"
                assert refused(match, f"exchange dots {a} {b}", by="red") == code


def test_R26_three_one_and_one_are_held_together() -> None:
    for dots in ("double", "triple"):
        held: dict[str, Any] = {"rainbow": {"red": 3}, dots: {"red": 1}}
        assert rolled(ride(options=MIXED, space=9, **held), 1).over
    assert not rolled(ride(options=MIXED, space=9, rainbow={"red": 3}), 1).over
    assert not rolled(ride(options=MIXED, space=9, rainbow={"red": 2}, double={"red": 1}), 1).over
    last = ride(options=MIXED, space=9, rainbow={"red": 2}, double={"red": 5}, triple={"red": 1}, green={"red": 1})
    assert play(last, "black: abandon reserve", "red: exchange dots 5 0").over


def attack_to(gap: int, die: int, **position: Any) -> Any:
    match = ride(options=POINTS, away="red", gap=gap, space=6, **position)
    return rolled(play(match, "continue"), 2, "attack", f"roll {die}")


@pytest.mark.parametrize(
    ("gap", "die", "mark", "points"),
    [(5, 1, 0, 0), (5, 2, 0, 1), (6, 1, 0, 1), (6, 6, 0, 1), (8, 1, 1, 0), (12, 1, 1, 2), (11, 1, 1, 0), (13, 2, 2, 0)],
)
def test_R27_combativity(gap: int, die: int, mark: int, points: int) -> None:
    match = attack_to(gap, die, mark=mark)
    assert state(match).points[0] == points
    assert bool(told(match, "points")) == bool(points)
    assert (asked(match)[1] == "exchange") == bool(points)


def test_R27_the_mark_belongs_to_this_breakaway() -> None:
    assert state(attack_to(4, 6, mark=1)).points[0] == 0
    match = ride(options=POINTS, space=6)
    rolled(match, 2, "attack", "roll 6")
    assert state(match).mark == 0
    off = rolled(play(ride(away="red", gap=6, space=6), "continue"), 2, "attack", "roll 6")
    assert (state(off).points[0], state(off).mark) == (0, 0)


def test_R28_the_end_is_immediate() -> None:
    match = rolled(ride(space=39, rainbow_lap=True, rainbow={"red": 2}, energy={"red": 10}), 3)
    assert match.over
    assert (energy(match)[0], told(match, "fed_all"), told(match, "paid"), told(match, "auction")) == (10, [], [], [])


def test_R29_the_last_leader_races_on_alone() -> None:
    match = ride(turn=9, fallen={"red": 1, "black": 2}, space=6)
    rolled(match, 2, "attack", "roll 3")
    assert away(match) == ("yellow", 3)
    match = ride(turn=9, fallen={"red": 1, "black": 2}, space=36, rainbow_lap=True, rainbow={"yellow": 2})
    assert rolled(match, 5).over
    assert match.state.result
    assert match.state.result["winner"] == 2


def test_R30_an_empty_pack() -> None:
    alone: dict[str, Any] = {"turn": 9, "fallen": {"red": 1, "black": 2}, "away": "yellow", "gap": 1}
    assert pack(ride(**alone)) == ""
    assert pack(play(ride(**alone), "give_up")) == "yellow"
    caught = rolled(play(ride(**alone, space=9), "continue"), 1)
    assert (pack(caught), away(caught)) == ("yellow", ("", 0))


def test_R31_both_dice_have_six_sides() -> None:
    match = play(ride(space=6), "roll")
    assert [choice.token for choice in match.game.choices(match.state, -1)] == [f"roll {n}" for n in range(1, 7)]
    assert refused(match, "roll 7") == refused(match, "roll 0") == "no_such_outcome"
    play(match, "roll 2", "attack")
    assert [choice.token for choice in match.game.choices(match.state, -1)] == [f"roll {n}" for n in range(1, 7)]


@pytest.mark.parametrize(
    ("gap", "die", "over"), [(12, 6, False), (13, 5, False), (13, 6, True), (18, 1, True), (18, 6, True)]
)
def test_R32_three_minutes_sharp_are_on_the_road(gap: int, die: int, over: bool) -> None:
    match = rolled(play(ride(away="red", gap=gap, space=6), "continue"), 2, "attack", f"roll {die}")
    assert match.over == over
    assert state(match).gap == min(gap + die, 19)
    if over:
        assert match.state.result
        assert (match.state.result["reason"], match.state.result["winner"]) == ("gap", 0)


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][0] != "breakaway" and card != "c08"])
def test_R33_chance_spaces_are_never_sold(card: str) -> None:
    match = rolled(ride(space=9), 3, f"draw {card}")
    assert 12 not in EFFORTS
    assert not told(match, "auction")
    assert asked(match)[1] == "roll"


def test_R34_the_final_count_exchanges_everything_at_best() -> None:
    match = ride(
        turn=20,
        options=MIXED | POINTS,
        fallen={"yellow": 3},
        energy={"red": 0, "black": 0},
        reserve={"red": 0, "black": 0},
        green={"red": 3, "black": 4},
        double={"yellow": 5},
        triple={"yellow": 1},
        points={"black": 2},
        space=27,
    )
    rolled(match, 1)
    assert match.state.result
    assert match.state.result["worth"] == [[1, 0, 0], [2, 0, 0], [1, 0, 3]]
    assert match.state.result["ranking"] == [[1], [2], [0]]


def test_R34_points_make_greens_too_and_cannot_win_by_target() -> None:
    match = ride(
        turn=20, options=POINTS, fallen={"yellow": 3, "black": 4}, energy={"red": 0}, reserve={"red": 0},
        rainbow={"black": 2}, green={"black": 2}, points={"black": 1, "yellow": 5}, space=27,
    )  # fmt: skip
    rolled(match, 1)
    assert match.state.result
    assert match.state.result["reason"] == "collapse"
    assert match.state.result["worth"] == [[0, 0, 0], [3, 0, 0], [1, 2, 0]]
    assert match.state.result["winner"] == 1


def test_R34_shared_victory() -> None:
    match = ride(turn=20, fallen={"yellow": 3}, energy={"red": 0, "black": 0}, reserve={"red": 0, "black": 0}, space=27)
    rolled(match, 1)
    assert match.state.result
    assert match.state.result["ranking"] == [[0, 1, 2]]


def test_R35_free_actions_leave_decider_and_step_as_they_are() -> None:
    match = rolled(ride(held={"red": [6, 7], "yellow": 9}), 1, "bid 5")
    before = asked(match)
    play(match, "red: abandon 7", "yellow: abandon reserve", "black: abandon reserve")
    assert asked(match) == before
    assert match.view(None)["auction"]["high"] == 5
    assert state(match).held == [(6,), (), (9,)]


def test_R35_a_debt_now_covered_goes_on_by_itself() -> None:
    match = rolled(ride(space=27, energy={"red": 1}, held={"red": [1, 2]}, reserve={"red": 0}), 1)
    play(match, "red: abandon 2")
    assert asked(match) == ("black", "auction")
    assert energy(match)[0] == 10


def test_R35_a_speaker_now_without_domestiques_is_skipped() -> None:
    match = rolled(ride(reserve={"black": 1}), 1)
    play(match, "black: abandon reserve")
    assert asked(match) == ("yellow", "auction")
    later = rolled(ride(reserve={"yellow": 1}), 1)
    play(later, "yellow: abandon reserve", "pass")
    assert asked(later) == ("red", "auction")


def test_R35_one_answer_left_is_played() -> None:
    match = rolled(ride(held={"red": [1, 2, 6]}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")
    play(match, "abandon 6")
    assert asked(match)[1] == "placing"
    play(match, "abandon 1")
    assert (state(match).held[0], asked(match)) == ((4,), ("black", "roll"))
    card = rolled(ride(space=9, held={"red": [1, 2]}, reserve={"red": 0}), 3, "draw c08")
    play(card, "abandon 2")
    assert (state(card).held[0], state(card).reserve[0]) == ((), 0)


def test_R35_a_question_with_nothing_left_to_ask_is_over() -> None:
    match = rolled(ride(space=30, double={"red": 1}, triple={"red": 2}), 1)
    assert asked(match) == ("red", "exchange")
    play(match, "exchange dots 1 3")
    assert asked(match) == ("black", "roll")


def test_R35_a_free_exchange_may_win_anybodys_turn() -> None:
    rich: dict[str, Any] = {"rainbow": {"yellow": 2}, "double": {"yellow": 2}, "triple": {"yellow": 2}}
    for match in (
        ride(**rich),
        ride(away="black", gap=3, **rich),
        rolled(ride(**rich), 1),
        rolled(ride(space=6, **rich), 2),
        rolled(ride(space=27, energy={"red": 0}, held={"red": 1}, **rich), 1),
    ):
        play(match, "yellow: exchange dots 2 2")
        assert match.over
        assert match.state.result
        assert (match.state.result["reason"], match.state.result["winner"]) == ("jerseys", 2)


def test_R36_all_payers_are_processed_before_the_end() -> None:
    poor = {"red": 0, "black": 5, "yellow": 0, "white": 9}
    none = dict.fromkeys(poor, 0)
    match = rolled(ride(RBYW, space=27, energy=poor, reserve=none, turn=7), 1)
    assert [fallen["seat"] for fallen in told(match, "collapsed")] == [0, 1, 2]
    assert (pack(match), energy(match), match.over) == ("white", [0, 0, 0, 3], False)
    all_gone = rolled(ride(RBYW, space=27, energy=poor | {"white": 5}, reserve=none, turn=7), 1)
    assert all_gone.over
    assert all_gone.state.result
    assert all_gone.state.result["reason"] == "collapse"
    assert all_gone.state.result["ranking"] == [[0, 1, 2, 3]]
