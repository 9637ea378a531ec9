"""The drawing: well-formed, labelled, complete, and the same for the same view."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.games.velomaster.board import BOARDS
from pygame_core.games.velomaster.drawing import picture
from pygame_core.games.velomaster.drawing.altitude import altitude
from pygame_core.games.velomaster.drawing.geometry import course, layout
from pygame_core.games.velomaster.drawing.ground import ground_layers
from pygame_core.games.velomaster.drawing.picture import DRAWING
from pygame_core.games.velomaster.drawing.words import WORDS, say
from pygame_core.games.velomaster.rules.ways import ways
from pygame_core.games.velomaster.view import race_of
from tests.games.drawn import buttons, idents, parsed, references
from tests.games.velomaster.pictures import ON_THE_BOARD, some


def test_a_board_is_xml_its_ids_are_unique_and_its_sprites_exist() -> None:
    for view, show in some():
        for preview in (None, *show.choices[:3]):
            page = DRAWING.defs() + DRAWING.board(view, replace(show, preview=preview))
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]
            assert references(page) <= set(ids)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("finish", ["line", "E"])
def test_every_course_is_drawn_from_its_data(board: str, finish: str) -> None:
    road = f"{board}:{max(BOARDS[board].laps)}:{finish}"
    page = ground_layers(road)
    ids = idents(parsed(page))
    assert len(ids) == len(set(ids))
    assert {f"section-{section.id}" for section in BOARDS[board].sections} <= set(ids)
    assert page.count('class="danger"') == len(_dangers(road))
    told = {summit.name for summit in layout(road).road.summits}
    assert all(name in page for name in told)
    assert len(page.encode()) < 48_000


def _dangers(road: str) -> set[str]:
    """The danger cells of a road, told once for all laps."""
    tables = layout(road).road
    return {tables.name[cell].rpartition(":")[2] for cell in range(tables.finish) if tables.danger[cell]}


@pytest.mark.parametrize("board", BOARDS)
def test_the_road_stays_on_the_plan_and_its_height_between_bottom_and_top(board: str) -> None:
    lay, height = layout(f"{board}:1:line"), altitude(board)
    for cell in range(lay.road.finish):
        x, y = lay.foot(cell)
        assert 0 < x < 1000
        assert 0 < y < 700
        assert 0 <= height(lay.middle(cell)) <= 1
        assert lay.road.climb[cell] == 0 or height(lay.road.end[cell]) > height(lay.road.start[cell])


@pytest.mark.parametrize("board", BOARDS)
def test_ticks_lie_at_even_distances(board: str) -> None:
    line = course(board)
    spots = [line.spot(tick) for tick in range(0, line.lap, 50)]
    far = [((a - x) ** 2 + (b - y) ** 2) ** 0.5 for (a, b), (x, y) in pairwise(spots)]
    assert max(far) <= 50 * line.px + 0.01
    assert min(far) > 40 * line.px


def test_what_has_a_place_on_the_board_can_be_given_there() -> None:
    for view, show in some("move", "leap", "offers", "descent", "launch"):
        shown = {element.attrib["data-do"] for element in buttons(parsed(DRAWING.live(view, show)))}
        tokens = {one.token for one in show.choices}
        assert {one.token for one in show.choices if one.kind in ON_THE_BOARD} <= shown
        assert {one.removeprefix("ui:walk:").split(",")[0] for one in shown if not one.startswith("ui:hold:")} <= tokens


def test_a_tap_farther_off_rides_all_the_way_with_the_smallest_die_that_is_enough() -> None:
    for view, show in some("move", "give", "launch", "value"):
        for element in buttons(parsed(DRAWING.live(view, show))):
            action, way, tokens = element.attrib["data-do"].partition("ui:walk:")
            if not way:
                continue
            assert not action
            first, *rest = tokens.split(",")
            if first.split()[0] in ("give", "start", "take"):
                giving, _, given = first.rpartition(" ")
                dice = [int(one.args[-1]) for one in show.choices if one.token.rpartition(" ")[0] == giving]
                assert int(given) == min(die for die in dice if die >= len(rest))
            assert all(one.startswith("step ") for one in rest)


def test_what_can_be_chosen_is_a_labelled_button_near_its_place() -> None:
    for view, show in some("move", "leap", "offers", "attack", "dope"):
        for element in buttons(parsed(DRAWING.board(view, show))):
            assert element.attrib["role"] == "button"
            assert element.attrib["data-look"] == element.attrib["data-do"]
            assert element.attrib["aria-label"].endswith(".")
            x, y = map(float, element.attrib["data-at"].split())
            if element.attrib.get("class", "").startswith("waiting"):
                x, y = x + 500, y + 350  # told from the middle of the pen
            assert 0 <= x <= 1000
            assert 0 <= y <= 700


def test_every_rider_in_the_race_is_there_once_and_has_a_name() -> None:
    for view, show in some():
        root = parsed(DRAWING.live(view, show))
        racing = [f"rider-{rider}" for rider, one in view["riders"].items() if one["place"] != "out"]
        assert sorted(ident for ident in idents(root) if ident.startswith("rider-")) == sorted(racing)
        for element in root.iter():
            if element.attrib.get("id", "").startswith("rider-"):
                assert element.attrib["aria-label"]


def test_cells_near_by_that_cannot_be_chosen_can_say_why() -> None:
    for view, show in some("move"):
        page = DRAWING.live(view, show)
        asked = re.findall(r'role="img" aria-label="[^"]*" data-why="cell ([^"]+)"', page)
        assert asked or view["phase"] == "launch"
        assert not {f"step {cell}" for cell in asked} & {one.token for one in show.choices}


def test_points_light_the_cells_they_lead_to() -> None:
    for view, show in some("move"):
        page = DRAWING.live(view, show)
        lit = len(re.findall(r'id="(?:land|reach)-', page))
        assert lit >= sum(one.kind == "step" for one in show.choices)


def test_a_cell_farther_on_knows_the_steps_that_lead_there() -> None:
    for view, show in some("move"):
        goals = re.findall(r'data-goal="([^"]+)"', DRAWING.live(view, show))
        tokens = {one.token for one in show.choices}
        assert all(goal.split(",")[0] in tokens for goal in goals)
        assert all(2 <= len(goal.split(",")) <= view["points_left"] for goal in goals)


def test_a_way_prefers_no_test_to_a_short_cut() -> None:
    view, _ = some("give", count=1)[0]
    s = race_of(view)
    road = layout(view["road"]).road
    s.on[:] = [-1] * len(s.on)
    climb = next(cell for cell in range(road.finish) if road.climb[cell] and road.straight[cell] < road.finish)
    found = ways(s, road, climb, 2)
    assert found[road.straight[climb]].chance == 1
    side = next(cell for cell in (road.left[climb], road.right[climb]) if cell != road.none)
    assert found[side].chance == (20 - road.climb[climb]) / 20


def test_a_die_looked_at_lights_the_reach_of_its_rider() -> None:
    for view, show in some("give"):
        for one in show.choices[:3]:
            assert 'class="reach"' in DRAWING.live(view, replace(show, preview=one))
            assert f'data-do="{one.token}"' in DRAWING.tray(view, show)


def test_a_line_looked_at_tells_who_gains_what() -> None:
    for view, show in some("offers"):
        line = next(one for one in show.choices if one.kind in ("relay", "accelerate"))
        page = DRAWING.live(view, replace(show, preview=line))
        assert 'id="preview-line"' in page
        assert 'class="offer on"' in page


def test_what_happened_is_told_over_the_heads() -> None:
    view, show = some("give", count=1)[0]
    rider = next(rider for rider, one in view["riders"].items() if one["place"] not in ("outside", "finished", "out"))
    facts = {"rider": rider, "kind": "power", "why": "climb", "against": 6, "die": 11, "passed": True}
    page = DRAWING.live(view, replace(show, trail=(Event("test", facts),)))
    assert f'id="test-{rider}"' in page
    assert ">11</text>" in page


def test_names_are_text_and_never_markup() -> None:
    for view, show in some():
        page = DRAWING.board(view, show) + picture.profile(view, show) + picture.all_sheets(view, show)
        assert "<b>L" not in page
        assert 'Le "' not in page


def test_labels_speak_both_languages() -> None:
    assert WORDS.tables["fr"].keys() == WORDS.tables["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS.tables["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS.tables["en"][key])), key


def test_the_whole_road_can_be_asked_why_not_below_all_that_is_lit() -> None:
    for view, show in some("move", "give", "launch", "leap", "offers", count=2):
        live = DRAWING.live(view, show)
        assert live.count('data-why="cell beyond"') == 1
        lit = [live.find(mark) for mark in ('data-do="step', 'data-do="leap', 'data-do="ui:walk') if mark in live]
        assert all(live.index('data-why="cell beyond"') < place for place in lit)
        assert "data-why" not in DRAWING.live(view, replace(show, choices=()))


def test_spoken_labels_know_one_from_many() -> None:
    for lang in WORDS.tables:
        assert not any("(s)" in words for words in WORDS.tables[lang].values())
        assert say(lang, "goal", cell="A.2.1", count=1) != say(lang, "goal", cell="A.2.1", count=2)
    assert say("en", "goal", cell="A.2.1", count=1) == "Up to A.2.1, 1 point."
