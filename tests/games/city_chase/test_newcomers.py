"""What somebody who has just sat down is told, and that none of it says where the car is."""

import re
from random import Random

import pytest

from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.city_chase.board import BUILDINGS
from pygame_core.games.city_chase.drawing.picture import DRAWING
from pygame_core.games.city_chase.meta import META
from pygame_core.games.city_chase.rules.game import GAME
from pygame_core.games.city_chase.texts.sentences import TEXTS
from tests.games.drawn import parsed, references

NAMES = ("Ann", "Bob", "Cleo", "Dan")
LONGEST_AIM, LONGEST_GOAL = 48, 28
PHASE_MS = 1800
"""Three helicopters that find nothing."""


def chase(players: int, seed: int = 3) -> Match:
    match = Match(GAME, {}, META.seats(players, players), seed)
    match.settle()
    return match


def played(match: Match, answers: int, seed: int) -> Match:
    rng = Random(seed)
    while not match.over and len(match.log) < answers:
        match.answer(match.asked[0], rng.choice(match.choices_by_seat[match.asked[0]]).token)
    return match


def words(*sentences: str) -> int:
    """How many words, without the signs that stand alone in French."""
    return sum(any(letter.isalnum() for letter in word) for sentence in sentences for word in sentence.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_aim_is_short_and_each_side_has_its_own(players: int, lang: str) -> None:
    match = chase(players)
    aims = {seat: TEXTS.aim(match.view(seat), seat, NAMES, lang) for seat in (*range(players), None)}
    assert all(words(*aim[:3]) <= LONGEST_AIM for aim in aims.values())
    assert aims[None].you == ""
    assert len({aim.want for aim in aims.values()}) == 3, "the thief, the police, who looks on"
    assert all(TEXTS.goal(match.view(seat), seat, NAMES, lang) for seat in aims)


def test_who_one_is_tells_what_one_flies() -> None:
    two, four = chase(2).view(None), chase(4).view(None)
    assert TEXTS.aim(two, 1, NAMES, "en").you == "Bob, yours are the helicopters pink, yellow and green."
    assert TEXTS.aim(four, 2, NAMES, "fr").you == "Cleo, à toi l’hélicoptère jaune."
    assert TEXTS.aim(two, 0, NAMES, "en").you == "Ann, you are the thief, in the red car."
    parts = ("Voleur", "Agent rose", "Agent jaune", "Agent vert")
    assert TEXTS.aim(four, 1, parts, "fr").you == "À toi l’hélicoptère rose.", "a part is no name"


@pytest.mark.parametrize(
    ("round_", "seat", "french", "english"),
    [
        (1, 0, "11 tours à tenir", "11 rounds to hold out"),
        (2, 1, "10 tours pour la trouver", "10 rounds to find the car"),
        (11, 0, "dernier tour à tenir", "last round to hold out"),
        (11, 1, "dernier tour pour la trouver", "last round to find the car"),
        (11, None, "la voiture : dernier tour", "the car: last round"),
    ],
)
def test_the_goal_counts_the_rounds(round_: int, seat: int | None, french: str, english: str) -> None:
    view = {"round": round_, "result": None}
    assert TEXTS.goal(view, seat, NAMES, "fr").replace("\u00a0", " ") == french
    assert TEXTS.goal(view, seat, NAMES, "en") == english
    assert len(french) <= LONGEST_GOAL
    assert TEXTS.goal({**view, "result": {"winner": "thief"}}, seat, NAMES, "fr") == ""


def test_the_thief_hears_what_every_helicopter_did() -> None:
    match = chase(2)
    for token in ("place pink X1", "place yellow X8", "place green X15", "confirm", "hide A5"):
        match.answer(match.asked[0], token)
    start = len(match.events)
    for token in ("check pink B2", "move yellow X4", "check green D4"):
        match.answer(match.asked[0], token)
    told = "Pink looks into B2: nothing. Yellow flies X8 → X4. Green looks into D4: nothing."
    assert TEXTS.since(match.events[start:], 0, NAMES, "en") == (told,)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_police_hear_that_the_car_has_moved_and_not_where(seed: int, lang: str) -> None:
    match = played(chase(3, seed), 400, seed)
    known = [[event for event in events if event.known_to(1)] for events in match.events]
    for entry in range(len(known)):
        told = " ".join(TEXTS.since(known[entry : entry + 1], 1, NAMES, lang))
        named = set(re.findall(r"\b[A-E][1-5]\b", told))
        looked = {event.data["building"] for event in known[entry] if event.kind == "checked"}
        assert named <= looked, "only what everybody saw a helicopter look into"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_a_newcomer_is_told_depends_on_the_path(seat: int | None, lang: str) -> None:
    """The same public chase with the car anywhere: aim, goal and drawing are the same to the letter."""
    shown = set()
    for building in BUILDINGS[:6]:
        match = chase(2)
        for token in ("place pink X1", "place yellow X8", "place green X15", "confirm", f"hide {building}"):
            match.answer(match.asked[0], token)
        view = match.view(seat)
        shown.add(
            (TEXTS.aim(view, seat, NAMES, lang), TEXTS.goal(view, seat, NAMES, lang), DRAWING.aim(view, seat, lang))
        )
    assert len(shown) == 1


def test_the_aim_is_drawn_from_known_parts() -> None:
    drawing = DRAWING.aim({}, 1, "en")
    assert parsed(drawing) is not None
    assert references(drawing) <= {part.split('"')[0] for part in DRAWING.defs().split('id="')[1:]}


def test_a_police_phase_that_finds_nothing_is_over_soon() -> None:
    match = played(chase(2), 200, 5)
    for events in match.events:
        calm = [event for event in events if event.data.get("answer") in (None, "empty", "known")]
        assert sum(DRAWING.pace(event) for event in calm if event.kind in ("checked", "moved")) <= PHASE_MS / 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_placing_tells_what_the_places_bring(lang: str) -> None:
    """Before the first is placed what a place is good for; then how much of the city they see together."""
    match = chase(2)
    told = [TEXTS.question(match.view(1), NAMES, lang).context]
    for token in ("place pink X1", "place yellow X2", "place green X16"):
        match.answer(1, token)
        told.append(TEXTS.question(match.view(1), NAMES, lang).context)
    assert ("quatre" in told[0]) if lang == "fr" else ("four" in told[0])
    assert [re.findall(r"\d+", sentence) for sentence in told[1:]] == [["4"], ["6"], ["10"]]
