"""Every line of the specification's bad input: refused with its code, nothing changed."""

from typing import Any

import pytest

from pygame_core.engine.core.refusals import BadOption, Damaged, Refusal
from pygame_core.engine.match.match import Match
from pygame_core.games.vroom.rules.game import GAME
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, rally, seats

HERE = {1: "2000,1000"}


def refused(match: Match, seat: int, token: str) -> str:
    before, length = match.state.copy(), len(match.log)
    with pytest.raises(Refusal) as caught:
        match.answer(seat, token)
    assert match.state == before
    assert len(match.log) == length
    return caught.value.code


DRIVES = {
    "drive": "path_empty",
    "drive " + " ".join(f"{2100 + 10 * n},1000" for n in range(25)): "path_long",
    "drive 2100.0,1000": "path_numbers",
    "drive NaN,1000": "path_numbers",
    "drive 1e3,1000": "path_numbers",
    "drive 02100,1000": "path_numbers",
    "drive +2100,1000": "path_numbers",
    "drive -0,1000": "path_numbers",
    "drive ٢,1000": "path_numbers",
    "drive 2100": "path_numbers",
    "drive 2100,1000,5": "path_numbers",
    "drive 2100 1000": "path_numbers",
    "drive  2100,1000": "path_numbers",
    "drive 14001,1000": "path_range",
    "drive 2100,-2001": "path_range",
    "drive 2100,9001": "path_range",
    "drive 99999999,1": "path_range",
    "drive 1000,-99999999999999999999": "path_range",
    "drive " + "9" * 101 + ",1": "path_numbers",
    "drive 2000,1000": "path_zero",
    "drive 2100,1000 2100,1000": "path_zero",
    "drive 2049,1000": "path_short",
    "drive 2030,1030": "path_short",
    "drive 1999,1100": "reversing",
    "drive 2200,1000 2199,1100": "reversing",
    "drive 2100,1000 boost": "no_boost",
    "drive boost": "path_empty",
    "ghost 2100,1000": "other_question",
    "place 0": "other_question",
    "remove 1": "other_question",
    "forecast in": "forecast_over",
    "circuit classic": "other_question",
    "judge kept": "no_custom_event",
    "open weather": "open_not_due",
    "nonsense": "not_offered",
}


@pytest.mark.parametrize("token", DRIVES)
def test_drives(token):
    assert refused(at(cars=HERE, **DRIVING), 0, token) == DRIVES[token]


@pytest.mark.parametrize("token", ["drive 2050,1000", "drive 2000,1050", "drive 14000,9000", "drive 2040,1030"])
def test_just_legal_drives(token):
    match = at(cars=HERE, round=5, **DRIVING)
    match.answer(0, token)
    assert rally(match).turn == 1


def test_out_of_turn_and_unseen():
    match = at(round=1)
    assert refused(match, 2, "drive 2000,3725") == "cars_turn"
    assert refused(match, 0, "drive 2000,2825") == "look_first"
    assert [choice.token for choice in match.choices_by_seat[0]] == ["look"]
    match.answer(0, "look")
    match.answer(0, "look")
    match.answer(0, ahead(match))


def test_bends_in_the_rain():
    match = at(options={"weather": True}, weather=["rain"], cars=HERE, **DRIVING)
    assert refused(match, 0, "drive 2100,1000 2200,1100") == "rain_bend"
    back = {"weather": True, "events": "chosen", "event_2": "round_trip", "first_seat": 3}
    match = at(options=back, race=2, weather=["rain"], circuit="there_and_back", cars={1: "7400,1000"}, **DRIVING)
    assert refused(match, 0, "drive 7450,1000 7480,1100") == "rain_bend"
    assert refused(match, 0, "drive 7450,1000 7600,1100 7000,1000") == "rain_bend"
    match.answer(0, "drive 7600,1000 7000,1000")


def test_boosts():
    match = at(options={"boost": True}, boosted=[1, 0, 0, 0], round=2, cars=HERE, **DRIVING)
    assert refused(match, 0, "drive 2100,1000 boost") == "boost_used"
    match = at(options={"boost": True}, boosted=[0, 1, 1, 1], round=5, cars=HERE, **DRIVING)
    assert refused(match, 0, "drive 2100,1000") == "boost_now"
    match.answer(0, "drive 2100,1000 boost")
    assert rally(match).boosted == [5, 1, 1, 1]


def test_the_ghost_has_no_boost():
    match = at(3, options={"boost": True, "ghost": True}, **DRIVING)
    match.answer(0, ahead(match))
    assert refused(match, 0, "ghost 1500,4400 boost") == "ghost_boost"
    assert refused(match, 0, "ghost 900,4400 boost") == "reversing"


def test_a_card_that_is_face_down():
    match = at(step="place", cars="7300,1000 6000,2000 7310,3000 5000,4000")
    assert refused(match, 0, "look") == "card_face_down"
    assert refused(at(step="deal"), 0, "look") == "card_face_down"


CIRCUITS = {
    "circuit 1000,3500 199,2000 7000,5000": "circuit_pawns",
    "circuit 99999999999,3500 7000,2000 7000,5000": "circuit_start",
    "circuit 1000,3500 7000,3000 7000,4499": "circuit_narrow",
    "circuit 1000,3500 7000,1000 7000,6001": "circuit_wide",
    "circuit 1000,800 7000,300 7000,2000": "circuit_start",
    "circuit 1000,1500 7000,2000 7000,5000": "circuit_facing",
    "circuit 4100,3500 7000,2000 7000,5000": "circuit_near",
    "circuit 600,3500 9700,2000 9700,5000": "circuit_far",
    "circuit 3000,3500 10000,2000 10000,5000": "circuit_room",
    "circuit 7000,3500 7000,2000 7000,5000": "circuit_near",
    "circuit 1000,3500 7000,2000 7000,2000": "circuit_narrow",
    "circuit 1000,3500 7000,2000": "circuit_points",
    "circuit there_and_back": "preset_not_here",
    "circuit": "circuit_points",
    "circuit monaco": "not_offered",
    "drive 2000,2000": "other_question",
}


@pytest.mark.parametrize("token", CIRCUITS)
def test_circuits(token):
    assert refused(at(step="circuit"), 0, token) == CIRCUITS[token]


def test_circuits_there_and_back():
    options = {"events": "chosen", "event_2": "round_trip", "first_seat": 3}
    match = at(step="circuit", race=2, options=options)
    assert refused(match, 0, "circuit classic") == "preset_not_here"
    assert refused(match, 0, "circuit 1000,3500 7000,2000 7000,5000") == "circuit_far"
    assert refused(match, 0, "circuit 1000,3500 4000,2000 4000,5000") == "circuit_room_back"
    assert refused(match, 0, "circuit 8000,3500 11500,2000 11500,5000") == "circuit_room"
    match.answer(0, "circuit 3000,3500 6000,2000 6000,5000")


def test_later_questions():
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])
    assert refused(match, 0, "remove") == "removal_number"
    match = at(options={"podium": True}, step="forecast")
    assert refused(match, 0, "forecast maybe") == "forecast_word"
    match.answer(0, "forecast in")
    assert refused(match, 0, "forecast out") == "other_seat"
    options = {"events": "custom", "custom_name": "Klaxon", "custom_race": "2"}
    match = at(step="judge", race=2, options=options)
    assert refused(match, 0, "judge perhaps") == "not_offered"


def test_what_nobody_asks_is_refused_at_every_question():
    options = {"events": "custom", "custom_name": "Klaxon", "custom_race": "2"}
    for match in (
        at(step="circuit"),
        at(**DRIVING),
        at(step="place", cars="7300,1000 6000,2000 7310,3000 5000,4000"),
        at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]]),
        at(step="forecast", options={"podium": True}),
        at(step="judge", race=2, options=options),
    ):
        seat, step = match.asked[0], match.state.stack[-1]["step"]
        assert refused(match, seat, "open boost") == "open_not_due"
        assert refused(match, seat, "later") == "other_question"
        if step != "judge":
            assert refused(match, seat, "judge kept") == "no_custom_event"
        if step != "forecast":
            assert refused(match, seat, "forecast in") == "forecast_over"


TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "duplicate events": ("table_events", {"events": "chosen", "event_2": "pack", "event_3": "pack"}),
    "unknown key": ("option_unknown", {"nitro": True}),
    "unknown event": ("option_value", {"events": "chosen", "event_2": "loop"}),
    "unknown module": ("table_opened", {"opened": "nitro"}),
    "opened twice": ("table_opened", {"opened": "boost boost"}),
    "sealed module": ("table_sealed", {"campaign": True, "boost": True}),
    "two modules": ("table_one_module", {"campaign": True, "opened": "boost ghost", "boost": True, "ghost": True}),
    "first game with a module": ("option_needs", {"first_game": True, "boost": True}),
    "custom without a name": ("table_custom", {"events": "custom", "custom_name": " "}),
    "long name": ("option_text", {"events": "custom", "custom_name": "x" * 31}),
    "long text": ("option_text", {"events": "custom", "custom_name": "x", "custom_text": "x" * 201}),
    "no text": ("option_text", {"events": "custom", "custom_name": 5}),
    "drivers": ("option_value", {"players": 7}),
}


@pytest.mark.parametrize("name", TABLES)
def test_tables(name):
    code, options = TABLES[name]
    with pytest.raises(BadOption) as caught:
        Match(GAME, {"campaign": False} | options, seats(), 1)
    assert caught.value.code == code


@pytest.mark.parametrize("players", [2, 7])
def test_too_few_or_many(players):
    with pytest.raises((BadOption, IndexError, ValueError)):
        Match(GAME, {}, seats(4)[:2] if players == 2 else seats(6) + seats(1), 1)


def test_all_five_opened_allow_everything():
    opened = "weather boost drift ghost podium"
    Match(GAME, {"opened": opened, "boost": True, "ghost": True, "podium": True}, seats(), 1)
    Match(GAME, {"opened": "ghost", "ghost": True}, seats(), 1)


POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "race": ("number_range", {"race": 4}),
    "round": ("number_range", {"round": 6}),
    "another pack": ("position_pack", {"cards": ["7", "7", "1", "1"]}),
    "card 8": ("number_range", {"cards": ["8", "1", "1", "1"]}),
    "number of cards": ("position_cards", {"cards": ["3 3", "1", "1", "1"]}),
    "wheels": ("number_range", {"wheels": 3}),
    "overlap": ("position_overlap", {"cars": {1: "1000,3275"}}),
    "off the table": ("position_off_table", {"cars": {1: "149,1000"}}),
    "legs": ("number_range", {"legs": [2, 1, 1, 1]}),
    "leg 3": ("number_range", {"legs": [3, 1, 1, 1]}),
    "circuit": ("circuit_narrow", {"circuit": "1000,3500 7000,3000 7000,4000"}),
    "no circuit": ("position_circuit", {"circuit": "1000,3500"}),
    "field": ("position_field", {"fuel": 3}),
    "step": ("not_one_of", {"step": "refuel"}),
    "point": ("position_point", {"cars": {1: "here"}}),
    "by car": ("by_car", {"cars": ["1000,1000"]}),
    "car 5": ("not_one_of", {"cars": {5: "1000,1000"}}),
    "event not known": ("position_events", {"race": 2}),
    "event not drawn yet": ("position_events", {"race": 1, "events": ["pack"]}),
    "ghost without module": ("position_module", {"ghost": "1000,1000"}),
    "weather without module": ("position_turned", {"weather": ["sun"]}),
    "pit without event": ("position_event", {"pit": True}),
    "reason without an end": ("position_step", {"step": "drive", "reason": "early"}),
    "end without a reason": ("position_step", {"step": "over"}),
    "won in race 1": ("position_step", {"reason": "won"}),
    "order": (
        "position_order",
        {"step": "remove", "order": "1 2 3 4", "cars": "5000,1000 6000,2000 7100,3000 4000,4000"},
    ),
    "part of an order": ("position_order", {"step": "remove", "order": "1 2"}),
    "a car twice": ("position_twice", {"step": "remove", "order": "1 1 2 3"}),
    "too early": ("position_too_early", {"order": "1 2 3 4"}),
    "cards before the deal": ("position_too_early", {"step": "circuit", "cards": ["3", "3", "3", "3"]}),
    "judge without event": ("position_event", {"step": "judge"}),
    "fog without fog": ("position_too_early", {"fog": ["1000,2825,1"] * 4}),
    "ghost's fog without fog": ("position_too_early", {"ghost_fog": "1000,2825,1"}),
    "lost wheels": ("number_range", {"wheels": 1, "lost": 0}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name):
    code, position = POSITIONS[name]
    with pytest.raises(Damaged) as caught:
        at(**position)
    assert caught.value.code == code
