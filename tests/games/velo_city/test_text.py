"""What Velo City says at moments that one can check by hand, and its chances against plain counting."""

import re
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES, ordinal, percent
from pygame_core.games.velo_city import plain
from pygame_core.games.velo_city.board import KIND
from pygame_core.games.velo_city.rules.game import GAME
from pygame_core.games.velo_city.rules.turn import departures
from pygame_core.games.velo_city.texts import sentences
from pygame_core.games.velo_city.texts.chances import chances
from pygame_core.games.velo_city.texts.en import words as en
from pygame_core.games.velo_city.texts.fr import words as fr
from pygame_core.games.velo_city.texts.sentences import TEXTS
from tests.games.velo_city.races import play

NAMES = {"yellow": "Lucie", "red": "Camille", "blue": "Abel", "black": "Gaston"}
THREE = ("yellow", "red", "blue")


def at(position: Mapping[str, Any], colours: tuple[str, ...] = THREE, **options: Any) -> Match:
    seats = tuple(Seat(NAMES.get(colour, colour), colour) for colour in colours)
    return Match(GAME, options, seats, 1, real_dice=True, position=position)


def names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)


def told(match: Match, lang: str = "fr") -> list[str]:
    return [line.text.replace("\u00a0", " ") for line in TEXTS.lines(match.events, names(match), lang)]


def answer(match: Match, token: str, lang: str = "fr") -> tuple[str, str, str]:
    """An answer's title and detail, and its preview."""
    view = match.view(None)
    choice = next(choice for choices in match.choices_by_seat.values() for choice in choices if choice.token == token)
    label = TEXTS.label(choice, view, names(match), lang)
    seen = TEXTS.preview(choice, view, names(match), lang).replace("\u00a0", " ")
    return label.title, label.detail, seen


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


def test_both_languages_know_the_same_sentences() -> None:
    assert fr.SENTENCES.keys() == en.SENTENCES.keys()
    assert fr.PLURALS.keys() == en.PLURALS.keys()
    assert fr.CARDS.keys() == en.CARDS.keys() == set(sentences.STEPS)
    assert len(fr.REMINDERS) == len(en.REMINDERS)
    assert [art for art, _ in fr.LEGEND] == [art for art, _ in en.LEGEND]


@pytest.mark.parametrize("key", fr.SENTENCES)
def test_both_languages_tell_the_same_facts(key: str) -> None:
    assert fields(fr.SENTENCES[key]) == fields(en.SENTENCES[key])


def test_a_long_turn_is_one_line() -> None:
    """E3: a group run onto a manhole, two pursuits, four riders to settle."""
    position = {
        "riders": {"yellow": "4x2", "red": "4", "blue": "4"},
        "cans": {"yellow": 1, "red": 2, "blue": 0},
        "active": "yellow",
    }
    match = play(at(position), "group 4", "roll 2 6 3")
    assert answer(match, "move 4 blue") == (
        "Aller en 1",
        "payer ou reculer en 3, avec Abel",
        (
            "4 → 1 avec le dé d’Abel.\nAbel avance aussi. Toi et Camille pouvez suivre (1 cannette).\n"
            "Bouche d’égout : 1 cannette pour rester, sinon retour en 3 (+1 cannette)."
        ),
    )
    assert told(match)[-1] == "Lucie en groupe de la 4 : Lucie 2, Camille 6, Abel 3."
    play(match, "move 4 blue", "pursue 1", "pursue 1", "pay", "pay")
    assert told(match) == [
        (
            "Lucie en groupe de la 4 : Lucie 2, Camille 6, Abel 3. 4 → 1 avec Abel, par son dé. "
            "Lucie et Camille suivent (1 cannette chacun). "
            "Sans cannette, Lucie recule de 1 en 3 et prend une cannette. "
            "Lucie paie une cannette et reste en 1. Camille paie une cannette et reste en 1. "
            "Sans cannette, Abel recule de 1 en 5 et prend une cannette."
        )
    ]


def test_a_turn_is_told_in_the_order_of_the_rules() -> None:
    """Move, pursuers, then the can."""
    position = {"active": "blue", "riders": {"blue": "33x2", "yellow": "33"}, "cans": {"yellow": 1, "blue": 1}}
    match = play(at(position), "solo", "roll 6", "move 33 own", "pursue 1")
    assert told(match) == ["Abel en solo : 6. 33 → 27."]
    play(match, "pursue 1")
    assert told(match) == [
        "Abel en solo : 6. 33 → 27. Abel et Lucie suivent (1 cannette chacun). Abel prend une cannette."
    ]
    assert told(match, "en") == ["Abel rides solo: 6. 33 → 27. Abel and Lucie follow (1 can each). Abel takes a can."]


def test_two_couriers_of_a_team_follow() -> None:
    position = {"active": "blue", "riders": {"blue": "26", "yellow": "26x2"}, "cans": {"yellow": 2}}
    match = play(at(position), "solo", "roll 1", "move 26 own", "pursue 2")
    assert told(match) == ["Abel en solo : 1. 26 → 25. Lucie suit à 2 (2 cannettes)."]
    position = {
        "active": "blue",
        "riders": {"blue": "26", "yellow": "26x2", "red": "26"},
        "cans": {"yellow": 2, "red": 1},
    }
    match = play(at(position), "solo", "roll 1", "move 26 own", "pursue 2", "pursue 1")
    assert told(match, "en")[0].endswith("Lucie with 2 and Camille follow (3 cans in all).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_was_shown_only_grows(lang: str) -> None:
    match, random, shown = at({}), Random(7), list[str]()
    while not match.over and len(match.log) < 250:
        seat = match.asked[0]
        draws = [] if seat >= 0 else [outcome for outcome, _ in match.draw().outcomes()]
        match.answer(seat, random.choice(list(match.choices_by_seat.get(seat, ())) or draws).token)
        lines = told(match, lang)
        assert [line[: len(old)] for line, old in zip(lines, shown, strict=False)] == shown
        shown = lines


@pytest.mark.parametrize(
    ("riders", "cans", "french", "english"),
    [
        ({"yellow": "26", "red": "25"}, {"red": 3}, "personne ne suit", "nobody follows"),
        ({"yellow": "26", "red": "26"}, {"red": 1}, "Camille peut suivre", "Camille may follow"),
        ({"yellow": "26x2"}, {"yellow": 1}, "tu peux suivre", "you may follow"),
        ({"yellow": "26", "red": "26", "blue": "26"}, {"red": 1, "blue": 1}, "2 peuvent suivre", "2 may follow"),
    ],
)
def test_a_ticket_says_who_may_follow(riders: dict[str, str], cans: dict[str, int], french: str, english: str) -> None:
    match = play(at({"riders": riders, "cans": cans}), "solo", "roll 1")
    assert answer(match, "move 26 own")[1] == french
    assert answer(match, "move 26 own", "en")[1] == english


def test_dice_are_named_on_a_ticket_as_long_as_they_fit() -> None:
    position = {"riders": {"yellow": "26", "red": "26", "blue": "26"}, "cans": {"yellow": 1}}
    match = at(position)
    assert answer(match, "group 26")[1] == "ton dé, Camille et Abel"
    assert answer(match, "group 26 bonus")[1] == "4 dés au choix, 1 cannette"


def test_the_terminal_s_table_is_set_as_french_is() -> None:
    match = at({})
    assert "Réserve\u00a0: 15" in plain.table(match.view(None), names(match), "fr")
    assert "Supply: 15" in plain.table(match.view(None), names(match), "en")


def test_colours_have_names_in_sentences() -> None:
    refused = Damaged("riders_count", colour="yellow", given=5, expected=4)
    assert "pour jaune" in TEXTS.refusal(refused, (), "fr")
    assert "for yellow" in TEXTS.refusal(refused, (), "en")
    taken = BadOption("seat_colour_taken", seat=1, colour="yellow", allowed=[])
    assert "la couleur jaune" in TEXTS.refusal(taken, (), "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_a_name(lang: str) -> None:
    assert all(TEXTS.ending(reason, lang) != reason for reason in ("three", "eight"))


def test_the_car_park_is_no_number() -> None:
    """E10: nothing but the car park behind the first manhole."""
    match = play(at({"riders": {"yellow": "32"}}), "solo", "roll 1")
    assert answer(match, "move 32 own")[1:] == (
        "retour au parking",
        "32 → 31 avec ton dé.\nBouche d’égout, et plus une cannette : retour au parking (+2 cannettes).",
    )
    assert answer(match, "move 36 own", "en")[0] == "Set off to 35"


def test_an_empty_supply() -> None:
    """E12 and E13: the can comes from the richest, or not at all."""
    cans = {"yellow": 7, "red": 7, "blue": 1}
    poor = play(at({"active": "blue", "riders": {"blue": "23 2"}, "cans": cans}), "solo", "roll 1")
    assert answer(poor, "move 23 own")[1] == "1 cannette, du plus riche"
    rich = play(at({"riders": {"yellow": "23 4"}, "cans": cans}), "solo", "roll 1")
    assert answer(rich, "move 23 own", "en")[1] == "supply empty"
    play(poor, "move 23 own")
    assert TEXTS.question(poor.view(None), names(poor), "fr").title == "Abel, à qui prends-tu une cannette\u00a0?"
    assert answer(poor, "take red") == ("Prendre à Camille", "7 cannettes", "Camille passe à 6 cannettes, toi à 2.")


def test_the_end_explains_the_tie() -> None:
    """E4: the latest last finisher wins among equals."""
    colours = ("yellow", "red", "blue", "green", "black", "white")
    podium = ["yellow", "red", "blue", "green", "black", "white", "red"]
    match = at({"podium": podium, "active": "blue", "riders": {"blue": "2"}}, colours)
    play(match, "solo", "roll 2", "move 2 own")
    card = TEXTS.result(match.view(None), names(match), "en")
    assert card.title == "Abel wins the race"
    assert card.paragraphs[:2] == (
        "The podium is full: eight couriers home, and 2 of them for Abel.",
        "Abel and Camille have 2 each; the last courier of Abel came latest, and that decides.",
    )
    assert told(match, "en")[-1] == "The podium is full: Abel wins the race!"


@pytest.mark.parametrize(
    ("answered", "sentence"),
    [
        ("space 0", "Avec 6, le dé d’Abel passerait la ligne : seul ton propre dé le peut."),
        ("move 4 blue", "Avec 6, le dé d’Abel passerait la ligne : seul ton propre dé le peut."),
        ("move 36 own", "Tu pars en groupe de la 4 : seul un coursier de là peut avancer."),
        ("move 4 energy", "Ce dé n’a pas été lancé ce tour-ci."),
        ("space 9", "Aucun dé de ce tour ne mène en 9."),
        ("pay", "Pas maintenant : il faut choisir un coursier et un dé."),
    ],
)
def test_a_refusal_says_which_rule(answered: str, sentence: str) -> None:
    match = play(at({"riders": {"yellow": "4", "red": "4", "blue": "4"}}), "group 4", "roll 2 1 6")
    refused = match.game.refuse(match.state, 0, answered)
    assert TEXTS.refusal(refused, names(match), "fr").replace("\u00a0", " ") == sentence


POSITIONS: list[dict[str, Any]] = [
    {"active": "yellow"},
    {"riders": {"yellow": "5 12 23", "red": "12 5", "blue": "12x2"}, "cans": {"yellow": 3}},
    {"riders": {"yellow": "6x2 2", "red": "6 2", "blue": "6"}, "cans": {"yellow": 2}},
]


@pytest.mark.parametrize("finish", ["own_die", "sum"])
@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_chances_are_exact(position: Mapping[str, Any], finish: str) -> None:
    """Every roll of every declaration, its legal moves counted one by one."""
    start = at(position, sprint_finish=finish)
    game = start.game
    for choice in start.choices_by_seat[0]:
        race = start.state.copy()
        game.play(race, 0, choice)
        rolls = [outcome for outcome, _ in game.draw(race).outcomes()]
        seen = [kinds_after(race, outcome) for outcome in rolls]
        found = chances(start.view(0), choice)
        assert found.can == Fraction(sum("supply" in kinds for kinds in seen), len(seen)), choice
        assert found.hole == Fraction(sum(kinds == {"obstacle"} for kinds in seen), len(seen)), choice
        assert found.line == Fraction(sum("line" in kinds for kinds in seen), len(seen)), choice


def kinds_after(race: Any, outcome: Any) -> set[str]:
    """The kinds of places that the legal moves of a roll lead to."""
    rolled = race.copy()
    GAME.play(rolled, -1, outcome)
    assert departures(rolled)
    landings = [
        TEXTS.label(move, GAME.view(rolled, 0), ("A", "B", "C"), "en").title for move in GAME.choices(rolled, 0)
    ]
    return {"line" if landing.endswith("inish") else KIND[int(landing.split()[-1])] for landing in landings}


def test_numbers_in_words() -> None:
    assert [ordinal("en", place) for place in (1, 2, 3, 4, 11, 22)] == ["1st", "2nd", "3rd", "4th", "11th", "22nd"]
    assert [ordinal("fr", place) for place in (1, 2)] == ["1re", "2e"]
    assert percent("en", Fraction(1, 1000)) == "1%"
    assert percent("en", Fraction(7, 12)) == "58% (7/12)"
    assert percent("fr", Fraction(999, 1000)) == "99\u00a0%"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_threat_is_told(lang: str) -> None:
    match = at({"podium": ["red", "red"], "riders": {"red": "4 30"}})
    assert any("50" in line and "Camille" in line for line in TEXTS.odds(match.view(0), names(match), lang))
    assert any("Camille" in line for line in TEXTS.standing(match.view(0), names(match), lang)[1:])
    assert TEXTS.panel(match.view(0), 1, names(match), lang).role in ("balle de match", "match point")
