"""What Maillot Arc-en-ciel tells in its log, at moments that one can check by hand and as it grows."""

import re

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.rainbow_jersey.drawing.picture import DRAWING
from pygame_core.games.rainbow_jersey.rules.game import GAME
from pygame_core.games.rainbow_jersey.texts.ahead import ahead
from pygame_core.games.rainbow_jersey.texts.en import pages as en_pages
from pygame_core.games.rainbow_jersey.texts.en import refusals as en_refusals
from pygame_core.games.rainbow_jersey.texts.en import road
from pygame_core.games.rainbow_jersey.texts.en import words as en
from pygame_core.games.rainbow_jersey.texts.fr import pages as fr_pages
from pygame_core.games.rainbow_jersey.texts.fr import refusals as fr_refusals
from pygame_core.games.rainbow_jersey.texts.fr import words as fr
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.rainbow_jersey.rides import play
from tests.games.rainbow_jersey.words import NAMES, at, fields, names, plain, told, view

# --- both languages ----------------------------------------------------------------------------------------------


def test_both_languages_know_the_same_sentences() -> None:
    for french, english in ((fr.SENTENCES, en.SENTENCES), (fr_refusals.REFUSALS, en_refusals.REFUSALS)):
        assert french.keys() == english.keys()
        for key, sentence in french.items():
            assert fields(sentence) == fields(english[key]), key
    assert fr.PLURALS.keys() == en.PLURALS.keys()
    assert [art for art, _ in fr_pages.LEGEND] == [art for art, _ in en_pages.LEGEND]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_spaces_fit_a_tile(lang: str) -> None:
    for space in range(40):
        match = at({"space": space})
        assert all(len(tile.title) <= 15 for tile in ahead(view(match), names(match), lang))
    assert len(road.ROAD) == 40


# --- the log -----------------------------------------------------------------------------------------------------


def test_a_free_space_and_its_auction() -> None:
    match = play(at({}), "roll", "roll 2", "bid 3", "pass")
    assert told(match) == [
        "Lucie lance 2 : la longue ligne droite, libre. Tous paient 2. Retour en queue.",
        "Abel offre 3",
    ]
    play(match, "bid 4")
    assert told(match)[1] == "Abel offre 3, Lucie 4 et prend la longue ligne droite."
    assert told(match, "en") == [
        "Lucie rolls 2: the long straight, free. All pay 2. Back to the tail.",
        "Abel bids 3, Lucie 4 and takes the long straight.",
    ]


@pytest.mark.parametrize(
    ("owner", "fr_words", "en_words"),
    [
        (-1, "libre, coût 4 pour tous.", "free: 4 from everybody."),
        (1, "tenu par Abel, coût 4 pour les autres.", "held by Abel: 4 from the others."),
        (0, "tenu par son équipe, coût 4 pour les autres.", "held by their own team: 4 from the others."),
    ],
)
def test_where_the_rider_comes_is_told_with_what_it_costs(owner: int, fr_words: str, en_words: str) -> None:
    match = at({"space": 4, "held": {("red", "black")[owner]: [7]} if owner >= 0 else {}})
    play(match, "roll", "roll 3")
    landed = next(event for heard in match.events for event in heard if event.kind == "landed")
    assert DRAWING.pace(landed) >= 700
    for lang, words in (("fr", fr_words), ("en", en_words)):
        assert plain(TEXTS.say(landed, names(match), lang)).endswith(words)


def test_words_agree_with_the_space() -> None:
    match = play(at({"space": 5, "held": {"black": [7]}}), "roll", "roll 1", "pass", "pass", "pass")
    assert told(match)[0].startswith("Lucie lance 1 : les pavés du hameau, libres.")
    assert told(match)[1] == "Personne n’offre rien : les pavés du hameau restent libres."
    match = play(at({"space": 26, "held": {"black": [27]}}), "roll", "roll 1", "hold")
    line = "Lucie lance 1 : la forêt du col, tenue par Abel. Lucie et Odette paient 5. Abel prend la tête du peloton."
    assert told(match) == [f"{line} Pas d’attaque."]


def test_more_teams_that_pay_are_told_by_who_does_not() -> None:
    match = at({"space": 26, "held": {"black": [27]}}, ("red", "black", "yellow", "white"))
    play(match, "roll", "roll 1", "attack", "roll 5")
    assert "Tous paient 5, sauf Abel." in told(match)[0]
    assert told(match)[1] == "Abel attaque pour 5 : un 5, 0:50 d’avance."


def test_a_game_that_begins_at_the_yellow_die_tells_who_breaks_away() -> None:
    start = {"space": 20, "white": 2, "step": "yellow", "held": {"yellow": [20]}, "pack": "yellow red black"}
    assert told(play(at(start), "roll 4")) == ["Odette s’échappe : 0:40."]
    assert told(play(at(start), "roll 4"), "en") == ["Odette breaks away: 0:40."]


def test_a_breakaway_is_chased() -> None:
    match = at({"space": 18, "away": "red", "gap": 4, "held": {"yellow": [20]}})
    play(match, "continue", "roll", "roll 2", "roll 4")
    upkeep, die, pay, head, chase = re.split(r"(?<=\.) ", " ".join(told(match)))
    assert (upkeep, die) == ("Lucie paie 1 pour garder 0:40.", "Un 2 : le plateau venteux, tenu par Odette.")
    assert (pay, head) == ("Lucie et Abel paient 3.", "Odette prend la tête du peloton.")
    assert chase == told(match)[1] == "Odette chasse : un 4, et le peloton reprend Lucie."


def test_the_line_is_told_before_the_space() -> None:
    match = play(at({"space": 38, "rainbow_lap": True, "energy": {"red": 20}}), "roll", "roll 4")
    assert told(match)[0].startswith(
        "Lucie lance 4 et passe la ligne. Maillot arc-en-ciel pour Lucie ! +15 pour tous, 60 au plus. 2e tour."
    )
    assert told(match)[1] == "La longue ligne droite, libre. Tous paient 2. Lucie glisse en queue."
    tired = at({"space": 38, "energy": dict.fromkeys(NAMES, 20)}, tuple(NAMES))
    assert "+15 for all. 2nd lap." in told(play(tired, "roll", "roll 4"), "en")[0]


def test_the_card_is_called_out() -> None:
    match = play(at({"space": 11}), "roll", "roll 1", "draw c19")
    assert told(match) == ["Lucie lance 1 : hasard. Crevaison ! Il en coûte 3. Retour en queue."]


def test_whoever_pays_by_a_domestique() -> None:
    match = at({"space": 27, "energy": {"black": 4}, "reserve": {"black": 0}, "held": {"black": [2, 35]}})
    play(match, "roll", "roll 1")
    assert told(match) == ["Lucie lance 1 : le mur du col, libre."]
    play(match, "drop 2")
    assert told(match) == [
        "Lucie lance 1 : le mur du col, libre.",
        "Un équipier d’Abel abandonne, à la longue ligne droite (+15). Tous paient 6. Lucie glisse en queue.",
    ]


def test_several_who_pay_by_a_domestique_share_a_sentence() -> None:
    energy = {"red": 1, "black": 2, "yellow": 3}
    match = play(at({"space": 27, "energy": energy, "held": {"yellow": 2}}), "roll", "roll 1", "drop 2")
    assert told(match)[1].startswith(
        "Un équipier abandonne (+15) : Lucie en réserve, Abel en réserve et Odette à la longue ligne droite. "
    )
    match = play(at({"space": 27, "energy": energy}), "roll", "roll 1")
    assert told(match, "en")[1].startswith("A reserve domestique abandons (+15): Lucie, Abel and Odette. All pay 6.")


def test_who_moves_a_domestique_is_told_where_somebody_came_between() -> None:
    match = play(at({"reserve": {"red": 0}, "held": {"red": [7, 9]}}), "roll", "roll 2", "pass", "pass", "bid 1")
    match.answer(1, "abandon reserve")
    play(match, "move 7")
    assert told(match)[1:] == [
        "Lucie offre 1 et prend la longue ligne droite.",
        "Un équipier d’Abel abandonne, en réserve (+2).",
        "Lucie place à la longue ligne droite l’équipier du grand secteur pavé.",
    ]


def test_nobody_may_be_left_to_abandon() -> None:
    match = play(at({"space": 9, "reserve": {"red": 0}}), "roll", "roll 3", "draw c08")
    words = "Plus d’équipier pour abandonner. La pioche est refaite. Retour en queue."
    assert told(match) == [f"Lucie lance 3 : hasard. Abandon d’un équipier ! {words}"]
    assert "Nobody left to abandon." in told(match, "en")[0]
    match = play(at({"space": 9, "held": {"red": 1}}), "roll", "roll 3", "draw c08", "drop 1")
    assert "Abandon d’un équipier ! Il part de la sortie de ville (+0). La pioche" in told(match)[0]


def free_for_all(seed: int) -> Match:
    """A race in which people bid, and interrupt each other."""
    match, rng = Match(GAME, {"combativity": True}, GAME.meta.seats(4, 4), seed), Rng(seed)
    match.settle()
    while not match.over and len(match.log) < 500:
        choices = [choice for choice in match.choices_by_seat[match.asked[0]] if choice.kind not in GAME.free_kinds]
        seat, token = match.asked[0], rng.pick(choices[:5] if rng.below(3) else choices[-1:]).token
        if not rng.below(30):
            seat, offered = rng.pick(list(match.choices_by_seat.items()))
            token = rng.pick(list(offered)).token
        match.answer(seat, token)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_was_shown_only_grows(lang: str) -> None:
    match, shown = free_for_all(5), list[str]()
    for end in range(1, len(match.events) + 1):
        lines = [line.text for line in TEXTS.lines(match.events[:end], names(match), lang)]
        assert [line[: len(old)] for line, old in zip(lines, shown, strict=False)] == shown
        shown = lines


def test_a_line_needs_nothing_from_before_it() -> None:
    match = free_for_all(6)
    whole = TEXTS.lines(match.events, names(match), "fr")
    for place in range(0, len(whole) - 1, 5):
        start = whole[place].entry + 1
        if whole[place + 1].entry >= start:
            rest = TEXTS.lines(match.events[start:], names(match), "fr")
            assert [line._replace(entry=line.entry + start) for line in rest] == whole[place + 1 :]
