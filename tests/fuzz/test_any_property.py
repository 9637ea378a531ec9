"""Any text and any data at every way in: read, or refused with a sentence in both languages."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.storage import save_record
from pygame_core.engine import registry
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.keeping.safe_json import read_json
from pygame_core.engine.match.match import Match
from pygame_core.engine.scenarios import scenario
from pygame_core.games.city_chase.letters.mail import Letter, Mail
from tests.fuzz.targets import packed, seal_save, told_refusal

READERS: dict[str, Callable[[str], Any]] = {
    "link": lambda text: links.open_link(text, 1),
    "save": saves.load,
    "scenario": scenario.parse,
    "stored game": save_record.unpack,
    "letter": Letter,
    "mail": Mail.from_text,
}
SIGNS = st.sampled_from('"\\{}[]<>=:,#.\n\ud800é🚴aA0_-')
DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=15,
)
FIELDS = ("options", "seats", "start", "history", "real_dice", "log", "sums", "position", "random", "rewound", "secret")
META = {meta.id: meta for meta in registry.games()}
BODY = st.fixed_dictionaries(
    {"game": st.sampled_from([*META]), "rules": st.just(1)}, optional=dict.fromkeys(FIELDS, DATA)
)


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=60)
@given(text=st.text() | st.text(SIGNS, max_size=200) | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_any_text(name: str, text: str) -> None:
    assert told_refusal(lambda: READERS[name](text)) is None or name in ("mail", "scenario")


@pytest.mark.parametrize("game", META)
@settings(max_examples=40)
@given(data=st.data())
def test_anything_in_any_field_of_a_position(game: str, data: Any) -> None:
    meta, rules = META[game], registry.game(game)
    position = data.draw(st.dictionaries(st.sampled_from(rules.fields), DATA, max_size=4))
    seats = [[seat.name, seat.colour] for seat in meta.seats()]
    contents = {"game": game, "rules": 1, "seats": seats, "start": position}
    told_refusal(lambda: links.open_link(packed(contents), 1), game)
    told_refusal(lambda: Match(rules, {}, meta.seats(), 1, position=position), game)


@settings(max_examples=60)
@given(BODY)
def test_anything_in_any_field_of_a_link_or_a_save(body: dict[str, Any]) -> None:
    assert told_refusal(lambda: links.open_link(packed(body), 1)) is None
    assert told_refusal(lambda: saves.load(seal_save(body | {"format": 1}))) is None


@given(DATA)
def test_json_of_ours_is_read_as_json_is(value: Any) -> None:
    text = json.dumps(value)
    assert repr(read_json(text)) == repr(json.loads(text))
