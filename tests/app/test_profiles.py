"""What a device keeps of a game beyond its matches is never lost: not by damage, not by a file, not by two games."""

import json
from typing import Any

import pytest

from app.core.context import Desk, desk_from
from app.core.profiles import ProfileStore
from app.pages.profile import Garage
from app.pages.setup import NewTable
from app.storage.checksummed_text import seal, unseal
from app.storage.small_records import KEEPSAKE
from pygame_core.engine import registry
from tests.app.tables import ENOUGH, Page, begun

GAME = "vroom"
KEY = f"{KEEPSAKE}profile-{GAME}"


def desk(stored: dict[str, str] | None = None) -> Desk:
    return desk_from({"storage": stored or {}, "languages": ["fr"], "entropy": "ab"})


def kept(**more: Any) -> str:
    return seal(json.dumps({**ProfileStore(desk(), GAME).profile, **more}))


def unpack(text: str) -> Any:
    return json.loads(unseal(text))


def played() -> Page:
    page = begun(GAME, stored={"echappee/speed": "instant"})
    page.play(ENOUGH)
    return page


def test_a_finished_game_is_counted_once_and_stays() -> None:
    page = played()
    profile = unpack(page.stored[KEY])
    assert profile["played"] == 1
    assert profile["home"] == "fr"
    (record,) = profile["records"].values()
    assert record["over"]
    assert record["langs"] == ["fr"]
    again = page.reloaded()
    again.do("ui:link", value="")
    assert unpack(again.stored[KEY])["played"] == 1


def test_a_link_to_a_finished_game_is_a_trophy() -> None:
    page = played()
    assert "influencer" not in unpack(page.stored[KEY])["trophies"]
    page.do("ui:link:position")
    assert "influencer" in unpack(page.stored[KEY])["trophies"]


def test_the_older_generation_takes_the_place_of_a_damaged_one() -> None:
    older, newer = kept(opened=["boost"]), kept(opened=["boost", "ghost"])
    for damage in (newer[:-9], newer.replace("ghost", "weird"), "{}", "x" * 200_000):
        table = desk({KEY: damage, f"{KEY}.old": older})
        keeper = ProfileStore(table, GAME)
        assert keeper.profile["opened"] == ["boost"]
        keeper.keep(keeper.profile | {"due": True})
        assert damage in table.library.broken().values()
        assert ProfileStore(table, GAME).profile["due"]
    assert ProfileStore(desk({KEY: newer, f"{KEY}.old": older}), GAME).profile["opened"] == ["boost", "ghost"]


def test_each_write_keeps_the_one_before() -> None:
    table = desk()
    keeper = ProfileStore(table, GAME)
    for count in (1, 2, 3):
        keeper.keep(keeper.profile | {"played": count})
    assert unpack(table.library.stored[KEY])["played"] == 3
    assert unpack(table.library.stored[f"{KEY}.old"])["played"] == 2


def test_a_file_adds_to_what_is_here() -> None:
    here = Page("#/profile/vroom", {KEY: kept(opened=["boost"], trophies={"victory": "2026-02-01"}, played=4)})
    theirs = kept(opened=["ghost"], trophies={"victory": "2026-01-01", "perfect": "2026-03-01"}, played=2)
    here.do("file", text=json.dumps({"echappee": "export", "stored": {KEY: theirs}}))
    found = unpack(here.stored[KEY])
    assert found["opened"] == ["boost", "ghost"]
    assert found["trophies"] == {"victory": "2026-01-01", "perfect": "2026-03-01"}
    assert found["played"] == 4
    assert f"{KEY}.new" not in here.stored


def test_it_can_be_carried_away_and_erased() -> None:
    page = Page("#/profile/vroom", {KEY: kept(opened=["boost"])})
    page.do("carry")
    assert unpack(json.loads(page.last["effect"]["text"])["stored"][KEY])["opened"] == ["boost"]
    page.do("erase-sure")  # Not asked yet.
    assert KEY in page.stored
    page.do("erase")
    page.do("erase-sure")
    assert KEY not in page.stored


def test_an_opening_that_was_kept_is_used_on_the_page() -> None:
    page = Page("#/profile/vroom", {KEY: kept(due=True)})
    assert isinstance(page.app.screen, Garage)
    assert page.regions["app"].count("unseal:") == 5
    page.do("unseal:drift")
    assert unpack(page.stored[KEY])["opened"] == ["drift"]
    page.do("unseal:ghost")
    assert unpack(page.stored[KEY])["opened"] == ["drift"]
    assert "unseal:" not in page.regions["app"]


def test_a_table_knows_what_is_open() -> None:
    table = NewTable(desk({KEY: kept(opened=["drift"], played=1)}), registry.meta(GAME))
    shown = {option.name for option in table.open_to_choice()}
    assert {"drift", "campaign", "mode"} <= shown
    assert not {"weather", "ghost", "opened", "custom_name", "event_2"} & shown
    table.do("option", {"option-campaign": "False"})
    assert {"weather", "ghost"} <= {option.name for option in table.open_to_choice()}


def test_who_has_never_played_is_offered_a_first_game() -> None:
    assert begun(GAME).table.session.match.options["first_game"]
    page = begun(GAME, stored={KEY: kept(opened=["boost"], played=1)})
    assert not page.table.session.match.options["first_game"]
    assert page.table.session.match.options["opened"] == "boost"


@pytest.mark.parametrize("name", ["", "Sans un mot"])
def test_an_invented_event_has_a_name(name: str) -> None:
    table = NewTable(desk({KEY: kept(played=1)}), registry.meta(GAME))
    table.do("option", {"option-events": "custom"})
    begun_with: list[Any] = []
    table.desk.begin = lambda setup: begun_with.append(setup) or {}  # type: ignore[func-returns-value]
    table.do("start", {"option-custom_name": name, "option-custom_text": "Personne ne parle."})
    if name:
        assert begun_with[0].options["custom_name"] == name
        assert begun_with[0].options["custom_text"] == "Personne ne parle."
    else:
        assert not begun_with
        assert table.errors.keys() == {"custom_name"}
