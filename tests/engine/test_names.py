"""Names that can be seen and told apart, in every game alike; older games with others go on."""

import json
from dataclasses import replace

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.match.names import distinct, is_name, look, taken
from pygame_core.engine.texts.telling import told
from tests.fuzz.targets import packed, seal_save

GAMES = registry.games()
UNSEEN = ("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "A\u3164", "\u2800 \u2800", "\u0301", "A\ufe0f\u3164",
          "\ufe0f")  # fmt: skip
PILED = ("e\u0301\u0302\u0303", "a" + "\u0300" * 9, "Zo" + "e\u0308" + "\u20dd" * 3)
FINE = ("Zoé", "e\u0301\u0302", "مرحبا", "नमस्ते", "李雷", "Ann-Lou O’Neil", "Å", "한글", "🚴", "❤\ufe0f")
ALIKE = (("Ann", "ANN"), ("Zoé", "Zoe"), ("Zoé", "Zoe\u0301"), ("Ann", "Ann "), ("A nn", "Ann"), ("Ann", "Ａｎｎ"),
         ("Straße", "STRASSE"), ("ﬁn", "fin"), ("x\u00a0y", "x y"))  # fmt: skip


def table(meta: Meta, *names: str) -> Match:
    seats = list(meta.seats(1, meta.players[0] if not meta.lead else 3))
    for place, name in enumerate(names):
        seats[place] = replace(seats[place], name=name)
    return Match(registry.game(meta.id), {}, seats, 1)


@pytest.mark.parametrize("name", FINE)
def test_names_of_any_language_are_names(name: str) -> None:
    assert is_name(name, 24)


@pytest.mark.parametrize("meta", GAMES, ids=lambda meta: meta.id)
def test_names_that_cannot_be_seen_are_refused_with_a_sentence(meta: Meta) -> None:
    for name in (*UNSEEN, *PILED):
        with pytest.raises(BadOption) as caught:
            table(meta, name)
        assert caught.value.code == "seat_name"
        assert all(told(caught.value, (), lang) for lang in ("fr", "en"))


@pytest.mark.parametrize("meta", GAMES, ids=lambda meta: meta.id)
def test_names_that_cannot_be_told_apart_are_refused_with_a_sentence(meta: Meta) -> None:
    for one, other in ALIKE:
        if "\u00a0" in one:
            assert look(one) == look(other)
            continue
        with pytest.raises(BadOption) as caught:
            table(meta, one, other)
        assert caught.value.code == "seat_name_taken"
        assert other.strip() in told(caught.value, (), "en")


@pytest.mark.parametrize("meta", GAMES, ids=lambda meta: meta.id)
def test_what_older_versions_took_still_loads_and_is_shown_distinct(meta: Meta) -> None:
    match = table(meta)
    body = dict(saves._clear(json.loads(saves.save(match))))
    link = links.unpack(links.link(match, history=False))
    for names in (("\u3164", "\u3164"), *ALIKE[:4], PILED[:2], ("Ann", "ann")):
        rows = [list(row) for row in body["seats"]]
        for row, name in zip(rows, names, strict=False):
            row[0] = name
        loaded = saves.load(seal_save(body | {"seats": rows})).match
        opened = links.open_link(packed(link | {"seats": rows}), 1).match
        assert loaded.seats == opened.seats
        assert taken([seat.name for seat in loaded.seats]) is None
        assert check_table(meta, loaded.options, loaded.seats)
        assert saves.load(saves.save(loaded)).match.seats == loaded.seats


@pytest.mark.parametrize("meta", GAMES, ids=lambda meta: meta.id)
def test_a_table_that_is_proposed_has_names_of_its_own(meta: Meta) -> None:
    for lang in ("fr", "en"):
        for players in range(meta.players[0], meta.players[1] + 1):
            assert taken([seat.name for seat in meta.seats(1, players, lang)]) is None


def test_honest_names_stay_as_they_are() -> None:
    meta = GAMES[0]
    seats = [replace(seat, name=name) for seat, name in zip(meta.seats(1, 4), FINE, strict=False)]
    assert distinct(seats, meta.name_length) == tuple(seats)


def test_vowels_that_are_marks_tell_names_apart() -> None:
    assert taken(["कि", "कु", "दी", "दा"]) is None
