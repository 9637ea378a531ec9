"""The drawing beside the cars: cards, charts, the garage, the end; and how long each thing is shown."""

import re
from dataclasses import replace

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.games.vroom.board import ALL_PRESETS, BACK_PRESETS, EVENTS, GHOST, SKINS
from pygame_core.games.vroom.campaign.record import TROPHIES
from pygame_core.games.vroom.drawing import picture
from pygame_core.games.vroom.drawing.circuit import wall
from pygame_core.games.vroom.drawing.geometry import HEIGHT, SHIFT, WIDTH, mm
from pygame_core.games.vroom.drawing.picture import DRAWING, ROOM, SIDE
from pygame_core.games.vroom.drawing.pieces import HATS
from pygame_core.games.vroom.drawing.scene import Scene
from pygame_core.games.vroom.drawing.words import LETTERS, WORDS
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.texts.sentences import TEXTS
from tests.games.drawn import idents, one, parsed, references
from tests.games.vroom.pictures import NAMES, SVG, some
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, drive_all


@pytest.mark.parametrize("kind", ["event", "weather", "drift", "fault", "wheel", "wheel_back", "no_wheel", "early"])
def test_big_moments_have_a_card(kind: str) -> None:
    view, show = some("drive")[5]
    facts = {"weather": "rain", "ask": "s", "void": False, "cars": (2, 3), "why": "ranking", "left": 1}
    for event in EVENTS if kind in ("event", "fault") else ("chicane",):
        last = Event(kind, facts | {"event": event})
        card = one(parsed(DRAWING.live(view, replace(show, trail=(last,), choices=(), seat=None))), "big-moment")
        assert card.attrib["aria-label"]
        assert DRAWING.pace(last) > 1000


def test_a_ranking_stands_as_long_as_it_has_cars() -> None:
    assert DRAWING.pace(Event("ranking", {"cars": tuple(range(6))})) > DRAWING.pace(
        Event("ranking", {"cars": (1, 2, 3)})
    )


def test_the_strip_tells_races_wheels_events_and_faults() -> None:
    for view, show in some("drive", 11):
        page = picture.strip(view, show)
        parsed(page)
        assert page.count('class="fact') == len(view["events"]) + len(view["modules"]) + 3 - max(view["race"], 1)
        assert page.count("#vr-tyre-ok") == view["wheels"]
        assert page.count(" hit") == len(set(view["faults"]) & {*view["events"], *view["modules"]})
        assert page.count('class="lit-now') == 1


def test_names_are_text_and_never_markup() -> None:
    for view, show in some(every=29):
        page = DRAWING.board(view, show) + picture.strip(view, show)
        assert "<b>Lucie" not in page
        assert 'Le "' not in page


def test_an_invented_event_is_text_too() -> None:
    told = {"events": "custom", "custom_name": "<i>Zut</i>", "custom_text": '"Tout" & rien', "custom_race": "2"}
    match = at(options=told, race=2, events=["custom"])
    page = picture.strip(match.view(0), Show("fr", NAMES[:4]))
    parsed(page)
    assert "&lt;i&gt;Zut" in page


def test_labels_speak_both_languages() -> None:
    assert WORDS.tables["fr"].keys() == WORDS.tables["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS.tables["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS.tables["en"][key])), key


def test_letters_tell_seats_apart_in_both_languages() -> None:
    for letters in LETTERS.values():
        assert set(letters) == set(META.colours)
        assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize("colour", META.colours)
def test_marks_are_svg(colour: str) -> None:
    for mark in (DRAWING.seat_mark(colour), DRAWING.piece(colour), picture.curtain(colour, "fr")):
        assert parsed(mark)[0].tag == f"{SVG}svg"
        assert f"t-{colour}" in mark


@pytest.mark.parametrize("step", ["circuit", "drive", "forecast", "remove"])
def test_every_listed_answer_has_a_stub(step: str) -> None:
    for view, show in some(step)[:12]:
        assert all(parsed(DRAWING.ticket(view, one, show))[0].tag == f"{SVG}svg" for one in show.choices)


def test_every_line_of_the_legend_has_its_sign() -> None:
    assert all("<svg" in DRAWING.sign(art) for art, _ in TEXTS.legend("fr"))


def test_the_garage_has_all_envelopes_stickers_and_cars() -> None:
    page = picture.garage(TROPHIES[:10], ["boost"], "fr")
    assert (
        page.count('class="env"'),
        page.count('"vr sticker ') + page.count('"vr sticker"'),
        page.count(" gold"),
    ) == (5, 15, 6)
    assert references(page) <= set(idents(parsed(DRAWING.defs() + page)))
    assert ' gold"' not in picture.garage((), (), "en")


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("drive")[9]
    assert DRAWING.board(view, show) == DRAWING.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert max(len(DRAWING.ground({"skin": skin}).encode()) for skin in SKINS) < 16_000
    assert len(DRAWING.defs().encode()) < 24_000
    assert (
        max(len((DRAWING.live(view, show) + picture.strip(view, show)).encode()) for view, show in some(every=3))
        < 24_000
    )


def test_the_loupe_never_leaves_the_rug() -> None:
    for view, show in some(every=5):
        x, y, scale = DRAWING.camera(view, show)
        assert scale >= 1
        assert 640 / scale - 0.1 <= x <= 1280 - 640 / scale + 0.1
        assert 416 / scale - 0.1 <= y <= 832 - 416 / scale + 0.1


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_the_loupe_leaves_room_for_the_order_and_for_the_wall(name: str) -> None:
    back = name in BACK_PRESETS
    match = at(race=3, events=["round_trip", "braking"] if back else ["braking", "pack"], circuit=name, **DRIVING)
    view, show = match.view(0), Show("en", NAMES[:4])
    x, y, scale = DRAWING.camera(view, show)
    scene = Scene(view, show)
    (start, *pawns), seen = [mm(spot) for spot in scene.spots], WIDTH / 2 / scale
    left, right = x - SHIFT[0] - seen, x - SHIFT[0] + seen
    west, east = (SIDE, ROOM) if scene.west else (ROOM, SIDE)
    for spot in (start, *pawns, *wall(scene)):
        assert left + min(west, spot[0] + SHIFT[0]) - 1 <= spot[0] <= right - east + 1
        assert abs(spot[1] + SHIFT[1] - y) <= HEIGHT / 2 / scale


def test_a_big_moment_lies_in_the_middle_of_what_the_loupe_shows() -> None:
    match = at(race=2, round=2, events=["pack"], cars="2500,3000 2300,3400 2100,3800 2700,4200")
    view = match.view(0)
    show = Show("en", NAMES[:4], trail=(Event("weather", {"weather": "rain"}, None),))
    x, y, scale = DRAWING.camera(view, show)
    style = next(e.get("style") for e in parsed(DRAWING.live(view, show)).iter() if e.get("class") == "size")
    assert scale > 1
    assert style == f"--to:{x - SHIFT[0] - 600:.1f}px {y - SHIFT[1] - 350:.1f}px;--by:{1 / scale:.3f}"


def test_the_chart_has_a_rung_for_each_total() -> None:
    for view, show in some("remove"):
        page = parsed(DRAWING.board(view, show))
        rungs = [element for element in page.iter() if element.get("class") == "gh"]
        assert len(rungs) == len({total for _, total in view["totals"]})


def test_the_end_is_a_picture_that_stands_alone() -> None:
    for view, show in some("over"):
        for lang in ("fr", "en"):
            page = DRAWING.podium(view, show.names, lang)
            assert page.startswith("<svg xmlns=")
            assert references(page) <= set(idents(parsed(page)))
            assert "vr-" not in page
            assert "class=" not in page.replace('class="podium-picture"', "")


@pytest.mark.parametrize("first", [1000, 6900, 11000])
def test_no_car_hides_a_total_of_the_photo(first: int) -> None:
    hands = ["4 4 4 4 4", "3 3 3 3 5", "2 2 5 5 5", "2 2 3 4 5"]
    seen = at(step="remove", order="1 2 3 4", race=3, events=["pack", "chicane"], faults=["pack"], cards=hands).view(0)
    spots = [(first, 2825), *map(tuple, seen["at"][1:])]
    view = {**seen, "at": spots, "result": {"won": True, "race": 3}}
    page = parsed(DRAWING.podium(view, NAMES[:4], "en"))
    cars = [part for part in page.iter() if part.tag.endswith("}g") and "--team:#" in part.attrib.get("style", "")]
    places = [tuple(map(float, re.findall(r"[-\d.]+", car.attrib["transform"])[:3])) for car in cars]
    words = [part for part in page.iter() if part.attrib.get("font-size") == "46" and (part.text or "").isdecimal()]
    assert [int(word.text or "") for word in words] == [total for _, total in reversed(view["totals"])]
    assert len(places) == len(view["totals"])
    for word in words:
        assert all(x + 25 * scale < float(word.attrib["x"]) - 26 for x, _, scale in places)


def test_a_game_that_ends_early_has_its_picture_too() -> None:
    match = at(cards=["1", "1", "1", "1"], cars=["6900,2825", "1000,3275", "1000,3725", "1000,4175"], **DRIVING)
    match.answer(0, ahead(match, 500))
    assert match.over
    parsed(DRAWING.podium(match.view(0), NAMES[:4], "en"))
    parsed(DRAWING.board(match.view(0), Show("en", NAMES[:4], trail=tuple(match.events[-1]))))
    parsed(DRAWING.thumb(match.view(0)))


def test_numbers_of_a_panel() -> None:
    view = some("drive")[3][0]
    assert f"c{HATS[view['colours'][1]]}" in DRAWING.number(view, 1, "car")
    assert DRAWING.number(view, 1, "cards").count("#vr-back") + DRAWING.number(view, 1, "cards").count("#vr-slot") == 5
    assert DRAWING.number(view, 1, "something") == ""
    assert GHOST not in range(1, 7)


def test_totals_are_told_one_by_one_while_the_rules_go_on() -> None:
    """The moment of the ranking comes before its view: the totals are those of the event."""
    match = at(round=5, step="place", cars=["7300,2825", "7310,3275", "6500,3725", "6000,4175"], cards=IN_ORDER)
    view = match.view(0)
    event = Event("ranking", {"cars": (4, 3, 2, 1), "totals": (15, 17, 19, 20), "errors": (), "most": 0})
    root = parsed(DRAWING.live({**view, "level": None}, Show("en", NAMES[:4], trail=(event,))))
    assert one(root, "ranking").attrib["class"] == "ranking slow"
    assert one(root, "total-4").attrib["style"] == "--k:0"


def test_a_car_that_has_driven_is_not_to_be_driven_again() -> None:
    """While a drive is shown its driver is still asked: the hand is off the car."""
    match = at(cards=["1", "2", "3", "4"], **DRIVING)
    view = match.view(0)
    match.answer(0, "drive 1500,2825")
    event = next(event for event in match.events[-1] if event.kind == "drove")
    root = parsed(DRAWING.live(view, Show("en", NAMES[:4], trail=(event,), seat=0)))
    assert "data-drag" not in one(root, "car-1").attrib
    assert "drag-trail" not in idents(root)


def test_first_cards_lie_open_beside_their_cars_when_all_show_them() -> None:
    match = at(options={"reveal_first": True}, cards=["5", "2", "3", "4"], **DRIVING)
    show = Show("en", NAMES[:4], seat=1)
    assert 'id="first-1"' not in DRAWING.live(match.view(1), show)
    drive_all(match)
    assert ">5</text>" in re.search(r'<g id="first-1".*?</g>', DRAWING.live(match.view(1), show))[0]  # type: ignore[index]


def test_everybody_sees_who_boosts() -> None:
    match = at(options={"boost": True}, cards=["5", "2", "3", "4"], **DRIVING)
    match.answer(0, "drive 1500,2825 boost")
    assert 'id="boost-1"' in DRAWING.live(match.view(2), Show("en", NAMES[:4], seat=2))
