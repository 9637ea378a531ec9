"""The sentences of this game: the same in both languages, and true to the moment."""

import re

import pytest

from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.vroom import plain
from pygame_core.games.vroom.rules.answers import CIRCUIT, drive
from pygame_core.games.vroom.texts import sentences
from pygame_core.games.vroom.texts.en import pages as en_pages
from pygame_core.games.vroom.texts.en import refusals as en_refusals
from pygame_core.games.vroom.texts.en import words as en
from pygame_core.games.vroom.texts.finale import curtain
from pygame_core.games.vroom.texts.fr import pages as fr_pages
from pygame_core.games.vroom.texts.fr import refusals as fr_refusals
from pygame_core.games.vroom.texts.fr import words as fr
from pygame_core.games.vroom.texts.sentences import TEXTS
from tests.games.vroom.races import DRIVING, IN_ORDER, ahead, at, drive_all

NAMES = ("Camille", "Abel", "Gaston", "Odette", "Yves", "Lucie")


def fields(sentence):
    return sorted(set(re.findall(r"\{(\w+)", sentence)))


def test_both_languages_say_the_same():
    for one, other in ((fr.SENTENCES, en.SENTENCES), (fr_refusals.REFUSALS, en_refusals.REFUSALS)):
        assert one.keys() == other.keys()
        for key, sentence in one.items():
            assert fields(sentence) == fields(other[key]), key
    assert fr_pages.CARDS.keys() == en_pages.CARDS.keys()
    assert [key for key, _ in fr_pages.LEGEND] == [key for key, _ in en_pages.LEGEND]


def said(match, lang="en"):
    return [line.text for line in TEXTS.lines(match.events, NAMES, lang)]


def test_a_push_is_told():
    match = at(cars="1000,3500 1500,3500 1800,3500 2200,3500", **DRIVING)
    match.answer(0, "drive 2500,3500")
    assert said(match) == ["Camille pushes car 1. Car 2, car 3 and car 4 get bumped."]
    assert said(match, "fr") == ["Camille pousse la 1. La 2, la 3 et la 4 sont bousculées."]


def test_a_boost_and_the_rail_are_told():
    match = at(cars={1: "11800,1000"}, round=5, options={"boost": True}, boosted=[0, 1, 1, 1], **DRIVING)
    match.answer(0, "drive 12000,1000 boost")
    assert said(match) == ["Camille pushes car 1. Boost! The rail stops it."]


def test_the_ranking_is_told_with_its_price():
    match = at(step="remove", order="1 2 3 4", cards=[IN_ORDER[1], IN_ORDER[0], *IN_ORDER[2:]])
    view, choices = match.view(0), match.choices_by_seat[0]
    assert TEXTS.question(view, NAMES, "en").context == "1 car must go: 1 wheel."
    assert TEXTS.label(choices[0], view, NAMES, "fr").title == "La 1"
    assert "car 4 15, car 3 17, car 2 20" in TEXTS.preview(choices[0], view, NAMES, "en")
    assert TEXTS.confirm(choices[0], view, NAMES, "en") == "Yes, car 1"
    match.answer(0, "remove 1")
    assert said(match) == ["Out of the ranking: car 1. The ranking: a wheel goes, 1 wheel left. Race 1 is run."]


def told(cards, lang):
    """All that is said of a round with these cards, but the odds that its driver may ask for."""
    match = at(cards=cards)
    match.answer(0, "look")
    found = [TEXTS.question(match.view(seat), NAMES, lang) for seat in range(4)]
    found += [TEXTS.caption(match.view(0), NAMES, lang), TEXTS.standing(match.view(0), NAMES, lang)]
    for seat in range(1, 4):
        match.answer(seat, "look")
    drive_all(match)
    return found, said(match, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_a_round_tells_a_card(lang):
    assert told(["7", "6", "5", "4"], lang) == told(["1", "2", "3", "1"], lang)


def test_questions_and_hints_of_a_round():
    match = at(round=4)
    assert TEXTS.question(match.view(0), NAMES, "en").title == "Camille, look at your card."
    assert sentences.glance(match.view(0)) == "look"
    match.answer(0, "look")
    assert TEXTS.question(match.view(0), NAMES, "fr").title == "Camille, jusqu’où va la 1\u00a0?"
    assert TEXTS.hint(match.view(0), NAMES, "en")[0] == "room"
    match.answer(0, ahead(match))
    assert TEXTS.panel(match.view(0), 0, NAMES, "en").role == "car 1, has driven"
    assert TEXTS.panel(match.view(0), 2, NAMES, "en").role == "car 3, next"


def test_labels_of_what_is_only_described():
    match = at(options={"boost": True}, **DRIVING)
    view = match.view(0)
    for lang in LANGUAGES:
        for choice in (drive([(2000, 2825)]), drive([(2000, 2825)], boost=True), *CIRCUIT.values()):
            assert all(TEXTS.label(choice, view, NAMES, lang))
            assert TEXTS.preview(choice, view, NAMES, lang)


def test_the_curtain_is_the_same_whatever_there_is_to_hide():
    one, two = at(cards=["1", "2", "3", "4"]), at(cards=["7", "2", "3", "4"])
    assert curtain(one.view(0), NAMES, 0, "fr") == curtain(two.view(0), NAMES, 0, "fr")
    assert curtain(one.view(0), NAMES, 1, "fr").title == "Passe l’appareil à Abel"


def test_the_terminal_shows_a_card_only_after_the_look():
    match = at(cards=["7", "2", "3", "4"])
    assert "your card" not in plain.table(match.view(0), NAMES, "en")
    match.answer(0, "look")
    assert plain.table(match.view(0), NAMES, "en").endswith("your card: 7")
    for lang in LANGUAGES:
        assert plain.table(at(step="circuit").view(None), NAMES, lang)
