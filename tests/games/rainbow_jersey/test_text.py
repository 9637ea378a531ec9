"""What Maillot Arc-en-ciel says at moments that one can check by hand, and its log as it grows."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from pygame_core.engine.chance import Rng
from pygame_core.engine.language import LANGUAGES
from pygame_core.engine.match import Match
from pygame_core.engine.options import Seat
from pygame_core.games.rainbow_jersey import draw, text
from pygame_core.games.rainbow_jersey.answers import ABANDON, ATTACK, BIDS, CONTINUE
from pygame_core.games.rainbow_jersey.rules import GAME
from pygame_core.games.rainbow_jersey.speech import en, en_pages, en_refusals, en_road, fr, fr_pages, fr_refusals
from pygame_core.games.rainbow_jersey.speech.odds import on_the_line

CHANCE = -1
NAMES = {"red": "Lucie", "black": "Abel", "yellow": "Odette", "white": "Gaston"}


def at(position: Mapping[str, Any], colours: tuple[str, ...] = ("red", "black", "yellow"), **options: Any) -> Match:
    seats = tuple(Seat(NAMES[colour], colour) for colour in colours)
    return Match(GAME, {"start_order": "seats"} | options, seats, 1, real_dice=True, position=position)


def play(match: Match, *tokens: str) -> Match:
    for token in tokens:
        match.answer(match.asked[0], token)
    return match


def names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)


def plain(words: str) -> str:
    return words.replace("\u00a0", " ")


def told(match: Match, lang: str = "fr") -> list[str]:
    return [plain(line.text) for line in text.lines(match.events, names(match), lang)]


def view(match: Match, eyes: int = -1) -> dict[str, Any]:
    return {**match.view(None), "eyes": eyes}


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


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
        assert all(len(tile.title) <= 15 for tile in text.ahead(view(match), names(match), lang))
    assert len(en_road.ROAD) == 40


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
    assert draw.pace(landed) >= 700
    for lang, words in (("fr", fr_words), ("en", en_words)):
        assert plain(text.say(landed, names(match), lang)).endswith(words)


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
        choices = [choice for choice in match.waiting[match.asked[0]] if choice.kind not in GAME.free_kinds]
        seat, token = match.asked[0], rng.pick(choices[:5] if rng.below(3) else choices[-1:]).token
        if not rng.below(30):
            seat, offered = rng.pick(list(match.waiting.items()))
            token = rng.pick(list(offered)).token
        match.answer(seat, token)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_was_shown_only_grows(lang: str) -> None:
    match, shown = free_for_all(5), list[str]()
    for end in range(1, len(match.events) + 1):
        lines = [line.text for line in text.lines(match.events[:end], names(match), lang)]
        assert [line[: len(old)] for line, old in zip(lines, shown, strict=False)] == shown
        shown = lines


def test_a_line_needs_nothing_from_before_it() -> None:
    match = free_for_all(6)
    whole = text.lines(match.events, names(match), "fr")
    for place in range(0, len(whole) - 1, 5):
        start = whole[place].entry + 1
        if whole[place + 1].entry >= start:
            rest = text.lines(match.events[start:], names(match), "fr")
            assert [line._replace(entry=line.entry + start) for line in rest] == whole[place + 1 :]


# --- answers and what they lead to -------------------------------------------------------------------------------


def test_an_attack_tells_what_it_costs_from_now_on() -> None:
    match = play(at({"space": 26, "held": {"black": [27]}}), "roll", "roll 1")
    asked = text.question(view(match), names(match), "fr")
    assert plain(asked.title) == "Abel, tu attaques ?"
    assert plain(asked.context) == "Payer 5 (il te reste 55) : 0:10 à 1:00 d’avance, puis 1 ou 2 par coup."
    assert text.label(ATTACK, view(match), names(match), "en")[:2] == ("Attack", "pay 5, 55 left")


@pytest.mark.parametrize(("gap", "words"), [(13, "un 6"), (15, "4 ou plus"), (18, "N’importe quel dé")])
def test_an_attack_may_win(gap: int, words: str) -> None:
    match = play(at({"space": 6, "away": "red", "gap": gap}), "continue", "roll", "roll 2")
    assert words in text.preview(ATTACK, view(match), names(match), "fr")


def test_a_bid_tells_who_may_still_go_higher() -> None:
    position = {"space": 26, "energy": {"black": 20, "yellow": 30, "red": 26}, "reserve": {"red": 1, "yellow": 1}}
    match = play(at(position), "roll", "roll 1", "bid 3")
    seen = plain(text.preview(BIDS[7], view(match), names(match), "fr")).split("\n")
    assert seen == [
        "À 7, il te reste 18.",
        "Lucie peut monter à 21.",
        "Si personne ne monte, les autres y paieront 5, toi rien.",
    ]
    dial = text.dial(view(match), match.waiting[match.asked[0]], names(match), "fr")
    assert dial is not None
    assert (dial.least, dial.most, dial.start) == (4, 25, 5)


def test_what_cannot_be_paid_is_shown_with_its_reason() -> None:
    match = at({"away": "red", "gap": 13, "energy": {"red": 2}})
    assert CONTINUE in text.expected(view(match))
    assert CONTINUE not in match.waiting[0]
    assert text.label(CONTINUE, view(match), names(match), "fr").detail == "payer 3"


@pytest.mark.parametrize(
    ("energy", "token", "words"),
    [(40, "reserve", ""), (49, "reserve", "Abandon pour +11 seulement"), (60, "reserve", "Abandon pour rien"),
     (40, 28, "Abandon au mur du col")],
)  # fmt: skip
def test_a_second_tap_where_something_would_be_lost(energy: int, token: str | int, words: str) -> None:
    match = at({"energy": {"red": energy}, "held": {"red": [28]}})
    assert text.confirm(ABANDON[token], view(match, eyes=0), names(match), "fr") == words


def test_eleven_dots_lose_one() -> None:
    match = play(at({"space": 10, "double": {"red": 1}, "triple": {"red": 3}}), "roll", "roll 6")
    (best, more, *_) = match.waiting[0]
    assert (best.token, more.token) == ("trade dots 2 2", "trade dots 1 3")
    assert text.confirm(best, view(match), names(match), "fr") == ""
    assert text.confirm(more, view(match), names(match), "fr") == "Échanger, 1 pois perdu"
    assert text.label(more, view(match), names(match), "en").detail == "a rainbow, 1 dot lost"
    assert text.preview(more, view(match), names(match), "en").endswith("1 dot lost: no change is given.")


def test_errands_say_why_not() -> None:
    match = at({"reserve": {"red": 0}, "double": {"black": 4}})
    (abandon, exchange) = text.errands(view(match, eyes=0), 0, match.waiting[0], names(match), "en")
    assert (abandon.choices, abandon.reason, exchange.reason) == ((), "nobody left", "0 of 10 dots")
    assert text.errands(view(match, eyes=1), 1, match.waiting[1], names(match), "fr")[1].reason == "8 pois sur 10"


# --- the next roll, and chances ----------------------------------------------------------------------------------


def test_six_tiles_as_somebody_sees_them() -> None:
    match = at({"space": 27, "away": "red", "gap": 8, "held": {"black": [28], "yellow": [30]}})
    tiles = [(tile.title, tile.short, tile.mood) for tile in text.ahead(view(match, eyes=2), names(match), "fr")]
    assert tiles == [
        ("Mur du col", "−6", "pay"),
        ("Échappée", "attaque", "theirs"),
        ("Dernier km", "à toi", "mine"),
        ("Sommet", "3 pois", "theirs"),
        ("Descente", "−1", "pay"),
        ("Hasard", "carte", "card"),
    ]
    counted = text.ahead_title(view(match, eyes=2), names(match), "fr")[1]
    assert plain(counted) == "sur 6 faces : payer 2, chasser 1, Lucie 2, carte 1"


def test_the_line_comes_before_the_space_on_the_tiles() -> None:
    match = at({"space": 37, "rainbow_lap": True})
    mine = text.ahead(view(match, eyes=0), names(match), "en")
    assert [tile.mood for tile in mine] == ["card", "pay", "gain", "gain", "gain", "gain"]
    assert mine[3].detail == "jersey, all pay 1"
    assert [tile.short for tile in text.ahead(view(match, eyes=1), names(match), "en")][2:] == ["jersey"] * 4


def test_the_chance_of_the_line() -> None:
    assert on_the_line(1) == Fraction(1, 6)
    assert on_the_line(2) == Fraction(7, 36)
    assert abs(on_the_line(40) - Fraction(2, 7)) < Fraction(1, 1000)


def test_odds_of_an_attack_are_told_by_what_staying_costs() -> None:
    match = play(at({"space": 6}), "roll", "roll 2")
    assert text.odds(view(match), names(match), "en")[:2] == [
        "1 to 5 → 0:10 to 0:50, then 1 a turn: 83% (5/6).",
        "6 → 1:00, then 2 a turn: 17% (1/6).",
    ]


def test_what_staying_away_may_cost_is_told_exactly() -> None:
    match = at({"away": "red", "gap": 4})
    for lang, words in (
        ("fr", ("échappée à part", "d’une autre équipe")),
        ("en", ("breakaway spaces", "another team")),
    ):
        seen = text.preview(CONTINUE, view(match), names(match), lang)
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
    assert plain(text.question(view(match), names(match), "fr").context).endswith(told)
    far = "whoever crosses it in front" in text.question(view(match), names(match), "en").context
    assert far == (space == 33)


def test_the_rider_is_not_the_jersey() -> None:
    spoken = [*fr.SENTENCES.values(), *(words for card in fr_pages.CARDS.values() for words in card.paragraphs)]
    spoken += [words for card in fr_pages.REMINDERS for words in (card.title, *card.paragraphs)]
    wrong = re.compile(r"maillot arc-en-ciel (avance|quitte|n’est|depuis)")
    assert [words for words in spoken if wrong.search(words)] == []
    assert not any("aisse" in words for words in [*fr.SENTENCES.values(), *fr_refusals.REFUSALS.values()])


def test_a_card_left_is_counted_as_one() -> None:
    pile = {"space": 9, "discard": [f"c{n:02}" for n in range(1, 26) if n not in (6, 7, 8)], "shown": ["c06", "c07"]}
    match = play(at(pile), "roll", "roll 3")
    assert text.question(view(match), names(match), "en").context == "Cards left in the pile: 1 of 25."


# --- how things stand --------------------------------------------------------------------------------------------


def test_panels_follow_the_race() -> None:
    match = at({"away": "black", "gap": 8, "pack": ["yellow", "red"]})
    assert list(text.order(view(match))) == [1, 2, 0]
    roles = [text.panel(view(match), seat, names(match), "fr").role for seat in (1, 2, 0)]
    assert roles == ["échappée à 1:20", "tête du peloton", "queue du peloton"]


def test_tabs_tell_the_auction() -> None:
    match = play(at({}, ("red", "black", "yellow", "white")), "roll", "roll 2", "bid 3", "pass")
    tabs = [text.panel(view(match, eyes=3), seat, names(match), "fr").tab for seat in (1, 2, 3, 0)]
    assert tabs == ["offre 3", "passe", "à toi", "après toi"]


def test_a_single_missing_jersey_is_told() -> None:
    match = at({"rainbow": {"red": 3}, "green": {"red": 1}}, target="rainbow3_green1_dots1")
    assert plain(text.standing(view(match), names(match), "fr")[1]) == "Il ne manque qu’un maillot à pois à Lucie."


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
    found = text.hint(view(match), names(match), "en")
    assert found is not None
    assert found[0] == hint


def test_the_last_one_may_finish_in_one_go() -> None:
    fallen = {"turn": 9, "fallen": {"black": 3, "yellow": 5}, "pack": ["red"]}
    assert text.alone(view(at(fallen)), "en") == "Finish the race in one go"
    assert text.alone(view(at({})), "en") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_a_name(lang: str) -> None:
    assert all(text.ending(reason, lang) for reason in ("jerseys", "gap", "collapse"))
