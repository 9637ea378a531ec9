"""The page under hostile input: files, stored values, names, addresses and messages of any shape."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.shell.messages import heard
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.match.match import Match
from tests.fuzz import corpus, pages
from tests.fuzz.markup import Suspicion, check_markup
from tests.fuzz.mutate import HOSTILE
from tests.fuzz.pages import Visitor
from tests.fuzz.targets import spoken
from tests.laws.tables import walk

WORDS = {"fr": "À toi", "en": "Your turn"}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("do", "form", "hash", "key", "value", "why", "storage", "languages", "entropy", "base", "width", "dark")
KINDS = ("start", "do", "look", "go", "next", "skip", "veil", "storage", "stored", "update", "")
MESSAGE = st.fixed_dictionaries({"kind": st.sampled_from(KINDS)}, optional=dict.fromkeys(FIELDS, JSON))


# ------------------------------------------------------------------ the judge itself
@pytest.mark.parametrize(
    "html",
    ["<script>a()</script>", "<p onclick='a()'></p>", "<p>", "</p>", "<!-- x -->", "<img src=x>", '<a href="//x"></a>',
     '<a href="javascript:a()"></a>', "<b b b></b>", '<p style="background:url(http://x)"></p>', "<svg><set/></svg>"],
)  # fmt: skip
def test_what_a_name_must_not_bring_is_noticed(html: str) -> None:
    with pytest.raises(Suspicion):
        check_markup(html)


# ------------------------------------------------------------------ files and stored values
@pytest.mark.parametrize("fields", [
    {"turn": {"fr": 1}}, {"turn": {"fr": ["<b>"]}}, {"fact": {"fr": {}}}, {"turn": []}, {"when": "1"}, {"game": None},
])  # fmt: skip
def test_a_card_that_says_anything_but_sentences_is_damage(fields: dict[str, Any]) -> None:
    card = {"game": "velo-city", "when": 1, "turn": WORDS, "fact": WORDS} | fields
    body = {"card": card, "save": corpus.save_texts()[0]}
    from app.storage import save_record as record

    text = json.dumps({"echappee": 1, "sum": record._sum(body), **body})
    visitor = Visitor("#/games", {"echappee/game/a": text})
    assert "echappee/game/a" not in visitor.stored
    assert visitor.stored["echappee/broken/a"] == text


@pytest.mark.parametrize("hostile", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_words_on_a_card_are_only_words(hostile: str) -> None:
    words = {"fr": hostile, "en": hostile}
    for thumb in ("", hostile, f'<svg onload="a()">{hostile}</svg>'):
        card = Card(hostile, 2**53 - 1, words, words, mine=True, thumb=thumb, who=(hostile, hostile))
        record = pack(card, corpus.save_texts()[0])
        for address in ("", "#/games"):
            visitor = Visitor(address, {"echappee/game/a": record})
            assert "more:a" in visitor.actions or not address
        visitor.do("delete:a")


@pytest.mark.parametrize("name", [*HOSTILE, "../x", "a/b", "a%2Fb", "a:b", "é"], ids=range(len(HOSTILE) + 5))
def test_a_file_may_name_its_games_as_it_likes(name: str) -> None:
    """They are taken in under names of ours, open, and can be deleted."""
    text = json.dumps({"echappee": "export", "stored": {f"echappee/game/{name}": corpus.records()[0]}})
    visitor = Visitor("#/games")
    visitor.do("file", {"name": "x.json", "text": text})
    (key,) = (key for key in visitor.stored if key.startswith("echappee/game/"))
    assert key.isascii()
    game = key.removeprefix("echappee/game/")
    visitor.send({"kind": "go", "hash": f"#/game/{game}"})
    assert visitor.app.route.name == "game"
    visitor.send({"kind": "go", "hash": "#/games"})
    visitor.do(f"delete:{game}")
    assert key not in visitor.stored


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_stored_name_of_any_kind_can_be_looked_at_and_deleted(name: str) -> None:
    visitor = Visitor("#/games", {f"echappee/game/{name}": corpus.records()[0], f"echappee/broken/{name}": name})
    visitor.do(f"carry:{name}")
    visitor.do(f"drop:{name}")
    visitor.do(f"delete:{name}")
    visitor.send({"kind": "go", "hash": "#/"})
    assert f"echappee/game/{name}" not in visitor.stored


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_a_remembered_name_of_any_kind_lays_a_table(game: str, name: str) -> None:
    visitor = Visitor("", {"echappee/name": name})
    visitor.do(f"play:{game}", {"first": game})
    assert visitor.app.route.name == "game"


# ------------------------------------------------------------------ names at the table
@pytest.mark.parametrize("index", range(len(pages.tables())))
def test_a_hostile_name_is_only_a_name(index: int) -> None:
    random = Random(index)
    pages.seen(pages.tables()[index], random)


def texts_of(meta: Meta) -> Iterator[dict[str, Any]]:
    """Options in which a table may write what it likes, filled with hostile words."""
    for number, hostile in enumerate(corpus.NAMES):
        written = [option for option in meta.options if option.kind == "text"]
        for needs in {tuple(option.needs.items()): None for option in written}:
            filled = {option.name: hostile for option in written if tuple(option.needs.items()) == needs}
            if number % 3 == 0 and filled:
                yield filled | {name: values[0] for name, values in needs}


@pytest.mark.parametrize("meta", registry.games(), ids=lambda meta: meta.id)
def test_what_a_table_may_write_is_only_words(meta: Meta) -> None:
    for options in texts_of(meta):
        try:
            match = Match(registry.game(meta.id), options, meta.seats(2), 3)
        except BadOption as refusal:
            spoken(refusal, meta.id)
            continue
        match.settle()
        for moment in walk(match, seed=2, most=120):
            if len(moment.log) % 40 < 2:
                pages.seen(moment, Random(len(moment.log)))


# ------------------------------------------------------------------ messages
@pytest.mark.parametrize(
    "message",
    [None, 1, "x", [], {}, {"kind": None}, {"kind": []}, {"kind": "do"}, {"kind": "do", "do": None}, {"kind": "go"},
     {"kind": "drag", "samples": [[10**400, 1, 1]]}, {"kind": "drag", "samples": [[1, 2]]},
     {"kind": "do", "do": 5}, {"kind": "storage"}, {"kind": "x"},
     {"kind": "do", "do": "file", "form": 3}, {"kind": "go", "hash": {}}, {"kind": "look", "do": ["a"]}],
    ids=range(18),
)  # fmt: skip
def test_a_message_of_no_shape_of_ours_breaks_nothing(message: Any) -> None:
    visitor = Visitor("#/settings")
    assert visitor.send(message).get("paint", {}).keys() <= {"app"}
    assert "set:lang=en" in visitor.actions
    visitor.do("set:lang=en")
    assert visitor.stored["echappee/lang"] == "en"


@given(JSON)
def test_what_is_heard_of_any_json_is_a_message_or_nothing(told: Any) -> None:
    message = heard(told)
    assert not message or isinstance(message["kind"], str)


@settings(max_examples=25)
@given(st.lists(MESSAGE, max_size=6))
def test_messages_of_ours_with_anything_in_them(told: list[dict[str, Any]]) -> None:
    visitor = Visitor()
    visitor.do("play:velo-city", {"first": "velo-city"})
    for message in told:
        visitor.send(message)


@settings(max_examples=20)
@given(st.integers())
def test_any_conversation_with_the_page(seed: int) -> None:
    random = Random(seed)
    pages.tells(pages.message(random), random)


@settings(max_examples=25)
@given(st.integers())
def test_any_address(seed: int) -> None:
    random = Random(seed)
    pages.goes(pages.address(random), random)
