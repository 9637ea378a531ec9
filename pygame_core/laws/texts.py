"""Both languages have a text for every choice, event, refusal, option and rule, set as a printer would set it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame_core
from pygame_core.engine import registry
from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core import refusals
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES, Card

from .law import Scope, law
from .tables import Table, home, walk, walk_with_dice, worth_a_look

NAMES = ("Camille", "Abel", "Gaston", "Odette", "Yves", "Lucie", "Hector", "Zoé")
HOUSE = Path(pygame_core.__file__).parent
KINDS = {name: kind for name, kind in vars(refusals).items() if isinstance(kind, type) and issubclass(kind, Refusal)}
SAMPLES: dict[str, Any] = {
    "seats": [0, 1],
    "seat": 1,
    "allowed": ["a", "b"],
    "die": "1",
    "step": "move",
    "refusal": refusals.BadOption("seat_name", seat=1, most=24),
}
UNDECIDED = r"\w\((?:e|s|es|ne|x|aux|nt|ies)\)"
"""Words that leave it to the reader whether there is one or many."""
COUNTED = (
    "cans points riders jerseys laps rounds turns wheels cards votes seconds minutes "
    "dice cells spaces places moves cars helicopters domestiques officers hide-outs houses buildings "
    "couriers games races stages exits bidons coureurs maillots tours roues cartes dés "
    "cases coups voitures hélicoptères équipiers agents cachettes immeubles coursiers parties courses étapes "
    "sorties manches "
)
ONE_OF_MANY = rf"(?<![\d.,:–−+×/-])\b1[ \u00a0](?:red |other |more |green )?(?:{'|'.join(COUNTED.split())})\b"
"""One of what is many: "1 points"."""


def words(game: str) -> Texts:
    return registry.module(game).texts


def check(lang: str, *texts: str) -> None:
    """A whole sentence or a few words, with nothing left to fill in."""
    for text in texts:
        assert text
        assert text == text.strip(" "), text
        assert not re.search(r"[{}']|  |None", text), text
        assert not re.search(UNDECIDED, text), f"one or many? {text}"
        assert not re.search(ONE_OF_MANY, text), f"one of many: {text}"
        if lang == "fr":
            assert not re.search(r"(?<!\u00a0)(?:[?!;»]|:(?!\d))|«(?!\u00a0)", text), text
        else:
            assert not re.search(r"[\s\u00a0][?!;:,.]|«", text), text


def check_card(lang: str, card: Card) -> None:
    check(lang, card.title, *card.paragraphs)
    assert card.paragraphs


def check_moment(match: Match, lang: str) -> None:
    """Everything that can be said about a position."""
    text, names = words(match.game.meta.id), NAMES[: len(match.seats)]
    for seat in (*match.choices_by_seat, None):
        view = match.view(seat)
        check(lang, text.question(view, names, lang).title, text.caption(view, names, lang))
        check(lang, *text.standing(view, names, lang), *text.odds(view, names, lang))
        for choice in text.expected(view):
            check(lang, *filter(None, text.label(choice, view, names, lang)))
        for choice in match.choices_by_seat.get(seat, ()) if seat is not None else ():
            check(lang, *filter(None, text.label(choice, view, names, lang)))
            lines = text.preview(choice, view, names, lang).split("\n")
            check(lang, *lines)
            assert len(lines) <= 3
            check(lang, *text.explain(choice, view, names, lang))
        for other in range(len(match.seats)):
            panel = text.panel(view, other, names, lang)
            check(lang, panel.role, *(number.words for number in panel.numbers))


def check_log(match: Match, lang: str) -> None:
    text, names = words(match.game.meta.id), NAMES[: len(match.seats)]
    lines = text.lines(match.events, names, lang)
    check(lang, *(line.text for line in lines))
    entries = [line.entry for line in lines]
    assert entries == sorted(entries)
    assert all(0 <= entry < len(match.log) for entry in entries)
    for event in {event.kind: event for events in match.events for event in events}.values():
        check(lang, text.say(event, names, lang))


def wrong(match: Match, rng: Rng, known: list[str]) -> Iterator[tuple[int, str]]:
    """Answers that are not possible, and every place of the board."""
    for seat in match.asked:
        for place in range(-3, 45):
            yield seat, f"space {place}"
        for _ in range(12):
            yield seat, rng.pick(known)
            yield seat, f"{rng.pick(known)} {rng.pick(rng.pick(known).split(' '))}"
    yield rng.below(len(match.seats)), rng.pick(known)


def refusal(match: Match, seat: int, token: str) -> Refusal | None:
    try:
        match.game.find(match.state, seat, token)
    except Refusal as refused:
        return refused
    return None


def check_refusal(text: Any, refused: Refusal) -> None:
    """It has a sentence of its own in both languages."""
    for lang in LANGUAGES:
        told = text.refusal(refused, NAMES, lang)
        check(lang, told)
        assert told != general(text, refused, lang), refused


def general(text: Any, refused: Refusal, lang: str) -> str:
    """What is said where nothing better is known."""
    told: str = text.refusal(type(refused)("there is no such code"), NAMES, lang)
    return told


def raised(folder: Path) -> Iterator[Refusal]:
    """Every refusal that a source raises by name, with its parameters as they might be."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            kind, place = (refusals.Malformed, 1) if name == "fault" else (KINDS.get(name), 0)
            code = node.args[place] if kind and len(node.args) > place else None
            if kind and isinstance(code, ast.Constant) and isinstance(code.value, str):
                params = {keyword.arg: SAMPLES.get(keyword.arg, 5) for keyword in node.keywords if keyword.arg}
                yield kind(code.value, **params | ({"line": 5} if name == "fault" else {}))


def fields(sentence: str) -> list[str]:
    return sorted(set(re.findall(r"\{(\w+)", sentence)))


@law(
    Scope.EVERY,
    "Each of these needs a whole sentence in both languages: question, caption, standing, odds, panels, labels, "
    "previews, log, result. French sets a narrow space before ? ! ; : »; both say one of one (`Tongue.plurals`).",
)
def play_is_told(table: Table) -> None:
    for lang in LANGUAGES:
        check_play(table, lang)


def check_play(table: Table, lang: str) -> None:
    """A whole game, told as it goes."""
    match, seen = table.match(seed=31), set[str]()
    for index, _ in enumerate(walk(match, seed=32)):
        kinds = {choice.kind for choices in match.choices_by_seat.values() for choice in choices}
        if (index % 9 == 0 and worth_a_look(index)) or not kinds <= seen:
            check_moment(match, lang)
        if index % 40 == 0 and worth_a_look(index):
            check_log(match, lang)
        seen |= kinds
    check_moment(match, lang)
    check_log(match, lang)
    view = match.view(None)
    check_card(lang, words(table.game).result(view, NAMES[: table.players], lang))


@law(Scope.USUAL, "While chance is asked there must be a question and a caption, too.")
def a_person_on_the_seat_of_chance_is_asked(table: Table) -> None:
    for lang in LANGUAGES:
        check_dice(table, lang)


def check_dice(table: Table, lang: str) -> None:
    """A game with real dice."""
    match = table.match(seed=33, real_dice=True)
    for index, _ in enumerate(walk_with_dice(match, seed=34)):
        if match.asked == (CHANCE,) and index < 200:
            check_moment(match, lang)
            check_log(match, lang)


@law(Scope.USUAL, "Every code that `refuse` may give needs a sentence of its own in both languages.")
def refusals_are_explained(table: Table) -> None:
    text, match, rng, known = words(table.game), table.match(seed=35), Rng(36), ["x"]
    for index, _ in enumerate(walk(match, seed=37)):
        known = sorted({*known, *(choice.token for choices in match.choices_by_seat.values() for choice in choices)})
        if index % 11 and not match.over:
            continue
        for seat, token in wrong(match, rng, known):
            if refused := refusal(match, seat, token):
                check_refusal(text, refused)


@law(Scope.GAME, "Every code that a source names needs a sentence of its own in both languages.", source=True)
def every_code_of_the_rules_has_a_sentence(game: str) -> None:
    text = words(game)
    for refused in [*raised(home(game)), *raised(HOUSE / "engine")]:
        check_refusal(text, refused)


@law(
    Scope.GAME,
    "`Texts.rules` has a card for each name in `Texts.steps`; reminders and legend are told in both languages; signs "
    "have names without spaces.",
)
def the_rules_can_be_read(game: str) -> None:
    for lang in LANGUAGES:
        check_rules(game, lang)


def check_rules(game: str, lang: str) -> None:
    """Cards, reminders, legend."""
    text = words(game)
    for step in text.steps:
        check_card(lang, text.rules(step, lang))
    assert text.reminders(lang)
    for card in text.reminders(lang):
        check_card(lang, card)
    for art, meaning in text.legend(lang):
        assert art.isidentifier()
        check(lang, meaning)


@law(Scope.GAME, "In `meta.py` each name, pitch, strap, colour, level, option and value is told in both languages.")
def a_game_introduces_itself(game: str) -> None:
    for lang in LANGUAGES:
        check_meta(registry.meta(game), lang)


def check_meta(meta: Meta, lang: str) -> None:
    """Everything in it has words."""
    check(lang, meta.names[lang], meta.pitch[lang], meta.strap[lang])
    check(lang, *(meta.colour_names[colour][lang] for colour in meta.colours))
    check(lang, *(level[lang] for level in meta.level_names.values()))
    for option in meta.options:
        check(lang, option.label[lang], *filter(None, [option.help.get(lang)]))
        for value in option.values if option.kind in ("choice", "seat") else ():
            check(lang, option.value_labels[value][lang])
