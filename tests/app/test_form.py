"""The new table: good from the first tap, and patient with whoever changes it."""

import re
from dataclasses import replace
from typing import Any

import pytest

from app.core.context import Desk, desk_from
from app.core.screen import Reply
from app.core.setup import Setup
from app.pages.setup import NewTable, good_table
from app.storage import finished_games
from app.ui.html import Html
from pygame_core.engine import registry
from pygame_core.engine.core.options import check_seats, check_table

GAME = registry.games()[0]


@pytest.fixture
def desk() -> Desk:
    return desk_from({"storage": {}, "languages": ["fr"], "entropy": "ab"})


@pytest.fixture
def table(desk: Desk) -> NewTable:
    return NewTable(desk, GAME)


def started(table: NewTable, **form: str) -> Setup | None:
    """Press start; the table that was handed over, if it was good."""
    begun: list[Setup] = []

    def begin(setup: Setup) -> Reply:
        begun.append(setup)
        return {}

    table.desk.begin = begin
    table.do("start", form)
    return begun[0] if begun else None


def test_one_tap_seats_a_person_against_computers(desk: Desk) -> None:
    for meta in registry.games():
        setup = good_table(desk, meta)
        check_seats(setup.seats, meta)
        assert [seat.kind for seat in setup.seats].count("person") == 1
        assert [seat.kind for seat in setup.seats].count("computer") == len(setup.seats) - 1
        assert len({seat.name for seat in setup.seats}) == len(setup.seats)


def test_the_form_starts_as_it_stands(table: NewTable) -> None:
    setup = started(table)
    assert setup
    assert setup.seats == good_table(table.desk, GAME).seats


def test_seats_come_and_go_within_the_game_s_numbers(table: NewTable) -> None:
    least, most = GAME.players
    for _ in range(most + 3):
        table.do("add", {})
    assert len(table.seats) == most
    for _ in range(most + 3):
        table.do("seat:0", {})
        table.do("remove", {})
    assert len(table.seats) == least
    assert started(table)


def test_a_colour_that_another_seat_has_cannot_be_taken(table: NewTable) -> None:
    taken, free = table.seats[1].colour, GAME.colours[-1]
    table.do("seat:0", {})
    table.do(f"ink:{taken}", {})
    assert table.seats[0].colour != taken
    table.do(f"ink:{free}", {})
    assert table.seats[0].colour == free


def test_a_computer_can_become_a_person_and_back(table: NewTable) -> None:
    table.do("seat:1", {})
    table.do("kind:person", {})
    assert table.seats[1].is_person
    table.do("kind:3", {})
    assert (table.seats[1].kind, table.seats[1].level) == ("computer", 3)


def test_the_name_is_remembered(table: NewTable) -> None:
    table.do("seat:0", {})
    setup = started(table, **{"name-0": "  Camille "})
    assert setup
    assert setup.seats[0].name == "Camille"
    assert good_table(table.desk, GAME).seats[0].name == "Camille"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb"])
def test_a_bad_name_gets_a_sentence_beside_it_and_loses_nothing(table: NewTable, name: str) -> None:
    table.do("add", {})
    table.do("seat:2", {})
    seats = len(table.seats)
    assert started(table, **{"name-2": name}) is None
    markup = table.markup()
    assert "Il faut un nom" in markup
    assert 'aria-invalid="true"' in markup
    assert len(table.seats) == seats


@pytest.mark.parametrize(("name", "told"), [("x" * 21, "20 signes au plus"), ("ZOÉ", "s’appelle déjà ainsi")])
def test_a_game_may_want_short_names_and_one_for_each(desk: Desk, name: str, told: str) -> None:
    table = NewTable(desk, registry.meta("rainbow-jersey"))
    table.seats = [replace(seat, name=other) for seat, other in zip(table.seats, ("Ada", "Zoé", "Abel"), strict=True)]
    assert started(table, **{"name-2": name}) is None
    assert table.chosen == 2
    assert told in table.markup()
    assert started(table, **{"name-2": "Lucie"})


def test_a_long_name_that_is_remembered_is_cut_where_it_must_be(desk: Desk) -> None:
    desk.preferences.remember_name("Maximilienne la Grande")
    for meta in registry.games():
        check_table(meta, {}, good_table(desk, meta).seats)
    desk.preferences.remember_name("abel")
    assert len({seat.name.casefold() for seat in good_table(desk, registry.meta("rainbow-jersey")).seats}) == 3


def test_what_is_typed_survives_the_next_tap(table: NewTable) -> None:
    table.do("seat:0", {})
    table.do("add", {"name-0": "Ka"})
    assert table.seats[0].name == "Ka"


def test_names_are_escaped(table: NewTable) -> None:
    table.do("seat:0", {})
    table.do("name", {"name-0": '"><script>'})
    assert "<script>" not in table.markup()


@pytest.mark.parametrize("action", ["", "seat:99", "seat:x", "kind:9", "ink:gold", "nonsense:1", "fold"])
def test_nonsense_changes_no_seat(table: NewTable, action: str) -> None:
    before = list(table.seats)
    table.do(action, {"option-nonsense": "x", "name-77": "y"})
    assert table.seats == before


def test_options_take_only_declared_values(table: NewTable) -> None:
    for option in GAME.options:
        if option.kind == "players":
            continue
        for value in option.allowed(len(table.seats)):
            table.do("option", {f"option-{option.name}": str(value)})
            assert table.options[option.name] == value
        table.do("option", {f"option-{option.name}": "rubbish"})
        assert table.options[option.name] == value


def test_every_control_has_a_name(table: NewTable) -> None:
    table.do("seat:1", {})
    table.do("fold", {})
    markup = table.markup()
    buttons: list[Any] = re.findall(r"<button([^>]*)>(.*?)</button>", markup, re.DOTALL)
    assert buttons
    for attributes, inside in buttons:
        assert "aria-label=" in attributes or re.sub(r"<svg.*?</svg>|<[^>]*>", "", inside).strip()


def test_markup_is_marked_as_such(table: NewTable) -> None:
    assert isinstance(table.markup(), Html)


# ------------------------------------------------------------------ what is asked at once
def test_the_level_and_the_stages_are_asked_before_all_else(desk: Desk) -> None:
    table = NewTable(desk, registry.meta("velomaster"))
    painted = table.do("set:level:pro", {})["paint"]["setup"]
    assert table.options["level"] == "pro"
    assert painted.index("front-level") < painted.index("proposal-stages") < painted.index('id="options"')
    table.do("propose:stages", {"proposal-stages": "plaine femur"})
    assert table.options["stages"] == "plaine femur"
    table.do("set:nothing:at all", {})
    assert "nothing" not in table.options


def test_what_was_written_stands_among_the_proposals(desk: Desk) -> None:
    table = NewTable(desk, registry.meta("velomaster"))
    painted = table.do("option", {"option-stages": "puys femur:1"})["paint"]["setup"]
    assert '<option value="puys femur:1" selected>' in painted


def test_seats_from_the_fifth_on_join_the_colours_in_turn(desk: Desk) -> None:
    table = NewTable(desk, registry.meta("velomaster"))
    table.do("set:level:expert", {})
    for _ in range(4):
        table.do("add", {})
    assert [seat.colour for seat in table.seats[4:]] == [seat.colour for seat in table.seats[:4]]


def test_a_first_table_of_city_chase_comes_with_help_with_deducing() -> None:
    """Until a game of it was kept here; then as the game usually is."""
    chase = next(meta for meta in registry.games() if meta.id == "city-chase")
    desk = desk_from({"storage": {}, "languages": ["fr"], "entropy": "ab"})
    assert good_table(desk, chase).options == {"deduction": True}
    assert NewTable(desk, chase).options["deduction"] is True
    assert not any("deduction" in good_table(desk, meta).options for meta in registry.games() if meta is not chase)
    finished_games.enter(
        desk.library, "g7", finished_games.Line(chase.id, 5000, 9, 30, {"en": "The police win"}, {"en": "arrest"}, ())
    )
    assert "deduction" not in good_table(desk, chase).options
