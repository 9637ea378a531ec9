"""What City Chase says through whole games, in both languages: all of it whole, none of it the secret."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.city_chase import plain
from pygame_core.games.city_chase.texts import sentences
from pygame_core.games.city_chase.texts.curtain import curtain
from pygame_core.games.city_chase.texts.en import refusals as en_refusals
from pygame_core.games.city_chase.texts.en import words as en
from pygame_core.games.city_chase.texts.fr import refusals as fr_refusals
from pygame_core.games.city_chase.texts.fr import words as fr
from pygame_core.games.city_chase.texts.hands import hands, pad
from pygame_core.laws.texts import check
from tests.laws.tables import pick, walk

GAME = registry.game("city-chase")
NAMES = ("Camille", "Nour", "Abel", "Zoé")
LOOKER = Looker(aids=frozenset({"deduction", "exits"}))


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


def test_both_languages_know_the_same_sentences() -> None:
    assert fr.SENTENCES.keys() == en.SENTENCES.keys()
    assert fr_refusals.REFUSALS.keys() == en_refusals.REFUSALS.keys()
    assert fr.PLURALS.keys() == en.PLURALS.keys()
    assert sentences.reminders("fr") != sentences.reminders("en")
    assert len(sentences.reminders("fr")) == len(sentences.reminders("en"))
    assert [art for art, _ in sentences.legend("fr")] == [art for art, _ in sentences.legend("en")]


@pytest.mark.parametrize("key", fr.SENTENCES)
def test_both_languages_tell_the_same_facts(key: str) -> None:
    assert fields(fr.SENTENCES[key]) == fields(en.SENTENCES[key])


def seats(players: int, thief: str = "person") -> tuple[Seat, ...]:
    kinds = [thief] + ["person"] * (players - 1)
    return tuple(
        Seat(name, colour, kind) for name, colour, kind in zip(NAMES, GAME.meta.colours, kinds, strict=False)
    )  # fmt: skip


def everything(now: Mapping[str, Any], match: Match, lang: str) -> Iterator[str]:
    """All that the page may show of a view."""
    names = NAMES[: len(match.seats)]
    yield from (
        *sentences.question(now, names, lang, LOOKER),
        sentences.caption(now, names, lang, LOOKER),
        plain.table(now, names, lang),
    )
    yield from (*sentences.standing(now, names, lang), *sentences.odds(now, names, lang, LOOKER))
    yield from (words for aid in sentences.aids(now, lang) for words in aid)
    for seat in range(len(match.seats)):
        panel, words = sentences.panel(now, seat, names, lang), curtain(now, names, seat, lang)
        yield from (panel.role, words.title, *words.paragraphs, words.button)
        yield from (number.words for number in panel.numbers)
    yield from (sentences.why_here(now, f"look {building}", names, lang) for building in ("A1", "C3", "D4"))
    choices = [choice for asked in now["asked"] for choice in match.choices_by_seat.get(asked, ())[-14:]]
    able = hands(now, choices, lang)
    yield from (words for _, words in able)
    for held, _ in able:
        offered = {choice.token for choice in sentences.expected(now)}
        assert {token for token in pad(now, choices, held, lang) if token} <= offered
        yield sentences.question(now, names, lang, replace(LOOKER, held=held)).title
    for choice in {*choices, *sentences.expected(now)}:
        yield from sentences.label(choice, now, names, lang, LOOKER)
        yield from sentences.preview(choice, now, names, lang, LOOKER).split("\n")
        yield sentences.confirm(choice, now, names, lang)
        yield from sentences.explain(choice, now, names, lang, LOOKER)


TABLES = [
    (2, "person", {"deduction": True}),
    (3, "person", {"notes": "traces"}),
    (4, "person", {"deduction": True, "notes": "traces"}),
    (2, "remote", {"connection": "links", "deduction": True}),
    (3, "remote", {"connection": "links"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_are_told(table: tuple[int, str, dict[str, Any]], lang: str) -> None:
    players, thief, options = table
    for seed in (1, 2):
        match = Match(GAME, options, seats(players, thief), seed)
        match.settle()
        for index, _ in enumerate(walk(match, seed)):
            if index % 3 and not match.over:
                continue
            for seat in (0, 1, None):
                for told in everything(match.view(seat), match, lang):
                    check(lang, *filter(None, [re.sub(r"\s*\n.*|  +", " ", told).strip()]))
        card = sentences.result(match.view(None), NAMES, lang)
        check(
            lang,
            *card.paragraphs,
            *(line for each in sentences.rounds(match.view(None), NAMES, lang) for line in each[1]),
        )
        check(lang, *(line.text for line in sentences.lines(match.events, NAMES, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_paths_that_fit_what_was_heard_are_told_alike(lang: str) -> None:
    """E25: nothing that the police read depends on where the car is."""
    rng, compared = Rng(5), 0
    match = Match(GAME, {"deduction": True}, seats(3), 4)
    match.settle()
    while not match.over and len(match.log) < 60:
        if match.view(None)["step"] == "police":
            other = GAME.determinize(match.view(None), rng)
            views = [match.view(None), GAME.view(other, 1), match.view(2)]
            texts = [list(everything(now, match, lang)) for now in views]
            assert texts[0] == texts[1] == texts[2]
            refusals = [
                sentences.refusal(GAME.refuse(state, 1, "look A1"), NAMES, lang) for state in (match.state, other)
            ]
            assert refusals[0] == refusals[1]
            compared += other.path != match.state.path
        match.answer(*pick(match, rng))
    assert compared > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_public_log_tells_no_hideout(lang: str) -> None:
    match = Match(GAME, {}, seats(2), 9)
    match.settle()
    for _ in walk(match, 9, 40):
        pass
    heard = [[each for each in events if each.known_to(1) and each.kind != "over"] for events in match.events]
    hidden = [line.text for line in sentences.lines(heard, NAMES, lang) if line.seat == 0]
    assert hidden
    assert not any(re.search(r"\b[A-E][1-5]\b", line) for line in hidden)
