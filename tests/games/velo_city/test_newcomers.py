"""What somebody who has just sat down is told: what the race is about, how far one is, what others did meanwhile."""

from random import Random

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.velo_city.drawing import picture
from pygame_core.games.velo_city.drawing.picture import DRAWING
from pygame_core.games.velo_city.meta import META
from pygame_core.games.velo_city.rules.game import GAME
from pygame_core.games.velo_city.texts.sentences import TEXTS
from tests.games.drawn import parsed, references
from tests.games.velo_city.test_text import at, names, play

LONGEST_AIM, LONGEST_GOAL = 48, 28
RIVAL_MS = 1500
OTHERS_MS = 200


def words(*sentences: str) -> int:
    """How many words, without the signs that stand alone in French."""
    return sum(any(letter.isalnum() for letter in word) for sentence in sentences for word in sentence.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", range(3, 8))
def test_the_aim_is_short_and_true_of_the_table(players: int, lang: str) -> None:
    match = Match(GAME, {"first_player": 0}, META.seats(players, players), 1)
    match.settle()
    for seat in (*range(players), None):
        view = match.view(seat)
        aim = TEXTS.aim(view, seat, names(match), lang)
        assert words(*aim[:3]) <= LONGEST_AIM
        assert ("eight" in aim.end or "huit" in aim.end) == (players > 3), "three teams never fill the podium"
        assert len(TEXTS.goal(view, seat, names(match), lang)) <= LONGEST_GOAL
        assert (seat is None) == (aim.you == "")
        assert seat is None or str(len(view["riders"][seat])) in aim.you


def test_who_one_is_has_a_colour_and_the_name_of_a_person() -> None:
    match = at({})
    assert TEXTS.aim(match.view(0), 0, names(match), "en").you == "Lucie, yours are the 4 yellow couriers."
    assert TEXTS.aim(match.view(0), 0, ("Jaune", "Rouge", "Bleu"), "fr").you == "À toi les 4 coursiers jaunes."


def test_the_goal_counts_the_couriers_at_home() -> None:
    match = at({"podium": ["red", "yellow", "red"], "riders": {"red": "9 10"}})
    said = [TEXTS.goal(match.view(None), seat, names(match), "en") for seat in (0, 1, 2, None)]
    assert said == [f"{home} of 3 couriers home" for home in (1, 2, 0, 2)]
    assert TEXTS.goal(match.view(None), 1, names(match), "fr") == "2 coursiers rentrés sur 3"


def test_the_goal_is_gone_with_the_race() -> None:
    position = {"podium": ["yellow", "yellow"], "riders": {"yellow": "2 9"}, "active": "yellow"}
    match = play(at(position), "solo", "roll 6", "move 2 own")
    assert match.over
    assert TEXTS.goal(match.view(0), 0, names(match), "en") == ""
    over = match.view(0) | {"turn": 1}
    assert [TEXTS.caption(over, names(match), lang) for lang in ("en", "fr")] == [
        "Race over in 1 turn.", "Course finie en 1 tour.",
    ]  # fmt: skip
    assert TEXTS.caption(over | {"turn": 301}, names(match), "en") == "Race over in 301 turns."


def since(match: Match, start: int, seat: int, lang: str = "en") -> tuple[str, ...]:
    return TEXTS.since(match.events[start:], seat, names(match), lang)


def test_rivals_turns_are_one_sentence_with_what_a_manhole_did_to_them() -> None:
    match = at({"active": "red", "riders": {"red": "30", "blue": "20 9"}})
    play(match, "solo", "roll 2", "move 30 own", "solo", "roll 3", "move 9 own")
    assert since(match, 0, 0) == ("Camille 30 → 28 (back to 31) and Abel 9 → 6.",)
    assert since(match, 0, 0, "fr") == ("Camille 30 → 28 (retour en 31) et Abel 9 → 6.",)


def test_what_concerns_me_is_said_to_me() -> None:
    """My die carries my courier along; I come to know it, and the others only that their rival has moved."""
    match = at({"active": "red", "riders": {"red": "20", "yellow": "20"}})
    play(match, "group 20", "roll 3 5", "move 20 yellow")
    assert since(match, 0, 0) == ("Camille 20 → 15.", "Your courier comes along to 15.")
    assert since(match, 0, 2) == ("Camille 20 → 15.",)
    assert since(match, 0, 1) == (), "nobody is told of a turn of their own"


def test_a_courier_at_home_is_told() -> None:
    match = play(at({"active": "red", "riders": {"red": "3"}}), "solo", "roll 4", "move 3 own")
    assert since(match, 0, 0) == ("Camille has a courier home (1st).",)
    assert since(match, 0, 0, "fr") == ("Camille rentre un coursier (1re).",)


def test_a_stolen_can_is_told_to_whom_it_belonged() -> None:
    events = [[Event("took_from", {"seat": 1, "victim": 0})]]
    assert TEXTS.since(events, 0, ("Lucie", "Camille", "Abel"), "fr") == ("Camille te prend une cannette.",)
    assert TEXTS.since(events, 2, ("Lucie", "Camille", "Abel"), "fr") == ()


@pytest.mark.parametrize("seed", range(6))
def test_a_rival_s_turn_is_over_soon_where_nothing_surprises(seed: int) -> None:
    """What all pictures of a turn take together; whoever follows or pays takes a moment more."""
    match, rng = Match(GAME, {"first_player": 0}, META.seats(4, 4), seed), Random(seed)
    match.settle()
    while not match.over and len(match.log) < 300:
        match.answer(match.asked[0], rng.choice(match.choices_by_seat[match.asked[0]]).token)
    turn: list[Event] = []
    for event in (event for events in match.events for event in events):
        if event.kind != "turn":
            turn.append(event)
            continue
        others = sum(event.kind in ("pursued", "paid_manhole") for event in turn)
        surprising = any(event.kind in picture.SURPRISES for event in turn)
        assert surprising or sum(map(DRAWING.pace, turn)) <= RIVAL_MS + OTHERS_MS * others
        turn = []


def test_surprises_are_kinds_that_are_told() -> None:
    assert all(DRAWING.pace(Event(kind, {"seat": 0})) for kind in picture.SURPRISES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_aim_is_drawn_with_one_s_own_couriers(seat: int | None, lang: str) -> None:
    match = at({})
    drawing = DRAWING.aim(match.view(None), seat, lang)
    assert parsed(drawing) is not None
    assert references(drawing) <= references_known()
    own = ["yellow", "red", "blue"] if seat is None else [match.seats[seat].colour] * 3
    assert all(f"#vc-{colour}" in drawing for colour in own)
    assert seat is None or drawing.count(f'href="#vc-{own[0]}"') == 6


def references_known() -> set[str]:
    return {part.split('"')[0] for part in DRAWING.defs().split('id="')[1:]}
