# ruff: noqa: N802  (rulings are written as the specification writes them)
"""The tables of the roads: cells, ways, touching, laps, summits, feed zones."""

from itertools import pairwise

import pytest

from pygame_core.games.velomaster.board import BOARDS, OFFERED
from pygame_core.games.velomaster.meta import META
from pygame_core.games.velomaster.road import ROADS, Road, boundaries, route_of
from pygame_core.games.velomaster.table import stages_of
from tests.games.velomaster.races import names, road

ALL = [ROADS[route_of(board, laps)] for board in BOARDS for laps in BOARDS[board].laps]


def ids(of: Road) -> str:
    return f"{of.board.id}:{of.laps}"


def test_lanes_are_cut_as_their_codes_say() -> None:
    assert boundaries("=", 3) == [0, 100, 200, 300]
    assert boundaries("~", 4) == [0, 150, 250, 400]
    assert boundaries("7", 5) == [0, 71, 143, 214, 286, 357, 429, 500]
    assert boundaries(".", 5) == []


@pytest.mark.parametrize("of", ALL, ids=ids)
def test_every_lane_is_cut_without_a_gap_inside_its_section(of: Road) -> None:
    for section, start, end, _ in of.sections:
        for lane in range(1, 6):
            mine = [c for c in range(of.finish) if of.lane[c] == lane and of.name[c].startswith(section + ".")]
            bounds = [(of.start[c], of.end[c]) for c in mine]
            assert not bounds or (bounds[0][0], bounds[-1][1]) == (start, end)
            assert all(one[1] == other[0] for one, other in pairwise(bounds))


@pytest.mark.parametrize("of", ALL, ids=ids)
def test_no_way_leads_back_and_each_touches(of: Road) -> None:
    for cell in range(of.finish):
        for way in of.ways[cell]:
            if way == of.finish:
                assert of.end[cell] == of.total
                continue
            assert of.end[way] >= of.end[cell]
            assert way in of.touching[cell]
            assert cell in of.touching[way]


@pytest.mark.parametrize("of", ALL, ids=ids)
def test_nothing_touching_on_a_side_is_further_forward_than_its_way(of: Road) -> None:
    for cell in range(of.finish):
        for way in (of.left[cell], of.right[cell]):
            if way == of.none:
                continue
            beside = [other for other in of.touching[cell] if of.lane[other] == of.lane[way]]
            assert max(beside, key=lambda other: of.end[other]) == way


@pytest.mark.parametrize("of", ALL, ids=ids)
def test_R38_the_foremost_rider_always_has_a_way(of: Road) -> None:
    """Straight on, or out of a dying lane sideways to a cell whose rider could ride straight on."""
    for cell in range(of.finish):
        row = [cell]
        for one in row:
            row += [way for way in of.ways[one] if of.end[way] == of.end[cell] and way not in row]
        assert any(of.straight[one] != of.none for one in row)


def test_laps_are_unrolled() -> None:
    of = road("criterium", 2)
    assert of.total == 8000
    assert of.name[of.straight[of.cell["1:H.3.3"]]] == "2:A.3.1"
    assert of.straight[of.cell["2:H.3.3"]] == of.finish
    assert [summit.tick for summit in of.summits] == [1800, 5800]
    assert of.zones == [3200, 7200]


def test_a_shortened_race_ends_with_a_section_of_the_last_lap() -> None:
    of = ROADS[route_of("criterium", 2, "C")]
    assert of.total == 5800
    assert of.straight[of.cell["2:C.3.7"]] == of.finish
    assert of.zones == [3200]
    assert ROADS[route_of("criterium", 1, "C")].zones == []


def test_touching_and_swept() -> None:
    of = road()
    assert names(of, of.swept[of.cell["A.3.3"]]) == ["A.2.2", "A.4.2", "A.3.2"]
    assert names(of, of.touching[of.cell["A.3.2"]]) == ["A.2.1", "A.2.2", "A.3.1", "A.3.3", "A.4.1", "A.4.2"]


@pytest.mark.parametrize("board", OFFERED)
def test_data_names_what_is_there(board: str) -> None:
    of = ROADS[route_of(board, 1)]
    sections = {section.id for section in BOARDS[board].sections}
    assert set(BOARDS[board].danger) <= set(of.cell)
    assert sum(of.danger) == len(BOARDS[board].danger)
    assert {summit[0] for summit in BOARDS[board].summits} <= sections
    assert BOARDS[board].default_laps in BOARDS[board].laps


def test_lengths_in_cells() -> None:
    cells = {board: ROADS[route_of(board, BOARDS[board].default_laps)].total // 100 for board in OFFERED}
    assert cells == {
        "criterium": 40, "aurillac": 138, "salzburg": 164, "plaine": 100, "puys": 96, "femur": 98, "lacets": 92,
    }  # fmt: skip


def test_tours_have_two_to_eight_stages() -> None:
    proposed = next(option for option in META.options if option.name == "stages").values
    assert [len(stages_of(stages)) for stages in proposed] == [1] * 7 + [*range(2, 9)]
    assert all(board in OFFERED for stages in proposed for board, _ in stages_of(stages))
