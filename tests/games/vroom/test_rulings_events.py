"""The rulings on events, modules and the campaign, each by its number."""

import pytest

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import Refusal
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, drive_all, facts, kinds, rally

BACK = {"events": "chosen", "event_2": "round_trip", "event_3": "pit_stop", "first_seat": 3}
"""Round Trip in race 2, in which the first seat holds car 1."""


def event(name: str, **more: object) -> dict[str, object]:
    other = "pack" if name != "pack" else "braking"
    return {"events": "chosen", "event_2": name, "event_3": other, "first_seat": 3} | more


def code_of(match, seat, token):
    with pytest.raises(Refusal) as caught:
        match.answer(seat, token)
    return caught.value.code


def test_r15_an_event_costs_one_wheel_however_many_break_it():
    match = at(race=2, round=5, turn=3, options=event("braking"), cars="8500,1000 8600,2000 8700,3000 8400,4000",
               cards=[IN_ORDER[2], IN_ORDER[1], IN_ORDER[0], IN_ORDER[3]], **DRIVING)  # fmt: skip
    match.answer(match.asked[0], "drive 8450,4000")
    assert facts(match, "fault") == {"event": "braking", "cars": (1, 2, 3, 4)}
    assert rally(match).wheels == 1


def test_r15_two_events_cost_two():
    match = at(
        step="remove", race=3, events=["pack", "braking"], faults=["pack", "braking"], order="1 2 3 4", cards=IN_ORDER
    )
    assert match.state.result == match.state.result | {"won": True, "wheels": 0}


def test_r16_line_losses_come_first_and_totals_are_told():
    match = at(round=5, turn=3, cards=IN_ORDER, **DRIVING)
    match.answer(3, ahead(match))
    while match.asked != ():
        match.answer(match.asked[0], "place 0")
    assert match.state.result["reason"] == "nobody"
    assert facts(match, "totals")["totals"] == (20, 19, 17, 15)
    assert "ranking" not in {one.kind for events in match.events for one in events}


def test_r17_a_game_lost_in_mid_race_reckons_nothing():
    match = at(race=2, options=event("fresh_paint"), faults=["fresh_paint"], cars={1: "6900,300"}, **DRIVING)
    match.answer(0, "drive 7100,300")
    assert "wheel" not in kinds(match)
    assert match.state.result["wheels"] == 2


def test_r18_a_car_turns_when_pushed_too_and_driving_on_is_wasted():
    spots = "3000,3500 6000,2000 6000,5000"
    match = at(race=2, options=BACK, circuit=spots, cars="5500,3500 5900,3500 3000,5500 3000,1000", **DRIVING)
    match.answer(0, "drive 5750,3500")
    state = rally(match)
    assert state.legs == [1, 2, 1, 1]
    assert state.progress(2) == 9_000_000
    assert state.progress(1) == 8_250_000
    match = at(race=2, options=BACK, circuit=spots, cars="7500,3500 3000,2500 3000,5500 3000,1000", **DRIVING)
    assert rally(match).legs == [2, 1, 1, 1]
    assert rally(match).progress(1) == 9_000_000


def test_r19_zones_there_and_back():
    match = at(
        race=3,
        events=["round_trip", "level_crossing"],
        circuit="3000,3500 6000,2000 6000,5000",
        options={"first_seat": 2},
    )
    state = rally(match)
    assert state.course.goal == 18_000_000
    state.at[0], state.legs[0] = (4500, 3500), 2
    assert state.progress(1) == 13_500_000  # 75 %: on the way back


def test_r20_the_chicane_judges_once_and_the_axis_is_a_fault():
    match = at(race=2, options=event("chicane"), cars="3300,3000 3300,3600 3300,4000 3300,4500", **DRIVING)
    match.answer(0, "drive 3500,3000")
    assert rally(match).sides == ["ok", "", "", ""]
    match.answer(1, "drive 3500,3400")
    assert rally(match).sides == ["ok", "fault", "", ""]
    assert rally(match).faults == ("chicane",)
    match = at(race=2, options=event("chicane"), cars="3300,3500 3300,4600 3300,4000 3300,2500", **DRIVING)
    match.answer(0, "drive 3500,3500")
    assert rally(match).sides[0] == "fault"


def test_r20_pushed_through_the_gate():
    match = at(race=2, options=event("chicane"), cars="3000,4000 3350,4000 1000,1000 1000,6000", **DRIVING)
    match.answer(0, "drive 3300,4000")
    assert rally(match).sides == ["", "ok", "", ""]


def test_r20_who_never_gets_there_is_at_fault():
    match = at(race=2, round=5, turn=3, options=event("chicane"), cards=IN_ORDER,
               cars="7300,2000 7200,4000 7100,3000 2000,5000",
               sides=["ok", "ok", "ok", ""], **DRIVING)  # fmt: skip
    match.answer(match.asked[0], "drive 2100,5000")
    assert facts(match, "fault") == {"event": "chicane", "cars": (4,)}


def test_r21_contact_in_an_undone_step_counts_and_touching_does_not():
    match = at(
        race=2, round=5, options=event("fresh_paint"), cars="11000,6500 11500,6850 1000,1000 1000,2000", **DRIVING
    )
    match.answer(0, "drive 11800,6850")
    assert rally(match).faults == ("fresh_paint",)
    match = at(race=2, options=event("fresh_paint"), cars="1000,1000 1400,1000 1000,3000 1000,4000", **DRIVING)
    match.answer(0, "drive 1100,1000")
    assert rally(match).faults == ()


def test_r21_the_ghost_never_touches():
    match = at(3, race=2, options=event("fresh_paint", ghost=True, first_seat=2), cars="1000,1000 1400,2000 1000,3000",
               ghost="1000,2000", **DRIVING)  # fmt: skip
    match.answer(0, "drive 1100,1000")
    match.answer(0, "ghost 1500,2000")
    assert rally(match).faults == ()
    assert rally(match).at[1] == (1400, 2000)


def test_r22_rain_beats_drift():
    match = at(options={"weather": True, "drift": True}, weather=["rain"], drift=["left"], **DRIVING)
    match.answer(0, ahead(match, 1000))
    assert rally(match).faults == ()
    assert match.view(0)["bend"] == ""


def test_r22_the_slide_belongs_to_the_bend():
    path = "drive 2400,1030 2600,1000"  # bulges by a twentieth, were it not for the slide to the left
    for weather, faults in (("sun", ("drift",)), ("ice", ("drift",))):
        match = at(
            options={"weather": True, "drift": True},
            weather=[weather],
            drift=["right"],
            cars={1: "2000,1000"},
            **DRIVING,
        )
        match.answer(0, path)
        assert rally(match).faults == faults
    assert facts(match, "drove")["path"][-1] == (2719, 982)
    match = at(
        options={"weather": True, "drift": True}, weather=["ice"], drift=["right"], cars={1: "2000,1000"}, **DRIVING
    )
    match.answer(0, "drive 2400,1100 2450,1000")
    assert rally(match).faults == ()


@pytest.mark.parametrize(("weather", "faults"), [("sun", ()), ("ice", ("drift",))])
def test_r22_the_slide_may_spoil_a_bend(weather, faults):
    modules = {"weather": True, "drift": True}
    match = at(options=modules, weather=[weather], drift=["left"], cars={1: "2000,1000"}, **DRIVING)
    match.answer(0, "drive 2400,900 2800,1000")
    assert rally(match).faults == faults


def test_r22_a_bend_is_judged_as_planned():
    bends = ["left", "right", "left", "right", "s"]
    match = at(options={"drift": True}, drift=bends, round=5, cars={1: "11600,1000"}, **DRIVING)
    match.answer(0, "drive 11700,900 11800,1000 11900,1100 12000,1000")
    assert facts(match, "drove")["stopped"] == "rail"
    assert rally(match).faults == ()


def test_r23_wind_turns_the_driving_order_only():
    match = at(options={"weather": True}, weather=["wind"], **DRIVING)
    assert match.asked == (3,)
    assert match.view(0)["order"] == [4, 3, 2, 1]
    match.answer(3, ahead(match))
    assert match.asked == (2,)
    drive_all(match)
    match.answer(CHANCE, "deal 1 2 3 4")
    assert [cards[1] for cards in rally(match).cards] == [1, 2, 3, 4]


def test_r23_forecasts_in_the_order_of_the_seats():
    match = at(options={"podium": True, "first_seat": 2}, step="forecast", first=2)
    asked = []
    while match.state.stack[-1]["step"] == "forecast":
        asked.append(match.asked[0])
        match.answer(match.asked[0], "forecast out")
    assert asked == [0, 1, 2, 3]
    assert rally(match).round == 5


def test_r24_r25_a_boost_counts_for_the_driver_alone():
    match = at(3, options={"boost": True, "ghost": True}, cards=["2", "3", "4"], **DRIVING)
    match.answer(0, "drive 1300,3050 boost")
    assert rally(match).total(1) == 4
    assert rally(match).total(7) == 2


def test_r25_the_ghost_is_ranked_and_removed():
    match = at(3, options={"ghost": True}, step="remove", cars="7500,1000 5000,2000 3000,3000", ghost="4000,4000",
               cards=["3 3 3 3 3", "2 2 2 2 4", "4 1 4 1 1"])  # fmt: skip
    assert rally(match).races[0]["order"] == (1, 2, 7, 3)
    assert rally(match).races[0]["totals"] == (15, 12, 3 + 2 + 4 + 3 + 4, 11)
    assert rally(match).races[0]["removed"] == (7,)
    assert rally(match).wheels == 1


def test_r25_the_ghost_crosses_for_nobody_and_too_early_for_nobody():
    match = at(3, options={"ghost": True}, ghost="6900,5000", **DRIVING)
    match.answer(0, ahead(match))
    match.answer(0, "ghost 7500,5000")
    assert not match.over
    match = at(3, options={"ghost": True}, ghost="7500,5000", step="place", cars="6000,1000 5000,2000 4000,3000")
    assert match.state.result["reason"] == "nobody"


def test_r25_pilots_of_five_rounds():
    assert [rally(at(3)).pilot(round_) for round_ in range(1, 6)] == [1, 2, 3, 1, 2]


def test_r25_rain_binds_the_ghost_and_the_rail_stops_it():
    match = at(3, options={"ghost": True, "weather": True}, weather=["rain"], ghost="11700,5000", **DRIVING)
    match.answer(0, ahead(match))
    assert code_of(match, 0, "ghost 11800,5000 11900,5100") == "rain_bend"
    match.answer(0, "ghost 12500,5000")
    assert rally(match).ghost == (11850, 5000)


def test_r26_the_podium_is_taken_before_removal_and_without_the_ghost():
    match = at(4, options={"podium": True, "ghost": True}, step="remove",
               cars="7500,1000 5000,2000 3000,3000 2000,4000",
               ghost="6000,5000", forecasts=["in", "in", "out", "out"], wheels=1,
               cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])  # fmt: skip
    assert rally(match).races[0]["removed"] == (2,)
    assert facts(match, "podium")["podium"] == (1, 2)
    assert facts(match, "podium")["wrong"] == ()


def test_r27_a_wheel_comes_back_after_all_losses():
    match = at(4, options={"podium": True}, step="remove", order="1 2 3 4", wheels=0, lost=2,
               forecasts=["in", "in", "out", "out"], cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])  # fmt: skip
    match.answer(0, "remove 1")
    assert match.state.result["reason"] == "wheels"
    match = at(4, options={"podium": True}, step="remove", order="1 2 3 4", wheels=1,
               forecasts=["in", "in", "out", "out"], cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])  # fmt: skip
    match.answer(0, "remove 1")
    assert (rally(match).wheels, rally(match).lost) == (1, 2)
    assert kinds(match).index("wheel") < kinds(match).index("wheel_back")


def test_r28_both_sides_are_judged_each_at_its_moment():
    match = at(race=3, round=5, turn=3, events=["chicane", "criss_cross"], sides=["ok"] * 4, options={"first_seat": 2},
               cars="7300,4000 7200,2000 7100,5000 6500,4500", cards=IN_ORDER, **DRIVING)  # fmt: skip
    match.answer(match.asked[0], "drive 6600,4500")
    assert facts(match, "fault") == {"event": "criss_cross", "cars": (2, 3, 4)}


def test_r29_r30_the_event_is_turned_up_before_the_circuit_is_chosen():
    match = at(step="remove", order="1 2 3 4", cards=IN_ORDER)
    assert match.asked == (CHANCE,)
    match.answer(CHANCE, "event round_trip")
    assert match.state.stack[-1]["step"] == "circuit"
    assert "circuit there_and_back" in [choice.token for choice in match.choices_by_seat[match.asked[0]]]


def test_r30_modules_from_the_first_race_events_from_the_second():
    match = at(options={"weather": True}, step="weather")
    assert match.asked == (CHANCE,)
    assert match.view(0)["events"] == []


def test_r31_first_cards_are_shown_until_the_next_look():
    match = at(turn=3, cards=["1", "2", "3", "4"], options={"reveal_first": True}, **DRIVING)
    match.answer(3, ahead(match))
    assert match.view(None)["first_cards"] == [1, 2, 3, 4]
    match.answer(CHANCE, "deal 2 2 2 2")
    assert match.view(None)["first_cards"] == [1, 2, 3, 4]
    match.answer(1, "look")
    assert match.view(None)["first_cards"] == []


def test_r31_only_in_the_first_round_of_the_first_race():
    match = at(turn=3, race=2, events=["pack"], options={"reveal_first": True}, **DRIVING)
    match.answer(match.asked[0], ahead(match))
    assert match.view(None)["first_cards"] == []


def test_r32_what_a_win_opens():
    won = {"step": "open", "race": 3, "events": ["pack", "braking"], "order": "1 2 3 4", "cards": IN_ORDER}
    match = at(options={"campaign": True}, **won)
    assert "open weather" in [choice.token for choice in match.choices_by_seat[0]]
    match.answer(2, "open drift")
    assert match.state.result["opened"] == "drift"
    ended = {**won, "step": "remove"}
    assert at(options={"campaign": True, "opened": "drift"}, **ended).over
    match = at(
        options={"campaign": True, "opened": "drift", "drift": True},
        **ended,
        drift=["left", "right", "left", "right", "s"],
    )
    assert code_of(match, 0, "open drift") == "open_already"
    match.answer(0, "open weather")


def test_r33_a_custom_event_is_judged_by_the_table():
    options = {"events": "custom", "custom_name": "Klaxon", "custom_text": "Tut !", "custom_race": "2"}
    match = at(step="remove", race=2, order="1 2 3 4", cards=IN_ORDER, options=options)
    assert match.state.stack[-1]["step"] == "judge"
    assert match.asked == (0, 1, 2, 3)
    match.answer(2, "judge broken")
    assert rally(match).wheels == 1
    assert facts(match, "wheel")["why"] == "custom"
    assert match.asked == (CHANCE,)
