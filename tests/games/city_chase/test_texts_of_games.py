"""What City Chase says through whole games, in both languages: all of it whole, none of it the secret."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.chance import Rng
from pygame_core.engine.language import LANGUAGES
from pygame_core.engine.match import Match
from pygame_core.engine.options import Seat
from pygame_core.games.city_chase import plain, text
from pygame_core.games.city_chase.speech import en, en_refusals, fr, fr_refusals
from tests.laws.tables import pick, walk
from tests.laws.test_texts import check

GAME = registry.game("city-chase")
NAMES = ("Camille", "Nour", "Abel", "Zoé")
AIDS = ["deduction", "exits"]


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


def test_both_languages_know_the_same_sentences() -> None:
    assert fr.SENTENCES.keys() == en.SENTENCES.keys()
    assert fr_refusals.REFUSALS.keys() == en_refusals.REFUSALS.keys()
    assert fr.PLURALS.keys() == en.PLURALS.keys()
    assert text.reminders("fr") != text.reminders("en")
    assert len(text.reminders("fr")) == len(text.reminders("en"))
    assert [art for art, _ in text.legend("fr")] == [art for art, _ in text.legend("en")]


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
    yield from (*text.question(now, names, lang), text.caption(now, names, lang), plain.table(now, names, lang))
    yield from (*text.standing(now, names, lang), *text.odds(now, names, lang))
    yield from (words for aid in text.aids(now, lang) for words in aid)
    for seat in range(len(match.seats)):
        panel, curtain = text.panel(now, seat, names, lang), text.curtain(now, names, seat, lang)
        yield from (panel.role, curtain.title, *curtain.paragraphs, curtain.button)
        yield from (number.words for number in panel.numbers)
    yield from (text.why_here(now, f"look {building}", names, lang) for building in ("A1", "C3", "D4"))
    choices = [choice for asked in now["asked"] for choice in match.waiting.get(asked, ())[-14:]]
    hands = text.hands(now, choices, lang)
    yield from (words for _, words in hands)
    for held, _ in hands:
        offered = {choice.token for choice in text.expected(now)}
        assert {token for token in text.pad(now, choices, held, lang) if token} <= offered
        yield text.question({**now, "held": held}, names, lang).title
    for choice in {*choices, *text.expected(now)}:
        yield from text.label(choice, now, names, lang)
        yield from text.preview(choice, now, names, lang).split("\n")
        yield text.confirm(choice, now, names, lang)
        yield from text.explain(choice, now, names, lang)


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
                for told in everything(match.view(seat) | {"aids": AIDS}, match, lang):
                    check(lang, *filter(None, [re.sub(r"\s*\n.*|  +", " ", told).strip()]))
        card = text.result(match.view(None), NAMES, lang)
        check(
            lang, *card.paragraphs, *(line for each in text.rounds(match.view(None), NAMES, lang) for line in each[1])
        )
        check(lang, *(line.text for line in text.lines(match.events, NAMES, lang)))


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
            texts = [list(everything(now | {"aids": AIDS}, match, lang)) for now in views]
            assert texts[0] == texts[1] == texts[2]
            refusals = [text.refusal(GAME.refuse(state, 1, "look A1"), NAMES, lang) for state in (match.state, other)]
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
    hidden = [line.text for line in text.lines(heard, NAMES, lang) if line.seat == 0]
    assert hidden
    assert not any(re.search(r"\b[A-E][1-5]\b", line) for line in hidden)
