"""Positions that cannot be: each kind of damage that the specification names, told by its first fault."""

import random
from copy import deepcopy
from typing import Any

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links
from pygame_core.games.velo_city.texts.sentences import TEXTS
from tests.games.velo_city.races import GAME, damaged, play, race, seats_of

YRB = "yellow red blue"
MOVED: dict[str, Any] = {
    "mode": "solo",
    "boost": "none",
    "dice": {"own": 2},
    "from": 12,
    "to": 10,
    "die": "own",
    "step": "obstacle",
    "riders": {"yellow": "10"},
    "cans": {"yellow": 1},
    "arrived": {"yellow": 1},
}
ROLLED: dict[str, Any] = {
    "step": "move",
    "mode": "group",
    "space": 26,
    "boost": "none",
    "dice": {"own": 1, "red": 2},
    "riders": {"yellow": "26", "red": "26"},
}


def test_the_whole_positions_are_read() -> None:
    assert race(YRB, **MOVED).view(0)["step"] == "obstacle"
    assert race(YRB, **ROLLED).view(0)["step"] == "move"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"speed": 3}, "position_field"),
        ({"turn": 0}, "number_range"),
        ({"turn": True}, "number_range"),
        ({"turn": 10**30}, "number_range"),
        ({"turn": "1"}, "number_range"),
        ({"turn": 1.0}, "number_range"),
        ({"active": "white"}, "unknown_colour"),
        ({"active": 7}, "unknown_colour"),
        ({"first": None}, "unknown_colour"),
        ({"riders": {"yellow": "26x5"}}, "number_range"),
        ({"riders": {"yellow": "26x2 12x3"}}, "riders_count"),
        ({"riders": {"yellow": [1, 2, 3, 4, 5]}}, "riders_count"),
        ({"riders": {"yellow": [37]}}, "number_range"),
        ({"riders": {"yellow": [0]}}, "number_range"),
        ({"riders": {"yellow": "0"}}, "number_range"),
        ({"riders": {"yellow": "12x"}}, "riders_shape"),
        ({"riders": {"yellow": "12x0"}}, "number_range"),
        ({"riders": {"yellow": "x"}}, "riders_shape"),
        ({"riders": {"yellow": None}}, "riders_shape"),
        ({"riders": {"yellow": True}}, "riders_shape"),
        ({"riders": {"yellow": [True]}}, "number_range"),
        ({"riders": {"yellow": [[1]]}}, "number_range"),
        ({"riders": {"yellow": [-1]}}, "riders_home"),
        ({"riders": {"white": "3"}}, "unknown_colour"),
        ({"riders": [1]}, "by_colour"),
        ({"podium": ["yellow"], "riders": {"yellow": [36, 36, 36, 36]}}, "riders_count"),
        ({"podium": ["red"], "riders": {"yellow": [36, 36, 36, -1]}}, "riders_home"),
        ({"podium": ["yellow"] * 9}, "podium_length"),
        ({"podium": "yellow"}, "podium_length"),
        ({"podium": ["white"]}, "unknown_colour"),
        ({"podium": ["yellow"] * 4}, "podium_decided"),
        ({"podium": ["yellow"] * 3 + ["red"]}, "podium_decided"),
        ({"podium": ["yellow"] * 3, "step": "declare"}, "over_or_not"),
        ({"podium": ["yellow"] * 2, "step": "over"}, "over_or_not"),
        ({"cans": {"yellow": -1}}, "number_range"),
        ({"cans": {"yellow": 16}}, "number_range"),
        ({"cans": {"yellow": 8, "red": 8}}, "number_range"),
        ({"cans": {"yellow": 5}, "supply": 15}, "cans_total"),
        ({"supply": 14}, "cans_total"),
        ({"cans": {"yellow": True}}, "number_range"),
        ({"cans": 5}, "by_colour"),
        ({"supply": -1}, "number_range"),
        ({"supply": None}, "number_range"),
        ({"step": "supply"}, "not_one_of"),
        ({"step": []}, "not_one_of"),
        ({"mode": "alone"}, "not_one_of"),
        ({"boost": 1}, "not_one_of"),
    ],
)
def test_impossible_positions(position: dict[str, Any], code: str) -> None:
    assert damaged(YRB, **position) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"to": 9}, "arrived_not_there"),
        ({"from": 13}, "pending_move"),
        ({"die": "energy"}, "pending_move"),
        ({"die": "sum"}, "pending_move"),
        ({"die": "red"}, "pending_move"),
        ({"die": ""}, "pending_move"),
        ({"die": "purple"}, "unknown_colour"),
        ({"dice": {"own": 7}}, "number_range"),
        ({"dice": {"own": 0}}, "number_range"),
        ({"dice": {}}, "pending_dice"),
        ({"dice": [2]}, "dice_shape"),
        ({"dice": {"own": 2, "red": 3}}, "pending_dice"),
        ({"dice": {"own": 2, "energy": 3}}, "pending_dice"),
        ({"dice": {"own": 2, "sum": 3}}, "pending_dice"),
        ({"mode": ""}, "pending_declaration"),
        ({"boost": ""}, "pending_declaration"),
        ({"mode": "group"}, "pending_group"),
        ({"space": 12}, "pending_group"),
        ({"arrived": {"yellow": 2}}, "arrived_not_there"),
        ({"arrived": {"yellow": [3]}}, "arrived_not_there"),
        ({"arrived": {"yellow": [0, 0]}}, "arrived_not_there"),
        ({"arrived": {"yellow": [[0]]}}, "arrived_not_there"),
        ({"arrived": {"yellow": -1}}, "arrived_not_there"),
        ({"arrived": {"yellow": True}}, "arrived_not_there"),
        ({"arrived": {"red": 1}}, "arrived_not_there"),
        ({"arrived": {}}, "nothing_asked"),
        ({"arrived": 1}, "by_colour"),
        ({"asked": "red"}, "nothing_asked"),
        ({"asked": "white"}, "unknown_colour"),
        ({"owed": 1}, "position_field"),
        ({"step": "declare"}, "pending_declaration"),
        ({"step": "roll"}, "pending_dice"),
        ({"step": "move"}, "pending_move"),
        ({"step": "pursuit"}, "nothing_asked"),
        ({"step": "take_from"}, "nothing_asked"),
        ({"step": "over"}, "over_or_not"),
        ({"dice": {"own": 3}, "to": 9, "riders": {"yellow": "9"}}, "not_an_obstacle"),
    ],
)
def test_a_manhole_that_does_not_fit(change: dict[str, Any], code: str) -> None:
    assert damaged(YRB, **(MOVED | change)) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"dice": {"own": 1}}, "pending_dice"),
        ({"dice": {"own": 1, "blue": 2}}, "pending_dice"),
        ({"dice": {"own": 1, "red": 2, "yellow": 3}}, "pending_dice"),
        ({"dice": {"own": 1, "red": 2, "energy": 3}}, "pending_dice"),
        ({"boost": "sprint"}, "pending_group"),
        ({"space": 25}, "pending_group"),
        ({"space": 0}, "pending_group"),
        ({"space": 37}, "number_range"),
        ({"mode": "solo"}, "pending_group"),
        ({"arrived": {"yellow": 0}}, None),
        ({"riders": {"yellow": "26"}}, "pending_group"),
        ({"from": 26}, "pending_move"),
        ({"step": "declare"}, "pending_declaration"),
    ],
)
def test_a_group_that_does_not_fit(change: dict[str, Any], code: str | None) -> None:
    if code:
        assert damaged(YRB, **(ROLLED | change)) == code
    else:
        assert race(YRB, **(ROLLED | change)).view(0)["step"] == "move"


def test_receipts_that_do_not_fit() -> None:
    match = race(YRB, active="blue", riders={"blue": "23"}, cans={"yellow": 7, "red": 7, "blue": 1})
    whole = match.game.write(play(match, "solo", "roll 1", "move 23 own").state)
    assert whole["step"] == "take_from"
    for change, code in (
        ({"asked": "red"}, "nothing_asked"),
        ({"cans": {"yellow": 8, "red": 6, "blue": 1}}, "nothing_asked"),
        ({"owed": 3}, "number_range"),
        ({"owed": 2}, "number_range"),
        ({"why": "retreat"}, "nothing_asked"),
        ({"why": "luck"}, "not_one_of"),
    ):
        assert damaged(YRB, **(whole | change)) == code


def test_a_last_crossing_that_does_not_fit() -> None:
    match = play(race(YRB, podium=["yellow", "yellow"], riders={"yellow": "2"}), "solo", "roll 2", "move 2 own")
    whole = match.game.write(match.state)
    assert race(YRB, **whole).state == match.state
    for change in (
        {"dice": {"own": 1}},
        {"from": 9},
        {"mode": ""},
        {"to": 1},
        {"die": "sum"},
        {"active": "red"},
        {"space": 2},
    ):
        assert damaged(YRB, **(whole | change)).startswith("pending_")


def positions(seed: int) -> list[dict[str, Any]]:
    match = race(
        YRB, riders={"yellow": "23x2 12", "red": "23 12", "blue": "12 6"}, cans={"yellow": 4, "red": 4, "blue": 4}
    )
    rng, found = Rng(seed), []
    while not match.over and len(found) < 60:
        found.append(match.game.write(match.state))
        if match.asked == (-1,):
            match.answer(-1, match.draw().sample(rng).token)
        else:
            match.answer(match.asked[0], rng.pick(match.choices_by_seat[match.asked[0]]).token)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_accepted_can_be_played(seed: int) -> None:
    """Spoiled at random, a position is refused as damaged, or is a race that runs to its end with nothing lost."""
    rng, seats, accepted = random.Random(seed), seats_of(YRB), 0
    all_positions = positions(seed)
    for whole in all_positions * 4:
        position = deepcopy(whole)
        for _ in range(rng.randint(1, 3)):
            spoil(position, rng.choice(all_positions), rng)
        try:
            state = GAME.read(position, {"sprint_finish": "own_die", "first_player": 0}, seats)
        except Damaged:
            continue
        accepted += 1
        assert GAME.read(GAME.write(state), {"sprint_finish": "own_die", "first_player": 0}, seats) == state
        play_at_random(GAME, state, Rng(seed))
        assert state.result
        assert all(now == due for now, due in GAME.conserved(state).values())
    assert accepted


def spoil(position: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    name = rng.choice(list({**other, **position}))
    odd = rng.choice([0, 1, 2, 3, 5, 8, 10, 36, -1, "", "red", "own", [], {}, None, [1], {"red": 1}, {"blue": "3"}])
    if rng.random() < 0.4 and name in other:
        position[name] = other[name]
    elif isinstance(position.get(name), dict) and position[name] and rng.random() < 0.7:
        position[name] = position[name] | {rng.choice(list(position[name])): odd}
    elif rng.random() < 0.3:
        position.pop(name, None)
    else:
        position[name] = odd


def test_a_link_must_tell_its_position_whole() -> None:
    match = race(YRB, riders={"yellow": "26"})
    contents = links.unpack(links.link(match, history=False))
    assert links.open_link(links.pack(contents), 1).match.state == match.state
    for riders in ([36, 36, 26], "26", [26, 36, 36]):
        start = contents["start"] | {"riders": contents["start"]["riders"] | {"yellow": riders}}
        with pytest.raises(Damaged):
            links.open_link(links.pack(contents | {"start": start}), 1)


@pytest.mark.parametrize("space", [0, -9, 37])
def test_a_rider_where_none_can_stand_hears_where_they_can(space: int) -> None:
    """“0 is not a number from -8 to 36” would be false."""
    with pytest.raises(Damaged) as caught:
        race(YRB, riders={"yellow": [space]})
    told = TEXTS.refusal(caught.value, (), "en")
    assert told == (f"Impossible position, riders: “{space}” is no place: 35 to 1, car park 36, podium -1 to -8.")


def test_what_is_out_of_range_is_out_of_the_range_that_is_told() -> None:
    far: tuple[dict[str, Any], ...] = ({"turn": 0}, {"cans": {"yellow": 99}}, {"space": 37}, {"riders": {"red": "0"}})
    for position in (*far, {"dice": {"own": 7}}):
        with pytest.raises(Damaged) as caught:
            race(YRB, **position)
        facts = caught.value.params
        assert not facts["least"] <= int(facts["value"]) <= facts["most"]
