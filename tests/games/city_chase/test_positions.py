"""Positions that cannot be, row by row of the damaged saves: each is refused whole."""

from typing import Any

import pytest

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.telling import told
from tests.games.city_chase.chases import (
    CORNER,
    GAME,
    SPREAD,
    chase,
    damaged,
    sealed,
    seats_of,
    state,
)

TWELVE = "A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3 A4"
PLACED = ["placed pink X6", "placed yellow X8", "placed green X15"]
ONE = [*PLACED, "hidden 1"]
EMPTY = ["check pink B2 empty", "check yellow D2 empty"]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"round": 0}, "number_range"),
        ({"round": 12}, "number_range"),
        ({"round": True}, "number_range"),
        ({"round": "2"}, "number_range"),
        ({"round": 4}, "position_path_length"),
        ({"round": 1}, "position_path_length"),
        ({"step": "hide", "round": 2}, "position_path_length"),
        ({"step": "lunch"}, "not_one_of"),
        ({"step": "orders"}, "not_one_of"),
        ({"phase": "police"}, "position_field"),
        ({"heli": {"pink": "X6", "yellow": "X6", "green": "X15"}}, "position_heli_together"),
        ({"heli": {"pink": "X6", "yellow": "X8"}}, "position_heli_missing"),
        ({"heli": {"pink": "X6", "yellow": "X8", "green": "X17"}}, "not_one_of"),
        ({"heli": {"blue": "X6"}}, "not_one_of"),
        ({"heli": "X6 X8 X15"}, "position_heli"),
        ({"acted": ["pink", "yellow", "green"]}, "position_step"),
        ({"acted": ["pink", "pink"]}, "position_acted"),
        ({"acted": ["blue"]}, "not_one_of"),
        ({"acted": "pink"}, "position_acted"),
        ({"step": "hide", "round": 3, "acted": ["pink"]}, "position_step"),
        ({"winner": "thief"}, "position_too_early"),
        ({"step": "over", "reason": "escape"}, "position_step"),
        ({"step": "over", "reason": "arrest"}, "position_step"),
        ({"step": "over", "reason": "encirclement"}, "position_step"),
        ({"step": "over", "reason": "boredom"}, "not_one_of"),
        ({"step": "over", "reason": "escape", "winner": "police"}, "not_one_of"),
        ({"step": "over", "reason": "resignation", "failing": "V1"}, "position_failing"),
        ({"step": "over", "reason": "cheating", "failing": "V2"}, "not_one_of"),
        ({"step": "over", "reason": "unproven"}, "not_one_of"),
        ({"skyline": "A1 B1"}, "position_skyline"),
        ({"skyline": ["A1"] * 10}, "position_skyline"),
        ({"skyline": 5}, "position_buildings"),
        ({"orders": ["check pink B2"]}, "position_orders"),
        ({"claim": "thief escape"}, "position_too_early"),
        ({"claim": "thief arrest"}, "not_one_of"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], code: str) -> None:
    assert damaged("C3 D3", **position) == code


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("C3 E3 D3", "position_path"),
        ("C3 D4 D3", "position_path"),
        ("C3 D3 C3", "position_path"),
        ("C3 D3 F3", "not_one_of"),
        (TWELVE, "number_range"),
        (7, "position_buildings"),
        (["C3", 4], "not_one_of"),
    ],
)
def test_paths_that_cannot_be(path: Any, code: str) -> None:
    with pytest.raises(Damaged) as caught:
        Match(GAME, {}, seats_of("person person"), 1, position={"path": path})
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("found", "code"),
    [
        ({"A1": "blue 3"}, "position_answer"),
        ({"D3": "red 3"}, "position_log"),
        ({"D3": "yellow 3"}, "position_answer"),
        ({"C3": "blue 3"}, "position_answer"),
        ({"E3": "blue 3"}, "position_answer"),
        ({"D3": "blue 2"}, "position_log"),
        ({"D3": "blue 4"}, "position_found"),
        ({"D3": "blue 12"}, "number_range"),
        ({"D3": "pink 3"}, "not_one_of"),
        ({"D3": "blue"}, "position_found"),
        ({"F3": "blue 3"}, "not_one_of"),
        (["D3"], "position_found"),
        (dict.fromkeys(TWELVE.split()[:11], "blue 3"), "position_found"),
    ],
)
def test_traces_that_cannot_lie_there(found: Any, code: str) -> None:
    assert damaged("C3 D3 E3", found=found) == code


@pytest.mark.parametrize(
    ("log", "code"),
    [
        ([*ONE, "move pink X6 X8", "hidden 2"], "position_log"),
        ([*ONE, "move pink X6 X11", "hidden 2"], "position_log"),
        ([*ONE, "move pink X5 X6", "hidden 2"], "position_log"),
        ([*ONE, "check pink A1 empty", "hidden 2"], "position_log"),
        ([*ONE, "check pink B2 empty", "hidden 2"], "position_log"),
        ([*ONE, "check pink B2 empty", "check pink B3 empty", "hidden 2"], "position_log"),
        ([*ONE, "check pink C3 known", "hidden 2"], "position_log"),
        ([*ONE, "check pink C3 blue", "hidden 2"], "position_log"),
        ([*ONE, "check C3 car", "hidden 2"], "position_log"),
        ([*ONE, "check C3 empty", "hidden 2"], "position_answer"),
        ([*ONE, "hidden 2", "check pink C3 blue"], "position_log"),
        ([*ONE, "hidden 2", "check pink C3 empty"], "position_answer"),
        ([*ONE, "hidden 2", "check pink C3 yellow", "check yellow D3 blue"], "position_log"),
        ([*ONE, "hidden 3"], "position_log"),
        ([*ONE, "hidden 2", "hidden 3"], "position_path_length"),
        (ONE, "position_path_length"),
        ([*PLACED, "check pink B2 empty", "hidden 1", "hidden 2"], "position_log"),
        ([*PLACED, "placed pink X1", "hidden 1", "hidden 2"], "position_log"),
        (["placed pink X6", "placed yellow X6"], "position_log"),
        (["placed pink X6", "hidden 1", "hidden 2"], "position_log"),
        (["hidden 1", "hidden 2"], "position_log"),
        ([*ONE, "hidden two"], "position_log"),
        ([*ONE, "the thief was seen"], "position_log"),
        ([*ONE, 2], "position_log"),
        ("hidden 1", "position_log"),
        (["hidden 1"] * 200, "position_log"),
    ],
)
def test_logs_that_cannot_have_happened(log: Any, code: str) -> None:
    assert damaged("C3 D3", log=log) == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"round": 1}, "position_round"),
        ({"heli": SPREAD | {"pink": "X5"}}, "position_heli"),
        ({"acted": []}, "position_acted"),
        ({"acted": ["yellow"]}, "position_acted"),
        ({"found": {"C3": "yellow 2"}}, "position_found"),
    ],
)
def test_what_is_told_besides_the_log_must_agree(more: dict[str, Any], code: str) -> None:
    log = [*ONE, "hidden 2", "move pink X6 X2"]
    assert state(chase("C3 D3", log=log)).acted == (0,)
    assert damaged("C3 D3", log=log, **more) == code


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"step": "place", "round": 2}, "position_round"),
        ({"step": "place", "round": True}, "number_range"),
        ({"step": "place", "path": "A1"}, "position_too_early"),
        ({"step": "place", "acted": ["pink"]}, "position_too_early"),
        ({"step": "place", "found": {"A1": "blue 3"}}, "position_too_early"),
        ({"step": "skyline", "heli": SPREAD}, "position_too_early"),
        ({"step": "hide", "round": 2, "path": "C3", "acted": ["pink"]}, "position_step"),
        ({"step": "hide", "round": 1, "acted": ["pink", "yellow", "green"]}, "position_log"),
        ({"step": "hide", "round": 2, "path": "C3", "acted": ["pink", "yellow", "green"]}, "position_acted"),
    ],
)
def test_too_early(position: dict[str, Any], code: str) -> None:
    with pytest.raises(Damaged) as caught:
        Match(GAME, {"skyline": "regular"}, seats_of("person person"), 1, position=position)
    assert caught.value.code == code


def test_an_encirclement_must_be_one() -> None:
    assert damaged("C3 D3", step="over", reason="encirclement", round=3) == "position_step"
    assert chase(CORNER, step="over", reason="encirclement").over


def test_a_car_that_is_shut_in_is_not_asked() -> None:
    match = chase(CORNER, round=5)
    assert match.over
    assert match.view(None)["result"]["reason"] == "encirclement"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"path": "A1"}, "position_path_secret"),
        ({"step": "reveal"}, "position_step"),
        ({"step": "reply"}, "position_step"),
        ({"step": "reply", "orders": ["check pink A1"]}, "position_orders"),
        ({"orders": ["check pink B2", "check pink C2"]}, "position_orders"),
        ({"orders": ["move pink X7", "move yellow X7"]}, "position_orders"),
        ({"orders": "check pink B2"}, "position_orders"),
        ({"step": "hide", "round": 2, "orders": ["check pink B2"]}, "position_orders"),
        ({"step": "reveal", "claim": "police arrest"}, "position_step"),
        ({"step": "reveal", "claim": "police cheating"}, "not_one_of"),
        ({"claim": "thief escape"}, "position_step"),
        ({"log": ["hidden 1", "check A1 yellow"]}, "position_log"),
        ({"log": ["hidden 1", "hidden 2", "check A1 blue"]}, "position_log"),
        ({"log": ["hidden 1", "hidden 2", "check A1 yellow", "check C1 yellow"]}, "position_log"),
        ({"log": [*(f"hidden {n}" for n in range(1, 7)), "check A1 red"]}, "position_log"),
    ],
)
def test_positions_of_the_police_s_device(position: dict[str, Any], code: str) -> None:
    with pytest.raises(Damaged) as caught:
        sealed(**position)
    assert caught.value.code == code


@pytest.mark.parametrize("failing", ["", "V6", "V4 99 Q7", "V4 12", "V4 2 Z9", "V4 2 A1 more", "A1"])
def test_a_failing_point_is_one_of_the_five_with_its_round_and_building(failing: str) -> None:
    with pytest.raises(Damaged, match="position_failing"):
        sealed(log=["hidden 1"], step="over", reason="cheating", failing=failing)
    match = sealed(log=["hidden 1"], step="over", reason="cheating", failing="V4 1 A1")
    assert match.view(None)["result"]["failing"] == "V4 1 A1"


@pytest.mark.parametrize(
    ("last", "step"),
    [("hidden 1", "police"), ("check pink B2 car", "over"), ("check green C5 empty", "hide")],
)
def test_a_log_tells_by_itself_which_step_it_leads_to(last: str, step: str) -> None:
    more = [] if last == "hidden 1" else [last] if last.endswith("car") else [*EMPTY, last]
    shown = [*ONE, *more]
    assert chase("B2" if last.endswith("car") else "A1", log=shown).view(None)["step"] == step


@pytest.mark.parametrize("log", [["placed yellow X10"], ["placed green X16", "placed pink X1"], []])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_chase_does_not_begin_before_all_helicopters_stand(log: list[str], lang: str) -> None:
    """What would be written of it later could not be read."""
    with pytest.raises(Damaged) as caught:
        Match(GAME, {}, GAME.meta.seats(1), 1, position={"step": "hide", "log": log})
    assert caught.value.code == "position_log"
    assert told(caught.value, (), lang) != told(Damaged("?").of("city-chase"), (), lang)
