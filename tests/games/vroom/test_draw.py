"""The drawing: well-formed, labelled, complete, the same for the same view, and blind to what is hidden."""

import re
from dataclasses import replace

import pytest

from pygame_core.engine.core.refusals import Illegal
from pygame_core.engine.show import Show
from pygame_core.games.vroom.board import ALL_PRESETS, PRESETS, SKINS
from pygame_core.games.vroom.drawing import picture
from pygame_core.games.vroom.drawing.ground import layers
from pygame_core.games.vroom.drawing.laying import laying, table
from pygame_core.games.vroom.drawing.picture import DRAWING
from pygame_core.games.vroom.drawing.scene import Scene
from pygame_core.games.vroom.texts.refusals import refusal
from tests.games.drawn import buttons, idents, one, parsed, references
from tests.games.vroom.pictures import NAMES, STEPS, some
from tests.games.vroom.races import DRIVING, IN_ORDER, at, drive_all


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_xml_its_ids_are_unique_and_its_sprites_exist(step: str) -> None:
    assert some(step)
    for view, show in some(step)[:24]:
        for preview in (None, *show.choices[:3]):
            seen = replace(show, preview=preview)
            page = DRAWING.defs() + DRAWING.board(view, seen) + picture.strip(view, seen)
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]
            assert references(page) <= set(ids)


@pytest.mark.parametrize("skin", SKINS)
def test_every_table_has_its_top(skin: str) -> None:
    assert {"rug", "rail", "things", *SKINS} <= layers().keys()
    assert f"s-{skin}" in DRAWING.ground({"skin": skin})
    parsed(DRAWING.ground({"skin": skin}))


def test_what_can_be_chosen_is_a_labelled_button_near_its_place() -> None:
    found = 0
    for view, show in some("remove") + some("place"):
        for element in buttons(parsed(DRAWING.board(view, show))):
            found += 1
            assert element.attrib["role"] == "button"
            assert element.attrib["data-look"] == element.attrib["data-do"]
            assert element.attrib["aria-label"].endswith(".")
            x, y = map(float, element.attrib["data-at"].split())
            assert 0 <= x <= 1280
            assert 0 <= y <= 832
    assert found


def test_only_who_has_looked_may_take_hold_of_the_car_that_is_driven() -> None:
    match = at(cards=["1", "2", "3", "4"], round=1)
    for looked in (False, True):
        if looked:
            match.answer(0, "look")
        root = parsed(DRAWING.live(match.view(0), Show("en", NAMES[:4], seat=0)))
        assert ("data-drag" in one(root, "car-1").attrib) == looked
        assert ("data-from" in one(root, "car-1").attrib) == looked
        other = parsed(DRAWING.live(match.view(1), Show("en", NAMES[:4], seat=1)))
        assert not [element for element in other.iter() if "data-drag" in element.attrib]


def test_the_shell_is_told_what_a_drag_needs() -> None:
    match = at(cards=["1", "2", "3", "4"], **DRIVING)
    facts = one(parsed(DRAWING.live(match.view(0), Show("en", NAMES[:4], seat=0))), "car-1").attrib
    assert (facts["data-drag"], facts["data-from"], facts["data-unit"]) == ("drive", "1000 2825", "10")
    assert (facts["data-line"], facts["data-keep"]) == ("3000 0 -21000000", "50 20")
    assert (facts["data-leg"], facts["data-back"]) == ("1", "0")


def test_every_car_stands_at_its_centre_in_a_group_of_its_own() -> None:
    for view, show in some("drive", 9) + some("ghost"):
        root = parsed(DRAWING.live(view, show))
        cars = {ident for ident in idents(root) if re.fullmatch(r"car-(\d|ghost)", ident)}
        if view["fog"]:
            assert cars <= {f"car-{view['car']}", "car-ghost"}
            continue
        assert len(cars) == view["players"] + bool(view["ghost"])
        ghost = tuple(view["ghost"]["at"]) if view["ghost"] else None
        for ident, place in picture.places([tuple(point) for point in view["at"]], ghost).items():
            assert one(root, ident).attrib["transform"] == place


def test_pictures_show_nothing_that_is_hidden() -> None:
    """Two states that differ in hidden cards only give one picture, for every seat that does not hold them."""
    for seat in (*range(1, 4), None):
        pages = []
        for mine in ("3 1", "7 6"):
            view = at(cards=[mine, "2 2", "3 3", "4 4"], round=2, **DRIVING).view(seat)
            show = Show("fr", NAMES[:4], seat=seat)
            pages.append(
                DRAWING.board(view, show)
                + picture.strip(view, show)
                + picture.card(view, 0, show)
                + DRAWING.number(view, 0, "cards")
            )
        assert pages[0] == pages[1]


def test_even_the_own_card_is_nowhere_but_on_the_card() -> None:
    boards, cards = set(), set()
    for mine in ("3", "7"):
        view = at(cards=[mine, "2", "3", "4"], **DRIVING).view(0)
        show = Show("fr", NAMES[:4], seat=0)
        boards.add(DRAWING.board(view, show) + picture.strip(view, show) + DRAWING.thumb(view))
        cards.add(picture.card(view, 0, show))
        assert f">{mine}</text>" in picture.card(view, 0, show)
        assert picture.card(view, 1, show) == picture.card(at(cards=["1", "5", "3", "4"]).view(None), 1, show)
    assert (len(boards), len(cards)) == (1, 2)


def test_a_card_is_face_down_again_when_the_round_is_over() -> None:
    match = at(cards=["5", "2", "3", "4"], **DRIVING)
    drive_all(match)
    assert ">5<" not in picture.card(match.view(0), 0, Show("en", NAMES[:4]))


def test_the_memory_aid_is_on_the_card_alone() -> None:
    match = at(cards=["3 6", "2 2", "3 3", "4 4"], round=2, options={"memory_aid": True}, **DRIVING)
    view, show = match.view(0), Show("en", NAMES[:4], seat=0)
    assert "9 in all" in picture.card(view, 0, show)
    assert "9 in all" not in DRAWING.board(view, show) + picture.strip(view, show)


def test_forecasts_are_not_drawn_before_the_end() -> None:
    pages = set()
    for word in ("in", "out"):
        match = at(options={"podium": True}, step="forecast")
        match.answer(0, f"forecast {word}")
        for seat in (0, 1):
            view, show = match.view(seat), Show("en", NAMES[:4], tuple(match.game.choices(match.state, 1)), seat=seat)
            pages.add(
                re.sub(r"\d", "", f"{seat}") + picture.strip(view, show) + DRAWING.board({**view, "car": 1}, show)
            )
    assert len(pages) == 1


def test_in_fog_nothing_but_the_own_car_is_seen() -> None:
    match = at(options={"weather": True}, weather=["fog"], **DRIVING)
    match.answer(0, "drive 1500,2825")
    for seat in (0, 1, 2, None):
        view, show = match.view(seat), Show("en", NAMES[:4], trail=tuple(match.events[-1]), seat=seat)
        told = [event for event in show.trail if event.known_to(seat)]
        root = parsed(DRAWING.board(view, replace(show, trail=tuple(told))))
        cars = [ident for ident in idents(root) if re.fullmatch(r"car-\d", ident)]
        assert cars == ([] if seat is None else [f"car-{seat + 1}"])
        assert "pawn-a" not in idents(root)
        assert [path.attrib["id"] for path in one(root, "trails")] in ([], ["drag-trail"])
        assert 'class="order' not in picture.strip(view, show)


def test_a_finish_is_forbidden_until_the_fifth_round() -> None:
    for round_, look in ((1, "stop"), (4, "stop"), (5, "go")):
        hands = [hand[: 2 * round_ - 1] for hand in ("1 2 3 4 5", "2 3 4 5 6", "3 4 5 6 1", "4 5 6 1 2")]
        view = at(cards=hands, round=round_, **DRIVING).view(0)
        root = parsed(DRAWING.live(view, Show("en", NAMES[:4], seat=0)))
        assert one(root, "finish-line").attrib["class"] == look


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_a_circuit_that_may_lie_says_so_and_one_that_may_not_says_why(name: str) -> None:
    match = at(3, step="circuit")
    view, show = match.view(0), Show("en", NAMES[:3], tuple(match.game.choices(match.state, 0)), seat=0)
    if name in PRESETS:
        fine = parsed(laying(*ALL_PRESETS[name], table(Scene(view, show))))
        assert fine.find("./{*}g").attrib["class"] == "laid fine"
    narrow = laying((1000, 3500), (1400, 2000), (1400, 5000), table(Scene(view, show)))
    bad = parsed(narrow).find("./{*}g")
    near = refusal(Illegal("circuit_near", limit=30), (), "en")
    assert (bad.attrib["class"], bad.attrib["aria-label"]) == ("laid bad", near)


def test_a_circuit_being_laid_has_three_handles() -> None:
    for view, show in some("circuit"):
        root = parsed(DRAWING.live(view, show))
        handles = [element.attrib["data-drag"] for element in root.iter() if "data-drag" in element.attrib]
        assert handles == ["lay-start", "lay-a", "lay-b"]


def test_level_cars_have_a_place_for_each_answer() -> None:
    match = at(round=5, step="place", cars=["7300,2825", "7310,3275", "7315,3725", "6000,4175"], cards=IN_ORDER)
    seat = match.asked[0]
    show = Show("en", NAMES[:4], tuple(match.game.choices(match.state, seat)), seat=seat)
    for choice in show.choices:
        root = parsed(DRAWING.live(match.view(seat), replace(show, preview=choice)))
        assert [element.attrib["data-do"] for element in buttons(root)] == [one.token for one in show.choices]
        assert "gap-on" in one(root, f"slot-{choice.args[0]}").attrib["class"]


def test_totals_are_drawn_when_everybody_knows_them_and_not_before() -> None:
    for view, show in some(every=7):
        columns = [ident for ident in idents(parsed(DRAWING.live(view, show))) if ident.startswith("total-")]
        assert len(columns) == len(view["totals"] or ())


def test_a_car_that_may_go_alone_can_be_tapped() -> None:
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])
    show = Show("fr", NAMES[:4], tuple(match.game.choices(match.state, 0)), seat=0)
    root = parsed(DRAWING.live(match.view(0), replace(show, preview=show.choices[0])))
    assert {element.attrib["data-do"] for element in buttons(root)} == {"remove 1", "remove 2"}
    assert " on " in f"{one(root, 'total-1').attrib['class']} "
    assert all(DRAWING.badges(match.view(0), choice, show).count("<svg") == 1 for choice in show.choices)
