"""What the police can know: counts that were known before, the worked examples, and slow but plain reckoning."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.games.city_chase.board import BUILDINGS, HELICOPTERS, INDEX, NEXT_DOOR, ROUNDS, TRACK
from pygame_core.games.city_chase.bots.thief_plan import ways_left
from pygame_core.games.city_chase.deduction.belief import (
    dead_end_in,
    explain,
    onward,
    outcomes,
    paths,
    possible,
    reaches_the_end,
    sample,
)
from pygame_core.games.city_chase.deduction.clues import square

WALKS = (25, 80, 188, 456, 972, 2112, 4152, 8160, 14520, 26000, 42736)
STUCK = {5: 8, 6: 8, 7: 56, 8: 56, 9: 320, 10: 424, 11: 1496}
BY_START = {"A1": 1712, "B1": 1758, "C1": 1856, "B2": 1740, "C2": 1512, "C3": 1392}
Log = dict[str, list[str]]


def heard(*told: str) -> Log:
    """A log where each answer carries its round: "4 B2 blue" is told in round 4; the last may be a round alone."""
    log: list[str] = []
    for line in told:
        until, *check = line.split(" ")
        hidden = sum(each.startswith("hidden") for each in log)
        log += [f"hidden {number}" for number in range(hidden + 1, int(until) + 1)]
        log += [" ".join(["check", *check])] if check else []
    return {"log": log}


def walks(length: int, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to go, one by one."""
    if len(path) == length:
        yield path
        return
    for to in NEXT_DOOR[path[-1]] if path else range(len(BUILDINGS)):
        if to not in path:
            yield from walks(length, (*path, to))


def shown(path: tuple[int, ...], building: int, found: set[int]) -> str:
    """What the rules say of a check."""
    if building in found:
        return "known"
    if building not in path:
        return "empty"
    return "car" if building == path[-1] else TRACK[path.index(building)]


# --- counts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hidden", "count"), list(enumerate(WALKS, 1)))
def test_walks_without_any_check(hidden: int, count: int) -> None:
    assert paths(heard(str(hidden))) == count
    assert len(possible(heard(str(hidden)))) == len(BUILDINGS)


def test_before_the_first_hide_out() -> None:
    assert paths({"log": ["placed pink X6"]}) == 0
    assert possible({"log": []}) == {}
    assert sample({"log": []}, Rng(1)) == []
    assert explain({"log": []}, "C3") == ("nowhere", {"building": "C3", "round": 0})


@pytest.mark.parametrize(("announced", "count"), list(STUCK.items()))
def test_stuck_walks(announced: int, count: int) -> None:
    """A round in which so many of the walks so far have no way on."""
    stuck = [path for path in walks(announced - 1) if set(NEXT_DOOR[path[-1]]) <= set(path)]
    assert len(stuck) == count


def test_nobody_is_stuck_before_round_5() -> None:
    assert all(not set(NEXT_DOOR[path[-1]]) <= set(path) for length in (1, 2, 3) for path in walks(length))


@pytest.mark.parametrize(("start", "count"), list(BY_START.items()))
def test_whole_walks_by_their_start(start: str, count: int) -> None:
    assert ways_left((), INDEX[start]) == count


def test_how_often_a_random_thief_is_encircled() -> None:
    assert encircled(0, 0, 0) == Fraction(1046467, 5248800)


def encircled(visited: int, last: int, hidden: int) -> Fraction:
    """The chance that a thief who drives at random has no way on before the end."""
    if hidden == ROUNDS:
        return Fraction(0)
    ways = [to for to in (NEXT_DOOR[last] if hidden else range(len(BUILDINGS))) if not visited >> to & 1]
    if not ways:
        return Fraction(1)
    return sum((encircled(visited | 1 << to, to, hidden + 1) for to in ways), Fraction(0)) / len(ways)


# --- the worked examples ----------------------------------------------------------------------------------------


def test_e4_an_empty_building_may_be_used_later() -> None:
    assert paths(heard("1 pink C3 empty")) == 24
    assert paths(heard("1 pink C3 empty", "2")) == 76
    assert len(possible(heard("1 pink C3 empty", "2"))) == len(BUILDINGS)


def test_e5_empty_in_round_2() -> None:
    assert paths(heard("2 C3 empty")) == 72
    assert list(possible(heard("2 C3 empty"))) == [name for name in BUILDINGS if name != "C3"]


def test_e6_yellow_in_round_2() -> None:
    assert possible(heard("2 C3 yellow")) == dict.fromkeys(("C2", "B3", "D3", "C4"), 1)


def test_e7_yellow_in_round_3() -> None:
    assert paths(heard("3 C3 yellow")) == 12
    assert set(possible(heard("3 C3 yellow"))) == {"A3", "B2", "B4", "C1", "C5", "D2", "D4", "E3"}
    assert paths(heard("3 C3 yellow", "4")) == 32
    assert len(possible(heard("3 C3 yellow", "4"))) == 12


def test_e8_a_blue_and_a_yellow_in_one_phase() -> None:
    assert set(possible(heard("3 A1 blue"))) == {"A2", "B1"}
    assert possible(heard("3 A1 blue", "3 B1 yellow")) == {"A2": 1}


def test_e9_an_old_empty_dates_a_trace() -> None:
    told = heard("2 B2 empty", "4 B2 blue")
    assert paths(told) == 30
    assert set(possible(told)) == {"A2", "B1", "B3", "C2"}


def test_e10_red_in_round_7() -> None:
    assert possible(heard("7 E5 red")) == {"E4": 25, "D5": 25}


def test_e11_no_walk_breaks_the_chessboard() -> None:
    assert paths(heard("2 A1 yellow", "7 B2 red")) == 0
    with pytest.raises(ValueError, match="no walk"):
        sample(heard("2 A1 yellow", "7 B2 red"), Rng(1))


def test_e12_red_and_blue_in_the_corner() -> None:
    told = heard("7 A1 red", "7 B1 blue")
    assert possible(told) == {"A2": 25}
    again = {"log": [*told["log"], "hidden 8"]}
    assert paths(again) == 34
    assert set(possible(again)) == {"A3", "B2"} == set(onward(told))


def test_what_was_known_tells_nothing() -> None:
    assert possible(heard("3 C3 yellow", "4 C3 known")) == possible(heard("3 C3 yellow", "4"))


def test_moves_tell_nothing_and_the_thief_phase_is_that_of_the_round_before() -> None:
    told = heard("3 C3 yellow")
    assert possible({"log": [*told["log"], "move green X1 X2"]}) == possible(told)


# --- against plain reckoning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_belief_is_the_set_of_walks_that_fit(seed: int) -> None:
    """Random checks of a random walk; every walk is asked whether it would have shown the same."""
    rng, log, checks, found = Rng(seed), [], [], set[int]()
    path = rng.pick(list(walks(7)))
    for hidden in range(1, 8):
        log.append(f"hidden {hidden}")
        for _ in range(rng.below(3)):
            building = rng.below(len(BUILDINGS))
            told = shown(path[:hidden], building, found)
            if told == "car":
                continue
            checks.append((hidden, building, told))
            log.append(f"check {rng.pick(HELICOPTERS)} {BUILDINGS[building]} {told}")
            found |= {building} if told in TRACK else set()
    fits = [one for one in walks(7) if agrees(one, checks)]
    assert path in fits
    assert possible({"log": log}) == {
        name: count for at, name in enumerate(BUILDINGS) if (count := sum(one[-1] == at for one in fits))
    }
    check_outcomes({"log": log}, fits, found)
    check_samples({"log": log}, fits)


def agrees(path: tuple[int, ...], checks: list[tuple[int, int, str]]) -> bool:
    found = set[int]()
    for hidden, building, told in checks:
        if shown(path[:hidden], building, found) != told:
            return False
        found |= {building} if told in TRACK else set()
    return True


def check_outcomes(view: Log, fits: list[tuple[int, ...]], found: set[int]) -> None:
    for at, name in enumerate(BUILDINGS):
        cars: dict[str, set[int]] = {}
        for one in fits:
            cars.setdefault(shown(one, at, found), set()).add(one[-1])
        expected = {told: 0 if told == "car" else len(each) for told, each in cars.items()}
        assert outcomes(view, name) == expected


def check_samples(view: Log, fits: list[tuple[int, ...]]) -> None:
    rng = Rng(5)
    drawn = {tuple(sample(view, rng)) for _ in range(40)}
    assert drawn <= set(fits)
    assert len(drawn) > 1 or len(fits) == 1


def test_every_walk_is_drawn_as_often() -> None:
    rng, told = Rng(8), heard("3 C3 yellow")
    drawn = [tuple(sample(told, rng)) for _ in range(2400)]
    assert len(set(drawn)) == 12
    assert all(150 < drawn.count(one) < 255 for one in set(drawn))
    assert sample(told, Rng(3)) == sample(told, Rng(3))


@pytest.mark.parametrize("seed", range(6))
def test_a_reason_is_true(seed: int) -> None:
    """No building is called impossible that is possible, and the facts are those of the log."""
    rng, log, found = Rng(seed + 100), list[str](), set[int]()
    path = rng.pick(list(walks(9)))
    for hidden in range(1, 10):
        log.append(f"hidden {hidden}")
        building = rng.pick(path[: max(1, hidden - 1)]) if rng.below(2) else rng.below(len(BUILDINGS))
        told = shown(path[:hidden], building, found)
        if told != "car":
            log.append(f"check {BUILDINGS[building]} {told}")
            found |= {building} if told in TRACK else set()
        for name in BUILDINGS:
            check_reason(log, name, path[:hidden])


def check_reason(log: list[str], name: str, path: tuple[int, ...]) -> None:
    code, facts = explain({"log": log}, name)
    assert (code == "possible") == (name in possible({"log": log}))
    if code == "parity":
        assert facts["square"] == square(BUILDINGS[path[-1]]) != square(name)
        assert path[facts["laid"] - 1] == INDEX[facts["trace"]]
    if code == "far":
        laid = path.index(INDEX[facts["trace"]]) + 1
        assert laid >= facts["laid"]
        assert laid == facts["laid"] or not facts["exact"]
        assert facts["doors"] > facts["most"] == len(path) - facts["laid"]


def test_reasons_in_their_order() -> None:
    told = heard("2 A1 yellow", "3 B2 empty")
    codes = {name: explain(told, name)[0] for name in ("A1", "B2", "B1", "C3", "A3")}
    assert codes == {"A1": "found", "B2": "empty_now", "B1": "parity", "C3": "far", "A3": "possible"}
    assert explain(told, "C3")[1] == {
        "building": "C3",
        "round": 3,
        "doors": 4,
        "most": 2,
        "exact": True,
        "trace": "A1",
        "colour": "yellow",
        "found": 2,
        "laid": 1,
    }


def test_a_found_building_can_only_be_known() -> None:
    assert outcomes(heard("3 C3 yellow", "3"), "C3") == {"known": 8}
    assert outcomes(heard("7 A1 red", "7 B1 blue"), "A2") == {"car": 0}


# --- how far the car can still go -------------------------------------------------------------------------------------


def test_dead_ends() -> None:
    corner = sum(1 << INDEX[name] for name in ("A2", "B2", "B1", "A1"))
    assert not reaches_the_end(corner, INDEX["A1"], 1)
    assert dead_end_in(corner, INDEX["A1"], 7) == 0
    before = corner - (1 << INDEX["A1"])
    assert reaches_the_end(before, INDEX["B1"], 8)
    assert dead_end_in(before, INDEX["B1"], 8) == 8
    assert reaches_the_end(corner, INDEX["A1"], 0)


def test_e14_a_dead_end_in_the_middle_of_the_city() -> None:
    path = ("C2", "D2", "D3", "D4", "C4", "B4", "B3", "C3")
    visited = sum(1 << INDEX[name] for name in path)
    assert dead_end_in(visited, INDEX["C3"], 3) == 0
    assert dead_end_in(visited - (1 << INDEX["C3"]), INDEX["B3"], 4) == 4
