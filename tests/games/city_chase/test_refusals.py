"""Bad input, row by row: the state stays, the code names the rule, and the police cannot learn from a refusal."""

import re

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show
from pygame_core.games.city_chase.board import BUILDINGS, CROSSINGS, HELICOPTERS
from pygame_core.games.city_chase.drawing.picture import DRAWING
from pygame_core.games.city_chase.texts.sentences import TEXTS
from tests.games.city_chase.chases import CORNER, at_random, chase, play, refusal, refused, sealed, table


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("confirm", "place_all_first"),
        ("place yellow X6", "occupied"),
        ("place yellow X17", "no_such_crossing"),
        ("place yellow X0", "no_such_crossing"),
        ("place yellow A1", "no_such_crossing"),
        ("place blue X1", "not_offered"),
        ("place X6", "occupied"),
        ("place X1", "not_offered"),
        ("place", "not_offered"),
        ("move pink X7", "not_your_phase"),
        ("hide A1", "not_your_phase"),
        ("", "not_offered"),
        ("confirm twice", "not_offered"),
    ],
)
def test_placing(token: str, code: str) -> None:
    assert refused(play(table(), "place pink X6"), token) == code


def test_what_is_missing_is_named() -> None:
    assert refusal(play(table(), "place pink X6"), "confirm").params == {"missing": ["yellow", "green"]}
    placed = play(table(), "place pink X6", "place yellow X8", "place green X15")
    assert refused(placed, "confirm twice") == "not_offered"


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("hide C3", "not_adjacent"),
        ("hide E5", "not_adjacent"),
        ("hide B2", "already_used"),
        ("hide B1", "already_used"),
        ("stay", "already_used"),
        ("hide F1", "no_such_building"),
        ("hide A6", "no_such_building"),
        ("hide", "not_offered"),
        ("hide X6", "no_such_building"),
        ("encircled", "not_encircled"),
        ("check pink B2", "not_your_phase"),
        ("move pink X7", "not_your_phase"),
        ("pass", "not_your_phase"),
        ("place pink X6", "placed_for_good"),
        ("confirm", "placed_for_good"),
        ("hide  D4", "not_offered"),
        ("nonsense", "not_offered"),
    ],
)
def test_hiding(token: str, code: str) -> None:
    assert refused(chase("B1 B2", round=3), token) == code


def test_a_diagonal_is_named() -> None:
    match = chase("B1 B2", round=3)
    assert refusal(match, "hide C3").params["diagonal"]
    assert not refusal(match, "hide E5").params["diagonal"]


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("move pink X7", "occupied"),
        ("move pink X1", "not_a_flight"),
        ("move pink X8", "not_a_flight"),
        ("move pink X6", "not_a_flight"),
        ("move pink X17", "no_such_crossing"),
        ("check pink A1", "not_around"),
        ("check pink D3", "not_around"),
        ("check pink F1", "no_such_building"),
        ("check green C4", "has_acted"),
        ("move green X16", "has_acted"),
        ("pass", "must_act"),
        ("end", "must_act"),
        ("hide A1", "not_your_phase"),
        ("place pink X1", "placed_for_good"),
        ("confirm", "placed_for_good"),
        ("check blue B2", "not_offered"),
        ("check B2", "not_offered"),
        ("send", "not_offered"),
        ("unproven", "not_offered"),
        ("look A5", "not_around"),
        ("fly X16", "not_a_flight"),
    ],
)
def test_police(token: str, code: str) -> None:
    match = chase("E5", heli={"pink": "X6", "yellow": "X7", "green": "X15"}, acted=["green"])
    assert refused(match, token) == code


def test_what_a_helicopter_can_look_into_is_listed() -> None:
    given = refusal(chase("E5"), "check pink A1")
    assert given.params == {"building": "A1", "heli": "pink", "around": ["B2", "C2", "B3", "C3"]}


@pytest.mark.parametrize(("to", "kind"), [("X1", "diagonal"), ("X8", "far"), ("X6", "same")])
def test_a_flight_is_refused_with_its_reason(to: str, kind: str) -> None:
    assert (
        refusal(chase("E5", heli={"pink": "X6", "yellow": "X4", "green": "X15"}), f"move pink {to}").params["kind"]
        == kind
    )


def test_another_player_s_helicopter() -> None:
    given = refusal(chase("E5", players=3), "check pink B2", 2)
    assert (given.code, given.params) == ("not_yours", {"heli": "pink", "seats": [1]})


@pytest.mark.parametrize("token", ["check green C5", "move green X16", "look C5", "fly X16"])
def test_an_officer_who_has_acted_hears_that(token: str) -> None:
    """Not whose question it is: that would explain nothing."""
    match = play(chase("E5", players=4), "check green C4")
    assert 3 not in match.asked
    assert (refusal(match, token, 3).code, refusal(match, token, 3).params) == ("has_acted", {"heli": "green"})
    assert refused(match, "check pink B2", 3) == "not_yours"
    assert refused(match, "hide E4", 3) == refused(match, token, 0) == "other_seat"


def test_the_wrong_phase() -> None:
    assert refused(chase("E5"), "hide E4", 0) == "other_seat"
    assert refused(chase("E5", round=2), "check pink B2", 1) == "other_seat"


@pytest.mark.parametrize("token", ["hide E4", "check pink B2", "resign", "confirm"])
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end(token: str, seat: int) -> None:
    match = play(chase("C3"), "check pink C3")
    assert refused(match, token, seat) == "over"


def test_a_false_announcement_names_the_free_building() -> None:
    assert refusal(chase("A2 B2 B1", round=4), "encircled").params == {"building": "A1"}


def test_the_skyline_comes_by_chance() -> None:
    match = Match(table().game, {}, table().seats, 1, real_dice=True)
    assert refused(match, "skyline 100", -1) == "no_such_outcome"
    assert refused(match, "place pink X1", 1) == "chance_asked"
    assert refused(table(), "skyline 1", -1) == "not_chance"


@pytest.mark.parametrize(
    "token", ["reply", "reply blue", "reply yellow", "reply known", "reply empty", "reply car empty", "reply x"]
)
def test_replies_that_cannot_be_true(token: str) -> None:
    match = play(sealed(), "check pink B2", "check yellow E2", "send")
    assert refused(match, token) == "not_offered"


@pytest.mark.parametrize(
    "token", ["reply empty yellow", "reply empty empty", "reply car", "reply yellow car", "reply blue yellow"]
)
def test_replies_that_can_be_true(token: str) -> None:
    log = ["hidden 1", "hidden 2", "hidden 3"]
    play(sealed(log=log), "check pink B2", "check yellow E2", "send", token)


def test_traces_that_there_cannot_be() -> None:
    two = ["hidden 1", "hidden 2", "check A1 yellow"]
    match = play(sealed(log=two), "check pink B2", "check yellow E2", "send")
    assert [refused(match, f"reply {told} empty") for told in ("yellow", "blue", "red")] == ["not_offered"] * 3
    seven = [f"hidden {number}" for number in range(1, 8)]
    play(sealed(log=seven), "check pink B2", "check yellow E2", "send", "reply red yellow")


# --- nothing is to be learnt from a refusal ------------------------------------------------------------------


TRIES = [
    *(
        f"{kind} {heli} {place}"
        for kind in ("check", "move")
        for heli in HELICOPTERS
        for place in (*BUILDINGS, *CROSSINGS)
    ),
    *(f"hide {building}" for building in BUILDINGS),
    *("pass", "end", "confirm", "encircled", "stay", "look A1", "fly X1", "unproven", "nonsense"),
]


def told_to(match: Match, seat: int) -> list[str]:
    """What the police hear of every order that they could think of."""
    heard = []
    for token in TRIES:
        try:
            heard.append(match.game.find(match.state, seat, token).token)
        except Refusal as given:
            heard.append(str(given))
    return heard


@pytest.mark.parametrize("players", [2, 3, 4])
def test_refusals_of_the_police_are_the_same_wherever_the_car_is(players: int) -> None:
    rng, compared = Rng(7), 0
    for index, match in enumerate(at_random(players, players)):
        if match.over or index % 3:
            continue
        for seat in range(1, players):
            other = Match(match.game, match.options, match.seats, 1)
            other.state = match.game.determinize(match.view(seat), rng)
            compared += other.state != match.state
            assert told_to(other, seat) == told_to(match, seat)
    assert compared > 3


def test_orders_at_the_edge_of_the_end_look_alike() -> None:
    """A car that is shut in and one that is not: the police hear the same until the phase is over."""
    one, two = chase(CORNER), chase("A2 B2 B1 C1")
    assert told_to(one, 1) == told_to(two, 1)
    assert one.view(1) == two.view(1)


@pytest.mark.parametrize(
    ("token", "match"), [("fly X3", chase("B1 B2", round=3)), ("look A5", table())], ids=["hiding", "placing"]
)
def test_every_place_of_the_board_says_why_not(token: str, match: Match) -> None:
    """A crossing while the thief hides, a building while the helicopters are placed."""
    assert refused(match, token) == "not_your_phase"


WAITING = {"seal": (), "reply": ("check pink B2", "send"), "reveal": ("check pink B2", "send", "reply car")}
AWAITED = {
    "seal": {"fr": "phase Voleur", "en": "thief phase"}, "reply": {"fr": "réponse", "en": "answer"},
    "reveal": {"fr": "chemin", "en": "path"},
}  # fmt: skip


@pytest.mark.parametrize("step", WAITING)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_by_link_every_place_says_what_is_awaited(step: str, lang: str) -> None:
    match = play(sealed(step="hide", round=1) if step == "seal" else sealed(), *WAITING[step])
    assert match.asked == (0,)
    places = set(re.findall(r'data-why="([^"]+)"', DRAWING.live(match.view(1), Show(lang, ("Rose", "Abel")))))
    assert {place.split()[-1] for place in places} == {*BUILDINGS, *CROSSINGS}
    for place in places:
        given = refusal(match, place, 1)
        assert given.code == "not_your_phase"
        assert AWAITED[step][lang] in TEXTS.refusal(given, ("Rose", "Abel"), lang)


def test_by_link_places_say_why_not_while_orders_are_given() -> None:
    match = sealed()
    shown = DRAWING.live(match.view(1), Show("en", ("Rose", "Abel"), tuple(match.choices_by_seat[1]), held="pink"))
    places = set(re.findall(r'data-why="([^"]+)"', shown))
    assert {"look A5", "fly X1"} <= places
    assert {refused(match, place) for place in ("look A5", "fly X1")} == {"not_around", "not_a_flight"}
