"""What may not be answered, chosen or loaded: every row of "Bad input", with its code; nothing is changed by it."""

import json
from typing import Any

import pytest

from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption, Damaged, Newer
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.rainbow_jersey.meta import META
from pygame_core.games.rainbow_jersey.rules import why
from tests.games.rainbow_jersey.rides import (
    GAME,
    MIXED,
    POINTS,
    RBY,
    asked,
    play,
    refused,
    ride,
    rolled,
    seats_of,
    state,
)

FOUR = seats_of("red black yellow white")


def upkeep() -> Match:
    return ride(away="red", gap=13, energy={"red": 2}, reserve={"red": 1})


def attack() -> Match:
    return rolled(ride(space=4, held={"red": 7}, energy={"red": 3}), 3)


def auction() -> Match:
    return rolled(ride(energy={"red": 9, "yellow": 8}), 1, "bid 5")


def debt() -> Match:
    return rolled(ride(space=27, energy={"red": 1}, held={"red": [1, 2], "black": 9}, reserve={"red": 0}), 1)


def drop() -> Match:
    return rolled(ride(space=9, held={"red": [1, 2], "black": 7}, reserve={"red": 0}), 3, "draw c08")


def placing() -> Match:
    return rolled(ride(held={"red": [1, 2], "black": 7}, reserve={"red": 0}), 4, "pass", "pass", "bid 1")


def exchange() -> Match:
    return rolled(ride(space=30, double={"red": 1}, triple={"red": 2}), 1)


STEPS = {
    "upkeep": upkeep,
    "roll": ride,
    "attack": attack,
    "auction": auction,
    "debt": debt,
    "drop": drop,
    "placing": placing,
    "exchange": exchange,
}
ANSWERS = {
    "upkeep": ("continue", "give_up"),
    "roll": ("roll",),
    "attack": ("attack", "hold"),
    "auction": ("bid 9", "pass"),
    "debt": ("drop reserve", "drop 1"),
    "placing": ("move 1",),
    "exchange": ("trade dots 1 3", "keep"),
}


@pytest.mark.parametrize("step", STEPS)
def test_an_answer_by_somebody_else(step: str) -> None:
    match = STEPS[step]()
    decider, at = asked(match)
    assert at == step
    for other in {"red", "black", "yellow"} - {decider}:
        for tokens in ANSWERS.values():
            for token in tokens:
                assert refused(match, token, by=other) == "other_seat"


@pytest.mark.parametrize("step", STEPS)
def test_an_answer_of_another_kind(step: str) -> None:
    match = STEPS[step]()
    for kind, tokens in ANSWERS.items():
        for token in tokens:
            if kind != step and {kind, step} != {"debt", "drop"}:
                assert refused(match, token) == "wrong_kind"


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("token", ["roll 6", "draw c01", "starts red", "", "win", "space", "energy 60", "roll  "])
def test_dice_cards_and_nonsense_are_never_taken_from_a_player(step: str, token: str) -> None:
    match = STEPS[step]()
    assert refused(match, token) in ("not_offered", "wrong_kind")
    with pytest.raises(Exception, match="not_chance"):
        match.answer(-1, token)


def test_while_dice_are_awaited() -> None:
    match = play(ride(), "roll")
    for token in ("roll", "roll 3", "pass", "abandon reserve"):
        assert refused(match, token, by="red") == "chance_asked"
    assert refused(match, "roll 0") == refused(match, "roll 3 3") == refused(match, "draw c01") == "no_such_outcome"
    card = rolled(ride(space=9, discard="c02"), 3)
    assert refused(card, "draw c02") == refused(card, "draw c26") == "no_such_outcome"


def test_after_the_end() -> None:
    match = rolled(ride(space=39, rainbow_lap=True, rainbow={"red": 2}), 1)
    for colour in RBY.split():
        for token in ("roll", "abandon reserve", "exchange dots 5 0", "nonsense"):
            assert refused(match, token, by=colour) == "over"


def test_a_team_out_of_the_race() -> None:
    match = ride(turn=3, fallen={"yellow": 2}, double={"yellow": 5})
    for token in ("roll", "abandon reserve", "exchange dots 5 0", "pass", "space 7", "nonsense"):
        assert refused(match, token, by="yellow") == "collapsed"


def test_too_little_energy() -> None:
    assert refused(upkeep(), "continue") == "continue_short"
    assert why.not_continued(state(upkeep()), 0, ["continue"]).params == {"cost": 3, "energy": 2, "domestiques": 1}
    assert refused(attack(), "attack") == "attack_short"
    assert why.not_attacked(state(attack()), 0, ["attack"]).params == {"cost": 4, "energy": 3, "domestiques": 6}


@pytest.mark.parametrize(
    ("bid", "code"),
    [
        ("", "bid_number"),
        ("x", "bid_number"),
        ("6.0", "bid_number"),
        ("6,5", "bid_number"),
        ("1e1", "bid_number"),
        ("+6", "bid_number"),
        ("06", "bid_number"),
        ("６", "bid_number"),
        ("6 6", "bid_number"),
        ("--6", "bid_number"),
        ("-0", "bid_number"),
        ("-6", "bid_least"),
        ("0", "bid_least"),
        ("4", "bid_least"),
        ("5", "bid_least"),
        ("8", "bid_energy"),
        ("61", "bid_energy"),
        ("100000000", "bid_energy"),
        ("99999999999", "bid_energy"),
        ("9" * 190, "bid_energy"),
        ("9" * 5000, "bid_energy"),
        ("-99999999999", "bid_least"),
        ("-" + "9" * 400, "bid_least"),
    ],
)
def test_bids(bid: str, code: str) -> None:
    match = auction()
    assert asked(match)[0] == "yellow"
    assert refused(match, f"bid {bid}" if bid else "bid") == code


def test_bids_say_what_is_needed() -> None:
    assert why.not_bid(state(auction()), 2, ["bid", "5"], 5).params == {"least": 6}
    assert why.not_bid(state(auction()), 2, ["bid", "9"], 5).params == {"energy": 7}


def test_a_player_without_domestiques_is_not_asked_to_bid() -> None:
    match = rolled(ride(reserve={"black": 0}), 1)
    assert asked(match)[0] == "yellow"
    assert refused(match, "bid 9", by="black") == "other_seat"


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("abandon reserve", "abandon_none"),
        ("abandon 9", "abandon_not_yours"),
        ("abandon 6", "abandon_not_yours"),
        ("abandon 12", "abandon_not_yours"),
        ("abandon 40", "not_offered"),
        ("abandon -1", "not_offered"),
        ("abandon", "not_offered"),
        ("abandon 1 2", "not_offered"),
        ("abandon 01", "not_offered"),
        ("abandon x", "not_offered"),
    ],
)
@pytest.mark.parametrize("step", ["debt", "roll"])
def test_abandons(token: str, code: str, step: str) -> None:
    match = debt() if step == "debt" else ride(held={"red": [1, 2], "black": 9}, reserve={"red": 0})
    assert refused(match, token, by="red") == code


@pytest.mark.parametrize("place", [debt, drop])
def test_drops(place: Any) -> None:
    match = place()
    assert refused(match, "drop reserve") == "drop_none"
    assert refused(match, "space 9") == refused(match, "space 14") == "drop_not_yours"
    assert refused(match, "drop 9") == refused(match, "drop 14") == refused(match, "drop 12") == "drop_not_yours"
    for token in ("drop", "drop 40", "drop x", "drop 01", "drop 1 2"):
        assert refused(match, token) == "not_offered"


def test_placings() -> None:
    match = placing()
    assert refused(match, "move reserve") == "move_reserve"
    assert refused(match, "move 7") == refused(match, "move 4") == refused(match, "move 12") == "move_not_yours"
    for token in ("move", "move 40", "move x", "move 01"):
        assert refused(match, token) == "not_offered"
    assert refused(match, "drop 1") == "wrong_kind"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("dots 2 2", "exchange_missing"),
        ("dots 5 0", "exchange_missing"),
        ("dots 0 3", "exchange_short"),
        ("dots 0 0", "exchange_short"),
        ("green", "exchange_auto"),
        ("point green", "exchange_no_points"),
        ("points rainbow", "exchange_no_points"),
        ("dots", "not_offered"),
        ("dots x y", "not_offered"),
        ("dots 1 3 1", "not_offered"),
        ("dots 99999999 1", "not_offered"),
        ("rainbow", "not_offered"),
        ("point rainbow", "not_offered"),
    ],
)
@pytest.mark.parametrize("verb", ["trade", "exchange"])
def test_exchanges(words: str, code: str, verb: str) -> None:
    assert refused(exchange(), f"{verb} {words}") == code


def test_exchanges_that_are_not_there() -> None:
    assert refused(ride(options=MIXED), "exchange green", by="black") == "exchange_missing"
    assert refused(ride(options=POINTS, points={"red": 2}), "exchange points rainbow") == "exchange_missing"
    assert refused(ride(options=POINTS), "exchange point dots", by="yellow") == "exchange_missing"
    rich = ride(double={"red": 6}, triple={"red": 6})
    assert refused(rich, "exchange dots 6 0") == refused(rich, "exchange dots 2 3") == "exchange_too_many"
    assert refused(rich, "exchange dots 1 2") == "exchange_short"


@pytest.mark.parametrize(
    ("token", "code"),
    [("space 12", "space_other"), ("space 1", "space_held"), ("space 9", "space_held"), ("space 17", "space_free")],
)
def test_a_place_that_is_no_answer_says_what_it_is(token: str, code: str) -> None:
    match = ride(held={"red": 1, "black": 9})
    assert refused(match, token) == code


@pytest.mark.parametrize("token", ["space 99", "space", "space x", "space -1"])
def test_places_that_do_not_exist(token: str) -> None:
    assert refused(ride(), token) == "not_offered"


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, FOUR[:2], "seat_count"),
        ({}, (*FOUR, Seat("E", "green"), Seat("F", "blue"), Seat("G", "grey")), "seat_count"),
        ({}, (*FOUR, Seat("Two", "red")), "seat_colour_taken"),
        ({}, (*FOUR, Seat("Two", "orange")), "seat_colour"),
        ({}, (*FOUR, Seat("", "blue")), "seat_name"),
        ({}, (*FOUR, Seat("A" * 40, "blue")), "seat_name"),
        ({}, (*FOUR, Seat("A" * 21, "blue")), "seat_name"),
        ({}, (*FOUR, Seat("RED ", "blue")), "seat_name_taken"),
        ({}, (*FOUR, Seat("Two", "blue", "robot")), "seat_kind"),
        ({}, (*FOUR, Seat("Two", "blue", "computer", 4)), "seat_level"),
        ({"speed": 3}, FOUR, "option_unknown"),
        ({"target": "rainbow4"}, FOUR, "option_value"),
        ({"combativity": "yes"}, FOUR, "option_value"),
        ({"combativity": 1}, FOUR, "option_value"),
        ({"start_order": "shuffled"}, FOUR, "option_value"),
        ({"players": 5}, FOUR, "option_value"),
    ],
)
def test_tables_that_cannot_play(options: dict[str, Any], seats: tuple[Seat, ...], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match(GAME, options, seats, 1)
    assert caught.value.code == code


def test_names_of_twenty_letters_and_seats_by_default_can_play() -> None:
    Match(GAME, {}, (*FOUR, Seat("A" * 20, "blue")), 1)
    for lang in LANGUAGES:
        for players in range(3, 7):
            check_table(META, {}, META.seats(1, players, lang))


def spoiled(text: str, **change: Any) -> str:
    """A saved game in which somebody changed something, and signed it again."""
    body = json.loads(text)
    body["position"] |= change.pop("position", {})
    body |= change
    body["check"] = saves._check({name: value for name, value in body.items() if name != "check"})
    return json.dumps(body)


def saved() -> str:
    return saves.save(auction())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"position": {"speed": 9}}, "position_field"),
        ({"position": {"energy": {"red": 61}}}, "number_range"),
        ({"position": {"energy": {"red": -1}}}, "number_range"),
        ({"position": {"held": {"red": [2], "black": [2]}, "reserve": {}}}, "position_two_holders"),
        ({"position": {"held": {"red": [3]}, "reserve": {}}}, "position_not_effort"),
        ({"position": {"held": {"red": [2]}}}, "position_team"),
        ({"position": {"pack": ["black", "yellow"]}}, "position_racing"),
        ({"position": {"away": "red"}}, "position_racing"),
        ({"position": {"gap": 3}}, "position_gap"),
        ({"position": {"discard": ["c01", "c01"]}}, "position_cards"),
        ({"position": {"deck": ["c01"]}}, "position_cards"),
        ({"position": {"bids": ["white 5"]}}, "unknown_colour"),
        ({"position": {"step": ["auction", "debt"]}}, "not_one_of"),
        ({"position": {"card": "c01"}}, "position_pending"),
        ({"position": {"energy": {"red": 8, "black": 58, "yellow": 7}}}, "save_shape"),
        ({"speed": 9}, "save_field"),
        ({"format": 2}, "save_newer"),
        ({"rules": 99}, "save_newer"),
        ({"log": "0 roll"}, "save_shape"),
    ],
)
def test_saves_that_cannot_be_read(change: dict[str, Any], code: str) -> None:
    assert saves.load(spoiled(saved())).match.state == auction().state
    with pytest.raises(Damaged) as caught:
        saves.load(spoiled(saved(), **change))
    assert caught.value.code == code
    assert isinstance(caught.value, Newer) == (code == "save_newer")


def test_a_save_changed_by_a_letter() -> None:
    with pytest.raises(Damaged) as caught:
        saves.load(saved().replace("roll 1", "roll 2"))
    assert caught.value.code == "save_checksum"


def test_a_link_must_tell_its_position_whole() -> None:
    match = auction()
    contents = links.unpack(links.link(match, history=False))
    assert links.open_link(links.pack(contents), 1).match.state == match.state
    with pytest.raises(Damaged) as caught:
        links.open_link(links.pack(contents | {"speed": 9}), 1)
    assert caught.value.code == "link_field"
    changes: tuple[dict[str, Any], ...] = ({"pack": "black yellow red"}, {"energy": {"red": 9}}, {"held": {}})
    for change in changes:
        with pytest.raises(Damaged):
            links.open_link(links.pack(contents | {"start": contents["start"] | change}), 1)
