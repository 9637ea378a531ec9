"""The drawing: well-formed, labelled, complete, and the same for the same view."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from pygame_core.engine.chance import CHANCE, Rng
from pygame_core.engine.choice import Choice
from pygame_core.engine.events import Event
from pygame_core.engine.options import check_table
from pygame_core.engine.show import Show
from pygame_core.games.velomaster import draw, text
from pygame_core.games.velomaster.art.altitude import altitude
from pygame_core.games.velomaster.art.geometry import course, layout
from pygame_core.games.velomaster.art.ground import ground_layers
from pygame_core.games.velomaster.art.words import WORDS
from pygame_core.games.velomaster.board import BOARDS
from pygame_core.games.velomaster.meta import META
from pygame_core.games.velomaster.rules import GAME
from pygame_core.games.velomaster.view import race_of
from pygame_core.games.velomaster.ways import ways

View = Mapping[str, Any]
Moment = tuple[dict[str, Any], Show]
NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles")
RACES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {"level": "beginner"}),
    (3, {"level": "expert", "stages": "puys"}),
    (2, {"level": "pro", "stages": "aurillac:2 lab"}),
    (6, {"level": "pro", "stages": "lacets"}),
)
FORWARD = ("step", "leap", "relay", "accelerate", "give", "start", "take", "yes")
ON_THE_BOARD = ("step", "leap", "relay", "accelerate")
EACH = 4


def played(players: int, seed: int, options: Mapping[str, str]) -> Iterator[Moment]:
    """Every question of a random race that gets on, as a view and its show."""
    rng, seats = Rng(seed), META.seats(people=players, players=players)
    state = GAME.start(check_table(META, options, seats), seats)
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, max(seat, 0)), tuple(state.heard[-30:])
        yield view, Show("fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail, seat=max(seat, 0))
        GAME.play(state, seat, GAME.draw(state).sample(rng) if seat == CHANCE else _forward(choices, rng))
    yield GAME.view(state, None), Show("fr", NAMES[:players], trail=tuple(state.heard[-12:]))


def _forward(choices: tuple[Choice, ...], rng: Rng) -> Choice:
    """Straight on two times in three: races end, and riders meet."""
    found = [one for one in choices if one.kind in FORWARD] or list(choices)
    steps = [one for one in found if one.kind == "step"]
    straight = rng.pick((True, True, False))
    return steps[0] if steps and straight else rng.pick(found)


@cache
def moments() -> dict[str, list[Moment]]:
    """A few positions for each step, from races of all sizes and levels."""
    found: dict[str, list[Moment]] = {}
    for seed, (players, options) in enumerate(RACES, 3):
        count: dict[str, int] = {}
        for index, moment in enumerate(played(players, seed, options)):
            step = moment[0]["step"]
            count[step] = count.get(step, 0) + 1
            if count[step] in (1, 20, 60) or index % 150 == 0:
                found.setdefault(step, []).append(moment)
    return found


def some(*steps: str, count: int = 6) -> list[Moment]:
    """Positions where this is asked; a few of every kind where nothing is named."""
    if steps:
        return [moment for step in steps for moment in moments()[step][:count]]
    return [moment for several in moments().values() for moment in several[:EACH]]


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')  # noqa: S314 (our own text)


def buttons(root: ET.Element) -> list[ET.Element]:
    return [element for element in root.iter() if "data-do" in element.attrib]


def idents(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references(page: str) -> set[str]:
    return set(re.findall(r'href="#([\w-]+)"', page)) | set(re.findall(r"url\(#([\w-]+)\)", page))


def test_a_board_is_xml_its_ids_are_unique_and_its_sprites_exist() -> None:
    for view, show in some():
        for preview in (None, *show.choices[:3]):
            page = draw.defs() + draw.board(view, replace(show, preview=preview))
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
        shown = {element.attrib["data-do"] for element in buttons(parsed(draw.live(view, show)))}
        tokens = {one.token for one in show.choices}
        assert {one.token for one in show.choices if one.kind in ON_THE_BOARD} <= shown
        assert {one.removeprefix("ui:walk:").split(",")[0] for one in shown if not one.startswith("ui:hold:")} <= tokens


def test_a_tap_farther_off_rides_all_the_way_with_the_smallest_die_that_is_enough() -> None:
    for view, show in some("move", "give", "launch", "value"):
        for element in buttons(parsed(draw.live(view, show))):
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
        for element in buttons(parsed(draw.board(view, show))):
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
        root = parsed(draw.live(view, show))
        racing = [f"rider-{rider}" for rider, one in view["riders"].items() if one["place"] != "out"]
        assert sorted(ident for ident in idents(root) if ident.startswith("rider-")) == sorted(racing)
        for element in root.iter():
            if element.attrib.get("id", "").startswith("rider-"):
                assert element.attrib["aria-label"]


def test_cells_near_by_that_cannot_be_chosen_can_say_why() -> None:
    for view, show in some("move"):
        page = draw.live(view, show)
        asked = re.findall(r'role="img" aria-label="[^"]*" data-why="cell ([^"]+)"', page)
        assert asked or view["phase"] == "launch"
        assert not {f"step {cell}" for cell in asked} & {one.token for one in show.choices}


def test_points_light_the_cells_they_lead_to() -> None:
    for view, show in some("move"):
        page = draw.live(view, show)
        lit = len(re.findall(r'id="(?:land|reach)-', page))
        assert lit >= sum(one.kind == "step" for one in show.choices)


def test_a_cell_farther_on_knows_the_steps_that_lead_there() -> None:
    for view, show in some("move"):
        goals = re.findall(r'data-goal="([^"]+)"', draw.live(view, show))
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
            assert 'class="reach"' in draw.live(view, replace(show, preview=one))
            assert f'data-do="{one.token}"' in draw.tray(view, show)


def test_a_line_looked_at_tells_who_gains_what() -> None:
    for view, show in some("offers"):
        line = next(one for one in show.choices if one.kind in ("relay", "accelerate"))
        page = draw.live(view, replace(show, preview=line))
        assert 'id="preview-line"' in page
        assert 'class="offer on"' in page


def test_what_happened_is_told_over_the_heads() -> None:
    view, show = some("give", count=1)[0]
    rider = next(rider for rider, one in view["riders"].items() if one["place"] not in ("outside", "finished", "out"))
    facts = {"rider": rider, "kind": "power", "why": "climb", "against": 6, "die": 11, "passed": True}
    page = draw.live(view, replace(show, trail=(Event("test", facts),)))
    assert f'id="test-{rider}"' in page
    assert ">11</text>" in page


def test_names_are_text_and_never_markup() -> None:
    for view, show in some():
        page = draw.board(view, show) + draw.profile(view, show) + draw.sheet(view, show)
        assert "<b>L" not in page
        assert 'Le "' not in page


def test_labels_speak_both_languages() -> None:
    assert WORDS["fr"].keys() == WORDS["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS["en"][key])), key


def test_the_profile_shows_everybody_in_the_race_once() -> None:
    for view, show in some():
        root = parsed(draw.profile(view, show))
        racing = [f"strip-{rider}" for rider, one in view["riders"].items() if one["place"] != "out"]
        assert sorted(ident for ident in idents(root) if ident.startswith("strip-")) == sorted(racing)


@pytest.mark.parametrize(("stages", "named"), [("puys", 4), ("salzburg:3", 3), ("aurillac:3", 3)])
def test_the_profile_names_the_summits_that_have_room(stages: str, named: int) -> None:
    view, show = next(played(4, 1, {"level": "expert", "stages": stages}))
    names = re.findall(r'<li class="m-sum[^>]*><i[^>]*>\w+</i><span>', draw.profile(view, show))
    assert len(names) == named


def test_the_sheet_has_a_line_for_every_rider_and_one_team_can_be_had_alone() -> None:
    for view, show in some():
        rows = re.findall(r'<th scope="row"', draw.sheet(view, show))
        assert len(rows) == len(view["riders"])
        first = [rider for rider, one in view["riders"].items() if one["team"] == 0]
        assert len(re.findall(r'<th scope="row"', draw.sheet(view, show, 0))) == len(first)
        parsed(draw.sheet(view, show))


def test_a_printed_sheet_tells_whose_it_is_and_of_which_stage() -> None:
    for view, show in played(2, 1, {"level": "pro", "stages": "lab lab"}):
        head = draw.sheets(view, replace(show, names=("Ann", "Bob")))[0].partition("</caption>")[0]
        assert "(Ann)" in head
        assert re.search(r"(étape|stage) 1 (sur|of) 2", head)
        break


def test_the_sheet_tells_the_climbers_rank() -> None:
    view, show = some("over", count=1)[0]
    ranked = [int(rank) for rank in re.findall(r"<small[^>]*>(\d+)", draw.sheet(view, show))]
    assert sorted(ranked) == list(range(1, len(ranked) + 1))
    assert 'class="tot"><small' not in draw.sheet(view, show)


def test_a_vote_shows_its_voices() -> None:
    for view, show in some("vote"):
        given, needed = re.findall(r"<em>(\d+) [^<]*?(\d+)[^<]*</em>", draw.stakes(view, show))[0]
        assert int(given) < int(needed)


def test_classifications_are_told_as_the_rules_rank_them() -> None:
    for view, show in some("over"):
        root = parsed(draw.rankings(view, show))
        assert len(list(root.iter("{http://www.w3.org/2000/svg}section"))) >= len(view["results"])
        assert all(parsed(draw.summit(view, show, index)) is not None for index in range(len(view["summits"])))


def test_after_a_summit_its_classification_stands_beside() -> None:
    view, show = next(iter(some("over")))
    told = Event("summit", {"rider": "green-L", "summit": 0, "place": 1, "points": 5})
    assert draw.beside(view, replace(show, trail=(told,))) == draw.summit(view, show, 0)
    assert draw.beside(view, replace(show, trail=(told, Event("fed", {"rider": "green-L"})))) == ""


def test_between_two_stages_both_classifications_are_told_and_at_no_other_time() -> None:
    tour = [(draw.between(view, show), view) for view, show in played(2, 1, {"level": "pro", "stages": "lab lab"})]
    told = [page for page, view in tour if view["step"] in ("dope", "swap", "readmit") and view["results"]]
    assert told
    assert all(page.count("<section>") >= 2 for page in told)
    assert all('class="vm vm-profile vm-coming"' in page for page in told)
    assert not any(page for page, view in tour if view["step"] in ("move", "give", "over"))


def test_answers_with_a_picture_have_one_and_tests_have_their_dice() -> None:
    for view, show in some():
        for one in show.choices:
            parsed(draw.ticket(view, one, show))
            parsed(draw.badges(view, one, show))
            if one.kind in (*ON_THE_BOARD, "give", "start", "take", "stop"):
                assert draw.ticket(view, one, show).startswith("<svg")


def test_every_line_of_the_legend_has_its_sign() -> None:
    assert all("<svg" in draw.sign(art) for art, _ in text.legend("fr"))


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("move", count=1)[0]
    assert draw.board(view, show) == draw.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert len(draw.defs().encode()) < 16_000
    for view, show in some():
        page = draw.board(view, replace(show, preview=show.choices[0] if show.choices else None))
        assert len(page.encode()) < 80_000


def test_the_loupe_never_leaves_the_plan_and_shows_what_is_asked() -> None:
    for view, show in some():
        x, y, scale = draw.camera(view, show)
        assert scale >= 1
        assert 500 / scale - 0.1 <= x <= 1000 - 500 / scale + 0.1
        assert 350 / scale - 0.1 <= y <= 700 - 350 / scale + 0.1
        for element in buttons(parsed(draw.live(view, show))):
            a, b = map(float, element.attrib["data-at"].split())
            if element.attrib["data-do"].startswith(("step", "leap")):
                assert abs(a - x) <= 500 / scale + 0.1
                assert abs(b - y) <= 350 / scale + 0.1


def test_the_course_in_small_shows_what_the_loupe_shows() -> None:
    for view, show in some("move"):
        assert parsed(draw.minimap(view, show, narrow=False))[0].attrib["class"] == "minimap"
        assert parsed(draw.thumb(view))[0].attrib["class"] == "thumb"
        x, y, scale, turn = draw.follow(view, show)
        assert turn in (-180, -90, 0, 90)
        wide, high = (700, 1000) if turn % 180 else (1000, 700)
        assert wide / 2 / scale <= x + 0.1
        assert high / 2 / scale <= y + 0.1


def test_the_end_is_a_picture_that_stands_alone() -> None:
    for view, show in some("over"):
        page = draw.podium(view, NAMES[: view["players"]], show.lang)
        assert page.startswith("<svg xmlns=")
        assert references(page) <= set(idents(parsed(page)))
        assert "vm-" not in page


@pytest.mark.parametrize("colour", [*META.colours, "grey"])
def test_marks_are_svg(colour: str) -> None:
    for mark in (draw.seat_mark(colour), draw.piece(colour)):
        assert f"t-{colour}" in parsed(mark)[0].attrib["class"]


def test_numbers_of_a_panel() -> None:
    view = some("move", count=1)[0][0]
    mine = [rider for rider, one in view["riders"].items() if one["owner"] == 0]
    assert draw.number(view, 0, "racing").count("<svg") >= len(mine)
    assert "<b>0</b>" in draw.number(view, 0, "home")
    assert draw.number(view, 0, "something") == ""


def test_every_event_has_its_time_on_the_screen() -> None:
    assert all(draw.pace(Event(kind, {})) >= 0 for kind in ("stepped", "leapt", "test", "whatever"))
