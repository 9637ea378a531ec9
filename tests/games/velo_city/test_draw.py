"""The drawing: well-formed, labelled, complete, and the same for the same view."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.show import Show
from pygame_core.games.velo_city.drawing.picture import DRAWING
from pygame_core.games.velo_city.drawing.words import LETTERS, WORDS
from pygame_core.games.velo_city.meta import META
from pygame_core.games.velo_city.rules.game import GAME
from tests.games.drawn import buttons, idents, parsed

View = Mapping[str, Any]
NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles", "Léon")
SVG = "{http://www.w3.org/2000/svg}"


def played(players: int, seed: int) -> Iterator[tuple[dict[str, Any], Show]]:
    """Every question of a random race, as a view and its show."""
    rng = Rng(seed)
    seats = META.seats(people=players, players=players)
    state = GAME.start({"first_player": 0, "sprint_finish": "own_die", "board": "city"}, seats)
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, seat), tuple(state.heard[-12:])
        yield view, Show("fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail)
        GAME.play(state, seat, GAME.draw(state).sample(rng) if seat == CHANCE else rng.pick(choices))
    yield GAME.view(state, None), Show("fr", NAMES[:players], trail=tuple(state.heard[-12:]))


@cache
def some(step: str = "", count: int = 40) -> tuple[tuple[dict[str, Any], Show], ...]:
    """Positions from races of all sizes: where this is asked, or from all along."""
    races = (pair for seed in range(5) for players in (3, 4, 7, 5, 6) for pair in played(players, seed))
    if not step:
        return tuple(islice(races, 0, 40 * count, 40))
    return tuple(islice((pair for pair in races if pair[0]["step"] == step), count))


STEPS = ("declare", "move", "pursuit", "obstacle", "over")


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_xml_and_its_ids_are_unique(step: str) -> None:
    for view, show in some(step, 12):
        for preview in (None, *show.choices):
            page = DRAWING.defs() + DRAWING.board(view, replace(show, preview=preview))
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]


@pytest.mark.parametrize("step", ["declare", "move", "pursuit", "obstacle"])
def test_every_answer_can_be_given_on_the_board(step: str) -> None:
    for view, show in some(step, 60):
        shown = {element.attrib["data-do"] for element in buttons(parsed(DRAWING.live(view, show)))}
        assert shown == {choice.token for choice in show.choices if choice.args[0] != "solo"}


def test_what_can_be_chosen_is_a_labelled_button_near_its_place() -> None:
    for view, show in some("move", 30) + some("declare", 30):
        for element in buttons(parsed(DRAWING.board(view, show))):
            assert element.attrib["role"] == "button"
            assert element.attrib["tabindex"] == "0"
            assert element.attrib["data-look"] == element.attrib["data-do"]
            assert element.attrib["aria-label"].endswith(".")
            x, y = map(int, element.attrib["data-at"].split())
            assert -10 <= x <= 1010, element.attrib
            assert -10 <= y <= 710, element.attrib


def test_places_that_cannot_be_chosen_can_say_why() -> None:
    view, show = some("move")[0]
    root = parsed(DRAWING.live(view, show))
    for space in range(1, 37):
        (place,) = [element for element in root.iter() if element.attrib.get("id") == f"space-{space}"]
        assert ("data-do" in place.attrib) != (place.attrib.get("data-why") == f"space {space}")
        assert str(space) in place.attrib["aria-label"] or space == 36


def test_every_courier_is_there_once_whatever_happens() -> None:
    for view, show in some():
        ids = (element.attrib.get("id", "") for element in parsed(DRAWING.live(view, show)).iter())
        riders = [ident for ident in ids if ident.startswith("rider-")]
        teams = zip(view["colours"], view["riders"], strict=True)
        assert sorted(riders) == sorted(f"rider-{colour}-{n + 1}" for colour, team in teams for n in range(len(team)))


def test_names_are_text_and_never_markup() -> None:
    for view, show in some(count=20):
        page = DRAWING.board(view, show)
        assert "<b>" not in page
        assert 'Le "' not in page
        assert any("O’Hara & fils, " in e.attrib.get("aria-label", "") for e in parsed(page).iter())


def test_labels_speak_both_languages() -> None:
    assert WORDS.tables["fr"].keys() == WORDS.tables["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS.tables["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS.tables["en"][key])), key
    view, show = some("move")[0]
    french, english = (DRAWING.live(view, replace(show, lang=lang)) for lang in ("fr", "en"))
    said = re.compile(r'aria-label="[^"]*"|>[A-ZÉ]+</text>')
    assert french != english
    assert said.sub("", french) == said.sub("", english)


def test_letters_tell_teams_apart_in_both_languages() -> None:
    for letters in LETTERS.values():
        assert set(letters) == set(META.colours)
        assert len(set(letters.values())) == len(letters)
    for colour in META.colours:
        sprite = re.search(rf'<g id="vc-{colour}">.*?</g>', DRAWING.defs())
        assert sprite is not None
        assert {f">{letters[colour]}</text>" for letters in LETTERS.values()} == set(
            re.findall(r">\w</text>", sprite[0])
        )


def test_a_move_says_what_it_brings() -> None:
    view = played_to("group")
    moves = tuple(Choice(f"move 22 {die}", "move", (22, die)) for die in ("own", "black", "yellow"))
    show = Show("en", NAMES[:4], moves)
    labels = {e.attrib["data-do"]: e.attrib["aria-label"] for e in buttons(parsed(DRAWING.live(view, show)))}
    assert labels["move 22 own"] == "From 22, red die, 2: space 20, manhole. Pay a can or fall back to 24."
    assert (
        labels["move 22 yellow"] == "From 22, yellow die, 4: space 18, energy drinks, with <b>Lucie</b>. One more can."
    )
    assert labels["move 22 black"].startswith("From 22, black die, 5: space 17, manhole, with O’Hara & fils.")


def played_to(mode: str) -> dict[str, Any]:
    """Red leads a group from 22; the manhole behind 22 is free."""
    return {
        "players": 4, "colours": list(META.colours[:4]),
        "riders": [[22, 22, 29, 36], [22, 26, 14, 36], [22, 6, 36, 36], [11, 30, 36, 36]],
        "cans": [2, 4, 0, 3], "supply": 11, "podium": [], "first": 0, "active": 0, "turn": 9,
        "step": "move", "asked": [0],
        "mode": mode, "space": 22, "boost": "none", "dice": {"own": 2, "1": 5, "2": 4}, "from": 0, "to": 0, "die": "",
        "arrived": [0, 0, 0, 0], "queue": [], "sprint_finish": "own_die", "result": None,
    }  # fmt: skip


def test_a_preview_shows_who_goes_where_and_who_may_follow() -> None:
    view = played_to("group")
    choice = Choice("move 22 yellow", "move", (22, "yellow"))
    page = DRAWING.live(view, Show("fr", NAMES[:4], (choice,), preview=choice))
    for ident in ("ghost-red", "ghost-yellow", "preview-says-18", "preview-follow-red", "preview-follow-black"):
        assert f'id="{ident}"' in page
    assert 'id="preview-follow-yellow"' not in page  # no can, and its only courier there rides along


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("move")[0]
    assert DRAWING.board(view, show) == DRAWING.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert len(DRAWING.ground(some()[0][0]).encode()) < 60_000
    for view, show in some():
        assert len(DRAWING.live(view, show).encode()) < 40_000


def test_the_loupe_never_leaves_the_plan() -> None:
    for view, show in some():
        x, y, scale = DRAWING.camera(view, show)
        assert scale >= 1
        assert 500 / scale - 0.1 <= x <= 1000 - 500 / scale + 0.1
        assert 350 / scale - 0.1 <= y <= 700 - 350 / scale + 0.1


@pytest.mark.parametrize("colour", META.colours)
def test_marks_are_svg(colour: str) -> None:
    for mark in (DRAWING.seat_mark(colour), DRAWING.piece(colour)):
        assert f"t-{colour}" in parsed(mark)[0].attrib["class"]


def test_numbers_of_a_panel() -> None:
    view = {**played_to("group"), "podium": [0, 1, 0]}
    assert DRAWING.number(view, 0, "home").count('class="in"') == 2
    assert "<b>2</b>" in DRAWING.number(view, 0, "cans")
    assert DRAWING.number(view, 0, "racing") == ""
    parsed(DRAWING.number(view, 3, "cans"))


def test_the_legend_has_its_signs() -> None:
    assert all(
        parsed(DRAWING.sign(name)) is not None and DRAWING.sign(name) for name in ("plain", "supply", "obstacle")
    )
    assert DRAWING.sign("tie") == ""


def test_every_answer_has_art() -> None:
    for step in ("declare", "move", "pursuit", "obstacle", "take_from"):
        for view, show in some(step, 5):
            for choice in show.choices:
                parsed(DRAWING.ticket(view, choice, show) + DRAWING.badges(view, choice, show))


def test_the_podium_stands_alone() -> None:
    for view, show in some("over", 5):
        root = ET.fromstring(DRAWING.podium(view, show.names, "fr"))  # noqa: S314 (our own text)
        ids = set(idents(root))
        used = {element.attrib["href"].removeprefix("#") for element in root.iter(f"{SVG}use")}
        assert used <= ids
        assert not any(ident.startswith("vc-") for ident in ids)
        winner = view["result"]["winner"]
        assert show.names[winner] in [element.text for element in root.iter(f"{SVG}text")]


def test_a_thumb_is_small_and_has_no_ids() -> None:
    for view, _ in some(count=10):
        assert len(DRAWING.thumb(view)) < 6_000
        assert "id=" not in DRAWING.thumb(view)


def test_events_have_their_pace() -> None:
    brief = {"turn": 0, "stayed_behind": 0, "joined": 150, "declared": 150}
    for _, show in some():
        for event in show.trail:
            pace = DRAWING.pace(event)
            assert pace == brief[event.kind] if event.kind in brief else 150 <= pace <= 1000
