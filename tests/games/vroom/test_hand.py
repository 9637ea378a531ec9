"""The hand: what the screen shows while a car is driven is what the engine makes of the answer; circuits are laid."""

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.drawing.svg import at as placed
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show
from pygame_core.games.vroom.drawing.geometry import mm
from pygame_core.games.vroom.hand import control
from pygame_core.games.vroom.hand.control import Driving, Laying
from tests.games.vroom.races import DRIVING, at, rally

HANDS = {"cards": ["1", "2", "3", "4"], **DRIVING}
TRAIN = {"cars": ["1000,3500", "1800,3500", "2150,3500", "2400,3820"], **HANDS}
SWEEP = [(5000 + 60 * n, 5000 + (n * n) % 37 * 8, 16 * n) for n in range(60)]
BACK = {"race": 2, "events": ["round_trip"], "circuit": "there_and_back"}


def taken(match: Match, what: str = "drive", aim: str = "", laid: str = "") -> Any:
    seat = match.asked[0]
    show = Show("en", ("Ann", "Bob", "Cleo", "Dan"), tuple(match.choices_by_seat[seat]), seat=seat, laid=laid)
    return control.take(match.view(seat), show, what, aim)


def driving(match: Match, what: str = "drive", aim: str = "") -> Driving:
    held = taken(match, what, aim)
    assert isinstance(held, Driving)
    return held


def shown(held: Any) -> dict[str, str]:
    """Where the picture puts the cars."""
    return {name: attrs["transform"] for name, attrs in held.shown()[0].items() if name.startswith("car-")}


@pytest.mark.parametrize("samples", [3, 17, 40, 60])
def test_what_is_shown_at_last_is_what_the_answer_does(samples: int) -> None:
    match = at(**TRAIN)
    held = driving(match)
    for sample in SWEEP[:samples]:
        held.add([sample])
        held.shown()
    last = shown(held)
    match.answer(0, held.token(""))
    assert last == {f"car-{car}": placed(mm(spot)) for car, spot in enumerate(rally(match).at, 1)}


def test_samples_may_come_one_by_one_or_all_at_once() -> None:
    one, all_ = driving(at(**TRAIN)), driving(at(**TRAIN))
    for sample in SWEEP:
        one.add([sample])
    all_.add(SWEEP)
    assert one.token("") == all_.token("")
    assert shown(one) == shown(all_)


def test_only_the_own_car_can_be_taken_and_only_after_a_look() -> None:
    match = at(cards=["1", "2", "3", "4"])
    assert taken(match) is None
    match.answer(0, "look")
    assert taken(match, "ghost") is None
    assert taken(match, "lay-a") is None
    assert isinstance(taken(match), Driving)
    other = Show("en", ("Ann", "Bob", "Cleo", "Dan"), (), seat=1)
    assert control.take(match.view(1), other, "drive") is None


def test_a_touch_is_no_answer_and_everything_goes_back() -> None:
    held = driving(at(**TRAIN))
    held.add([(0, 0, 0), (40, 0, 16)])
    assert held.token("") == ""
    attrs, _ = held.back()
    assert attrs["car-1"]["transform"] == "translate(100 350)"
    assert attrs["car-2"]["transform"] == "translate(180 350)"
    assert attrs["drag-trail"] == {"d": None}


def test_a_rest_ends_it_and_so_does_the_rail() -> None:
    rested = driving(at(**TRAIN))
    rested.add([(0, 0, 0), (200, 0, 20), (200, 0, 550)])
    assert not rested.ended
    rested.add([(200, 0, 650)])
    assert rested.ended
    railed = driving(at(**TRAIN))
    railed.add([(0, 0, 0), (0, 3000, 20), (0, 4000, 40)])
    assert not railed.ended
    railed.shown()
    assert railed.ended


def test_a_boost_is_another_way_to_give_the_same_drive() -> None:
    match = at(options={"boost": True}, **TRAIN)
    held = driving(match)
    held.add(SWEEP)
    assert held.token("boost") == f"{held.token('')} boost"
    match.answer(0, held.token("boost"))
    assert rally(match).boosted[0] == 1


def test_the_fog_tells_nothing_of_others() -> None:
    match = at(options={"weather": True}, weather=["fog"], **TRAIN)
    held = driving(match)
    held.add(SWEEP)
    assert list(shown(held)) == ["car-1"]
    match.answer(0, held.token(""))


def test_the_ghost_drives_through_everything() -> None:
    match = at(options={"ghost": True}, **TRAIN)
    match.answer(0, "drive 1100,3500")
    held = driving(match, "ghost")
    held.add(SWEEP)
    assert list(shown(held)) == ["car-ghost"]
    match.answer(0, held.token("boost"))
    assert rally(match).turn == 1


def test_rain_makes_it_straight() -> None:
    match = at(options={"weather": True}, weather=["rain"], **TRAIN)
    held = driving(match)
    held.add(SWEEP)
    assert len(held.path) == 1
    match.answer(0, held.token(""))


def rolled(held: Driving, *keys: tuple[str, ...], each: int = 20) -> None:
    """Keys that are down, from one moment to the next."""
    before: tuple[str, ...] = ()
    for n, now in enumerate(keys):
        held.press(now, [key for key in now if key not in before], 1000 + each * n, fine=False)
        before = now


def test_keys_aim_then_roll_then_stop() -> None:
    match = at(**TRAIN)
    held = driving(match, aim="-35")
    rolled(held, ("ArrowLeft",), (), *[(" ",)] * 20, ())
    assert held.ended
    (x, y) = held.path[-1]
    assert (x - 1000, y - 3500) == pytest.approx((582, -489), abs=3)
    match.answer(0, held.token(""))


def test_a_tap_with_shift_turns_less_and_a_long_press_goes_on() -> None:
    held = driving(at(**TRAIN))
    held.press(["ArrowRight"], ["Shift ArrowRight"], 1000, fine=True)
    assert held.keys.aim == 1
    rolled(other := driving(at(**TRAIN)), *[("ArrowRight",)] * 30)
    assert 15 < other.keys.aim < 25


def test_who_rolls_can_steer_but_not_in_the_rain() -> None:
    for weather, bent in ((["sun"], True), (["rain"], False)):
        match = at(options={"weather": True}, weather=weather, **TRAIN)
        held = driving(match)
        rolled(held, *[(" ",)] * 10, *[(" ", "ArrowLeft")] * 20)
        assert (held.path[-1][1] < 3400) == bent
        match.answer(0, held.token(""))


def test_who_rolls_over_the_turn_comes_back_like_light_from_a_mirror() -> None:
    match = at(cars=["7200,3500", "4000,1000", "4000,1500", "4000,2000"], **HANDS, **BACK)
    held = driving(match, aim="-30")
    rolled(held, *[(" ",)] * 30, ())
    assert held.trace.leg == 2
    assert held.keys.aim % 360 == 210
    assert max(x for x, _ in held.path) > 7500 > held.path[-1][0]
    match.answer(match.asked[0], held.token(""))
    assert rally(match).legs[0] == 2


# --- circuits ----------------------------------------------------------------------------------------------------


def laying(what: str) -> tuple[Match, Laying]:
    match = at(step="circuit")
    held = taken(match, what)
    assert isinstance(held, Laying)
    return match, held


def test_a_pawn_is_laid_by_hand_and_the_race_is_on_that_circuit() -> None:
    match, held = laying("lay-a")
    held.add([(0, 0, 0), (500, -300, 100)])
    token = held.token("")
    assert token == "circuit 1000,3500 7500,1700 7000,5000"
    assert 'class="laid fine"' in held.shown()[1]["lay"]
    again = taken(match, "lay-b", laid=token)
    again.add([(9, 9, 0), (9, 109, 100)])
    match.answer(match.asked[0], again.token(""))
    assert rally(match).spots == ((1000, 3500), (7500, 1700), (7000, 5100))


def test_a_circuit_that_may_not_lie_says_why_and_stays_in_the_hand() -> None:
    match, held = laying("lay-start")
    held.add([(0, 0, 0), (5500, 0, 100)])
    assert 'class="laid bad"' in held.shown()[1]["lay"]
    with pytest.raises(Refusal, match="circuit_near"):
        match.answer(match.asked[0], held.token(""))
    back = taken(match, "lay-start", laid=held.token(""))
    back.add([(0, 0, 0), (-5500, 0, 100)])
    match.answer(match.asked[0], back.token(""))


def test_arrows_move_a_pawn() -> None:
    _, held = laying("lay-b")
    held.press(["ArrowUp"], ["ArrowUp"], 1000, fine=False)
    held.press(["ArrowLeft"], ["Shift ArrowLeft"], 1020, fine=True)
    assert held.spots[2] == (6990, 4900)
    for n in range(50):
        held.press(["ArrowDown"], [], 1040 + 20 * n, fine=False)
    assert held.spots[2][1] > 5300


def test_nothing_was_laid_by_a_touch() -> None:
    _, held = laying("lay-a")
    held.add([(0, 0, 0), (0, 0, 30)])
    assert held.token("") == ""
    assert held.back() == held.shown()


def test_a_circuit_that_is_looked_at_is_the_one_that_is_moved() -> None:
    match = at(step="circuit")
    seat = match.asked[0]
    choices = tuple(match.choices_by_seat[seat])
    hill = next(choice for choice in choices if choice.args == ("hill",))
    show = replace(Show("en", ("Ann", "Bob", "Cleo", "Dan"), choices, seat=seat), preview=hill)
    held = control.take(match.view(seat), show, "lay-start")
    assert held
    held.add([(0, 0, 0), (10, 0, 30)])
    assert held.token("") == "circuit 6010,6500 4500,2500 7500,2500"
