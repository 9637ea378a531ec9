"""What may not be answered, chosen or loaded: every row of "Bad input", with its code; nothing is changed by it."""

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged, Newer
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.games.velo_city.rules import why
from tests.games.velo_city.races import GAME, damaged, play, race, refused, seats_of, state

YRB = "yellow red blue"
FOUR = seats_of("red black yellow white")


def declaring() -> Match:
    return race(YRB, riders={"yellow": "26 12", "red": "26 9"}, cans={"yellow": 1})


def moving() -> Match:
    return play(
        race(YRB, riders={"yellow": "26x2 4", "red": "26 4"}, cans={"yellow": 1}), "group 26 bonus", "roll 1 3 2"
    )


def test_an_answer_by_somebody_else() -> None:
    match = declaring()
    assert refused(match, "solo", seat=1) == "other_seat"
    assert refused(match, "solo", seat=-1) == "not_chance"
    play(match, "solo")
    assert refused(match, "roll 1", seat=0) == "chance_asked"


@pytest.mark.parametrize("token", ["move 26 own", "pursue 1", "pay", "retreat", "take red", "roll 3", "first 1"])
def test_an_answer_of_another_kind(token: str) -> None:
    assert refused(declaring(), token) in ("wrong_kind", "not_offered")


def test_answers_of_other_steps_say_what_is_awaited() -> None:
    assert refused(declaring(), "move 26 own") == "wrong_kind"
    assert refused(moving(), "solo") == "wrong_kind"
    pursuit = play(race(YRB, riders={"yellow": "26x2"}, cans={"yellow": 2}), "solo", "roll 3", "move 26 own")
    assert refused(pursuit, "pay") == "wrong_kind"
    manhole = play(race(YRB, riders={"yellow": "26"}, cans={"yellow": 2}), "solo", "roll 2", "move 26 own")
    assert refused(manhole, "pursue 0") == "wrong_kind"


def test_an_answer_after_the_end() -> None:
    match = race(YRB, podium=["red", "red", "red"])
    assert [refused(match, token, seat) for token, seat in (("solo", 0), ("roll 1", -1), ("take red", 2))] == [
        "over"
    ] * 3


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("group 12", "no_group_there"),
        ("group 9", "no_group_there"),
        ("group 30", "no_group_there"),
        ("group 26 sprint", "no_group_sprint"),
        ("group 12 sprint", "no_group_sprint"),
        ("group 0", "no_such_space"),
        ("group 37", "no_such_space"),
        ("group -1", "no_such_space"),
        ("group x", "no_such_space"),
        ("group", "no_such_space"),
        ("group 1e1", "no_such_space"),
        ("group ２６", "no_such_space"),
        ("solo sprint", "cans_short"),
        ("group 026", "not_offered"),
        ("solo twice", "not_offered"),
        ("", "not_offered"),
    ],
)
def test_declarations(token: str, code: str) -> None:
    assert refused(declaring(), token) == code


def test_a_boost_without_cans_tells_price_and_purse() -> None:
    poor = race(YRB, riders={"yellow": "26", "red": "26"})
    assert [refused(poor, token) for token in ("solo bonus", "solo sprint", "group 26 bonus")] == ["cans_short"] * 3
    assert why.not_declared(state(poor), 0, ["solo", "sprint"]).params == {"cost": 2, "cans": 0}


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("move 12 own", "courier_cannot_move"),
        ("move 4 own", "courier_cannot_move"),
        ("move 36 red", "courier_cannot_move"),
        ("move 0 own", "no_such_space"),
        ("move 40 own", "no_such_space"),
        ("move own 26", "no_such_space"),
        ("move 26 blue", "die_not_rolled"),
        ("move 26 yellow", "die_not_rolled"),
        ("move 26 sum", "die_not_rolled"),
        ("move 26", "die_not_rolled"),
        ("move 26 1", "die_not_rolled"),
        ("move 26 purple", "die_not_rolled"),
        ("move 026 own", "not_offered"),
        ("move 26 own own", "die_not_rolled"),
    ],
)
def test_moves(token: str, code: str) -> None:
    assert refused(moving(), token) == code


def test_only_the_own_die_crosses() -> None:
    match = play(race(YRB, riders={"yellow": "3", "red": "3"}, cans={"yellow": 1}), "group 3 bonus", "roll 1 3 2")
    assert refused(match, "move 3 energy") == "own_die_only"


@pytest.mark.parametrize("count", ["-1", "3", "2", "1.0", "one", "", "01", "+1", "1e0", "99999999999999999999"])
def test_pursuit_counts(count: str) -> None:
    match = race(YRB, riders={"yellow": "26x3", "red": "26"}, cans={"yellow": 1, "red": 1})
    play(match, "solo", "roll 3", "move 26 own")
    assert refused(match, f"pursue {count}") == "pursuit_too_many"


def test_a_manhole_is_paid_or_left() -> None:
    match = play(race(YRB, riders={"yellow": "26"}, cans={"yellow": 1}), "solo", "roll 2", "move 26 own")
    assert [refused(match, token) for token in ("stay", "pay 1", "")] == ["not_offered"] * 3
    state(match).cans[0] = 0
    assert why.not_settled(state(match), 0, ["pay"]).code == "no_can_left"


@pytest.mark.parametrize("colour", ["blue", "green", "", "yellow red", "0"])
def test_cans_come_from_the_richest(colour: str) -> None:
    match = race(YRB, active="blue", riders={"blue": "23"}, cans={"yellow": 7, "red": 7, "blue": 1})
    play(match, "solo", "roll 1", "move 23 own")
    assert refused(match, f"take {colour}") == "not_the_richest"


def refusal_of(options: dict[str, Any], seats: tuple[Any, ...] = FOUR) -> BadOption:
    with pytest.raises(BadOption) as caught:
        Match(GAME, options, seats, 1)
    return caught.value


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "4"}, "players"),
        ({"players": 4.0}, "players"),
        ({"first_player": 4}, "first_player"),
        ({"first_player": -1}, "first_player"),
        ({"first_player": True}, "first_player"),
        ({"first_player": "red"}, "first_player"),
        ({"first_player": None}, "first_player"),
        ({"sprint_finish": "both"}, "sprint_finish"),
        ({"sprint_finish": True}, "sprint_finish"),
        ({"sprint_finish": []}, "sprint_finish"),
        ({"board": "village"}, "board"),
        ({"board": 1}, "board"),
        ({"board": {"a": [1] * 999}}, "board"),
    ],
)
def test_option_values(options: dict[str, Any], option: str) -> None:
    refusal = refusal_of(options)
    assert refusal.code == "option_value"
    assert refusal.params["option"] == option
    assert refusal.params["allowed"]
    assert len(refusal.params["value"]) <= 40


def test_unknown_options() -> None:
    refusal = refusal_of({"laps": 3})
    assert (refusal.code, refusal.params["option"]) == ("option_unknown", "laps")
    assert refusal.params["allowed"] == ["board", "first_player", "players", "sprint_finish"]


@pytest.mark.parametrize("count", [0, 1, 2, 8])
def test_seat_counts(count: int) -> None:
    refusal = refusal_of({}, (seats_of("red black yellow white green grey blue") + FOUR)[:count])
    assert (refusal.code, refusal.params["least"], refusal.params["most"]) == ("seat_count", 3, 7)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"colour": "red"}, "seat_colour_taken"),
        ({"colour": "pink"}, "seat_colour"),
        ({"colour": 3}, "seat_colour"),
        ({"colour": ["red"]}, "seat_colour"),
        ({"name": ""}, "seat_name"),
        ({"name": "  "}, "seat_name"),
        ({"name": "x" * 25}, "seat_name"),
        ({"name": None}, "seat_name"),
        ({"name": "a\nb"}, "seat_name"),
        ({"name": "\ud800"}, "seat_name"),
        ({"name": 5}, "seat_name"),
        ({"kind": "robot"}, "seat_kind"),
        ({"kind": None}, "seat_kind"),
        ({"kind": {}}, "seat_kind"),
        ({"level": 0}, "seat_level"),
        ({"level": 4}, "seat_level"),
        ({"level": True}, "seat_level"),
        ({"level": "2"}, "seat_level"),
        ({"level": 2.0}, "seat_level"),
    ],
)
def test_seats(change: dict[str, Any], code: str) -> None:
    refusal = refusal_of({}, (FOUR[0], replace(FOUR[1], **change), *FOUR[2:]))
    assert (refusal.code, refusal.params["seat"]) == (code, 1)


def test_seats_at_the_limit_are_fine() -> None:
    seats = tuple(Seat("É" * 23 + colour[0], colour, "computer", 3) for colour in ("red", "grey", "blue"))
    assert Match(GAME, {"players": 3}, seats, 1).seats == seats


def test_saves_and_links_of_later_versions_or_other_games() -> None:
    match = play(race(YRB, riders={"yellow": "26"}), "solo", "roll 3")
    for change, kind, code in (
        ({"rules": 99}, Newer, "save_newer"),
        ({"rules": 0}, Damaged, "save_unreadable"),
        ({"game": "chess"}, Damaged, "save_game"),
        ({"options": {"board": "village"}}, Damaged, "save_options"),
        ({"options": {"players": True}}, Damaged, "save_options"),
    ):
        contents = links.unpack(links.link(match, history=True)) | change
        with pytest.raises(kind) as caught:
            links.open_link(links.pack(contents), seed=1)
        assert caught.value.code == code
    with pytest.raises(Newer):
        saves.load('{"format": 2}')


def test_an_explained_place_on_the_board() -> None:
    assert refused(declaring(), "space 12") == "no_group_there"
    assert refused(moving(), "space 4") == "no_die_leads_there"
    assert refused(moving(), "space 0") == "line_too_far"
    pursuit = play(race(YRB, riders={"yellow": "26x2"}, cans={"yellow": 2}), "solo", "roll 3", "move 26 own")
    assert refused(pursuit, "space 9") == "pursuit_goes_to"
    assert damaged(YRB, step="nonsense") == "not_one_of"
