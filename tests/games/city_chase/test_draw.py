"""The drawing: well-formed, labelled, complete, and never a word of the path for those who may not know it."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.show import Show
from pygame_core.games.city_chase.board import BUILDINGS, CROSSINGS, HELICOPTERS
from pygame_core.games.city_chase.drawing.curtain import drape
from pygame_core.games.city_chase.drawing.picture import DRAWING
from pygame_core.games.city_chase.drawing.words import LETTERS, WORDS
from pygame_core.games.city_chase.meta import META
from pygame_core.games.city_chase.rules.game import GAME
from tests.games.drawn import buttons, idents, parsed

View = Mapping[str, Any]
NAMES = ("<b>Lucie</b>", "O’Hara & fils", 'Le "Grand"')
AIDS = frozenset({"deduction", "exits"})
STEPS = ("place", "hide", "police", "over")


def played(seed: int) -> Iterator[tuple[dict[str, Any], Show]]:
    """Every question of a random chase, as the asked seat and as a spectator see it."""
    rng, seats = Rng(seed), META.seats(people=3, players=3)
    state = GAME.start({option.name: option.default for option in META.options}, seats)
    state.heard = []
    while state.stack:
        seat = rng.pick(GAME.asked(state))
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        trail, held = tuple(state.heard[-6:]), HELICOPTERS[seed % 3]
        if seat != CHANCE:
            yield GAME.view(state, seat), Show("fr", NAMES, choices, trail=trail, held=held, aids=AIDS, seat=seat)
            yield GAME.view(state, None), Show("en", NAMES, trail=trail)
        ready = [choice for choice in choices if choice.kind == "confirm"]
        answer = GAME.draw(state).sample(rng) if seat == CHANCE else rng.pick(ready or choices)
        GAME.play(state, seat, answer)
    yield GAME.view(state, None), Show("en", NAMES, trail=tuple(state.heard[-6:]))


@cache
def some(step: str = "", count: int = 24) -> tuple[tuple[dict[str, Any], Show], ...]:
    pairs = (pair for seed in range(6) for pair in played(seed) if step in ("", pair[0]["step"]))
    return tuple(pairs)[:: 1 if step else 9][:count]


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_xml_and_its_ids_are_unique(step: str) -> None:
    for view, show in some(step, 8):
        for preview in (None, *show.choices[:12]):
            page = DRAWING.defs() + DRAWING.board(view, replace(show, preview=preview))
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]
            assert "<b>" not in page


@pytest.mark.parametrize("step", ["place", "hide", "police"])
def test_every_answer_of_the_piece_in_hand_is_a_labelled_button(step: str) -> None:
    for view, show in some(step, 40):
        found = {element.attrib["data-do"]: element.attrib for element in buttons(parsed(DRAWING.live(view, show)))}
        mine = {choice.token for choice in show.choices if choice.kind == "hide" or show.held in choice.args}
        others = {str(choice.args[0]) for choice in show.choices if choice.kind in ("move", "check", "place")}
        assert set(found) == mine | {f"ui:hold:{heli}" for heli in others - {show.held}}
        for token in mine:
            assert found[token]["aria-label"].endswith(".")
            x, y = map(int, found[token]["data-at"].split())
            assert 0 < x < 1000
            assert 100 < y < 856


def test_places_that_cannot_be_chosen_can_say_why() -> None:
    abouts = {"police": ("look", "fly"), "hide": ("hide", "fly"), "place": ("look", "place")}
    for step, (building, crossing) in abouts.items():
        view, show = some(step)[0]
        root = parsed(DRAWING.live(view, replace(show, choices=())))
        whys = {element.attrib["data-why"] for element in root.iter() if "data-why" in element.attrib}
        expected = {f"{building} {name}" for name in BUILDINGS if building}
        assert whys == expected | {f"{crossing} {name}" for name in CROSSINGS if crossing}


def test_the_path_is_drawn_for_the_thief_alone_until_the_end() -> None:
    for view, show in some(count=80):
        page = DRAWING.board(view, show)
        assert ('id="car"' in page) == bool(view.get("path"))
        assert page.count('id="path-') == len(view.get("path", ()))
        bare = {key: value for key, value in view.items() if key != "path"}
        if not view["result"]:
            assert 'id="path-' not in DRAWING.board(bare, replace(show, seat=1))


def test_all_three_helicopters_are_there_whatever_happens() -> None:
    for view, show in some(count=60):
        page = DRAWING.live(view, show)
        assert all(page.count(f'id="heli-{heli}"') == 1 for heli in HELICOPTERS)


def test_only_who_asks_for_it_sees_the_deduction() -> None:
    view, show = some("police")[2]
    assert re.search(r'class="place [^"]*(maybe|never)', DRAWING.live(view, show))
    assert not re.search(r'class="place [^"]*(maybe|never)', DRAWING.live(view, replace(show, aids=frozenset())))
    checks = [choice for choice in show.choices if choice.kind == "check"]
    assert all(DRAWING.badges(view, choice, show) for choice in checks)
    assert not any(DRAWING.badges(view, choice, replace(show, aids=frozenset())) for choice in checks)


def test_labels_speak_both_languages() -> None:
    assert WORDS.tables["fr"].keys() == WORDS.tables["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS.tables["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS.tables["en"][key])), key
    for letters in LETTERS.values():
        assert len(set(letters.values())) == len(HELICOPTERS)


def test_every_answer_has_art() -> None:
    for step in ("place", "hide", "police"):
        for view, show in some(step, 8):
            for choice in show.choices:
                assert DRAWING.ticket(view, choice, show)
                parsed(DRAWING.ticket(view, choice, show) + DRAWING.badges(view, choice, show))


def test_pictures_stay_small_and_the_loupe_on_the_plan() -> None:
    for view, show in some(count=60):
        assert len(DRAWING.live(view, show).encode()) < 40_000
        x, y, scale = DRAWING.camera(view, show)
        assert scale >= 1
        assert 500 / scale - 0.1 <= x <= 1000 - 500 / scale + 0.1
        assert 428 / scale - 0.1 <= y <= 856 - 428 / scale + 0.1
        assert len(DRAWING.thumb(view)) < 6_000
        assert "id=" not in DRAWING.thumb(view)


@pytest.mark.parametrize("lang", WORDS.tables)
def test_the_podium_stands_alone(lang: str) -> None:
    for view, show in some("over", 3):
        text = DRAWING.podium(view, show.names, lang)
        root = ET.fromstring(text)  # noqa: S314 (our own text)
        ids = set(idents(root))
        used = {element.attrib["href"].removeprefix("#") for element in root.iter() if "href" in element.attrib}
        assert used <= ids
        assert not any(ident.startswith("cc-") for ident in ids)


@pytest.mark.parametrize("lang", WORDS.tables)
def test_the_curtain_tells_nothing(lang: str) -> None:
    for side in ("thief", "police"):
        page = drape(side, lang)
        parsed(page)
        assert not re.search(r"\b[A-E][1-5]\b|X\d", page)


def test_marks_and_signs_are_svg() -> None:
    for colour in META.colours:
        parsed(DRAWING.seat_mark(colour) + DRAWING.piece(colour))
    assert all(DRAWING.sign(name) for name in ("trace", "empty", "maybe", "car", "watched", "seen"))
    assert DRAWING.sign("tie") == ""
    view, _ = some("police")[3]
    assert DRAWING.number(view, 1, "helicopters").count("letter-disc") == sum(
        1 in who for who in view["owners"].values()
    )
