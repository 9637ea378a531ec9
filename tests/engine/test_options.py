"""Options are declared data: what may be chosen, what needs what, and what is refused by name."""

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.options import Option, Seat, check_options, check_seats
from pygame_core.engine.core.refusals import BadOption

WORDS = {"fr": "x", "en": "x"}
DECLARED = (
    Option("players", "players", 2, WORDS),
    Option("notes", "bool", default=False, label=WORDS),
    Option("laps", "int", 3, WORDS, values=(1, 5)),
    Option("city", "choice", "big", WORDS, values=("big", "small")),
    Option("first", "seat", "random", WORDS, values=("random",)),
    Option("curtain", "bool", default=False, label=WORDS, needs={"notes": (True,), "city": ("small",)}),
)


def test_what_is_not_told_has_its_default() -> None:
    chosen = check_options(DECLARED, {}, 4)
    assert chosen == {"players": 4, "notes": False, "laps": 3, "city": "big", "first": "random", "curtain": False}


def test_every_allowed_value_is_accepted() -> None:
    for option in DECLARED:
        for value in option.allowed(4):
            given = {option.name: value} | {name: values[0] for name, values in option.needs.items()}
            assert check_options(DECLARED, given, 4)[option.name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 3),
        ("players", True),
        ("notes", 1),
        ("notes", 0),
        ("notes", "true"),
        ("notes", None),
        ("laps", 0),
        ("laps", 6),
        ("laps", True),
        ("laps", 2.0),
        ("laps", "2"),
        ("laps", float("nan")),
        ("laps", 10**5000),
        ("city", "tiny"),
        ("city", 0),
        ("city", ["big"]),
        ("city", {}),
        ("first", 4),
        ("first", -1),
        ("first", False),
        ("first", "0"),
        ("first", "anybody"),
    ],
    ids=lambda value: str(type(value).__name__),
)
def test_other_values_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        check_options(DECLARED, {name: value}, 4)
    assert caught.value.code == "option_value"
    assert caught.value.params["option"] == name
    assert caught.value.params["allowed"]
    assert len(str(caught.value)) < 500


def test_an_option_may_need_another() -> None:
    with pytest.raises(BadOption) as caught:
        check_options(DECLARED, {"curtain": True, "notes": True}, 4)
    assert caught.value.code == "option_needs"
    assert caught.value.params == {"option": "curtain", "other": "city", "allowed": ["small"]}
    assert check_options(DECLARED, {"curtain": True, "notes": True, "city": "small"}, 4)["curtain"] is True


def test_an_unknown_option_is_refused() -> None:
    for name in ("lap", "Laps", "", 5, None):
        with pytest.raises(BadOption) as caught:
            check_options(DECLARED, {name: 1}, 4)  # type: ignore[dict-item]
        assert caught.value.code == "option_unknown"


@pytest.mark.parametrize("meta", registry.games(), ids=lambda meta: meta.id)
def test_declarations_are_whole(meta: Any) -> None:
    for players in range(meta.players[0], meta.players[1] + 1):
        seats = meta.seats(1, players)
        check_seats(seats, meta)
        lead = ["computer"] if meta.lead else []
        assert [seat.kind for seat in seats] == [*lead, "person", *["computer"] * (players - 1 - len(lead))]
        check_options(meta.options, {}, players)
    names = [option.name for option in meta.options]
    assert len(set(names)) == len(names)
    for option in meta.options:
        assert set(option.label) == {"fr", "en"}
        assert option.kind in ("bool", "int", "choice", "seat", "players", "text")
        assert not option.value_labels or set(option.value_labels) == set(option.values)
        assert set(option.needs) <= set(names)
    assert set(meta.colour_names) == set(meta.colours)


def test_games_that_are_not_there() -> None:
    for name, code in (("chess", "game_unknown"), ("../x", "game_unknown"), ("", "game_unknown")):
        with pytest.raises(BadOption) as caught:
            registry.game(name)
        assert caught.value.code == code


def test_a_seat_is_a_person_unless_told() -> None:
    assert Seat("Zoé", "red").is_person
    assert not Seat("Zoé", "red", "computer").is_person


@pytest.mark.parametrize("meta", registry.games(), ids=lambda meta: meta.id)
def test_nobody_sits_far_away_where_no_links_are_played(meta: Any) -> None:
    seats = (replace(meta.seats(2, meta.players[0])[0], kind="remote"), *meta.seats(2, meta.players[0])[1:])
    if meta.by_link:
        check_seats(seats, meta)
    else:
        with pytest.raises(BadOption, match="seat_kind"):
            check_seats(seats, meta)


def test_an_option_without_what_it_needs_has_its_other_value() -> None:
    words = {"fr": "x", "en": "x"}
    level = Option("level", "choice", "low", words, values=("low", "high"))
    more = Option("more", "bool", default=True, label=words, needs={"level": ("high",)}, without=False)
    assert check_options((level, more), {}, 3) == {"level": "low", "more": False}
    assert check_options((level, more), {"level": "high"}, 3) == {"level": "high", "more": True}
    with pytest.raises(BadOption) as caught:
        check_options((level, more), {"more": True}, 3)
    assert caught.value.code == "option_needs"


def test_a_text_is_any_short_text_and_its_values_are_proposals() -> None:
    road = Option("road", "text", "a", {"fr": "x", "en": "x"}, values=("a", "b"))
    assert check_options((road,), {"road": "a c"}, 3) == {"road": "a c"}
    for bad in (3, None, "x" * 1000):
        with pytest.raises(BadOption):
            check_options((road,), {"road": bad}, 3)
