"""Rulings R1 to R22 of the specification, by name."""

from pathlib import Path

import pytest

from pygame_core.games.city_chase.board import AROUND, BUILDINGS, CROSSINGS, FLIGHTS, NEXT_DOOR, TOUCHING, TRACK
from tests.games.city_chase.chases import (
    CORNER,
    SPREAD,
    WHOLE,
    answers,
    at_random,
    chase,
    end,
    offered,
    play,
    refused,
    sealed,
    state,
    table,
    told,
)


def test_r01_the_last_round_counts_in_full() -> None:
    match = play(chase(WHOLE, heli={"pink": "X1", "yellow": "X5", "green": "X15"}), "check pink A1", "check green C4")
    assert match.asked == (1,)
    assert end(play(match, "check yellow A3")) == ("police", "arrest", 11)


def test_r01_escape_comes_after_the_third_action_only() -> None:
    match = play(chase(WHOLE), "check pink B3", "check yellow E3")
    assert not match.over
    assert end(play(match, "check green C5")) == ("thief", "escape", 11)


def test_r02_the_city_is_five_by_five_with_four_buildings_at_each_crossing() -> None:
    assert (len(BUILDINGS), len(CROSSINGS)) == (25, 16)
    assert all(len(set(around)) == 4 for around in AROUND)
    assert sorted(map(len, TOUCHING)) == [1] * 4 + [2] * 12 + [4] * 9
    around = {crossing: " ".join(BUILDINGS[b] for b in AROUND[n]) for n, crossing in enumerate(CROSSINGS)}
    assert (around["X1"], around["X4"], around["X7"]) == ("A1 B1 A2 B2", "D1 E1 D2 E2", "C2 D2 C3 D3")
    assert (around["X13"], around["X16"]) == ("A4 B4 A5 B5", "D4 E4 D5 E5")


def test_r03_the_thief_knows_the_helicopters_before_the_first_hide_out() -> None:
    match = play(table(), "place pink X6", "place yellow X8", "place green X15", "confirm")
    assert match.view(0)["heli"] == SPREAD
    assert offered(match) == {f"hide {building}" for building in BUILDINGS}
    assert play(match, "hide C3").asked == (1,)


def test_r04_helicopters_do_not_block_the_car() -> None:
    match = chase("B2", round=2, heli={"pink": "X1", "yellow": "X2", "green": "X5"})
    assert offered(match) == {"hide B1", "hide A2", "hide C2", "hide B3"}


def test_r05_adjacent_is_sharing_a_side() -> None:
    assert sorted(map(len, NEXT_DOOR)) == [2] * 4 + [3] * 12 + [4] * 9
    assert sorted(map(len, FLIGHTS)) == [2] * 4 + [3] * 8 + [4] * 4
    assert refused(chase("B2", round=2), "hide C3") == "not_adjacent"
    assert refused(chase("A5"), "move pink X11") == "not_a_flight"


def test_r06_a_found_trace_still_forbids_coming_back() -> None:
    match = chase("C3 D3 D2 C2", round=5, found={"C3": "yellow 2"})
    assert offered(match) == {"hide B2", "hide C1"}
    assert refused(match, "hide C3") == "already_used"


def test_r07_yellow_in_round_1_and_red_in_round_6() -> None:
    assert [TRACK.index("yellow") + 1, TRACK.index("red") + 1] == [1, 6]
    assert (len(TRACK), TRACK.count("blue")) == (11, 9)
    heli = {"pink": "X1", "yellow": "X8", "green": "X4"}
    match = play(chase("A1 B1 C1 D1 E1 E2 E3", heli=heli), "check pink A1", "check yellow E2", "check green E1")
    assert answers(match) == ["yellow", "red", "blue"]


def test_r08_the_thief_must_move_and_a_false_encirclement_is_refused() -> None:
    match = chase("C3", round=2)
    assert refused(match, "stay") == "already_used"
    assert refused(match, "hide C3") == "already_used"
    assert refused(match, "encircled") == "not_encircled"
    assert refused(match, "pass") == "not_your_phase"


def test_r08_every_helicopter_must_act_and_always_can() -> None:
    match = chase("E5", heli={"pink": "X1", "yellow": "X2", "green": "X5"})
    assert [refused(match, token) for token in ("pass", "end")] == ["must_act", "must_act"]
    assert {token for token in offered(match) if "pink" in token} == {
        f"check pink {b}" for b in ("A1", "B1", "A2", "B2")
    }


def test_r08_encirclement_is_declared_by_itself() -> None:
    match = play(chase(CORNER), "check pink C3", "check yellow E3", "check green C5")
    assert end(match) == ("police", "encirclement", 5)
    assert told(match, "over")[0]["path"] == tuple(CORNER.split())


def test_r09_a_forced_hide_out_is_asked() -> None:
    match = chase(WHOLE.removesuffix(" A3"), round=11)
    match.settle()
    assert (match.asked, offered(match)) == ((0,), {"hide A3"})


def test_r10_the_path_is_in_no_view_of_the_police() -> None:
    match = chase("C3 D3")
    assert all("path" not in match.view(seat) for seat in (1, None))
    assert match.view(0)["path"] == ["C3", "D3"]


def test_r11_the_order_is_free_and_a_left_crossing_is_free() -> None:
    match = chase("A5", heli={"pink": "X6", "yellow": "X7", "green": "X10"})
    assert refused(match, "move pink X7") == "occupied"
    play(match, "move yellow X8", "move pink X7")
    assert match.view(None)["acted"] == ["yellow", "pink"]


def test_r11_two_helicopters_cannot_swap() -> None:
    match = chase("A5", heli={"pink": "X6", "yellow": "X7", "green": "X15"})
    assert [refused(match, token) for token in ("move pink X7", "move yellow X6")] == ["occupied", "occupied"]


def test_r12_the_same_building_twice_in_a_phase() -> None:
    heli = {"pink": "X6", "yellow": "X7", "green": "X11"}
    looks = ("check pink C3", "check yellow C3", "check green C3")
    assert answers(play(chase("C3 C2", heli=heli), *looks)) == ["yellow", "known", "known"]
    assert answers(play(chase("A5 B5", heli=heli), *looks)) == ["empty", "empty", "empty"]


def test_r13_a_known_trace_is_never_recorded_as_empty() -> None:
    match = play(chase("C3 D3 D2 D1", found={"C3": "yellow 3"}), "check pink C3")
    assert state(match).log[-1] == "check pink C3 known"
    assert state(match).found == {12: ("yellow", 3)}


@pytest.mark.parametrize("path", ["E2", "E1 E2", "A1 B1 C1 D1 E1 E2"])
def test_r14_the_car_beats_its_own_trace(path: str) -> None:
    match = play(chase(path), "check yellow E2")
    assert answers(match) == ["car"]
    assert end(match) == ("police", "arrest", len(path.split()))


def test_r15_an_arrest_cancels_the_other_actions() -> None:
    match = play(chase("C3"), "check pink C3")
    assert match.asked == ()
    assert match.view(None)["acted"] == ["pink"]
    assert match.view(None)["heli"] == SPREAD
    assert refused(match, "check yellow E3", 1) == "over"


@pytest.mark.parametrize("seat", [1, 2])
def test_r16_a_spare_helicopter_obeys_any_officer(seat: int) -> None:
    match = chase("A5", players=3)
    match.answer(seat, "check green C4")
    assert match.view(None)["acted"] == ["green"]


def test_r17_the_thief_has_nothing_to_answer_in_the_police_phase() -> None:
    match = chase("A5", players=3)
    assert 0 not in match.choices_by_seat
    assert refused(match, "check pink C3", 0) == "other_seat"
    assert refused(match, "resign", 0) == "other_seat"
    assert match.view(0)["log"] == match.view(1)["log"]


def test_r18_encirclement_in_round_11_beats_escape() -> None:
    match = chase("C1 D1 D2 E2 E3 D3 C3 B3 B2 C2")
    assert match.view(None)["round"] == 10
    play(match, "move pink X5", "move yellow X4", "move green X16")
    assert end(match) == ("police", "encirclement", 11)


def test_r19_heights_mean_nothing() -> None:
    match = table(skyline="random")
    tall = match.view(None)["skyline"]
    assert (len(set(tall)), match.log[0].token.split()[0]) == (10, "skyline")
    plain = table()
    assert plain.view(None)["skyline"] == ["A1", "D1", "B2", "E2", "A3", "C3", "C4", "E4", "B5", "D5"]
    assert (match.asked, dict(match.choices_by_seat)) == (plain.asked, dict(plain.choices_by_seat))


def test_r20_only_the_round_is_announced() -> None:
    match = play(chase("C3", round=2), "hide C2")
    said = [event for event in match.events[-1] if event.known_to(1)]
    assert [(event.kind, event.data) for event in said] == [("hidden", {"seat": 0, "round": 2})]
    assert state(match).log[-1] == "hidden 2"


def test_r21_places_change_until_they_are_confirmed() -> None:
    match = play(
        table(), "place pink X6", "place pink X7", "place yellow X6", "place green X1", "place pink X16", "confirm"
    )
    assert match.view(None)["heli"] == {"pink": "X16", "yellow": "X6", "green": "X1"}
    assert refused(match, "place pink X2", 1) == "other_seat"
    assert refused(play(match, "hide A5"), "place pink X2") == "placed_for_good"


def test_r22_who_may_order_a_helicopter_places_it() -> None:
    match = table("person person person")
    assert refused(match, "place pink X1", 2) == "not_yours"
    assert refused(match, "place yellow X1", 1) == "not_yours"
    for seat, token in ((2, "place green X1"), (1, "place green X2"), (1, "place pink X1"), (2, "place yellow X4")):
        match.answer(seat, token)
    assert match.view(None)["heli"] == {"pink": "X1", "yellow": "X4", "green": "X2"}


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_r22_any_officer_confirms(seat: int) -> None:
    match = play(table("person person person person"), "place pink X1", "place yellow X2", "place green X3")
    match.answer(seat, "confirm")
    assert match.asked == (0,)


@pytest.mark.parametrize("seat", [1, 2])
def test_r22_any_officer_gives_up_for_the_team(seat: int) -> None:
    match = chase("A5", players=3, acted=["yellow", "green"])
    assert match.asked == (1,)
    match.answer(seat, "resign")
    assert end(match) == ("thief", "resignation", 1)
    assert match.view(1)["path"] == ["A5"]


def test_r22_giving_up_is_never_offered() -> None:
    for match in at_random(3, 5):
        assert all(choice.kind != "resign" for choices in match.choices_by_seat.values() for choice in choices)
    assert "resign" not in offered(sealed())


def test_every_ruling_is_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [number for number in range(1, 23) if f"def test_r{number:02}_" not in source] == []
