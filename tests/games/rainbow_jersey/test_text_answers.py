"""What Maillot Arc-en-ciel says of answers, chances and standings."""

import re
from fractions import Fraction
from typing import Any

import pytest

from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.rainbow_jersey.rules.answers import ABANDON, ATTACK, BIDS, CONTINUE
from pygame_core.games.rainbow_jersey.texts.ahead import ahead, ahead_title
from pygame_core.games.rainbow_jersey.texts.errands import dial, errands
from pygame_core.games.rainbow_jersey.texts.fr import pages, refusals
from pygame_core.games.rainbow_jersey.texts.fr import words as fr
from pygame_core.games.rainbow_jersey.texts.odds import on_the_line
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.rainbow_jersey.rides import play
from tests.games.rainbow_jersey.words import at, names, plain, view

# --- answers and what they lead to -------------------------------------------------------------------------------


def test_an_attack_tells_what_it_costs_from_now_on() -> None:
    match = play(at({"space": 26, "held": {"black": [27]}}), "roll", "roll 1")
    asked = TEXTS.question(view(match), names(match), "fr")
    assert plain(asked.title) == "Abel, tu attaques ?"
    assert plain(asked.context) == (
        "Seul devant, tu lances et tu prends ce que donne la route. "
        "5 maintenant (reste 55) : 0:10 à 1:00 d’avance, puis 1 ou 2 par coup."
    )
    assert TEXTS.label(ATTACK, view(match), names(match), "en")[:2] == ("Attack", "pay 5, gap 0:10 to 1:00")


@pytest.mark.parametrize(("gap", "words"), [(13, "un 6"), (15, "4 ou plus"), (18, "N’importe quel dé")])
def test_an_attack_may_win(gap: int, words: str) -> None:
    match = play(at({"space": 6, "away": "red", "gap": gap}), "continue", "roll", "roll 2")
    assert words in TEXTS.preview(ATTACK, view(match), names(match), "fr")


def test_a_bid_tells_who_may_still_go_higher() -> None:
    position = {"space": 26, "energy": {"black": 20, "yellow": 30, "red": 26}, "reserve": {"red": 1, "yellow": 1}}
    match = play(at(position), "roll", "roll 1", "bid 3")
    seen = plain(TEXTS.preview(BIDS[7], view(match), names(match), "fr")).split("\n")
    assert seen == [
        "À 7, il te reste 18.",
        "Lucie peut monter à 21.",
        "Si personne ne monte : ils y paieront 5, toi rien, et tu mènes.",
    ]
    scale = dial(view(match), match.choices_by_seat[match.asked[0]], names(match), "fr")
    assert scale is not None
    assert (scale.least, scale.most, scale.start) == (4, 25, 5)


def test_what_cannot_be_paid_is_shown_with_its_reason() -> None:
    match = at({"away": "red", "gap": 13, "energy": {"red": 2}})
    assert CONTINUE in TEXTS.expected(view(match))
    assert CONTINUE not in match.choices_by_seat[0]
    assert TEXTS.label(CONTINUE, view(match), names(match), "fr").detail == "payer 3"


@pytest.mark.parametrize(
    ("energy", "token", "words"),
    [(40, "reserve", ""), (49, "reserve", "Abandon pour +11 seulement"), (60, "reserve", "Abandon pour rien"),
     (40, 28, "Abandon au mur du col")],
)  # fmt: skip
def test_a_second_tap_where_something_would_be_lost(energy: int, token: str | int, words: str) -> None:
    match = at({"energy": {"red": energy}, "held": {"red": [28]}})
    assert TEXTS.confirm(ABANDON[token], view(match), names(match), "fr", Looker(0)) == words


def test_eleven_dots_lose_one() -> None:
    match = play(at({"space": 10, "double": {"red": 1}, "triple": {"red": 3}}), "roll", "roll 6")
    (best, more, *_) = match.choices_by_seat[0]
    assert (best.token, more.token) == ("trade dots 2 2", "trade dots 1 3")
    assert TEXTS.confirm(best, view(match), names(match), "fr") == ""
    assert TEXTS.confirm(more, view(match), names(match), "fr") == "Échanger, 1 pois perdu"
    assert TEXTS.label(more, view(match), names(match), "en").detail == "a rainbow, 1 dot lost"
    assert TEXTS.preview(more, view(match), names(match), "en").endswith("1 dot lost: no change is given.")


def test_errands_say_why_not() -> None:
    match = at({"reserve": {"red": 0}, "double": {"black": 4}})
    (abandon, exchange) = errands(view(match), 0, match.choices_by_seat[0], names(match), "en")
    assert (abandon.choices, abandon.reason, exchange.reason) == ((), "nobody left", "0 of 10 dots")
    assert errands(view(match), 1, match.choices_by_seat[1], names(match), "fr")[1].reason == "8 pois sur 10"


# --- the next roll, and chances ----------------------------------------------------------------------------------


def test_six_tiles_as_somebody_sees_them() -> None:
    match = at({"space": 27, "away": "red", "gap": 8, "held": {"black": [28], "yellow": [30]}})
    tiles = [(tile.title, tile.short, tile.mood) for tile in ahead(view(match), names(match), "fr", Looker(2))]
    assert tiles == [
        ("Mur du col", "−6", "pay"),
        ("Échappée", "attaque", "theirs"),
        ("Dernier km", "à toi", "mine"),
        ("Sommet", "3 pois", "theirs"),
        ("Descente", "−1", "pay"),
        ("Hasard", "carte", "card"),
    ]
    counted = ahead_title(view(match), names(match), "fr", Looker(2))[1]
    assert plain(counted) == "sur 6 faces : payer 2, chasser 1, Lucie 2, carte 1"


def test_the_line_comes_before_the_space_on_the_tiles() -> None:
    match = at({"space": 37, "rainbow_lap": True})
    mine = ahead(view(match), names(match), "en", Looker(0))
    assert [tile.mood for tile in mine] == ["card", "pay", "gain", "gain", "gain", "gain"]
    assert mine[3].detail == "jersey, all pay 1"
    assert [tile.short for tile in ahead(view(match), names(match), "en", Looker(1))][2:] == ["jersey"] * 4


def test_the_chance_of_the_line() -> None:
    assert on_the_line(1) == Fraction(1, 6)
    assert on_the_line(2) == Fraction(7, 36)
    assert abs(on_the_line(40) - Fraction(2, 7)) < Fraction(1, 1000)


def test_odds_of_an_attack_are_told_by_what_staying_costs() -> None:
    match = play(at({"space": 6}), "roll", "roll 2")
    assert TEXTS.odds(view(match), names(match), "en")[:2] == [
        "1 to 5 → 0:10 to 0:50, then 1 a turn: 83% (5/6).",
        "6 → 1:00, then 2 a turn: 17% (1/6).",
    ]


def test_what_staying_away_may_cost_is_told_exactly() -> None:
    match = at({"away": "red", "gap": 4})
    for lang, words in (
        ("fr", ("échappée à part", "d’une autre équipe")),
        ("en", ("breakaway spaces", "another team")),
    ):
        seen = TEXTS.preview(CONTINUE, view(match), names(match), lang)
        assert all(word in seen for word in words)


@pytest.mark.parametrize(
    ("space", "told"),
    [
        (34, "La ligne est dans 6 cases : si tu la passes, le maillot arc-en-ciel est à toi."),
        (33, "La ligne est dans 7 cases, un maillot arc-en-ciel attend qui la passera en tête."),
    ],
)
def test_a_jersey_is_promised_only_within_reach(space: int, told: str) -> None:
    match = at({"space": space, "rainbow_lap": True})
    assert plain(TEXTS.question(view(match), names(match), "fr").context).endswith(told)
    far = "whoever crosses it in front" in TEXTS.question(view(match), names(match), "en").context
    assert far == (space == 33)


def test_the_rider_is_not_the_jersey() -> None:
    spoken = [*fr.SENTENCES.values(), *(words for card in pages.CARDS.values() for words in card.paragraphs)]
    spoken += [words for card in pages.REMINDERS for words in (card.title, *card.paragraphs)]
    wrong = re.compile(r"maillot arc-en-ciel (avance|quitte|n’est|depuis)")
    assert [words for words in spoken if wrong.search(words)] == []
    assert not any("aisse" in words for words in [*fr.SENTENCES.values(), *refusals.REFUSALS.values()])


def test_a_card_left_is_counted_as_one() -> None:
    pile = {"space": 9, "discard": [f"c{n:02}" for n in range(1, 26) if n not in (6, 7, 8)], "shown": ["c06", "c07"]}
    match = play(at(pile), "roll", "roll 3")
    assert TEXTS.question(view(match), names(match), "en").context == "Cards left in the pile: 1 of 25."


# --- how things stand --------------------------------------------------------------------------------------------


def test_panels_follow_the_race() -> None:
    match = at({"away": "black", "gap": 8, "pack": ["yellow", "red"]})
    assert list(TEXTS.order(view(match))) == [1, 2, 0]
    roles = [TEXTS.panel(view(match), seat, names(match), "fr").role for seat in (1, 2, 0)]
    assert roles == ["échappée à 1:20", "tête du peloton", "queue du peloton"]


def test_tabs_tell_the_auction() -> None:
    match = play(at({}, ("red", "black", "yellow", "white")), "roll", "roll 2", "bid 3", "pass")
    tabs = [TEXTS.panel(view(match), seat, names(match), "fr", Looker(3)).tab for seat in (1, 2, 3, 0)]
    assert tabs == ["offre 3", "passe", "à toi", "après toi"]


def test_a_single_missing_jersey_is_told() -> None:
    match = at({"rainbow": {"red": 3}, "green": {"red": 1}}, target="rainbow3_green1_dots1")
    assert plain(TEXTS.standing(view(match), names(match), "fr")[1]) == "Il ne manque qu’un maillot à pois à Lucie."


@pytest.mark.parametrize(
    ("position", "tokens", "hint"),
    [
        ({}, (), "rainbow_rider"),
        ({"space": 36}, (), "line"),
        ({}, ("roll", "roll 2"), "to_the_back"),
        ({}, ("roll", "roll 2", "pass", "pass"), "last_word"),
        ({"space": 26, "held": {"black": [27]}}, ("roll", "roll 1"), "held_front"),
        ({"away": "red", "gap": 3}, (), "breakaway"),
    ],
)
def test_newcomers_are_told_what_surprises_them(position: dict[str, Any], tokens: tuple[str, ...], hint: str) -> None:
    match = play(at(position), *tokens)
    found = TEXTS.hint(view(match), names(match), "en")
    assert found is not None
    assert found[0] == hint


def test_the_last_one_may_finish_in_one_go() -> None:
    fallen = {"turn": 9, "fallen": {"black": 3, "yellow": 5}, "pack": ["red"]}
    assert TEXTS.alone(view(at(fallen)), "en") == "Finish the race in one go"
    assert TEXTS.alone(view(at({})), "en") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_a_name(lang: str) -> None:
    assert all(TEXTS.ending(reason, lang) for reason in ("jerseys", "gap", "collapse"))
