"""Positions that random play hardly reaches are written whole, and their views give states again."""

import json

import pytest

from pygame_core.engine.core.chance import Rng
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at

CUSTOM = {"events": "custom", "custom_name": "Klaxon", "custom_text": "Tut !", "custom_race": "2"}
TWO_WAYS = [IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]]
WON = {"race": 3, "events": ["pack", "braking"], "order": "1 2 3 4", "cards": IN_ORDER}


def level():
    match = at(5, step="place", cars="7300,1000 6000,2000 7315,3000 5000,4000 7330,5000")
    match.answer(2, "place 0")
    return match


def level_with_the_ghost():
    return at(3, options={"ghost": True}, step="place", cars="7300,1000 6000,2000 5000,3000", ghost="7310,5000")


def foretelling():
    match = at(options={"podium": True}, step="forecast")
    match.answer(0, "forecast in")
    return match


def in_fog():
    match = at(options={"weather": True}, weather=["fog"], **DRIVING)
    match.answer(0, "drive 1500,2825")
    match.answer(1, ahead(match))
    return match


def ghost_in_fog():
    match = at(3, options={"weather": True, "ghost": True}, weather=["fog"], **DRIVING)
    match.answer(0, ahead(match))
    match.answer(0, "ghost 1700,4400")
    return match


def ghost_to_drive():
    match = at(3, options={"ghost": True}, **DRIVING)
    match.answer(0, "drive 1500,3050")
    return match


def on_the_way_back():
    options = {"events": "chosen", "event_2": "round_trip", "first_seat": 3, "ghost": True}
    match = at(race=2, options=options, cars={1: "7400,2825"}, **DRIVING)
    match.answer(0, "drive 7600,2825 7000,2825")
    match.answer(0, "ghost 7600,4600 7000,4600")
    return match


def lost_early_in_fog():
    match = at(options={"weather": True}, weather=["fog"], cars={1: "6900,2825"}, **DRIVING)
    match.answer(0, "drive 7100,2825")
    return match


def lost_for_want_of_wheels():
    match = at(step="remove", order="1 2 3 4", cards=TWO_WAYS, wheels=0, options={"podium": True}, forecasts=["in"] * 4)
    match.answer(0, "remove 1")
    return match


def second_race():
    match = at(step="remove", order="1 2 3 4", cards=TWO_WAYS)
    match.answer(0, "remove 2")
    return match


STATES = {
    "level": level,
    "level with the ghost": level_with_the_ghost,
    "forecast": foretelling,
    "fog": in_fog,
    "ghost": ghost_to_drive,
    "ghost in fog": ghost_in_fog,
    "way back": on_the_way_back,
    "first cards": lambda: at(round=2, options={"reveal_first": True}, shown=True),
    "remove": lambda: at(step="remove", order="1 2 3 4", cards=TWO_WAYS),
    "judge": lambda: at(step="judge", race=2, options=CUSTOM),
    "open": lambda: at(step="open", options={"campaign": True}, **WON),
    "won": lambda: at(step="remove", **WON),
    "early": lost_early_in_fog,
    "wheels": lost_for_want_of_wheels,
    "nobody": lambda: at(step="place"),
    "second race": second_race,
    "by hand": lambda: at(circuit="1000,3400 7000,2000 7000,5000"),
    "memory aid": lambda: at(options={"memory_aid": True, "boost": True}, round=4, boosted=[2, 0, 1, 0]),
}


@pytest.mark.parametrize("name", STATES)
def test_written_whole(name):
    match = STATES[name]()
    if name == "nobody":
        while not match.over:
            match.answer(match.asked[0], "place 0")
    position = match.game.write(match.state)
    assert json.loads(json.dumps(position)) == position
    again = match.game.read(position, match.options, match.seats)
    assert again == match.state
    assert match.game.write(again) == position


@pytest.mark.parametrize("name", STATES)
def test_views_give_states_again(name):
    match, rng = STATES[name](), Rng(1)
    for seat in (*range(len(match.seats)), None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        state = match.game.determinize(view, rng)
        assert match.game.view(state, seat) == view
        assert match.game.asked(state) == match.asked
        assert all(now == due for now, due in match.game.conserved(state).values())
