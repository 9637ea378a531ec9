"""The drawing: well-formed, labelled, complete, the same for the same view, and blind to what is hidden."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pygame_core.bots.base import Budget, answers, ticks
from pygame_core.engine.chance import CHANCE, Rng
from pygame_core.engine.events import Event
from pygame_core.engine.refusals import Illegal
from pygame_core.engine.show import Show
from pygame_core.games.vroom import draw, text
from pygame_core.games.vroom.art.circuit import wall
from pygame_core.games.vroom.art.geometry import HEIGHT, SHIFT, WIDTH, mm
from pygame_core.games.vroom.art.ground import layers
from pygame_core.games.vroom.art.laying import laying, table
from pygame_core.games.vroom.art.scene import Scene
from pygame_core.games.vroom.art.words import LETTERS, WORDS
from pygame_core.games.vroom.board import ALL_PRESETS, BACK_PRESETS, EVENTS, GHOST, MODULES, PRESETS, SKINS
from pygame_core.games.vroom.bot import LEVELS
from pygame_core.games.vroom.campaign import TROPHIES
from pygame_core.games.vroom.draw import ROOM, SIDE
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.rules import GAME
from pygame_core.games.vroom.speech.refusals import refusal
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, drive_all

View = Mapping[str, Any]
NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles")
SVG = "{http://www.w3.org/2000/svg}"
ALL = dict.fromkeys(MODULES, True)
CHOSEN = {"events": "chosen"}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, CHOSEN | {"event_2": "criss_cross", "event_3": "chicane"}),
    (4, CHOSEN | ALL | {"event_2": "level_crossing", "event_3": "braking"}),
    (5, CHOSEN | {"event_2": "round_trip", "event_3": "pit_stop"}),
    (6, ALL | {"table_skin": "castle"}),
)
STEPS = ("circuit", "deal", "weather", "drift", "drive", "ghost", "forecast", "remove", "over")


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[dict[str, Any], Show]]:
    """Every question of a game among good drivers, as a view and its show."""
    rng, seats = Rng(seed), META.seats(people=players, players=players)
    plain = {option.name: option.default for option in META.options}
    state = GAME.start(plain | {"campaign": False, "players": players} | options, seats)
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, None if seat == CHANCE else seat), tuple(state.heard[-16:])
        yield (
            view,
            Show(
                "fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail, seat=None if seat == CHANCE else seat
            ),
        )
        if seat == CHANCE:
            GAME.play(state, seat, GAME.draw(state).sample(rng))
        else:
            among = answers(GAME, state, seat, rng)
            GAME.play(state, seat, LEVELS[2]().choose(view, among, rng, Budget(1.0, ticks())))
    yield GAME.view(state, 0), Show("fr", NAMES[:players], trail=tuple(state.heard[-16:]), seat=0)


@cache
def some(step: str = "", every: int = 1) -> tuple[tuple[dict[str, Any], Show], ...]:
    """Positions of games of all sizes: where this is asked, or from all along."""
    games = (pair for seed, (players, options) in enumerate(TABLES) for pair in played(players, options, seed + 2))
    return tuple(pair for pair in games if not step or pair[0]["step"] == step)[::every]


def parsed(markup: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')  # noqa: S314 (our own text)


def buttons(root: ET.Element) -> list[ET.Element]:
    return [element for element in root.iter() if "data-do" in element.attrib]


def idents(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def one(root: ET.Element, ident: str) -> ET.Element:
    (found,) = [element for element in root.iter() if element.attrib.get("id") == ident]
    return found


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_xml_its_ids_are_unique_and_its_sprites_exist(step: str) -> None:
    assert some(step)
    for view, show in some(step)[:24]:
        for preview in (None, *show.choices[:3]):
            seen = replace(show, preview=preview)
            page = draw.defs() + draw.board(view, seen) + draw.strip(view, seen)
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]
            assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(ids)
            assert set(re.findall(r"url\(#([\w-]+)\)", page)) <= set(ids)


@pytest.mark.parametrize("skin", SKINS)
def test_every_table_has_its_top(skin: str) -> None:
    assert {"rug", "rail", "things", *SKINS} <= layers().keys()
    assert f"s-{skin}" in draw.ground({"skin": skin})
    parsed(draw.ground({"skin": skin}))


def test_what_can_be_chosen_is_a_labelled_button_near_its_place() -> None:
    found = 0
    for view, show in some("remove") + some("place"):
        for element in buttons(parsed(draw.board(view, show))):
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
        root = parsed(draw.live(match.view(0), Show("en", NAMES[:4], seat=0)))
        assert ("data-drag" in one(root, "car-1").attrib) == looked
        assert ("data-from" in one(root, "car-1").attrib) == looked
        other = parsed(draw.live(match.view(1), Show("en", NAMES[:4], seat=1)))
        assert not [element for element in other.iter() if "data-drag" in element.attrib]


def test_the_shell_is_told_what_a_drag_needs() -> None:
    match = at(cards=["1", "2", "3", "4"], **DRIVING)
    facts = one(parsed(draw.live(match.view(0), Show("en", NAMES[:4], seat=0))), "car-1").attrib
    assert (facts["data-drag"], facts["data-from"], facts["data-unit"]) == ("drive", "1000 2825", "10")
    assert (facts["data-line"], facts["data-keep"]) == ("3000 0 -21000000", "50 20")
    assert (facts["data-leg"], facts["data-back"]) == ("1", "0")


def test_every_car_stands_at_its_centre_in_a_group_of_its_own() -> None:
    for view, show in some("drive", 9) + some("ghost"):
        root = parsed(draw.live(view, show))
        cars = {ident for ident in idents(root) if re.fullmatch(r"car-(\d|ghost)", ident)}
        if view["fog"]:
            assert cars <= {f"car-{view['car']}", "car-ghost"}
            continue
        assert len(cars) == view["players"] + bool(view["ghost"])
        ghost = tuple(view["ghost"]["at"]) if view["ghost"] else None
        for ident, place in draw.places([tuple(point) for point in view["at"]], ghost).items():
            assert one(root, ident).attrib["transform"] == place


def test_pictures_show_nothing_that_is_hidden() -> None:
    """Two states that differ in hidden cards only give one picture, for every seat that does not hold them."""
    for seat in (*range(1, 4), None):
        pages = []
        for mine in ("3 1", "7 6"):
            view = at(cards=[mine, "2 2", "3 3", "4 4"], round=2, **DRIVING).view(seat)
            show = Show("fr", NAMES[:4], seat=seat)
            pages.append(
                draw.board(view, show)
                + draw.strip(view, show)
                + draw.card(view, 0, show)
                + draw.number(view, 0, "cards")
            )
        assert pages[0] == pages[1]


def test_even_the_own_card_is_nowhere_but_on_the_card() -> None:
    boards, cards = set(), set()
    for mine in ("3", "7"):
        view = at(cards=[mine, "2", "3", "4"], **DRIVING).view(0)
        show = Show("fr", NAMES[:4], seat=0)
        boards.add(draw.board(view, show) + draw.strip(view, show) + draw.thumb(view))
        cards.add(draw.card(view, 0, show))
        assert f">{mine}</text>" in draw.card(view, 0, show)
        assert draw.card(view, 1, show) == draw.card(at(cards=["1", "5", "3", "4"]).view(None), 1, show)
    assert (len(boards), len(cards)) == (1, 2)


def test_a_card_is_face_down_again_when_the_round_is_over() -> None:
    match = at(cards=["5", "2", "3", "4"], **DRIVING)
    drive_all(match)
    assert ">5<" not in draw.card(match.view(0), 0, Show("en", NAMES[:4]))


def test_the_memory_aid_is_on_the_card_alone() -> None:
    match = at(cards=["3 6", "2 2", "3 3", "4 4"], round=2, options={"memory_aid": True}, **DRIVING)
    view, show = match.view(0), Show("en", NAMES[:4], seat=0)
    assert "9 in all" in draw.card(view, 0, show)
    assert "9 in all" not in draw.board(view, show) + draw.strip(view, show)


def test_forecasts_are_not_drawn_before_the_end() -> None:
    pages = set()
    for word in ("in", "out"):
        match = at(options={"podium": True}, step="forecast")
        match.answer(0, f"forecast {word}")
        for seat in (0, 1):
            view, show = match.view(seat), Show("en", NAMES[:4], tuple(match.game.choices(match.state, 1)), seat=seat)
            pages.add(re.sub(r"\d", "", f"{seat}") + draw.strip(view, show) + draw.board({**view, "car": 1}, show))
    assert len(pages) == 1


def test_in_fog_nothing_but_the_own_car_is_seen() -> None:
    match = at(options={"weather": True}, weather=["fog"], **DRIVING)
    match.answer(0, "drive 1500,2825")
    for seat in (0, 1, 2, None):
        view, show = match.view(seat), Show("en", NAMES[:4], trail=tuple(match.events[-1]), seat=seat)
        told = [event for event in show.trail if event.known_to(seat)]
        root = parsed(draw.board(view, replace(show, trail=tuple(told))))
        cars = [ident for ident in idents(root) if re.fullmatch(r"car-\d", ident)]
        assert cars == ([] if seat is None else [f"car-{seat + 1}"])
        assert "pawn-a" not in idents(root)
        assert [path.attrib["id"] for path in one(root, "trails")] in ([], ["drag-trail"])
        assert 'class="order' not in draw.strip(view, show)


def test_a_finish_is_forbidden_until_the_fifth_round() -> None:
    for round_, look in ((1, "stop"), (4, "stop"), (5, "go")):
        hands = [hand[: 2 * round_ - 1] for hand in ("1 2 3 4 5", "2 3 4 5 6", "3 4 5 6 1", "4 5 6 1 2")]
        view = at(cards=hands, round=round_, **DRIVING).view(0)
        root = parsed(draw.live(view, Show("en", NAMES[:4], seat=0)))
        assert one(root, "finish-line").attrib["class"] == look


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_a_circuit_that_may_lie_says_so_and_one_that_may_not_says_why(name: str) -> None:
    match = at(3, step="circuit")
    view, show = match.view(0), Show("en", NAMES[:3], tuple(match.game.choices(match.state, 0)), seat=0)
    if name in PRESETS:
        fine = parsed(laying(*ALL_PRESETS[name], **table(Scene(view, show))))
        assert fine.find("./{*}g").attrib["class"] == "laid fine"
    narrow = laying((1000, 3500), (1400, 2000), (1400, 5000), **table(Scene(view, show)))
    bad = parsed(narrow).find("./{*}g")
    assert (bad.attrib["class"], bad.attrib["aria-label"]) == ("laid bad", refusal(Illegal("circuit_near"), (), "en"))


def test_a_circuit_being_laid_has_three_handles() -> None:
    for view, show in some("circuit"):
        root = parsed(draw.live(view, show))
        handles = [element.attrib["data-drag"] for element in root.iter() if "data-drag" in element.attrib]
        assert handles == ["lay-start", "lay-a", "lay-b"]


def test_level_cars_have_a_place_for_each_answer() -> None:
    match = at(round=5, step="place", cars=["7300,2825", "7310,3275", "7315,3725", "6000,4175"], cards=IN_ORDER)
    seat = match.asked[0]
    show = Show("en", NAMES[:4], tuple(match.game.choices(match.state, seat)), seat=seat)
    for choice in show.choices:
        root = parsed(draw.live(match.view(seat), replace(show, preview=choice)))
        assert [element.attrib["data-do"] for element in buttons(root)] == [one.token for one in show.choices]
        assert "gap-on" in one(root, f"slot-{choice.args[0]}").attrib["class"]


def test_totals_are_drawn_when_everybody_knows_them_and_not_before() -> None:
    for view, show in some(every=7):
        columns = [ident for ident in idents(parsed(draw.live(view, show))) if ident.startswith("total-")]
        assert len(columns) == len(view["totals"] or ())


def test_a_car_that_may_go_alone_can_be_tapped() -> None:
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])
    show = Show("fr", NAMES[:4], tuple(match.game.choices(match.state, 0)), seat=0)
    root = parsed(draw.live(match.view(0), replace(show, preview=show.choices[0])))
    assert {element.attrib["data-do"] for element in buttons(root)} == {"remove 1", "remove 2"}
    assert " on " in f"{one(root, 'total-1').attrib['class']} "
    assert all(draw.badges(match.view(0), choice, show).count("<svg") == 1 for choice in show.choices)


@pytest.mark.parametrize("kind", ["event", "weather", "drift", "fault", "wheel", "wheel_back", "no_wheel", "early"])
def test_big_moments_have_a_card(kind: str) -> None:
    view, show = some("drive")[5]
    facts = {"weather": "rain", "ask": "s", "void": False, "cars": (2, 3), "why": "ranking", "left": 1}
    for event in EVENTS if kind in ("event", "fault") else ("chicane",):
        last = Event(kind, facts | {"event": event})
        card = one(parsed(draw.live(view, replace(show, trail=(last,), choices=(), seat=None))), "big-moment")
        assert card.attrib["aria-label"]
        assert draw.pace(last) > 1000


def test_a_ranking_stands_as_long_as_it_has_cars() -> None:
    assert draw.pace(Event("ranking", {"cars": tuple(range(6))})) > draw.pace(Event("ranking", {"cars": (1, 2, 3)}))


def test_the_strip_tells_races_wheels_events_and_faults() -> None:
    for view, show in some("drive", 11):
        page = draw.strip(view, show)
        parsed(page)
        assert page.count('class="fact') == len(view["events"]) + len(view["modules"]) + 3 - max(view["race"], 1)
        assert page.count("#vr-tyre-ok") == view["wheels"]
        assert page.count(" hit") == len(set(view["faults"]) & {*view["events"], *view["modules"]})
        assert page.count('class="lit-now') == 1


def test_names_are_text_and_never_markup() -> None:
    for view, show in some(every=29):
        page = draw.board(view, show) + draw.strip(view, show)
        assert "<b>Lucie" not in page
        assert 'Le "' not in page


def test_an_invented_event_is_text_too() -> None:
    told = {"events": "custom", "custom_name": "<i>Zut</i>", "custom_text": '"Tout" & rien', "custom_race": "2"}
    match = at(options=told, race=2, events=["custom"])
    page = draw.strip(match.view(0), Show("fr", NAMES[:4]))
    parsed(page)
    assert "&lt;i&gt;Zut" in page


def test_labels_speak_both_languages() -> None:
    assert WORDS["fr"].keys() == WORDS["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS["en"][key])), key


def test_letters_tell_seats_apart_in_both_languages() -> None:
    for letters in LETTERS.values():
        assert set(letters) == set(META.colours)
        assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize("colour", META.colours)
def test_marks_are_svg(colour: str) -> None:
    for mark in (draw.seat_mark(colour), draw.piece(colour), draw.curtain(colour, "fr")):
        assert parsed(mark)[0].tag == f"{SVG}svg"
        assert f"t-{colour}" in mark


@pytest.mark.parametrize("step", ["circuit", "drive", "forecast", "remove"])
def test_every_listed_answer_has_a_stub(step: str) -> None:
    for view, show in some(step)[:12]:
        assert all(parsed(draw.ticket(view, one, show))[0].tag == f"{SVG}svg" for one in show.choices)


def test_every_line_of_the_legend_has_its_sign() -> None:
    assert all("<svg" in draw.sign(art) for art, _ in text.legend("fr"))


def test_the_garage_has_all_envelopes_stickers_and_cars() -> None:
    page = draw.garage(TROPHIES[:10], ["boost"], "fr")
    assert (
        page.count('class="env"'),
        page.count('"vr sticker ') + page.count('"vr sticker"'),
        page.count(" gold"),
    ) == (5, 15, 6)
    assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(idents(parsed(draw.defs() + page)))
    assert ' gold"' not in draw.garage((), (), "en")


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("drive")[9]
    assert draw.board(view, show) == draw.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert max(len(draw.ground({"skin": skin}).encode()) for skin in SKINS) < 16_000
    assert len(draw.defs().encode()) < 24_000
    assert max(len((draw.live(view, show) + draw.strip(view, show)).encode()) for view, show in some(every=3)) < 24_000


def test_the_loupe_never_leaves_the_rug() -> None:
    for view, show in some(every=5):
        x, y, scale = draw.camera(view, show)
        assert scale >= 1
        assert 640 / scale - 0.1 <= x <= 1280 - 640 / scale + 0.1
        assert 416 / scale - 0.1 <= y <= 832 - 416 / scale + 0.1


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_the_loupe_leaves_room_for_the_order_and_for_the_wall(name: str) -> None:
    back = name in BACK_PRESETS
    match = at(race=3, events=["round_trip", "braking"] if back else ["braking", "pack"], circuit=name, **DRIVING)
    view, show = match.view(0), Show("en", NAMES[:4])
    x, y, scale = draw.camera(view, show)
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
    x, y, scale = draw.camera(view, show)
    style = next(e.get("style") for e in parsed(draw.live(view, show)).iter() if e.get("class") == "size")
    assert scale > 1
    assert style == f"--to:{x - SHIFT[0] - 600:.1f}px {y - SHIFT[1] - 350:.1f}px;--by:{1 / scale:.3f}"


def test_the_chart_has_a_rung_for_each_total() -> None:
    for view, show in some("remove"):
        page = parsed(draw.board(view, show))
        rungs = [element for element in page.iter() if element.get("class") == "gh"]
        assert len(rungs) == len({total for _, total in view["totals"]})


def test_the_end_is_a_picture_that_stands_alone() -> None:
    for view, show in some("over"):
        for lang in ("fr", "en"):
            page = draw.podium(view, show.names, lang)
            assert page.startswith("<svg xmlns=")
            assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(idents(parsed(page)))
            assert "vr-" not in page
            assert "class=" not in page.replace('class="podium-picture"', "")


def test_a_game_that_ends_early_has_its_picture_too() -> None:
    match = at(cards=["1", "1", "1", "1"], cars=["6900,2825", "1000,3275", "1000,3725", "1000,4175"], **DRIVING)
    match.answer(0, ahead(match, 500))
    assert match.over
    parsed(draw.podium(match.view(0), NAMES[:4], "en"))
    parsed(draw.board(match.view(0), Show("en", NAMES[:4], trail=tuple(match.events[-1]))))
    parsed(draw.thumb(match.view(0)))


def test_numbers_of_a_panel() -> None:
    view = some("drive")[3][0]
    car = view["holders"].index(1) + 1
    assert f"c{car}" in draw.number(view, 1, "car")
    assert draw.number(view, 1, "cards").count("#vr-back") + draw.number(view, 1, "cards").count("#vr-slot") == 5
    assert draw.number(view, 1, "something") == ""
    assert GHOST not in range(1, 7)


def test_totals_are_told_one_by_one_while_the_rules_go_on() -> None:
    """The moment of the ranking comes before its view: the totals are those of the event."""
    match = at(round=5, step="place", cars=["7300,2825", "7310,3275", "6500,3725", "6000,4175"], cards=IN_ORDER)
    view = match.view(0)
    event = Event("ranking", {"cars": (4, 3, 2, 1), "totals": (15, 17, 19, 20), "errors": (), "most": 0})
    root = parsed(draw.live({**view, "level": None}, Show("en", NAMES[:4], trail=(event,))))
    assert one(root, "ranking").attrib["class"] == "ranking slow"
    assert one(root, "total-4").attrib["style"] == "--k:0"


def test_a_car_that_has_driven_is_not_to_be_driven_again() -> None:
    """While a drive is shown its driver is still asked: the hand is off the car."""
    match = at(cards=["1", "2", "3", "4"], **DRIVING)
    view = match.view(0)
    match.answer(0, "drive 1500,2825")
    event = next(event for event in match.events[-1] if event.kind == "drove")
    root = parsed(draw.live(view, Show("en", NAMES[:4], trail=(event,), seat=0)))
    assert "data-drag" not in one(root, "car-1").attrib
    assert "drag-trail" not in idents(root)


def test_first_cards_lie_open_beside_their_cars_when_all_show_them() -> None:
    match = at(options={"reveal_first": True}, cards=["5", "2", "3", "4"], **DRIVING)
    show = Show("en", NAMES[:4], seat=1)
    assert 'id="first-1"' not in draw.live(match.view(1), show)
    drive_all(match)
    assert ">5</text>" in re.search(r'<g id="first-1".*?</g>', draw.live(match.view(1), show))[0]  # type: ignore[index]


def test_everybody_sees_who_boosts() -> None:
    match = at(options={"boost": True}, cards=["5", "2", "3", "4"], **DRIVING)
    match.answer(0, "drive 1500,2825 boost")
    assert 'id="boost-1"' in draw.live(match.view(2), Show("en", NAMES[:4], seat=2))
