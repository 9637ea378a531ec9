"""The library of saved games: two generations, damage, deletion, two tabs, exports."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage import small_records
from app.storage.checksummed_text import seal, unseal
from app.storage.library import Library
from app.storage.save_record import Card, pack, unpack
from pygame_core.engine.core.refusals import Damaged, Newer

CARD = Card("velo-city", 1000, {"fr": "À toi", "en": "Your turn"}, mine=True, who=("Ann", "Bob"), far=0.5, number=1)


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
    assert [one.card for one in shelf.deleted()] == [CARD]
    shelf.restore()
    assert shelf.stored == before
    assert shelf.deleted() == []


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
        unpack('{"echappee": 3}')


def test_a_record_of_the_first_format_is_read() -> None:
    first = '{"echappee":1,"sum":2868929130,"card":{"game":"velo-city","when":5,"turn":{},"fact":{},"mine":false,'
    first += '"over":true,"thumb":""},"save":"text"}'
    assert unpack(first) == (Card("velo-city", 5, over=True), "text")


@pytest.mark.parametrize(
    "fault",
    [{"when": "now"}, {"when": 10**30}, {"when": True}, {"who": [1]}, {"far": 2}, {"turn": {"fr": 1}}, {"thumb": None}],
)
def test_a_card_of_the_wrong_kinds_is_damaged(fault: dict[str, object]) -> None:
    with pytest.raises(Damaged):
        unpack(pack(replace(CARD, **fault), "save"))  # type: ignore[arg-type]


# ------------------------------------------------------------------ clocks
def test_the_order_of_games_does_not_follow_a_clock_that_jumps() -> None:
    shelf = kept()
    shelf.keep("b", replace(CARD, when=9_000_000), "in the future")
    shelf.keep("a", replace(CARD, when=500), "the clock went back")
    assert [saved.id for saved in shelf.saves()] == ["a", "b"]
    shelf.keep("c", replace(CARD, when=1), "at the beginning of time")
    assert [saved.id for saved in shelf.saves()] == ["c", "a", "b"]
    shelf.keep("c", replace(CARD, when=2), "once more")
    assert [saved.card.number for saved in shelf.saves() if saved.card] == [4, 3, 2], "whoever is first stays there"


# ------------------------------------------------------------------ names
def test_a_game_is_called_as_somebody_wishes() -> None:
    shelf = kept()
    shelf.call("a", "  Sunday \n at\tgran's " + "x" * 99)
    assert shelf.read("a").title == ("Sunday at gran's " + "x" * 99)[:40]  # type: ignore[union-attr]
    shelf.keep("a", CARD, "later")
    assert shelf.saves()[0].title.startswith("Sunday"), "the name outlives the next answer"
    shelf.call("a", " ")
    assert shelf.read("a").title == ""  # type: ignore[union-attr]


def test_a_name_goes_with_its_game_and_comes_back_with_it() -> None:
    shelf = kept()
    shelf.keep("b", CARD, "other")
    shelf.call("a", "Mine")
    shelf.delete("a")
    assert [one.title for one in shelf.deleted()] == ["Mine"]
    shelf.restore()
    assert shelf.read("a").title == "Mine"  # type: ignore[union-attr]
    shelf.delete("a")
    shelf.delete("b")
    assert "echappee/title/a" not in shelf.stored


# ------------------------------------------------------------------ two tabs, two builds
def test_putting_back_does_not_replace_what_was_played_meanwhile() -> None:
    """One tab deletes the game that another one is playing."""
    shelf = kept("deleted")
    shelf.delete("a")
    shelf.heard("echappee/game/a", pack(CARD, "played on"))
    shelf.restore()
    assert sorted(saved.text for saved in shelf.saves()) == ["deleted", "played on"]


def test_what_a_newer_version_has_kept_is_not_written_over() -> None:
    shelf = kept()
    newer = json.dumps({"echappee": 99})
    shelf.heard("echappee/game/a", newer)
    assert not shelf.keep("a", CARD, "older")
    assert shelf.stored["echappee/game/a"] == newer


# ------------------------------------------------------------------ no room
def test_room_is_made_of_what_is_there_twice_and_of_nothing_else() -> None:
    shelf = kept("first")
    shelf.keep("a", CARD, "second")
    shelf.keep("b", CARD, "other")
    shelf.keep("b", CARD, "other, later")
    shelf.keep("c", CARD, "gone")
    shelf.delete("c")
    assert shelf.make_room("echappee/game/a")
    assert "echappee/game/b.old" not in shelf.stored
    assert shelf.deleted()
    assert shelf.make_room("echappee/game/a")
    assert shelf.deleted() == []
    assert not shelf.make_room("echappee/game/a")
    assert sorted(saved.text for saved in shelf.saves()) == ["other, later", "second"]
    assert "echappee/game/a.old" in shelf.stored


def test_the_older_generation_of_a_damaged_game_is_never_spared() -> None:
    shelf = kept("first")
    shelf.keep("a", CARD, "second")
    shelf.heard("echappee/game/a", "{")
    assert not shelf.make_room("echappee/game/b")


# ------------------------------------------------------------------ single values
def test_a_value_is_renewed_and_its_last_generation_kept() -> None:
    shelf = library()
    shelf.renew("echappee/thing/x", "one")
    shelf.renew("echappee/thing/x", "two")
    assert shelf.stored == {"echappee/thing/x": "two", "echappee/thing/x.old": "one"}
    shelf.renew("echappee/thing/x", "three", sound=False)
    assert shelf.stored == {
        "echappee/thing/x": "three", "echappee/thing/x.old": "one", "echappee/broken/thing-x": "two",
    }  # fmt: skip


def test_a_keepsake_has_two_generations() -> None:
    shelf = library()
    assert small_records.recall(shelf, "profile") is None
    for text in ("one", "two", "two"):
        assert small_records.keep(shelf, "profile", text)
    assert small_records.recall(shelf, "profile") == "two"
    shelf.heard("echappee/keepsake/profile", "half of i")
    assert small_records.recall(shelf, "profile") == "one"
    assert small_records.keep(shelf, "profile", "three")
    assert small_records.recall(shelf, "profile") == "three"
    assert shelf.broken() == {"keepsake-profile": "half of i"}
    assert unseal(shelf.stored["echappee/keepsake/profile.old"]) == "one"
    small_records.forget(shelf, "profile")
    assert list(shelf.stored) == ["echappee/broken/keepsake-profile"]


def test_a_keepsake_of_a_newer_version_is_left_alone() -> None:
    shelf = library(keepsake__profile='{"echappee": 7}')
    assert not small_records.keep(shelf, "profile", "older")
    with pytest.raises(Newer):
        small_records.recall(shelf, "profile")
    assert shelf.drain() == []


def test_a_damaged_game_is_set_aside_before_it_is_written_over() -> None:
    shelf = kept("first")
    shelf.keep("a", CARD, "second")
    shelf.heard("echappee/game/a", "half of i")
    assert shelf.keep("a", CARD, "third")
    assert shelf.broken() == {"game-a": "half of i"}
    assert unpack(shelf.stored["echappee/game/a.old"])[1] == "first"


@given(st.text())
def test_any_text_can_be_sealed(text: str) -> None:
    assert unseal(seal(text)) == text
    with pytest.raises(Damaged):
        unseal(text)
