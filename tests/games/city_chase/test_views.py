"""What the police may know depends on nothing but what everybody heard."""

import json
from typing import Any

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from tests.games.city_chase.chases import CORNER, at_random, chase, play, sealed, told

PUBLIC = {
    "players", "step", "asked", "round", "heli", "acted", "owners", "found", "log", "orders", "claim", "skyline",
    "notes", "deduction", "links", "sealed", "result",
}  # fmt: skip


def police(match: Match) -> list[dict[str, Any]]:
    """The views of everybody but the thief."""
    return [match.view(seat) for seat in (*range(1, len(match.seats)), None)]


def heard(match: Match, first: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What the police hear of the events since then."""
    return [(event.kind, event.data) for told in match.events[first:] for event in told if event.known_to(1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_secret_is_in_any_police_view(players: int) -> None:
    for seed in range(8):
        for match in at_random(players, seed):
            thief, others = match.view(0), police(match)
            assert all(view == others[0] for view in others)
            assert set(others[0]) == PUBLIC | ({"path"} if match.over else set())
            assert {name: value for name, value in thief.items() if name != "path"} == {
                name: value for name, value in others[0].items() if name != "path"
            }


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_secret_is_in_any_event(players: int) -> None:
    for seed in range(8):
        *_, match = at_random(players, seed)
        before_the_end = match.events[:-1]
        kinds = {event.kind for told in before_the_end for event in told if event.known_to(1)}
        assert kinds <= {"skyline", "placed", "confirmed", "hidden", "moved", "checked", "round"}
        assert all(event.to == (0,) for told in match.events for event in told if event.kind == "hid")
        announced = [facts for kind, facts in heard(match) if kind == "hidden"]
        assert all(set(facts) == {"seat", "round"} for facts in announced)


@pytest.mark.parametrize("players", [2, 3])
def test_two_ways_that_fit_look_alike(players: int) -> None:
    """Another path that fits what was heard: the same views, answers and, for the same orders, the same events."""
    rng = Rng(3)
    for match in at_random(players, 11):
        if match.over:
            return
        view = match.view(1)
        other = match.game.determinize(json.loads(json.dumps(view)), rng)
        assert match.game.view(other, 1) == view
        for seat in range(1, players):
            assert list(match.game.choices(other, seat)) == list(match.game.choices(match.state, seat))


def test_a_phase_that_cannot_tell_two_ways_apart() -> None:
    ways = [chase("C3 D3 D2"), chase("E5 E4 E3"), chase("A1 A2 A3")]
    orders = ("move pink X5", "move yellow X4", "move green X16")
    for match in ways:
        play(match, *orders)
    assert heard(ways[0]) == heard(ways[1]) == heard(ways[2])
    assert police(ways[0]) == police(ways[1]) == police(ways[2])


@pytest.mark.parametrize("hideouts", [("hide A4",), ("hide B5",)])
def test_hiding_sounds_the_same_wherever(hideouts: tuple[str, ...]) -> None:
    match = play(chase("A5", round=2), *hideouts)
    assert heard(match) == [("hidden", {"seat": 0, "round": 2})]
    assert match.view(1)["log"][-1] == "hidden 2"


def test_an_encirclement_is_not_seen_coming() -> None:
    """Until the thief phase opens, a car that is shut in looks like any other; then the whole path is shown."""
    shut, free = chase(CORNER), chase("A2 B2 B1 C1")
    orders = ("check pink C3", "check yellow E3", "check green C5")
    for order in orders[:-1]:
        play(shut, order)
        play(free, order)
        assert heard(shut) == heard(free)
        assert police(shut) == police(free)
    play(shut, orders[-1])
    assert shut.view(1)["path"] == CORNER.split()
    assert told(shut, "over")[0]["reason"] == "encirclement"


def test_one_way_on_is_asked_like_many() -> None:
    one, many = chase("B2 B1 A1", round=4), chase("A3 B3 C3", round=4)
    assert police(one) == police(many)
    assert one.asked == many.asked == (0,)


def test_the_police_s_device_never_knows_more_than_the_police() -> None:
    match = play(sealed(), "check pink B2", "move yellow X4")
    assert all("path" not in match.view(seat) for seat in (0, 1, None))
    assert match.view(1)["orders"] == ["check pink B2", "move yellow X4"]
    assert match.view(1)["heli"]["yellow"] == "X4"
    play(match, "move green X16", "send", "reply car")
    assert (match.view(1)["claim"], match.view(1)["step"]) == ("police arrest", "reveal")
    assert "path" not in match.view(1)
    assert play(match, "reveal B2").view(1)["path"] == ["B2"]
