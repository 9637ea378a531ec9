"""What a scenario may expect of a position: every field, and the faults of the scenario itself."""

from typing import Any

import pytest

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.match.match import Match
from tests.games.rainbow_jersey.rides import GAME, ride, rolled, state


def at_red_s_space() -> Match:
    """Red, at the head, has come over the line to a space of its own."""
    return rolled(
        ride(
            space=38,
            shown="c06 c07",
            discard="c02 c01",
            held={"red": [7, 2]},
            rainbow={"black": 1},
            turn=2,
            recent=[[58, 60, 60]],
        ),
        4,
    )


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("turn", 2),
        ("lap", 2),
        ("space", 2),
        ("rainbow_lap", False),
        ("step", "attack"),
        ("discard", "c01 c02 c06 c07"),
        ("discard", ["c07", "c06", "c02", "c01"]),
        ("discard", 4),
        ("shown", []),
        ("shown", 0),
        ("deck", 21),
        ("held", {"red": "7 2"}),
        ("held", {"red": [2, 7], "black": []}),
        ("held", {}),
        ("energy", {"red": 60}),
        ("reserve", {"red": 4, "black": 6}),
        ("rainbow", {"black": 1, "red": 0}),
        ("fallen", {"red": 0}),
        ("pack", "red black yellow"),
        ("pack", ["red", "black", "yellow"]),
        ("away", ""),
        ("gap", 0),
        ("mark", 0),
        ("asked", "red"),
        ("front", "red"),
        ("owner", "red"),
        ("white", 4),
        ("yellow", 0),
        ("kind", "effort"),
        ("card", ""),
        ("bids", []),
        ("recent", [[58, 60, 60]]),
    ],
)
def test_what_holds(field: str, expected: Any) -> None:
    assert GAME.difference(state(at_red_s_space()), field, expected) == ""


@pytest.mark.parametrize(
    ("field", "expected", "actual"),
    [
        ("turn", 2, "1"),
        ("rainbow_lap", True, "false"),
        ("step", "roll", '"auction"'),
        ("held", {"red": [7]}, "{red = []"),
        ("energy", {"red": 59}, "{red = 58"),
        ("pack", "red black yellow", '["black", "yellow", "red"]'),
        ("away", "red", '""'),
        ("asked", "black", '"yellow"'),
        ("owner", "red", '""'),
        ("discard", 3, "0"),
        ("deck", "c01", '["c01", "c02"'),
        ("bids", ["black 4"], '["black 5"]'),
        ("bids", "black 4", '["black 5"]'),
        ("kind", "green", '"effort"'),
        ("recent", [[60, 60, 60]], "[]"),
    ],
)
def test_what_differs(field: str, expected: Any, actual: str) -> None:
    match = rolled(ride(), 2, "bid 5")
    assert GAME.difference(state(match), field, expected).startswith(actual)


@pytest.mark.parametrize(
    ("field", "expected", "code"),
    [
        ("speed", 1, "position_field"),
        ("turn", "1", "number_range"),
        ("turn", True, "number_range"),
        ("energy", 60, "by_colour"),
        ("energy", {"white": 60}, "unknown_colour"),
        ("energy", {"red": "60"}, "number_range"),
        ("held", {"red": [3]}, "position_not_effort"),
        ("pack", "red white", "unknown_colour"),
        ("away", "white", "unknown_colour"),
        ("asked", "chance", "unknown_colour"),
        ("discard", "c26", "not_one_of"),
        ("discard", {"c01": 1}, "not_one_of"),
        ("discard", True, "not_one_of"),
        ("step", "rest", "not_one_of"),
        ("rainbow_lap", "yes", "not_one_of"),
        ("kind", 3, "not_one_of"),
    ],
)
def test_what_no_position_could_hold_is_a_fault_of_the_scenario(field: str, expected: Any, code: str) -> None:
    with pytest.raises(Damaged) as caught:
        GAME.difference(state(ride()), field, expected)
    assert caught.value.code == code


def test_a_single_bid_may_be_told_without_a_list() -> None:
    assert GAME.difference(state(rolled(ride(), 2, "bid 5")), "bids", "black 5") == ""
