"""When the browser cannot keep something: what is done about it, what is said, and that nothing is lost."""

from typing import Any

import pytest

from app.core.context import Room
from tests.app.tables import GAMES, Page, begun


def fresh() -> Page:
    return begun(GAMES[0], languages=("en",))


def name(page: Page) -> str:
    return page.hash.rpartition("/")[2]


def shown(page: Page) -> str:
    return page.regions["app"].replace("\u00a0", " ")


def refused(page: Page, key: str, why: str = "quota") -> dict[str, Any]:
    return page.send("stored", ok=False, key=f"echappee/{key}", why=why)


def notices(page: Page) -> str:
    return page.regions.get("notices", page.regions["app"])


def test_a_full_storage_lets_go_of_what_is_there_twice_and_writes_again() -> None:
    page = fresh()
    page.play(2)
    first = name(page)
    page.do(f"play:{GAMES[0]}")
    page.play(2)
    assert f"echappee/game/{first}.old" in page.stored
    reply = refused(page, f"game/{name(page)}.old")
    keys = [write[0].rpartition("/")[2] for write in reply["store"]]
    assert keys == [f"{first}.old", f"{name(page)}.old", name(page)]
    assert f"echappee/game/{first}" in page.stored
    assert "paint" not in reply, "nobody needs to know"


def test_the_latest_answer_is_worth_more_than_the_one_before() -> None:
    page = fresh()
    page.play(2)
    reply = refused(page, f"game/{name(page)}.old")
    assert [write[0] for write in reply["store"]] == [f"echappee/game/{name(page)}"]


def test_a_full_storage_is_said_with_a_way_out_until_there_is_room_again() -> None:
    page = fresh()
    page.play(1)
    key = f"game/{name(page)}"
    reply = refused(page, key)
    assert "storage is full" in notices(page)
    assert 'data-do="export"' in notices(page)
    assert reply["attrs"]["html"]["data-unkept"] == "", "leaving is asked about"
    length = len(page.table.session.match.log)
    page.play(1)
    assert len(page.table.session.match.log) > length, "the game goes on"
    reply = page.send("stored", ok=True, key=f"echappee/{key}")
    assert "storage is full" not in page.regions["notices"]
    assert reply["attrs"]["html"]["data-unkept"] is None


def test_what_was_read_is_put_away_and_not_said_at_every_answer() -> None:
    page = fresh()
    page.play(1)
    refused(page, f"game/{name(page)}")
    page.do("hush:store_quota")
    assert "storage is full" not in page.regions["notices"]
    page.play(1)
    refused(page, f"game/{name(page)}")
    assert "storage is full" not in page.regions["notices"]
    page.send("stored", ok=True, key=f"echappee/game/{name(page)}")
    refused(page, f"game/{name(page)}")
    assert "storage is full" in page.regions["notices"], "once more when it happens once more"


def test_the_other_tab_s_game_is_the_one_that_counts() -> None:
    """Both tabs have answered at the same time; this one came too late."""
    page = fresh()
    page.settle()
    key = f"echappee/game/{name(page)}"
    before = page.stored[key]
    length = len(page.table.session.match.log)
    page.do(page.tokens[0])
    assert len(page.table.session.match.log) > length
    guard = {"guard": f"echappee/owner/{name(page)}", "owner": "there"}
    page.send("stored", ok=False, key=key, why="elsewhere", value=before, **guard)
    assert page.table.picture().kind == "watched"
    assert len(page.table.session.match.log) == length
    page.do("ui:claim")
    assert len(page.table.session.match.log) == length


def test_what_a_newer_version_plays_in_another_tab_is_not_claimed() -> None:
    page = fresh()
    key = f"echappee/game/{name(page)}"
    page.send("storage", key=f"echappee/owner/{name(page)}", value="there")
    page.send("storage", key=key, value='{"echappee": 9}')
    page.do("ui:claim")
    assert "newer version" in notices(page)
    assert page.table.picture().kind == "watched"
    assert page.app.desk
    assert page.app.desk.library.stored[key] == '{"echappee": 9}'


def test_a_refusal_is_said_once() -> None:
    page = fresh()
    assert refused(page, f"game/{name(page)}", "refused")
    assert "refuses to keep" in notices(page)
    assert refused(page, f"game/{name(page)}", "refused") == {}


# ------------------------------------------------------------------ for good
def test_the_browser_is_asked_to_keep_all_when_a_first_game_has_gone_on_for_a_while() -> None:
    page = fresh()
    asked = []
    for answer in range(12):
        page.settle()
        if page.table.picture().kind != "asked":
            break
        if {"type": "persist"} in page.do(page.tokens[0]).get("effect", []):
            asked.append(answer)
    assert len(asked) == 1
    assert asked[0] >= 3, "not at once"
    assert page.stored["echappee/persist"] == "asked"
    again = Page(page.hash, page.stored, ("en",))
    again.play(8)
    assert again.app.desk
    assert again.app.desk.asked_to_persist


def test_the_settings_tell_how_much_room_there_is() -> None:
    page = Page("#/settings", {"echappee/game/a": "x" * 150_000}, ("en",))
    assert {"type": "room"} in page.last["effect"]
    assert "300 kB" in shown(page)
    page.send("room", usage=23_400_000, quota=2_500_000_000, persisted=False)
    assert "23 MB, out of 2.5 GB" in shown(page)
    assert page.do("persist")["effect"] == {"type": "persist"}
    page.send("room", usage=23_400_000, quota=2_500_000_000, persisted=True)
    assert "has promised to keep it all" in page.regions["app"]


@pytest.mark.parametrize("told", [{}, {"usage": -1, "quota": "much", "persisted": 1}])
def test_a_browser_that_tells_nothing_of_its_room(told: dict[str, Any]) -> None:
    page = Page("#/settings", {}, ("fr",))
    page.send("room", **told)
    assert page.app.desk
    assert page.app.desk.room == Room()
    assert 'data-do="persist"' not in page.regions["app"]
    assert "0 ko" in shown(page)
