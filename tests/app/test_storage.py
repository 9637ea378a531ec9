"""The library of saved games: two generations, damage, deletion, two tabs, exports."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.record import Card, pack, unpack
from app.storage import Library
from pygame_core.engine.refusals import Damaged, Newer

CARD = Card("velo-city", 1000, {"fr": "À toi", "en": "Your turn"}, mine=True)


def library(**stored: str) -> Library:
    return Library({"echappee/" + key.replace("__", "/"): value for key, value in stored.items()}, "here")


def kept(text: str = "save") -> Library:
    shelf = library()
    shelf.keep("a", CARD, text)
    return shelf


def stored_after(shelf: Library) -> dict[str, str | None]:
    """What a browser holds once the writes are carried out."""
    return {str(write[0]): write[1] for write in shelf.drain()}


def test_a_game_is_read_as_it_was_kept() -> None:
    saved = kept().read("a")
    assert saved
    assert (saved.card, saved.text) == (CARD, "save")


def test_the_generation_before_is_kept_too() -> None:
    shelf = kept("first")
    shelf.keep("a", CARD, "second")
    assert unpack(shelf.stored["echappee/game/a"])[1] == "second"
    assert unpack(shelf.stored["echappee/game/a.old"])[1] == "first"


def test_writes_are_drained_once_and_guarded_by_the_owner() -> None:
    shelf = kept()
    assert shelf.drain() == [["echappee/game/a", pack(CARD, "save"), "echappee/owner/a", "here"]]
    assert shelf.drain() == []


def test_the_latest_game_comes_first() -> None:
    shelf = kept()
    shelf.keep("b", Card("velo-city", 2000), "later")
    assert [saved.id for saved in shelf.saves()] == ["b", "a"]


def test_a_damaged_game_goes_on_from_the_generation_before() -> None:
    shelf = kept("first")
    shelf.keep("a", CARD, "second")
    spoilt = shelf.stored["echappee/game/a"][:-5]
    shelf.heard("echappee/game/a", spoilt)
    assert shelf.check() == (1, 0)
    assert shelf.read("a").text == "first"  # type: ignore[union-attr]
    assert shelf.broken() == {"a": spoilt}


def test_a_game_damaged_in_both_generations_is_set_aside_whole() -> None:
    shelf = library(game__a="{", **{"game__a.old": "]"})
    assert shelf.check() == (0, 1)
    assert shelf.ids() == []
    assert sorted(shelf.broken().values()) == ["]", "{"]


def test_what_was_set_aside_is_never_overwritten() -> None:
    shelf = library(game__a="new damage", broken__a="old damage")
    shelf.check()
    assert sorted(shelf.broken().values()) == ["new damage", "old damage"]


def test_only_a_person_throws_away_what_was_set_aside() -> None:
    shelf = library(broken__a="x")
    shelf.drop_broken("a")
    assert shelf.broken() == {}
    assert stored_after(shelf) == {"echappee/broken/a": None}


def test_a_newer_save_is_left_alone_and_shown_without_a_card() -> None:
    newer = json.dumps({"echappee": 99, "whatever": True})
    shelf = library(game__a=newer)
    assert shelf.check() == (0, 0)
    assert [saved.card for saved in shelf.saves()] == [None]
    assert shelf.stored["echappee/game/a"] == newer
    assert shelf.drain() == []


def test_a_deleted_game_can_be_put_back() -> None:
    shelf = kept()
    before = dict(shelf.stored)
    shelf.delete("a")
    assert shelf.ids() == []
    assert shelf.deleted().card == CARD  # type: ignore[union-attr]
    shelf.restore()
    assert shelf.stored == before
    assert shelf.deleted() is None


def test_only_the_last_deleted_game_can_be_put_back() -> None:
    shelf = kept()
    shelf.keep("b", CARD, "other")
    shelf.delete("a")
    shelf.delete("b")
    shelf.restore()
    assert shelf.ids() == ["b"]


def test_another_tab_takes_the_game_over() -> None:
    shelf = kept()
    shelf.claim("a")
    shelf.heard("echappee/owner/a", "there")
    assert not shelf.owned("a")
    assert not shelf.keep("a", CARD, "overwritten")
    assert shelf.read("a").text == "save"  # type: ignore[union-attr]
    shelf.claim("a")
    assert shelf.keep("a", CARD, "mine again")


def test_an_export_is_taken_in_beside_what_is_here() -> None:
    export = kept("from there").export()
    shelf = kept("from here")
    assert shelf.take_in(export) == 1
    assert sorted(saved.text for saved in shelf.saves()) == ["from here", "from there"]
    assert shelf.take_in(export) == 1, "a copy under the first free name, as the names say nothing"


def test_an_export_of_rubbish_changes_nothing() -> None:
    shelf = kept()
    before = dict(shelf.stored)
    assert shelf.take_in({"echappee/game/x": "{", "echappee/game/y": 3, "other": "z", "echappee/lang": "fr"}) == 0
    assert shelf.stored == before


def test_the_owner_of_a_game_is_not_exported() -> None:
    shelf = kept()
    shelf.claim("a")
    assert list(shelf.export()) == ["echappee/game/a"]


def test_erasing_forgets_everything() -> None:
    shelf = kept()
    shelf.drain()
    shelf.erase()
    assert stored_after(shelf) == {"echappee/game/a": None}


@given(st.text())
def test_any_text_is_refused_or_read_never_worse(text: str) -> None:
    shelf = library(game__a=text)
    assert shelf.check() == (0, 1)
    assert shelf.broken() == ({"a": text} if text else {})


@given(st.text(), st.text())
def test_whatever_the_engine_writes_comes_back(text: str, name: str) -> None:
    card = Card("velo-city", 5, {"fr": name, "en": name})
    assert unpack(pack(card, text)) == (card, text)


@pytest.mark.parametrize(
    "record", ["[]", "null", "{}", '{"echappee":1}', '{"echappee":true,"save":"x"}', "[" * 100_000]
)
def test_what_is_no_record_is_damaged(record: str) -> None:
    with pytest.raises(Damaged):
        unpack(record)


def test_a_changed_character_is_noticed() -> None:
    with pytest.raises(Damaged):
        unpack(pack(CARD, "answer 1").replace("answer 1", "answer 2"))


def test_a_record_of_a_later_format_is_newer() -> None:
    with pytest.raises(Newer):
        unpack('{"echappee": 2}')
