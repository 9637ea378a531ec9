"""The drawing beside the road: profile, sheets, classifications, the end; and how long each thing is shown."""

import re
from dataclasses import replace

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.games.velomaster.drawing import picture, rankings
from pygame_core.games.velomaster.drawing.picture import DRAWING
from pygame_core.games.velomaster.drawing.scene import scene_of
from pygame_core.games.velomaster.drawing.sheet import sheet
from pygame_core.games.velomaster.meta import META
from pygame_core.games.velomaster.texts.sentences import TEXTS
from tests.games.drawn import buttons, idents, parsed, references
from tests.games.velomaster.pictures import NAMES, ON_THE_BOARD, played, some


def test_the_profile_shows_everybody_in_the_race_once() -> None:
    for view, show in some():
        root = parsed(picture.profile(view, show))
        racing = [f"strip-{rider}" for rider, one in view["riders"].items() if one["place"] != "out"]
        assert sorted(ident for ident in idents(root) if ident.startswith("strip-")) == sorted(racing)


@pytest.mark.parametrize(("stages", "named"), [("puys", 4), ("salzburg:3", 3), ("aurillac:3", 3)])
def test_the_profile_names_the_summits_that_have_room(stages: str, named: int) -> None:
    view, show = next(played(4, 1, {"level": "expert", "stages": stages}))
    names = re.findall(r'<li class="m-sum[^>]*><i[^>]*>\w+</i><span>', picture.profile(view, show))
    assert len(names) == named


def test_the_sheet_has_a_line_for_every_rider_and_one_team_can_be_had_alone() -> None:
    for view, show in some():
        rows = re.findall(r'<th scope="row"', picture.all_sheets(view, show))
        assert len(rows) == len(view["riders"])
        first = [rider for rider, one in view["riders"].items() if one["team"] == 0]
        assert len(re.findall(r'<th scope="row"', sheet(scene_of(view, show), 0))) == len(first)
        parsed(picture.all_sheets(view, show))


def test_a_printed_sheet_tells_whose_it_is_and_of_which_stage() -> None:
    for view, show in played(2, 1, {"level": "pro", "stages": "lab lab"}):
        head = picture.sheets(view, replace(show, names=("Ann", "Bob")))[0].partition("</caption>")[0]
        assert "(Ann)" in head
        assert re.search(r"(étape|stage) 1 (sur|of) 2", head)
        break


def test_the_sheet_tells_the_climbers_rank() -> None:
    view, show = some("over", count=1)[0]
    ranked = [int(rank) for rank in re.findall(r"<small[^>]*>(\d+)", picture.all_sheets(view, show))]
    assert sorted(ranked) == list(range(1, len(ranked) + 1))
    assert 'class="tot"><small' not in picture.all_sheets(view, show)


def test_a_vote_shows_its_voices() -> None:
    for view, show in some("vote"):
        given, needed = re.findall(r"<em>(\d+) [^<]*?(\d+)[^<]*</em>", DRAWING.stakes(view, show))[0]
        assert int(given) < int(needed)


def test_classifications_are_told_as_the_rules_rank_them() -> None:
    for view, show in some("over"):
        root = parsed(picture.standings(view, show))
        assert len(list(root.iter("{http://www.w3.org/2000/svg}section"))) >= len(view["results"])
        assert all(
            parsed(rankings.summit(scene_of(view, show), index)) is not None for index in range(len(view["summits"]))
        )


def test_after_a_summit_its_classification_stands_beside() -> None:
    view, show = next(iter(some("over")))
    told = Event("summit", {"rider": "green-L", "summit": 0, "place": 1, "points": 5})
    assert DRAWING.beside(view, replace(show, trail=(told,))) == rankings.summit(scene_of(view, show), 0)
    assert DRAWING.beside(view, replace(show, trail=(told, Event("fed", {"rider": "green-L"})))) == ""


def test_between_two_stages_both_classifications_are_told_and_at_no_other_time() -> None:
    tour = [(DRAWING.between(view, show), view) for view, show in played(2, 1, {"level": "pro", "stages": "lab lab"})]
    told = [page for page, view in tour if view["step"] in ("dope", "swap", "readmit") and view["results"]]
    assert told
    assert all(page.count("<section>") >= 2 for page in told)
    assert all('class="vm vm-profile vm-coming"' in page for page in told)
    assert not any(page for page, view in tour if view["step"] in ("move", "give", "over"))


def test_answers_with_a_picture_have_one_and_tests_have_their_dice() -> None:
    for view, show in some():
        for one in show.choices:
            parsed(DRAWING.ticket(view, one, show))
            parsed(DRAWING.badges(view, one, show))
            if one.kind in (*ON_THE_BOARD, "give", "start", "take", "stop"):
                assert DRAWING.ticket(view, one, show).startswith("<svg")


def test_every_line_of_the_legend_has_its_sign() -> None:
    assert all("<svg" in DRAWING.sign(art) for art, _ in TEXTS.legend("fr"))


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("move", count=1)[0]
    assert DRAWING.board(view, show) == DRAWING.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert len(DRAWING.defs().encode()) < 16_000
    for view, show in some():
        page = DRAWING.board(view, replace(show, preview=show.choices[0] if show.choices else None))
        assert len(page.encode()) < 80_000


def test_the_loupe_never_leaves_the_plan_and_shows_what_is_asked() -> None:
    for view, show in some():
        x, y, scale = DRAWING.camera(view, show)
        assert scale >= 1
        assert 500 / scale - 0.1 <= x <= 1000 - 500 / scale + 0.1
        assert 350 / scale - 0.1 <= y <= 700 - 350 / scale + 0.1
        for element in buttons(parsed(DRAWING.live(view, show))):
            a, b = map(float, element.attrib["data-at"].split())
            if element.attrib["data-do"].startswith(("step", "leap")):
                assert abs(a - x) <= 500 / scale + 0.1
                assert abs(b - y) <= 350 / scale + 0.1


def test_enlarging_goes_to_the_riders_of_whoever_looks() -> None:
    found = []
    for view, show in some("move"):
        scene = scene_of(view, show)
        found.append(picture.own_riders(view, replace(show, seat=0)))
        spots = [spot for rider, spot in scene.on_map.items() if rider.startswith(f"{view['colours'][0]}-")]
        assert (found[-1] is None) == (not spots)
        if found[-1]:
            assert min(x for x, _ in spots) <= found[-1][0] <= max(x for x, _ in spots)
            assert min(y for _, y in spots) <= found[-1][1] <= max(y for _, y in spots)
        assert picture.own_riders(view, replace(show, seat=None)) is None
    assert any(found)


def test_the_course_in_small_shows_what_the_loupe_shows() -> None:
    for view, show in some("move"):
        assert parsed(picture.minimap(view, show, narrow=False))[0].attrib["class"] == "minimap"
        assert parsed(DRAWING.thumb(view))[0].attrib["class"] == "thumb"
        x, y, scale, turn = picture.follow(view, show)
        assert turn in (-180, -90, 0, 90)
        wide, high = (700 - 2 * picture.CUT, 1000) if turn % 180 else (1000, 700 - 2 * picture.CUT)
        assert wide / 2 / scale <= x + 0.1
        assert high / 2 / scale <= y + 0.1


def test_a_low_phone_cuts_off_nothing_that_is_asked() -> None:
    """What its style sheet cuts away above and below is never where an answer is."""
    for view, show in some("move", "launch", "leap", "descent", count=12):
        x, y, scale, turn = picture.follow(view, show)
        wide, high = (700 - 2 * picture.CUT, 1000) if turn % 180 else (1000, 700 - 2 * picture.CUT)
        for element in buttons(parsed(DRAWING.live(view, show))):
            if "data-at" in element.attrib and element.attrib["data-do"].startswith(("step", "leap", "ui:walk")):
                a, b = map(float, element.attrib["data-at"].split())
                assert abs(a - x) <= wide / 2 / scale + 0.1
                assert abs(b - y) <= high / 2 / scale + 0.1


def test_the_end_is_a_picture_that_stands_alone() -> None:
    for view, show in some("over"):
        page = DRAWING.podium(view, NAMES[: view["players"]], show.lang)
        assert page.startswith("<svg xmlns=")
        assert references(page) <= set(idents(parsed(page)))
        assert "vm-" not in page


@pytest.mark.parametrize("colour", [*META.colours, "grey"])
def test_marks_are_svg(colour: str) -> None:
    for mark in (DRAWING.seat_mark(colour), DRAWING.piece(colour)):
        assert f"t-{colour}" in parsed(mark)[0].attrib["class"]


def test_numbers_of_a_panel() -> None:
    view = some("move", count=1)[0][0]
    mine = [rider for rider, one in view["riders"].items() if one["owner"] == 0]
    assert DRAWING.number(view, 0, "racing").count("<svg") >= len(mine)
    assert "<b>0</b>" in DRAWING.number(view, 0, "home")
    assert DRAWING.number(view, 0, "something") == ""


def test_every_event_has_its_time_on_the_screen() -> None:
    assert all(DRAWING.pace(Event(kind, {})) >= 0 for kind in ("stepped", "leapt", "test", "whatever"))


def test_each_lane_of_the_profile_tells_whose_it_is() -> None:
    view, show = next(played(2, 1, {}))
    drawn = picture.profile(view, replace(show, lang="en", names=("A&B", "Purple")))
    assert ">A&amp;B (Green)</b>" in drawn
    assert ">Purple</b>" in drawn, "whoever is called by the colour is called so once"
