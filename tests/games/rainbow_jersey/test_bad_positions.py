"""Positions that cannot be: each kind of damage that the specification names, told by its first fault."""

import random
from copy import deepcopy
from typing import Any

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.match.match import Match
from tests.games.rainbow_jersey.rides import (
    GAME,
    MIXED,
    POINTS,
    RBY,
    asked,
    damaged,
    energy,
    pack,
    play,
    ride,
    rolled,
    seats_of,
    state,
)


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"speed": 3}, "position_field"),
        ({"turn": 0}, "number_range"),
        ({"turn": True}, "number_range"),
        ({"turn": 10**30}, "number_range"),
        ({"turn": "1"}, "number_range"),
        ({"turn": 1.0}, "number_range"),
        ({"lap": 0}, "number_range"),
        ({"space": 40}, "number_range"),
        ({"space": -1}, "number_range"),
        ({"rainbow_lap": 1}, "not_one_of"),
        ({"rainbow_lap": None}, "not_one_of"),
        ({"energy": {"red": 61}}, "number_range"),
        ({"energy": {"red": -1}}, "number_range"),
        ({"energy": {"red": True}}, "number_range"),
        ({"energy": {"red": "5"}}, "number_range"),
        ({"energy": {"white": 5}}, "unknown_colour"),
        ({"energy": [60, 60, 60]}, "by_colour"),
        ({"energy": 60}, "by_colour"),
        ({"reserve": {"red": 7}}, "number_range"),
        ({"reserve": {"red": 6}, "held": {"red": 1}}, "position_team"),
        ({"held": {"red": [1, 2, 4, 6, 7, 9, 11]}}, "position_team"),
        ({"held": {"red": [3]}}, "position_not_effort"),
        ({"held": {"red": 0}}, "position_not_effort"),
        ({"held": {"red": [40]}}, "number_range"),
        ({"held": {"red": "one"}}, "number_range"),
        ({"held": {"red": None}}, "number_range"),
        ({"held": {"red": [[1]]}}, "number_range"),
        ({"held": {"red": [True]}}, "number_range"),
        ({"held": {"red": [1, 1]}}, "position_two_holders"),
        ({"held": {"red": [1], "yellow": "2 1"}}, "position_two_holders"),
        ({"held": {"white": [1]}}, "unknown_colour"),
        ({"held": [1]}, "by_colour"),
        ({"rainbow": {"red": -1}}, "number_range"),
        ({"double": {"red": 1000}}, "number_range"),
        ({"green": {"red": 3}}, "position_green"),
        ({"points": {"red": 1}}, "position_points"),
        ({"turn": 1, "fallen": {"red": 2}}, "number_range"),
        ({"fallen": {"red": 100_001}}, "number_range"),
        ({"fallen": {"red": 1}, "energy": {"red": 5}}, "position_fallen"),
        ({"fallen": {"red": 1}, "reserve": {"red": 1}}, "position_fallen"),
        ({"fallen": {"red": 1}, "held": {"red": 1}}, "position_fallen"),
        ({"fallen": {"red": 1}, "pack": RBY}, "position_racing"),
        ({"fallen": {"red": 1}, "away": "red"}, "position_racing"),
        ({"pack": "red black"}, "position_racing"),
        ({"pack": "red black yellow red"}, "position_racing"),
        ({"pack": RBY, "away": "red"}, "position_racing"),
        ({"pack": []}, "position_racing"),
        ({"pack": "red black white"}, "unknown_colour"),
        ({"pack": None}, "unknown_colour"),
        ({"pack": [[]]}, "unknown_colour"),
        ({"away": "white"}, "unknown_colour"),
        ({"away": None}, "unknown_colour"),
        ({"away": "red", "gap": 0}, "number_range"),
        ({"away": "red", "gap": 19}, "number_range"),
        ({"gap": 3}, "position_gap"),
        ({"mark": 1}, "position_gap"),
        ({"away": "red", "mark": 1}, "number_range"),
        ({"discard": "c01 c01"}, "position_cards"),
        ({"discard": ["c26"]}, "not_one_of"),
        ({"discard": [1]}, "not_one_of"),
        ({"discard": 3}, "not_one_of"),
        ({"discard": "c08"}, "position_cards"),
        ({"shown": "c01"}, "not_one_of"),
        ({"shown": "c06", "discard": "c06"}, "position_cards"),
        ({"deck": ["c01"]}, "position_cards"),
        ({"deck": [f"c{n:02}" for n in range(1, 26)], "discard": "c01"}, "position_cards"),
        ({"recent": [[60, 60, 60]] * 2}, "position_recent"),
        ({"recent": [[60, 60]]}, "position_recent"),
        ({"recent": 5}, "position_recent"),
        ({"recent": [60]}, "position_recent"),
        ({"recent": [[60, 61, 60]]}, "number_range"),
        ({"turn": 40, "recent": [[60, 60, 60]] * 13}, "position_recent"),
        ({"step": "rest"}, "not_one_of"),
        ({"step": []}, "not_one_of"),
        ({"step": ["roll", "auction"]}, "not_one_of"),
        ({"step": "over"}, "position_over"),
        ({"rainbow": {"red": 3}, "step": "roll"}, "position_over"),
        ({"rainbow": {"red": 3, "black": 3}}, "position_over"),
        ({"rainbow": {"red": 3}, "fallen": {"red": 1}}, "position_over"),
        ({"fallen": {"red": 1, "black": 1, "yellow": 1}, "step": "roll"}, "position_over"),
        ({"fallen": {"red": 1, "black": 1, "yellow": 1}}, "position_pending"),
        ({"step": "upkeep"}, "position_pending"),
        ({"step": "roll", "white": 3}, "position_pending"),
        ({"step": "roll", "front": "red"}, "position_pending"),
        ({"step": "roll", "owner": "red"}, "position_pending"),
        ({"step": "roll", "bids": ["red 1"]}, "position_pending"),
        ({"step": "white", "front": "black"}, "position_pending"),
        ({"step": "roll", "asked": "black"}, "position_asked"),
        ({"step": "white", "asked": "red"}, "position_asked"),
        ({"asked": "white"}, "unknown_colour"),
        ({"step": "card"}, "number_range"),
        ({"step": "card", "white": 7, "space": 12}, "number_range"),
        ({"step": "card", "white": 3, "space": 11}, "position_pending"),
        ({"step": "drop", "white": 3, "space": 12}, "position_pending"),
        ({"step": "start_order"}, None),
        ({"step": "start_order", "pack": RBY}, "position_pending"),
        ({"step": "start_order", "pack": "red", "space": 3}, "position_pending"),
        ({"step": "start_order", "pack": "red red"}, "position_racing"),
    ],
)
def test_impossible_positions(position: dict[str, Any], code: str | None) -> None:
    if position == {"step": "start_order"}:
        assert asked(ride(step="start_order", pack="red")) == ("", "start_order")
    else:
        assert damaged(RBY, **position) == code


@pytest.mark.parametrize(
    ("options", "position", "code"),
    [
        (POINTS, {"away": "red", "gap": 8, "mark": 0}, "position_mark"),
        (POINTS, {"away": "red", "gap": 13, "mark": 1}, "position_mark"),
        (POINTS, {"away": "red", "gap": 13, "mark": 3}, "number_range"),
        (MIXED, {"rainbow": {"red": 3}, "green": {"red": 1}, "double": {"red": 1}, "step": "roll"}, "position_over"),
        ({"target": "rainbow5"}, {"rainbow": {"red": 5}, "step": "roll"}, "position_over"),
    ],
)
def test_impossible_with_options(options: dict[str, Any], position: dict[str, Any], code: str) -> None:
    assert damaged(RBY, options, **position) == code


def attack() -> Match:
    return rolled(ride(space=4, held={"yellow": 7}), 3)


def chase() -> Match:
    return rolled(play(ride(away="red", gap=4, held={"yellow": 20}, space=18), "continue"), 2)


def auction() -> Match:
    return rolled(ride(energy={"yellow": 20}), 2, "bid 3", "pass")


def debt() -> Match:
    poor = {"black": 4, "yellow": 1}
    return rolled(ride(space=27, energy=poor, held={"black": [2, 35], "yellow": [1, 4]}, reserve={"black": 0}), 1)


def setback() -> Match:
    return rolled(ride(space=3, energy={"red": 1}, held={"red": [2, 35]}, reserve={"red": 0}), 2)


def drop() -> Match:
    return rolled(ride(space=9, held={"red": [1, 2]}, reserve={"red": 0}), 3, "draw c08")


def placing() -> Match:
    return rolled(ride(held={"red": [1, 2]}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")


def line() -> Match:
    return rolled(ride(space=39, rainbow_lap=True, double={"red": 5}), 3)


def points() -> Match:
    return rolled(play(ride(options=POINTS, away="red", gap=5, space=6), "continue"), 2, "attack", "roll 3")


def dots() -> Match:
    return rolled(ride(space=30, double={"red": 1}, triple={"red": 2}), 1)


def points_won() -> Match:
    match = ride(options=POINTS, away="red", gap=12, space=6, rainbow={"red": 2}, points={"red": 1})
    return rolled(play(match, "continue"), 2, "attack", "roll 3", "trade points rainbow")


def gap_won() -> Match:
    return rolled(play(ride(away="red", gap=15, space=6), "continue"), 2, "attack", "roll 4")


def collapse() -> Match:
    poor = dict.fromkeys(RBY.split(), 1)
    return rolled(ride(space=27, energy=poor, reserve=dict.fromkeys(poor, 0)), 1)


def jersey_won() -> Match:
    return rolled(ride(space=39, rainbow_lap=True, rainbow={"red": 2}), 3)


@pytest.mark.parametrize(
    ("build", "change", "code"),
    [
        (attack, {"pack": "red yellow black"}, "position_pending"),
        (attack, {"owner": "red"}, "position_pending"),
        (attack, {"held": {}, "owner": ""}, "unknown_colour"),
        (attack, {"front": "black"}, "position_pending"),
        (attack, {"white": 0}, "number_range"),
        (attack, {"space": 9}, None),
        (attack, {"space": 10}, "position_pending"),
        (attack, {"yellow": 3}, "position_pending"),
        (attack, {"card": "c22"}, "position_cards"),
        (attack, {"kind": "breakaway"}, "not_one_of"),
        (attack, {"asked": "red"}, "position_asked"),
        (attack, {"energy": {"yellow": 3}, "reserve": {"yellow": 0}, "held": {}}, "position_asked"),
        (attack, {"step": "auction"}, "position_pending"),
        (attack, {"step": "exchange"}, "position_pending"),
        (attack, {"away": "red", "gap": 2, "pack": ["yellow", "black"]}, "position_pending"),
        (chase, {"front": "yellow"}, "position_pending"),
        (chase, {"pack": ["black", "yellow"]}, "position_pending"),
        (chase, {"step": "attack"}, "position_pending"),
        (chase, {"asked": "yellow"}, "position_asked"),
        (auction, {"bids": ["red 3"]}, "position_bids"),
        (auction, {"bids": ["yellow 3", "black 4"]}, "position_bids"),
        (auction, {"bids": ["black 3", "black 4"]}, "position_bids"),
        (auction, {"bids": ["black 3", "yellow 3"]}, "number_range"),
        (auction, {"bids": ["black 3", "yellow 21"]}, "position_bids"),
        (auction, {"bids": ["black x"]}, "number_range"),
        (auction, {"bids": ["black 0"]}, "number_range"),
        (auction, {"bids": ["black 61"]}, "number_range"),
        (auction, {"bids": ["black"]}, "number_range"),
        (auction, {"bids": ["white 3"]}, "unknown_colour"),
        (auction, {"bids": [3]}, "unknown_colour"),
        (auction, {"bids": "black 3"}, None),
        (auction, {"bids": ["black 3", "yellow pass", "red pass"]}, "position_asked"),
        (auction, {"bids": ["yellow 4"]}, "position_bids"),
        (auction, {"reserve": {"black": 0}}, "position_bids"),
        (auction, {"held": {"black": 2}, "reserve": {}}, "position_pending"),
        (auction, {"owner": "black"}, "position_pending"),
        (auction, {"front": "black"}, "position_pending"),
        (debt, {"asked": "red"}, "position_asked"),
        (debt, {"asked": "yellow"}, None),
        (debt, {"energy": {"black": 6}}, "position_asked"),
        (debt, {"held": {"yellow": [1, 4]}}, "position_asked"),
        (debt, {"space": 29}, "position_pending"),
        (debt, {"front": "black"}, "position_pending"),
        (setback, {"front": "black"}, "position_pending"),
        (setback, {"energy": {"red": 3}}, "position_asked"),
        (drop, {"card": "c01", "discard": ["c01"]}, "position_pending"),
        (drop, {"card": "c08", "discard": []}, "position_cards"),
        (drop, {"card": "c08", "discard": ["c08", "c01"]}, "position_cards"),
        (drop, {"front": "black"}, "position_pending"),
        (drop, {"held": {}}, "position_asked"),
        (placing, {"asked": ""}, "unknown_colour"),
        (placing, {"asked": "black"}, "position_asked"),
        (placing, {"reserve": {"red": 1}}, "position_asked"),
        (placing, {"held": {"red": [1, 4]}}, "position_pending"),
        (line, {"rainbow_lap": True}, "position_pending"),
        (line, {"space": 9}, "position_pending"),
        (line, {"double": {"red": 4}}, "position_asked"),
        (line, {"yellow": 3}, "position_pending"),
        (line, {"front": "black"}, "position_pending"),
        (points, {"yellow": 0}, "position_pending"),
        (points, {"yellow": 1}, "position_pending"),
        (points, {"points": {}}, "position_asked"),
        (points, {"front": "black"}, "position_pending"),
        (points, {"away": "", "gap": 0, "mark": 0}, "position_gap"),
        (points, {"space": 12, "card": "c09", "discard": ["c09"]}, "position_pending"),
        (points_won, {"yellow": 1}, "position_pending"),
        (points_won, {"kind": ""}, "position_pending"),
        (dots, {"front": "black"}, "position_pending"),
        (dots, {"space": 7}, "position_pending"),
        (dots, {"triple": {"red": 2}}, "position_asked"),
        (debt, {"asked": "", "energy": {}}, "unknown_colour"),
        (gap_won, {"gap": 18}, "position_over"),
        (gap_won, {"gap": 20}, "number_range"),
        (gap_won, {"yellow": 0}, "position_pending"),
        (gap_won, {"space": 9}, "not_one_of"),
        (gap_won, {"front": "black"}, "position_pending"),
        (gap_won, {"asked": "red"}, "position_asked"),
        (gap_won, {"rainbow": {"red": 3}}, "position_over"),
        (collapse, {"turn": 2}, "position_pending"),
        (collapse, {"white": 0}, "position_pending"),
        (collapse, {"space": 29}, "not_one_of"),
        (collapse, {"step": "debt"}, "position_over"),
        (jersey_won, {"rainbow": {"red": 2}}, "position_over"),
        (jersey_won, {"rainbow_lap": True}, "position_pending"),
        (jersey_won, {"kind": "feed"}, "not_one_of"),
        (jersey_won, {"yellow": 2}, "position_pending"),
    ],
)
def test_a_turn_that_does_not_fit(build: Any, change: dict[str, Any], code: str | None) -> None:
    match = build()
    whole, options = match.game.write(match.state), match.options
    assert ride(RBY, options, **whole).state == match.state
    if code:
        assert damaged(RBY, options, **(whole | change)) == code
    else:
        assert asked(ride(RBY, options, **(whole | change)))[1] == asked(match)[1]


def test_what_is_not_told_is_as_in_the_set_up() -> None:
    match = ride(away="red", gap=4, held={"yellow": 20}, space=10)
    s = state(match)
    assert (pack(match), energy(match), s.reserve, s.lap) == ("black yellow", [60, 60, 60], [6, 6, 5], 1)
    assert asked(match) == ("red", "upkeep")
    assert asked(ride(space=3)) == ("red", "roll")
    fallen = ride(turn=4, fallen={"red": 2})
    assert (pack(fallen), energy(fallen), state(fallen).reserve) == ("black yellow", [0, 60, 60], [0, 6, 6])


def test_an_empty_position_is_the_set_up() -> None:
    match = Match(GAME, {}, seats_of(RBY), 1, real_dice=True, position={})
    assert asked(match) == ("", "start_order")
    seats = Match(GAME, {"start_order": "seats"}, seats_of(RBY), 1, real_dice=True, position={})
    assert asked(seats) == ("red", "roll")


def test_nothing_of_a_faulty_position_is_kept() -> None:
    given: dict[str, Any] = {"held": {"red": [1]}, "energy": {"red": 5}, "discard": ["c01"], "pack": ["red"]}
    before = deepcopy(given)
    assert damaged(RBY, **given) == "position_racing"
    assert given == before


CORNERS = (
    attack,
    chase,
    auction,
    debt,
    setback,
    drop,
    placing,
    line,
    points,
    dots,
    points_won,
    gap_won,
    collapse,
    jersey_won,
)


def positions(seed: int) -> list[dict[str, Any]]:
    """Some of a random game, and all corners."""
    match = ride(RBY, POINTS, away="red", gap=5, double={"red": 3}, triple={"black": 3}, rainbow_lap=True)
    rng, found = Rng(seed), [GAME.write(build().state) for build in CORNERS]
    while not match.over and len(found) < 80:
        found.append(match.game.write(match.state))
        if match.asked == (CHANCE,):
            match.answer(CHANCE, match.draw().sample(rng).token)
        else:
            match.answer(match.asked[0], rng.pick(match.choices_by_seat[match.asked[0]]).token)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_accepted_can_be_played(seed: int) -> None:
    """Spoiled at random, a position is refused as damaged, or is a race that runs to its end with nothing lost."""
    rng, seats, accepted = random.Random(seed), seats_of(RBY), 0
    options: dict[str, Any] = {"target": "rainbow3", "combativity": True, "start_order": "random"}
    all_positions = positions(seed)
    for whole in all_positions * 5:
        position = deepcopy(whole)
        for _ in range(rng.randint(1, 3)):
            spoil(position, rng.choice(all_positions), rng)
        try:
            s = GAME.read(position, options, seats)
        except Damaged:
            continue
        accepted += 1
        assert GAME.read(GAME.write(s), options, seats) == s
        play_at_random(GAME, s, Rng(seed))
        assert s.result
        assert all(now == due for now, due in GAME.conserved(s).values())
    assert accepted > 20


def spoil(position: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    name = rng.choice(list({**other, **position}))
    odd = rng.choice([0, 1, 2, 3, 8, 19, 39, -1, "", "red", "c08", [], {}, None, [1], {"red": 1}, {"black": "3"}, True])
    if rng.random() < 0.4 and name in other:
        position[name] = other[name]
    elif isinstance(position.get(name), dict) and position[name] and rng.random() < 0.7:
        position[name] = position[name] | {rng.choice(list(position[name])): odd}
    elif rng.random() < 0.3:
        position.pop(name, None)
    else:
        position[name] = odd
