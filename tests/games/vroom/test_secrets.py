"""Who sees what: cards, forecasts, fog, and what computers remember."""

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.games.vroom.campaign.record import (
    Circumstances,
    after_game,
    earned,
    golden,
    new_profile,
    open_envelope,
)
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, drive_all, facts, rally


def views(match):
    return [match.view(seat) for seat in (*range(len(match.seats)), None)]


def test_a_card_is_seen_by_its_owner_until_the_round_ends():
    match = at(cards=["1", "2", "3", "4"], **DRIVING)
    assert [view.get("card") for view in views(match)] == [1, 2, 3, 4, None]
    drive_all(match)
    assert [view.get("card") for view in views(match)] == [0, 0, 0, 0, None]
    assert all(view["cards"] is None and "memory" not in view and "total" not in view for view in views(match))


def test_no_event_tells_a_card_before_the_ranking():
    match = at(cards=["7", "6", "5", "4"], **DRIVING)
    match.answer(0, "look")
    drive_all(match)
    match.answer(CHANCE, "deal 1 2 3 4")
    for event in (event for events in match.events for event in events):
        assert not {"card", "cards", "total", "totals"} & set(event.data)


def test_computers_remember_and_people_have_heads():
    match = at(people=1, cards=["1 2", "2 3", "3 4", "4 5"], round=2)
    assert "memory" not in match.view(0)
    assert match.view(1)["memory"] == [2, 3]
    assert "memory" not in match.view(None)


def test_the_memory_aid_tells_a_total_with_the_card():
    match = at(cards=["1 2", "2 3", "3 4", "4 5"], round=2, options={"memory_aid": True})
    assert [view.get("total") for view in views(match)] == [3, 5, 7, 9, None]
    for seat in range(4):
        state = match.game.determinize(match.view(seat), Rng(seat))
        assert state.total(seat + 1) == match.view(seat)["total"]


def test_forecasts_are_secret():
    match = at(options={"podium": True}, step="forecast")
    match.answer(0, "forecast in")
    assert [view.get("forecast") for view in views(match)] == ["in", "", "", "", None]
    assert match.view(None)["forecasts"] is None
    assert match.view(None)["forecast_given"] == [True, False, False, False]


def test_in_fog_others_are_where_they_were():
    match = at(options={"weather": True}, weather=["fog"], **DRIVING)
    match.answer(0, "drive 1500,2825")
    assert match.view(0)["at"][0] == [1500, 2825]
    assert match.view(1)["at"][0] == [1000, 2825]
    assert match.view(None)["at"][0] == [1000, 2825]
    told = [event for event in match.events[-1] if event.kind == "drove"]
    assert [event.known_to(seat) for event in told for seat in (0, 1, None)] == [True, False, False]
    for seat in (1, 2, 3):
        match.answer(seat, ahead(match))
    assert match.view(1)["at"][0] == [1500, 2825]


def test_in_fog_not_even_the_driver_knows_whom_it_has_pushed():
    match = at(options={"weather": True}, weather=["fog"], cars="1000,3500 1400,3500 1000,5000 1000,6000", **DRIVING)
    match.answer(0, "drive 1500,3500")
    drove = facts(match, "drove")
    assert drove["pushed"] == ()
    assert drove["was"][:2] == ((1000, 3500), (1400, 3500))
    assert drove["at"][:2] == ((1500, 3500), (1400, 3500))
    assert rally(match).at[1] == (1800, 3500)
    assert [match.view(seat)["at"][1] for seat in (0, 1, None)] == [[1400, 3500], [1800, 3500], [1400, 3500]]


def test_in_fog_the_pilot_alone_knows_where_the_ghost_is():
    match = at(3, options={"weather": True, "ghost": True}, weather=["fog"], **DRIVING)
    match.answer(0, ahead(match))
    match.answer(0, "ghost 1700,4400")
    assert [view["ghost"]["at"] for view in views(match)] == [[1700, 4400], *[[1000, 4400]] * 3]
    told = {event.kind: event for event in match.events[-1]}
    assert [told["ghost_drove"].known_to(seat) for seat in (0, 1, None)] == [True, False, False]
    assert told["drove_in_fog"].data == {"seat": 0, "car": 7, "round": 1, "boost": False}
    drive_all(match)
    assert [view["ghost"]["at"] for view in views(match)] == [[1700, 4400]] * 4


def test_totals_are_told_to_nobody_before_the_ranking():
    match = at(cards=["1 2", "2 3", "3 4", "4 5"], round=2, **DRIVING)
    assert [view["totals"] for view in views(match)] == [None] * 5


def test_everything_is_open_after_the_fifth_round():
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])
    assert all(view["totals"] == [[4, 15], [3, 17], [2, 20], [1, 19]] for view in views(match))
    assert match.view(None)["cards"] is not None


def won(**options):
    return at(
        step="open",
        race=3,
        events=["pack", "braking"],
        order="1 2 3 4",
        cards=IN_ORDER,
        options={"campaign": True} | options,
    )


def test_the_campaign_opens_one_envelope_a_win():
    match, profile = won(), new_profile("fr")
    match.answer(0, "later")
    profile = after_game(profile, match.view(None), Circumstances(), "2026-11-18")
    assert profile["due"]
    assert after_game(profile, match.view(None), Circumstances(), "2026-11-19")["due"]
    profile = open_envelope(profile, "boost")
    assert (profile["opened"], profile["due"]) == (["boost"], False)
    assert profile["trophies"] == {"victory": "2026-11-18", "perfect": "2026-11-18"}
    assert not golden(profile)


def test_trophies():
    match = won(table_skin="castle")
    match.answer(0, "open ghost")
    told = Circumstances(hour=3, abroad=True, quickest=119_000, shared=True)
    assert earned(match.view(None), told) == [
        "victory",
        "perfect",
        "night",
        "international",
        "clock",
        "influencer",
        "curator",
    ]
    match = at(round=1, cars={1: "6900,300"}, options={"boost": True, "ghost": True}, **DRIVING)
    match.answer(0, "drive 7100,300")
    assert earned(match.view(None), Circumstances(quickest=120_001)) == []


def test_an_epic_race():
    match = at(step="drive", round=5, turn=3, cars="7100,1000 7200,2000 7300,3000 6900,4000", **DRIVING)
    match.answer(3, "drive 7400,4000")
    assert rally(match).epic
