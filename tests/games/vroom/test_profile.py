"""What the screen tells of a game becomes trophies: the clock, the language, the hour, a link; and nothing twice."""

from typing import Any

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import Damaged, Illegal
from pygame_core.games.vroom.board import MODULES
from pygame_core.games.vroom.campaign import profile
from pygame_core.games.vroom.campaign.record import GOLDEN, QUICK, TROPHIES

RESULT = {"won": True, "reason": "won", "lost": 1, "inventor": False, "epic": False, "opened": "", "due": True}
VIEW: dict[str, Any] = {"result": RESULT, "modules": [], "skin": "wood"}


def drove(number: int) -> Event:
    return Event("drove", {"round": number, "car": 1})


def raced(seconds: int, langs: tuple[str, ...] = ("fr",)) -> profile.Record:
    """The record of a game of one race that took so long."""
    record: profile.Record = {}
    for lang in langs:
        record = profile.witness(record, [], lang, 0)
    record = profile.witness(record, [Event("looked", {"round": 1})], langs[-1], 1_000)
    record = profile.witness(record, [drove(5)], langs[-1], 1_000 + 500 * seconds)
    record = profile.witness(record, [drove(5)], langs[-1], 1_000 + 1_000 * seconds)
    return profile.witness(record, [Event("ranking", {}), Event("race_over", {})], langs[-1], 999_000)


def after(record: profile.Record, hour: int = 12, **view: Any) -> profile.Profile:
    mine = profile.remembered(profile.new("fr"), "one", record)
    return profile.after(mine, "one", VIEW | view, hour, "2026-05-01")


@pytest.mark.parametrize(("seconds", "quick"), [(QUICK // 1000, True), (QUICK // 1000 + 1, False)])
def test_a_race_is_timed_from_the_first_look_to_the_last_drive(seconds: int, quick: bool) -> None:
    assert ("clock" in after(raced(seconds))["trophies"]) == quick


def test_the_quickest_race_counts() -> None:
    record = raced(200)
    record = profile.witness(record, [drove(1)], "fr", 5_000)
    record = profile.witness(record, [drove(5), Event("ranking", {})], "fr", 65_000)
    assert record["quickest"] == 60_000
    assert record["race"] == 2


@pytest.mark.parametrize(("langs", "abroad"), [(("en",), True), (("fr",), False), (("en", "fr"), False)])
def test_abroad_is_a_whole_game_in_another_language(langs: tuple[str, ...], abroad: bool) -> None:
    assert ("international" in after(raced(600, langs))["trophies"]) == abroad


@pytest.mark.parametrize(("hour", "night"), [(0, True), (4, True), (5, False), (23, False)])
def test_the_night_ends_at_five(hour: int, night: bool) -> None:
    assert ("night" in after(raced(600), hour)["trophies"]) == night


def test_a_game_counts_once() -> None:
    once = after(raced(600))
    twice = profile.after(once, "one", VIEW, 3, "2026-06-01")
    assert twice == once
    assert once["played"] == 1
    assert once["records"]["one"]["won"] == ["victory"]


def test_a_link_is_a_trophy_once() -> None:
    sent = profile.shared(after(raced(600)), "one", "2026-05-02")
    assert sent["trophies"] == {"victory": "2026-05-01", "influencer": "2026-05-02"}
    assert sent["records"]["one"]["won"] == ["victory", "influencer"]
    assert profile.shared(sent, "one", "2026-05-03") == sent
    assert profile.news(sent["records"]["one"], "en") == "2 stickers more: Victory and Influencer."


def test_an_opening_is_used_once() -> None:
    mine = after(raced(600))
    assert profile.due(mine) == MODULES
    opened = profile.opened(mine, "ghost")
    assert profile.due(opened) == ()
    with pytest.raises(Illegal):
        profile.opened(opened, "boost")
    assert profile.barred(opened, {"campaign": True}) == {"opened", *MODULES} - {"ghost"}
    assert profile.barred(opened, {"campaign": False}) == {"opened"}


@pytest.mark.parametrize(("modules", "crazy"), [([], False), (["drift"], False), (["drift", "podium"], True)])
def test_a_module_is_won_with_and_two_are_crazy(modules: list[str], crazy: bool) -> None:
    won = {*after(raced(600), modules=modules)["trophies"]}
    assert won == {"victory", *modules, *(["crazy"] if crazy else [])}
    lost = RESULT | {"won": False, "due": False}
    assert after(raced(600), modules=modules, result=lost)["trophies"] == {}


@pytest.mark.parametrize(("lost", "perfect"), [(0, True), (1, False)])
def test_perfect_forgives_no_wheel_that_came_back(lost: int, perfect: bool) -> None:
    assert ("perfect" in after(raced(600), result=RESULT | {"lost": lost})["trophies"]) == perfect


def test_games_that_are_lost_have_trophies_too() -> None:
    lost = RESULT | {"won": False, "due": False, "inventor": True, "epic": True}
    assert {*after(raced(120, ("en",)), 4, result=lost, skin="tower")["trophies"]} == {
        "inventor", "night", "international", "epic", "clock", "curator",
    }  # fmt: skip


def test_the_ghost_is_the_last_to_drive() -> None:
    record = profile.witness({}, [Event("looked", {"round": 1})], "fr", 1_000)
    record = profile.witness(record, [drove(5)], "fr", 121_000)
    record = profile.witness(record, [Event("ghost_drove", {"round": 5})], "fr", 121_001)
    assert "clock" not in after(profile.witness(record, [Event("ranking", {})], "fr", 122_000))["trophies"]


def test_ten_trophies_are_golden() -> None:
    nine = profile.new("fr") | {"trophies": dict.fromkeys(TROPHIES[: GOLDEN - 1], "2026-01-01")}
    assert profile.honours(nine) == frozenset()
    mine = profile.new("fr") | {"trophies": dict.fromkeys(TROPHIES[:GOLDEN], "2026-01-01")}
    assert profile.honours(mine) == {"golden"}
    assert profile.honours(profile.new("fr")) == frozenset()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_garage_is_told(lang: str) -> None:
    for mine in (profile.new("fr"), after(raced(600)), profile.opened(after(raced(600)), "drift")):
        card = profile.garage(mine, lang)
        assert card.title
        assert len(card.paragraphs) == 3
        assert not any("{" in sentence for sentence in card.paragraphs)


@pytest.mark.parametrize("wrong", [
    {"opened": ["boost", "boost"]}, {"opened": ["chess"]}, {"trophies": {"chess": "x"}}, {"trophies": {"victory": 5}},
    {"due": "yes"}, {"played": -1}, {"wins": {"boost": True}}, {"records": {"a": 5}}, {"records": None},
    {"home": "x" * 99},
])  # fmt: skip
def test_what_is_no_profile_is_damaged(wrong: dict[str, Any]) -> None:
    mine = profile.new("fr")
    assert profile.read(mine) == mine
    with pytest.raises(Damaged):
        profile.read(mine | wrong)
