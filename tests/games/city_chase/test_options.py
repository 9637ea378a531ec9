"""Who flies what, and the tables that cannot be."""

import pytest

from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.games.city_chase.chases import GAME, LINKS, SPREAD, bad_table, chase, play, refused, sealed, seats_of, table


def owners(kinds: str, **options: str) -> list[list[int]]:
    return list(table(kinds, **options).view(None)["owners"].values())


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        ("person person", [[1], [1], [1]]),
        ("person person person", [[1], [2], [1, 2]]),
        ("person person person person", [[1], [2], [3]]),
        ("person computer", [[1], [1], [1]]),
        ("computer person computer", [[1], [2], [1, 2]]),
        ("random random random random", [[1], [2], [3]]),
    ],
)
def test_owners_by_the_number_of_seats(kinds: str, expected: list[list[int]]) -> None:
    assert owners(kinds) == expected


@pytest.mark.parametrize(
    ("kinds", "options", "expected"),
    [
        ("person person person", {"pink": "p2", "yellow": "p1"}, [[2], [1], [1, 2]]),
        ("person person person", {"green": "p2"}, [[1], [2], [2]]),
        ("person person person", {"pink": "team", "yellow": "team"}, [[1, 2], [1, 2], [1, 2]]),
        ("person person person person", {"green": "team"}, [[1], [2], [1, 2, 3]]),
        ("person person", {"green": "team", "pink": "p1"}, [[1], [1], [1]]),
        ("person person computer", {"green": "p2"}, [[1], [2], [2]]),
    ],
)
def test_owners_as_told(kinds: str, options: dict[str, str], expected: list[list[int]]) -> None:
    assert owners(kinds, **options) == expected


@pytest.mark.parametrize(
    ("kinds", "options", "code"),
    [
        ("person person", {"pink": "p2"}, "table_owner"),
        ("person person person", {"green": "p3"}, "table_owner"),
        ("person computer", {"green": "team"}, "table_team"),
        ("person random computer", {"pink": "team"}, "table_team"),
        ("person person person", {"yellow": "p1", "green": "p1"}, "table_idle"),
        ("person person person person", {"green": "p1"}, "table_idle"),
        ("person person", {"pink": "p4"}, "option_value"),
        ("person person", {"pink": "computer"}, "option_value"),
        ("person person", {"notes": "some"}, "option_value"),
        ("person person", {"deduction": 1}, "option_value"),
        ("person person", {"curtain": "yes"}, "option_value"),
        ("person person", {"players": 3}, "option_value"),
        ("person person", {"skyline": "tall"}, "option_value"),
        ("person person", {"colour": "red"}, "option_unknown"),
        ("person", {}, "seat_count"),
        ("person person:4", {}, "seat_level"),
        ("person person:0", {}, "seat_level"),
        ("person police", {}, "seat_kind"),
        ("remote person", {}, "table_remote"),
        ("person remote", {}, "table_remote"),
    ],
)
def test_tables_that_cannot_be(kinds: str, options: dict[str, object], code: str) -> None:
    assert bad_table(kinds, **options) == code


@pytest.mark.parametrize(
    "kinds",
    ["computer person", "person computer", "random remote", "remote computer", "remote remote", "remote person remote"],
)
def test_links_need_people_on_both_sides_and_one_of_them_here(kinds: str) -> None:
    assert bad_table(kinds, connection="links") == "table_links"


@pytest.mark.parametrize("kinds", ["person remote", "remote person", "remote person computer", "person remote remote"])
def test_links_between_people(kinds: str) -> None:
    match = table(kinds, connection="links")
    assert match.view(None)["links"]
    assert match.view(None)["sealed"] == kinds.startswith("remote")


def test_five_are_too_many() -> None:
    thief, *police = seats_of("person person person person")
    with pytest.raises(BadOption) as caught:
        Match(GAME, {}, (thief, *police, police[0]), 1)
    assert caught.value.code == "seat_count"


@pytest.mark.parametrize("order", [(1, 0), (1, 2)])
def test_the_thief_sits_first_and_there_is_one(order: tuple[int, int]) -> None:
    seats = seats_of("person person person")
    with pytest.raises(BadOption) as caught:
        Match(GAME, {}, [seats[index] for index in order], 1)
    assert caught.value.code == "seat_lead"


def test_any_colour_may_sit_anywhere_among_the_police() -> None:
    thief, pink, yellow, _ = seats_of("person person person person")
    match = Match(GAME, {"skyline": "regular"}, [thief, yellow, pink], 1)
    assert match.view(None)["owners"] == {"pink": [1], "yellow": [2], "green": [1, 2]}


def test_nobody_may_sit_down_for_somebody_elsewhere() -> None:
    match = sealed()
    with pytest.raises(BadOption) as caught:
        match.reseat(0, seats_of("person")[0])
    assert caught.value.code == "seat_remote"
    assert match.seats[0].is_remote


def test_no_option_changes_a_rule() -> None:
    """Decoration, notes, help and the curtain leave every answer as it is."""
    plain = table()
    for options in ({"notes": "traces"}, {"deduction": True}, {"curtain": False}):
        match = table(**options)
        for one in (plain, match):
            assert one.asked == (1,)
        assert dict(match.choices_by_seat) == dict(plain.choices_by_seat)


def test_the_team_s_helicopter_counts_for_everybody() -> None:
    match = chase("A5", players=3, acted=["pink", "yellow"])
    assert match.asked == (1, 2)
    match.answer(2, "check green C4")
    assert match.asked == (0,)


def test_who_is_done_is_not_asked() -> None:
    match = play(chase("A5", players=4), "check green C4")
    assert match.asked == (1, 2)
    assert refused(match, "check green C5", 3) == "has_acted"


def test_computers_beside_people_place_and_fly_after_them() -> None:
    match = table("computer person computer")
    assert GAME.blocking_seats(match.state) == (1, 2)
    for heli, crossing in (("pink", "X1"), ("green", "X3")):
        match.answer(1, f"place {heli} {crossing}")
    assert GAME.blocking_seats(match.state) == (2,)
    match.answer(2, "place yellow X2")
    assert GAME.blocking_seats(match.state) == (1, 2)


def test_by_link_too() -> None:
    position = {"step": "police", "heli": SPREAD, "log": ["hidden 1"]}
    match = Match(GAME, LINKS, seats_of("remote person computer"), 1, position=position)
    assert GAME.blocking_seats(match.state) == (1, 2)
    match.answer(1, "check pink B2")
    match.answer(1, "check green C4")
    assert GAME.blocking_seats(match.state) == (2,)
    match.answer(2, "check yellow D2")
    assert GAME.blocking_seats(match.state) == (1, 2)


@pytest.mark.parametrize("curtain", [True, False])
def test_an_option_that_means_nothing_is_not_asked_but_old_games_open_with_it(curtain: bool) -> None:
    """Where thief and police share the device there is a curtain, whatever was told."""
    assert [option.name for option in GAME.meta.options if option.retired] == ["curtain"]
    match = table(curtain=curtain)
    again = saves.load(saves.save(match)).match
    assert (again.options["curtain"], again.state) == (curtain, match.state)
